"""What waits on a space: gold, pockets, Traps and Chance."""

from msgspec.structs import replace

from ...facts import landing as facts
from ...model.game import State, Trap
from ...model.kinds import Meeting
from .changes import (
    discarded,
    played_if_free,
    spent,
    struck,
    with_cards,
    with_gold,
    with_payment,
    with_trap,
    without_trap,
)


def unchanged(state: State, _fact: facts.TrapMet) -> State:
    return state


def suffered(state: State, fact: facts.Suffered) -> State:
    """Remember whose Trap it was; what Chance draws is nobody's doing (TR-71)."""
    culprits = {effect.by for effect in fact.effects if not effect.drawn}
    return struck(state, fact.by, *culprits)


def landed(state: State, fact: facts.Landed) -> State:
    sprung = state.sprung
    if fact.meets is Meeting.TRAP:
        sprung |= {(fact.piece, fact.space)}
    works = state.worked + (fact.meets is not None)
    return replace(state, spared=None, sprung=sprung, worked=works)


def bank_paid(state: State, fact: facts.BankPaid) -> State:
    return replace(with_gold(state, fact.by, fact.amount), worked=state.worked + 1)


def spared(state: State, fact: facts.Spared) -> State:
    return replace(state, spared=fact.why)


def stole(state: State, fact: facts.Stole) -> State:
    return struck(with_payment(state, fact.whom, fact.by, fact.amount), fact.whom, fact.by)


def pit_emptied(state: State, fact: facts.PitEmptied) -> State:
    return with_gold(state, fact.by, fact.amount)


def flipped(state: State, fact: facts.Flipped) -> State:
    paid = with_gold(state, fact.by, -fact.amount)
    return played_if_free(with_trap(paid, fact.space, Trap(fact.by, fact.card, up=True)))


def remedy_offered(state: State, fact: facts.RemedyOffered) -> State:
    return with_trap(state, fact.space, Trap(fact.owner, fact.card, up=False))


def trap_bought(state: State, fact: facts.TrapBought) -> State:
    paid = with_payment(state, fact.by, fact.owner, fact.amount)
    return with_trap(paid, fact.space, replace(state.traps[fact.space], owner=fact.by, up=True))


def trap_destroyed(state: State, fact: facts.TrapDestroyed) -> State:
    return without_trap(state, fact.space, fact.card)


def trap_seized(state: State, fact: facts.TrapSeized) -> State:
    return with_trap(state, fact.space, replace(state.traps[fact.space], owner=fact.by))


def dodged(state: State, fact: facts.Dodged) -> State:
    return discarded(spent(state, fact.by, fact.card, fact.amount), fact.card)


def chance_kept(state: State, fact: facts.ChanceKept) -> State:
    return with_cards(state, fact.by, fact.card)


def chance_struck(state: State, fact: facts.ChanceStruck) -> State:
    return discarded(state, fact.card)
