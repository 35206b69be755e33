"""Look-alike characters are named, with what to write instead."""

import pytest

from sevenrocks.notation import parse
from sevenrocks.notation.lookalikes import advice_for

QUOTE = 'a straight quote (")'


@pytest.mark.parametrize(
    ("line", "advice"),
    [
        ("S 1–4", "EN DASH (U+2013) is not -: write -"),
        ("S 1|4 =−5", "MINUS SIGN (U+2212) is not -: write -"),
        ("S 1¦4", "BROKEN BAR (U+00A6) is not |: write |"),
        ("S 1｜4", "FULLWIDTH VERTICAL LINE (U+FF5C) is not |: write |"),
        ("S 1|4 +²", "SUPERSCRIPT TWO (U+00B2) is not 2: write 2"),
        ("S 1|٤", "ARABIC-INDIC DIGIT FOUR (U+0664) is not 4: write 4"),
        ("S 1|4 ＋5", "FULLWIDTH PLUS SIGN (U+FF0B) is not +: write +"),
        ("S 1|4 (5）", "FULLWIDTH RIGHT PARENTHESIS (U+FF09) is not ): write )"),
        ("S\u00a01|4", "NO-BREAK SPACE (U+00A0) is not a blank: write a blank"),
        ("S 1|4\u2003+5", "EM SPACE (U+2003) is not a blank: write a blank"),
        ("S 1|4\u200b", "ZERO WIDTH SPACE (U+200B) is not a blank: write a blank"),
        ("\ufeffS 1|4", "ZERO WIDTH NO-BREAK SPACE (U+FEFF) is not a blank: write a blank"),
        (
            "[A “x”]",
            'LEFT DOUBLE QUOTATION MARK (U+201C) is not a straight quote ("): write a straight quote (")',
        ),
        ("Ѕ 1|4", "CYRILLIC CAPITAL LETTER DZE (U+0405) is not S: write S"),
        ("rоund 2", "CYRILLIC SMALL LETTER O (U+043E) is not o: write o"),
        ("end ｂlocked", "FULLWIDTH LATIN SMALL LETTER B (U+FF42) is not b: write b"),
        ("Round 2", "write round instead of Round"),
        ("HAND N", "write hand instead of HAND"),
        ("S Knock", "write knock instead of Knock"),
        ("s 1|4", "write S instead of s"),
        ("end won ns", "write NS instead of ns"),
        ("S 1|4@1|4.linea", "write lineA instead of linea"),
        ("S 1|O", "write 1|0 instead of 1|O"),
        ("S 1l4", "write 1|4 instead of 1l4"),
        ("S 1I4", "write 1|4 instead of 1I4"),
        ("S l|4", "write 1|4 instead of l|4"),
        ("S 1/4", "write 1|4 instead of 1/4"),
        ("S 1|4 +l5", "write 15 instead of l5"),
        ("S 1|4 (O)", "write 0) instead of O)"),
        ("hand N -l5", "write 15 instead of l5"),
    ],
)
def test_advice(line: str, advice: str) -> None:
    (match,) = parse(
        f'[Z ""]\nround 1\n{line}\nround 9\n' if not line.startswith("[") else f'[Z ""]\n{line}\n'
    )
    assert [fault.advice for fault in match.unreadable] == [advice]


@pytest.mark.parametrize("word", ["", "foo", "x", "1|x", "🀰🀰", "ß", "|", "l", "illegal", "日本"])
def test_nothing_is_advised_where_nothing_is_alike(word: str) -> None:
    assert advice_for(word) in (None, "write 1 instead of l")
