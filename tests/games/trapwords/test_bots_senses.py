"""What clues say outright, and bots that guess understand: somebody, a place, bigger than that."""

import pytest

from tests.games.trapwords.dungeon import LANGUAGES
from tests.games.trapwords.scenes import in_earnest
from trapline.catalogue import box
from trapline.games.trapwords.bots.senses import BIGGER, SMALLER, Senses
from trapline.kernel import Language
from trapline.words.associator import Idea

AWAY = {"en": ("spoon", "giraffe", "violin"), "fr": ("cuillère", "girafe", "violon")}


def first(language: Language, ideas: dict[str, float], guess: str, clue: str) -> str:
    """Return what a bot would rather name after a wrong guess and a clue."""
    evening = in_earnest({"en": "lantern", "fr": "abordage"}[language], *AWAY[language],
                         language=language)  # fmt: skip
    evening.clue({"en": "look around", "fr": "regarde bien"}[language])
    evening.guess(guess)
    evening.clue(clue)
    view = evening.view(evening.giver)
    named = [Idea(word, share) for word, share in ideas.items()]
    return Senses(box(language).talk).sifted(named, view, view.clues)[0].word


@pytest.mark.parametrize(
    ("language", "clue"),
    [
        ("en", "no, it is somebody: gold comes to mind"),
        ("en", "someone who sails"),
        ("fr", "non, c'est quelqu'un : pense à l'or"),
        ("fr", "une personne sur un bateau"),
    ],
)
def test_a_bot_that_hears_of_somebody_names_somebody(language: Language, clue: str) -> None:
    thing = {"en": "anchor", "fr": "ancre"}[language]

    assert first(language, {thing: 0.7, "pirate": 0.3}, "violin", clue) == "pirate"


@pytest.mark.parametrize(
    ("language", "clue", "meant"),
    [
        ("en", "much bigger", "castle"),
        ("en", "that is too big", "ant"),
        ("fr", "plus grand que ça", "château"),
        ("fr", "vois plus petit", "fourmi"),
    ],
)
def test_bigger_and_smaller_are_than_what_was_guessed(
    language: Language, clue: str, meant: str
) -> None:
    small, guess, big = {
        "en": ("ant", "cat", "castle"),
        "fr": ("fourmi", "chat", "château"),
    }[language]
    other = big if meant == small else small

    assert first(language, {other: 0.7, meant: 0.3}, guess, clue) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_say_outright_what_they_are_for_and_nothing_else(language: Language) -> None:
    talk = box(language).talk
    senses = Senses(talk)

    for manner, phrases in talk.phrases.items():
        kind = manner.removeprefix("but ").split()[0]
        for phrase in phrases:
            marks = set(senses.marks(phrase.replace("{", "").replace("}", "")))
            assert marks <= {kind}, phrase
            assert marks or not manner.startswith(("but ", BIGGER, SMALLER)), phrase
