"""Characters and words that look like those of the notation, and what to write instead."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Kind

KEYWORDS: Final = {
    kind.value: kind for kind in Kind if kind not in (Kind.TAG, Kind.EVENT, Kind.LATE, Kind.UNREADABLE)
}
_OTHER_WORDS: Final = (
    *("knock", "domino", "blocked", "won", "NS", "EW", "N", "E", "S", "W"),
    *("low", "high", "line", "lineA", "lineB", "arm", "armA", "armB"),
)
_WORDS: Final[dict[str, str]] = {word.lower(): word for word in (*KEYWORDS, *_OTHER_WORDS)}
_EVENT: Final = re.compile(r"[NESW](?![A-Za-z])|[nesw](?=\W|$)")
_CONTROLS: Final = {"\v": "VERTICAL TAB", "\f": "FORM FEED", "\r": "CARRIAGE RETURN", "\x85": "NEXT LINE"}
_BLANKS: Final = "\v\f\x1c\x1d\x1e\x1f\x85\u200b\u2060\ufeff"
_LETTERS: Final = str.maketrans(
    "АаВвЕеЁёІіЈјКкМмНнОоРрСсТтУуХхЅѕԜԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορ",
    "AaBbEeEeIiJjKkMmHhOoPpCcTtYyXxSsWwABEZHIKMNOPTYXvop",
)
_SIGNS: Final = {
    **dict.fromkeys("“”„‟«»″‶＂‘’′", '"'),
    **dict.fromkeys("¦∣│┃ǀ❘", "|"),
    **dict.fromkeys("−⁃﹣", "-"),
    **dict.fromkeys("＃♯", "#"),
    "×": "*", "∗": "*", "∶": ":", "·": ".", "…": "...", "⁄": "|",
}  # fmt: skip


@lru_cache(maxsize=1024)
def advice_for(word: str) -> str | None:
    """What to write instead of a word with a look-alike in it, or ``None``."""
    if word == "\r":
        return Phrase("{character} alone does not end a line: end it with LF or CRLF", character=_name(word))
    for character in word:
        plain = plain_character(character)
        if plain is not None and plain != character:
            return Phrase(
                "{character} is not {plain}: write {plain}", character=_name(character), plain=_shown(plain)
            )
    mended = _mended(word)
    return Phrase("write {right} instead of {wrong}", right=mended, wrong=word) if mended else None


@lru_cache(maxsize=1024)
def kind_like(word: str) -> Kind | None:
    """The kind of statement that a first word seems to open."""
    plain = "".join(plain_character(character) or character for character in word)
    if plain.startswith("["):
        return Kind.TAG
    if _EVENT.match(plain):
        return Kind.EVENT
    from difflib import get_close_matches  # noqa: PLC0415 - right lines shall not wait for it

    close = get_close_matches(plain.lower()[:20], KEYWORDS, n=1, cutoff=0.7)
    return KEYWORDS[close[0]] if close else None


def plain_character(character: str) -> str | None:
    """The character of the notation that this one looks like; ``None`` if it looks like no other."""
    if character < "\x7f" and character not in _BLANKS:
        return None
    digit = unicodedata.digit(character, None)
    if digit is not None:
        return str(digit)
    if character in _BLANKS or unicodedata.category(character) in ("Zs", "Zl", "Zp"):
        return " "
    if unicodedata.category(character) == "Pd":
        return "-"
    plain = _SIGNS.get(character) or character.translate(_LETTERS)
    folded = unicodedata.normalize("NFKC", plain)
    return str(folded) if folded.isascii() else None


def _mended(word: str) -> str | None:
    """A word in wrong case, or with letters and signs in place of digits and the bar, put right."""
    known = _WORDS.get(word.lower())
    if known and known != word:
        return known
    mended = word.translate(str.maketrans("OoQ", "000"))
    if len(mended) == 3 and mended[1] in "lI!/\\:;,.":
        mended = f"{mended[0]}|{mended[2]}"
    mended = mended.translate(str.maketrans("lI", "11"))
    return mended if mended != word and set(mended) <= set("0123456789|@()+-=") else None


def _name(character: str) -> str:
    name = unicodedata.name(character, _CONTROLS.get(character, Phrase("this character")))
    return Phrase("{name} (U+{number:04X})", name=name, number=ord(character))


def _shown(plain: str) -> str:
    return {" ": Phrase("a blank"), '"': Phrase('a straight quote (")')}.get(plain, plain)
