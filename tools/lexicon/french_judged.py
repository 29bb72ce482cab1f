"""Pairs of French words that look like one family, judged by hand: they teach, and they win."""

from pathlib import Path

from trapline.words.spelling import spelt

STRANGERS = "|"


def judged() -> list[tuple[str, str, bool]]:
    """Read `chant chanter` as a family, `sel | selle` as strangers."""
    lines = Path(__file__).with_name("french_judged.txt").read_text(encoding="utf-8").splitlines()
    found = []
    for line in lines:
        words = line.partition("#")[0].split()
        if words:
            found.append((spelt(words[0]), spelt(words[-1]), STRANGERS not in words))
    return found
