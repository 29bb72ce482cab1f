"""Hands, the deck, and what is played."""

from msgspec.structs import replace

from ...facts import cards as facts
from ...model.game import State, Trap
from .changes import (
    discarded,
    playing,
    spent,
    struck,
    with_cards,
    with_gold,
    with_player,
    with_trap,
)


def unchanged(state: State, _fact: facts.MustDrop | facts.Fizzled) -> State:
    return state


def aimed(state: State, fact: facts.Aimed) -> State:
    effect = fact.effect
    whom = effect.seat if effect.space is None else state.traps[effect.space].owner
    return struck(state, whom, fact.by)


def threw_away(state: State, fact: facts.Dropped | facts.Discarded) -> State:
    return discarded(spent(state, fact.by, fact.card, 0), fact.card)


def drew(state: State, fact: facts.Drew) -> State:
    bought = with_gold(with_cards(state, fact.by, fact.card), fact.by, -fact.amount)
    return replace(bought, drawn=state.drawn + 1)


def cards_found(state: State, fact: facts.CardsFound) -> State:
    return with_cards(state, fact.by, *fact.cards)


def snatched(state: State, fact: facts.Snatched) -> State:
    return with_cards(spent(state, fact.whom, fact.card, 0), fact.by, fact.card)


def shuffled(state: State, _fact: facts.Shuffled) -> State:
    return replace(state, discards=())


def trap_placed(state: State, fact: facts.TrapPlaced | facts.TrapHidden) -> State:
    paid = spent(state, fact.by, fact.card, fact.amount)
    trap = Trap(fact.by, fact.card, up=isinstance(fact, facts.TrapPlaced))
    # TR-36 is about the same Trap: a new one has hit nobody yet.
    sprung = frozenset(hit for hit in state.sprung if hit[1] != fact.space)
    placed = replace(with_trap(paid, fact.space, trap), laid=state.laid + 1, sprung=sprung)
    return playing(placed)


def action_played(state: State, fact: facts.ActionPlayed) -> State:
    return playing(discarded(spent(state, fact.by, fact.card, fact.amount), fact.card))


def perk_gained(state: State, fact: facts.PerkGained) -> State:
    bought = spent(state, fact.by, fact.card, fact.amount)
    return playing(with_player(bought, fact.by, perks=(*state.players[fact.by].perks, fact.card)))


def cashed(state: State, fact: facts.Cashed) -> State:
    return playing(discarded(spent(state, fact.by, fact.card, -fact.amount), fact.card))


def ability_used(state: State, fact: facts.AbilityUsed) -> State:
    animal, human = state.players[fact.by].spent
    used = (animal, True) if fact.piece % 2 else (True, human)
    return playing(with_player(state, fact.by, spent=used))


def perk_lost(state: State, fact: facts.PerkLost) -> State:
    perks = tuple(perk for perk in state.players[fact.by].perks if perk != fact.card)
    return discarded(with_player(state, fact.by, perks=perks), fact.card)
