"""The paper of a picture: its size, and what that leaves to the layout and to the text."""

from dataclasses import dataclass
from typing import Final

from sevenrocks.validator.drawing.box import Area
from sevenrocks.validator.drawing.caption import rows_for


@dataclass(frozen=True, slots=True)
class Paper:
    """Width and height in pixels, at least 200 each."""

    width: int = 960
    height: int = 540

    @property
    def font(self) -> int:
        """The size of the text."""
        return max(11, min(20, min(self.width, self.height) // 32))

    @property
    def leading(self) -> int:
        """The distance from one row of text to the next."""
        return self.font * 3 // 2

    @property
    def margin(self) -> int:
        """What stays empty all around."""
        return self.font * 2 // 3

    @property
    def columns(self) -> int:
        """How many characters a row of text takes."""
        return int((self.width - 2 * self.margin) / (self.font * 0.58))

    @property
    def caption_top(self) -> int:
        """Where the rows of text begin."""
        return self.height - self.margin - rows_for(self.columns) * self.leading

    @property
    def room(self) -> tuple[int, int]:
        """Width and height of what is left to the layout, above the text and within the margin."""
        return self.width - 2 * self.margin, self.caption_top - 2 * self.margin

    def unit(self, area: Area) -> float:
        """The pixels to half the short side of a tile, where ``area`` has to find room."""
        width, height = self.room
        return min(width / area.width, height / area.height, min(self.width, self.height) / 14)


WIDE: Final = Paper()
