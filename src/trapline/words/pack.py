"""The packed lexicon of a language: one compressed file, read in one gulp.

A pack is `MAGIC` and an LZMA stream of sections, each a length of four bytes and its bytes:

    about     JSON: the language, the weights of the rules for unseen words, the licence
    words     every form, sorted, joined by newlines
    parts     two planes of one byte a form: low and high bits of `Part`
    zipf      one byte a form: Zipf frequency times 20
    lemmas, ties, kinds     rows of numbers of words, see below
    roles     one byte a lemma: what the form is as a form of it (`ANY_ROLE`), and `FIRST`
    tie_kinds one byte a tie: `Tie`

Rows are two sections: how many numbers each form has (one byte a form), and the numbers of all
rows end to end, each as the difference from the one before, in three planes of one byte.
"""

import lzma
from array import array
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import msgspec

MAGIC = b"trapline words 2\n"
PLANES = 3
WRAP = 1 << 8 * PLANES
ZIPF_STEPS = 20
ANY_ROLE = 15
"""The bits of `Part` for noun, verb, adjective and adverb."""
FIRST = 16
"""Whether somebody who writes the form alone may mean this reading."""


class About(msgspec.Struct, frozen=True):
    """What a pack says about itself."""

    language: str
    weights: dict[str, float]
    licence: str = "CC-BY-SA-4.0"
    hyphens: bool = False
    """Whether a hyphenated word is tied to its parts, so that it needs not be taken apart."""


class Rows(NamedTuple):
    """Some numbers of words for every word: row `i` is `items[starts[i]:starts[i + 1]]`."""

    starts: "array[int]"
    items: "array[int]"

    def row(self, number: int) -> "array[int]":
        return self.items[self.starts[number] : self.starts[number + 1]]


class Pack(NamedTuple):
    """A pack, unfolded. `lemmas` of a headword itself are left out: no row means its own."""

    about: About
    words: list[str]
    parts: "array[int]"
    zipf: bytes
    lemmas: Rows
    roles: bytes
    ties: Rows
    tie_kinds: bytes
    kinds: Rows


class BadPack(ValueError):
    """These bytes are no pack of this version."""


def packed(pack: Pack) -> bytes:
    parts = pack.parts.tobytes()
    sections = [
        msgspec.json.encode(pack.about, order="sorted"),
        "\n".join(pack.words).encode(),
        parts[0::2] + parts[1::2],
        pack.zipf,
        *packed_rows(pack.lemmas),
        pack.roles,
        *packed_rows(pack.ties),
        pack.tie_kinds,
        *packed_rows(pack.kinds),
    ]
    body = b"".join(len(s).to_bytes(4, "little") + s for s in sections)
    return MAGIC + lzma.compress(body, format=lzma.FORMAT_ALONE, preset=9 | lzma.PRESET_EXTREME)


def packed_rows(rows: Rows) -> tuple[bytes, bytes]:
    counts = bytes(b - a for a, b in zip(rows.starts, rows.starts[1:], strict=False))
    before = [0, *rows.items][:-1]
    steps = array("I", ((b - a) % WRAP for a, b in zip(before, rows.items, strict=True))).tobytes()
    return counts, b"".join(steps[plane::4] for plane in range(PLANES))


def unpacked(raw: bytes) -> Pack:
    if not raw.startswith(MAGIC):
        raise BadPack
    body = memoryview(lzma.decompress(raw[len(MAGIC) :], format=lzma.FORMAT_ALONE))
    cut: list[bytes] = []
    at = 0
    while at < len(body):
        end = at + 4 + int.from_bytes(body[at : at + 4], "little")
        cut.append(bytes(body[at + 4 : end]))
        at = end
    return opened(cut)


def opened(cut: Sequence[bytes]) -> Pack:
    about, words, parts, zipf, counts, lemmas, roles, tie_counts, ties, tie_kinds, *kinds = cut
    return Pack(
        msgspec.json.decode(about, type=About),
        words.decode().split("\n"),
        array("H", woven(parts, 2, 2)),
        zipf,
        opened_rows(counts, lemmas),
        roles,
        opened_rows(tie_counts, ties),
        tie_kinds,
        opened_rows(*kinds),
    )


def opened_rows(counts: bytes, steps: bytes) -> Rows:
    sums = array("Q", accumulate(array("I", woven(steps, PLANES, 4)))).tobytes()
    low = b"".join(sums[plane::8] for plane in range(PLANES))
    return Rows(array("I", accumulate(counts, initial=0)), array("I", woven(low, PLANES, 4)))


def woven(planes: bytes, count: int, width: int) -> bytes:
    """Put the planes of little-endian numbers together again."""
    size = len(planes) // count
    whole = bytearray(size * width)
    for plane in range(count):
        whole[plane::width] = planes[plane * size : (plane + 1) * size]
    return bytes(whole)
