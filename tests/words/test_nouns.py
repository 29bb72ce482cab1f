"""Which words are nouns for somebody under Feeblemind (TW-98)."""

import pytest

from tests.words.french_referee import FRENCH
from tests.words.referees import ENGLISH


@pytest.mark.parametrize("word", ["I", "it", "can", "will", "a", "the", "of", "and", "is", "my"])
def test_tw_98_english_words_of_grammar_are_no_nouns_whatever_is_spelt_like_them(word: str) -> None:
    assert not ENGLISH.may_be_noun(word)


@pytest.mark.parametrize("word", ["je", "elle", "le", "la", "est", "de", "et", "sous", "ma", "ont"])
def test_tw_98_french_words_of_grammar_are_no_nouns_whatever_is_spelt_like_them(word: str) -> None:
    assert not FRENCH.may_be_noun(word)


@pytest.mark.parametrize("word", ["lamp", "run", "cold", "mine", "past", "being", "cans", "thing"])
def test_tw_98_any_other_english_word_that_can_be_a_noun_is_one(word: str) -> None:
    assert ENGLISH.may_be_noun(word)


@pytest.mark.parametrize("word", ["lampe", "froid", "été", "avions", "or", "pouvoir", "personne"])
def test_tw_98_any_other_french_word_that_can_be_a_noun_is_one(word: str) -> None:
    assert FRENCH.may_be_noun(word)


@pytest.mark.parametrize("word", ["bright", "quickly", "carried", "very", "beautiful"])
def test_tw_98_english_words_that_are_never_nouns_are_none(word: str) -> None:
    assert not ENGLISH.may_be_noun(word)


@pytest.mark.parametrize("word", ["brillante", "lentement", "brûle", "très", "jolie"])
def test_tw_98_french_words_that_are_never_nouns_are_none(word: str) -> None:
    assert not FRENCH.may_be_noun(word)


@pytest.mark.parametrize("word", ["zorglub", "snorkelmobile"])
def test_tw_138_a_word_that_nobody_knows_passes(word: str) -> None:
    assert ENGLISH.may_be_noun(word)
    assert FRENCH.may_be_noun(word)


def test_tw_98_what_an_apostrophe_ties_to_a_noun_counts_too() -> None:
    assert ENGLISH.may_be_noun("miner's")
    assert FRENCH.may_be_noun("presqu'île")
    assert not any(map(ENGLISH.may_be_noun, ("it's", "that's", "miners'll", "can't")))
    assert not any(map(FRENCH.may_be_noun, ("l'eau", "d'or", "c'est", "donne-moi")))


def test_tw_138_a_word_of_which_only_the_spelling_is_known_passes() -> None:
    assert FRENCH.may_be_noun("après-midi")
    assert all(map(ENGLISH.may_be_noun, ("cops", "app", "ads", "bitcoin")))
    assert not any(map(ENGLISH.may_be_noun, ("dont", "gonna", "thats", "whilst")))


def test_numbers_can_be_nouns_in_both_languages() -> None:
    assert ENGLISH.may_be_noun("two")
    assert FRENCH.may_be_noun("deux")
