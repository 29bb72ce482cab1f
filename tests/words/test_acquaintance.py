"""What a lobby says of a list that people brought: how many of its words bots know."""

from typing import get_args

import pytest

from trapline.kernel import Language
from trapline.words.acquaintance import known_to_bots, vocabulary
from trapline.words.associator import associator_of


@pytest.mark.parametrize("language", get_args(Language))
def test_the_words_read_alone_are_those_of_the_mind(language: Language) -> None:
    mind = associator_of(language)._mind

    assert vocabulary(language) == mind.words


def test_names_nobody_knows_are_not_counted() -> None:
    assert known_to_bots(["lantern", "castles", "Zzqk", "Blorpington"], "en") == 2


def test_a_list_is_read_in_the_language_that_is_played_in() -> None:
    french = ["lanterne", "étincelle", "forgerons"]

    assert [known_to_bots(french, language) for language in get_args(Language)] == [0, 3]
