"""The entries of SR0 and SR1: how a record is written down, its tags and its rulings."""

from typing import Final

from sevenrocks.validator.catalogue.entry import Entry

FORM: Final = (
    Entry(
        code="SR001",
        name="syntax-error",
        severity="error",
        category="form",
        rule="",
        summary="a statement cannot be read; the message says what was expected there",
        explanation=(
            "The marked characters do not belong to any statement of the notation, or the statement "
            "cannot stand at this point of its round. A slip of the keyboard is the usual cause: a colon "
            "for the bar of a tile, a blank inside a claim, a character that only looks like the right "
            "one. The statement is left out and reading goes on with the next line, so one bad line costs "
            "one finding. What stands before the fault on a line of events still counts. Where a play is "
            "lost in this way, the rest of its round may have to go unverified."
        ),
        mend="Write at the marked place what the message expects there.",
        messages={
            "": "found {found}, but expected {expected}",
            "advice": "found {found}; {advice}",
            "misplaced": (
                "a statement of this kind ({kind}) is out of order here; "
                "a round goes round, draw, opener, deal, events, end, hand, score"
            ),
        },
        fires="""\
round 1
S 1|4 +5
W 4:4
result *
""",
        near="""\
round 1
S 1|4 +5
W 4-4
result *
""",
    ),
    Entry(
        code="SR002",
        name="not-text",
        severity="error",
        category="form",
        rule="",
        summary="the bytes are not UTF-8, or hold NUL",
        explanation=(
            "A record is a text file in UTF-8, and this file holds bytes that are no such text. "
            "It was most likely saved in another encoding, by an old editor or a spreadsheet. "
            "The message says which bytes were found and, where it can be told, which encoding they point "
            "to. It is reported once, at the first bad byte, and the other lines are judged all the same."
        ),
        mend="Save the file as UTF-8, or convert it with the command that the message names.",
        messages={"": "the source is not UTF-8 text: {found}; {advice}"},
        fires=b'[North "Ren\xe9"]\nresult *\n',
        near='[North "René"]\nresult *\n',
    ),
    Entry(
        code="SR003",
        name="empty-record",
        severity="error",
        category="form",
        rule="",
        summary="a source holds no statement at all",
        explanation=(
            "There is nothing in this source to judge: no tag, no round and no result. "
            "The file may have been emptied by accident, saved before anything was typed, or hold nothing "
            "but comments. An empty source never counts as a valid record, so that a lost file is noticed."
        ),
        mend="Put the record into the file, or leave the file out.",
        messages={"": "there is no statement in this source"},
        fires="# Table 4, to be typed in\n",
        near="# Table 4, never played\nresult *\n",
    ),
    Entry(
        code="SR004",
        name="limit-exceeded",
        severity="error",
        category="form",
        rule="",
        summary=(
            "a line over 100,000 characters, a number over 9 digits, JSON nested deeper than 64, "
            "or compressed data that grows more than a thousandfold"
        ),
        explanation=(
            "No record of a real match comes near these limits; they keep a damaged or hostile file from "
            "using up the computer. A line may hold 100,000 characters, a number 9 digits, and JSON may be "
            "nested 64 levels deep. Compressed data may unpack to a thousand times its size. "
            "A number over the limit is most often a score with a digit typed twice, or two numbers that "
            "ran together."
        ),
        mend="Correct the number, or break the line up.",
        messages={
            "line": "a line of text is longer than 100,000 characters",
            "number": "the number {found} has more than 9 digits",
            "expansion": "the compressed data grows more than a thousandfold",
            "depth": "the JSON is nested deeper than 64 levels",
        },
        fires="""\
round 1
draw N:1000000000 E:9 S:3 W:2
result *
""",
        near="""\
round 1
draw N:999999999 E:9 S:3 W:2
result *
""",
    ),
    Entry(
        code="SR005",
        name="invalid-json",
        severity="error",
        category="form",
        rule="",
        summary="JSON that does not parse, repeats a key, or holds NaN or Infinity",
        explanation=(
            "The source begins like JSON, but it breaks the rules of JSON itself, so that no record can be "
            "read from it. A file that was cut short, a comma too many and a missing quotation mark are the "
            "usual causes. A key that stands twice in one object is refused as well, because programs "
            "disagree about which of the two counts. NaN and Infinity are no JSON numbers."
        ),
        mend="Correct the JSON at the marked place, or export it again.",
        messages={
            "": "this is not JSON: found {found}, but expected {expected}",
            "repeated-key": "the key {found} stands twice in one object",
            "not-a-number": "{found} is no JSON number",
        },
        fires="""\
{"format": "srn", "version": 1, "version": 1, "matches": [{"result": {"unfinished": true}}]}
""",
        near="""\
{"format": "srn", "version": 1, "matches": [{"result": {"unfinished": true}}]}
""",
    ),
    Entry(
        code="SR006",
        name="schema-violation",
        severity="error",
        category="form",
        rule="",
        summary="JSON that breaks the record schema; the place is a JSON Pointer",
        explanation=(
            "The JSON itself is sound, but it does not say what a record may say: a name is unknown, "
            "a value has the wrong kind, or something that is needed is missing. "
            "The place is given as a JSON Pointer, such as /matches/0/rounds/2/opener. "
            "Programs that write records by hand are the usual cause. The schema can be printed with "
            "'sevenrocks schema record'."
        ),
        mend="Change the value at the place named so that it fits the record schema.",
        messages={"": "found {found}, but the record schema expects {expected}"},
        fires="""\
{"format": "srn", "version": 1, "matches": [{"result": {"unfinished": "yes"}}]}
""",
        near="""\
{"format": "srn", "version": 1, "matches": [{"result": {"unfinished": true}}]}
""",
    ),
    Entry(
        code="SR007",
        name="broken-archive",
        severity="error",
        category="form",
        rule="",
        summary="compressed input that is damaged or cut short",
        explanation=(
            "The file is compressed and cannot be unpacked to its end. "
            "A copy or a download that broke off is the usual cause. What could be unpacked before the "
            "damage is judged all the same, but what comes after it is lost."
        ),
        mend="Copy or download the file again.",
        messages={"": "the compressed data is damaged or cut short: {found}"},
        fires=bytes.fromhex("1f8b08000000000002ff2b4a2d2ecd2951d0e20200"),
        near=bytes.fromhex("1f8b08000000000002ff2b4a2d2ecd2951d0e20200b7c9542909000000"),
    ),
    Entry(
        code="SR101",
        name="duplicate-tag",
        severity="error",
        category="form",
        rule="",
        summary="a tag name stands twice in a match (the first counts)",
        explanation=(
            "Each tag says one thing of a match, and so it can stand only once. "
            "The first of the two counts and the second is not used. Most often the head of another record "
            "was copied and one line of it was left behind, or one name was meant to be another."
        ),
        mend="Remove the tag that is wrong, or correct its name.",
        messages={"": "the tag {name} stands twice in this match; the first one counts"},
        fires="""\
[Table "4"]
[Table "5"]
result *
""",
        near="""\
[Table "4"]
[Match "5"]
result *
""",
    ),
    Entry(
        code="SR102",
        name="bad-tag-value",
        severity="error",
        category="form",
        rule="",
        summary=(
            "a date that does not exist or has another form, a Target that is no positive integer "
            "(250 is then used), an unknown SRN version"
        ),
        explanation=(
            "Three tags have to follow a form. Date is a day, a month or a year of the calendar: 2026-05-03, "
            "2026-05 or 2026. Target, the score that wins, is a whole number above zero; where it is not, "
            "the match is judged by the usual 250. SRN is the version of the notation, and so far there is "
            "only 1. All other tags may hold any text."
        ),
        mend="Write the value in the form that the message shows.",
        messages={
            "date": "{value} is not a date; write it as 2026-05-03, 2026-05 or 2026",
            "target": "{value} is not a positive whole number; the match is judged by a Target of 250",
            "version": "version {value} of the notation is unknown; the version known here is 1",
        },
        fires="""\
[Date "2026-02-30"]
result *
""",
        near="""\
[Date "2026-02"]
result *
""",
    ),
    Entry(
        code="SR103",
        name="duplicate-player",
        severity="warning",
        category="form",
        rule="R1",
        summary="one name sits in two seats (empty and ? aside)",
        explanation=(
            "Four different players sit at a table, yet one name is given for more than one seat. "
            "It may be a slip of copying, or two people who bear the same name. "
            "The play is judged all the same, but statistics over players would take the two for one. "
            "A name that is not known can be left empty or written as ?, as often as needed."
        ),
        mend="Correct the name, or tell the two players apart (Ada K., Ada M.).",
        messages={"": "{value} sits in more than one seat: {seats}"},
        fires="""\
[North "Ada"]
[South "Ada"]
result *
""",
        near="""\
[North "?"]
[South "?"]
result *
""",
    ),
    Entry(
        code="SR104",
        name="result-tag-mismatch",
        severity="error",
        category="form",
        rule="",
        summary="the Result tag (255-190, NS first, or *) differs from the scores computed",
        explanation=(
            "The Result tag repeats the final scores at the head of the record, NS first. "
            "They are not those that the replay of the match gives. A tag typed before the last round was "
            "added up, or with the two partnerships exchanged, is the usual cause. "
            "A tag that agrees with scores already found wrong is not reported a second time."
        ),
        mend="Write the computed scores into the Result tag.",
        messages={"": "the Result tag says {claimed}, but the match gives {computed}"},
        fires="""\
[Target "5"]
[Result "0-5"]
round 1
S 1|4
end won NS
result NS 5 EW 0
""",
        near="""\
[Target "5"]
[Result "5-0"]
round 1
S 1|4
end won NS
result NS 5 EW 0
""",
    ),
    Entry(
        code="SR105",
        name="unused-ruling",
        severity="warning",
        category="form",
        rule="",
        summary="an allow comment names a code that its statement does not have",
        explanation=(
            "A comment that begins with 'allow' lets the named discrepancies of its statement stand, by "
            "ruling of the referee. This one names a code that was not found there. "
            "Either the record was corrected since, or the comment slipped to another statement, or the code "
            "was mistyped. A comment on a line of its own belongs to the statement below it, any other to "
            "the last statement on its line."
        ),
        mend="Move the comment to the statement it was meant for, correct its code, or remove it.",
        messages={"": "the ruling allows {code}, which this statement does not have"},
        fires="""\
round 1
S 1|4 +5  # allow SR601: stands by ruling of the referee
result *
""",
        near="""\
round 1
S 1|4 +10  # allow SR601: stands by ruling of the referee
result *
""",
    ),
)
