"""The entries of SR6 to SR8: counts, points, settlements, scores and results, where the scorer slipped."""

from typing import Final

from sevenrocks.validator.catalogue.entry import Entry

SCORE: Final = (
    Entry(
        code="SR601",
        name="wrong-points",
        severity="error",
        category="score",
        rule="R17",
        summary="claimed points differ from R17",
        explanation=(
            "After every placement the scoring ends are added up. A total that is a positive multiple of "
            "five scores exactly that number of points, any other total scores nothing. "
            "The points claimed here are not those. Points that follow correctly from a wrong count are not "
            "reported; the count is."
        ),
        mend="Write the points that the ends score.",
        messages={"": "claimed {claimed}, but ends that add up to {total} score {computed}"},
        fires="""\
round 1
S 1|4 +10
result *
""",
        near="""\
round 1
S 1|4 +5
result *
""",
    ),
    Entry(
        code="SR602",
        name="wrong-count",
        severity="error",
        category="score",
        rule="R13",
        summary="the claimed total of the ends, or its contributions, differ",
        explanation=(
            "The number in brackets is the total of the scoring ends, or their values one by one. "
            "An outer half counts its value, a double at an end counts both its halves, and the spinner "
            "counts twice until both its line sides are filled and nothing after that (R13 to R16). "
            "An arm counts only once a tile lies on it. The order of the values does not matter, and zeros "
            "may be left out."
        ),
        mend="Count the ends again, as listed with the discrepancy.",
        messages={
            "": "the ends are claimed to add up to {claimed}, but they add up to {computed}",
            "ends": "the ends are claimed to be {claimed}, but they are {computed}",
        },
        fires="""\
round 1
S 1|4 (6)
result *
""",
        near="""\
round 1
S 1|4 (4+1)
result *
""",
    ),
    Entry(
        code="SR603",
        name="wrong-total",
        severity="error",
        category="score",
        rule="R17",
        summary="a claimed running score that is neither right nor carried",
        explanation=(
            "The number after = is the score of the player's partnership once the points are added or the "
            "hand is subtracted. It agrees neither with the computed score nor with the last score written "
            "down for the partnership plus what was awarded since. "
            "A wrong addition or a digit misread is the usual cause. Later scores that count on from this "
            "one are not reported again; the number of them is given."
        ),
        mend="Write the computed score.",
        messages={"": "the score of {side} is claimed as {claimed}, but it is {computed}"},
        fires="""\
round 1
S 1|4 +5 =10
result *
""",
        near="""\
round 1
S 1|4 +5 =5
result *
""",
    ),
    Entry(
        code="SR701",
        name="wrong-end",
        severity="error",
        category="score",
        rule="R19",
        summary=(
            "the end statement does not match how the round ended; a block claimed while somebody could place"
        ),
        explanation=(
            "A round ends when a player has played the last tile of the hand, when all four players in turn "
            "cannot place, or when the target is reached. The end line says something else. "
            "The seat may be wrong, an event may be missing before it, or a block was declared although a "
            "tile still fitted, on an arm of the spinner perhaps. The round counts as over from here, and "
            "the opener of the next one is not judged."
        ),
        mend="Correct the end line, or write down the events that are missing before it.",
        messages={
            "domino": "the end is claimed as {claimed}, but {player} did not go out",
            "blocked": "a block is claimed, but {player} can place",
            "won": "the end is claimed as {claimed}, but it is {computed}",
            "other": "the end is claimed as {claimed}, but it is {computed}",
        },
        fires="""\
round 1
S 1|4
end domino S
result *
""",
        near="""\
[Target "5"]
round 1
S 1|4
end won NS
result NS 5 EW 0
""",
    ),
    Entry(
        code="SR702",
        name="unfinished-round",
        severity="error",
        category="score",
        rule="R19",
        summary="a round stops before it is over, and the match goes on or has a result other than *",
        explanation=(
            "Nobody has gone out, the round is not blocked and the target is not reached, yet the record "
            "goes on with the next round or with a final result. "
            "Events were left out at the end of the round, or the round was broken off at the table. "
            "A match that was stopped in the middle of a round ends with 'result *'."
        ),
        mend="Write down the missing events, or end the match with 'result *'.",
        messages={"": "the round stops here before it is over"},
        fires="""\
round 1
deal W 0|3 0|5 1|2 2|4 3|6 4|4 5|5
S 1|4
round 2
result *
""",
        near="""\
round 1
deal W 0|3 0|5 1|2 2|4 3|6 4|4 5|5
S 1|4
result *
""",
    ),
    Entry(
        code="SR703",
        name="wrong-leftover",
        severity="error",
        category="score",
        rule="R20",
        summary="the tiles of a hand line differ from those left in that hand",
        explanation=(
            "At the end of a round each hand is settled by the tiles that are left in it. "
            "The tiles listed are not those that the deal and the plays leave. "
            "A tile was misread, forgotten, or taken from a neighbour's hand. Pips and subtraction are "
            "judged against the tiles that were really left, but what follows from this list is not reported "
            "again."
        ),
        mend="Write the tiles that are left in the hand.",
        messages={
            "": "the tiles left to {player} are claimed as {claimed}, but they are {computed}",
            "hidden": "{claimed} cannot be the {left} tiles left to {player}",
        },
        fires="""\
round 1
deal S 0|0 0|3 1|1 1|3 1|4 1|5 5|6
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand S 1|1 1|3 1|4 1|6
result *
""",
        near="""\
round 1
deal S 0|0 0|3 1|1 1|3 1|4 1|5 5|6
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand S 5|1 4|1 3|1 1|1
result *
""",
    ),
    Entry(
        code="SR704",
        name="wrong-pips",
        severity="error",
        category="score",
        rule="R20",
        summary="the claimed pips of a hand differ",
        explanation=(
            "The number in brackets after a hand is the sum of all the pips left in it, both halves of every "
            "tile. The tiles left in this hand add up to something else. "
            "A slip of addition is the usual cause. A subtraction that follows correctly from the wrong "
            "pips is not reported again."
        ),
        mend="Add up the pips of the hand again.",
        messages={"": "the pips of {player} are claimed as {claimed}, but they are {computed}"},
        fires="""\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand S 1|1 1|3 1|4 1|5 (16)
result *
""",
        near="""\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand S 1|1 1|3 1|4 1|5 (17)
result *
""",
    ),
    Entry(
        code="SR705",
        name="wrong-deduction",
        severity="error",
        category="score",
        rule="R20",
        summary="the claimed subtraction differs from R20",
        explanation=(
            "The pips of each hand are rounded to the nearest multiple of five and subtracted from the score "
            "of its partnership: a remainder of 1 or 2 goes down, 3 or 4 goes up. "
            "So 17 pips cost 15, and 18 cost 20. Each hand is rounded by itself, and a hand of 2 pips or "
            "fewer costs nothing, written -0."
        ),
        mend="Write the pips of this hand, rounded to the nearest multiple of five.",
        messages={"": "the hand of {player} is claimed to cost {claimed}, but it costs {computed}"},
        fires="""\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand S 1|1 1|3 1|4 1|5 (17) -20
result *
""",
        near="""\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand S 1|1 1|3 1|4 1|5 (17) -15
result *
""",
    ),
    Entry(
        code="SR706",
        name="hands-combined",
        severity="error",
        category="score",
        rule="R20",
        summary=(
            "both subtractions of a partnership are claimed, and together they are what rounding "
            "the two hands together gives and not what R20 gives"
        ),
        explanation=(
            "The two hands of a partnership were added together and rounded once. "
            "The rule settles each of the four hands by itself: partners with 3 pips each lose 5 and 5, "
            "which is 10, and not the 5 that their 6 pips together would cost. "
            "It is said once, at the first of the two hands."
        ),
        mend="Round the pips of each hand by itself, and subtract both.",
        messages={
            "": (
                "the hands of {side} were rounded together: {pips} pips are claimed to cost {claimed}, "
                "but each by itself they cost {costs}"
            )
        },
        fires="""\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand N 1|6 2|2 2|3 2|4 4|6 (32) -50
hand S 1|1 1|3 1|4 1|5 (17) -0
result *
""",
        near="""\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand N 1|6 2|2 2|3 2|4 4|6 (32) -30
hand S 1|1 1|3 1|4 1|5 (17) -15
result *
""",
    ),
    Entry(
        code="SR707",
        name="wrong-score",
        severity="error",
        category="score",
        rule="R20",
        summary="a score statement is neither right nor carried; once a statement",
        explanation=(
            "The score line gives both scores after the settlement. One of them agrees neither with the "
            "computed score nor with the last score written down for that partnership plus what was awarded "
            "and subtracted since. A hand left out of the subtraction, or a wrong addition, is the usual "
            "cause. Scores may go below zero."
        ),
        mend="Write the computed score.",
        messages={
            "": "the score of {side} after the settlement is claimed as {claimed}, but it is {computed}"
        },
        fires="""\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand N 1|6 2|2 2|3 2|4 4|6
hand E 2|5 2|6 3|3 3|5 3|6
hand S 1|1 1|3 1|4 1|5
hand W 4|4 4|5 5|5 6|6
score NS -30 EW -75
result *
""",
        near="""\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand N 1|6 2|2 2|3 2|4 4|6
hand E 2|5 2|6 3|3 3|5 3|6
hand S 1|1 1|3 1|4 1|5
hand W 4|4 4|5 5|5 6|6
score NS -45 EW -75
result *
""",
    ),
    Entry(
        code="SR708",
        name="settled-after-win",
        severity="error",
        category="score",
        rule="R21",
        summary="a round is settled although the target was reached in it; once, at the first hand",
        explanation=(
            "The partnership that reaches the target wins at once, and that round is not settled: no hand "
            "is subtracted, from either side. The record subtracts hands all the same. "
            "Either the win was overlooked, or the settlement was done out of habit. The final scores are "
            "those at the moment of the win."
        ),
        mend="Remove the hand lines of the last round.",
        messages={"": "the round is settled although {side} had won the match in it"},
        fires="""\
[Target "5"]
round 1
S 1|4
end won NS
hand N 3|3 (6) -5
result NS 5 EW 0
""",
        near="""\
[Target "5"]
round 1
S 1|4
end won NS
result NS 5 EW 0
""",
    ),
    Entry(
        code="SR709",
        name="missing-end",
        severity="note",
        category="score",
        rule="",
        summary="a round is over and has no end statement",
        explanation=(
            "The events show that the round is over, but no end line says how. "
            "That is allowed, since the end can be worked out. With an end line a reader can tell a round "
            "that is finished from one whose last lines were lost."
        ),
        mend="Write the end line after the last event of the round.",
        messages={"": "the round is over here and has no end statement"},
        fires="""\
[Target "5"]
round 1
S 1|4
result NS 5 EW 0
""",
        near="""\
[Target "5"]
round 1
S 1|4
end won NS
result NS 5 EW 0
""",
    ),
    Entry(
        code="SR801",
        name="play-after-win",
        severity="error",
        category="score",
        rule="R21",
        summary="events go on after the target was reached; once a match",
        explanation=(
            "The target is checked right after every award, and the partnership that reaches it wins at "
            "once, without a further turn. The record goes on with plays or rounds. "
            "Most often a score was added up too low at the table, so that nobody noticed the win. "
            "What follows is not judged, save the final result."
        ),
        mend="Remove what follows the winning placement, and write 'end won' after it.",
        messages={"": "play goes on, although {side} had won the match"},
        fires="""\
[Target "5"]
round 1
S 1|4
W 4|4
end won NS
result NS 5 EW 0
""",
        near="""\
[Target "10"]
round 1
S 1|4
W 4|4
result *
""",
    ),
    Entry(
        code="SR802",
        name="wrong-result",
        severity="error",
        category="score",
        rule="R21",
        summary="the final scores are neither right nor carried, or * although the match was won; once",
        explanation=(
            "The result line gives the final scores. They are neither those that the replay computes nor "
            "those that count on from a score already reported. "
            "The two partnerships may be exchanged, or the last award may be missing. "
            "'result *' stands for a match left unfinished, and this match was won."
        ),
        mend="Write the computed scores.",
        messages={
            "": "the final score of {side} is claimed as {claimed}, but it is {computed}",
            "unfinished": "the match is recorded as unfinished, although the target was reached",
        },
        fires="""\
[Target "5"]
round 1
S 1|4
end won NS
result NS 10 EW 0
""",
        near="""\
[Target "5"]
round 1
S 1|4
end won NS
result NS 5 EW 0
""",
    ),
    Entry(
        code="SR803",
        name="premature-result",
        severity="error",
        category="score",
        rule="R21",
        summary="'end won', or a result, without the target having been reached; once a match",
        explanation=(
            "The record says that the match was won, or gives a final result, but neither partnership has "
            "reached the target. A wrong award or a wrong addition earlier in the match is the usual cause, "
            "and is named where it was found. If a lower target was agreed on, the Target tag has to say so. "
            "A match that was left unfinished ends with 'result *'."
        ),
        mend="Correct the score that was wrong, add the Target tag, or write 'result *'.",
        messages={
            "end": "the end says that {side} won, but the target has not been reached",
            "result": "a final result is given, but the target has not been reached",
        },
        fires="""\
round 1
S 1|4
end won NS
result *
""",
        near="""\
[Target "5"]
round 1
S 1|4
end won NS
result NS 5 EW 0
""",
    ),
    Entry(
        code="SR804",
        name="missing-result",
        severity="warning",
        category="score",
        rule="",
        summary="the record ends without a result",
        explanation=(
            "Every record closes with a result, so that a match that was stopped can be told from a file "
            "that was cut short. Here there is none. "
            "The last lines may be lost, or the match is still being written down."
        ),
        mend="Write the final scores, or 'result *' if the match was left unfinished.",
        messages={
            "": "the record ends without a result",
            "won": "the match was won, but the record ends without a result",
        },
        fires="""\
round 1
S 1|4
""",
        near="""\
round 1
S 1|4
result *
""",
    ),
)
