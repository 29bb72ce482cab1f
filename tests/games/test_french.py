"""French texts can be filled with any name: what is elided stands right before its place."""

import re

import pytest

from trapline import catalogue
from trapline.kernel import Language

FRENCH: Language = "fr"
CUT_OFF = re.compile(r"\b(?:de|que|jusque|lorsque|puisque) (?:\||\})", re.IGNORECASE)
"""A word that is elided at the end of a choice: whoever fills the next place cannot see it."""


def test_a_choice_that_ends_in_a_word_to_elide_is_found() -> None:
    assert CUT_OFF.search("{left:is|true=|La lampe de }{seat:seat} luit.")
    assert CUT_OFF.search("{trap:is|=|, à cause de }{trap}")
    assert not CUT_OFF.search("le piège de {owner:seat}")


@pytest.mark.parametrize("title", sorted(catalogue.shelf()))
def test_no_choice_ends_in_a_word_that_a_vowel_would_elide(title: str) -> None:
    texts = catalogue.shelf()[title].texts[FRENCH]

    assert {key: text for key, text in texts.items() if CUT_OFF.search(text)} == {}
