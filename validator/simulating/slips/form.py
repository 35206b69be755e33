"""Slips in the form of a record: what cannot be read, tags and rulings."""

from typing import Final

from sevenrocks.notation.tiles import SEATS
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.script import Statement, bare, words
from sevenrocks.validator.simulating.slips.making import TOLD, Fault, alone, require, slip, suitable, veiled
from sevenrocks.validator.simulating.writer import tag
from sevenrocks.validator.tags import DEFAULT_TARGET, PLAYERS

STRAY: Final = (("note", "the", "clock"), ("?",), ("=", "20"), ("5",))
"""Lines that cannot be read, word by word."""


@slip("SR001-line")
def line_of_words(club: Club) -> Fault:
    """A line of words stands among the statements."""
    _, script = veiled(club)
    stray = Statement("unreadable", words(*club.chance.choice(STRAY)))
    script.insert_after(club.chance.choice(script.statements), stray)
    return Fault(script, stray, has_width=False)


@slip("SR001-claim")
def claim_garbled(club: Club) -> Fault:
    """Something unreadable follows the claims of a placement; the placement counts."""
    _, script = veiled(club)
    statement = suitable(script.placements(), club)
    statement.words.append(bare("stray", club.chance.choice(["!", "x5", "?"])))
    alone(script, statement)
    return Fault(script, statement, "stray", has_width=False)


@slip("SR001-event")
def tile_garbled(club: Club) -> Fault:
    """A tile cannot be read; the placement is lost."""
    _, script = veiled(club, **TOLD)
    statement = suitable(script.placements(), club)
    statement.rewrite("tile", club.chance.choice(["?", "?|4", "x|x"]))
    alone(script, statement)
    return Fault(script, statement, "tile", has_width=False)


@slip("SR001-misplaced")
def statement_out_of_order(club: Club) -> Fault:
    """The opener is named once more, after the events."""
    match, script = veiled(club)
    stray = Statement("misplaced", [*words("opener"), bare("seat", club.chance.choice(SEATS))])
    before = script.inside(club.chance.choice(match.rounds), "event", "end", "hand")
    script.insert_after(suitable(before, club), stray)
    return Fault(script, stray)


@slip("SR001-round")
def round_number_garbled(club: Club) -> Fault:
    """The number of a round cannot be read."""
    match, script = veiled(club, tags=True)
    statement = script.of(club.chance.choice(match.rounds))
    statement.rewrite("number", "?")
    return Fault(script, statement, "number", has_width=False)


@slip("SR001-round-word")
def round_word_misspelt(club: Club) -> Fault:
    """The word that begins a round is misspelt."""
    match, script = veiled(club, tags=True)
    statement = script.of(club.chance.choice(match.rounds))
    statement.words[0][0].text = club.chance.choice(["rond", "Round", "%"])
    return Fault(script, statement, has_width=False)


@slip("SR001-tag")
def tag_without_quote(club: Club) -> Fault:
    """The quotation mark that begins a tag's value is missing."""
    _, script = veiled(club, tags=True, result_tag=True)
    statement = script.tag("Event")
    del statement.words[1][0]
    return Fault(script, statement, "value", has_width=False)


@slip("SR004-line")
def comment_too_long(club: Club) -> Fault:
    """A line is longer than 100,000 characters."""
    _, script = veiled(club)
    long = Statement("comment", words("# " + "x" * 100_000))
    script.insert_after(club.chance.choice(script.statements), long)
    return Fault(script, long, None)


@slip("SR004-number")
def number_too_long(club: Club) -> Fault:
    """A score has ten digits."""
    _, script = veiled(club, scores=1)
    statement = suitable(script.every("score"), club)
    side = club.chance.choice(["NS", "EW"])
    statement.rewrite(side, "1234567890")
    return Fault(script, statement, side)


@slip("SR101")
def tag_twice(club: Club) -> Fault:
    """A tag stands twice."""
    _, script = veiled(club, tags=True)
    name = club.chance.choice(["Event", "Table", "House"])
    second = tag(name, club.chance.choice(["Autumn Teams", "5"]))
    first = script.tag(name)
    script.insert_after(club.chance.choice([first, script.every("tag")[-1]]), second)
    return Fault(script, second, "name")


@slip("SR102-date")
def date_wrong(club: Club) -> Fault:
    """The date does not exist or has another form."""
    _, script = veiled(club, tags=True)
    statement = script.tag("Date")
    statement.rewrite(
        "value", club.chance.choice(["2026-02-30", "2026-13", "3.5.2026", "2026-5-3", "26", "", "today"])
    )
    return Fault(script, statement, "value")


@slip("SR102-target")
def target_wrong(club: Club) -> Fault:
    """The target is no positive integer; 250 is used."""
    _, script = veiled(club, club.play(target=DEFAULT_TARGET), tags=True)
    require(all(statement.source != "Target" for statement in script.every("tag")))
    added = tag("Target", club.chance.choice(["0", "-5", "2.5", "two hundred", ""]))
    script.insert_after(club.chance.choice(script.every("tag")), added)
    return Fault(script, added, "value")


@slip("SR102-version")
def version_unknown(club: Club) -> Fault:
    """The version of the notation is unknown."""
    _, script = veiled(club, tags=True)
    added = tag("SRN", club.chance.choice(["2", "0", "one", "1.0"]))
    script.insert_after(club.chance.choice(script.every("tag")), added)
    return Fault(script, added, "value")


@slip("SR103")
def player_twice(club: Club) -> Fault:
    """One name sits in two seats."""
    _, script = veiled(club, tags=True, result=True)
    seats = club.chance.sample([tag for tag in script.every("tag") if tag.source in PLAYERS], 2)
    first, second = sorted(seats, key=script.statements.index)
    second.rewrite("value", first.text("value"))
    return Fault(script, second, "value")


@slip("SR104")
def result_tag_wrong(club: Club) -> Fault:
    """The Result tag differs from the final scores."""
    match, script = veiled(club, result_tag=True, result=True)
    require(match.result is not None)
    statement = script.tag("Result")
    wrong_ns, wrong_ew = (score + club.chance.choice([-5, 5, 10]) for score in match.scores)
    one, both = f"{match.scores[0]}-{wrong_ew}", f"{wrong_ns}-{wrong_ew}"
    statement.rewrite("value", club.chance.choice(["*", one, both]))
    return Fault(script, statement, "value")


@slip("SR105")
def ruling_unused(club: Club) -> Fault:
    """A ruling allows what its statement does not have."""
    _, script = veiled(club, comments=0, result=True)
    statement = club.chance.choice(script.statements)
    alone(script, statement)
    code = club.chance.choice(["SR601", "SR406", "SR303"])
    statement.words.append(bare("comment", f"# allow {code}: stands by ruling of the referee"))
    return Fault(script, statement, "comment")
