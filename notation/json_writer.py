"""How a record is written as JSON: a match as an object, and matches as a document or as lines."""

from collections.abc import Iterable, Iterator, Mapping
from json import JSONEncoder
from typing import Any, Final, TypeAlias

from sevenrocks.notation.record import Draw, End, Event, Hand, Match, Notes, Result, Round
from sevenrocks.notation.tiles import ANY, KNOCK, NO_TARGET, SEATS, SIDES, SITE_NAMES, VALUE, tile_name

Json: TypeAlias = dict[str, Any]

VERSION: Final = 1

_text: Final = JSONEncoder(ensure_ascii=False).encode


def json_document(matches: Iterable[Match]) -> Iterator[str]:
    """The pieces of a JSON document of these matches, a line for each statement; to be written as UTF-8."""
    yield f'{{"format": "srn", "version": {VERSION}, "matches": ['
    between = "\n  "
    for match in matches:
        yield between + _expanded(match_to_json(match), 3)
        between = ",\n  "
    yield "]}\n"


def json_lines(matches: Iterable[Match]) -> Iterator[str]:
    """The lines of JSON Lines, a match each; to be written as UTF-8."""
    for match in matches:
        yield _text(match_to_json(match)) + "\n"


def match_to_json(match: Match) -> Json:
    """A match as the record schema describes it; what is unreadable in it is not written."""
    return _without_gaps(
        tags=[_noted(tag.notes, name=tag.name, value=tag.value) for tag in match.tags],
        rounds=[_round(played, ordinal) for ordinal, played in enumerate(match.rounds, 1)],
        result=_result(match.result) if match.result else None,
        comments=list(match.comments),
    )


def _round(played: Round, ordinal: int) -> Json:
    events = [*map(_event, played.events), *({**_event(late), "after_end": True} for late in played.late)]
    opener, score = played.opener, played.score
    return _noted(
        played.notes,
        number=ordinal if played.number is None else played.number,
        draws=list(map(_draw, played.draws)),
        opener=_noted(opener.notes, seat=SEATS[opener.seat]) if opener else None,
        deals=[_noted(deal.notes, seat=SEATS[deal.seat], tiles=_tiles(deal.tiles)) for deal in played.deals],
        events=events,
        end=_end(played.end) if played.end else None,
        hands=list(map(_hand, played.hands)),
        score=_noted(score.notes, **_scores(score.scores)) if score else None,
    )


def _draw(draw: Draw) -> Json:
    return _noted(draw.notes, lots=[{"seat": SEATS[seat], "lot": lot} for seat, lot in draw.lots])


def _event(event: Event) -> Json:
    play, count, points, total, notes = event
    if play.tile == KNOCK:
        return _noted(notes, seat=SEATS[play.seat], knock=True)
    return _noted(
        notes,
        seat=SEATS[play.seat],
        place=tile_name(play.tile),
        on=_target(play.target),
        claims=_without_gaps(count=list(count or ()), points=points, total=total),
    )


def _target(target: int) -> Json | None:
    if target == NO_TARGET:
        return None
    if target >= VALUE:
        return {"value": target - VALUE}
    tile, site = divmod(target, 16)
    return {"tile": tile_name(tile)} if site == ANY else {"tile": tile_name(tile), "site": SITE_NAMES[site]}


def _end(end: End) -> Json:
    return _noted(
        end.notes,
        by=end.by.value,
        seat=None if end.seat is None else SEATS[end.seat],
        side=None if end.side is None else SIDES[end.side],
    )


def _hand(hand: Hand) -> Json:
    claims = _without_gaps(pips=hand.pips, deduction=hand.deduction, total=hand.total)
    return _noted(hand.notes, seat=SEATS[hand.seat], tiles=_tiles(hand.tiles), claims=claims)


def _result(result: Result) -> Json:
    if result.scores is None:
        return _noted(result.notes, unfinished=True)
    return _noted(result.notes, **_scores(result.scores))


def _scores(scores: tuple[int, int]) -> dict[str, int]:
    return dict(zip(SIDES, scores, strict=True))


def _tiles(tiles: tuple[int, ...]) -> list[str]:
    return list(map(tile_name, tiles))


def _noted(notes: Notes | None, **fields: object) -> Json:
    """An object of a statement, with its comments."""
    above, beside = notes or Notes()
    return _without_gaps(**fields, comments=list(above), comment=beside)


def _without_gaps(**fields: object) -> Json:
    """An object of the fields that hold something: what is not written is not there."""
    return {key: value for key, value in fields.items() if value or value in (0, "")}


def _expanded(value: Mapping[str, Any], indent: int) -> str:
    """A match or a round, each of its statements on a line of its own."""
    members = (f"{_text(key)}: {_member(key, member, indent)}" for key, member in value.items())
    return "{" + f",\n{' ' * indent}".join(members) + "}"


def _member(key: str, value: object, indent: int) -> str:
    if key == "comments" or not isinstance(value, list):
        return _text(value)
    items = (_expanded(item, indent + 2) if key == "rounds" else _text(item) for item in value)
    margin = "\n" + " " * (indent + 1)
    return f"[{margin}{f',{margin}'.join(items)}]"
