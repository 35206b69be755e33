"""The single changes that a slip of one line may have been, and the edits that make them."""

import pytest
from support.judged import changed, judged, right

from sevenrocks.notation.render import event_text
from sevenrocks.validator.changes import REACH, changes, gap_filled

BLOCKED = right("blocked")
EVENTS = [line for line in BLOCKED.splitlines() if line[:2] in ("N ", "E ", "S ", "W ")]


def edited(change):
    """The edits of a change: where they stand, and the new text."""
    return [(edit.address.index, edit.address.part, edit.text) for edit in change.edits]


def changes_at(index):
    (game,) = judged(BLOCKED).games
    return list(changes(game, index))


def single(index, part):
    """The new texts that the changes of an event have for a part of it."""
    edits = [edit for change in changes_at(index) for edit in edited(change)]
    return [text for at, where, text in edits if (at, where) == (index, part)]


def test_another_site_is_one_that_the_tile_fits():
    """2|5 has no other place, but 4|5 may also lie at the five of 1|5."""
    assert single(1, "on") == []
    assert single(5, "on") == ["@1|5.high"]


def test_another_tile_is_one_of_the_hand_that_fits_the_site():
    """N holds 4|5 and 0|5 beside 2|5."""
    assert single(1, "tile") == ["0|5", "4|5"]


def test_another_seat_is_one_that_may_hold_the_tile():
    assert single(1, "seat") == []
    assert single(10, "seat") == ["N", "S", "W"]


def test_an_event_may_be_left_out():
    removed = [change for change in changes_at(3) if edited(change) == [(3, "statement", "")]]
    assert [len(change.events) for change in removed] == [len(EVENTS) - 1]
    assert removed[0].origins[2:4] == (2, 4)


def test_two_neighbours_may_be_swapped():
    [swapped] = [change for change in changes_at(3) if [edit[0] for edit in edited(change)] == [3, 4]]
    assert [edit.text for edit in swapped.edits] == [EVENTS[4], EVENTS[3]]
    assert swapped.origins[3:5] == (4, 3)


def test_an_event_may_be_missing_before_another():
    """E may place 1|3 and 5|5 after N has laid 2|5; a missing event has the index of the next one."""
    added = [change for change in changes_at(2) if edited(change)[0][:2] == (1, "after")]
    texts = [change.edits[0].text.strip() for change in added]
    assert "E 1|3@3|5.low" in texts
    assert all(text.startswith("E ") for text in texts)
    assert {change.origins[2:4] for change in added} == {(2, 2)}


def test_an_event_missing_before_the_first_stands_behind_the_deals():
    added = [change for change in changes_at(0) if len(change.events) == len(EVENTS) + 1]
    assert {(change.edits[0].address.kind.value, change.edits[0].address.part) for change in added} == {
        ("deal", "after")
    }
    assert len(added) == 7


@pytest.mark.parametrize(("faulty", "first"), [(0, 0), (2, 0), (4, 0), (9, 5)])
def test_changes_are_looked_for_at_the_event_and_the_few_before_it(faulty, first):
    """The likeliest come first: those at the event itself."""
    removed = [change.edits[0] for change in changes_at(faulty) if len(change.events) < len(EVENTS)]
    indices = [edit.address.index for edit in removed]
    assert (indices[0], min(indices)) == (faulty, first)
    assert first in (0, faulty - REACH)


def test_an_unreadable_line_may_be_any_placement_of_the_seat_that_was_due_or_none():
    text = changed(BLOCKED, ("E 1|3@3|5.low", "E 1:3@3|5.low"))
    played = judged(text)
    [gap] = played.match.unreadable
    filled = list(gap_filled(played.games[0], gap, 0))
    assert "E 1|3@3|5.low" in [change.edits[0].text for change in filled]
    assert filled[-1].edits[0].text == ""
    assert {change.edits[0].address.part for change in filled} == {"rest"}


def test_every_change_differs_from_the_record_in_one_line_or_two():
    (game,) = judged(BLOCKED).games
    before = [event_text(event) for event in game.record.events]
    for change in changes(game, 8):
        after = [event_text(event) for event in change.events]
        assert after != before
        assert abs(len(after) - len(before)) <= 1
        assert len(change.origins) == len(change.events)
