"""Random matches and slips as tests ask for them: played and written in every way, with any line ends."""

from dataclasses import replace
from typing import Any

from sevenrocks.validator.simulating.chance import Chance
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.match import Match
from sevenrocks.validator.simulating.slips import SLIPS, TANGLES, Slip
from sevenrocks.validator.simulating.style import PLAIN
from sevenrocks.validator.simulating.writer import write

BYTE_ORDER_MARK = "\ufeff"
ANY_SLIP = SLIPS | TANGLES


def club(seed: int) -> Club:
    """A club where anything may happen that is lawful."""
    return Club(Chance(seed))


def lawful(seed: int, target: int | None = None, **style: Any) -> tuple[Match, str]:
    """A lawful match and its record in any style, some of which may be given."""
    some = club(seed)
    match = some.play(target=target)
    return match, dressed(some.write(match, **style).write(), some.chance)


def plain(match: Match, seed: int = 0, **style: Any) -> str:
    """The record of a match that tells everything, save for what is given."""
    return write(match, PLAIN.but(**style), Chance(seed)).write()


def slip(name: str, seed: int) -> Slip:
    """A slip of a kind."""
    some = club(seed)
    made = ANY_SLIP[name](some)
    return replace(made, text=dressed(made.text, some.chance))


def dressed(text: str, chance: Chance) -> str:
    """The same lines with other ends, without the last of them, or behind a byte-order mark."""
    text = text if chance.happens(0.8) else text.removesuffix("\n")
    text = text.replace("\n", chance.choice(["\n", "\n", "\r\n"]))
    return BYTE_ORDER_MARK * chance.happens(0.1) + text
