"""The French harvest."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from wordfreq import zipf_frequency

from lexicon import french_lists, french_words
from lexicon.french_affixes import undoubled
from lexicon.french_compounds import compounds
from lexicon.french_families import Families
from lexicon.french_homographs import add_homographs
from lexicon.french_sources import Concepts, Meanings, etymology, multiwordnet
from lexicon.french_unseen import unseen_weights
from lexicon.french_words import RARE, French
from lexicon.harvest import Harvest
from lexicon.judged import judged
from lexicon.sources import Source
from trapline.words.model import Part, Tie
from trapline.words.spelling import bare

SOURCES = (
    Source(
        "debian",
        "hunspell-fr-comprehensive",
        "1:7.0-1",
        "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
        "MPL-2.0",
    ),
)
JUDGED = "french_judged.txt"
VERDICTS = {True: Tie.DERIVATION, False: Tie.NOTHING, None: Tie.LOOSE_DERIVATION}
SURE, LOOSE, SURE_OF_RARE = 0.62, 0.35, 0.8
RARER = 0.012
COMMON_KIND = 2.5
COMMON_TRANSLATED, COMMON_ENGLISH, MORE_USUAL = 3.0, 3.8, 1.5
DESCRIBED = Part.NOUN | Part.VERB | Part.ADJECTIVE | Part.ADVERB | Part.NUMBER


def harvest(sources: Path) -> Harvest:
    dictionary = sources / "hunspell-fr-comprehensive" / "usr" / "share" / "hunspell"
    french = french_words.read(dictionary)
    meanings = Meanings()
    made, afar = etymology()
    found = Harvest("fr")
    for word, part in french.parts.items():
        found.words[word] = part
        found.zipf[word] = french.zipf.get(word, 0)
        found.lemmas.update((word, lemma) for lemma in french.lemmas[word] or {word})
    lists = french_lists.read()
    for one, other, tie in lists.ties:
        tie_words(found, one, other, tie)
    for one, other, yes in judged(JUDGED):
        tie_words(found, one, other, VERDICTS[yes])
    for word, part_of_it, tie in compounds(french, made, meanings):
        tie_words(found, word, part_of_it, tie)
    for one, other in variants(french):
        tie_words(found, one, other, Tie.VARIANT)
    families = Families(family_words(french), french.zipf, french.roots, made, afar, meanings)
    tie_families(found, families)
    add_homographs(found, french)
    concepts = multiwordnet()
    found.kinds.update(kinds(french, concepts))
    found.kinds.update(pair for pair in lists.kinds if set(pair) <= found.words.keys())
    add_translations(found, french, concepts)
    found.weights = unseen_weights(french, found)
    return found


def tie_words(found: Harvest, one: str, other: str, tie: Tie) -> None:
    for word in (one, other):
        if word not in found.words:
            found.words[word] = Part.ABBREVIATION if tie is Tie.ABBREVIATION else Part.NOUN
        found.lemmas.add((word, word))
    if tie is Tie.ABBREVIATION:
        found.words[one] |= Part.ABBREVIATION
    found.tie(one, other, tie)


def family_words(french: French) -> dict[str, Part]:
    """The headwords that families are sought among."""
    return {
        word: part
        for word, part in french.heads.items()
        if part & DESCRIBED and len(word) > 1 and not set(" -'") & set(word)
    }


def tie_families(found: Harvest, families: Families) -> None:
    families.learn([(a, b, yes) for a, b, yes in judged(JUDGED) if yes is not None])
    for word, bases in sorted(families.made.items()):
        for base in sorted(bases):
            if {word, base} <= families.words.keys() and undoubled(word) != undoubled(base):
                found.tie(word, base, Tie.DERIVATION)
    for one, other in families.candidates():
        chance = families.chance(one, other)
        known = min(families.zipf.get(word, 0.0) for word in (one, other)) >= RARE
        if chance >= (LOOSE if known else SURE_OF_RARE):
            found.tie(one, other, Tie.DERIVATION if chance >= SURE else Tie.LOOSE_DERIVATION)


def variants(french: French) -> Iterator[tuple[str, str]]:
    """Two spellings of one word: with or without hyphen or accent, before and after 1990."""
    spellings: dict[str, list[str]] = {}
    for word in french.heads:
        spellings.setdefault(bare(word.replace("-", "")), []).append(word)
    for words in spellings.values():
        for one, other in combinations(sorted(words), 2):
            if is_variant(french, one, other):
                yield one, other


def is_variant(french: French, one: str, other: str) -> bool:
    """A spelling so much rarer that it is no other word: ile for île, but not jeune for jeûne."""
    if one.replace("-", "") == other.replace("-", ""):
        return True
    plain, accented = sorted((one, other), key=lambda word: bare(word) != word)
    if bare(plain) != plain:
        return plain.replace("è", "é") == accented.replace("è", "é")
    return french.uses.get(plain, 0.0) < RARER * french.uses.get(accented, 0.0)


def kinds(french: French, concepts: Concepts) -> Iterator[tuple[str, str]]:
    """(caniche, chien): the nearest step only, between words people know."""
    for concept, words in sorted(concepts.french.items()):
        for upper in sorted(concepts.above.get(concept, ())):
            for over in sorted(concepts.french.get(upper, ())):
                for word in sorted(words):
                    if word != over and is_known(french, word) and is_known(french, over):
                        yield word, over


def is_known(french: French, word: str) -> bool:
    return french.has(word, Part.NOUN) and french.zipf.get(word, 0) >= COMMON_KIND


def add_translations(found: Harvest, french: French, concepts: Concepts) -> None:
    """TW-87: dog gives chien away. Not theatre, which a hurried player types for théâtre."""
    plain = {bare(word) for word in french.parts if bare(word) != word}
    for concept, words in sorted(concepts.french.items()):
        known = [word for word in sorted(words) if french.zipf.get(word, 0) >= COMMON_TRANSLATED]
        for english in sorted(concepts.english.get(concept, ())):
            if english not in plain and english.isalpha() and is_foreign(french, english):
                for word in known:
                    if word in french.heads and word != english:
                        found.add(english, Part.FOREIGN)
                        found.kinds.add((english, word))


def is_foreign(french: French, english: str) -> bool:
    """Whether a word is usual in English, and much more so than in French."""
    usual = float(zipf_frequency(english, "en"))
    borrowed = english in french.parts and usual < french.zipf.get(english, 0.0) + MORE_USUAL
    return usual >= COMMON_ENGLISH and not borrowed
