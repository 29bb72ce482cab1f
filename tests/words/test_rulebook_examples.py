"""Every pair of words the rule books name."""

import pytest

from tests.words.referees import ENGLISH
from trapline.words import Finding, Kind, Unlawful, Verdict


@pytest.mark.parametrize("said", ["science", "scientific", "sci-fi", "SF"])
def test_tw_69_and_tw_70_scientist_is_sprung_by_its_family_and_short_forms(said: str) -> None:
    """TW-69, TW-70."""
    assert ENGLISH.springs("scientist", said).verdict == Verdict.YES


def test_tw_70_an_abbreviation_springs_the_long_word() -> None:
    """TW-70, TW-85."""
    ruling = ENGLISH.springs("television", "You watch it on TV")

    assert ruling.findings == (Finding("tv", Kind.ABBREVIATION),)


def test_tw_71_a_compound_springs_the_word_in_it_and_says_so() -> None:
    """TW-71."""
    ruling = ENGLISH.springs("light", "the opposite of daylight")

    assert ruling.findings == (Finding("daylight", Kind.COMPOUND, None, "daylight", "light"),)


@pytest.mark.parametrize("part", ["base", "ball"])
def test_tw_72_a_compound_trap_is_sprung_by_either_part(part: str) -> None:
    """TW-72, TW-75."""
    assert ENGLISH.springs("baseball", part).verdict == Verdict.YES


def test_tw_72_a_part_that_is_only_grammar_springs_nothing() -> None:
    """TW-72."""
    assert ENGLISH.springs("make-up", "up").verdict == Verdict.NO


def test_tw_73_remote_kin_does_not_spring() -> None:
    """TW-73."""
    assert ENGLISH.springs("science", "a guilty conscience").verdict == Verdict.NO


def test_tw_126_a_paraphrase_does_not_spring() -> None:
    """TW-126."""
    assert ENGLISH.springs("milk", "It's made from cow juice").verdict == Verdict.NO


@pytest.mark.parametrize(
    ("clue", "verdict"),
    [
        ("It comes in a can", Verdict.YES),
        ("It can be green", Verdict.NO),
        ("can", Verdict.UNSURE),
    ],
)
def test_tw_42_and_tw_74_can_springs_only_as_a_tin(clue: str, verdict: Verdict) -> None:
    """TW-42, TW-74."""
    assert ENGLISH.springs("can", clue).verdict == verdict


def test_tw_44_a_trap_of_two_words_springs_only_on_both() -> None:
    """TW-44."""
    assert ENGLISH.springs("hot dog", "a hot day").verdict == Verdict.NO
    assert ENGLISH.springs("hot dog", "two hot dogs").verdict == Verdict.YES


NOUNS = ("head", "strings", "animal")
ADJECTIVES = ("fuzzy", "musical", "large")
VERBS = ("wear", "playing", "eats")
NUMBERS = ("two", "eight", "hundred", "2")
GENERAL = ("person", "place")


@pytest.mark.parametrize("word", [*NOUNS, *ADJECTIVES, *VERBS, *NUMBERS, *GENERAL])
def test_tw_35_tw_36_and_tw_40_content_words_and_numbers_are_lawful(word: str) -> None:
    """TW-35, TW-36, TW-40."""
    assert ENGLISH.lawful_trap(word, "butter", []).lawful


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("his", Unlawful.PRONOUN),
        ("it", Unlawful.PRONOUN),
        ("I", Unlawful.PRONOUN),
        ("is", Unlawful.HELPING_VERB),
        ("has", Unlawful.HELPING_VERB),
        ("one", Unlawful.PRONOUN_LIKE),
        ("1", Unlawful.PRONOUN_LIKE),
        ("thing", Unlawful.PRONOUN_LIKE),
        ("some", Unlawful.PRONOUN_LIKE),
        ("something", Unlawful.PRONOUN_LIKE),
        ("someone", Unlawful.PRONOUN_LIKE),
        ("blank", Unlawful.PRONOUN_LIKE),
        ("some thing", Unlawful.PRONOUN_LIKE),
        ("to be", Unlawful.NOT_A_CONTENT_WORD),
        ("okay", Unlawful.NOT_A_CONTENT_WORD),
        ("the", Unlawful.NOT_A_CONTENT_WORD),
        ("quickly", Unlawful.NOT_A_CONTENT_WORD),
        ("🙂", Unlawful.EMPTY),
        ("свет", Unlawful.FOREIGN_SCRIPT),
    ],
)
def test_tw_37_to_tw_41_words_of_every_sentence_are_unlawful(word: str, reason: Unlawful) -> None:
    """TW-37, TW-38, TW-39, TW-41."""
    assert ENGLISH.lawful_trap(word, "butter", []).reason == reason


@pytest.mark.parametrize("word", ["can", "will", "might", "must"])
def test_tw_42_a_homograph_of_a_helper_is_lawful_with_a_warning(word: str) -> None:
    """TW-42."""
    ruling = ENGLISH.lawful_trap(word, "butter", [])

    assert (ruling.lawful, ruling.homograph) == (True, True)


@pytest.mark.parametrize(("word", "listed"), [("cows", "cow"), ("can", "can"), ("Will", "will")])
def test_tw_43_a_trap_is_listed_once(word: str, listed: str) -> None:
    """TW-43."""
    ruling = ENGLISH.lawful_trap(word, "butter", ["milk", listed])

    assert (ruling.reason, ruling.of) == (Unlawful.DUPLICATE, listed)


@pytest.mark.parametrize("word", ["butter", "buttery", "butterfly"])
def test_tw_43_and_tw_75_a_form_of_the_secret_is_no_trap(word: str) -> None:
    """TW-43, TW-75, TW-82."""
    assert ENGLISH.lawful_trap(word, "butter", []).reason == Unlawful.FORM_OF_THE_SECRET
