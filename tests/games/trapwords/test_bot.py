"""Bots of Trapwords who write a list together, and judge."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN, GAME, Evening
from tests.games.trapwords.scenes import BY_HAND, SPOKEN, in_turn
from trapline.games.trapwords.facts.turns import TurnEnded
from trapline.games.trapwords.wishes.calls import Accept, CallTrap, Contest, Vote
from trapline.games.trapwords.wishes.writing import Agree, Propose, Strike
from trapline.kernel import HOUSE, PLAIN, PUBLIC, IllegalMove, SeatAway, SeededLuck, Text, Wish


def full() -> Evening:
    """Let Bob and Dan fill a list."""
    evening = Evening().begin()
    for by, word in ((BOB, "fire"), (DAN, "night"), (BOB, "oil")):
        evening.play(by, Propose(evening.state.turn, Text(word)))
    return evening


def chosen(evening: Evening, seat: int) -> Wish | None:
    return GAME.bots[PLAIN].choose(evening.view(seat), SeededLuck("bot"))


def test_bots_leave_a_full_list_alone_and_agree() -> None:
    """TW-31"""
    evening = full()

    assert chosen(evening, BOB) == chosen(evening, DAN) == Agree(evening.state.turn)


def test_a_bot_leaves_a_place_to_whoever_struck_its_trap() -> None:
    """TW-31"""
    evening = full()

    evening.play(DAN, Strike(evening.state.turn, Text("oil")))

    assert chosen(evening, BOB) is None


def test_a_bot_calls_what_the_referee_is_sure_of_while_it_can_be_called() -> None:
    """TW-79, TW-137"""
    evening = in_turn(BY_HAND)
    evening.clue("a big fire")
    call = CallTrap(evening.state.turn, Text("fire"), 1, Text("fire"))
    assert chosen(evening, BOB) == call

    evening.clue("hangs on the wall")

    assert chosen(evening, BOB) is None


def test_a_bot_does_not_make_a_rejected_call_again() -> None:
    """TW-128, TW-137"""
    evening = in_turn(BY_HAND)
    evening.clue("a big fire")
    evening.call("fire", "fire")
    evening.contest()

    evening.vote()

    assert chosen(evening, BOB) is None


@pytest.mark.parametrize(("clue", "wish"), [("firefly", Contest), ("fires", Accept)])
def test_a_bot_alone_contests_what_the_referee_is_not_sure_of_and_owns_up_to_the_rest(
    clue: str, wish: type[Contest | Accept]
) -> None:
    """TW-77, TW-137"""
    evening = in_turn(BY_HAND, bots=(ANN, CLEO))
    evening.clue(clue)
    evening.call("fire", clue)
    assert evening.view(PUBLIC).waiting == (ANN, CLEO)

    assert chosen(evening, CLEO) == wish(evening.state.turn)


@pytest.mark.parametrize("clue", ["firefly", "fires"])
def test_a_bot_leaves_the_answer_to_a_person_of_its_team(clue: str) -> None:
    """TW-128, TW-137"""
    evening = in_turn(BY_HAND, bots=(CLEO,))
    evening.clue(clue)

    evening.call("fire", clue)

    assert chosen(evening, CLEO) is None
    assert evening.view(PUBLIC).waiting == (ANN,)
    with pytest.raises(IllegalMove):
        evening.play(CLEO, Accept(evening.state.turn))
    assert isinstance(evening.play(ANN, Accept(evening.state.turn))[0], TurnEnded)


def test_a_bot_answers_where_its_person_is_gone() -> None:
    """TW-135, TW-137"""
    evening = in_turn(BY_HAND, bots=(CLEO,))
    evening.clue("fires")
    evening.call("fire", "fires")

    evening.play(HOUSE, SeatAway(ANN))

    assert chosen(evening, CLEO) == Accept(evening.state.turn)


def test_a_sleeping_phone_hands_the_answer_to_no_bot_around_a_table() -> None:
    """TW-128, TW-135"""
    evening = in_turn(SPOKEN, bots=(CLEO,))
    evening.call("fire", "fires")

    evening.play(HOUSE, SeatAway(ANN))

    assert "MayAccept" not in evening.may(CLEO)
    assert "MayAccept" in evening.may(ANN)


@pytest.mark.parametrize(
    ("said", "springs"), [("fires", True), ("firefly", False), ("wall", False)]
)
@pytest.mark.parametrize("seat", [BOB, CLEO])
def test_a_bot_votes_as_the_referee_leans_whichever_side_it_is_on(
    seat: int, said: str, springs: bool
) -> None:
    """TW-137"""
    evening = in_turn(BY_HAND)
    evening.clue(said)
    evening.call("fire", said)
    evening.contest()

    assert chosen(evening, seat) == Vote(1, springs)
