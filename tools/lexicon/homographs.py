"""Words spelt alike that are no kin: which readings a form has, and which of them a trap means."""

from collections import defaultdict
from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from lexicon.harvest import Harvest
from lexicon.own_lists import lines_of
from trapline.words.model import Part, Tie

PARTS = {"n": Part.NOUN, "v": Part.VERB, "a": Part.ADJECTIVE | Part.ADVERB}
ANOTHER = "/2"
"""What is written behind a headword for its second life; nobody can type it."""
EITHER = "+"
KIN = (Tie.VARIANT, Tie.DERIVATION, Tie.ABBREVIATION, Tie.CONTAINS)


class Homonym(NamedTuple):
    """A headword with two lives, and the family of the second."""

    word: str
    first: Part
    second: Part
    family: tuple[str, ...]
    means_either: bool
    """Whether a trap so written may mean the second life as well as the first."""


def homonyms(file: str) -> list[Homonym]:
    return [
        Homonym(
            word,
            parts_of(first),
            parts_of(second.lstrip(EITHER)),
            tuple(family),
            second.startswith(EITHER),
        )
        for word, first, second, *family in lines_of(file)
    ]


def parts_of(letters: str) -> Part:
    parts = Part(0)
    for letter in letters:
        parts |= PARTS[letter]
    return parts


def split(found: Harvest, homonym: Homonym) -> None:
    """Give the second life of a word a headword of its own, with its forms and its family."""
    word, other = homonym.word, homonym.word + ANOTHER
    found.words[other] = homonym.second
    found.lemmas |= {(word, word), (other, other)}
    for form in sorted(form for form, head in found.lemmas if head == word):
        role = found.roles.pop((form, word), role_of(homonym, form))
        found.lemmas.discard((form, word))
        for head, life in ((word, homonym.first), (other, homonym.second)):
            if role & life:
                found.lemmas.add((form, head))
                found.roles[form, head] = role & life
        if (form, word) in found.lemmas and not homonym.means_either:
            found.first.add((form, word))
    for pair in [(word, kin) for kin in homonym.family] + [(kin, word) for kin in homonym.family]:
        if pair in found.ties:
            one, another = (other if each == word else each for each in pair)
            found.ties[one, another] = found.ties.pop(pair)


def role_of(homonym: Homonym, form: str) -> Part:
    """Return what a form may be of which no source tells: only a plural is a noun too."""
    either = homonym.first | homonym.second
    is_noun = form in (homonym.word, f"{homonym.word}s")
    return either if is_noun else either & Part.VERB or either


def part_strangers(found: Harvest, one: str, other: str) -> None:
    """Undo every tie between two words that only look like kin."""
    found.ties.pop((other, one), None)
    found.ties[one, other] = Tie.NOTHING


def mark(found: Harvest, counts: Callable[[str, str], bool] | None = None) -> None:
    """Mark the forms whose headwords are not all of one family, as far as a reading counts."""
    heads: dict[str, list[str]] = defaultdict(list)
    for form, head in sorted(found.lemmas):
        heads[form].append(head)
    for form, several in heads.items():
        read = [head for head in several if counts is None or counts(form, head)]
        if are_strangers(found, form, read):
            found.words[form] |= Part.HOMOGRAPH
            found.lemmas -= {(form, head) for head in several if head not in read}
            if not any((form, head) in found.first for head in read):
                found.first.update((form, head) for head in read)


def are_strangers(found: Harvest, form: str, heads: list[str]) -> bool:
    """Whether some headwords of a form are no kin; better is of good, and of well besides."""
    if form in heads and all(are_kin(found, form, head) for head in heads if head != form):
        return False
    return any(not are_kin(found, one, other) for one, other in combinations(heads, 2))


def are_kin(found: Harvest, one: str, other: str) -> bool:
    return found.ties.get((one, other)) in KIN or found.ties.get((other, one)) in KIN
