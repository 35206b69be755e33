"""Writes a match as it was played as a record, in a style."""

from random import Random

from support.match import BLOCKED, WON, Event, Hand, Hands, Match, Round, Scores
from support.naive import Layout, is_double, meanings
from support.script import Atom, Script, Statement, bare, words
from support.style import Style, odd_tile

NAMES = ["Ada", "Borys", "Celina", "Deniz İnan", 'Elif "Kaş" Ak', "Ferit #4", "Gül [6|6]", "H\\K"]
COMMENTS = [
    "long pause",
    "score checked: +5 =20",
    "[6|6] face down",
    "recount? # twice",
    "Çok iyi",
    "N knock",
]
BESIDE = ["  # {}", "  #{}", "\t# {}  #: computed", "  #: {}"]
EVENT_TAGS = [("Event", "Autumn Teams"), ("Date", "2026-05-03"), ("Table", "4"), ("House", "Kaş, № 7")]


def write(match: Match, style: Style, rng: Random) -> Script:
    """The record of a match."""
    script = Script(style)
    writer = Writer(style, rng)
    script.statements = writer.match(match)
    for statement, before in zip(script.statements[1:], script.statements, strict=False):
        statement.joined = statement.kind == before.kind == "event" and rng.randrange(style.events_a_line) > 0
    if rng.random() < style.comments:
        script.ending.append(rng.choice(COMMENTS))
    decorate(script, rng)
    return script


def decorate(script: Script, rng: Random) -> None:
    """Add comments, remarks and odd gaps."""
    last = len(script.statements) - 1
    for index, statement in enumerate(script.statements):
        statement.gap = rng.choice(script.style.gaps)
        followed = index < last and script.statements[index + 1].joined
        if rng.random() < script.style.comments and not statement.joined:
            statement.above.append(rng.choice(COMMENTS))
        if rng.random() < script.style.comments and not followed:
            statement.beside = rng.choice(BESIDE).format(rng.choice(COMMENTS))


def scores_of(kind: str, scores: Scores) -> Statement:
    """``score`` or ``result`` with both scores."""
    written = [*words(kind, "NS"), bare("NS", str(scores["NS"])), *words("EW"), bare("EW", str(scores["EW"]))]
    return Statement(kind, written, scores)


def tag(name: str, value: str) -> Statement:
    """A tag line."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    quoted = [Atom("", '"'), Atom("value", escaped), Atom("", '"]')]
    return Statement("tag", [[Atom("", "["), Atom("name", name)], quoted], name)


def targeted(target: str) -> list[Atom]:
    """The atoms of a target and of the ``@`` before it."""
    if not target:
        return []
    if len(target) == 1:
        return [Atom("", "@"), Atom("value", target)]
    tile, _, site = target.partition(".")
    atoms = [Atom("", "@"), Atom("target_tile", tile)]
    return [*atoms, Atom("", "."), Atom("site", site)] if site else atoms


class Writer:
    """Writes the statements of a match in a style."""

    def __init__(self, style: Style, rng: Random) -> None:
        self.style = style
        self.rng = rng

    def happens(self, share: float) -> bool:
        """Whether something that a share of the statements has is written here."""
        return self.rng.random() < share

    def match(self, match: Match) -> list[Statement]:
        """Every statement of a match."""
        statements = self.tags(match)
        for played in match.rounds:
            statements += self.round(played)
        if self.style.result:
            statements.append(self.result(match))
        return statements

    def tags(self, match: Match) -> list[Statement]:
        """The tags; a target other than 250 always needs its own."""
        tags = []
        if self.style.tags:
            players = zip(["North", "East", "South", "West"], self.rng.sample(NAMES, 4), strict=True)
            tags = [tag(name, value) for name, value in [*EVENT_TAGS, *players]]
        if self.style.result_tag:
            scores = match.result
            tags.append(tag("Result", f"{scores['NS']}-{scores['EW']}" if scores else "*"))
        if match.target != Match.target or self.happens(0.1):
            tags.append(tag("Target", str(match.target)))
        return self.rng.sample(tags, len(tags))

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
            statements.append(Statement("opener", [*words("opener"), bare("seat", played.opener)]))
        statements += self.deals(played.deals)
        statements += self.events(played)
        if played.end and self.happens(self.style.ends):
            statements.append(self.end(played))
        statements += self.hands(played.hands)
        if played.hands and self.happens(self.style.scores):
            statements.append(scores_of("score", played.scores))
        return statements

    def draw(self, lots: dict[str, int]) -> Statement:
        """The lots of a draw, or of a redraw."""
        written = [bare("lot", f"{seat}:{lot}") for seat, lot in lots.items()]
        return Statement("draw", [*words("draw"), *written], lots)

    def tile(self, tile: str) -> str:
        """A tile in one of its forms."""
        return odd_tile(self.rng, tile) if self.happens(self.style.odd_tiles) else tile

    def deals(self, hands: Hands) -> list[Statement]:
        """The hands dealt that are not hidden."""
        return [self.deal(seat, hand) for seat, hand in hands.items() if self.happens(self.style.deals)]

    def deal(self, seat: str, hand: list[str]) -> Statement:
        """The tiles dealt to a seat."""
        tiles = [bare("listed", self.tile(tile)) for tile in hand]
        return Statement("deal", [*words("deal"), bare("seat", seat), *tiles], hand)

    def events(self, played: Round) -> list[Statement]:
        """The placements, and the knocks that are not passed over in silence."""
        layout = Layout()
        statements = []
        for event in played.events:
            if event.tile is not None or self.happens(self.style.knocks):
                statements.append(self.event(event, layout))
            if event.tile is not None:
                layout.place(event.tile, event.site)
        return statements

    def event(self, event: Event, layout: Layout) -> Statement:
        """A placement on a layout, or a knock."""
        if event.tile is None:
            return Statement("event", [bare("seat", event.seat), bare("tile", "knock")], event)
        placed = [Atom("tile", self.tile(event.tile)), *self.target(event, layout)]
        return Statement("event", [bare("seat", event.seat), placed, *self.claims(event)], event, event.side)

    def target(self, event: Event, layout: Layout) -> list[Atom]:
        """The target, shortened where that leaves no choice."""
        if event.tile is None or event.site is None:
            return []
        tile, name = event.site
        forms = [f"{tile}.{name}"]
        if self.happens(self.style.short_targets):
            generic = [f"{tile}.{name[:-1]}"] if tile == layout.spinner else []
            shorter = [*generic, tile, *(tile if is_double(tile) else event.tile).split("|"), ""]
            forms += [form for form in shorter if meanings(layout, event.tile, form) == [event.site]]
        atoms = targeted(self.rng.choice(forms))
        for atom in atoms:
            if atom.part == "target_tile":
                atom.text = self.tile(atom.text)
        return atoms

    def claims(self, event: Event) -> list[list[Atom]]:
        """What is claimed of a placement."""
        claims = []
        if self.happens(self.style.counts):
            listed = self.happens(self.style.listed_counts)
            count = self.contributions(event.ends) if listed else event.count
            claims.append(bare("count", f"({count})"))
        if self.happens(self.style.points):
            claims.append(bare("points", f"+{event.points}"))
        if self.happens(self.style.totals):
            claims.append(bare("total", f"={event.score}"))
        return claims

    def contributions(self, ends: list[tuple[str, int]]) -> str:
        """The contributions in any order, doubles whole or in halves, zeros or not."""
        numbers: list[int] = []
        for tile, value in ends:
            halved = is_double(tile) and self.happens(0.2)
            numbers += [value // 2] * 2 if halved else [value]
        if self.happens(0.2):
            numbers = [number for number in numbers if number] or [0]
        return "+".join(str(number) for number in self.rng.sample(numbers, len(numbers)))

    def end(self, played: Round) -> Statement:
        """How the round ended; a win with the last tile may be called a domino."""
        assert played.end
        by, who = played.end.by, played.end.who
        if by == WON and went_out(played) and self.happens(0.5):
            by, who = "domino", played.events[-1].seat
        written = [bare("by", by)] if by == BLOCKED else [bare("by", by), bare("by", who)]
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
        return Statement("hand", [*words("hand"), bare("seat", hand.seat), *parts], hand, hand.side)


def went_out(played: Round) -> bool:
    """Whether the last event of a round was the last tile of a hand."""
    last = played.events[-1].seat
    placed = [event for event in played.events if event.seat == last and event.tile is not None]
    return len(placed) == len(played.deals[last])
