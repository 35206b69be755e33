"""Hidden hands written down: what the play determines, and nothing else (R4)."""

from hypothesis import given
from hypothesis import strategies as st
from support.clubs import club, plain

from sevenrocks.notation import parse
from sevenrocks.validator import validate
from sevenrocks.validator.dealt import COMMENT, with_deals

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


def hands(match):
    """By round and seat the tiles dealt, and whether the statement says that they were reconstructed."""
    return {
        (number, deal.seat): (frozenset(deal.tiles), deal.notes is not None and deal.notes.beside == COMMENT)
        for number, played in enumerate(match.rounds)
        for deal in played.deals
    }


@given(SEEDS, st.sampled_from([0, 0.5, 1]))
def test_what_is_written_down_is_what_was_dealt(seed, share):
    played = club(seed).play()
    (full,) = parse(plain(played))
    (hidden,) = parse(plain(played, seed, deals=share))
    found = with_deals(hidden)
    truth = {key: tiles for key, (tiles, _) in hands(full).items()}
    assert {key: tiles for key, (tiles, _) in hands(found).items()}.items() <= truth.items()
    assert {key for key, (_, new) in hands(found).items() if not new} == hands(hidden).keys()


def test_a_round_whose_hands_are_all_shown_gets_all_its_deals():
    (hidden,) = parse(plain(club(7).play(), deals=0))
    settled = [number for number, record in enumerate(hidden.rounds) if record.hands]
    found = hands(with_deals(hidden))
    assert settled
    assert all((number, seat) in found for number in settled for seat in range(4))


def test_a_round_with_a_fault_is_left_alone():
    text = "round 1\nS 1|4 +5\nW knock\nN 4|5 (1+5)\nE 5|5 (1+10)\nS 5|6 (1+6)\nW 1|1 (2+6)\nresult *\n"
    (match,) = parse(text)
    assert [fault.code for report in validate(text) for fault in report.discrepancies] == ["SR501"]
    assert with_deals(match) == match
