"""Guesses in Trapwords: what counts, what is right, and who says so."""

import pytest

from tests.games.trapwords.dungeon import (
    ANN,
    BOB,
    CLEO,
    DAN,
    Evening,
)
from tests.games.trapwords.scenes import SPOKEN, in_earnest, in_turn
from trapline.games.trapwords.facts.turns import Guessed, ThoughtSo
from trapline.games.trapwords.model.basics import LAST
from trapline.games.trapwords.model.kinds import Failure, Monster, MonsterCard, Phase
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import Accept, CallTrap
from trapline.games.trapwords.wishes.turns import CallRight, Guess, ThinkSo
from trapline.kernel import IllegalMove, Stale, Text


def test_the_clue_giver_does_not_guess_and_the_opponents_neither() -> None:
    """TW-55"""
    evening = in_turn()

    for other in (ANN, BOB):
        with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_PART):
            evening.guess("lantern", by=other)


def test_the_fifth_wrong_guess_ends_the_turn() -> None:
    """TW-56, TW-64, TW-65"""
    evening = in_turn()
    for word in ("lamp", "torch", "moon", "star"):
        evening.guess(word)

    evening.guess("sun")

    assert evening.book[-1].failure is Failure.GUESSES


def test_a_right_fifth_guess_still_finds_the_word() -> None:
    """TW-56"""
    evening = in_turn()
    for word in ("lamp", "torch", "moon", "star"):
        evening.guess(word)

    evening.guess("lantern")

    assert evening.book[-1].failure is None


def test_guessers_may_only_guess_or_think_to_know() -> None:
    """TW-57, TW-58, TW-132"""
    evening = in_turn()

    assert evening.may(CLEO) == {"MayGuess", "MayThinkSo"}
    assert evening.view(CLEO).channels == ()
    assert evening.view(ANN).channels == ()
    assert evening.view(BOB).channels == ("team-1",)
    assert evening.play(CLEO, ThinkSo(evening.state.turn)) == [ThoughtSo(CLEO)]


def test_a_guess_is_one_candidate_of_at_most_four_words() -> None:
    """TW-59"""
    evening = in_turn()

    evening.guess("old street lamp post")

    assert evening.view(CLEO).guesses_left == 4
    with pytest.raises(IllegalMove, match=Reason.GUESS_TOO_LONG):
        evening.guess("is it perhaps a lamp")


def test_an_enumeration_costs_a_guess_for_each_in_the_order_typed() -> None:
    """TW-59"""
    evening = in_turn()

    facts = evening.guess("lamp, Torch, moon")

    assert facts == [Guessed(CLEO, word, False, evening.at) for word in ("lamp", "Torch", "moon")]
    assert evening.view(BOB).guesses_left == 2


def test_an_enumeration_ends_with_the_right_word() -> None:
    """TW-59, TW-129"""
    evening = in_turn()

    evening.guess("lamp, lantern, moon")

    tried = [(guess.word, guess.right) for guess in evening.told if isinstance(guess, Guessed)]
    assert tried == [("lamp", False), ("lantern", True)]
    assert evening.book[-1].failure is None


def test_an_enumeration_lasts_as_long_as_the_torches() -> None:
    """TW-56, TW-59"""
    evening = in_turn()
    evening.guess("sun")

    facts = evening.guess("lamp, torch, moon, star, lantern")

    assert [fact.word for fact in facts if isinstance(fact, Guessed)][-1] == "star"
    assert evening.book[-1].failure is Failure.GUESSES


def test_the_vampire_drinks_the_end_of_an_enumeration() -> None:
    """TW-59"""
    evening = Evening(card=MonsterCard(Monster.VAMPIRE, hard=True)).put(teams=(LAST, LAST))
    evening.begin().write_both().take_book()

    evening.guess("lamp, torch, lantern")

    assert evening.book[-1].failure is Failure.GUESSES


def test_an_enumeration_is_no_longer_than_four_words_for_each_candidate() -> None:
    """TW-59"""
    evening = in_turn()

    with pytest.raises(IllegalMove, match=Reason.GUESS_TOO_LONG):
        evening.guess("lamp, is it perhaps a torch")

    assert evening.view(CLEO).guesses_left == 5


def test_plurals_and_phrases_with_the_word_are_right() -> None:
    """TW-60"""
    evening = in_turn()

    evening.guess("paper lanterns")

    assert evening.book[-1].failure is None


def test_a_relative_of_the_word_is_wrong() -> None:
    """TW-61"""
    evening = in_turn()

    facts = evening.guess("lanternist")

    assert facts == [Guessed(CLEO, "lanternist", False, evening.at)]


def test_guessers_may_say_traps() -> None:
    """TW-62"""
    evening = in_turn()

    evening.guess("fire")

    assert evening.state.phase is Phase.CLUING


def test_the_opponents_say_when_a_spoken_word_was_right() -> None:
    """TW-66"""
    evening = in_turn(SPOKEN)

    evening.play(BOB, CallRight(evening.state.turn), after=4000)
    assert evening.state.phase is Phase.CLOSING
    evening.wait()

    assert (evening.book[-1].failure, evening.book[-1].took) == (None, 4000)


def test_what_was_said_before_the_right_word_can_be_called_where_people_speak_too() -> None:
    """TW-67, TW-129"""
    evening = in_turn(SPOKEN)
    evening.play(BOB, CallRight(evening.state.turn))

    evening.play(DAN, CallTrap(evening.state.turn, Text("fire")))
    evening.play(ANN, Accept(evening.state.turn))

    assert evening.book[-1].failure is Failure.TRAP


def test_a_right_guess_waits_until_the_last_clue_can_no_longer_be_called() -> None:
    """TW-67, TW-129"""
    evening = in_turn()
    evening.clue("hangs on the wall")
    evening.guess("lantern")
    assert evening.state.phase is Phase.CLOSING

    evening.wait()

    assert evening.book[-1].failure is None
    assert evening.book[-1].took == 2000


def test_a_call_on_an_earlier_clue_cancels_a_right_guess() -> None:
    """TW-67"""
    evening = in_turn()
    evening.clue("firefly")
    evening.guess("lantern")

    evening.play(BOB, CallTrap(evening.state.turn, Text("fire"), 1, Text("firefly")))
    evening.play(CLEO, Accept(evening.state.turn))

    assert evening.book[-1].failure is Failure.TRAP


def test_the_same_guess_counts_once() -> None:
    """TW-130"""
    evening = in_turn()
    evening.guess("lamp")

    with pytest.raises(IllegalMove, match=Reason.ALREADY_GUESSED):
        evening.guess(" LAMP! ")


def test_in_an_enumeration_too_the_same_guess_counts_once() -> None:
    """TW-59, TW-130"""
    evening = in_turn()
    evening.guess("lamp")

    evening.guess("LAMP, torch, Torch")

    assert evening.view(CLEO).guesses_left == 3
    with pytest.raises(IllegalMove, match=Reason.ALREADY_GUESSED):
        evening.guess("torch, lamp")


@pytest.mark.parametrize("again", ["LAMP", "a lamp", "the lamp!", "l\u00e1mp"])
def test_capitals_accents_and_articles_make_no_other_guess(again: str) -> None:
    """TW-130"""
    evening = in_earnest("lantern", "fire", "light", "night")
    evening.guess("lamp")

    with pytest.raises(IllegalMove, match=Reason.ALREADY_GUESSED):
        evening.guess(again)


def test_a_word_with_its_accents_can_be_guessed_after_the_one_without() -> None:
    """TW-130"""
    evening = in_earnest("marché", "fruit", "place", "étal", language="fr")

    for word, right in (("marche", False), ("marché", True)):
        guessed, *_ = evening.guess(word)
        assert guessed == Guessed(CLEO, word, right, evening.at)


def test_a_slip_and_what_was_meant_are_one_guess() -> None:
    """TW-130"""
    evening = in_turn()
    for word in ("torch", "moon", "star", "lapm"):
        evening.guess(word)

    evening.guess("lamp")

    assert evening.state.phase is Phase.CLUING
    assert evening.view(CLEO).guesses_left == 1


def test_a_guess_after_the_end_is_out_of_date() -> None:
    """TW-130"""
    evening = in_turn()
    turn = evening.state.turn
    evening.guess("lantern")

    with pytest.raises(Stale):
        evening.play(CLEO, Guess(turn, Text("lamp")))
