"""How the object of a match becomes a match: fast, and taking exactly what the record schema takes."""

import re
from functools import lru_cache
from itertools import repeat
from typing import Any, Final, TypeAlias

from sevenrocks.notation.grammar import MOST_DIGITS
from sevenrocks.notation.record import (
    Deal,
    Draw,
    End,
    Ending,
    Event,
    Hand,
    Match,
    Notes,
    Opener,
    Origin,
    Play,
    Result,
    Round,
    Score,
    Tag,
)
from sevenrocks.notation.tiles import (
    ANY,
    BACK,
    FOREIGN,
    KNOCK,
    NO_TARGET,
    SEATS,
    SIDES,
    SITE_NAMES,
    TILES,
    VALUE,
    tile_name,
    tile_of,
)
from sevenrocks.notation.words import Memo

Object: TypeAlias = dict[str, Any]
Objects: TypeAlias = list[Object]

MOST: Final = 10**MOST_DIGITS - 1
"""The largest number."""

_ABSENT: Final = ()
"""Stands for a member that is not there; no JSON value is a tuple."""

_SEATS: Final = {seat: number for number, seat in enumerate(SEATS)}
_SIDES: Final = {side: number for number, side in enumerate(SIDES)}
_SITES: Final = {name: kind for kind, name in enumerate(SITE_NAMES)} | {_ABSENT: ANY}
_ENDINGS: Final = {ending.value: ending for ending in Ending}
_TILES: Final = {
    tile_name(tile): tile for tile in (*(tile_of(low, high) for low in range(10) for high in range(low, 10)), BACK)
}
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*+")
_VALUE: Final = re.compile(r"[^\n\r\0\ud800-\udfff]*+")
_COMMENT: Final = re.compile(r"(?![ \t])(?!.*#:)[^\n\r\0\ud800-\udfff]*+(?<![ \t])")

_NOTES: Final = frozenset(("comments", "comment"))
_SHAPES: Final = {
    "match": [("", "tags rounds result comments")],
    "tag": [("name value", "")],
    "round": [("number", "draws opener deals events end hands score")],
    "draw": [("lots", "")],
    "lot": [("seat lot", "")],
    "opener": [("seat", "")],
    "deal": [("seat", "tiles")],
    "event": [("seat place", "on claims after_end"), ("seat knock", "after_end")],
    "on": [("tile", "site"), ("value", "")],
    "event claims": [("", "count points total")],
    "end": [("by seat", ""), ("by", ""), ("by side", "")],
    "hand": [("seat", "tiles claims")],
    "hand claims": [("", "pips deduction total")],
    "score": [("NS EW", "")],
    "result": [("NS EW", ""), ("unfinished", "")],
}
"""What objects hold, each with its alternatives: the keys that it must have, and others that it may have."""

_BARE: Final = frozenset(("match", "lot", "on", "event claims", "hand claims"))
"""The objects that are no statements and so carry no comments of their own."""


class Misfit(Exception):  # noqa: N818
    """The object is no match; what is wrong with it is for the schema to say."""


@lru_cache(1 << 10)
def _has_shape(name: str, keys: tuple[str, ...]) -> bool:
    """Whether an object may have these keys, and no fewer."""
    found = frozenset(keys) if name in _BARE else frozenset(keys) - _NOTES
    return bool(keys) and any(
        frozenset(needed.split()) <= found <= frozenset(f"{needed} {other}".split())
        for needed, other in _SHAPES[name]
    )


def _play(words: tuple[Any, ...]) -> Play:
    seat, tile, *on = words
    return Play(_SEATS[seat], _TILES[tile], _target(*on) if on else NO_TARGET)


def _target(tile: Any, site: Any = _ABSENT) -> int:  # noqa: ANN401 - whatever the JSON holds
    if isinstance(tile, int):
        return VALUE + range(10)[tile]
    return _TILES[tile] * 16 + _SITES[site]


_PLAYS: Final = Memo(_play)


class MatchReader:
    """Reads one match, and keeps what it met, so that all numbers are judged together.

    ``colons`` tells, once the match is read, how many colons its text has if no key is repeated.
    """

    def __init__(self) -> None:
        self._objects: Objects = []
        self._naturals: list[Any] = []
        self._integers: list[Any] = []
        self._texts: list[str] = []

    @property
    def colons(self) -> int:
        """One for each key, and those in its texts."""
        return sum(map(len, self._objects)) + sum(text.count(":") for text in self._texts)

    def read(self, value: Any, line: int, origin: Origin) -> Match:  # noqa: ANN401 - whatever the JSON holds
        """The match that a JSON value holds, in the line ``line`` of its source.

        Raises ``Misfit`` where the record schema does not allow it.
        """
        try:
            match = self._match(value, line, origin)
            self._judge_numbers()
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            raise Misfit from error
        return match

    def _match(self, value: Object, line: int, origin: Origin) -> Match:
        self._take("match", [value])
        if value.keys() <= {"comments"}:
            raise Misfit
        tags = tuple(map(self._tag, self._listed("tag", value, "tags")))
        rounds = tuple(map(self._round, self._listed("round", value, "rounds")))
        result = self._result(value["result"]) if "result" in value else None
        return Match(tags, rounds, result, self._comments(value), (), line, origin)

    def _tag(self, entry: Object) -> Tag:
        name, value = entry["name"], entry["value"]
        if not (_NAME.fullmatch(name) and _VALUE.fullmatch(value)):
            raise Misfit
        self._texts.append(value)
        return Tag(name, value, self._notes(entry))

    def _round(self, entry: Object) -> Round:
        self._naturals.append(entry["number"])
        regular, late = self._events(entry)
        return Round(
            entry["number"],
            tuple(map(self._draw, self._listed("draw", entry, "draws"))),
            self._opener(entry["opener"]) if "opener" in entry else None,
            tuple(map(self._deal, self._listed("deal", entry, "deals"))),
            regular,
            self._end(entry["end"]) if "end" in entry else None,
            late,
            tuple(map(self._hand, self._listed("hand", entry, "hands"))),
            self._score(entry["score"]) if "score" in entry else None,
            self._notes(entry),
        )

    def _draw(self, entry: Object) -> Draw:
        lots = self._listed("lot", entry, "lots")
        self._naturals += [lot["lot"] for lot in lots]
        return Draw(tuple((_SEATS[lot["seat"]], lot["lot"]) for lot in lots), self._notes(entry))

    def _opener(self, entry: Object) -> Opener:
        self._take("opener", [entry])
        return Opener(_SEATS[entry["seat"]], self._notes(entry))

    def _deal(self, entry: Object) -> Deal:
        return Deal(_SEATS[entry["seat"]], self._tiles(entry), self._notes(entry))

    def _events(self, entry: Object) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """The events of a round before its end and after it."""
        entries = self._listed("event", entry, "events")
        self._take("on", [entry["on"] for entry in entries if "on" in entry])
        self._take("event claims", [entry["claims"] for entry in entries if "claims" in entry])
        events = tuple(map(tuple.__new__, repeat(Event), map(self._event, entries)))  # half the time of Event(...)
        late = [entry["after_end"] is True for entry in entries if "after_end" in entry]
        first = len(entries) - len(late)
        if late and not ("end" in entry and all(late) and all("after_end" in entry for entry in entries[first:])):
            raise Misfit
        return events[:first], events[first:]

    def _event(self, entry: Object) -> tuple[Any, ...]:
        """The fields of an event."""
        notes = self._notes(entry)
        if "knock" in entry:
            if entry["knock"] is not True:
                raise Misfit
            return Play(_SEATS[entry["seat"]], KNOCK, NO_TARGET), None, None, None, notes
        if "on" not in entry:
            play = _PLAYS[entry["seat"], entry["place"]]
        elif "value" in (on := entry["on"]):
            self._naturals.append(on["value"])
            play = _PLAYS[entry["seat"], entry["place"], on["value"]]
        else:
            play = _PLAYS[entry["seat"], entry["place"], on["tile"], on.get("site", _ABSENT)]
        count = points = total = None
        if "claims" in entry:
            claims = entry["claims"]
            if "count" in claims:
                count = tuple(_filled(claims["count"]))
                self._naturals += count
            if "points" in claims:
                self._naturals.append(points := claims["points"])
            if "total" in claims:
                self._integers.append(total := claims["total"])
        return play, count, points, total, notes

    def _end(self, entry: Object) -> End:
        self._take("end", [entry])
        by = _ENDINGS[entry["by"]]
        seat = _SEATS[entry["seat"]] if by is Ending.DOMINO else None
        side = _SIDES[entry["side"]] if by is Ending.WON else None
        if len(entry.keys() - _NOTES) != 1 + (by is not Ending.BLOCKED):
            raise Misfit
        return End(by, seat, side, self._notes(entry))

    def _hand(self, entry: Object) -> Hand:
        claims = entry.get("claims", {})
        self._take("hand claims", [claims] if "claims" in entry else [])
        self._naturals += [claims[claim] for claim in ("pips", "deduction") if claim in claims]
        self._integers += [claims["total"]] if "total" in claims else []
        numbers = map(claims.get, ("pips", "deduction", "total"))
        return Hand(_SEATS[entry["seat"]], self._tiles(entry), *numbers, self._notes(entry))

    def _score(self, entry: Object) -> Score:
        self._take("score", [entry])
        return Score(self._scores(entry), self._notes(entry))

    def _result(self, entry: Object) -> Result:
        self._take("result", [entry])
        if "unfinished" not in entry:
            return Result(self._scores(entry), self._notes(entry))
        if entry["unfinished"] is not True:
            raise Misfit
        return Result(None, self._notes(entry))

    def _scores(self, entry: Object) -> tuple[int, int]:
        scores = entry["NS"], entry["EW"]
        self._integers += scores
        return scores

    def _tiles(self, entry: Object) -> tuple[int, ...]:
        return tuple(map(_TILES.__getitem__, _filled(entry["tiles"]))) if "tiles" in entry else ()

    def _notes(self, entry: Object) -> Notes | None:
        if "comment" not in entry and "comments" not in entry:
            return None
        return Notes(self._comments(entry), self._comment(entry["comment"]) if "comment" in entry else None)

    def _comments(self, entry: Object) -> tuple[str, ...]:
        return tuple(map(self._comment, _filled(entry["comments"]))) if "comments" in entry else ()

    def _comment(self, text: str) -> str:
        if not _COMMENT.fullmatch(text):
            raise Misfit
        self._texts.append(text)
        return text

    def _listed(self, name: str, entry: Object, key: str) -> Objects:
        """The objects of a list, which is not empty, or none where it is not there."""
        if key not in entry:
            return []
        return self._take(name, _filled(entry[key]))

    def _take(self, name: str, objects: Objects) -> Objects:
        """Take objects of one shape; all are known by their few sets of keys."""
        for keys in set(map(tuple, objects)):
            if not _has_shape(name, keys):
                raise Misfit
        self._objects += objects
        return objects

    def _judge_numbers(self) -> None:
        for numbers, least in ((self._naturals, 0), (self._integers, -MOST)):
            if not set(map(type, numbers)) <= {int}:  # neither true nor 5.0
                raise Misfit
            if numbers and not (least <= min(numbers) and max(numbers) <= MOST):
                raise Misfit


def _filled(found: Any) -> list[Any]:  # noqa: ANN401 - whatever the JSON holds
    """A list that holds something: what is not written is not there."""
    if type(found) is not list or not found:
        raise Misfit
    return found
