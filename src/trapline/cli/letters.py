"""Letters that a terminal does not have are told in those that it has."""

import codecs
from io import TextIOWrapper
from typing import TextIO
from unicodedata import normalize

PLAIN = {
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{LATIN SMALL LIGATURE OE}": "oe",
    "\N{NARROW NO-BREAK SPACE}": " ",
    "\N{RIGHTWARDS ARROW}": "->",
}


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Return what comes nearest to letters that cannot be written."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(map(nearest, letters)), error.end


def nearest(letter: str) -> str:
    plain = PLAIN.get(letter, normalize("NFKD", letter).encode("ascii", "ignore").decode())
    return plain or "?"


codecs.register_error("plainly", plainly)


def speak_plainly(*streams: TextIO) -> None:
    """Let no letter end a command."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="plainly")


def draws(stream: TextIO, letters: str) -> bool:
    """Say whether a stream has these letters."""
    try:
        letters.encode(stream.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
