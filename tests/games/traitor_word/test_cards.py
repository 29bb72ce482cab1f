"""The cards: words for many chains, none of which gives another away."""

import re
from itertools import combinations
from typing import get_args

import pytest

from tests.games.traitor_word.chain import Evening
from trapline.catalogue import content
from trapline.games.traitor_word.content import Box
from trapline.games.traitor_word.model.options import Colour
from trapline.games.traitor_word.rules.scene import Scene
from trapline.games.traitor_word.rules.words import refuse_unlawful
from trapline.kernel import Language, SeededLuck
from trapline.words import Referee, Verdict
from trapline.words.spelling import bare, spelt

LANGUAGES: tuple[Language, ...] = get_args(Language)
WORD_OR_NAME = re.compile(r"\w[a-zà-öø-ÿœ]+(?: [a-zà-öø-ÿœ]+)*")


def box(language: Language) -> Box:
    return Box(content("traitor-word", f"words.{language}.json", tuple[tuple[str, str], ...]))


def all_words(language: Language) -> list[str]:
    return [word for colour in Colour for word in box(language).words(colour)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_238_cards_with_two_words_each(language: Language) -> None:
    """TT-2"""
    assert len(box(language).cards) == 238


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_written_in_small_letters_but_for_the_first_of_a_name(
    language: Language,
) -> None:
    assert [word for word in all_words(language) if not WORD_OR_NAME.fullmatch(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_may_join_a_chain(language: Language) -> None:
    """TT-12, TT-16"""
    scene = Scene(box(language), Referee(language), Evening().state, 0, SeededLuck(1))

    for word in all_words(language):
        refuse_unlawful(scene, word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_comes_twice_whatever_its_colour_and_its_accents(language: Language) -> None:
    """TT-14"""
    words = all_words(language)

    assert len({bare(spelt(word)) for word in words}) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_a_form_of_another_or_a_part_of_it(language: Language) -> None:
    """TT-14"""
    referee = Referee(language)
    phrases_last = sorted(all_words(language), key=lambda word: " " in word)

    assert [
        (one, other)
        for one, other in combinations(phrases_last, 2)
        if referee.springs(one, other).verdict is not Verdict.NO
    ] == []
