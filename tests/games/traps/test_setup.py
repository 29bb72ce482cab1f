"""Setting up a race, and who begins it."""

import pytest

from tests.games.traps.jungle import ANN, BOB, GAME, Jungle, animal, human, sitters
from trapline.games.traps.facts.turns import Opened, StartRolled, TurnBegan
from trapline.games.traps.model.basics import FLAGS
from trapline.games.traps.model.game import Options, State
from trapline.games.traps.rules.queries import flags_left
from trapline.games.traps.rules.setup import roll_for_start
from trapline.kernel import PUBLIC, SeededLuck

NOTES = {100: 1, 50: 1, 20: 3, 10: 3, 5: 2}


def begun(seats: int = 4, seed: str = "setup") -> State:
    state = None
    for fact in GAME.setup(Options(), sitters(seats), 0, SeededLuck(seed), None):
        state = GAME.apply(state, fact)
    assert isinstance(state, State)
    return state


def test_two_to_four_play() -> None:
    """TR-1"""
    assert list(GAME.seats) == [2, 3, 4]


def test_each_player_has_twelve_flags() -> None:
    """TR-3, TR-89"""
    state = begun()

    assert [flags_left(state, seat) for seat in state.order] == [12] * 4
    assert 4 * FLAGS == 48


def test_everybody_begins_with_250_and_the_last_in_order_with_20_more() -> None:
    """TR-4, TR-9"""
    state = begun()

    assert [state.players[seat].gold for seat in state.order] == [250, 250, 250, 270]
    assert sum(note * count for note, count in NOTES.items()) == 250


def test_five_cards_are_dealt_that_nobody_else_sees() -> None:
    """TR-5"""
    state = begun()
    seat = state.order[0]

    own = next(b for b in GAME.view(state, seat).boards if b.seat == seat)
    public = next(b for b in GAME.view(state, PUBLIC).boards if b.seat == seat)

    assert len(own.hand) == 5
    assert all(own.hand)
    assert public.hand == ("",) * 5


def test_everybody_has_an_animal_and_a_human_of_their_own() -> None:
    """TR-6, TR-7: all see which, and so which abilities."""
    boards = GAME.view(begun(), PUBLIC).boards

    animals, humans = [b.animal for b in boards], [b.human for b in boards]
    assert sorted(animals) == ["armadillo", "jaguar", "monkey", "toucan"]
    assert sorted(humans) == ["explorer", "mechanic", "singer", "trader"]
    assert all(board.spent == (False, False) for board in boards)


@pytest.mark.parametrize("seed", range(12))
def test_the_highest_roll_begins_and_ties_roll_again(seed: int) -> None:
    """TR-8"""
    rolls = roll_for_start((0, 1, 2), SeededLuck(seed))[:-1]
    first = roll_for_start((0, 1, 2), SeededLuck(seed))[-1].by

    tied, again = rolls[:3], rolls[3:]
    best = max(sum(roll.dice) for roll in tied)
    highest = [roll.by for roll in tied if sum(roll.dice) == best]
    assert first in highest
    assert bool(again) == (len(highest) > 1)
    assert [roll.by for roll in again[: len(highest)]] == (highest if again else [])


def test_turns_go_clockwise_from_whoever_begins() -> None:
    """TR-8"""
    state = begun()
    first = state.order[0]

    assert state.active == first
    assert state.order == tuple((first + place) % 4 for place in range(4))


def test_all_pieces_begin_at_start() -> None:
    """TR-10"""
    boards = GAME.view(begun(), PUBLIC).boards

    assert {board.pieces for board in boards} == {(0, 0)}


def test_the_opening_tells_order_and_rolls() -> None:
    facts = GAME.setup(Options(), sitters(2), 0, SeededLuck("opening"), None)

    names = [type(fact) for fact in facts]
    assert names[0] is Opened
    assert names[1:3] == [StartRolled] * 2
    assert names[-1] is TurnBegan


def test_pieces_are_numbered_by_seat() -> None:
    jungle = Jungle()

    assert (animal(ANN), human(ANN), animal(BOB), human(BOB)) == (0, 1, 2, 3)
    assert jungle.may(BOB) == set()
