"""Short records replayed: what tests of the validator ask of them."""

from pathlib import Path

from sevenrocks.notation import parse
from sevenrocks.validator import Discrepancy, Replay, replay

RIGHT = Path(__file__).parents[1] / "cases" / "right"


def right(name: str) -> str:
    """A record without a fault, of the cases."""
    return (RIGHT / f"{name}.srn").read_text("utf-8")


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A text with some passages, each of which stands there once, written anew."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
        text = text.replace(old, new)
    return text


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
