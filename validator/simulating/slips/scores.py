"""Slips in what is claimed of placements, and in running and final scores."""

import re

from sevenrocks.notation.tiles import IS_DOUBLE, SIDES
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.match import Event, Hand, Match
from sevenrocks.validator.simulating.script import Script, Statement, bare
from sevenrocks.validator.simulating.slips.making import Fault, require, slip, suitable, veiled
from sevenrocks.validator.table import award


def carry(match: Match, script: Script, wrong: Statement, side: int, difference: int) -> None:
    """Let every score of a side after a statement go on from a wrong one."""
    keep_win(match, wrong.source, side, difference)
    for statement in script.after(wrong):
        shift(statement, "total" if statement.side == side else SIDES[side], difference)
    shift_tag(script, side, difference)


def keep_win(match: Match, since: object, side: int, difference: int) -> None:
    """Give a match up in which wrong scores would feign a win, or hide it."""
    for score, wins in later_scores(match, since, side):
        require((score + difference >= match.target) == wins)


def later_scores(match: Match, since: object, side: int) -> list[tuple[int, bool]]:
    """The scores of a side from a statement on, each with whether it won the match."""
    told: list[object] = []
    for played in match.rounds:
        told += [*played.events, *played.hands, played.scores]
    start = next(index for index, one in enumerate(told) if one is since)
    later = [one for one in told[start:] if isinstance(one, Event | Hand) and one.side == side]
    win = match.rounds[-1].events[-1] if match.is_won else None
    return [(one.score, one is win) for one in later if not is_knock(one)]


def is_knock(one: Event | Hand) -> bool:
    """Whether it is an event without a tile."""
    return isinstance(one, Event) and one.is_knock


def shift(statement: Statement, part: str, difference: int) -> None:
    """Add to a score, if the statement has it."""
    if statement.has(part):
        sign = "=" if part == "total" else ""
        statement.rewrite(part, f"{sign}{int(statement.text(part).removeprefix('=')) + difference}")


def shift_tag(script: Script, side: int, difference: int) -> None:
    """Add to a score in the Result tag, if there is one that has scores."""
    for tag in script.every("tag"):
        scores = re.fullmatch(r"(-?\d+)-(-?\d+)", tag.text("value"))
        if tag.source == "Result" and scores:
            ns, ew = int(scores[1]), int(scores[2])
            shifted = (ns, ew + difference) if side else (ns + difference, ew)
            tag.rewrite("value", "{}-{}".format(*shifted))


def claiming(script: Script, club: Club, *parts: str) -> Statement:
    """A placement that claims all of some parts."""
    return suitable([event for event in script.every("event") if event.has(*parts)], club)


def misaward(club: Club) -> tuple[Match, Script, Event, int]:
    """A placement with wrong points, and by how much they are wrong."""
    match, script = veiled(club, having=("points",))
    statement = claiming(script, club, "points")
    event = statement.source
    assert isinstance(event, Event)
    wrong = club.chance.choice(
        [points for points in (0, 5, 10, 15, 20, event.count) if points != event.points]
    )
    statement.rewrite("points", f"+{wrong}")
    return match, script, event, wrong - event.points


@slip("SR601-lone")
def points_wrong(club: Club) -> Fault:
    """The points of a placement are wrong, the scores right."""
    _, script, event, _ = misaward(club)
    return Fault(script, script.of(event), "points")


@slip("SR601-carried")
def points_wrong_and_scores_with_them(club: Club) -> Fault:
    """The points of a placement are wrong, and every later score with them."""
    match, script, event, difference = misaward(club)
    shift(script.of(event), "total", difference)
    carry(match, script, script.of(event), event.side, difference)
    return Fault(script, script.of(event), "points")


@slip("SR602-total")
def count_wrong(club: Club) -> Fault:
    """The total of the ends is wrong, the points right."""
    _, script = veiled(club, having=("counts",), listed_counts=0)
    statement = claiming(script, club, "count")
    event = statement.source
    assert isinstance(event, Event)
    wrong = club.chance.choice([count for count in range(36) if count != event.count])
    statement.rewrite("count", f"({wrong})")
    return Fault(script, statement, "count")


@slip("SR602-contributions")
def contribution_wrong(club: Club) -> Fault:
    """One contribution is wrong, the points right."""
    _, script = veiled(club, having=("counts",), listed_counts=1)
    statement = claiming(script, club, "count")
    numbers = statement.text("count").strip("()").split("+")
    item = club.chance.below(len(numbers))
    numbers[item] = str(club.chance.choice([number for number in range(13) if number != int(numbers[item])]))
    statement.rewrite("count", f"({'+'.join(numbers)})")
    return Fault(script, statement, "count")


@slip("SR602-same-total")
def contributions_shifted(club: Club) -> Fault:
    """Two contributions are wrong by as much, so that the total is right."""
    _, script = veiled(club, having=("counts",), listed_counts=1)
    statement = claiming(script, club, "count")
    numbers = [int(number) for number in statement.text("count").strip("()").split("+")]
    require(len(numbers) > 1)
    first, second = club.chance.sample(range(len(numbers)), 2)
    numbers[first] += 1
    numbers[second] -= 1
    event = statement.source
    assert isinstance(event, Event)
    require(numbers[second] >= 0 and not is_way(numbers, event.ends))
    statement.rewrite("count", f"({'+'.join(str(number) for number in numbers)})")
    return Fault(script, statement, "count")


def is_way(numbers: list[int], ends: tuple[tuple[int, int], ...]) -> bool:
    """Whether numbers are the contributions, doubles whole or in halves, zeros or not."""
    ways: list[list[int]] = [[]]
    for tile, value in ends:
        halved = [[*way, value // 2, value // 2] for way in ways] if IS_DOUBLE[tile] else []
        ways = [[*way, value] for way in ways] + halved
    return sorted(filter(None, numbers)) in [sorted(filter(None, way)) for way in ways]


@slip("SR602-carried")
def count_wrong_and_all_that_follows(club: Club) -> Fault:
    """The total of the ends is wrong, the points follow from it, and the later scores from them."""
    match, script = veiled(club, having=("counts", "points"), listed_counts=0)
    statement = claiming(script, club, "count", "points")
    event = statement.source
    assert isinstance(event, Event)
    wrong = club.chance.choice([count for count in range(36) if award(count) != event.points])
    statement.rewrite("count", f"({wrong})")
    statement.rewrite("points", f"+{award(wrong)}")
    shift(statement, "total", award(wrong) - event.points)
    carry(match, script, script.of(event), event.side, award(wrong) - event.points)
    return Fault(script, statement, "count")


def mistotal(club: Club) -> tuple[Match, Script, Statement, int]:
    """A placement or a hand with a wrong running score, and by how much it is wrong."""
    match, script = veiled(club, having=("totals",))
    statement = suitable([told for told in script.every("event", "hand") if told.has("total")], club)
    difference = club.chance.choice([-100, -10, -5, 1, 5, 10, 90])
    shift(statement, "total", difference)
    return match, script, statement, difference


@slip("SR603-lone")
def score_wrong(club: Club) -> Fault:
    """A running score is wrong, and the later ones right."""
    _, script, statement, _ = mistotal(club)
    return Fault(script, statement, "total")


@slip("SR603-carried")
def score_wrong_and_the_later_ones_with_it(club: Club) -> Fault:
    """A running score is wrong, and the later ones go on from it."""
    match, script, statement, difference = mistotal(club)
    assert statement.side is not None
    carry(match, script, statement, statement.side, difference)
    return Fault(script, statement, "total")


def misscore(club: Club) -> tuple[Match, Script, Statement, int, int]:
    """A score line that is wrong for one side, and by how much it is wrong."""
    match, script = veiled(club, having=("scores",))
    statement = suitable(script.every("score"), club)
    side = club.chance.below(2)
    difference = club.chance.choice([-100, -10, -5, 1, 5, 10])
    shift(statement, SIDES[side], difference)
    return match, script, statement, side, difference


@slip("SR707-lone")
def score_line_wrong(club: Club) -> Fault:
    """A score line is wrong for one side, and the later scores right."""
    _, script, statement, side, _ = misscore(club)
    return Fault(script, statement, SIDES[side])


@slip("SR707-carried")
def score_line_wrong_and_the_later_scores_with_it(club: Club) -> Fault:
    """A score line is wrong for one side, and the later scores go on from it."""
    match, script, statement, side, difference = misscore(club)
    carry(match, script, statement, side, difference)
    return Fault(script, statement, SIDES[side])


@slip("SR802-score")
def result_wrong(club: Club) -> Fault:
    """The final score of a side is wrong."""
    match, script = veiled(club, result=True)
    require(match.is_won)
    statement = script.every("result")[0]
    side = club.chance.choice(SIDES)
    shift(statement, side, club.chance.choice([-10, -5, 1, 5, 100]))
    return Fault(script, statement, side)


@slip("SR802-unfinished")
def won_match_called_unfinished(club: Club) -> Fault:
    """A match that was won is called unfinished."""
    match, script = veiled(club, result=True)
    require(match.is_won)
    statement = script.every("result")[0]
    statement.words[1:] = [bare("by", "*")]
    return Fault(script, statement, "by")
