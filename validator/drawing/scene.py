"""A moment of a round as it is shown: the layout, what was just done, and what is to be said of it."""

from dataclasses import dataclass

from sevenrocks.validator.drawing import words
from sevenrocks.validator.drawing.layout import Layout
from sevenrocks.validator.language import say


@dataclass(frozen=True, slots=True)
class Difference:
    """What is claimed and computed, as it is written: ``points``, ``+5``, ``+10``; and the code for it."""

    code: str
    what: str
    claimed: str
    computed: str

    @property
    def sentence(self) -> str:
        """Both values."""
        return say("claimed {claimed}, computed {computed}", claimed=self.claimed, computed=self.computed)


@dataclass(frozen=True, slots=True)
class Scene:
    """A layout, and the ``final`` one of its round, which decides how it is drawn.

    ``event`` counts from 1 in its round. ``deed`` says what was just done, ``is_scored`` whether it was a
    placement. ``differences`` are those of claimed and computed at this event, ``remarks`` what else is
    wrong with it. ``doubt`` says why a later moment, which was asked for, is not shown.
    """

    event: int
    heading: str
    deed: str
    layout: Layout
    final: Layout
    is_scored: bool = False
    differences: tuple[Difference, ...] = ()
    remarks: tuple[str, ...] = ()
    doubt: str = ""

    @property
    def ends(self) -> str:
        """What the ends add up to, and the award if the deed was a placement."""
        if not self.layout.placements:
            return ""
        total = words.count(self.layout)
        return f"{total}, {words.points(self.layout)}" if self.is_scored else total

    @property
    def sentence(self) -> str:
        """The moment in one sentence."""
        return "; ".join(
            part for part in (self.deed, self.ends and say("ends {ends}", ends=self.ends)) if part
        )

    @property
    def statements(self) -> list[str]:
        """What is wrong at this moment, each in a sentence."""
        differences = [f"{one.what}: {one.sentence}" for one in self.differences]
        return [f"{text}." for text in (self.doubt, *differences, *self.remarks) if text]
