"""Facts of cards, Traps and gold."""

from msgspec.structs import replace

from ...facts.cards import (
    AbilityUsed,
    ActionPlayed,
    Aimed,
    CardsFound,
    Cashed,
    Discarded,
    Drew,
    Dropped,
    MustDrop,
    PerkGained,
    PerkLost,
    Shuffled,
    Snatched,
    TrapHidden,
    TrapPlaced,
)
from ...facts.landing import (
    ChanceKept,
    ChanceStruck,
    Dodged,
    Flipped,
    PitEmptied,
    RemedyOffered,
    Suffered,
    TrapBought,
    TrapDestroyed,
    TrapMet,
    TrapSeized,
)
from ...facts.money import DebtPaid, Gained, Owed, PartPaid, TrapSold, WentBroke
from ...facts.turns import Dealt
from ...model.agenda import Debt, Dodge, GoBack, Remedy
from ...model.game import State, Trap
from .changes import (
    discarded,
    must_drop,
    next_on,
    playing,
    spent,
    with_cards,
    with_gold,
    with_payment,
    with_player,
    with_trap,
    without_trap,
)


def dealt(state: State, fact: Dealt) -> State:
    return with_cards(state, fact.by, *fact.cards)


def gained(state: State, fact: Gained | PitEmptied) -> State:
    return with_gold(state, fact.by, fact.amount)


def trap_met(state: State, fact: TrapMet) -> State:
    return next_on(state, Dodge(fact.piece, fact.card, fact.owner, fact.space))


def flipped(state: State, fact: Flipped) -> State:
    paid = with_gold(state, fact.by, -fact.amount)
    up = with_trap(paid, fact.space, Trap(fact.by, fact.card, up=True))
    return up if state.agenda else playing(up)


def remedy_offered(state: State, fact: RemedyOffered) -> State:
    shown = with_trap(state, fact.space, Trap(fact.owner, fact.card, up=False))
    return next_on(shown, Remedy(fact.piece, fact.space, fact.price))


def trap_bought(state: State, fact: TrapBought) -> State:
    paid = with_payment(state, fact.by, fact.owner, fact.amount)
    return with_trap(paid, fact.space, replace(state.traps[fact.space], owner=fact.by, up=True))


def trap_destroyed(state: State, fact: TrapDestroyed) -> State:
    return without_trap(state, fact.space, fact.card)


def trap_seized(state: State, fact: TrapSeized) -> State:
    return with_trap(state, fact.space, replace(state.traps[fact.space], owner=fact.by))


def trap_sold(state: State, fact: TrapSold) -> State:
    sold = with_gold(without_trap(state, fact.space, fact.card), fact.by, fact.amount)
    return sold if state.agenda else playing(sold)


def dodged(state: State, fact: Dodged) -> State:
    used = discarded(spent(state, fact.by, fact.card, fact.amount), fact.card)
    return next_on(used, *fact.effects)


def suffered(state: State, fact: Suffered) -> State:
    return next_on(state, *fact.effects)


def chance_kept(state: State, fact: ChanceKept) -> State:
    return must_drop(with_cards(state, fact.by, fact.card), fact.by, fact.over)


def chance_struck(state: State, fact: ChanceStruck) -> State:
    window = Dodge(fact.piece, fact.card, fact.owner, None)
    return next_on(discarded(state, fact.card), window)


def owed(state: State, fact: Owed) -> State:
    debts = (Debt(seat, fact.whom, fact.amount, fact.piece) for seat in fact.by)
    return next_on(state, *debts)


def debt_paid(state: State, fact: DebtPaid) -> State:
    return with_payment(state, fact.by, fact.whom, fact.amount)


def part_paid(state: State, fact: PartPaid) -> State:
    paid = with_payment(state, fact.by, fact.whom, fact.amount)
    debt, *rest = state.agenda
    if not isinstance(debt, Debt):
        return paid
    return replace(paid, agenda=(replace(debt, amount=debt.amount - fact.amount), *rest))


def went_broke(state: State, fact: WentBroke) -> State:
    return next_on(state, GoBack(fact.by, fact.piece))


def had_to_drop(state: State, fact: MustDrop) -> State:
    return must_drop(state, fact.by, fact.count)


def dropped(state: State, fact: Dropped) -> State:
    return must_drop(discarded(spent(state, fact.by, fact.card, 0), fact.card), fact.by, fact.left)


def threw_away(state: State, fact: Discarded) -> State:
    return discarded(spent(state, fact.by, fact.card, 0), fact.card)


def drew(state: State, fact: Drew) -> State:
    bought = with_gold(with_cards(state, fact.by, fact.card), fact.by, -fact.amount)
    return replace(bought, drawn=state.drawn + 1)


def cards_found(state: State, fact: CardsFound) -> State:
    return must_drop(with_cards(state, fact.by, *fact.cards), fact.by, fact.over)


def snatched(state: State, fact: Snatched) -> State:
    gone = spent(state, fact.whom, fact.card, 0)
    return must_drop(with_cards(gone, fact.by, fact.card), fact.by, fact.over)


def shuffled(state: State, _fact: Shuffled) -> State:
    return replace(state, discards=())


def trap_placed(state: State, fact: TrapPlaced | TrapHidden) -> State:
    paid = spent(state, fact.by, fact.card, fact.amount)
    trap = Trap(fact.by, fact.card, up=isinstance(fact, TrapPlaced))
    # TR-36 is about the same Trap: a new one has hit nobody yet.
    sprung = frozenset(hit for hit in state.sprung if hit[1] != fact.space)
    placed = replace(with_trap(paid, fact.space, trap), laid=state.laid + 1, sprung=sprung)
    return playing(placed)


def action_played(state: State, fact: ActionPlayed) -> State:
    used = discarded(spent(state, fact.by, fact.card, fact.amount), fact.card)
    return next_on(playing(used), *fact.effects)


def perk_gained(state: State, fact: PerkGained) -> State:
    bought = spent(state, fact.by, fact.card, fact.amount)
    return playing(with_player(bought, fact.by, perks=(*state.players[fact.by].perks, fact.card)))


def cashed(state: State, fact: Cashed) -> State:
    return playing(discarded(spent(state, fact.by, fact.card, -fact.amount), fact.card))


def ability_used(state: State, fact: AbilityUsed) -> State:
    animal, human = state.players[fact.by].spent
    used = (True, human) if fact.piece % 2 == 0 else (animal, True)
    return next_on(playing(with_player(state, fact.by, spent=used)), *fact.effects)


def aimed(state: State, fact: Aimed) -> State:
    return next_on(state, fact.effect)


def perk_lost(state: State, fact: PerkLost) -> State:
    perks = tuple(perk for perk in state.players[fact.by].perks if perk != fact.card)
    lost = discarded(with_player(state, fact.by, perks=perks), fact.card)
    return must_drop(lost, fact.by, fact.over)
