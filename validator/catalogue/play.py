"""The entries of SR3 to SR5: turns, placements and knocks, where a player broke a rule."""

from typing import Final

from sevenrocks.validator.catalogue.entry import Entry

PLAY: Final = (
    Entry(
        code="SR301",
        name="wrong-opener",
        severity="error",
        category="play",
        rule="R7",
        summary=(
            "the opener is not the winner of the draw, or not the player who went out in the round before"
        ),
        explanation=(
            "The first round is opened by the winner of the draw. After that, whoever played the last tile "
            "of a hand opens the next round, and after a blocked round there is a new draw. "
            "The record names somebody else, or somebody else plays first. Often only the opener line is "
            "wrong and the right player began; then this is the one thing reported."
        ),
        mend="Correct the opener, the lots of the draw, or the seat of the first play.",
        messages={
            "draw": "{player} opens, but the draw was won by {due}",
            "domino": "{player} opens, but the round before was ended by {due}, who opens this one",
        },
        fires="""\
round 1
draw N:5 E:9 S:3 W:2
opener S
result *
""",
        near="""\
round 1
draw N:5 E:9 S:3 W:2
opener E
result *
""",
    ),
    Entry(
        code="SR302",
        name="bad-draw",
        severity="error",
        category="play",
        rule="R5",
        summary=(
            "a first draw without all four seats, a redraw among other seats than those tied, "
            "a tie left undecided, a seat twice, a draw that is not due"
        ),
        explanation=(
            "In the neutral draw each of the four players takes one lot, and the highest opens. "
            "If the highest lots are equal, exactly the tied players draw again until one of them wins. "
            "A draw is due in the first round and after a blocked round; otherwise the player who went out "
            "opens. A draw that breaks these rules decides nothing, so the opener of its round is not judged."
        ),
        mend="Write each draw with the seats that took part in it, down to the one that decided.",
        messages={
            "missing": "the first draw is among all four seats, but {seats} took no part",
            "redraw": "the tie is redrawn among exactly the tied seats: {seats}",
            "undecided": "the highest lots of {seats} are equal, and the draw is not repeated",
            "twice": "{player} has two lots in this draw",
            "not-due": "no draw is due, because {player} went out in the round before and opens this one",
            "again": "no further draw is due, because the one before was decided",
        },
        fires="""\
round 1
draw N:5 E:9 S:9 W:2
opener S
result *
""",
        near="""\
round 1
draw N:5 E:9 S:9 W:2
draw E:4 S:7
opener S
result *
""",
    ),
    Entry(
        code="SR303",
        name="out-of-turn",
        severity="error",
        category="play",
        rule="R6",
        summary="a seat acts although it is another's turn and that one could have placed",
        explanation=(
            "Turns run clockwise, N, E, S, W, and whoever can place must place. "
            "The player whose turn it was had a tile that fits, yet another player is recorded next. "
            "Either a play was left out of the record, or the seat letter is wrong, or somebody did play out "
            "of turn. If the tile is in the hand of the player whose turn it was, only the letter is wrong, "
            "and play goes on from that player; otherwise from the one who acted."
        ),
        mend="Correct the seat, or write down the play that is missing.",
        messages={
            "": "{player} acts, but it is the turn of {turn}, who can place",
            "seat": "{tile} is in the hand of {turn}, whose turn it is, and not of {player}",
            "knock": "the knock is written for {player}, but it is the turn of {turn}, who has to knock",
            "shown": "{player} acts, but it is the turn of {turn}, who later shows {tile}, which fitted here",
            "held": "{player} acts, but it is the turn of {turn}, who by what is listed had a tile that fits",
        },
        fires="""\
round 1
deal W 0|3 0|5 1|2 2|4 3|6 4|4 5|5
S 1|4
N 1|1
result *
""",
        near="""\
round 1
deal W 0|0 0|2 0|3 2|2 2|3 3|3 5|6
S 1|4
W knock
N 1|1
result *
""",
    ),
    Entry(
        code="SR304",
        name="implied-knock",
        severity="note",
        category="play",
        rule="R9",
        summary="a seat was passed over in silence and could not place",
        explanation=(
            "It was this player's turn, no tile of the hand fitted, and the record goes on with the next "
            "player without a word. That is allowed and taken for a knock. "
            "A knock that is written down is better, because a reader can then tell it from a play that was "
            "forgotten."
        ),
        mend="Write the knock on a line of its own before the marked statement.",
        messages={"": "{player} was passed over in silence; a knock is taken as read"},
        fires="""\
round 1
deal W 0|0 0|2 0|3 2|2 2|3 3|3 5|6
S 1|4
N 1|1
result *
""",
        near="""\
round 1
deal W 0|0 0|2 0|3 2|2 2|3 3|3 5|6
S 1|4
W knock
N 1|1
result *
""",
    ),
    Entry(
        code="SR305",
        name="wrong-round-number",
        severity="error",
        category="play",
        rule="",
        summary="the number is neither the round's ordinal nor one more than the number before",
        explanation=(
            "Rounds are numbered from 1 in the order they are played. "
            "This number is neither the round's place in the record nor one more than the number before it. "
            "It may be mistyped, or a whole round may be missing above it. The rounds that count on from a "
            "wrong number are not reported again."
        ),
        mend="Correct the number, or put in the round that is missing.",
        messages={"": "this is round {expected}, but it is numbered {number}"},
        fires="""\
round 2
S 1|4
result *
""",
        near="""\
round 1
S 1|4
result *
""",
    ),
    Entry(
        code="SR401",
        name="tile-not-in-hand",
        severity="error",
        category="play",
        rule="R4",
        summary="the tile was dealt to somebody else, or cannot be in this hand",
        explanation=(
            "Everybody plays from the 7 tiles of the deal, and nobody ever draws. "
            "This tile was dealt to another player, or all that is known of the hands leaves no room for it "
            "here. The tile, the seat or a line of the deal was written down wrongly. "
            "Replay goes on with the tile on the table, and treats the hands of both players as hidden for "
            "the rest of the round."
        ),
        mend="Correct the tile or the seat, or the deal line that lists the tile.",
        messages={
            "dealt": "{tile} was dealt to {owner}, not to {player}",
            "not-held": "{tile} cannot be in the hand of {player}",
        },
        fires="""\
round 1
deal W 0|3 0|5 1|2 2|4 3|6 4|4 5|5
S 4|4
result *
""",
        near="""\
round 1
deal W 0|3 0|5 1|2 2|4 3|6 4|4 5|5
S 4|5
result *
""",
    ),
    Entry(
        code="SR402",
        name="tile-already-placed",
        severity="error",
        category="play",
        rule="R2",
        summary="the tile already lies in the layout",
        explanation=(
            "Every tile exists once, and this one was placed earlier in the round. "
            "One of the two entries names the wrong tile, or the play was typed twice. "
            "Unless a single change explains everything that follows, the rest of the round cannot be "
            "verified, and its points are taken as claimed."
        ),
        mend="Correct the tile in one of the two places, or remove the play that was typed twice.",
        messages={"": "{tile} already lies in the layout"},
        fires="""\
round 1
S 1|4
W 4|4
N 1|4
result *
""",
        near="""\
round 1
S 1|4
W 4|4
N 1|5
result *
""",
    ),
    Entry(
        code="SR403",
        name="no-such-target",
        severity="error",
        category="play",
        rule="R8",
        summary=(
            "the tile joined to is not in the layout; an opening names a target; "
            "a tile without target fits nowhere"
        ),
        explanation=(
            "A tile is joined to a tile that lies on the table, and the record names one that does not. "
            "The opening lies alone and joins nothing, so it has no target. "
            "A tile written without a target goes to the only place where it fits, and here there is no such "
            "place. If it fits at one site only, or claimed count and points point to one, replay goes on "
            "from there and offers it as the correction."
        ),
        mend="Write the tile that was really joined to, or correct the tile played.",
        messages={
            "absent": "{target} does not lie in the layout",
            "opening": "the opening joins nothing, but {target} is given as its target",
            "nowhere": "{tile} fits at no open site",
        },
        fires="""\
round 1
S 1|4
W 4|4@2|4.high
result *
""",
        near="""\
round 1
S 1|4
W 4|4@1|4.high
result *
""",
    ),
    Entry(
        code="SR404",
        name="site-not-open",
        severity="error",
        category="play",
        rule="R8",
        summary=(
            "the target is there, but that site is taken or is not one of its sites; "
            "no open site has the value named"
        ),
        explanation=(
            "The tile joined to lies on the table, but nothing can be joined to it there. "
            "Another tile lies on that side already, or the tile has no site of that name: low and high "
            "belong to tiles with two different halves, line and arm to doubles. "
            "After @ and a single digit, no open end shows that value. If the tile fits at one site only, or "
            "claimed count and points point to one, replay goes on from there and offers it as the "
            "correction."
        ),
        mend="Write the site where the tile was really put.",
        messages={
            "taken": "the site {site} of {tile} is already taken",
            "no-such-site": "{tile} has no site {site}",
            "value": "no open site has the value {value}",
            "closed": "no site of {tile} is open",
        },
        fires="""\
round 1
S 1|4
W 1|1@1|4.low
N 1|2@1|4.low
result *
""",
        near="""\
round 1
S 1|4
W 1|1@1|4.low
N 1|2@1|1.line
result *
""",
    ),
    Entry(
        code="SR405",
        name="value-mismatch",
        severity="error",
        category="play",
        rule="R8",
        summary="neither half of the tile equals the value of the site",
        explanation=(
            "A tile is joined by a half that equals the value of the open site, and neither half of this "
            "one does. The tile was misread, or the wrong end was written down. "
            "If the tile fits at one site only, or claimed count and points point to one, replay goes on "
            "from there and offers it as the correction."
        ),
        mend="Correct the tile, or the target it was joined to.",
        messages={"": "{tile} does not fit at {target}, because neither half of it is {value}"},
        fires="""\
round 1
S 1|4
W 5|5@1|4.high
result *
""",
        near="""\
round 1
S 1|4
W 4|5@1|4.high
result *
""",
    ),
    Entry(
        code="SR406",
        name="arm-before-line",
        severity="error",
        category="play",
        rule="R12",
        summary="an arm of the spinner is used before both its line sides",
        explanation=(
            "The spinner, the first double played in the round, has two line sides and two arms. "
            "Both line sides must be filled before either arm may be used. "
            "Either the players overlooked this, or the tile lay on a line side and was written down as on "
            "an arm. Replay goes on with the tile on the arm, as recorded."
        ),
        mend="If the tile lay on a line side, write line in place of arm; otherwise ask for a ruling.",
        messages={
            "": "{tile} lies at {target}, although the line sides of the spinner are not both filled yet"
        },
        fires="""\
round 1
S 5|5
W 0|5@5|5.arm
result *
""",
        near="""\
round 1
S 5|5
W 0|5@5|5.line
result *
""",
    ),
    Entry(
        code="SR407",
        name="not-the-spinner",
        severity="error",
        category="play",
        rule="R11",
        summary="an arm is claimed on a tile that is not the spinner",
        explanation=(
            "Only the first double played in a round is the spinner and has arms. "
            "Later doubles, and all tiles with two different halves, never branch. "
            "The arm was written on the wrong tile, or the double was played straight on. If the tile fits "
            "at one site only, or claimed count and points point to one, replay goes on from there and "
            "offers it as the correction."
        ),
        mend="Write the site where the tile was really put.",
        messages={"": "{tile} is not the spinner and has no arms"},
        fires="""\
round 1
S 5|5
W 5|6
N 6|6
E 1|6@6|6.arm
result *
""",
        near="""\
round 1
S 5|5
W 5|6
N 6|6
E 1|6@6|6.line
result *
""",
    ),
    Entry(
        code="SR408",
        name="ambiguous-target",
        severity="error",
        category="play",
        rule="",
        summary="a shortened target leaves a choice; the message lists the sites",
        explanation=(
            "A target may be shortened, or left out, as long as it leaves one place to put the tile. "
            "Here the tile fits at more than one site, and the places differ in more than a label A or B. "
            "Nothing is guessed in silence: if claimed count and points fit one of the sites only, replay "
            "goes on from there and offers it; otherwise the rest of the round cannot be verified."
        ),
        mend="Write the target in full: @, the tile joined to, a dot and the site.",
        messages={"": "{tile} fits at more than one site: {sites}"},
        fires="""\
round 1
S 1|4
W 1|2
N 2|4
result *
""",
        near="""\
round 1
S 1|4
W 1|2
N 2|4@1|2
result *
""",
    ),
    Entry(
        code="SR409",
        name="event-after-end",
        severity="error",
        category="play",
        rule="R19",
        summary="events after the round was over, or after its end; once a round",
        explanation=(
            "A round is over when a player has played the last tile of the hand, or when all four players "
            "in turn cannot place. Something is recorded after that. "
            "Most often the end line stands too early, or the round line of the next round is missing. "
            "These events are not judged, and it is said once a round."
        ),
        mend="Move the end to where the round ended, put in the missing round line, or remove the events.",
        messages={
            "over": "the round was over before this event",
            "ended": "this event stands after the end of its round",
        },
        fires="""\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
N 1|1
result *
""",
        near="""\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
result *
""",
    ),
    Entry(
        code="SR501",
        name="knock-with-play",
        severity="error",
        category="play",
        rule="R9",
        summary="a knock by a player who could have placed; the message lists the placements",
        explanation=(
            "A player who can place must place; only one who cannot may knock. "
            "This player held a tile that fits at an open site, an arm of the spinner included. "
            "Where the deal is hidden, a tile that the same player places or shows later is the evidence. "
            "The play was overlooked at the table, or the tile or a deal line was written down wrongly. "
            "Replay goes on with the knock as it was made."
        ),
        mend="Correct the play or the deal if it was misread; a knock that was really made needs a ruling.",
        messages={
            "": "{player} knocks, but can place",
            "opening": "{player} knocks at the opening, where any tile may be played",
            "shown": "{player} knocks, but later shows {tile}, which fitted here",
            "held": "{player} knocks, but by what is listed had a tile that fits",
        },
        fires="""\
round 1
deal W 0|3 0|5 1|2 2|4 3|6 4|4 5|5
S 1|4
W knock
result *
""",
        near="""\
round 1
deal W 0|0 0|2 0|3 2|2 2|3 3|3 5|6
S 1|4
W knock
result *
""",
    ),
)
