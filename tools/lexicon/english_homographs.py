"""English forms whose readings are no kin."""

from collections.abc import Iterable
from functools import reduce
from operator import or_

import lemminflect

from lexicon.english_words import UPOS, English
from lexicon.harvest import Harvest
from lexicon.homographs import are_kin, homonyms, mark, part_strangers, split
from lexicon.own_lists import lines_of
from trapline.words.model import Part, Tie
from trapline.words.spelling import bare, spelt

MEANT_AS_ITSELF = "|"
MUCH_RARER = 2.2


def add_homographs(found: Harvest, english: English) -> None:
    for form, heads in english.lemmas.items():
        for head in heads:
            found.roles[form, head] = role_of(english, form, head)
    forget_far_fetched(found, english)
    written = lines_of("english_homographs.txt")
    strangers = [line for line in written if (line[0], line[0]) in found.lemmas]
    tie_own_forms(found, {(form, head) for form, _, head in strangers})
    for form, sign, head in strangers:
        part_strangers(found, form, head)
        # Players see and feel; hardly any saws or felts.
        own = found.roles.get((form, form), Part.NOUN)
        found.roles[form, form] = own & ~Part.VERB or Part.VERB
        found.first.add((form, form if sign == MEANT_AS_ITSELF else head))
    for homonym in homonyms("english_homonyms.txt"):
        split(found, homonym)
    mark(found)


def role_of(english: English, form: str, head: str) -> Part:
    """Return what a form can be in a sentence if it is read as a form of this headword."""
    if form == head:
        return joined(sense.part for sense in english.net.of_word.get(form, ())) or Part.NOUN
    lemmas = lemminflect.getAllLemmas(form).items()
    read = (UPOS[upos] for upos, words in lemmas if upos in UPOS and head in map(plain, words))
    return joined(read) or Part.NOUN | Part.VERB


def joined(parts: Iterable[Part]) -> Part:
    return reduce(or_, parts, Part(0))


def plain(word: str) -> str:
    return bare(spelt(word))


def forget_far_fetched(found: Harvest, english: English) -> None:
    """Taxes are of tax; nobody thinks of taxis. But does are two of a doe."""
    for form, heads in english.lemmas.items():
        usual = max(map(english.frequency, heads))
        for head in heads - {form, form.removesuffix("s")}:
            if english.frequency(head) < usual - MUCH_RARER:
                found.lemmas.discard((form, head))


def tie_own_forms(found: Harvest, strangers: set[tuple[str, str]]) -> None:
    """Tie a form that is a word besides to its headword: a broken thing did break."""
    for form, head in sorted(found.lemmas - strangers):
        if form != head and (form, form) in found.lemmas and not are_kin(found, form, head):
            found.ties.pop((head, form), None)
            found.ties[form, head] = Tie.DERIVATION
