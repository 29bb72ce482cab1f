"""English words: which there are, what each can be, and of which headwords they are forms."""

import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import lemminflect
import wordfreq

from lexicon import etymology, spelt_lists, wordnet
from lexicon.own_lists import lines_of
from trapline.words.english import ENGLISH
from trapline.words.model import Part
from trapline.words.spelling import bare, spelt

LARGEST_LIST = 70
SURELY_A_WORD = 50
"""SCOWL's size up to which every word is kept, however rare it is in running text."""
RARE = 1.2
NAME = 2.5
FROM_WORDNET = 2.0
FREQUENT = 60_000
UNLISTED = 90
OLDER_ENGLISH = frozenset({"ang", "enm", "sco"})
SHORT_HEADWORDS = frozenset({"be", "do", "go", "ox", "ax", "ad", "id", "cv", "pc", "tv", "cd"})
UPOS = {"NOUN": Part.NOUN, "VERB": Part.VERB, "ADJ": Part.ADJECTIVE, "ADV": Part.ADVERB}
INFLECTING = frozenset("SDGT")
NAMES = {"upper", "proper-names"}
FIRST_SENSES = 2
WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")


@dataclass
class English:
    """The sources, read, and the words chosen from them."""

    net: wordnet.WordNet
    origins: etymology.Origins
    stems: list[tuple[str, str, str]]
    zipf: dict[str, float] = field(default_factory=dict)
    size: dict[str, int] = field(default_factory=dict)
    spellings: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    names: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    """Whatever is somebody's name, though it may be a word besides."""
    short: set[str] = field(default_factory=set)
    lemmas: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    heads: set[str] = field(default_factory=set)
    parts: dict[str, Part] = field(default_factory=dict)

    def heads_of(self, word: str) -> set[str]:
        return self.lemmas.get(word) or {word}

    def frequency(self, word: str) -> float:
        if word not in self.zipf:
            self.zipf[word] = wordfreq.zipf_frequency(word, "en")
        return self.zipf[word]

    def of_family(self, word: str) -> bool:
        """Whether a word is a headword whose relatives are looked for."""
        is_content = word in self.heads and word not in ENGLISH.function_words
        return is_content and word.isalpha() and len(word) > 2

    def listed(self, word: str) -> bool:
        """Whether a dictionary has a word, and not as a name."""
        return self.size.get(word, UNLISTED) < UNLISTED and word not in self.names


def read(sources: Path) -> English:
    english = English(
        wordnet.read(sources / "wordnet-base"),
        etymology.read("eng", OLDER_ENGLISH),
        list(spelt_lists.hunspell(sources / "hunspell-en-us")),
    )
    choose_words(english, sources / "scowl")
    find_lemmas(english)
    find_parts(english)
    return english


def choose_words(english: English, scowl: Path) -> None:
    size = english.size
    for written, spelling, n in spelt_lists.scowl(scowl, {"words"}, LARGEST_LIST):
        word = bare(spelt(written))
        english.spellings[word].add(spelling)
        if WORD.fullmatch(word):
            size[word] = min(n, size.get(word, UNLISTED))
    add_rarer(english, scowl, NAMES, english.names)
    for written, _, _ in spelt_lists.scowl(scowl, NAMES, LARGEST_LIST):
        english.named.add(bare(spelt(written)))
    add_rarer(english, scowl, {"abbreviations"}, english.short)
    for word in english.net.of_word:
        if word not in size and WORD.fullmatch(word) and english.frequency(word) >= FROM_WORDNET:
            size[word] = LARGEST_LIST + 5
    for written in wordfreq.top_n_list("en", FREQUENT):
        word = bare(spelt(written))
        if word.isascii() and word.isalpha() and len(word) > 2:
            size.setdefault(word, UNLISTED)
    rare = [w for w, n in size.items() if n > SURELY_A_WORD and english.frequency(w) < RARE]
    for word in rare:
        del size[word]
    for word in own_words():
        size.setdefault(word, LARGEST_LIST)


def own_words() -> set[str]:
    """Return the words of families that we wrote down: each is one in its own right, as Wales."""
    return {word for family in lines_of("english_irregular.txt") for word in family}


def add_rarer(english: English, scowl: Path, lists: set[str], which: set[str]) -> None:
    for written, _, n in spelt_lists.scowl(scowl, lists, LARGEST_LIST):
        word = bare(spelt(written.strip(".")))
        if word.isalpha() and word not in english.size and english.frequency(word) >= NAME:
            english.size[word] = n
            which.add(word)


def find_lemmas(english: English) -> None:
    irregular: dict[str, set[str]] = defaultdict(set)
    for form, lemma, _ in english.net.exceptions:
        irregular[form].add(lemma)
    regular: dict[str, set[str]] = defaultdict(set)
    for stem, flag, made in english.stems:
        if flag in INFLECTING:
            regular[made].add(stem)
    ours = own_words()
    for word in sorted(english.size):
        found = {lemma for lemmas in lemminflect.getAllLemmas(word).values() for lemma in lemmas}
        found = {bare(spelt(lemma)) for lemma in found} | irregular[word]
        lemmas = {lemma for lemma in found or regular[word] if is_lemma(english, word, lemma)}
        if english.net.is_word(word) or not lemmas or word in ours:
            english.heads.add(word)
            lemmas.add(word)
        english.lemmas[word] = lemmas


def is_lemma(english: English, word: str, lemma: str) -> bool:
    long_enough = len(lemma) > 2 or lemma in SHORT_HEADWORDS
    is_content = lemma not in ENGLISH.function_words
    return lemma != word and lemma in english.size and long_enough and is_content


def find_parts(english: English) -> None:
    for word in english.size:
        english.parts[word] = Part(0)
        for synset in english.net.of_word.get(word, ()):
            english.parts[word] |= synset.part
        for upos in lemminflect.getAllLemmas(word):
            english.parts[word] |= UPOS.get(upos, Part(0))
        if is_only_a_name(english, word):
            english.parts[word] |= Part.PROPER
        elif may_be_named(english, word):
            english.parts[word] |= Part.NAMED
        if word in english.short:
            english.parts[word] |= Part.ABBREVIATION
        if word in ENGLISH.function_words | ENGLISH.pronouns | ENGLISH.helpers:
            english.parts[word] |= Part.FUNCTION
    for word in ENGLISH.numbers.values():
        if word in english.size:
            english.parts[word] |= Part.NUMBER
    for word in sorted(english.heads):
        mark_forms(english, word)


def is_only_a_name(english: English, word: str) -> bool:
    if english.net.is_word(word) or english.lemmas[word] != {word}:
        return False
    return word in english.names or english.net.is_name(word)


def may_be_named(english: English, word: str) -> bool:
    """Whether a capital makes a name of a word: China, and Drew, for nobody says drew alone."""
    if word in english.named and word not in english.heads:
        return True
    senses = english.net.of_word.get(word, ())[:FIRST_SENSES]
    # The USA are the States as well; a TV is a television.
    return any(
        sense.names[sense.words.index(word)] and 2 * sum(sense.names) > len(sense.names)
        for sense in senses
        if word in sense.words
    )


def mark_forms(english: English, head: str) -> None:
    """Mark the plurals of a noun, and the forms of a verb that can only be finite (TT-12)."""
    for form in lemminflect.getAllInflections(head, "NOUN").get("NNS", ()):
        if form in english.size and form != head:
            english.parts[form] |= Part.PLURAL
    verb = lemminflect.getAllInflections(head, "VERB")
    finite = {*verb.get("VBZ", ()), *verb.get("VBD", ())}
    for form in finite - {*verb.get("VBN", ()), *verb.get("VBG", ()), head}:
        if form in english.size and form not in english.heads:
            english.parts[form] |= Part.CONJUGATED
