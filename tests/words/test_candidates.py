"""How many guesses a guess is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.words.french_referee import FRENCH
from tests.words.referees import ENGLISH


@pytest.mark.parametrize(
    "guess",
    [
        "hot dog",
        "science fiction",
        "bread and butter",
        "the bread and the butter",
        "salt & pepper",
        "rock and roll",
        "science-fiction",
        "jack-o'-lantern",
        "the old lantern",
        "it is a lantern",
        "my guess is lantern",
        "I think a lantern",
        "big and red lantern",
        "beauty and the beast",
        "jack and the beanstalk",
        "pirate ship",
        "castle gate",
        "gold ring",
        "Lantern!",
        "(lantern)",
        "and",
    ],
)
def test_tw_59_one_idea_is_one_guess(guess: str) -> None:
    """TW-59."""
    assert ENGLISH.candidates("castle", guess) == (guess,)


@pytest.mark.parametrize(
    "guess",
    [
        "arc-en-ciel",
        "arc en ciel",
        "science-fiction",
        "sel et poivre",
        "du sel et du poivre",
        "chien de garde",
        "gardien des clés",
        "le mot est lanterne",
        "c'est une lanterne",
        "bague en or fin",
        "bateau pirate",
        "camion pompier",
        "pomme de terre",
        "perce-neige",
        "la belle et la bête",
        "le corbeau et le renard",
        "chien méchant",
        "souris d'ordinateur",
    ],
)
def test_tw_59_one_idea_is_one_guess_in_french(guess: str) -> None:
    """TW-59."""
    assert FRENCH.candidates("château", guess) == (guess,)


@pytest.mark.parametrize(
    ("guess", "candidates"),
    [
        ("lamp, lantern", ("lamp", "lantern")),
        ("lamp;lantern", ("lamp", "lantern")),
        ("lamp/lantern", ("lamp", "lantern")),
        ("lamp? lantern?", ("lamp", "lantern")),
        ("lamp - lantern", ("lamp", "lantern")),
        ("lamp... Lantern!", ("lamp", "Lantern")),
        ("lamp or lantern", ("lamp", "lantern")),
        ("Lamp AND lantern", ("Lamp", "lantern")),
        ("lamp & lantern", ("lamp", "lantern")),
        ("sticky or clumsy", ("sticky", "clumsy")),
        ("a lamp a lantern", ("a lamp", "a lantern")),
        ("cat dog horse cow", ("cat", "dog", "horse", "cow")),
        ("cat-dog-horse-cow", ("cat", "dog", "horse", "cow")),
        ("hot dog, bread and butter", ("hot dog", "bread and butter")),
        ("cat big dog", ("cat", "big dog")),
        ("king queen", ("king", "queen")),
        ("Queen king", ("Queen", "king")),
        ("cats mouse", ("cats", "mouse")),
        ("salt pepper", ("salt", "pepper")),
        ("bread butter", ("bread", "butter")),
        ("wizard witch", ("wizard", "witch")),
    ],
)
def test_tw_59_an_enumeration_is_a_guess_for_each_in_the_order_typed(
    guess: str, candidates: tuple[str, ...]
) -> None:
    """TW-59."""
    assert ENGLISH.candidates("castle", guess) == candidates


@pytest.mark.parametrize(
    ("guess", "candidates"),
    [
        ("lampe ou lanterne", ("lampe", "lanterne")),
        ("lampe et lanterne", ("lampe", "lanterne")),
        ("une lampe une lanterne", ("une lampe", "une lanterne")),
        ("chat noir loup", ("chat noir", "loup")),
        ("chat souris", ("chat", "souris")),
        ("souris chat chien", ("souris", "chat", "chien")),
        ("roi reine", ("roi", "reine")),
        ("fenêtre porte", ("fenêtre", "porte")),
        ("ni lampe ni lanterne", ("ni lampe", "ni lanterne")),
    ],
)
def test_tw_59_an_enumeration_in_french(guess: str, candidates: tuple[str, ...]) -> None:
    """TW-59."""
    assert FRENCH.candidates("château", guess) == candidates


def test_tw_59_a_secret_that_looks_like_a_list_is_one_guess() -> None:
    """TW-59."""
    assert ENGLISH.candidates("Lamp and lantern", "lamp & lantern") == ("lamp & lantern",)


def test_tw_59_a_misspelt_secret_in_a_list_is_a_guess_of_its_own() -> None:
    """TW-59, TW-130."""
    assert ENGLISH.candidates("lantern", "lamp lantrn") == ("lamp", "lantrn")


@given(st.text(max_size=60), st.text(max_size=60))
def test_what_a_guess_names_is_named_by_itself_too(secret: str, guess: str) -> None:
    """TW-59."""
    for candidate in ENGLISH.candidates(secret, guess):
        assert ENGLISH.candidates(secret, candidate) == (candidate,)
