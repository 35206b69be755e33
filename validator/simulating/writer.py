"""Writes a match as it was played as a record, in a style."""

from typing import Final

from sevenrocks.notation.record import Ending
from sevenrocks.notation.tiles import (
    ANY,
    ARM,
    HIGH,
    IS_DOUBLE,
    LINE,
    LINE_A,
    LINE_B,
    LOW,
    NO_TARGET,
    SEATS,
    SIDES,
    SITE_NAMES,
    VALUE,
    tile_name,
)
from sevenrocks.validator.progress import OPENING, lay
from sevenrocks.validator.simulating.chance import Chance
from sevenrocks.validator.simulating.match import Event, Hand, Hands, Lots, Match, Round, Scores
from sevenrocks.validator.simulating.script import Atom, Script, Statement, Word, bare, words
from sevenrocks.validator.simulating.style import Style, odd_tile
from sevenrocks.validator.table import Table
from sevenrocks.validator.tags import DEFAULT_TARGET, PLAYERS

NAMES: Final = ("Ada", "Borys", "Celina", "Deniz İnan", 'Elif "Kaş" Ak', "Ferit #4", "Gül [6|6]", "H\\K")
COMMENTS: Final = (
    "long pause",
    "score checked: +5 =20",
    "[6|6] face down",
    "recount? # twice",
    "Çok iyi",
    "N knock",
)


def write(match: Match, style: Style, chance: Chance, number: int = 1) -> Script:
    """The record of a match; ``number`` tells it from others."""
    script = Script(style)
    script.statements = Writer(style, chance).match(match, number)
    if style.events_a_line > 1:
        for statement, before in zip(script.statements[1:], script.statements, strict=False):
            joins = chance.below(style.events_a_line) > 0
            statement.joined = statement.kind == before.kind == "event" and joins
    if len(style.gaps) > 1:
        for statement in script.statements:
            statement.gap = chance.choice(style.gaps)
    if style.comments:
        comment(script, chance)
    if style.ends_with_comment:
        script.ending.append(chance.choice(COMMENTS))
    return script


def comment(script: Script, chance: Chance) -> None:
    """Add comments and remarks."""
    share, last = script.style.comments, len(script.statements) - 1
    for index, statement in enumerate(script.statements):
        followed = index < last and script.statements[index + 1].joined
        if chance.happens(share) and not statement.joined:
            statement.above.append(chance.choice(COMMENTS))
        if chance.happens(share) and not followed:
            statement.beside = chance.choice(script.style.beside).format(chance.choice(COMMENTS))


def scores_of(kind: str, scores: Scores) -> Statement:
    """``score`` or ``result`` with both scores."""
    written = [[*words(side), bare(side, str(score))] for side, score in zip(SIDES, scores, strict=True)]
    return Statement(kind, [*words(kind), *written[0], *written[1]], scores)


def tag(name: str, value: str) -> Statement:
    """A tag line."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    quoted = [Atom("", '"'), Atom("value", escaped), Atom("", '"]')]
    return Statement("tag", [[Atom("", "["), Atom("name", name)], quoted], name)


def targeted(target: int) -> Word:
    """The atoms of a target and of the ``@`` before it."""
    if target == NO_TARGET:
        return []
    if target >= VALUE:
        return [Atom("", "@"), Atom("value", str(target - VALUE))]
    tile, kind = target >> 4, target & 15
    atoms = [Atom("", "@"), Atom("target_tile", tile_name(tile))]
    return atoms if kind == ANY else [*atoms, Atom("", "."), Atom("site", SITE_NAMES[kind])]


def shorter_targets(table: Table, tile: int, site: int) -> list[int]:
    """The shortened targets that leave no choice but a site."""
    joined, kind = site >> 4, site & 15
    targets = [joined * 16 + ANY, VALUE + LOW[tile], VALUE + HIGH[tile], NO_TARGET]
    if joined == table.spinner:
        targets.append(joined * 16 + (LINE if LINE_A <= kind <= LINE_B else ARM))
    return [target for target in targets if table.sites_for(tile, target) == [site]]


class Writer:
    """Writes the statements of a match in a style."""

    def __init__(self, style: Style, chance: Chance) -> None:
        self.style = style
        self.chance = chance

    def happens(self, share: float) -> bool:
        """Whether something that a share of the statements has is written here."""
        return share == 1 or (share > 0 and self.chance.happens(share))

    def match(self, match: Match, number: int) -> list[Statement]:
        """Every statement of a match."""
        statements = self.tags(match, number)
        for played in match.rounds:
            statements += self.round(played)
        if self.style.result:
            statements.append(self.result(match))
        return statements

    def tags(self, match: Match, number: int) -> list[Statement]:
        """The tags; a target other than 250 always needs its own."""
        tags = []
        if self.style.tags:
            date = f"2026-{1 + self.chance.below(12):02}-{1 + self.chance.below(28):02}"
            event = [("Event", "Autumn Teams"), ("Date", date), ("Table", "4"), ("Match", str(number))]
            players = zip(PLAYERS, self.chance.sample(NAMES, 4), strict=True)
            tags = [tag(name, value) for name, value in [*event, *players, ("House", "Kaş, № 7")]]
        if self.style.result_tag:
            tags.append(tag("Result", "{}-{}".format(*match.result) if match.result else "*"))
        if match.target != DEFAULT_TARGET or self.happens(self.style.target_tag):
            tags.append(tag("Target", str(match.target)))
        return self.chance.sample(tags, len(tags)) if self.style.mixed_tags else tags

    def result(self, match: Match) -> Statement:
        """The final scores, or that there are none."""
        unfinished = Statement("result", [*words("result"), bare("by", "*")])
        statement = scores_of("result", match.result) if match.result else unfinished
        statement.spaced = True
        return statement

    def round(self, played: Round) -> list[Statement]:
        """Every statement of a round."""
        number = bare("number", str(played.number))
        statements = [Statement("round", [*words("round"), number], played, spaced=True)]
        if self.style.draws:
            statements += [self.draw(lots) for lots in played.draws]
        if self.style.openers:
            statements.append(Statement("opener", [*words("opener"), bare("seat", SEATS[played.opener])]))
        statements += self.deals(played.deals)
        statements += self.events(played)
        if played.end and played.end.by and self.happens(self.style.ends):
            statements.append(self.end(played))
        statements += self.hands(played.hands)
        if played.hands and self.happens(self.style.scores):
            statements.append(scores_of("score", played.scores))
        return statements

    def draw(self, lots: Lots) -> Statement:
        """The lots of a draw, or of a redraw."""
        written = [bare("lot", f"{SEATS[seat]}:{lot}") for seat, lot in lots.items()]
        return Statement("draw", [*words("draw"), *written], lots)

    def tile(self, tile: int) -> str:
        """A tile in one of its forms."""
        return odd_tile(self.chance, tile) if self.happens(self.style.odd_tiles) else tile_name(tile)

    def deals(self, hands: Hands) -> list[Statement]:
        """The hands dealt that are not hidden."""
        return [self.deal(seat, hand) for seat, hand in enumerate(hands) if self.happens(self.style.deals)]

    def deal(self, seat: int, hand: list[int]) -> Statement:
        """The tiles dealt to a seat."""
        tiles = [bare("listed", self.tile(tile)) for tile in hand]
        return Statement("deal", [*words("deal"), bare("seat", SEATS[seat]), *tiles], hand)

    def events(self, played: Round) -> list[Statement]:
        """The placements, and the knocks that are not passed over in silence."""
        table = Table()
        statements = []
        for event in played.events:
            if not event.is_knock:
                statements.append(self.placement(event, table))
                if self.style.short_targets:
                    lay(table, event.tile, event.site)
            elif self.happens(self.style.knocks):
                knock = [bare("seat", SEATS[event.seat]), bare("tile", "knock")]
                statements.append(Statement("event", knock, event))
        return statements

    def placement(self, event: Event, table: Table) -> Statement:
        """A placement on a table, which need only be right where targets are shortened."""
        placed = [Atom("tile", self.tile(event.tile)), *self.target(event, table)]
        written = [bare("seat", SEATS[event.seat]), placed, *self.claims(event)]
        return Statement("event", written, event, event.side)

    def target(self, event: Event, table: Table) -> Word:
        """The target, shortened where that leaves no choice."""
        if event.site == OPENING:
            return []
        target = event.site
        if self.happens(self.style.short_targets):
            target = self.chance.choice([target, *shorter_targets(table, event.tile, target)])
        atoms = targeted(target)
        if self.style.odd_tiles and target != NO_TARGET and target < VALUE:
            atoms[1].text = self.tile(target >> 4)
        return atoms

    def claims(self, event: Event) -> list[Word]:
        """What is claimed of a placement."""
        claims = []
        if self.happens(self.style.counts):
            listed = self.happens(self.style.listed_counts)
            claims.append(bare("count", f"({self.contributions(event) if listed else event.count})"))
        if self.happens(self.style.points):
            claims.append(bare("points", f"+{event.points}"))
        if self.happens(self.style.totals):
            claims.append(bare("total", f"={event.score}"))
        return claims

    def contributions(self, event: Event) -> str:
        """The contributions in any order, doubles whole or in halves, zeros or not."""
        numbers: list[int] = []
        for tile, value in event.ends:
            halved = IS_DOUBLE[tile] and self.chance.happens(0.2)
            numbers += [value // 2] * 2 if halved else [value]
        if self.chance.happens(0.2):
            numbers = [number for number in numbers if number] or [0]
        return "+".join(map(str, self.chance.sample(numbers, len(numbers))))

    def end(self, played: Round) -> Statement:
        """How the round ended; a win with the last tile may be called a domino."""
        assert played.end
        assert played.end.by
        by, who = played.end.by, played.end.who
        if by is Ending.WON and went_out(played) and self.chance.happens(0.5):
            by, who = Ending.DOMINO, played.events[-1].seat
        written = [bare("by", by.value)]
        if by is not Ending.BLOCKED:
            written.append(bare("by", SEATS[who] if by is Ending.DOMINO else SIDES[who]))
        return Statement("end", [*words("end"), *written], played.end)

    def hands(self, hands: list[Hand]) -> list[Statement]:
        """What is left in the hands; with a hand left out, no running score is claimed."""
        written = [hand for hand in hands if self.happens(self.style.hands)]
        return [self.hand(hand, self.style.totals if len(written) == len(hands) else 0) for hand in written]

    def hand(self, hand: Hand, totals: float) -> Statement:
        """What is left in a hand; one that is not shown is not claimed to be empty either."""
        shown = self.happens(self.style.shown)
        parts = [bare("listed", self.tile(tile)) for tile in hand.tiles] if shown else []
        if self.happens(self.style.pips) and (shown or hand.pips or not hand.tiles):
            parts.append(bare("pips", f"({hand.pips})"))
        if self.happens(self.style.deductions):
            parts.append(bare("deduction", f"-{hand.deduction}"))
        if self.happens(totals):
            parts.append(bare("total", f"={hand.score}"))
        return Statement("hand", [*words("hand"), bare("seat", SEATS[hand.seat]), *parts], hand, hand.side)


def went_out(played: Round) -> bool:
    """Whether the last event of a round was the last tile of a hand."""
    last = played.events[-1].seat
    placed = [event for event in played.events if event.seat == last and not event.is_knock]
    return len(placed) == len(played.deals[last])
