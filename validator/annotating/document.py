"""A match as a document tells it, whatever its form: who played, how it went, what is wrong."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Event
from sevenrocks.notation.tiles import SEATS, SIDES
from sevenrocks.validator.annotating import grids, words
from sevenrocks.validator.annotating.figures import Figure
from sevenrocks.validator.annotating.grids import Grid
from sevenrocks.validator.annotating.margin import event_name
from sevenrocks.validator.annotating.scoresheet import RoundSheet, round_sheets
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.finding import Finding, at_line
from sevenrocks.validator.tables.judgement import Judgement
from sevenrocks.validator.tags import PLAYERS, players_of

EVENT_HEAD: Final = (
    *("#", Phrase("player"), Phrase("play"), Phrase("ends"), Phrase("award")),
    *SIDES,
)
"""Said only where it is written."""

_SHOWN_ELSEWHERE: Final = ("Event", *PLAYERS, "Result")


class Remark(NamedTuple):
    """What is to be said beside the numbers; its kind is a severity, ``allowed`` or ``missed``."""

    kind: str
    text: str


class EventRow(NamedTuple):
    """An event: its cells under ``EVENT_HEAD``, whether it scored, and what is to be said of it."""

    cells: tuple[str, ...]
    has_scored: bool
    remarks: tuple[Remark, ...]


class Section(NamedTuple):
    """A round: its heading, its events, its settlement and line score, and what else is to be said of it."""

    sheet: RoundSheet
    heading: str
    rows: tuple[EventRow, ...]
    settlement: Grid
    line_score: Grid
    remarks: tuple[Remark, ...]


class Document(NamedTuple):
    """A match.

    ``facts`` are its other tags by name. ``standing`` says how it came out.
    """

    title: str
    facts: tuple[tuple[str, str], ...]
    players: tuple[str, ...]
    standing: str
    judged: Judgement
    sections: tuple[Section, ...]
    remarks: tuple[Remark, ...]
    box_score: tuple[Grid, ...]


def document_of(judged: Judgement, *, missed: bool = False) -> Document:
    """The document of a match; with ``missed`` it tells of missed awards."""
    match = judged.report.match
    players = players_of(match)
    rounds = round_sheets(judged, missed=missed)
    box_score = (grids.round_by_round(rounds, say("Round by round")), grids.by_player(rounds, players))
    return Document(
        title=match.tag("Event") or say("Match {number}", number=judged.report.index),
        facts=tuple((tag.name, tag.value) for tag in match.tags if tag.name not in _SHOWN_ELSEWHERE),
        players=players,
        standing=words.standing(judged),
        judged=judged,
        sections=tuple(_section(sheet, judged.findings, players) for sheet in rounds),
        remarks=tuple(_placed(finding) for finding in judged.findings if finding.round is None),
        box_score=box_score if rounds else (),
    )


def _section(sheet: RoundSheet, findings: Sequence[Finding], players: Sequence[str]) -> Section:
    found = [finding for finding in findings if finding.round == sheet.index + 1]
    line_score = grids.line_score(sheet, players)
    deals = [Remark("note", words.reconstructed(players[seat], mask)) for seat, mask in sheet.reconstructed]
    others = [_placed(finding) for finding in found if finding.event is None]
    return Section(
        sheet=sheet,
        heading=line_score.caption,
        rows=tuple(_rows(sheet, found, players)),
        settlement=grids.settlement(sheet, players),
        line_score=line_score._replace(caption=say("Line score")),
        remarks=(*deals, *others),
    )


def _rows(sheet: RoundSheet, found: Sequence[Finding], players: Sequence[str]) -> Iterator[EventRow]:
    for index, event in enumerate(sheet.events):
        for missing in sheet.missing_before(index):
            yield _missing_row(missing, players)
        remarks = [_remark(finding) for finding in found if finding.event == index + 1]
        figure = sheet.figure_of(index)
        if figure is None:
            if doubt := words.doubt(sheet, index):
                remarks.append(Remark("note", doubt))
            cells = players[event.play.seat], _written(event), "", "", "", ""
        else:
            remarks += _alternatives(figure, event)
            cells = _cells(figure, players)
        has_scored = figure is not None and figure.step.points > 0
        yield EventRow((str(index + 1), *cells), has_scored, tuple(remarks))
    if not sheet.record.late:
        yield from (_missing_row(missing, players) for missing in sheet.missing_before(len(sheet.events)))


def _cells(figure: Figure, players: Sequence[str]) -> tuple[str, str, str, str, str, str]:
    step = figure.step
    ns, ew = map(words.number, step.scores)
    if not figure.is_placement:
        return players[step.seat], say("knock"), "", "", ns, ew
    play = figure.play.partition(" ")[2]
    return players[step.seat], play, words.ends(figure), f"+{step.points}", ns, ew


def _missing_row(figure: Figure, players: Sequence[str]) -> EventRow:
    remark = Remark("note", say("taken as missing here"))
    return EventRow(("", *_cells(figure, players)), figure.step.points > 0, (remark,))


def _alternatives(figure: Figure, event: Event) -> Iterator[Remark]:
    """What was written where that is not what was taken, and an award that was missed."""
    if (figure.step.seat, figure.step.tile) != event.play[:2]:
        yield Remark("note", say("written: {event}", event=event_name(event)))
    if figure.better:
        yield Remark("missed", words.missed(figure.better))


def _written(event: Event) -> str:
    return event_name(event).removeprefix(SEATS[event.play.seat]).lstrip()


def _remark(finding: Finding) -> Remark:
    ruled = finding.discrepancy.acknowledged is not None
    return Remark("allowed" if ruled else finding.entry.severity, words.finding_words(finding))


def _placed(finding: Finding) -> Remark:
    """A discrepancy with its line, where it has one."""
    remark, line = _remark(finding), finding.place.line
    return remark if line is None else remark._replace(text=at_line(line, remark.text))
