"""One chain of tiles folded into rows: where it goes straight, and where and how it turns."""

from dataclasses import dataclass, field
from typing import NamedTuple

from sevenrocks.notation.tiles import IS_DOUBLE
from sevenrocks.validator.drawing.box import Area, Box, Port, box_of


class Frame(NamedTuple):
    """The axes of a chain: the direction of its first row, and the side on which its rows follow."""

    along: tuple[int, int]
    fold: tuple[int, int]

    def port(self, u: int, v: int, du: int, dv: int) -> Port:
        """A port at ``u`` along the rows and ``v`` across them."""
        return Port(*self._point(u, v), *self._point(du, dv))

    def area(self, u: tuple[int, int], v: tuple[int, int]) -> Area:
        """The area between two ends along the rows and two across them."""
        (x, y), (far_x, far_y) = self._point(u[0], v[0]), self._point(u[1], v[1])
        return Area(min(x, far_x), min(y, far_y), max(x, far_x), max(y, far_y))

    def _point(self, u: int, v: int) -> tuple[int, int]:
        return (
            u * self.along[0] + v * self.fold[0],
            u * self.along[1] + v * self.fold[1],
        )


@dataclass(slots=True)
class Chain:
    """A chain that is laid tile by tile.

    The next tile goes to ``u`` along the rows and ``v`` across them; ``ahead`` is 1 in a row that leads
    away from the start and -1 in one that comes back. A row turns at ``far`` or ``near``. ``ugly`` counts
    the turns right after a double, and the rows without a straight tile.
    """

    frame: Frame
    u: int
    v: int
    near: int
    far: int
    ahead: int = 1
    is_turning: bool = False
    ugly: int = 0
    boxes: list[Box] = field(default_factory=list)
    ports: dict[int, Port] = field(default_factory=dict)
    _last_is_straight: bool = True
    _row_is_straight: bool = True

    def lay(self, entry: int) -> None:
        """Lay the next tile, which is reached through its site ``entry``.

        A single that would pass the limit turns, a double never does (it may pass the limit by a half tile).
        """
        is_double = IS_DOUBLE[entry >> 4]
        if self.is_turning:
            self._cross_in_turn(entry) if is_double else self._leave_turn(entry)
        elif is_double or self._has_room():
            self._go_straight(entry, is_double=is_double)
        else:
            self._turn(entry)

    def _has_room(self) -> bool:
        return self.u + 4 <= self.far if self.ahead > 0 else self.u - 4 >= self.near

    def _go_straight(self, entry: int, *, is_double: bool) -> None:
        end = self.u + self.ahead * (2 if is_double else 4)
        half_width = 2 if is_double else 1
        area = self.frame.area((self.u, end), (self.v - half_width, self.v + half_width))
        self._add(entry, area, self._inlet(), self.frame.port(end, self.v, self.ahead, 0))
        self.u = end
        self._last_is_straight = not is_double
        self._row_is_straight |= not is_double

    def _turn(self, entry: int) -> None:
        """A single stands across the row, joined by the side of its inner half."""
        area = self.frame.area(self._column, (self.v - 1, self.v + 3))
        self.ugly += not (self._last_is_straight and self._row_is_straight)
        inlet, self.v = self._inlet(), self.v + 3
        self._add(entry, area, inlet, self._outlet_in_turn())
        self.is_turning = True

    def _cross_in_turn(self, entry: int) -> None:
        """A double in the turn lies crosswise again."""
        inlet, middle = self._inlet_in_turn(), self.u + self.ahead
        area = self.frame.area((middle - 2, middle + 2), (self.v, self.v + 2))
        self.v += 2
        self._add(entry, area, inlet, self._outlet_in_turn())

    def _leave_turn(self, entry: int) -> None:
        """One more single; the chain goes back by the side of that tile's outer half."""
        area, inlet = self.frame.area(self._column, (self.v, self.v + 4)), self._inlet_in_turn()
        self.v += 3
        self._add(entry, area, inlet, self.frame.port(self.u, self.v, -self.ahead, 0))
        self.ahead = -self.ahead
        self.is_turning = self._row_is_straight = False
        self._last_is_straight = True

    @property
    def _column(self) -> tuple[int, int]:
        """What a turn takes along the row."""
        return self.u, self.u + 2 * self.ahead

    def _inlet(self) -> Port:
        return self.frame.port(self.u, self.v, -self.ahead, 0)

    def _inlet_in_turn(self) -> Port:
        return self.frame.port(self.u + self.ahead, self.v, 0, -1)

    def _outlet_in_turn(self) -> Port:
        return self.frame.port(self.u + self.ahead, self.v, 0, 1)

    def _add(self, entry: int, area: Area, inlet: Port, outlet: Port) -> None:
        self.boxes.append(box_of(entry, area, inlet))
        self.ports[entry], self.ports[entry ^ 1] = inlet, outlet
