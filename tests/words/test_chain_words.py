"""Words of a chain: when two are one, and which are conjugated."""

import pytest

from tests.words.french_referee import FRENCH
from tests.words.referees import ENGLISH


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Flower", "flower"),
        ("flower", "FLOWERS"),
        ("mice", "mouse"),
        ("café", "cafe"),
        ("the sea", "Sea"),
        ("T.V.", "tv"),
        ("ice-cream", "ice cream"),
        ("ice creams", "icecream"),
        ("to bake", "bake"),
    ],
)
def test_tt_14_case_accents_and_plural_make_no_other_word(one: str, other: str) -> None:
    """TT-14, TT-22."""
    assert ENGLISH.same_word(one, other)
    assert ENGLISH.same_word(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("flower", "flour"),
        ("flower", "flowery"),
        ("bake", "baker"),
        ("run", "ran"),
        ("ice cream", "cream"),
        ("to", "bake"),
    ],
)
def test_tt_14_another_spelling_is_another_word(one: str, other: str) -> None:
    """TT-14, TT-22."""
    assert not ENGLISH.same_word(one, other)


@pytest.mark.parametrize("word", ["ate", "went", "swam", "wrote"])
def test_tt_12_a_clearly_conjugated_verb_is_told(word: str) -> None:
    """TT-12."""
    assert ENGLISH.is_conjugated(word)


@pytest.mark.parametrize(
    "word", ["eat", "eaten", "eating", "baked", "walks", "saw", "quickly", "seven", "zorblax"]
)
def test_tt_12_in_doubt_a_word_is_not_conjugated(word: str) -> None:
    """TT-12."""
    assert not ENGLISH.is_conjugated(word)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("l'eau", "eau"),
        ("la mer", "Mer"),
        ("une fleur", "fleurs"),
        ("chevaux", "cheval"),
        ("élève", "eleves"),
        ("pomme de terre", "pommes de terre"),
        ("chou-fleur", "choux fleurs"),
        ("week-end", "weekends"),
    ],
)
def test_tt_14_in_french_neither_articles_nor_hyphens_make_another_word(
    one: str, other: str
) -> None:
    """TT-14."""
    assert FRENCH.same_word(one, other)
    assert FRENCH.same_word(other, one)
