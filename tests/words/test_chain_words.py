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


@pytest.mark.parametrize(
    ("plural", "noun", "other"),
    [
        ("does", "doe", "do"),
        ("lives", "life", "live"),
        ("halves", "half", "halve"),
        ("logs", "log", "logo"),
        ("axes", "axis", "as"),
        ("men", "man", "mean"),
        ("oxen", "ox", "axe"),
        ("people", "person", "populace"),
    ],
)
def test_tt_14_a_plural_is_its_own_noun_and_no_other_word(
    plural: str, noun: str, other: str
) -> None:
    """TT-14."""
    assert ENGLISH.same_word(plural, noun)
    assert ENGLISH.same_word(noun, plural)
    assert not ENGLISH.same_word(plural, other)
    assert not ENGLISH.same_word(other, plural)


@pytest.mark.parametrize(
    ("plural", "noun", "other"),
    [
        ("portes", "porte", "porter"),
        ("livres", "livre", "livrer"),
        ("sommes", "somme", "être"),
        ("êtres", "être", "est"),
        ("rires", "rire", "ris"),
        ("bleues", "bleue", "bleu"),
        ("yeux", "œil", "oeillet"),
        ("cieux", "ciel", "céleste"),
        ("travaux", "travail", "travailler"),
        ("dames", "dame", "damer"),
        ("gares", "gare", "garer"),
        ("pouces", "pouce", "pousse"),
        ("adieux", "adieu", "dieu"),
    ],
)
def test_tt_14_a_french_plural_is_its_own_noun_and_no_verb(
    plural: str, noun: str, other: str
) -> None:
    """TT-14."""
    assert FRENCH.same_word(plural, noun)
    assert FRENCH.same_word(noun, plural)
    assert not FRENCH.same_word(plural, other)
    assert not FRENCH.same_word(other, plural)


@pytest.mark.parametrize(("one", "other"), [("ile", "île"), ("boites", "boîte"), ("aout", "août")])
def test_tt_14_an_accent_that_may_be_left_out_makes_no_other_word(one: str, other: str) -> None:
    """TT-14."""
    assert FRENCH.same_word(one, other)
    assert FRENCH.same_word(other, one)


@pytest.mark.parametrize(("one", "other"), [("souris", "sourire"), ("mur", "mûr"), ("mer", "mère")])
def test_tt_14_words_that_only_sound_or_look_alike_are_two(one: str, other: str) -> None:
    """TT-13, TT-14."""
    assert not FRENCH.same_word(one, other)


@pytest.mark.parametrize(
    "word",
    [
        "ate",
        "went",
        "swam",
        "wrote",
        "sang",
        "is",
        "are",
        "am",
        "was",
        "sings",
        "thinks",
        "says",
        "becomes",
        "sleeps",
        "eats",
    ],
)
def test_tt_12_a_clearly_conjugated_verb_is_told(word: str) -> None:
    """TT-12."""
    assert ENGLISH.is_conjugated(word)


@pytest.mark.parametrize(
    "word",
    [
        "eat",
        "eaten",
        "eating",
        "baked",
        "walked",
        "called",
        "walks",
        "saw",
        "quickly",
        "seven",
        "zorblax",
        "got",
        "learnt",
        "logs",
        "templates",
        "handcuffs",
        "barracks",
        "mars",
        "acts",
        "loves",
    ],
)
def test_tt_12_in_doubt_a_word_is_not_conjugated(word: str) -> None:
    """TT-12."""
    assert not ENGLISH.is_conjugated(word)


@pytest.mark.parametrize(
    "word", ["voyons", "allons", "tiens", "vive", "merci", "sept", "vite", "entre", "voila"]
)
def test_tt_12_calls_adverbs_and_numbers_are_words(word: str) -> None:
    """TT-12."""
    assert not FRENCH.is_conjugated(word)


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
