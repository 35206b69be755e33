"""Hidden hands written down: the deals that the facts of a round determine, as statements of its record."""

from dataclasses import replace
from typing import Final

from sevenrocks.notation.record import Deal, Match, Notes, Round
from sevenrocks.notation.tiles import tiles_in
from sevenrocks.validator.game import Game
from sevenrocks.validator.replay import replay

COMMENT: Final = "reconstructed from the play"
"""Stands beside every deal that was not in the record."""

_OF_HANDS: Final = ("SR2", "SR303", "SR4", "SR5", "SR703")
"""The codes, or their beginnings, that cast doubt on what a hand held."""


def with_deals(match: Match) -> Match:
    """The match with a ``deal`` for each hand that was hidden and that only one deal explains (R4).

    What stands in the record stays as it is. A round in which a fault was found is left alone, and so is
    one that was not replayed.
    """
    played = replay(match)
    faulty = {fault.address.round for fault in played.discrepancies if fault.code.startswith(_OF_HANDS)}
    rounds = list(match.rounds)
    for game in played.games:
        if game.index not in faulty and game.certain:
            rounds[game.index] = _with_deals(rounds[game.index], game)
    return replace(match, rounds=tuple(rounds))


def _with_deals(record: Round, game: Game) -> Round:
    written = {deal.seat: deal for deal in record.deals}
    for seat, mask in enumerate(game.hands.dealt):
        if seat not in written and mask is not None:
            written[seat] = Deal(seat, tuple(tiles_in(mask)), Notes(beside=COMMENT))
    added = [deal for seat, deal in sorted(written.items()) if deal not in record.deals]
    return record._replace(deals=(*record.deals, *added))
