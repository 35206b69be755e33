"""Short records replayed: what tests of the validator ask of them."""

from sevenrocks.notation import parse
from sevenrocks.validator import Discrepancy, Replay, replay


def judged(text: str) -> Replay:
    """The only match of a text, replayed."""
    (match,) = parse(text)
    return replay(match)


def found_in(text: str) -> list[Discrepancy]:
    """What is wrong with the only match of a text, notes and the missing result aside."""
    return [fault for fault in judged(text).discrepancies if fault.code not in ("SR304", "SR709", "SR804")]


def codes(text: str) -> list[str]:
    """The codes of what is wrong with a text, notes and the missing result aside."""
    return [fault.code for fault in found_in(text)]
