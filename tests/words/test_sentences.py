"""Sentences, which are no words of a chain; and words that no list knows."""

import pytest

from tests.words.french_referee import FRENCH
from tests.words.referees import ENGLISH


@pytest.mark.parametrize(
    "text",
    [
        "I eat",
        "he sleeps",
        "it works",
        "we can",
        "they never run",
        "The dog ate",
        "life is beautiful",
        "birds sing",
        "how are you",
        "I'm",
        "don't",
        "that's life",
    ],
)
def test_tt_12_a_sentence_is_told(text: str) -> None:
    """TT-12."""
    assert ENGLISH.is_sentence(text)


@pytest.mark.parametrize(
    "text",
    [
        "to bake",
        "washing machine",
        "jack of all trades",
        "forget me not",
        "merry go round",
        "has-been",
        "she wolf",
        "thank you",
        "dog's dinner",
        "o'clock",
        "rock'n'roll",
        "Mars bar",
        "Life Is Beautiful",
        "Who's Who",
        "Marie Curie",
        "IT crowd",
        "I",
    ],
)
def test_tt_12_a_name_or_a_set_phrase_is_no_sentence(text: str) -> None:
    """TT-12, TT-16."""
    assert not ENGLISH.is_sentence(text)


@pytest.mark.parametrize(
    "text",
    [
        "je mange",
        "le chat dort",
        "elle danse",
        "vous mangez",
        "on y va",
        "La vie est belle",
        "j'aime",
        "c'est la vie",
        "est-ce la pluie",
        "était-ce un rêve",
        "y a-t-il du vent",
        "manges-tu",
        "t'es",
    ],
)
def test_tt_12_a_french_sentence_is_told(text: str) -> None:
    """TT-12."""
    assert FRENCH.is_sentence(text)


@pytest.mark.parametrize(
    "text",
    [
        "pomme de terre",
        "rendez vous",
        "cessez-le-feu",
        "sauve qui peut",
        "tire bouchon",
        "machine à laver",
        "gare de l'est",
        "chien est-allemand",
        "se lever",
        "l'amour",
        "n'importe quoi",
        "s'il te plaît",
        "c'est-à-dire",
        "nous deux",
        "La Vie Est Belle",
    ],
)
def test_tt_12_a_french_name_or_set_phrase_is_no_sentence(text: str) -> None:
    """TT-12, TT-16."""
    assert not FRENCH.is_sentence(text)


@pytest.mark.parametrize("text", ["zorblax", "flwer", "glorp", "the dog barks", "big red dog"])
def test_tt_12_what_no_list_knows_is_told(text: str) -> None:
    """TT-12, TT-16."""
    assert not ENGLISH.knows(text)


@pytest.mark.parametrize(
    "text",
    [
        "flower",
        "Flowers",
        "the sea",
        "to bake",
        "hot dog",
        "fish and chips",
        "bird of prey",
        "New York City",
        "Beyoncé",
        "Spider-Man",
        "NASA",
        "1984",
        "ouch",
        "the",
        "H2O",
    ],
)
def test_tt_12_words_names_acronyms_and_numbers_are_known(text: str) -> None:
    """TT-12."""
    assert ENGLISH.knows(text)


@pytest.mark.parametrize("text", ["zorblax", "chaussur", "le chat noir"])
def test_tt_12_what_no_french_list_knows_is_told(text: str) -> None:
    """TT-12."""
    assert not FRENCH.knows(text)


@pytest.mark.parametrize(
    "text", ["fleur", "eleve", "voilà", "l'eau", "pomme de terre", "Batman", "Zidane", "SNCF", "42"]
)
def test_tt_12_a_name_is_known_whichever_list_has_it(text: str) -> None:
    """TT-12."""
    assert FRENCH.knows(text)
