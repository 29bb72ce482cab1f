"""What people search an emoji by, from Unicode's CLDR: small pictures, and words around them."""

import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from minds.traits import Weighed, weighed
from trapline.words.spelling import spelt


class Picture(NamedTuple):
    """One emoji: what it is called, and the words it is found by."""

    sign: str
    name: str
    words: tuple[str, ...]


def pictures(folder: Path, language: str) -> Iterator[Picture]:
    file = folder / "package" / "annotations" / language / "annotations.json"
    signs = json.loads(file.read_text("utf-8"))["annotations"]["annotations"]
    for sign, said in sorted(signs.items()):
        words = dict.fromkeys(spelt(word) for word in said.get("default", ()))
        yield Picture(sign, spelt(said.get("tts", [""])[0]), tuple(words))


def around(folder: Path, language: str) -> Weighed:
    """Words that stand around one picture; its name counts twice."""
    found = weighed()
    for picture in pictures(folder, language):
        weight = 1 / sqrt(1 + len(picture.words))
        for one in {picture.name, *picture.words}:
            for other in picture.words:
                found[one][other] += weight * (2 if picture.name in (one, other) else 1)
    return found


def named_alike(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield French and English names of one picture."""
    english = {picture.sign: picture.name for picture in pictures(folder, "en")}
    for picture in pictures(folder, "fr"):
        yield picture.name, english.get(picture.sign, "")
