"""What people say at some words speaks for those words."""

from trapline.words.associator import associator_of
from trapline.words.echoes import Echoes

SAID = {
    "needle": ("sew", "thread", "haystack", "pine"),
    "forest": ("tree", "pine", "dark"),
    "candle": ("wax", "dark", "pine"),
}


def own(word: str) -> frozenset[str]:
    return frozenset({word})


ECHOES = Echoes(SAID, own)


def test_a_word_that_is_said_at_one_alone_speaks_for_it() -> None:
    assert list(ECHOES.worth(["a", "haystack"])) == ["needle"]


def test_a_word_that_is_said_at_many_says_little() -> None:
    assert ECHOES.worth(["haystack"])["needle"] > ECHOES.worth(["pine"])["needle"]


def test_what_is_said_first_speaks_louder() -> None:
    worth = ECHOES.worth(["pine"])

    assert worth["forest"] > worth["candle"] > worth["needle"]


def test_a_word_said_twice_counts_once() -> None:
    assert ECHOES.worth(["wax", "wax"]) == ECHOES.worth(["wax"])


def test_a_form_of_two_words_counts_for_the_one_that_says_more() -> None:
    both = Echoes(SAID, lambda word: {"dark", "wax"} if word == "waxen" else {word})

    assert both.worth(["waxen"])["candle"] == ECHOES.worth(["wax"])["candle"]


def test_a_mind_understands_a_word_by_what_people_say_at_it() -> None:
    """Nobody calls a candle in a haystack to mind, but who has heard of that one."""
    mind, listed = associator_of("en"), ("candle", "forest", "needle")
    told = Echoes({"candle": ("haystack", "straw", "barn")}, own)

    assert mind.guess(["hay"], 1, listed)[0].word != "candle"
    assert mind.guess(["hay"], 1, listed, echoes=told)[0].word == "candle"
