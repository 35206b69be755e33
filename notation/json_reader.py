"""How the object of a match becomes a match: fast, and taking exactly what the record schema takes."""

import re
from functools import lru_cache
from itertools import repeat
from types import NoneType
from typing import Any, Final, TypeAlias

from sevenrocks.notation.grammar import LARGEST
from sevenrocks.notation.memo import Memo
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
    KNOCK,
    NO_TARGET,
    SEATS,
    SIDES,
    SITE_NAMES,
    VALUE,
    tile_name,
    tile_of,
)

Object: TypeAlias = dict[str, Any]
Objects: TypeAlias = list[Object]

_SEATS: Final = {seat: number for number, seat in enumerate(SEATS)}
_SIDES: Final = {side: number for number, side in enumerate(SIDES)}
_SITES: Final = {name: kind for kind, name in enumerate(SITE_NAMES)}
_VALUES: Final = {pips: VALUE + pips for pips in range(10)}
_ENDINGS: Final = {ending.value: ending for ending in Ending}
_TILES: Final = {
    tile_name(tile): tile
    for tile in (*(tile_of(low, high) for low in range(10) for high in range(low, 10)), BACK)
}
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*+")
_VALUE: Final = re.compile(r"[^\n\r\0\ud800-\udfff]*+")
_COMMENT: Final = re.compile(r"(?![ \t])(?!.*#:)[^\n\r\0\ud800-\udfff]*+(?<![ \t])")

_NOTES: Final = frozenset(("comments", "comment"))
_REST: Final = "tags rounds result comments"
_SHAPES: Final = {
    "match": [("tags", _REST), ("rounds", _REST), ("result", _REST)],
    "tag": [("name value", "")],
    "round": [("number", "draws opener deals events end hands score")],
    "draw": [("lots", "")],
    "lot": [("seat lot", "")],
    "opener": [("seat", "")],
    "deal": [("seat", "tiles")],
    "event": [("seat place", "on claims after_end"), ("seat knock", "after_end")],
    "on": [("tile", "site"), ("value", "")],
    "event claims": [("", "count points total")],
    "end domino": [("by seat", "")],
    "end blocked": [("by", "")],
    "end won": [("by side", "")],
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
    """The play of a seat, a tile (``None`` for a knock) and the members of what it is put on."""
    seat, tile, *on = words
    return Play(_SEATS[seat], KNOCK if tile is None else _TILES[tile], _target(**dict(on)))


def _target(*, tile: str | None = None, site: str | None = None, value: int | None = None) -> int:
    kind = ANY if site is None else _SITES[site]
    joined = NO_TARGET if tile is None else _TILES[tile] * 16 + kind
    return joined if value is None else _VALUES[value]


PLAYS: Final = Memo(_play)


class MatchReader:
    """Reads one match, and keeps what it met, so that all of a kind is judged at once.

    ``null`` it takes for nothing at all. ``colons`` tells, once the match is read, how many colons its
    text has if no key is repeated.
    """

    def __init__(self) -> None:
        self._keys = 0
        self._lists: list[Any] = []
        self._naturals: list[Any] = []
        self._integers: list[Any] = []
        self._flags: list[Any] = []
        self._texts: list[str] = []

    @property
    def colons(self) -> int:
        """One for each key, and those in its texts."""
        return self._keys + sum(text.count(":") for text in self._texts)

    def read(self, value: Any, line: int, origin: Origin) -> Match:  # noqa: ANN401 - whatever the JSON holds
        """The match that a JSON value without ``null`` holds; it stands in the line ``line`` of its source.

        Raises ``Misfit`` where the record schema does not allow it.
        """
        try:
            match = self._match(value, line, origin)
        except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
            raise Misfit from error
        if not self._is_sound():
            raise Misfit
        return match

    def _match(self, value: Object, line: int, origin: Origin) -> Match:
        self._take("match", [value])
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
        events = self._listed("event", entry, "events")
        late = self._late(entry, events)
        hands = self._listed("hand", entry, "hands")
        self._take("hand claims", [hand["claims"] for hand in hands if "claims" in hand])
        return Round(
            entry["number"],
            tuple(map(self._draw, self._listed("draw", entry, "draws"))),
            self._opener(entry["opener"]) if "opener" in entry else None,
            tuple(map(self._deal, self._listed("deal", entry, "deals"))),
            self._events(events[: len(events) - late]),
            self._end(entry["end"]) if "end" in entry else None,
            self._events(events[len(events) - late :]),
            tuple(map(self._hand, hands)),
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

    def _late(self, entry: Object, events: Objects) -> int:
        """How many events are marked as written after the end; these must be the last."""
        marks = [event["after_end"] for event in events if "after_end" in event]
        self._flags += marks
        if marks and not ("end" in entry and all("after_end" in event for event in events[-len(marks) :])):
            raise Misfit
        return len(marks)

    def _events(self, entries: Objects) -> tuple[Event, ...]:
        on = [entry["on"] for entry in entries if "on" in entry]
        self._take("on", on)
        self._take("event claims", [entry["claims"] for entry in entries if "claims" in entry])
        self._naturals += [target["value"] for target in on if "value" in target]
        self._flags += [entry["knock"] for entry in entries if "knock" in entry]
        fields = map(self._event, entries)
        return tuple(map(tuple.__new__, repeat(Event), fields))  # half the time of Event(...)

    def _event(self, entry: Object) -> tuple[Any, ...]:
        """The fields of an event."""
        if "on" in entry:
            play = PLAYS[entry["seat"], entry["place"], *entry["on"].items()]
        else:
            play = PLAYS[entry["seat"], entry.get("place")]
        if "claims" not in entry:
            return play, None, None, None, self._notes(entry)
        claims = entry["claims"]
        count, points, total = claims.get("count"), claims.get("points"), claims.get("total")
        self._naturals.append(points)
        self._integers.append(total)
        if count is not None:
            self._lists.append(count)
            self._naturals += count
            count = tuple(count)
        return play, count, points, total, self._notes(entry)

    def _end(self, entry: Object) -> End:
        by = entry["by"]
        self._take(f"end {by}", [entry])
        seat = _SEATS[entry["seat"]] if "seat" in entry else None
        side = _SIDES[entry["side"]] if "side" in entry else None
        return End(_ENDINGS[by], seat, side, self._notes(entry))

    def _hand(self, entry: Object) -> Hand:
        claims = entry.get("claims", {})
        pips, deduction, total = claims.get("pips"), claims.get("deduction"), claims.get("total")
        self._naturals += (pips, deduction)
        self._integers.append(total)
        return Hand(_SEATS[entry["seat"]], self._tiles(entry), pips, deduction, total, self._notes(entry))

    def _score(self, entry: Object) -> Score:
        self._take("score", [entry])
        return Score(self._scores(entry), self._notes(entry))

    def _result(self, entry: Object) -> Result:
        self._take("result", [entry])
        if "unfinished" not in entry:
            return Result(self._scores(entry), self._notes(entry))
        self._flags.append(entry["unfinished"])
        return Result(None, self._notes(entry))

    def _scores(self, entry: Object) -> tuple[int, int]:
        scores = entry["NS"], entry["EW"]
        self._integers += scores
        return scores

    def _tiles(self, entry: Object) -> tuple[int, ...]:
        if "tiles" not in entry:
            return ()
        self._lists.append(entry["tiles"])
        return tuple([_TILES[tile] for tile in entry["tiles"]])

    def _notes(self, entry: Object) -> Notes | None:
        if "comment" not in entry and "comments" not in entry:
            return None
        return Notes(self._comments(entry), self._comment(entry["comment"]) if "comment" in entry else None)

    def _comments(self, entry: Object) -> tuple[str, ...]:
        if "comments" not in entry:
            return ()
        self._lists.append(entry["comments"])
        return tuple(map(self._comment, entry["comments"]))

    def _comment(self, text: str) -> str:
        if not _COMMENT.fullmatch(text):
            raise Misfit
        self._texts.append(text)
        return text

    def _listed(self, name: str, entry: Object, key: str) -> Objects:
        """The objects of a list, or none where it is not there."""
        if key not in entry:
            return []
        self._lists.append(entry[key])
        return self._take(name, entry[key])

    def _take(self, name: str, objects: Objects) -> Objects:
        """Take objects of one shape: they are many, and their sets of keys are few."""
        for keys in set(map(tuple, objects)):
            if not _has_shape(name, keys):
                raise Misfit
        self._keys += sum(map(len, objects))
        return objects

    def _is_sound(self) -> bool:
        """Whether all that was met is of its type and within its bounds."""
        return (
            set(map(type, self._lists)) <= {list}
            and all(self._lists)
            and all(flag is True for flag in self._flags)
            and _are_numbers(self._naturals, 0)
            and _are_numbers(self._integers, -LARGEST)
        )


def _are_numbers(numbers: list[Any], least: int) -> bool:
    """Whether those that are there are integers, neither ``true`` nor 5.0, and within their bounds."""
    if not set(map(type, numbers)) <= {int, NoneType}:
        return False
    distinct = set(numbers) - {None}
    return least <= min(distinct, default=0) and max(distinct, default=0) <= LARGEST
