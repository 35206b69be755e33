"""Which encoding bytes that are not UTF-8 seem to be in, and the command that converts them."""

from typing import Final

from sevenrocks.notation.phrase import Phrase

_HIGH: Final = bytes(range(0x80, 0x100))
_WESTERN: Final = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûü"
_LETTERS: Final = {
    "Latin-1": ("iso-8859-1", _WESTERN),
    "Windows-1254": ("cp1254", _WESTERN + "ĞİŞğış"),
    "Windows-1250": (
        "cp1250",
        "ÁÂÄĂĄÇČĆĎĐÉĘËĚÍÎĹĽŁŃŇÓÔÖŐŔŘŚŠŞŤŢÚÜŮŰÝŹŽŻßáâäăąçčćďđéęëěíîĺľłńňóôöőŕřśšşťţúüůűýźžż",
    ),
}
"""For each encoding, Python's name for it and the letters of the languages that use it."""

_ICONV: Final = {
    "UTF-16LE": "UTF-16LE",
    "UTF-16BE": "UTF-16BE",
    "Latin-1": "ISO-8859-1",
    "Windows-1250": "WINDOWS-1250",
    "Windows-1254": "WINDOWS-1254",
}

_ARCHIVES: Final = {
    b"PK\x03\x04": "zip",
    b"\xfd7zXZ\x00": "xz",
    b"BZh91AY&SY": "bzip2",
    b"7z\xbc\xaf\x27\x1c": "7z",
    b"(\xb5/\xfd": "zstd",
    b"Rar!\x1a": "rar",
}
"""How archives begin that are not unpacked on the way."""

_CONTROLS: Final = frozenset(range(1, 32)) - set(b"\t\n\v\f\r\x1b")
"""The bytes below the blank that no text in these encodings has."""


def advice_for_bytes(sample: bytes) -> str:
    """The encoding that some lines seem to be in and how to convert them, or what else to do."""
    archive = next((name for beginning, name in _ARCHIVES.items() if sample.startswith(beginning)), None)
    if archive is not None:
        return Phrase("this is a {form} archive; unpack it first", form=archive)
    encoding = _utf_16(sample)
    if encoding is None and _CONTROLS & set(sample):
        return Phrase("it holds control characters, so it may be no text at all")
    encoding = encoding or _single_byte(sample)
    if encoding is None:
        return Phrase("remove the NUL bytes")
    return Phrase(
        "this looks like {encoding}; convert it with: {command}",
        encoding=encoding,
        command=f"iconv -f {_ICONV[encoding]} -t UTF-8 OLD.srn > NEW.srn",
    )


def _utf_16(sample: bytes) -> str | None:
    """The byte order of UTF-16: told by its mark, or by which half of its units is empty."""
    if sample.startswith(b"\xff\xfe"):
        return "UTF-16LE"
    if sample.startswith(b"\xfe\xff"):
        return "UTF-16BE"
    even, odd = sample[::2].count(0), sample[1::2].count(0)
    if 4 * max(even, odd) < len(sample):
        return None
    return "UTF-16BE" if even > odd else "UTF-16LE"


def _single_byte(sample: bytes) -> str | None:
    """The first encoding in which most of the bytes beyond ASCII are letters of its languages."""
    high = set(sample) & set(_HIGH)
    if not high:
        return None
    return max(_LETTERS, key=lambda encoding: len(high & _letters(encoding)))


def _letters(encoding: str) -> set[int]:
    name, letters = _LETTERS[encoding]
    return set(letters.encode(name, "ignore"))
