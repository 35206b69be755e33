"""The entries of SR2: the tiles that were dealt."""

from typing import Final

from sevenrocks.validator.catalogue.entry import Entry

DEAL: Final = (
    Entry(
        code="SR201",
        name="unknown-tile",
        severity="error",
        category="deal",
        rule="R2",
        summary="a tile outside the double-six set, or a Unicode domino back, anywhere",
        explanation=(
            "The game is played with one double-six set, whose halves run from 0 to 6. "
            "A tile with a 7, 8 or 9 does not exist, and the back of a domino says nothing of its halves. "
            "A finger on the wrong key is the usual cause. Which tile was really played is not guessed: the "
            "rest of its round cannot be verified, and where it stands in a deal, that hand is treated as "
            "hidden."
        ),
        mend="Write the tile that was really there.",
        messages={"": "{tile} is not a tile of the double-six set"},
        fires="""\
round 1
S 2|7
result *
""",
        near="""\
round 1
S 2|6
result *
""",
    ),
    Entry(
        code="SR202",
        name="tile-dealt-twice",
        severity="error",
        category="deal",
        rule="R2",
        summary="a tile stands twice in one hand or in two hands",
        explanation=(
            "Every tile of the set exists once, so it can be dealt once. "
            "One of the two entries is a slip, and which one cannot be told from the deal alone. "
            "The second is the one marked. Every hand that holds the tile is treated as hidden in this "
            "round, so that no play is called wrong because of it."
        ),
        mend="Find the tile that no deal line lists, and write it in the place of the wrong one.",
        messages={
            "one-hand": "{tile} stands twice in this hand",
            "two-hands": "{tile} is also in the hand dealt to {other}",
        },
        fires="""\
round 1
deal N 0|0 0|1 0|2 0|3 0|4 0|5 0|6
deal E 0|6 1|1 1|2 1|3 1|4 1|5 1|6
result *
""",
        near="""\
round 1
deal N 0|0 0|1 0|2 0|3 0|4 0|5 0|6
deal E 2|6 1|1 1|2 1|3 1|4 1|5 1|6
result *
""",
    ),
    Entry(
        code="SR203",
        name="wrong-hand-size",
        severity="error",
        category="deal",
        rule="R4",
        summary="a deal line without exactly 7 tiles",
        explanation=(
            "Each player is dealt 7 tiles, and there is no boneyard. "
            "A deal line with another number of them has lost a tile or has gained one from a neighbour. "
            "The hand is treated as hidden in this round, so that its plays are not called wrong because of "
            "the slip. A hand that is not known is best left out altogether."
        ),
        mend="Write the 7 tiles of the hand, or remove its deal line.",
        messages={"": "a deal has exactly 7 tiles; the number listed here is {count}"},
        fires="""\
round 1
deal N 0|0 0|1 0|2 0|3 0|4 0|5
result *
""",
        near="""\
round 1
deal N 0|0 0|1 0|2 0|3 0|4 0|5 0|6
result *
""",
    ),
    Entry(
        code="SR204",
        name="seat-twice",
        severity="error",
        category="deal",
        rule="R4",
        summary="two deal or two hand lines for one seat in a round",
        explanation=(
            "A player has one hand in a round, yet two lines are written for it. "
            "Most often the seat letter of one of them is wrong, and another seat has no line at all. "
            "After two deal lines the hand of that seat is treated as hidden; of two hand lines the first "
            "counts."
        ),
        mend="Correct the seat of one of the two lines, or remove the line that is too many.",
        messages={
            "deal": "{player} has a second deal line in this round",
            "hand": "{player} has a second hand line in this round",
        },
        fires="""\
round 1
deal N 0|0 0|1 0|2 0|3 0|4 0|5 0|6
deal N 1|1 1|2 1|3 1|4 1|5 1|6 2|2
result *
""",
        near="""\
round 1
deal N 0|0 0|1 0|2 0|3 0|4 0|5 0|6
deal E 1|1 1|2 1|3 1|4 1|5 1|6 2|2
result *
""",
    ),
    Entry(
        code="SR205",
        name="impossible-deal",
        severity="error",
        category="deal",
        rule="R4",
        summary="hands are hidden, and no deal of the 28 tiles explains the round",
        explanation=(
            "The deal was not written down in full, so play is judged against every deal that the record "
            "leaves possible. Here none is left: the tiles placed, the knocks and the tiles shown at the end "
            "contradict each other. The statements that cannot all be true are listed. "
            "One of them is wrong, most often a knock written for the wrong player or a tile misread."
        ),
        mend="Check the statements listed, and correct the one that was written down wrongly.",
        messages={
            "knocks": "{player} knocks with {open} open: no deal allows that and the statements listed",
            "passed": "{player} passed over with {open} open: no deal allows that and the statements listed",
        },
        fires="""\
round 1
S 6|6  W knock  N knock  E knock
S knock
end blocked
result *
""",
        near="""\
round 1
S 6|6  W knock  N knock  E knock
S 5|6
result *
""",
    ),
)
