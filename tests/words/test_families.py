"""How far a family reaches, and what a compound has in it."""

import pytest

from tests.words.french_referee import FRENCH
from tests.words.referees import ENGLISH
from trapline.kernel import Language
from trapline.words import Kind, Referee, Verdict

REFEREES: dict[Language, Referee] = {"en": ENGLISH, "fr": FRENCH}


@pytest.mark.parametrize(
    ("language", "trap", "clue"),
    [
        ("en", "pig", "pigment"),
        ("en", "man", "human"),
        ("en", "arm", "army"),
        ("en", "two", "twelve"),
        ("en", "baseball", "based"),
        ("en", "based", "baseball"),
        ("fr", "lune", "lunettes"),
        ("fr", "cheval", "chevalier"),
        ("fr", "tour", "tourisme"),
        ("fr", "vache", "vachement"),
        ("fr", "porte", "emporter"),
        ("fr", "porte", "portable"),
    ],
)
def test_tw_73_a_remote_cousin_is_never_surely_of_the_family(
    language: Language, trap: str, clue: str
) -> None:
    """TW-73."""
    assert REFEREES[language].springs(trap, clue).verdict is not Verdict.YES


@pytest.mark.parametrize(
    ("language", "trap", "clue"),
    [
        ("en", "photo", "photographer"),
        ("en", "people", "a person"),
        ("en", "clock", "six o'clock"),
        ("en", "rock", "rock'n'roll"),
        ("en", "Wales", "Welsh"),
        ("en", "two", "twice"),
        ("fr", "télévision", "téléviseur"),
        ("fr", "gras", "la graisse"),
    ],
)
def test_tw_69_a_near_relative_springs(language: Language, trap: str, clue: str) -> None:
    """TW-69, TW-70."""
    assert REFEREES[language].springs(trap, clue).verdict is Verdict.YES


@pytest.mark.parametrize(
    ("whole", "part"),
    [
        *(("earring", "ear"), ("weekend", "week"), ("scarecrow", "crow"), ("stingray", "sting")),
        *(("whirlpool", "pool"), ("keyring", "key"), ("superhero", "hero"), ("cobweb", "web")),
        *(("battleship", "battle"), ("goldmine", "mine"), ("fireman", "fire")),
    ],
)
def test_tw_71_a_compound_is_told_from_a_derivation(whole: str, part: str) -> None:
    """TW-71."""
    ruling = ENGLISH.springs(part, f"some {whole}")

    assert [(found.kind, found.part) for found in ruling.findings] == [(Kind.COMPOUND, part)]
    assert ruling.verdict is Verdict.YES


@pytest.mark.parametrize(
    ("language", "trap", "clue"),
    [
        ("en", "light", "l\u0131ght"),
        ("en", "light", "l1ght"),
        ("en", "light", "ligth"),
        ("en", "light", "thgil"),
        ("fr", "métro", "tromé"),
        ("fr", "fou", "un ouf"),
        ("fr", "lumière", "lum1ère"),
    ],
)
def test_tw_133_disguises_slips_and_verlan_are_for_people(
    language: Language, trap: str, clue: str
) -> None:
    """TW-133."""
    assert REFEREES[language].springs(trap, clue).verdict is Verdict.UNSURE


@pytest.mark.parametrize(
    ("language", "trap", "clue"),
    [
        ("en", "good", "good, now think"),
        ("en", "think", "good, now think"),
        ("fr", "voir", "tu vois"),
    ],
)
def test_tw_41_table_talk_never_springs(language: Language, trap: str, clue: str) -> None:
    """TW-41."""
    assert REFEREES[language].springs(trap, clue).verdict is not Verdict.YES
