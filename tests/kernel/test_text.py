"""What people type is made harmless at the door, and looks like nobody else's name."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from trapline.kernel import Text, clean
from trapline.kernel.text import LONGEST, MARKS_PER_LETTER, skeleton

typed = st.text(alphabet=st.characters(), max_size=80)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("moon", "moon"),
        ("  the \t moon \n", "the moon"),
        ("l'\u00a0été\u2003vient", "l' été vient"),
        ("e\u0301te\u0301", "été"),
        ("mo\u0000on\u0007", "moon"),
        ("mo\u200bo\u200dn\ufeff", "moon"),
        ("moon\u202egnisol", "moongnisol"),
        ("\u2066moon\u2069", "moon"),
        ("mo\ud800on", "moon"),
        ("mo\ue000on", "moon"),
        ("e\u200d\u0301", "é"),
        ("Ωmega 日本 🪤", "Ωmega 日本 🪤"),
        ("\u200b \u200b", ""),
    ],
)
def test_only_what_can_be_seen_comes_in(typed: str, kept: str) -> None:
    assert clean(typed) == kept


def test_a_letter_wears_only_a_few_marks() -> None:
    zalgo = "Z" + "\u0335\u0321\u0327\u0322\u0328" * 10 + "o"

    kept = clean(zalgo)

    assert sum(unicodedata.category(char) == "Mn" for char in kept) == MARKS_PER_LETTER
    assert kept.startswith("Z")
    assert kept.endswith("o")


def test_marks_count_only_once_for_a_composed_letter() -> None:
    vietnamese = "ế" * 10

    assert clean(unicodedata.normalize("NFD", vietnamese)) == vietnamese


def test_a_text_ends_at_its_longest_length() -> None:
    assert len(clean("a" * 10_000)) == LONGEST


def test_a_name_has_a_length_of_its_own() -> None:
    assert clean("Ann and everybody else", 3) == "Ann"


def test_what_came_in_is_a_text() -> None:
    assert isinstance(clean("moon"), Text)


@given(typed)
@example("e\u200d\u0301")
@example("a " + "\u0301" * 9)
@example("\u1100\u200b\u1161")
def test_cleaning_twice_is_cleaning_once(typed: str) -> None:
    once = clean(typed)

    assert clean(once) == once


@given(typed)
def test_nothing_unseen_comes_in(typed: str) -> None:
    kept = clean(typed)

    assert not {unicodedata.category(char) for char in kept} & {"Cc", "Cf", "Cs", "Co", "Cn"}
    assert kept == unicodedata.normalize("NFC", kept)
    assert kept == " ".join(kept.split())


@pytest.mark.parametrize(
    "lookalike",
    [
        "\N{CYRILLIC CAPITAL LETTER A}lice",
        "\N{GREEK CAPITAL LETTER ALPHA}li\N{CYRILLIC SMALL LETTER ES}e",
        "\N{MATHEMATICAL BOLD CAPITAL A}lice",
        "\N{FULLWIDTH LATIN CAPITAL LETTER A}lice",
        "A\N{ZERO WIDTH SPACE}lice",
        "alice",
        "ALICE",
        "A lice",
        "A.l.i.c.e",
        "Álïcé",
        "AIice",
        "A1ice",
    ],
)
def test_a_lookalike_of_alice_is_alice(lookalike: str) -> None:
    assert skeleton(lookalike) == skeleton("Alice")


@pytest.mark.parametrize("lookalike", ["\N{CYRILLIC CAPITAL LETTER VE}ob", "B0b"])
def test_a_lookalike_of_bob_is_bob(lookalike: str) -> None:
    assert skeleton(lookalike) == skeleton("Bob")


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Bob", "Rob"), ("Иван", "Ева"), ("花子", "太郎")]
)
def test_different_names_look_different(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", ["Вася", "Élise", "Ωmega", "Straße", "Ann"])
def test_the_case_of_a_name_makes_no_difference(name: str) -> None:
    assert skeleton(name.upper()) == skeleton(name.lower())
