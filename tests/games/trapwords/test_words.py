"""The secret words are words a family can describe and guess."""

import re
from collections import Counter
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from trapline import games
from trapline.kernel import Language
from trapline.words.spelling import bare, spelt

DATA = Path(games.__file__).parent / "trapwords" / "data"
LANGUAGES: tuple[Language, ...] = get_args(Language)
SPELLING = {"en": r"[a-z]+", "fr": r"[a-zàâçéèêëîïôùûüœ]+(?:[-'][a-zàâçéèêëîïôùûüœ]+)*"}
PLURALS = {
    "en": (("$", "s"), ("$", "es"), ("y$", "ies"), ("fe?$", "ves"), ("man$", "men")),
    "fr": (("$", "s"), ("$", "x"), ("ai?l$", "aux")),
}


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two sets a group chooses from."""

    fantasy: tuple[str, ...]
    everyday: tuple[str, ...]


def read(language: Language) -> Words:
    return msgspec.json.decode((DATA / f"words.{language}.json").read_bytes(), type=Words)


def all_words(language: Language) -> tuple[str, ...]:
    words = read(language)
    return words.fantasy + words.everyday


def letters(word: str) -> str:
    """What a dictionary sorts by: no accents, no hyphens."""
    return "".join(filter(str.isalpha, bare(spelt(word))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_set_lasts_for_many_evenings(language: Language) -> None:
    words = read(language)

    assert len(words.fantasy) >= 400
    assert len(words.everyday) >= 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_set_is_in_the_order_of_a_dictionary(language: Language) -> None:
    words = read(language)

    assert list(words.fantasy) == sorted(words.fantasy, key=letters)
    assert list(words.everyday) == sorted(words.everyday, key=letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_comes_twice_whatever_its_set_and_its_accents(language: Language) -> None:
    times = Counter(map(letters, all_words(language)))

    assert [word for word, n in times.items() if n > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_one_word_in_small_letters_of_its_language(language: Language) -> None:
    lawful = re.compile(SPELLING[language])

    assert [word for word in all_words(language) if not lawful.fullmatch(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_fits_the_book(language: Language) -> None:
    assert [word for word in all_words(language) if not 3 <= len(word) <= 16] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_the_plural_of_another(language: Language) -> None:
    words = all_words(language)

    pairs = [
        (word, plural)
        for word in words
        for end, many in PLURALS[language]
        if (plural := re.sub(end, many, word)) != word and plural in words
    ]

    assert pairs == []
