"""What a language's words bring to mind: one vector a word, one map, and ties that vectors miss.

How strongly `cue` brings `word` to mind is `vectors[cue] @ map @ vectors[word]`, and what ties and
`ease` add; a softmax over all words makes a probability of it. A file is `MAGIC` and sections, each
a length of four bytes and its bytes:

    about     JSON: the language, the licence, numbers that were fitted
    words     compressed: every word as it is written, joined by newlines; common nouns are first
    vectors   one row of signed bytes a word
    map       a square of 32-bit floats
    ease      a 32-bit float a word: how readily it comes to mind at all
    width     a 32-bit float a word: the logarithm of all it brings to mind
    silent    a byte a word: 1 if it is understood and never said
    ties      compressed: how many each word has (a byte), with whom (16 bits), how strong (a byte)
"""

import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from trapline.words.choice import NOTHING, Candidates, Floats, Rows, Said, highest, told

MAGIC = b"trapline mind 1\n"
TIE_STEPS = 32
"""How finely the strength of a tie is written down."""
SLICE, BLOCK = 32, 64
"""Rows in a slice, slices in a block. A product as small as a slice is worth no second thread:
where numpy may use several, larger ones spend twenty times as long waiting for each other."""
CHANCE = 0.5
"""How often a word of a clue has nothing to do with what is meant."""
PRIOR = 0.2
"""How far a word that comes readily to mind is likelier meant."""
FAIRNESS = 0.25
"""How far that counts among all common nouns: it is known of few of them."""
REMEMBERED = 1024
NUMBERS = 400_000
"""So many numbers of earlier questions are kept for each list of candidates."""
Bytes: TypeAlias = npt.NDArray[np.int8]
Others: TypeAlias = npt.NDArray[np.uint16]


class About(msgspec.Struct, frozen=True):
    """What a file says about itself, and how its scores are read."""

    language: str
    licence: str
    common: int
    """The first so many words are nouns that anybody knows."""
    link: tuple[float, float]
    """Slope and offset that make a probability of a link's score."""


class Ties(NamedTuple):
    """Pairs of words that belong together: those of row `i` are at `starts[i]:starts[i + 1]`."""

    starts: Rows
    others: Others
    strengths: Floats

    def of(self, row: int) -> tuple[Others, Floats]:
        here = slice(self.starts[row], self.starts[row + 1])
        return self.others[here], self.strengths[here]

    def turned(self) -> "Ties":
        """The same pairs, filed under the other word."""
        size = len(self.starts) - 1
        order = np.argsort(self.others, kind="stable")
        owners = np.repeat(np.arange(size, dtype=np.uint16), np.diff(self.starts))
        starts = np.searchsorted(self.others[order], np.arange(size + 1)).astype(np.int32)
        return Ties(starts, owners[order], self.strengths[order])


class Store(NamedTuple):
    """All that a file holds."""

    about: About
    words: list[str]
    vectors: Bytes
    map: Floats
    ease: Floats
    width: Floats
    silent: Bytes
    ties: Ties


class BadMind(ValueError):
    """These bytes are no mind of this version."""


class Mind:
    """The numbers of one language, in memory."""

    def __init__(self, store: Store) -> None:
        self.about, self.words = store.about, store.words
        self.row = {word: row for row, word in enumerate(store.words)}
        # Bytes stay bytes: to widen a few thousand rows at a time is quicker than to read four
        # times as much memory. What is small is copied, so that the file's bytes can be let go.
        self._vectors = store.vectors.copy()
        self._map, self._ease, self._width = store.map.copy(), store.ease.copy(), store.width.copy()
        self._silent = store.silent != 0
        top = self._ease.max()
        self._all_ease = top + np.log(np.exp(self._ease - top).sum())
        self._ties = store.ties
        self._turned = store.ties.turned()
        self._pull = lru_cache(REMEMBERED)(self._pull_of)

    def brought(self, cues: Sequence[int], count: int) -> list[tuple[str, float]]:
        """What words bring to mind together, likeliest first, each with its probability."""
        rows = list(cues)
        pulled = self._vectors[rows].mean(axis=0, dtype=np.float32) @ self._map
        scores = self._times(slice(None), [pulled])[0] + self._ease
        for cue in cues:
            others, strengths = self._ties.of(cue)
            scores[others] += strengths / np.float32(len(cues))
        scores[rows] = scores[self._silent] = -np.inf
        best = ranked(scores, count)
        return named(self.words, best, np.exp(scores[best] - self._width[rows].mean()))

    def common(self, said: Said = NOTHING) -> Candidates:
        """Nouns that anybody knows; people `said` these rows at some of them."""
        words = self.words[: self.about.common]
        return Candidates(words, slice(len(words)), None, told(words, said, FAIRNESS), {})

    def candidates(self, known: Mapping[str, Sequence[int]], said: Said = NOTHING) -> Candidates:
        """Words to choose from, each with the rows of what it says."""
        rows = np.array([row for rows in known.values() for row in rows], np.int32)
        starts = np.cumsum([0, *(len(rows) for rows in known.values())])[:-1].astype(np.int32)
        return Candidates(list(known), rows, starts, told(list(known), said, 1.0), {})

    def meant(
        self, heard: Sequence[Sequence[int]], among: Candidates, count: int
    ) -> list[tuple[str, float]]:
        """Which candidates were likely meant by people who said all this, likeliest first."""
        said = [row for clue in heard for row in clue]
        weights = np.array([1 / np.sqrt(len(clue)) for clue in heard for _ in clue], np.float32)
        by_chance = self._commonness(said) + np.float32(np.log(CHANCE))
        likely = np.maximum(self._likelihoods(said, among), by_chance[:, None])
        scores = weights @ likely + PRIOR * highest(self._ease[among.rows], among)
        if among.starts is None:
            scores[self._silent[among.rows]] = -np.inf
        shares = np.exp(scores - scores.max(), dtype=np.float64)
        best = ranked(scores, count)
        return named(among.words, best, shares[best] / shares.sum())

    def _likelihoods(self, said: Sequence[int], among: Candidates) -> Floats:
        """How likely each of some words brings to mind what was said; a row for each word said."""
        new = [row for row in dict.fromkeys(said) if row not in among.likely]
        if len(among.likely) * len(among.words) > NUMBERS:
            among.likely.clear()
            new = list(dict.fromkeys(said))
        if new:
            among.likely.update(zip(new, self._worked_out(new, among), strict=True))
        return np.stack([among.likely[row] for row in said])

    def _worked_out(self, said: Sequence[int], among: Candidates) -> Iterator[Floats]:
        """How likely each candidate brings words to mind: itself, or by what people say at it."""
        straight = [highest(likely, among) for likely in self._by(said, among.rows)]
        if among.told is None:
            yield from straight
            return
        rows, places, owners, weights, faith, trust = among.told
        for likely, by_row in zip(straight, self._by(said, rows), strict=True):
            by_told = np.exp(by_row)[places] * weights
            by_all = np.exp(likely) * (1 - faith) + np.bincount(owners, by_told, len(likely))
            mixed: Floats = likely + trust * (np.log(by_all) - likely)
            yield mixed.astype(np.float32)

    def _by(self, said: Sequence[int], rows: "Rows | slice") -> Iterator[Floats]:
        """How likely each of some rows brings words to mind; word after word."""
        pulled = [self._map @ self._vectors[row].astype(np.float32) for row in said]
        for row, scores in zip(said, self._times(rows, pulled), strict=True):
            owners, strengths = self._turned.of(row)
            tied = np.zeros(len(self.words), np.float32)
            tied[owners] = strengths
            yield scores + self._ease[row] + tied[rows] - self._width[rows]

    def _times(self, rows: "Rows | slice", columns: Sequence[Floats]) -> Floats:
        """The vectors of some rows, times each of some columns."""
        table = self._vectors[rows]
        found = np.empty((len(columns), len(table)), np.float32)
        even = len(table) - len(table) % SLICE
        for part in (slice(even), slice(even, None)):
            height = SLICE if part.start is None else max(len(table) - even, 1)
            multiply(cut(table[part], height), columns, found[:, part])
        return found

    def _commonness(self, rows: Sequence[int]) -> Floats:
        """How likely some words come to mind whatever was said, as logarithms."""
        common: Floats = self._ease[rows] - self._all_ease
        return common

    def ease(self, row: int) -> float:
        """How readily a word comes to mind at all, as a logarithm."""
        return float(self._ease[row])

    def is_silent(self, row: int) -> bool:
        """Whether a word is understood and never said."""
        return bool(self._silent[row])

    def bond(self, one: int, other: int) -> float:
        """How strongly two words bring each other to mind, whatever else they bring."""
        (a, from_a), (b, from_b) = self._pull(one), self._pull(other)
        both = float(from_a @ b + from_b @ a)
        for here, there in ((one, other), (other, one)):
            others, strengths = self._ties.of(here)
            both += float(strengths[others == there].sum())
        return both / 2

    def _pull_of(self, row: int) -> tuple[Floats, Floats]:
        """A word's vector, and where the map leads from it."""
        vector = self._vectors[row].astype(np.float32)
        return vector, vector @ self._map


def cut(table: Bytes, height: int) -> Bytes:
    """The same rows, in slices."""
    return table.reshape(-1, height, table.shape[1])


def multiply(slices: Bytes, columns: Sequence[Floats], out: Floats) -> None:
    """Widen a block once for all columns. Multiplied together, what comes of one would differ in
    its last digits by the others."""
    height = slices.shape[1]
    for start in range(0, len(slices), BLOCK):
        block = slices[start : start + BLOCK].astype(np.float32)
        here = slice(start * height, (start + len(block)) * height)
        for column, product in zip(columns, out, strict=True):
            np.matmul(block, column[:, None], out=product[here].reshape(-1, height, 1))


def named(
    words: Sequence[str], best: Rows, shares: npt.NDArray[np.floating]
) -> list[tuple[str, float]]:
    found = zip(best.tolist(), shares.tolist(), strict=True)
    return [(words[n], share) for n, share in found if share > 0]


def ranked(scores: Floats, count: int) -> Rows:
    """The places of the highest scores, highest first; of equal ones the first."""
    count = min(count, len(scores))
    best = np.argpartition(-scores, count - 1)[:count] if count else np.arange(0)
    order = np.lexsort((best, -scores[best]))
    return best[order].astype(np.int32)


def read(raw: bytes) -> Mind:
    return Mind(unpacked(raw))


def packed(store: Store) -> bytes:
    counts = np.diff(store.ties.starts).astype(np.uint8).tobytes()
    others = store.ties.others.astype("<u2").tobytes()
    strengths = np.round(store.ties.strengths * TIE_STEPS).clip(-127, 127).astype(np.int8).tobytes()
    sections = (
        msgspec.json.encode(store.about, order="sorted"),
        zlib.compress("\n".join(store.words).encode(), 9),
        store.vectors.tobytes(),
        store.map.astype("<f4").tobytes(),
        store.ease.astype("<f4").tobytes(),
        store.width.astype("<f4").tobytes(),
        store.silent.tobytes(),
        zlib.compress(counts, 9),
        zlib.compress(others[0::2] + others[1::2], 9),
        zlib.compress(strengths, 9),
    )
    return MAGIC + b"".join(len(each).to_bytes(4, "little") + each for each in sections)


def unpacked(raw: bytes) -> Store:
    if not raw.startswith(MAGIC):
        raise BadMind
    whole, at = memoryview(raw), len(MAGIC)
    cut: list[memoryview] = []
    while at < len(raw):
        end = at + 4 + int.from_bytes(whole[at : at + 4], "little")
        cut.append(whole[at + 4 : end])
        at = end
    about, words, vectors, square, ease, width, silent, *ties = cut
    listed = zlib.decompress(words).decode().split("\n")
    side = len(vectors) // len(listed)
    return Store(
        msgspec.json.decode(about, type=About),
        listed,
        np.frombuffer(vectors, np.int8).reshape(len(listed), side),
        np.frombuffer(square, "<f4").reshape(side, side),
        np.frombuffer(ease, "<f4"),
        np.frombuffer(width, "<f4"),
        np.frombuffer(silent, np.int8),
        opened_ties(*map(zlib.decompress, ties)),
    )


def opened_ties(counts: bytes, others: bytes, strengths: bytes) -> Ties:
    starts = np.concatenate([[0], np.cumsum(np.frombuffer(counts, np.uint8), dtype=np.int32)])
    half = len(others) // 2
    low, high = (np.frombuffer(part, np.uint8) for part in (others[:half], others[half:]))
    numbers = (low.astype(np.uint16) | high.astype(np.uint16) << 8).astype(np.uint16)
    steps = np.frombuffer(strengths, np.int8).astype(np.float32)
    return Ties(starts.astype(np.int32), numbers, steps / np.float32(TIE_STEPS))
