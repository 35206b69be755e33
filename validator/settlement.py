"""What the hands cost at the end of a round (R20), held against the ``hand`` statements."""

from typing import TypeAlias

from sevenrocks.notation.gist import Cost, Tiles, cost_of, tiles_of
from sevenrocks.notation.record import Address, Ending, Hand, Kind
from sevenrocks.notation.tiles import FOREIGN, PIPS, SIDES, mask_of, tile_name, tiles_in
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix, Related
from sevenrocks.validator.game import Game
from sevenrocks.validator.hands import pips
from sevenrocks.validator.settled import Settled
from sevenrocks.validator.table import deduction

Scores: TypeAlias = tuple[int, int]


def settle(game: Game) -> list[Settled]:
    """The four hands in the order in which the record subtracts them, those without a statement last."""
    settled: list[Settled] = []
    for index, hand in enumerate(game.record.hands):
        address = Address(Kind.HAND, index, game.index)
        if all(other.seat != hand.seat for other in settled):
            settled.append(_read(game, hand, address))
    for side in (0, 1):
        _judge_combined(game, [one for one in settled if one.seat & 1 == side])
    for one in settled:
        _judge_claims(game, one)
    stated = {one.seat for one in settled}
    return settled + [_left(game, seat) for seat in range(4) if seat not in stated]


def settle_plainly(game: Game, scores: Scores) -> tuple[list[Settled], Scores] | None:
    """The four hands and the scores after them, where each is known and all that its line says is right.

    ``scores`` are those before the settlement. ``None`` where anything has to be looked into.
    """
    lines, running = game.record.hands, list(scores)
    if game.hands.hidden or not game.certain or sorted(line.seat for line in lines) != [0, 1, 2, 3]:
        return None
    settled = []
    for index, line in enumerate(lines):
        seat, rest = line.seat, game.hands.may_hold[line.seat]
        cost = cost_plainly(tiles_of(seat, line.tiles), cost_of(line), rest, running[seat & 1])
        if cost is None:
            return None
        running[seat & 1] -= cost
        address = Address(Kind.HAND, index, game.index)
        settled.append(Settled(seat, rest, line, address, score=running[seat & 1]))
    return settled, (running[0], running[1])


def cost_plainly(shown: Tiles, claimed: Cost, rest: int, score: int) -> int | None:
    """What a hand costs, where what is shown is what is left in it and all that is claimed is right.

    ``rest`` is the mask of what is left, ``score`` that of the partnership before it.
    """
    _, mask, number = shown
    if mask != rest or number != rest.bit_count():
        return None
    held, cost, total = claimed
    left = pips(rest)
    due = deduction(left)
    right = (
        (held == left or held is None)
        and (cost == due or cost is None)
        and (total == score - due or total is None)
    )
    return due if right else None


def repeated(game: Game) -> list[Discrepancy]:
    """SR204: a second ``hand`` line for one seat; the first counts."""
    seats = [hand.seat for hand in game.record.hands]
    return [
        Discrepancy(
            "SR204", Address(Kind.HAND, index, game.index, "seat"), "hand", {"player": game.players[seat]}
        )
        for index, seat in enumerate(seats)
        if seat in seats[:index]
    ]


def _left(game: Game, seat: int) -> Settled:
    """What is left in a hand; where that is open, what every deal that is possible agrees on."""
    hands = game.hands
    one = Settled(seat, hands.rest(seat) if game.certain else None)
    if one.rest is None and game.certain and not (game.gaps or hands.upset):
        from sevenrocks.validator.remaining import range_of_pips  # noqa: PLC0415 - where a hand stays hidden

        one.between = range_of_pips(hands, seat)
        dealt = hands.dealt[seat]
        one.supposed = None if dealt is None else deduction(pips(dealt & hands.may_hold[seat]))
    return one


def _read(game: Game, hand: Hand, address: Address) -> Settled:
    """What is left in a hand, held against what is listed; as listed where nothing tells.

    A list that a hidden hand of a round that is certain could have had was shown already.
    """
    one = _left(game, hand.seat)
    one.statement, one.address = hand, address
    one.supposed = _claimed_cost(hand, one.supposed)
    foreign = {tile: item for item, tile in reversed([*enumerate(hand.tiles)]) if tile >= FOREIGN}
    one.found = [_foreign(address, item, tile) for tile, item in foreign.items()]
    if foreign or not _is_shown(game, hand):
        return one
    if one.rest is None and game.certain:
        one.found.append(_wrong_leftover(game, one, None))
    elif one.rest is None:
        one.rest = mask_of(hand.tiles)
    elif sorted(hand.tiles) != tiles_in(one.rest):
        one.found.append(_wrong_leftover(game, one, tiles_in(one.rest)))
    return one


def _claimed_cost(hand: Hand, otherwise: int | None) -> int | None:
    """What a hand costs by its line: as claimed, or by the pips claimed, or by the tiles listed."""
    if hand.deduction is not None:
        return hand.deduction
    if hand.pips is not None:
        return deduction(hand.pips)
    return deduction(sum(PIPS[tile] for tile in hand.tiles if tile < FOREIGN)) if hand.tiles else otherwise


def _is_shown(game: Game, hand: Hand) -> bool:
    """Without tiles a hand is empty if the seat went out or ``(0)`` is claimed, and else not shown."""
    went_out = (
        game.outcome is not None and game.outcome.by is Ending.DOMINO and game.outcome.seat == hand.seat
    )
    return bool(hand.tiles) or hand.pips == 0 or went_out


def _foreign(address: Address, item: int, tile: int) -> Discrepancy:
    name = tile_name(tile)
    return Discrepancy("SR201", address._replace(part="listed", item=item), "", {"tile": name}, name)


def _wrong_leftover(game: Game, one: Settled, computed: list[int] | None) -> Discrepancy:
    """SR703: at the first listed tile that is wrong, or at the list where it only lacks tiles."""
    tiles = one.statement.tiles if one.statement else ()
    allowed = game.hands.may_hold[one.seat]
    wrong = [item for item, tile in enumerate(tiles) if not allowed >> tile & 1 or tile in tiles[:item]]
    address = (
        one.address._replace(part="listed", item=wrong[0]) if wrong else one.address._replace(part="tiles")
    )
    values = {"player": game.players[one.seat], "left": game.hands.left[one.seat]}
    fault = Discrepancy("SR703", address, "hidden" if computed is None else "", values)
    fault.claimed = [tile_name(tile) for tile in tiles]
    if computed is not None:
        fault.computed = [tile_name(tile) for tile in computed]
        text = " ".join(fault.computed)
        fault.fix = Fix(False, [Edit(one.address._replace(part="tiles"), text if tiles else f" {text}")])
    return fault


def _judge_combined(game: Game, pair: list[Settled]) -> None:
    """SR706: the subtractions claimed are what rounding both hands of a partnership together gives."""
    claimed = [one.claimed for one in pair if one.claimed is not None]
    due = [one.deduction for one in pair if one.deduction is not None]
    if not len(claimed) == len(due) == 2 or sum(claimed) == sum(due) or any(map(_is_faulty, pair)):
        return
    held = [held for held in map(_pips, pair) if held is not None]
    if len(held) < 2 or sum(claimed) != deduction(sum(held)):
        return
    first, second = (one.address._replace(part="deduction") for one in pair)
    wrong = [one for one in pair if one.claimed != one.deduction]
    fault = Discrepancy("SR706", first, "", {}, sum(claimed), sum(due))
    fault.values = {
        "side": SIDES[pair[0].seat & 1],
        "pips": " + ".join(map(str, held)),
        "costs": " + ".join(map(str, due)),
    }
    fault.related = (Related(second, "other-hand", {"player": game.players[pair[1].seat]}),)
    fault.fix = Fix(
        True, [Edit(one.address._replace(part="deduction"), f"-{one.deduction}") for one in wrong]
    )
    pair[0].found.append(fault)
    for one in pair:
        one.root = fault


def _pips(one: Settled) -> int | None:
    """The pips of a hand, as claimed where the deals leave them open."""
    return one.statement.pips if one.pips is None and one.statement is not None else one.pips


def _is_faulty(one: Settled) -> bool:
    """Whether the tiles or the pips of a hand are wrong already."""
    wrong_pips = one.statement is not None and one.statement.pips not in (None, _pips(one))
    return bool(one.found) or wrong_pips


def _judge_claims(game: Game, one: Settled) -> None:
    """SR704 and SR705; what follows from a wrong list or from wrong pips is not reported again."""
    hand, due, cost = one.statement, one.pips, one.deduction
    if hand is None or cost is None or one.root is not None:
        return
    one.root = next((fault for fault in one.found if fault.code == "SR703"), None)
    listed = sum(PIPS[tile] for tile in hand.tiles) if one.root else due
    player = game.players[hand.seat]
    if hand.pips is not None and due is not None and hand.pips != due:
        edit = Edit(one.address._replace(part="pips"), f"({due})")
        if not _follows(one, hand.pips == listed, edit):
            _blame(one, Discrepancy("SR704", edit.address, "", {"player": player}, hand.pips, due), edit)
    if hand.deduction is not None and hand.deduction != cost:
        edit = Edit(one.address._replace(part="deduction"), f"-{cost}")
        base = listed if hand.pips is None else hand.pips
        if not _follows(one, base is not None and hand.deduction == deduction(base), edit):
            _blame(
                one, Discrepancy("SR705", edit.address, "", {"player": player}, hand.deduction, cost), edit
            )


def _follows(one: Settled, agrees: bool, edit: Edit) -> bool:
    """Whether a wrong claim only follows from the root; then it is mended with it."""
    if one.root is None or not agrees:
        return False
    if one.root.fix is not None:
        one.root.fix.edits.append(edit)
    return True


def _blame(one: Settled, fault: Discrepancy, edit: Edit) -> None:
    """A wrong claim with no other cause."""
    fault.fix = Fix(True, [edit])
    one.found.append(fault)
    one.root = one.root or fault
