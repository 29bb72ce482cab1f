"""Laws of French spelling that hold for any word."""

import unicodedata

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.words.french_referee import FRENCH
from trapline.words import Verdict
from trapline.words.spelling import bare

WORDS = (
    *(
        "chat",
        "fenêtre",
        "élève",
        "pêche",
        "péché",
        "cœur",
        "œuvre",
        "garçon",
        "naïf",
        "noël",
        "île",
    ),
    *("portefeuille", "arc-en-ciel", "aujourd'hui", "histoire", "chanter", "mangeons", "grande"),
)
APOSTROPHES = "'\u2019\u02bc`"
words = st.sampled_from(WORDS)


@given(words, words)
def test_capitals_change_no_ruling(trap: str, said: str) -> None:
    plain = FRENCH.springs(trap, said).verdict

    assert FRENCH.springs(trap.upper(), said).verdict == plain
    assert FRENCH.springs(trap, said.capitalize()).verdict == plain


@given(words, words)
def test_accents_typed_apart_from_their_letters_change_no_ruling(trap: str, said: str) -> None:
    apart = unicodedata.normalize("NFD", said)

    assert FRENCH.springs(trap, apart).verdict == FRENCH.springs(trap, said).verdict


# TW-42: pêche, said alone, is fishing or a peach.
@given(words.filter(lambda word: word != "pêche"))
def test_a_word_springs_itself_with_or_without_ligature_and_elision(trap: str) -> None:
    joined = trap.replace("œ", "oe")

    assert FRENCH.springs(trap, joined).verdict == Verdict.YES
    assert FRENCH.springs(joined, trap).verdict == Verdict.YES


@given(words.filter(lambda word: word[0] in "aeiouéêèîœ"), st.sampled_from(APOSTROPHES))
def test_an_elided_article_hides_no_word(trap: str, apostrophe: str) -> None:
    assert FRENCH.springs(trap, f"l{apostrophe}{trap}").verdict == Verdict.YES


@settings(deadline=None)  # the first question about accents lists them all
@given(words)
def test_a_missing_accent_never_makes_a_stranger_of_a_word(trap: str) -> None:
    assert FRENCH.springs(trap, bare(trap)).verdict in (Verdict.YES, Verdict.UNSURE)


@given(words, words)
def test_families_are_families_both_ways(one: str, other: str) -> None:
    assert FRENCH.springs(one, other).verdict == FRENCH.springs(other, one).verdict


@settings(deadline=None)
@given(st.text(max_size=40), st.text(max_size=40))
def test_any_text_gets_a_ruling(trap: str, clue: str) -> None:
    assert FRENCH.springs(trap, clue).verdict in Verdict
