"""Words spelt alike that are no kin: the referee is sure only where the sentence tells (TW-42)."""

import pytest

from tests.words.french_referee import FRENCH
from tests.words.referees import ENGLISH
from trapline.kernel import Language
from trapline.words import Referee, Verdict

REFEREES: dict[Language, Referee] = {"en": ENGLISH, "fr": FRENCH}


@pytest.mark.parametrize(
    ("language", "trap", "clue"),
    [
        ("en", "saw", "I saw a man"),
        ("en", "wind", "I wind my watch"),
        ("en", "wound", "he wound the clock"),
        ("en", "wound", "the wind blows"),
        ("en", "bear", "I cannot bear it"),
        ("en", "rose", "the sun rose"),
        ("en", "dove", "he dove into the pool"),
        ("en", "tear", "you tear it up"),
        ("en", "lead", "a lead pipe"),
        ("en", "bow", "they bow to the king"),
        ("fr", "souris", "il sourit"),
        ("fr", "souris", "tu souris"),
        ("fr", "marche", "au marché"),
        ("fr", "marché", "il a marché"),
        ("fr", "porte", "il porte un chapeau"),
        ("fr", "lit", "elle lit un livre"),
        ("fr", "livre", "il livre un colis"),
        ("fr", "tapis", "il est tapi dans l'ombre"),
    ],
)
def test_tw_42_another_word_spelt_like_the_trap_is_never_surely_it(
    language: Language, trap: str, clue: str
) -> None:
    """TW-42, TW-74, TW-75."""
    assert REFEREES[language].springs(trap, clue).verdict is not Verdict.YES


@pytest.mark.parametrize(
    ("language", "trap", "clue"),
    [
        ("en", "saw", "a saw cuts wood"),
        ("en", "wind", "the wind blows"),
        ("en", "wound", "a wound in the leg"),
        ("en", "bear", "a brown bear"),
        ("en", "rose", "a red rose"),
        ("en", "dove", "the white dove"),
        ("en", "tear", "a tear falls"),
        ("en", "bow", "a bow and an arrow"),
        ("en", "see", "we saw a whale"),
        ("fr", "souris", "une souris grise"),
        ("fr", "marché", "au marché"),
        ("fr", "porte", "la porte"),
        ("fr", "lit", "un lit"),
        ("fr", "livre", "un livre"),
        ("fr", "tapis", "un tapis"),
    ],
)
def test_tw_42_where_the_sentence_tells_the_referee_is_sure(
    language: Language, trap: str, clue: str
) -> None:
    """TW-42, TW-74."""
    assert REFEREES[language].springs(trap, clue).verdict is Verdict.YES


@pytest.mark.parametrize(
    ("language", "word"),
    [
        *(
            ("en", word)
            for word in ["saw", "wind", "wound", "bear", "rose", "dove", "tear", "lead", "bow"]
        ),
        *(("fr", word) for word in ["souris", "marché", "porte", "lit", "livre", "tapis"]),
    ],
)
def test_tw_42_a_word_said_alone_tells_nothing(language: Language, word: str) -> None:
    """TW-42: the game warns those who write such a trap."""
    assert REFEREES[language].springs(word, word).verdict is Verdict.UNSURE


@pytest.mark.parametrize("word", ["lamp", "ring", "kind"])
def test_tw_68_a_word_whose_readings_sound_alike_is_the_trap_itself(word: str) -> None:
    """TW-68: who sets ring as a trap means the jewel and the bell."""
    assert ENGLISH.springs(word, word).verdict is Verdict.YES


@pytest.mark.parametrize(
    ("clue", "reading"), [("I saw it", "see"), ("a saw cuts wood", "saw"), ("saw", "saw see")]
)
def test_tw_80_a_finding_says_what_its_word_was_read_as(clue: str, reading: str) -> None:
    """TW-80."""
    (found,) = ENGLISH.springs("saw", clue).findings

    assert found.reading == reading


def test_tw_80_a_word_of_one_reading_needs_none() -> None:
    """TW-80."""
    (found,) = ENGLISH.springs("lamp", "two lamps").findings

    assert found.reading == ""
