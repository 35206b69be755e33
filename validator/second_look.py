"""The second look at a faulty round: whether one single change explains all that is wrong with it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from sevenrocks.notation.record import Kind
from sevenrocks.validator.changes import Change, changes, gap_filled
from sevenrocks.validator.discrepancy import Discrepancy, Fix
from sevenrocks.validator.findings import Implausible, is_fault
from sevenrocks.validator.game import Game
from sevenrocks.validator.round import play_round
from sevenrocks.validator.sheet import Bookmark, Sheet

_OF_PLAY: Final = ("SR201", "SR3", "SR4", "SR5", "SR602", "SR701", "SR702", "SR703")
"""The codes, or their beginnings, by which a wrong event shows."""


class Explanation(NamedTuple):
    """A change that leaves nothing wrong, how many notes it leaves, and what the match then comes to."""

    change: Change
    notes: int
    standing: tuple[object, ...]


class Look(NamedTuple):
    """A round to be looked at again.

    ``before`` is the sheet as it stood before the round, ``known`` what is wrong whatever the change,
    ``root`` the fault that is to be explained.
    """

    sheet: Sheet
    game: Game
    before: Bookmark
    known: list[Discrepancy]
    root: Discrepancy | None

    def explain(self, tries: Iterator[Change]) -> bool:
        """Replay the round with the best of some changes; as it was where there is none."""
        best = _best(list(self._explanations(tries)))
        self.sheet.undo(self.before)
        if best is None:
            play_round(self.sheet, self.game.index, self.game.record)
            return False
        self._replay_with(best.change)
        if self.root is not None:
            self.root.fix = Fix(False, best.change.edits)
            self.root.unverified = 0
        return True

    def _explanations(self, tries: Iterator[Change]) -> Iterator[Explanation]:
        with self.sheet.findings.trial(self.known):
            for change in tries:
                self.sheet.undo(self.before)
                try:
                    self._replay_with(change)
                except Implausible:
                    continue
                notes = len(self.sheet.discrepancies) - self.before.discrepancies
                yield Explanation(change, notes, (self.sheet.ledger.scores, self.sheet.winner))

    def _replay_with(self, change: Change) -> None:
        record = self.game.record._replace(events=change.events)
        play_round(self.sheet, self.game.index, record, change.origins)


def look_again(sheet: Sheet, game: Game, before: Bookmark) -> None:
    """Find the change that explains a round with more than one fault of play, or one that cannot be followed.

    ``before`` is the sheet as it stood before the round. If all changes that leave nothing wrong come to
    the same scores, the first fault is the only one, with the likeliest change as its suggestion, and the
    round is replayed with it. Otherwise what was found stays as it is.
    """
    found = sheet.discrepancies[before.discrepancies :]
    if game.unverified is not None and game.gaps:
        _fill_gap(sheet, game, before, found)
        return
    first = next((at for at, fault in enumerate(found) if is_fault(fault) and _is_of_play(fault)), None)
    if first is None or (game.unverified is None and sum(map(is_fault, found[first:])) < 2):
        return
    root = found[first]
    at = root.address.index if root.address.kind is Kind.EVENT else len(game.record.events)
    if Look(sheet, game, before, found[:first], root).explain(changes(game, at)):
        sheet.discrepancies.append(root)


def _fill_gap(sheet: Sheet, game: Game, before: Bookmark, found: list[Discrepancy]) -> None:
    """One unreadable line hides one event: find out which."""
    gap = game.gaps[0]
    if len(game.gaps) == 1:
        known = [fault for fault in found if not _is_of_play(fault)]
        tries = gap_filled(game, gap, sheet.number_of(gap))
        Look(sheet, game, before, known, sheet.root_of(gap)).explain(tries)


def _is_of_play(fault: Discrepancy) -> bool:
    return fault.code.startswith(_OF_PLAY)


def _best(explanations: list[Explanation]) -> Explanation | None:
    """The first of those that leave the fewest notes, if they all come to the same scores."""
    fewest = min((one.notes for one in explanations), default=0)
    likely = [one for one in explanations if one.notes == fewest]
    same = len({one.standing for one in likely}) == 1
    return likely[0] if same else None
