"""SCOWL's lists of words by size, and Hunspell's stems with what may be put before and after."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from trapline.words.spelling import bare, spelt

SPELLINGS = {"american", "british", "british_z", "canadian", "australian", "english", "variant_1"}


def scowl(folder: Path, lists: set[str], largest: int) -> Iterator[tuple[str, str, int]]:
    """Yield (word as written, spelling, size) of these lists (words, upper, abbreviations …)."""
    for file in sorted((folder / "usr" / "share" / "dict" / "scowl").iterdir()):
        name, _, size = file.name.partition(".")
        spelling, _, which = name.partition("-")
        if which in lists and spelling in SPELLINGS and int(size) <= largest:
            for line in file.read_text("latin-1").splitlines():
                yield line.strip(), spelling, int(size)


class Affix:
    """One line of an affix file: take `strip` off, put `add` on, where `where` fits."""

    def __init__(self, prefix: bool, strip: str, add: str, where: str) -> None:
        self.prefix, self.add = prefix, add
        self.strip = "" if strip == "0" else strip
        self.where = re.compile(f"^{where}" if prefix else f"{where}$")

    def put_on(self, stem: str) -> str | None:
        if not self.where.search(stem):
            return None
        if self.prefix:
            return self.add + stem.removeprefix(self.strip)
        return stem.removesuffix(self.strip) + self.add


def hunspell(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Yield (stem, flag, word) for each word Hunspell makes of a stem with one affix."""
    home = folder / "usr" / "share" / "hunspell"
    affixes: dict[str, list[Affix]] = defaultdict(list)
    for line in (home / "en_US.aff").read_text("utf-8").splitlines():
        kind, *rest = [*line.split(), ""]
        if kind in ("PFX", "SFX") and len(rest) >= 5:
            flag, strip, add, where = rest[:4]
            affixes[flag].append(Affix(kind == "PFX", strip, add.partition("/")[0], where))
    for line in (home / "en_US.dic").read_text("utf-8").splitlines()[1:]:
        stem, _, flags = line.strip().partition("/")
        for flag in flags:
            for affix in affixes[flag]:
                if made := affix.put_on(stem):
                    yield bare(spelt(stem)), flag, bare(spelt(made))
