"""Nothing gets lost: where gold comes from, and when cards leave the deck."""

from collections.abc import Iterator

import pytest

from tests.conformance.bots import finished
from tests.conformance.playthrough import Playthrough, folded
from tests.games.traps.jungle import BOX, GAME, sitters
from trapline.games.traps.facts.cards import (
    ActionPlayed,
    CardsFound,
    Cashed,
    Drew,
    PerkGained,
    Shuffled,
    TrapHidden,
    TrapPlaced,
)
from trapline.games.traps.facts.landing import (
    BankPaid,
    ChanceKept,
    ChanceStruck,
    Dodged,
    Flipped,
    PitEmptied,
)
from trapline.games.traps.facts.money import DebtPaid, Gained, PartPaid, TrapSold
from trapline.games.traps.facts.moving import Crossed, SentToStart
from trapline.games.traps.model.game import Options, State
from trapline.games.traps.rules.queries import deck, deck_size, flags_left
from trapline.kernel import PLAIN, Fact

FROM_THE_BANK = (
    BankPaid,
    SentToStart,
    Crossed,
    PitEmptied,
    TrapSold,
    Cashed,
    Gained,
)
TO_THE_BANK = (
    Flipped,
    Drew,
    TrapPlaced,
    TrapHidden,
    ActionPlayed,
    PerkGained,
    Dodged,
)

games = pytest.mark.parametrize("seed", range(4))


def history(seed: int) -> Iterator[tuple[State, Fact, State]]:
    """Yield each fact of a game of bots, with the state before it and after it."""
    play = finished(Playthrough(GAME, Options(), sitters(4), seed, steps=0), PLAIN)
    state = play.moments[0].state
    for fact in [fact for moment in play.moments[1:] for fact in moment.entry.facts]:
        then = folded(GAME, state, [fact])
        yield state, fact, then
        state = then


@games
def test_gold_only_changes_hands_or_comes_from_the_bank(seed: int) -> None:
    for before, fact, after in history(seed):
        assert purses(after) - purses(before) == from_bank(fact), fact
        assert min(player.gold for player in after.players.values()) >= 0, fact


def purses(state: State) -> int:
    return sum(player.gold for player in state.players.values())


def from_bank(fact: Fact) -> int:
    if isinstance(fact, FROM_THE_BANK):
        return fact.amount
    if isinstance(fact, TO_THE_BANK):
        return -fact.amount
    if isinstance(fact, DebtPaid | PartPaid) and fact.whom is None:
        return -fact.amount
    return 0


@games
def test_cards_leave_the_deck_only_when_they_are_drawn(seed: int) -> None:
    for before, fact, after in history(seed):
        back = len(before.discards) if isinstance(fact, Shuffled) else 0
        assert deck_size(BOX, after) - deck_size(BOX, before) == back - drawn(fact), fact
        assert deck_size(BOX, after) == len(deck(BOX, after)), fact


def drawn(fact: Fact) -> int:
    if isinstance(fact, CardsFound):
        return len(fact.cards)
    return int(isinstance(fact, Drew | ChanceKept | ChanceStruck))


@games
def test_a_flag_is_on_the_board_or_with_its_owner(seed: int) -> None:
    for _, fact, after in history(seed):
        left = sum(flags_left(after, seat) for seat in after.order)
        assert left + len(after.traps) == 48, fact
        assert min(flags_left(after, seat) for seat in after.order) >= 0, fact
