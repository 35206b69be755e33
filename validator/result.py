"""How a match ends: its result and its Result tag, held against the scores computed (R21)."""

import re
from collections.abc import Callable
from typing import Final

from sevenrocks.notation.record import Address, Kind
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix
from sevenrocks.validator.ending import report_premature
from sevenrocks.validator.game import last_event
from sevenrocks.validator.ledger import carry
from sevenrocks.validator.sheet import Sheet

_RESULT: Final = re.compile(r"(-?[0-9]{1,9})-(-?[0-9]{1,9})")
_ADDRESS: Final = Address(Kind.RESULT)


def judge_result(sheet: Sheet, unwon: Callable[[], Sheet]) -> None:
    """Judge the ``result`` of a match, or its absence, and then the Result tag.

    ``unwon`` replays the match as if nobody had noticed that the target was reached.
    """
    result = sheet.match.result
    if result is None:
        _judge_missing_result(sheet)
    elif result.scores is None:
        _judge_unfinished(sheet)
    elif sheet.winner is not None:
        _judge_won(sheet, result.scores, unwon)
    else:
        _judge_unwon(sheet, result.scores)
    _judge_tag(sheet)


def tag_value(scores: tuple[int, int] | None) -> str:
    """What a Result tag says of the final scores; ``None`` for a match that nobody has won."""
    return "*" if scores is None else "{}-{}".format(*scores)


def _judge_missing_result(sheet: Sheet) -> None:
    """SR804, unless the result is what could not be read."""
    if not any(line.kind is Kind.RESULT for line in sheet.match.unreadable):
        sheet.report(Discrepancy("SR804", _last_statement(sheet), "" if sheet.winner is None else "won"))


def _judge_unfinished(sheet: Sheet) -> None:
    """SR802: ``*`` although the match was won."""
    if sheet.winner is not None:
        address = _ADDRESS._replace(part="by")
        scores = "NS {} EW {}".format(*sheet.ledger.scores)
        fix = Fix(True, [Edit(address, scores)])
        cause = sheet.after_win or sheet.ledger.accounts[sheet.winner].root
        sheet.report(Discrepancy("SR802", address, "unfinished", {}, "*", scores, fix=fix, cause=cause))


def _judge_won(sheet: Sheet, scores: tuple[int, int], unwon: Callable[[], Sheet]) -> None:
    """SR802, unless the result is what comes out of going on after the win."""
    root = sheet.after_win
    if root is not None and scores != sheet.ledger.scores and unwon().ledger.agrees(scores):
        root.carried += 1
        sheet.ledger.follow_scores(scores, root)
    else:
        sheet.ledger.judge_scores(_ADDRESS, "SR802", scores)


def _judge_unwon(sheet: Sheet, scores: tuple[int, int]) -> None:
    """SR803: final scores without the target having been reached, unless that was said already."""
    root = sheet.stopped or sheet.premature
    if root is None and sheet.target_unread:
        sheet.ledger.judge_scores(_ADDRESS, "SR802", scores)
        sheet.winner = 0 if scores[0] > scores[1] else 1
        return
    if root is None and not sheet.ledger.certain:
        for account, claimed in zip(sheet.ledger.accounts, scores, strict=True):
            account.set(claimed)
        sheet.winner = next((side for side in (0, 1) if scores[side] >= sheet.target), None)
        return
    if root is None:
        root = report_premature(sheet, _ADDRESS, "result", 0 if scores[0] >= scores[1] else 1)
    sheet.ledger.follow_scores(scores, root)


def _judge_tag(sheet: Sheet) -> None:
    """SR104: the Result tag differs from the scores computed and does not carry a wrong one."""
    index = next((index for index, tag in enumerate(sheet.match.tags) if tag.name == "Result"), None)
    if index is None or not sheet.ledger.certain:
        return
    value = sheet.match.tags[index].value
    scores = None if sheet.winner is None else sheet.ledger.scores
    edit = Edit(Address(Kind.TAG, index, part="value"), tag_value(scores))
    form = _RESULT.fullmatch(value)
    if value != edit.text and not (form and _accepts(sheet, (int(form[1]), int(form[2])), edit)):
        fix = Fix(True, [edit])
        sheet.report(Discrepancy("SR104", edit.address, "", {"value": value}, value, edit.text, fix=fix))


def _accepts(sheet: Sheet, scores: tuple[int, int], edit: Edit) -> bool:
    """Whether the scores of the tag are right or carried; the tag is mended with the first root."""
    roots = [account.accept(claimed) for account, claimed in zip(sheet.ledger.accounts, scores, strict=True)]
    if False in roots:
        return False
    root = next((root for root in roots if isinstance(root, Discrepancy)), None)
    if root is not None:
        carry(root, edit)
    return True


def _last_statement(sheet: Sheet) -> Address:
    """Behind the last statement that was read."""
    match = sheet.match
    if not match.rounds:
        return Address(Kind.TAG, max(len(match.tags) - 1, 0), part="after")
    index = len(match.rounds) - 1
    record = match.rounds[index]
    behind = (
        (Kind.SCORE, [record.score] if record.score else []),
        (Kind.HAND, record.hands),
        (Kind.LATE, record.late),
        (Kind.END, [record.end] if record.end else []),
    )
    for kind, statements in behind:
        if statements:
            return Address(kind, len(statements) - 1, index, "after")
    return last_event(index, record)
