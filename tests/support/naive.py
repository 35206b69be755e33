"""The rules R1 to R21 in plain strings and lists: the judge that the product is held against.

Nothing of the product is imported here, and nothing is made fast.
"""

from typing import NamedTuple

SEATS = "NESW"
SIDES = ("NS", "EW")
TILES = [f"{low}|{high}" for low in range(7) for high in range(low, 7)]
HAND_SIZE = 7
TARGET = 250


class Site(NamedTuple):
    """A side of a tile in the layout where another can be joined."""

    tile: str
    name: str


class Placement(NamedTuple):
    """A tile put on a site; on none for the opening."""

    tile: str
    site: Site | None


def side_of(seat: str) -> str:
    """R1: partners sit opposite."""
    return "NS" if seat in "NS" else "EW"


def seat_after(seat: str) -> str:
    """R1: clockwise order of play."""
    return {"N": "E", "E": "S", "S": "W", "W": "N"}[seat]


def halves(tile: str) -> tuple[int, int]:
    """The values of a tile's halves, the smaller first."""
    return int(tile[0]), int(tile[2])


def is_double(tile: str) -> bool:
    """Whether both halves are equal."""
    return tile[0] == tile[2]


def pips(tiles: list[str]) -> int:
    """R2: raw pips."""
    return sum(sum(halves(tile)) for tile in tiles)


def leaders(lots: dict[str, int]) -> list[str]:
    """R5: the seats with the highest lot; more than one must draw again."""
    return [seat for seat in lots if lots[seat] == max(lots.values())]


def award(total: int) -> int:
    """R17: a positive multiple of five scores itself, any other total nothing."""
    return total if total > 0 and total % 5 == 0 else 0


def rounded(number: int) -> int:
    """R20: to the nearest multiple of five, a remainder of 1 or 2 down, 3 or 4 up."""
    return number + {0: 0, 1: -1, 2: -2, 3: 2, 4: 1}[number % 5]


def deduction(hand: list[str]) -> int:
    """R20: what one hand costs."""
    return rounded(pips(hand))


class Layout:
    """The tiles on the table: ``joined`` tells which tile fills which site."""

    def __init__(self) -> None:
        self.tiles: list[str] = []
        self.joined: dict[Site, str] = {}

    def copy(self) -> "Layout":
        """Another layout with the same tiles."""
        layout = Layout()
        layout.tiles, layout.joined = list(self.tiles), dict(self.joined)
        return layout

    @property
    def spinner(self) -> str | None:
        """R11: the first double played."""
        for tile in self.tiles:
            if is_double(tile):
                return tile
        return None

    def sites_of(self, tile: str) -> list[Site]:
        """R10 to R12: every site that a tile of the layout has, filled or not."""
        if tile == self.spinner:
            names = ["lineA", "lineB", "armA", "armB"]
        elif is_double(tile):
            names = ["lineA", "lineB"]
        else:
            names = ["low", "high"]
        return [Site(tile, name) for name in names]

    def is_filled(self, tile: str, name: str) -> bool:
        """Whether a tile is joined there."""
        return Site(tile, name) in self.joined

    def lines_filled(self, double: str) -> bool:
        """Whether both line sides of a double are filled."""
        return self.is_filled(double, "lineA") and self.is_filled(double, "lineB")

    def is_open(self, site: Site) -> bool:
        """R8, R12: a site is open until it is filled; an arm only once both line sides are."""
        if site in self.joined:
            return False
        return site.name not in ("armA", "armB") or self.lines_filled(site.tile)

    def open_sites(self) -> list[Site]:
        """Every open site of the layout."""
        return [site for tile in self.tiles for site in self.sites_of(tile) if self.is_open(site)]

    def place(self, tile: str, site: Site | None = None) -> None:
        """Put a tile down as it was played, lawful or not, if it is possible at all."""
        assert tile not in self.tiles
        assert (site is None) == (not self.tiles)
        if site is not None:
            assert fits(tile, site)
            assert site in self.sites_of(site.tile)
            assert site not in self.joined
            self.joined[site] = tile
            self.joined[Site(tile, arriving_end(tile, site))] = site.tile
        self.tiles.append(tile)

    def contributions(self) -> list[tuple[str, int]]:
        """R13 to R16: what each scoring end contributes, and the tile that it belongs to."""
        ends = []
        for tile in self.tiles:
            low, high = halves(tile)
            if is_double(tile):
                if not self.lines_filled(tile):
                    ends.append((tile, low + high))
            else:
                if not self.is_filled(tile, "low"):
                    ends.append((tile, low))
                if not self.is_filled(tile, "high"):
                    ends.append((tile, high))
        return ends

    def total(self) -> int:
        """The sum of the contributions."""
        return sum(value for _, value in self.contributions())

    def points(self) -> int:
        """What the placement just made scores."""
        return award(self.total())


def site_value(site: Site) -> int:
    """The value that a tile needs in order to be joined to a site."""
    low, high = halves(site.tile)
    return high if site.name == "high" else low


def fits(tile: str, site: Site) -> bool:
    """R8: one half of the tile equals the value of the site."""
    return site_value(site) in halves(tile)


def arriving_end(tile: str, site: Site) -> str:
    """R8, R10: the name of the tile's own side that is joined to the site."""
    if is_double(tile):
        return "lineA"
    return "low" if halves(tile)[0] == site_value(site) else "high"


def placements(layout: Layout, hand: list[str]) -> list[Placement]:
    """R6, R8, R9: everything that a hand may place."""
    if not layout.tiles:
        return [Placement(tile, None) for tile in hand]
    open_sites = layout.open_sites()
    return [Placement(tile, site) for tile in hand for site in open_sites if fits(tile, site)]


def is_blocked(layout: Layout, hands: dict[str, list[str]]) -> bool:
    """R19: nobody can place."""
    return not any(placements(layout, hand) for hand in hands.values())


def meanings(layout: Layout, tile: str, target: str = "") -> list[Site]:
    """The open sites that a target, however short, can mean for a tile.

    The target is written as in a record: ``1|4.high``, ``1|1.line``, ``1|4``, ``4`` or nothing.
    Of two open sites that differ only in their label, the one labelled A stands for both.
    """
    fitting = [site for _, site in placements(layout, [tile]) if site is not None]
    if target.endswith(("A", "B")):
        return [site for site in fitting if f"{site.tile}.{site.name}" == target]
    labelled_a = [site for site in fitting if not site.name.endswith("B")]
    distinct = [site for site in fitting if site in labelled_a or twin(site) not in labelled_a]
    return [site for site in distinct if is_meant(site, target)]


def twin(site: Site) -> Site:
    """The side of the same kind with the other label."""
    return Site(site.tile, site.name[:-1] + {"A": "B", "B": "A"}[site.name[-1]])


def is_meant(site: Site, target: str) -> bool:
    """Whether a target without A or B can mean a site."""
    if len(target) == 1:
        return site_value(site) == int(target)
    return f"{site.tile}.{site.name}".startswith(target)
