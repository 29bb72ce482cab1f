"""WordNet, as far as families, kinds and parts of speech need it."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from trapline.words.model import Part
from trapline.words.spelling import bare, spelt

PARTS = {"n": Part.NOUN, "v": Part.VERB, "a": Part.ADJECTIVE, "s": Part.ADJECTIVE, "r": Part.ADVERB}
FILES = ("noun", "verb", "adj", "adv")
FAMILY = {"+", "\\", "<"}
"""Pointers between words of one family: derivation, pertainym, participle."""


@dataclass(frozen=True)
class Synset:
    """A meaning: its words, its text, the meanings above it."""

    key: str
    part: Part
    words: tuple[str, ...]
    names: tuple[bool, ...]
    above: tuple[str, ...]
    pointers: tuple[tuple[str, str, int, int], ...]
    gloss: str


@dataclass
class WordNet:
    """All meanings, and for each word its own, most usual first."""

    synsets: dict[str, Synset] = field(default_factory=dict)
    of_word: dict[str, list[Synset]] = field(default_factory=lambda: defaultdict(list))
    exceptions: set[tuple[str, str, Part]] = field(default_factory=set)

    def is_word(self, word: str) -> bool:
        """Whether a word has a sense in which it is no name."""
        senses = self.of_word.get(word, ())
        return any(
            w == word and not n for s in senses for w, n in zip(s.words, s.names, strict=True)
        )

    def is_name(self, word: str) -> bool:
        """Whether a word means nothing but what has a name."""
        senses = self.of_word.get(word, ())
        return bool(senses) and all(all(sense.names) for sense in senses)

    def opposites(self) -> Iterator[tuple[str, str]]:
        """Yield pairs that mean the contrary; those that look alike differ by a prefix."""
        for synset in self.synsets.values():
            for symbol, target, mine, theirs in synset.pointers:
                if symbol == "!" and mine and theirs:
                    yield synset.words[mine - 1], self.synsets[target].words[theirs - 1]

    def family(self) -> Iterator[tuple[str, str]]:
        """Yield pairs of words that some sense ties by derivation."""
        for synset in self.synsets.values():
            for symbol, target, mine, theirs in synset.pointers:
                if symbol in FAMILY and mine and theirs:
                    yield synset.words[mine - 1], self.synsets[target].words[theirs - 1]


def word_of(raw: str) -> str:
    return bare(spelt(raw.partition("(")[0].replace("_", " ")))


def read(folder: Path) -> WordNet:
    home = folder / "usr" / "share" / "wordnet"
    net = WordNet()
    for name in FILES:
        for line in (home / f"data.{name}").read_text("utf-8").splitlines():
            if not line.startswith("  "):
                synset = synset_of(line)
                net.synsets[synset.key] = synset
    for name in FILES:
        for line in (home / f"index.{name}").read_text("utf-8").splitlines():
            if not line.startswith("  "):
                add_senses(net, line.split())
        for line in (home / f"{name}.exc").read_text("utf-8").splitlines():
            form, *lemmas = map(word_of, line.split())
            net.exceptions.update((form, lemma, PARTS[name[0]]) for lemma in lemmas)
    return net


def synset_of(line: str) -> Synset:
    data, _, gloss = line.partition("|")
    offset, _, kind, count, *rest = data.split()
    size = int(count, 16)
    raw = rest[0 : 2 * size : 2]
    rest = rest[2 * size :]
    pointers = []
    for n in range(int(rest[0])):
        symbol, target, part, where = rest[1 + 4 * n : 5 + 4 * n]
        mine, theirs = divmod(int(where, 16), 256)
        pointers.append((symbol, key(part, target), mine, theirs))
    above = tuple(target for symbol, target, *_ in pointers if symbol in ("@", "@i"))
    names = tuple(word[0].isupper() for word in raw)
    words = tuple(map(word_of, raw))
    return Synset(
        key(kind, offset), PARTS[kind], words, names, above, tuple(pointers), gloss.strip()
    )


def key(part: str, offset: str) -> str:
    return ("a" if part == "s" else part) + offset


def add_senses(net: WordNet, fields: list[str]) -> None:
    word, part, count = word_of(fields[0]), fields[1], int(fields[2])
    for offset in fields[-count:]:
        net.of_word[word].append(net.synsets[key(part, offset)])
