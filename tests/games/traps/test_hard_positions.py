"""Random games from positions nobody comes to by chance: Traps everywhere, hardly any gold."""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

import pytest
from msgspec.structs import replace

from tests.conformance.playthrough import folded
from tests.games.traps.jungle import BOX, GAME, Jungle
from tests.games.traps.test_accounts import from_bank, purses
from tests.games.traps.twins import conserved
from trapline.games.traps.facts import AnyFact
from trapline.games.traps.facts.cards import TrapHidden, TrapPlaced
from trapline.games.traps.facts.landing import BankPaid, Landed, TrapMet
from trapline.games.traps.facts.turns import TurnBegan
from trapline.games.traps.model.basics import FINISH, FLAGS, MOST_WORKS, START
from trapline.games.traps.model.game import State
from trapline.games.traps.rules.asking import waited_for
from trapline.games.traps.rules.queries import flags_left, makes_three
from trapline.kernel import SeededLuck

MOVES = 150
MOST_FACTS = 150
"""More than anything can lead to by itself: a chain has twelve links."""

positions = pytest.mark.parametrize("seed", range(24))


def hard(seed: int) -> Jungle:
    """Deal everything out: pieces anywhere, Traps wherever they may lie, a deck of a few cards."""
    luck = SeededLuck(f"hard {seed}")
    seats = range(2 + seed % 3)
    cards = list(luck.shuffled(BOX.pile))
    jungle = Jungle(len(seats))
    anywhere = [space for space in range(len(BOX.board.spots)) if space != FINISH]
    for seat in seats:
        hand = tuple(cards.pop() for _ in range(7))
        jungle.has(seat, gold=10 * luck.below(8), hand=hand)
        jungle.put(2 * seat, luck.choice(anywhere))
        jungle.put(2 * seat + 1, luck.choice((START, FINISH, *anywhere)))
    for space in luck.shuffled(sorted(BOX.ordinary)):
        owner = luck.choice(seats)
        free = flags_left(jungle.state, owner) and not makes_three(BOX, jungle.state, space)
        trap = next((card for card in cards if BOX.cards[card].is_trap), None)
        if free and trap:
            cards.remove(trap)
            jungle.trap(space, owner, trap, up=luck.below(2) == 0)
    jungle.state = replace(jungle.state, discards=tuple(cards[4:]))
    return jungle


def played(seed: int) -> Iterator[tuple[State, list[AnyFact]]]:
    """Let good and plain bots play on; yield the state before each move, and what it led to."""
    state, bots = hard(seed).state, list(GAME.bots.values())
    luck, whim = SeededLuck(f"luck {seed}"), SeededLuck(f"whim {seed}")
    for move in range(MOVES):
        if GAME.outcome(state):
            return
        seat = waited_for(state)
        wish = bots[(seat + move) % len(bots)].choose(GAME.view(state, seat), whim)
        facts = GAME.play(state, seat, wish, 0, luck)
        yield state, facts
        state = folded(GAME, state, facts)


def history(seed: int) -> Iterator[tuple[State, AnyFact, State]]:
    """Yield each fact, with the state before it and after it."""
    for before, facts in played(seed):
        states = list(accumulate(facts, GAME.apply, initial=before))
        yield from zip(states, facts, states[1:], strict=False)


@positions
def test_nothing_follows_by_itself_for_ever(seed: int) -> None:
    """TR-36"""
    for state, facts in played(seed):
        assert len(facts) < MOST_FACTS, f"after {state}"


@positions
def test_traps_and_special_spaces_never_work_more_than_twelve_times_a_turn(seed: int) -> None:
    """TR-36"""
    worked: Counter[int] = Counter()
    for state, fact, _ in history(seed):
        works = isinstance(fact, BankPaid) or (isinstance(fact, Landed) and fact.meets)
        worked[state.turn] += bool(works)

    assert max(worked.values()) <= MOST_WORKS


@positions
def test_no_trap_catches_a_piece_twice_in_a_turn(seed: int) -> None:
    """TR-36"""
    caught: set[tuple[int, int]] = set()
    for _, fact, _ in history(seed):
        match fact:
            case TurnBegan():
                caught.clear()
            case TrapPlaced() | TrapHidden():
                caught = {one for one in caught if one[1] != fact.space}
            case TrapMet():
                assert (fact.piece, fact.space) not in caught, fact
                caught.add((fact.piece, fact.space))
            case _:
                pass


@positions
def test_gold_cards_and_flags_are_kept_in_hard_positions_too(seed: int) -> None:
    """TR-59, TR-96"""
    for before, fact, after in history(seed):
        assert purses(after) - purses(before) == from_bank(fact), fact
        assert min(player.gold for player in after.players.values()) >= 0, fact
        assert conserved(after) == conserved(before), fact
        left = sum(flags_left(after, seat) for seat in after.order)
        assert left + len(after.traps) == FLAGS * len(after.order), fact
