"""Laws the referee keeps whatever is typed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.words.referees import ENGLISH
from trapline.words import Verdict
from trapline.words.lexicon import lexicon_of
from trapline.words.spelling import bare, foreign, spelt, tokens

WORDS = lexicon_of("en").words
anything = st.text(max_size=60)
known = st.sampled_from(WORDS)
plain = known.filter(lambda word: word.isalpha())


@given(anything, anything)
def test_any_text_is_ruled_on(trap: str, clue: str) -> None:
    assert ENGLISH.springs(trap, clue).verdict in Verdict


@given(anything, anything)
def test_any_text_is_heard_by_the_other_questions(one: str, other: str) -> None:
    ENGLISH.answers(one, other)
    ENGLISH.lawful_trap(one, other, [other])
    ENGLISH.questionable(one, other)
    ENGLISH.same_word(one, other)
    ENGLISH.is_conjugated(one)
    ENGLISH.is_sentence(one)
    ENGLISH.knows(one)


@given(anything)
def test_spelling_twice_is_spelling_once(text: str) -> None:
    assert spelt(spelt(text)) == spelt(text)


@given(anything)
def test_the_words_of_a_text_are_spelt(text: str) -> None:
    assert all(spelt(word) == word for word in tokens(text))


@given(plain, plain)
def test_a_trap_catches_a_word_as_that_word_would_catch_it(one: str, other: str) -> None:
    """TW-72: with either part, English rules alike both ways."""
    assert ENGLISH.springs(one, other).verdict == ENGLISH.springs(other, one).verdict


@given(known)
def test_a_word_springs_itself_or_only_helps(word: str) -> None:
    assert ENGLISH.springs(word, word).verdict in (Verdict.YES, Verdict.UNSURE)


@given(plain, plain)
def test_case_changes_nothing(trap: str, clue: str) -> None:
    small = ENGLISH.springs(trap, clue).verdict

    assert ENGLISH.springs(trap.upper(), clue.title()).verdict == small


@given(plain, plain)
def test_a_sentence_around_a_clue_hides_nothing(trap: str, clue: str) -> None:
    if ENGLISH.springs(trap, clue).verdict == Verdict.YES:
        assert ENGLISH.springs(trap, f"Hmm… «{clue}»?!").verdict == Verdict.YES


@given(st.text(st.characters(categories=["L"], max_codepoint=0x024F, exclude_characters="µ")))
def test_latin_letters_are_not_foreign(text: str) -> None:
    assert foreign(text) is None


@pytest.mark.parametrize("clue", ["свет", "光", "φως", "ضوء", "dayl\u0456ght"])
def test_another_script_is_refused_and_not_dropped(clue: str) -> None:
    assert ENGLISH.springs("light", f"a {clue} clue").verdict == Verdict.FOREIGN


@given(plain)
@settings(max_examples=50)
def test_an_accent_that_makes_no_other_word_is_harmless(word: str) -> None:
    accented = word.replace("e", "é")

    assert bare(accented) == word
    assert ENGLISH.springs(word, accented).verdict == ENGLISH.springs(word, word).verdict
