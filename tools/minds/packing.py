"""Traits and fitted numbers, put together as the file that bots read."""

import re
from pathlib import Path

import numpy as np
from scipy import sparse

from minds.fitting import Fitted, vectors
from minds.french import with_ligature
from minds.people import row_of
from minds.traits import Floats, Mask, Traits, matrix, weighed
from minds.vocabulary import box, grammar_words, own_words, thoughts
from trapline.kernel import Language
from trapline.words.grammar import listed
from trapline.words.lexicon import lexicon_of
from trapline.words.mind import TIE_STEPS, About, Store, Ties, packed
from trapline.words.model import Part
from trapline.words.spelling import bare

COMMON = 8000
LICENCE = {
    "en": "CC-BY-SA-4.0",
    "fr": "CC-BY-SA-4.0 AND LGPLLR AND LGPL-2.1-or-later",
}
LARGEST_TIE, MOST_TIES, FAINTEST_TIE = 127 / TIE_STEPS, 36, 0.3
THOUGHT = 1.5
"""How strong a tie is that we wrote down ourselves."""
KEPT_RANGE = 0.7
"""The largest numbers of a column are cut off, so that the others are finer."""
BATCH = 512
LONGEST_SCRAP, USUAL = 3, 4.0
"""Letters for a name are rarely more, or else as usual as a word."""
NUMERAL = re.compile(r".*\d.*|x{0,3}(?:i[xv]|v?i{0,3})e?")
VOWEL = re.compile("[aeiouy]")
SAID = {
    "en": listed("ad atm ax bot cd dj ex go id ox pc pi sos tnt tv ufo vip"),
    "fr": listed("an as bd cd dj dé gps gym if or os pc sax sos tgv tnt tv vip vtt wc"),
}
"""What is short and yet a word."""


def pack_of(language: Language, traits: Traits, numbers: Fitted) -> bytes:
    silent = silent_words(language, traits)
    first = common_nouns(language, traits, silent)
    silent |= np.array([word in unsaid(language) for word in traits.words])
    order = np.array([*sorted(first), *sorted(set(range(len(traits.words))) - set(first))])
    coarse, step = in_bytes(vectors(traits, numbers.basis)[order])
    square = (numbers.map * step[:, None] * step[None, :]).astype(np.float32)
    ease = (traits.ease @ numbers.ease)[order].astype(np.float32)
    ties = ties_of(language, traits, numbers, order)
    words = [traits.words[row] for row in order]
    return packed(
        Store(
            About(language, LICENCE[language], len(first), pair_of(numbers.link)),
            [with_ligature(word) for word in words] if language == "fr" else words,
            coarse,
            square,
            ease,
            widths(coarse.astype(np.float32), square, ease, ties),
            silent[order].astype(np.int8),
            ties,
        )
    )


def pair_of(numbers: Floats) -> tuple[float, float]:
    return round(float(numbers[0]), 4), round(float(numbers[1]), 4)


def silent_words(language: Language, traits: Traits) -> Mask:
    """What bots understand and never say: nothing for children, grammar, scraps of words."""
    lexicon, usual = lexicon_of(language), dict(zip(traits.words, traits.zipf, strict=True))
    kept = listed((Path(__file__).parent / f"silent.{language}.txt").read_text("utf-8"))
    heads = {h for w in kept if w in lexicon.number for h in lexicon.heads(lexicon.number[w])}

    def is_silent(word: str) -> bool:
        number = lexicon.number.get(word)
        family = () if number is None else lexicon.heads(number)
        is_listed = word in kept or not heads.isdisjoint(family)
        return (
            is_listed
            or word in grammar_words(language)
            or is_scrap(language, word, float(usual[word]))
        )

    return np.array([is_silent(word) for word in traits.words])


def unsaid(language: Language) -> frozenset[str]:
    """What bots do not say though they say its kin: names, mostly (josh, burke, brésil)."""
    return listed((Path(__file__).parent / f"unsaid.{language}.txt").read_text("utf-8"))


def is_scrap(language: Language, word: str, zipf: float) -> bool:
    """Whether it is a numeral, a unit or letters for a name, and nobody wrote it down: ua, xxe."""
    if word in SAID[language] or word in own_words(language):
        return False
    number = lexicon_of(language).number.get(word)
    parts = Part(0) if number is None else Part(lexicon_of(language).parts(number))
    is_short = Part.ABBREVIATION in parts and len(word) <= LONGEST_SCRAP
    is_rare = zipf < USUAL and (is_short or not VOWEL.search(bare(word)))
    return len(word) < LONGEST_SCRAP or is_rare or NUMERAL.fullmatch(word) is not None


def common_nouns(language: Language, traits: Traits, silent: Mask) -> list[int]:
    """The most usual nouns, and the words of the box, whatever they are."""
    by_use = np.argsort(-traits.zipf, kind="stable")
    usual = [int(row) for row in by_use if traits.is_noun[row] and not silent[row]]
    own = [row for row, word in enumerate(traits.words) if word in box(language)]
    return list(dict.fromkeys([*own, *usual]))[:COMMON]


def in_bytes(table: Floats) -> tuple["np.ndarray[tuple[int, int], np.dtype[np.int8]]", Floats]:
    """Numbers as signed bytes, and what one step is worth in each column."""
    step = np.abs(table).max(axis=0) * KEPT_RANGE / 127
    return np.round(table / step).clip(-127, 127).astype(np.int8), step.astype(np.float32)


def our_ties(language: Language, traits: Traits) -> "sparse.csr_matrix":
    found, row = weighed(), traits.row
    for word, said in thoughts(language).items():
        known = (row_of(language, row, each) for each in said)
        found[word].update((traits.words[at], 1.0) for at in known if at is not None)
    return matrix(found, row, float)


def ties_of(
    language: Language,
    traits: Traits,
    numbers: Fitted,
    order: "np.ndarray[tuple[int], np.dtype[np.int64]]",
) -> Ties:
    """All kinds of ties as one strength, the strongest of each word."""
    kinds = zip(numbers.ties, traits.ties.values(), strict=True)
    mixed = sum((weight * kind for weight, kind in kinds), THOUGHT * our_ties(language, traits))
    whole = sparse.csr_matrix(mixed)[order][:, order].tocsr()
    starts, others, strengths = [0], [], []
    for row in range(len(order)):
        here = slice(whole.indptr[row], whole.indptr[row + 1])
        weights, rows = whole.data[here], whole.indices[here]
        best = np.lexsort((rows, -np.abs(weights)))[:MOST_TIES]
        kept = np.sort(best[np.abs(weights[best]) >= FAINTEST_TIE])
        kept = kept[np.argsort(rows[kept], kind="stable")]
        others.append(rows[kept])
        strengths.append(weights[kept])
        starts.append(starts[-1] + len(kept))
    coarse = np.round(np.concatenate(strengths) * TIE_STEPS) / TIE_STEPS
    return Ties(
        np.array(starts, np.int32),
        np.concatenate(others).astype(np.int32),
        coarse.clip(-LARGEST_TIE, LARGEST_TIE).astype(np.float32),
    )


def widths(table: Floats, square: Floats, ease: Floats, ties: Ties) -> Floats:
    """For each word the logarithm of all it brings to mind, by the numbers as they are packed."""
    found = np.zeros(len(table), np.float32)
    for start in range(0, len(table), BATCH):
        rows = np.arange(start, min(len(table), start + BATCH))
        scores = table[rows] @ square @ table.T + ease
        for at, row in enumerate(rows):
            others, strengths = ties.of(int(row))
            scores[at, others] += strengths
            scores[at, row] = -np.inf
        top = scores.max(axis=1)
        found[rows] = top + np.log(np.exp(scores - top[:, None]).sum(axis=1))
    return found
