"""The remarks of one match, each at the line that it belongs to."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from sevenrocks.notation.origin import TextOrigin
from sevenrocks.notation.record import Event, Kind
from sevenrocks.notation.render import event_text
from sevenrocks.validator.annotating import grids, words
from sevenrocks.validator.annotating.figures import Figure
from sevenrocks.validator.annotating.grids import Grid
from sevenrocks.validator.annotating.lines import Lines
from sevenrocks.validator.annotating.scoresheet import RoundSheet, round_sheets
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.excerpt import columns, visible
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.reports.statement import statement_at
from sevenrocks.validator.tables.judgement import Judgement
from sevenrocks.validator.tags import players_of


class Where(Enum):
    """Where a remark stands: above a line, beside what it holds, or below it."""

    ABOVE = "above"
    BESIDE = "beside"
    BELOW = "below"


class Remark(NamedTuple):
    """A remark at the line of that number."""

    line: int
    where: Where
    text: str


@dataclass(slots=True)
class Margin:
    """The remarks of a match by line; ``last`` is the last line that belongs to it, ``inf`` for the rest."""

    last: float
    above: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    beside: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    below: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, remark: Remark) -> None:
        """Take a remark."""
        lines: dict[int, list[str]] = getattr(self, remark.where.value)
        lines[remark.line].append(remark.text)


def margin_of(judged: Judgement, origin: TextOrigin, *, missed: bool = False) -> Margin:
    """The remarks of a match that was read from text; with ``missed``, of missed awards too."""
    lines = Lines(judged.report.match, origin)
    margin = Margin(lines.last)
    for remark in _remarks(judged, lines, round_sheets(judged, missed=missed)):
        margin.add(remark)
    return margin


def _remarks(judged: Judgement, lines: Lines, rounds: Sequence[RoundSheet]) -> Iterator[Remark]:
    players = players_of(judged.report.match)
    for sheet in rounds:
        yield from _of_deals(sheet, lines, players)
        yield from _of_events(sheet, lines)
        yield from _of_hands(sheet, lines)
    for finding in judged.findings:
        yield _of_finding(finding, lines, judged)
    for sheet in rounds:
        last = lines.last_of_round(sheet.index)
        for text in _told(grids.line_score(sheet, players)):
            yield Remark(last, Where.BELOW, text)
    for text in _box_score(judged, rounds, players) if rounds else ():
        yield Remark(lines.last, Where.BELOW, text)


def _of_deals(sheet: RoundSheet, lines: Lines, players: Sequence[str]) -> Iterator[Remark]:
    """The hands that were worked out, above the first event."""
    for seat, mask in sheet.reconstructed if sheet.record.events else ():
        text = words.reconstructed(players[seat], mask)
        yield Remark(lines.of(Kind.EVENT, 0, sheet.index), Where.ABOVE, text)


def _of_events(sheet: RoundSheet, lines: Lines) -> Iterator[Remark]:
    for index, event in enumerate(sheet.events):
        line = lines.event(index, sheet.index)
        for missing in sheet.missing_before(index):
            yield Remark(line, Where.ABOVE, _missing(missing))
        told = _event_words(sheet, index, event, is_alone=lines.is_alone(line))
        if told:
            yield Remark(line, Where.BESIDE if lines.is_alone(line) else Where.BELOW, told)
    for missing in sheet.missing_before(len(sheet.record.events)):
        yield Remark(lines.last_event(sheet.index), Where.BELOW, _missing(missing))


def _event_words(sheet: RoundSheet, index: int, event: Event, *, is_alone: bool) -> str:
    """What is told of an event; on a line with others it is named in full."""
    figure = sheet.figure_of(index)
    if figure is None:
        doubt = words.doubt(sheet, index)
        return f"{event_name(event)}: {doubt}" if doubt and not is_alone else doubt
    if not (figure.is_placement or figure.cannot_place):
        return ""
    name = words.unwritten(figure, event) if is_alone else figure.play
    return _joined(name, words.outcome(figure))


def _of_hands(sheet: RoundSheet, lines: Lines) -> Iterator[Remark]:
    for one in sheet.game.settled if sheet.game else ():
        if one.statement is not None:
            line = lines.of(Kind.HAND, one.address.index, sheet.index)
            yield Remark(line, Where.BESIDE if lines.is_alone(line) else Where.BELOW, words.hand_words(one))


def _of_finding(finding: Finding, lines: Lines, judged: Judgement) -> Remark:
    """A discrepancy, above its statement; below it where it is about what is not there."""
    address, line = finding.discrepancy.address, finding.place.line or 0
    told = words.finding_words(finding)
    if address.part == "after":
        return Remark(line, Where.BELOW, told)
    statement = statement_at(judged.report.match, address)
    if isinstance(statement, Event) and not lines.is_alone(line):
        told = f"{event_name(statement)}: {told}"
    return Remark(line, Where.ABOVE, told)


def _box_score(judged: Judgement, rounds: Sequence[RoundSheet], players: Sequence[str]) -> Iterator[str]:
    yield from _told(grids.round_by_round(rounds, say("Match: {standing}", standing=words.standing(judged))))
    yield from _told(grids.by_player(rounds, players))


def _told(grid: Grid) -> Iterator[str]:
    """A grid as lines of text in columns, which are as wide as what a remark shows of them."""
    yield grid.caption
    written = [tuple(map(say, grid.head)), *grid.rows] if grid.rows else []
    rows = [tuple(map(visible, cells)) for cells in written]
    widths = [max(map(columns, cells)) for cells in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [" " * (width - columns(cell)) + cell for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join(("", first + " " * (widths[0] - columns(first)), *cells))


def event_name(event: Event) -> str:
    """An event as it is written, without what is claimed of it."""
    return event_text(Event(event.play))


def _missing(figure: Figure) -> str:
    told = words.outcome(figure)
    event = f"{figure.play} {told}" if told else say("{player} knocks", player=figure.play)
    return say("taken as missing here: {event}", event=event)


def _joined(name: str, told: str) -> str:
    return f"{name} {told}" if name else told
