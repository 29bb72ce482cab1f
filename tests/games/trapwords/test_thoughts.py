"""Bots know what people think of at a word, and nothing else."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, BOX, CLEO, DAN, LANGUAGES, Evening
from trapline.catalogue import box
from trapline.games.trapwords.bot import PATIENCE, Rambler
from trapline.games.trapwords.content import Box
from trapline.games.trapwords.model.options import Options, Speaking, WordSet
from trapline.games.trapwords.wishes.calls import CallTrap, Contest
from trapline.games.trapwords.wishes.turns import GiveClue, Guess
from trapline.games.trapwords.wishes.writing import Propose
from trapline.kernel import Language, SeededLuck, Text, Wish
from trapline.words import Referee

THOUGHTS = {
    "lantern": ("fire", "night", "glass"),
    "dragon": ("fire", "cave", "scales"),
    "castle": ("king", "tower", "moat"),
}
BOT = Rambler({"en": Box(BOX.words, BOX.terror, THOUGHTS), "fr": BOX})


def chosen(evening: Evening, seat: int, seed: str = "bot") -> Wish | None:
    return BOT.choose(evening.view(seat), SeededLuck(seed))


def turn_of_lantern() -> Evening:
    return Evening().begin("lantern").write_both().take_book()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_secret_word_makes_people_think_of_eight_lawful_traps(language: Language) -> None:
    content = box(language)
    referee = Referee(language, either_part=True)

    assert list(content.thoughts) == [word for kind in WordSet for word in content.words[kind]]
    for word, thoughts in content.thoughts.items():
        assert len(thoughts) == 8
        for place, thought in enumerate(thoughts):
            assert thought.isalpha(), f"{word}: {thought}"
            assert thought.islower(), f"{word}: {thought}"
            ruling = referee.lawful_trap(thought, word, thoughts[:place])
            assert ruling.lawful, f"{word}: {thought} is {ruling.reason}"


def test_a_bot_forbids_and_says_what_comes_to_mind() -> None:
    evening = Evening().begin("lantern", "castle")
    assert chosen(evening, BOB) in [Propose(1, Text(word)) for word in THOUGHTS["lantern"]]

    evening.write_both().take_book()
    assert chosen(evening, ANN) in [GiveClue(2, Text(word)) for word in THOUGHTS["lantern"]]


def test_a_bot_thinks_of_its_share_of_a_list_and_leaves_the_rest_to_people() -> None:
    evening = Evening().begin("lantern")
    for _ in range(2):
        wish = chosen(evening, BOB)
        assert isinstance(wish, Propose)
        evening.play(BOB, wish)

    assert chosen(evening, BOB) is None
    assert isinstance(chosen(evening, DAN), Propose)


def test_a_bot_guesses_what_most_clues_remind_of_and_never_twice() -> None:
    """TW-137"""
    evening = turn_of_lantern()
    evening.clue("glass and scales in a cave")

    assert chosen(evening, CLEO) == Guess(2, Text("dragon"))

    evening.guess("dragon", CLEO)
    assert chosen(evening, CLEO) is None, "one guess a clue"

    evening.clue("glass")
    assert chosen(evening, CLEO) == Guess(2, Text("lantern"))


def test_a_bot_that_understands_nothing_waits_before_a_wild_guess() -> None:
    evening = turn_of_lantern()
    for _ in range(PATIENCE - 1):
        evening.clue("marmalade")
    assert chosen(evening, CLEO) is None

    evening.clue("marmalade")

    assert isinstance(chosen(evening, CLEO), Guess)


def test_a_bot_hears_nobody_and_leaves_the_bell_to_people_and_the_clock() -> None:
    spoken = Options(speaking=Speaking.SPOKEN)
    evening = Evening(spoken).begin("lantern").write_both().take_book()

    assert {chosen(evening, BOB, f"bot {seed}") for seed in range(20)} == {None}


def test_a_bot_lets_all_vote_on_a_call() -> None:
    """TW-137"""
    evening = turn_of_lantern()
    evening.clue("firefly")
    evening.play(BOB, CallTrap(2, Text("fire"), 1, Text("firefly")))

    assert chosen(evening, CLEO) == Contest(2)
