"""What is no word, and so no trap; and the long words that are (TW-35)."""

import re

import pytest

from tests.words.french_referee import FRENCH
from tests.words.referees import ENGLISH
from trapline.words import Referee
from trapline.words.model import Unlawful
from trapline.words.nonsense import is_nonsense, parts_of

REFEREES = {"en": ENGLISH, "fr": FRENCH}

NONSENSE = (
    "x" * 60,
    "asdfghjkl" * 7,
    "qwrtzpsdfg",
    "aaaaaaaa",
    "blablablablablabla",
    "strpfghkl-mnbvcxzlkj",
    "zorglubatoumikaretuvolipanosedirakumelotavisenodupralimekotu",
    "one two three four five six seven eight nine",
)
"""The last but one could be said aloud, but is longer than any word."""

WORDS = {
    "en": (
        "antidisestablishmentarianism",
        "pneumonoultramicroscopicsilicovolcanoconiosis",
        "floccinaucinihilipilification",
        "supercalifragilisticexpialidocious",
        "llanfairpwllgwyngyll",
        "merry-go-round",
        "good-for-nothing",
        "catchphrase",
        "latchstrings",
        "rhythms",
        "crwth",
        "hahaha",
        "brrr",
        "HTML",
        "a bird in the hand",
    ),
    "fr": (
        "anticonstitutionnellement",
        "hexakosioihexekontahexaphobie",
        "désinstitutionnalisation",
        "aujourd'hui",
        "arc-en-ciel",
        "pomme de terre en robe des champs",
        "va-et-vient",
        "borchtch",
        "schtroumpf",
        "SNCF",
        "youyou",
        "grrr",
    ),
}


@pytest.mark.parametrize("word", NONSENSE)
@pytest.mark.parametrize("referee", REFEREES.values(), ids=REFEREES)
def test_what_nobody_could_say_is_no_trap(referee: Referee, word: str) -> None:
    """TW-35"""
    assert referee.lawful_trap(word, "lantern", []).reason is Unlawful.NONSENSE


@pytest.mark.parametrize(
    ("language", "word"), [(language, word) for language in WORDS for word in WORDS[language]]
)
def test_a_long_or_odd_word_is_a_trap(language: str, word: str) -> None:
    """TW-35, TW-44"""
    assert REFEREES[language].lawful_trap(word, "lantern", []).reason is not Unlawful.NONSENSE


@pytest.mark.parametrize("referee", REFEREES.values(), ids=REFEREES)
def test_of_all_known_words_only_sighs_would_be_nonsense_if_they_were_unknown(
    referee: Referee,
) -> None:
    """TW-35: the bounds are wide; what they would catch are sighs such as noooooo."""
    words = referee._traps._lexicon.words

    caught = [word for word in words if any(map(is_nonsense, parts_of(word)))]

    assert all(re.fullmatch(r"(ha)+|.{0,3}?(.)\2{4,}.?", word) for word in caught)
