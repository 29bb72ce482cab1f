"""What people may want to question in a clue."""

import pytest

from tests.words.french_referee import FRENCH
from tests.words.referees import ENGLISH
from trapline.words import Hint, Question


def questions(secret: str, clue: str) -> list[Question]:
    return [hint.question for hint in ENGLISH.questionable(secret, clue)]


def test_tw_83_an_example_of_the_secret_is_pointed_out() -> None:
    """TW-83."""
    hints = ENGLISH.questionable("dog", "a poodle, for example")

    assert hints == (Hint(Question.KIND_OF_SECRET, "poodle"),)


def test_tw_83_what_the_secret_is_an_example_of_is_fine() -> None:
    """TW-83."""
    assert questions("poodle", "a small dog") == []


def test_tw_84_drew_is_a_name_in_one_sentence_and_a_verb_in_another() -> None:
    """TW-84."""
    assert questions("mystery", "books about Nancy Drew") == [Question.PROPER_NOUN] * 2
    assert questions("pen", "what I drew with") == []


def test_tw_84_a_proper_adjective_is_pointed_out_in_small_letters_too() -> None:
    """TW-84."""
    assert questions("flag", "it is american") == [Question.PROPER_NOUN]


@pytest.mark.parametrize(("short", "asked"), [("FBI", 1), ("UK", 1), ("TV", 0)])
def test_tw_85_short_names_are_pointed_out_and_tv_is_not(short: str, asked: int) -> None:
    """TW-85."""
    assert len(questions("badge", f"seen on the {short}")) == asked


@pytest.mark.parametrize(
    "clue", ["It rhymes with snail", "starts with p", "It sounds like pale", "four letters"]
)
def test_tw_87_talk_of_sound_and_spelling_is_pointed_out(clue: str) -> None:
    """TW-87."""
    assert Question.SPELLING_OR_SOUND in questions("pail", clue)


def test_tw_87_a_single_letter_is_pointed_out() -> None:
    """TW-87."""
    assert Question.LETTER in questions("pail", "a p and more")


def test_a_capital_at_the_start_and_shouting_say_nothing() -> None:
    assert questions("butter", "Toast needs it. Bread too") == []
    assert questions("butter", "TOAST NEEDS IT") == []


@pytest.mark.parametrize(
    ("clue", "asked"),
    [
        ("Drew", [Question.PROPER_NOUN]),
        ("drew", []),
        ("China", [Question.PROPER_NOUN]),
        ("Lamp", []),
        ("LAMP", []),
        ("TV", []),
        ("FBI", [Question.ABBREVIATED_NAME]),
        ("USA", [Question.ABBREVIATED_NAME]),
        ("made in the USA", [Question.ABBREVIATED_NAME]),
    ],
)
def test_tw_84_a_name_is_pointed_out_though_it_is_the_whole_clue(
    clue: str, asked: list[Question]
) -> None:
    """TW-84, TW-85: phones begin every clue with a capital."""
    assert questions("badge", clue) == asked


@pytest.mark.parametrize(
    ("clue", "asked"),
    [
        ("Allemagne", [Question.PROPER_NOUN]),
        ("SNCF", [Question.ABBREVIATED_NAME]),
        ("Pierre", [Question.PROPER_NOUN]),
        ("une pierre", []),
        ("Lampe", []),
        ("TV", []),
    ],
)
def test_tw_84_french_names_are_pointed_out_too(clue: str, asked: list[Question]) -> None:
    """TW-84, TW-85."""
    assert [hint.question for hint in FRENCH.questionable("badge", clue)] == asked
