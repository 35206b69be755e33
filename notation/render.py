"""How a record is written: the canonical text, of which the parser is the inverse."""

from collections.abc import Iterable, Iterator
from typing import Final

from sevenrocks.notation.record import (
    Deal,
    Draw,
    End,
    Event,
    Hand,
    Match,
    Notes,
    Opener,
    Result,
    Round,
    Score,
    Tag,
)
from sevenrocks.notation.tiles import BACK, KNOCK, NO_TARGET, SEATS, SIDES, target_name, tile_name

_BACK: Final = "\U0001f062"


def render(matches: Match | Iterable[Match]) -> str:
    """The canonical text of one match or of several; what is unreadable in them is not written.

    Matches stand one after the other, a blank line between them, and nothing else tells them apart: one
    without a ``result`` runs together with the next when the text is read, unless it has rounds and the
    next one has tags. Where that may be, write each match into a file of its own, or ``json_lines``.
    """
    if isinstance(matches, Match):
        matches = (matches,)
    return "\n".join(map(_match, matches))


def _match(match: Match) -> str:
    sections = [
        "".join(_noted(_tag(tag), tag.notes) for tag in match.tags),
        *(_round(played, ordinal) for ordinal, played in enumerate(match.rounds, 1)),
        _noted(_result(match.result), match.result.notes) if match.result else "",
    ]
    return "\n".join(filter(None, sections)) + "".join(_comment(text) + "\n" for text in match.comments)


def _round(played: Round, ordinal: int) -> str:
    number = ordinal if played.number is None else played.number
    return "".join((_noted(f"round {number}", played.notes), *_statements(played)))


def _statements(played: Round) -> Iterator[str]:
    """The lines of a round's statements, in their fixed order."""
    for draw in played.draws:
        yield _noted(_draw(draw), draw.notes)
    if played.opener:
        yield _noted(_opener(played.opener), played.opener.notes)
    for deal in played.deals:
        yield _noted(_deal(deal), deal.notes)
    for event in played.events:
        yield _noted(event_text(event), event.notes)
    if played.end:
        yield _noted(_end(played.end), played.end.notes)
    for event in played.late:
        yield _noted(event_text(event), event.notes)
    for hand in played.hands:
        yield _noted(_hand(hand), hand.notes)
    if played.score:
        yield _noted(_score(played.score), played.score.notes)


def _noted(statement: str, notes: Notes | None) -> str:
    """The line of a statement, with the comments above and beside it."""
    if notes is None:
        return statement + "\n"
    above = "".join(_comment(text) + "\n" for text in notes.above)
    beside = "" if notes.beside is None else "  " + _comment(notes.beside)
    return f"{above}{statement}{beside}\n"


def _comment(text: str) -> str:
    return f"# {text}" if text else "#"


def _tag(tag: Tag) -> str:
    value = tag.value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{tag.name} "{value}"]'


def _draw(draw: Draw) -> str:
    return " ".join(("draw", *(f"{SEATS[seat]}:{lot}" for seat, lot in draw.lots)))


def _opener(opener: Opener) -> str:
    return f"opener {SEATS[opener.seat]}"


def _deal(deal: Deal) -> str:
    return " ".join(("deal", SEATS[deal.seat], *map(tile_text, deal.tiles)))


def event_text(event: Event) -> str:
    """An event as it is written, without its comments."""
    seat, tile, target = event.play
    if tile == KNOCK:
        return f"{SEATS[seat]} knock"
    place = "" if target == NO_TARGET else "@" + target_text(target)
    words = [f"{SEATS[seat]} {tile_text(tile)}{place}"]
    if event.count is not None:
        words.append(f"({'+'.join(map(str, event.count))})")
    if event.points is not None:
        words.append(f"+{event.points}")
    if event.total is not None:
        words.append(f"={event.total}")
    return " ".join(words)


def tile_text(tile: int) -> str:
    """A tile as it is written; the back of a domino as its character."""
    return _BACK if tile == BACK else tile_name(tile)


def target_text(target: int) -> str:
    """A target as it is written behind ``@``."""
    return target_name(target).replace("back", _BACK)


def _end(end: End) -> str:
    words = ["end", end.by.value]
    if end.seat is not None:
        words.append(SEATS[end.seat])
    if end.side is not None:
        words.append(SIDES[end.side])
    return " ".join(words)


def _hand(hand: Hand) -> str:
    words = ["hand", SEATS[hand.seat], *map(tile_text, hand.tiles)]
    if hand.pips is not None:
        words.append(f"({hand.pips})")
    if hand.deduction is not None:
        words.append(f"-{hand.deduction}")
    if hand.total is not None:
        words.append(f"={hand.total}")
    return " ".join(words)


def _score(score: Score) -> str:
    return f"score {_scores(score.scores)}"


def _result(result: Result) -> str:
    return "result *" if result.scores is None else f"result {_scores(result.scores)}"


def _scores(scores: tuple[int, int]) -> str:
    return f"NS {scores[0]} EW {scores[1]}"
