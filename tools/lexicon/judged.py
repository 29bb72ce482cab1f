"""Pairs of words that look like one family, judged by hand: they teach, and they win."""

from lexicon.own_lists import lines_of
from trapline.words.spelling import spelt

STRANGERS, DISPUTED = "|", "?"


def judged(file: str) -> list[tuple[str, str, bool | None]]:
    """Read `chant chanter` as a family, `sel | selle` as strangers, `act ? actual` as neither."""
    found = []
    for words in lines_of(file):
        verdict = None if DISPUTED in words else STRANGERS not in words
        found.append((spelt(words[0]), spelt(words[-1]), verdict))
    return found
