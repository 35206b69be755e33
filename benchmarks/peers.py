"""The peers: programs that read and judge records of other games, or books, and texts for them.

Each text is random and right: legal moves, lawful actions, balanced transactions.
"""

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from io import BytesIO
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.running import run, work
from benchmarks.sizes import Sizes
from benchmarks.turns import Contender


@dataclass(frozen=True, slots=True)
class Peer:
    """A program beside which ours is measured.

    ``version`` is ``None`` where it is not installed. ``make`` writes a text to a file and returns how many
    ``units`` it holds; ``reading`` gives the contender that reads it, in units a second.
    """

    name: str
    units: str
    does: str
    version: Callable[[], str | None]
    make: Callable[[Path, Sizes], int]
    reading: Callable[[Path, int], Contender]


def reading(reader: str, path: Path, units: int, *options: str, python: str = sys.executable) -> Contender:
    """Units a CPU second, of one of the readers of ``benchmarks.work`` over a file."""
    return lambda: units / work(reader, *options, str(path), python=python).seconds


def _installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


LONGEST_GAME: Final = 120
"""The plies after which a game that nobody has won is left."""


def make_games(path: Path, sizes: Sizes) -> int:
    """Write random legal games of chess as PGN; return how many plies they have."""
    import chess  # noqa: PLC0415 - peers need not be there
    import chess.pgn  # noqa: PLC0415

    rng, plies = Random(1), 0
    with path.open("w", encoding="utf-8") as file:
        for _ in range(sizes.games):
            board, game = chess.Board(), chess.pgn.Game()
            node: chess.pgn.GameNode = game
            while not board.is_game_over() and board.ply() < LONGEST_GAME:
                move = rng.choice(list(board.legal_moves))
                node = node.add_variation(move)
                board.push(move)
            game.headers["Result"] = board.result()
            file.write(f"{game}\n\n")
            plies += board.ply()
    return plies


def make_hands(path: Path, sizes: Sizes) -> int:
    """Write random hands of fixed-limit hold'em as PHH; return how many actions they have."""
    from pokerkit import HandHistory  # noqa: PLC0415 - peers need not be there

    histories = [_hand(Random(seed)) for seed in range(sizes.hands)]
    text = BytesIO()
    HandHistory.dump_all(histories, text)
    path.write_bytes(text.getvalue())
    return sum(len(history.actions) for history in histories)


def _hand(rng: Random) -> Any:  # noqa: ANN401 - a HandHistory, which need not be there
    from pokerkit import Automation, FixedLimitTexasHoldem, HandHistory  # noqa: PLC0415

    dealt = (Automation.HOLE_DEALING, Automation.BOARD_DEALING, Automation.CARD_BURNING)
    steps = tuple(step for step in Automation if step not in dealt)
    game = FixedLimitTexasHoldem(steps, True, 0, (1, 2), 2, 4)
    state = game((200,) * 4, 4)
    deck = rng.sample([rank + suit for rank in "23456789TJQKA" for suit in "cdhs"], 52)
    while state.status:
        if state.can_deal_hole():
            state.deal_hole(deck.pop() + deck.pop())
        elif state.can_burn_card():
            state.burn_card("??")
        elif state.can_deal_board():
            state.deal_board("".join(deck.pop() for _ in range(1 if state.board_cards else 3)))
        elif state.can_complete_bet_or_raise_to() and rng.random() < 0.3:
            state.complete_bet_or_raise_to()
        elif state.can_fold() and rng.random() < 0.1:
            state.fold()
        else:
            state.check_or_call()
    return HandHistory.from_game_state(game, state)


ACCOUNTS: Final = ("Assets:Cash", "Assets:Bank", "Expenses:Food", "Expenses:Rent", "Income:Salary")


def make_ledger(path: Path, sizes: Sizes) -> int:
    """Write a ledger of random transactions; return how many directives it has."""
    rng, first = Random(1), date(2020, 1, 2)
    opened = (f"2020-01-01 open {account} EUR\n" for account in ACCOUNTS)
    days = (first + timedelta(days=number // 5) for number in range(sizes.transactions))
    path.write_text("".join(chain(opened, (_transaction(rng, day) for day in days))), "utf-8")
    return len(ACCOUNTS) + sizes.transactions


def _transaction(rng: Random, day: date) -> str:
    credited, debited = rng.sample(ACCOUNTS, 2)
    amount = rng.randint(1, 9999) / 100
    return f'\n{day} * "Shop" "Thing"\n  {credited}  {amount:.2f} EUR\n  {debited}  {-amount:.2f} EUR\n'


def _pgn_extract() -> str | None:
    return shutil.which("pgn-extract") or shutil.which("pgn-extract", path="/usr/games")


def _pgn_extract_version() -> str | None:
    """Its version, as it tells it; its games are made with python-chess, so both have to be there."""
    program = _pgn_extract()
    if program is None or _installed("chess") is None:
        return None
    return run([program, "--version"]).output.split()[-1].removeprefix("v")


def _checking(path: Path, units: int) -> Contender:
    command = [str(_pgn_extract()), "-s", "-r", str(path)]
    return lambda: units / run(command).cpu


CHESS: Final = Peer(
    "python-chess",
    "plies",
    "`chess.pgn.read_game` parses PGN, finds each move among the legal ones and makes it",
    partial(_installed, "chess"),
    make_games,
    partial(reading, "chess"),
)
PEERS: Final = (
    CHESS,
    Peer(
        "PokerKit",
        "actions",
        "`HandHistory` parses PHH and plays each action",
        partial(_installed, "pokerkit"),
        make_hands,
        partial(reading, "pokerkit"),
    ),
    Peer(
        "beancount",
        "directives",
        "`loader.load_string` parses a ledger, books and checks each directive",
        partial(_installed, "beancount"),
        make_ledger,
        partial(reading, "beancount"),
    ),
    Peer(
        "pgn-extract",
        "plies",
        "checks the same PGN; it is written in C, and its start counts",
        _pgn_extract_version,
        make_games,
        _checking,
    ),
)


def versions() -> dict[str, str]:
    """The peers by name, with their versions or that they are absent."""
    return {peer.name: peer.version() or "absent" for peer in PEERS}
