"""The words and numbers in which computed values are told."""

from collections.abc import Sequence
from typing import Final

from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Ending, Event
from sevenrocks.notation.tiles import SIDES, tile_name, tiles_in
from sevenrocks.validator.annotating.figures import Better, Figure, placement_name
from sevenrocks.validator.annotating.scoresheet import LineScore, RoundSheet
from sevenrocks.validator.discrepancy import Value
from sevenrocks.validator.language import counted, say
from sevenrocks.validator.reports.details import listed
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.settled import Settled
from sevenrocks.validator.tables.judgement import Judgement

UNKNOWN: Final = "?"


def number(value: int | None) -> str:
    """A number, or a sign that it is not known."""
    return UNKNOWN if value is None else str(value)


def subtracted(cost: int | None) -> str:
    """What is subtracted, ``-0`` too, or a sign that it is not known."""
    return UNKNOWN if cost is None else f"-{cost}"


def ends(figure: Figure) -> str:
    """The contributions of the ends and their total, ``2+8=10``; the total alone where there is one end."""
    terms = "+".join(map(str, figure.ends))
    return f"{terms}={figure.step.total}" if len(figure.ends) > 1 else str(figure.step.total)


def score(figure: Figure) -> str:
    """The score of the acting partnership: ``NS 15``."""
    side = figure.step.seat & 1
    return f"{SIDES[side]} {number(figure.step.scores[side])}"


def outcome(figure: Figure) -> str:
    """What came of an event: ``2+8=10 +10 NS 15``; of a knock, that it was certainly due, or nothing."""
    if not figure.is_placement:
        return say("cannot place") if figure.cannot_place else ""
    told = f"{ends(figure)} +{figure.step.points} {score(figure)}"
    return f"{told}; {missed(figure.better)}" if figure.better else told


def missed(better: Better) -> str:
    """An award that was missed: ``6|6 on 3|6.high would have scored 15``."""
    tile, _, site = placement_name(better.tile, better.site).partition("@")
    where = say("{tile} on {site}", tile=tile, site=site) if site else tile
    return say("{placement} would have scored {points}", placement=where, points=better.points)


def unwritten(figure: Figure, event: Event) -> str:
    """What of a play is not written in full: its site, or all of it where another one was taken."""
    step = figure.step
    if (step.seat, step.tile) != event.play[:2]:
        return figure.play
    if step.site < 0 or step.site == event.play.target:
        return ""
    return "@" + placement_name(step.tile, step.site).partition("@")[2]


def finding_words(finding: Finding) -> str:
    """A discrepancy: how grave it is, its code and name, what is wrong, what was claimed and computed."""
    found, entry = finding.discrepancy, finding.entry
    weight = say(entry.severity) if found.acknowledged is None else say("allowed")
    told = f"{weight} {entry.code} {entry.name}: {finding.message}"
    if (
        found.claimed is not None
        and found.computed is not None
        and "{computed}" not in entry.messages[found.reason]
    ):
        values = {"claimed": _value(found.claimed), "computed": _value(found.computed)}
        told += "; " + say("claimed {claimed}, computed {computed}", **values)
    if found.legal:
        told += "; " + say("possible: {placements}", placements=listed(found.legal, full=False))
    if found.carried:
        told += "; " + counted(
            found.carried, "carried into {count} later score", "carried into {count} later scores"
        )
    return f"{told}; {say('ruling: {reason}', reason=found.acknowledged)}" if found.acknowledged else told


def _value(value: Value) -> str:
    if isinstance(value, list):
        return " ".join(value) or say("nothing")
    return say(value) if isinstance(value, Phrase) else str(value)


def hand_words(one: Settled) -> str:
    """What a hand costs: its pips, what is subtracted, the partnership's score after it (R20)."""
    if one.deduction is None:
        return say("not known")
    pips = "" if one.pips is None else f"{one.pips} "
    return f"{pips}-{one.deduction} {SIDES[one.seat & 1]} {number(one.score)}"


def hand_name(mask: int) -> str:
    """The tiles of a hand."""
    return " ".join(map(tile_name, tiles_in(mask)))


def reconstructed(player: str, mask: int) -> str:
    """A hand that was worked out."""
    return say("reconstructed: {player} was dealt {tiles}", player=player, tiles=hand_name(mask))


def costs(line: LineScore) -> str:
    """What the hands of a partnership cost, as two entries: ``-15 -0``."""
    return " ".join(map(subtracted, line.costs))


def cost(line: LineScore) -> str:
    """What the hands of a partnership cost together; nothing where they were not settled."""
    return subtracted(line.cost) if line.costs else ""


def awards(line: LineScore) -> str:
    """What a partnership was awarded."""
    return UNKNOWN if line.awards is None else f"+{line.awards}"


def doubt(sheet: RoundSheet, index: int) -> str:
    """Why an event has no figure; empty where it has one, or where that was said before."""
    if sheet.game is None or sheet.figure_of(index) is not None:
        return ""
    if sheet.unverified is None or index < sheet.unverified:
        return say("does not count")
    return say("not verified, nor is what follows in this round") if index == sheet.unverified else ""


def ended(sheet: RoundSheet, players: Sequence[str]) -> str:
    """How a round ended."""
    if sheet.game is None:
        return say("not judged, the match was won before it")
    result = sheet.game.outcome
    words = say("not over")
    if result is not None and result.by is Ending.DOMINO and result.seat is not None:
        words = say("domino {player}", player=players[result.seat])
    elif result is not None and result.by is Ending.WON and result.side is not None:
        words = say("won {side}", side=SIDES[result.side])
    elif result is not None and result.by is Ending.BLOCKED:
        words = say("blocked")
    if sheet.unverified is None:
        return words
    if sheet.unverified >= len(sheet.record.events):
        return say("{ending}, not verified after its last event", ending=words)
    return say("{ending}, not verified from event {number} on", ending=words, number=sheet.unverified + 1)


def standing(judged: Judgement) -> str:
    """How a match came out: ``NS 255 : EW 190, NS win``."""
    report = judged.report
    scores = " : ".join(f"{side} {number(points)}" for side, points in zip(SIDES, report.score, strict=True))
    if report.winner is None:
        return f"{scores}, {say('no winner yet')}"
    return f"{scores}, {say('{side} win', side=SIDES[report.winner])}"
