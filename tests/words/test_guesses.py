"""When a guess is right."""

import pytest

from tests.words.french_referee import FRENCH
from tests.words.referees import ENGLISH
from trapline.words import Verdict


@pytest.mark.parametrize("guess", ["dog", "dogs", "Hot dog!", "a bulldog", "DOGS", "dog's"])
def test_tw_60_a_guess_that_contains_the_secret_is_right(guess: str) -> None:
    """TW-59, TW-60."""
    assert ENGLISH.answers("dog", guess).verdict == Verdict.YES


@pytest.mark.parametrize("guess", ["dogma", "cat", "puppy", ""])
def test_tw_60_accidental_letters_are_not_the_secret(guess: str) -> None:
    """TW-60, TW-88."""
    assert ENGLISH.answers("dog", guess).verdict == Verdict.NO


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        *(
            ("hero", "superhero"),
            ("knife", "penknife"),
            ("goblin", "hobgoblin"),
            ("ear", "earring"),
        ),
        *(("ship", "battleship"), ("nail", "fingernail"), ("police", "policeman")),
        *(("tower", "watchtower"), ("bee", "honeybee"), ("gold", "goldmine"), ("web", "cobweb")),
        *(("fire", "fireman"), ("week", "weekend"), ("crow", "scarecrow"), ("ring", "keyring")),
    ],
)
def test_tw_60_a_compound_contains_each_of_its_parts(secret: str, guess: str) -> None:
    """TW-60."""
    assert ENGLISH.answers(secret, guess).verdict == Verdict.YES


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        *(("ear", "earnest"), ("nest", "earnest"), ("lion", "ganglion"), ("pie", "chippie")),
        *(("king", "kingdom"), ("friend", "friendship"), ("baker", "bakery"), ("ink", "think")),
    ],
)
def test_tw_60_what_only_looks_like_a_compound_contains_nothing(secret: str, guess: str) -> None:
    """TW-60, TW-61."""
    assert ENGLISH.answers(secret, guess).verdict == Verdict.NO


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        ("bear", "born"),
        ("bear", "bore"),
        ("dove", "dive"),
        ("icing", "ice"),
        ("well", "better"),
        ("stag", "stage"),
        ("leaf", "leave"),
        ("saw", "see"),
        ("wound", "wind"),
        ("spring", "sprung"),
        ("painting", "paint"),
        ("princess", "prince"),
        ("waiter", "waitress"),
    ],
)
def test_tw_60_forms_of_another_word_spelt_alike_are_wrong(secret: str, guess: str) -> None:
    """TW-60."""
    assert ENGLISH.answers(secret, guess).verdict == Verdict.NO


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        ("souris", "sourire"),
        ("sourire", "souris"),
        ("tapis", "tapir"),
        ("tapis", "tapi"),
        ("princesse", "prince"),
        ("lion", "lionne"),
        ("cousin", "cousine"),
        ("marche", "marcher"),
        ("fils", "fil"),
        ("bal", "baux"),
        ("été", "être"),
        ("rire", "ris"),
        ("goûter", "goûte"),
    ],
)
def test_tw_60_in_french_too(secret: str, guess: str) -> None:
    """TW-60."""
    assert FRENCH.answers(secret, guess).verdict == Verdict.NO


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        ("mouse", "mice"),
        ("foot", "feet"),
        ("wolf", "wolves"),
        ("child", "children"),
        ("ox", "oxen"),
        ("person", "people"),
        ("sheep", "sheep"),
        ("quiz", "quizzes"),
        ("fisherman", "fishermen"),
        ("scissors", "a pair of scissors"),
        ("boots", "boot"),
        ("dog", "bulldogs"),
        ("lighthouse", "light house"),
        ("zero", "0"),
        ("dog", "doooog"),
        ("kobold", "kobolds"),
        ("swim", "swims"),
    ],
)
def test_tw_60_a_noun_has_its_own_plural_and_singular(secret: str, guess: str) -> None:
    """TW-60."""
    assert ENGLISH.answers(secret, guess).verdict == Verdict.YES


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        ("œil", "yeux"),
        ("ciel", "cieux"),
        ("travail", "travaux"),
        ("os", "os"),
        ("cheval", "chevaux"),
        ("bal", "bals"),
        ("gaz", "gaz"),
        ("bijou", "bijoux"),
        ("douves", "douve"),
        ("arc-en-ciel", "arcs en ciel"),
        ("arc-en-ciel", "arc-en-ciel"),
        ("grand-mère", "grands-mères"),
        ("week-end", "weekend"),
        ("souris", "chauve-souris"),
        ("feuille", "portefeuilles"),
    ],
)
def test_tw_60_a_french_noun_too(secret: str, guess: str) -> None:
    """TW-60."""
    assert FRENCH.answers(secret, guess).verdict == Verdict.YES


@pytest.mark.parametrize("guess", ["scientist", "scientific", "sci-fi"])
def test_tw_61_a_relative_of_the_secret_is_wrong(guess: str) -> None:
    """TW-61."""
    assert ENGLISH.answers("science", guess).verdict == Verdict.NO


def test_tw_59_science_fiction_is_one_guess_and_contains_science() -> None:
    """TW-59."""
    assert ENGLISH.answers("science", "science fiction").verdict == Verdict.YES


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        ("dog", "cat dog horse cow"),
        ("dog", "wolf, cat, dog"),
        ("dog", "cat dog"),
        ("dog", "a cat a dog"),
        ("dog", "sword, a dog"),
        ("dog", "sword castle dog"),
        ("lantern", "lamp lantern"),
        ("lantern", "lamp lantrn"),
        ("lantern", "lamp or lantern"),
        ("lantern", "lantern and torch"),
        ("lantern", "lantern or big"),
        ("hot dog", "pizza hot dog"),
    ],
)
def test_tw_59_a_list_is_no_guess_of_what_it_lists(secret: str, guess: str) -> None:
    """TW-59, TW-60."""
    assert ENGLISH.answers(secret, guess).verdict == Verdict.NO


@pytest.mark.parametrize("guess", ["not a lantern", "no lantern", "it isn't a lantern"])
def test_tw_60_to_deny_a_word_is_not_to_guess_it(guess: str) -> None:
    """TW-60."""
    assert ENGLISH.answers("lantern", guess).verdict == Verdict.NO


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        ("lantern", "the old lantern"),
        ("lantern", "paper lanterns"),
        ("lantern", "it is a lantern"),
        ("lantern", "two big red lanterns"),
        ("lamp", "street lamp"),
        ("lamp", "lamp on a table"),
        ("tree", "an oak tree"),
        ("lamp", "table lamp"),
        ("dog", "dog food"),
        ("prey", "birds of prey"),
        ("ice", "ice cream"),
        ("hot dog", "a big hot dog"),
        ("hot dog", "hot dogs"),
    ],
)
def test_tw_59_one_idea_may_take_several_words(secret: str, guess: str) -> None:
    """TW-59, TW-60."""
    assert ENGLISH.answers(secret, guess).verdict == Verdict.YES


def test_tw_60_a_sentence_around_another_guess_is_no_guess_of_its_words() -> None:
    """TW-60."""
    said = "I'll eat my hat if it isn't a goblin"

    assert ENGLISH.answers("hat", said).verdict == Verdict.NO


def test_tw_60_the_secret_compound_is_not_guessed_by_its_part() -> None:
    """TW-60."""
    assert ENGLISH.answers("baseball", "ball").verdict == Verdict.NO


@pytest.mark.parametrize("guess", ["gobln", "goblim", "Goblin", "goblins"])
def test_tw_130_one_slip_of_the_finger_is_forgiven(guess: str) -> None:
    """TW-130."""
    assert ENGLISH.answers("goblin", guess).verdict == Verdict.YES


@pytest.mark.parametrize(
    ("secret", "guess"),
    [("house", "horse"), ("dove", "dive"), ("stag", "stage"), ("hot dog", "hot dot")],
)
def test_tw_130_a_slip_that_makes_another_word_is_that_word(secret: str, guess: str) -> None:
    """TW-130."""
    assert ENGLISH.answers(secret, guess).verdict == Verdict.NO


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        ("pêche", "péché"),
        ("fève", "rêve"),
        ("fève", "reve"),
        ("marché", "marche"),
        ("naufragé", "naufrage"),
        ("sucre", "sucré"),
        ("côte", "côté"),
        ("mûr", "mur"),
    ],
)
def test_tw_130_accents_that_make_another_word_are_not_harmless(secret: str, guess: str) -> None:
    """TW-130."""
    assert FRENCH.answers(secret, guess).verdict == Verdict.NO


@pytest.mark.parametrize(
    ("secret", "guess"),
    [
        ("pêche", "peche"),
        ("forêt", "foret"),
        ("forêt", "fôret"),
        ("île", "ile"),
        ("fée", "fee"),
        ("école", "ÉCOLE"),
        ("épée", "epées"),
    ],
)
def test_tw_130_an_accent_that_makes_no_other_word_is_harmless(secret: str, guess: str) -> None:
    """TW-130."""
    assert FRENCH.answers(secret, guess).verdict == Verdict.YES


def test_a_guess_in_another_script_is_refused() -> None:
    assert ENGLISH.answers("dog", "собака").verdict == Verdict.FOREIGN


@pytest.mark.parametrize(
    ("typed", "meant", "is_slip"),
    [("lapm", "lamp", True), ("strete lamp", "street lamp", True), ("horse", "house", False)],
)
def test_tw_130_a_slip_is_no_word_and_one_finger_away(
    typed: str, meant: str, is_slip: bool
) -> None:
    """TW-130."""
    assert ENGLISH.is_slip(typed, meant) == is_slip
