"""How each fact changes a game of TRAPS. Never refuses; blanks stay blanks."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from trapline.games.traps import facts as f
from trapline.games.traps.model import (
    FINISH,
    CardId,
    Chance,
    Debt,
    Dodge,
    Drop,
    Effect,
    Empty,
    GoBack,
    Item,
    Jungle,
    Land,
    Meeting,
    Mover,
    Path,
    Phase,
    PieceId,
    Player,
    Remedy,
    Space,
    Spring,
    State,
    Steal,
    Toxic,
    Trap,
    Walk,
)
from trapline.games.traps.rules.standing import pieces_of, seat_of, without
from trapline.kernel import Seat


def begun(fact: f.AnyFact) -> State:
    """Return the state that the first fact of every game makes."""
    if not isinstance(fact, f.Opened):
        raise TypeError(f"a game begins with {fact}")
    rows = zip(fact.order, fact.animals, fact.humans, fact.gold, strict=True)
    players = {seat: Player(animal, human, gold) for seat, animal, human, gold in rows}
    return State(fact.options, fact.order, players, active=fact.order[-1], phase=Phase.OVER)


def after(state: State, fact: f.AnyFact) -> State:
    if fact.settles:
        state = replace(
            state, agenda=state.agenda[1:], choice=state.choice + 1, asked=False, window=None
        )
    return CHANGES[type(fact)](state, fact)


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    player = replace(state.players[seat], **changes)
    return replace(state, players={**state.players, seat: player})


def with_gold(state: State, seat: Seat | None, amount: int) -> State:
    """Give gold to a player, or take it; the Bank has as much as is wanted (TR-96)."""
    if seat is None or seat not in state.players:
        return state
    return with_player(state, seat, gold=state.players[seat].gold + amount)


def with_path(state: State, piece: PieceId, path: Path) -> State:
    pieces = list(state.players[seat_of(piece)].pieces)
    pieces[piece % 2] = path
    return with_player(state, seat_of(piece), pieces=tuple(pieces))


def with_cards(state: State, seat: Seat, *cards: CardId) -> State:
    return with_player(state, seat, hand=state.players[seat].hand + cards)


def spent(state: State, seat: Seat, card: CardId, amount: int) -> State:
    """Take a card out of a hand and its price out of the purse."""
    player = state.players[seat]
    return with_player(state, seat, hand=without(player.hand, card), gold=player.gold - amount)


def discarded(state: State, *cards: CardId) -> State:
    return replace(state, discards=state.discards + cards)


def with_trap(state: State, space: Space, trap: Trap) -> State:
    return replace(state, traps={**state.traps, space: trap})


def without_trap(state: State, space: Space, card: CardId) -> State:
    traps = {s: trap for s, trap in state.traps.items() if s != space}
    return discarded(replace(state, traps=traps), card)


def next_on(state: State, *items: Item) -> State:
    return replace(state, agenda=items + state.agenda)


def playing(state: State) -> State:
    return replace(state, phase=Phase.PLAY)


def must_drop(state: State, seat: Seat, count: int) -> State:
    return next_on(state, Drop(seat, count)) if count > 0 else state


def nothing(state: State, _fact: f.AnyFact) -> State:
    return state


def dealt(state: State, fact: f.Dealt) -> State:
    return with_cards(state, fact.by, *fact.cards)


def turn_began(state: State, fact: f.TurnBegan) -> State:
    return replace(
        state,
        turn=fact.turn,
        active=fact.by,
        phase=Phase.ROLL,
        dice=(),
        drawn=0,
        laid=0,
        sprung=frozenset(),
        until=fact.until,
        left=None,
        hurried=False,
    )


def turn_missed(state: State, fact: f.TurnMissed) -> State:
    fewer = with_player(state, fact.by, misses=state.players[fact.by].misses - 1)
    return eased(replace(fewer, turn=fact.turn, active=fact.by), fact.by)


def turn_ended(state: State, fact: f.TurnEnded) -> State:
    over = replace(state, until=None, left=None, phase=Phase.OVER)
    return eased(over, fact.by) if fact.by in state.players else over


def eased(state: State, seat: Seat) -> State:
    """Let what holds a player for a turn wear off."""
    player = state.players[seat]
    if not player.limps and player.frozen == (0, 0):
        return state
    animal, human = player.frozen
    frozen = (max(0, animal - 1), max(0, human - 1))
    return with_player(state, seat, frozen=frozen, limps=max(0, player.limps - 1))


def rolled(state: State, fact: f.Rolled) -> State:
    doubles = len(fact.dice) == 2 and fact.dice[0] == fact.dice[1]
    extra = (Jungle(fact.by),) if doubles else ()
    moving = replace(state, dice=fact.dice, phase=Phase.DRAW)
    return next_on(moving, Mover(fact.by, sum(fact.dice)), *extra)


def extra_rolled(state: State, fact: f.ExtraRolled) -> State:
    return next_on(replace(state, dice=(fact.die,)), Mover(fact.by, fact.die))


def walked(state: State, fact: f.Walked) -> State:
    path = state.players[fact.by].pieces[fact.piece % 2] + fact.path
    if path[-1:] == (FINISH,):
        return with_path(state, fact.piece, (FINISH,))
    moved = with_path(state, fact.piece, path)
    if fact.left:
        return next_on(moved, Walk(fact.piece, fact.left, fact.gait))
    return next_on(moved, Land(fact.piece))


def went_back(state: State, fact: f.WentBack) -> State:
    path = state.players[fact.by].pieces[fact.piece % 2][: -fact.steps]
    return next_on(with_path(state, fact.piece, path), Land(fact.piece))


def sent_to_start(state: State, fact: f.SentToStart) -> State:
    return with_gold(with_path(state, fact.piece, ()), fact.by, fact.amount)


def swapped(state: State, fact: f.Swapped) -> State:
    moved = with_path(state, fact.piece, fact.path)
    moved = with_path(moved, fact.other, fact.other_path)
    return next_on(moved, Land(fact.piece), Land(fact.other))


def crossed(state: State, fact: f.Crossed) -> State:
    return with_gold(state, fact.by, fact.amount)


def landed(state: State, fact: f.Landed) -> State:
    items: list[Item] = [Steal(fact.piece)] if fact.steals else []
    match fact.meets:
        case Meeting.TRAP:
            items.append(Spring(fact.piece, fact.space))
        case Meeting.CHANCE:
            items.append(Chance(fact.piece))
        case Meeting.TOXIC:
            items.append(Toxic(fact.piece))
        case None:
            return next_on(state, *items)
    return next_on(once(state, fact.piece, fact.space), *items)


def once(state: State, piece: PieceId, space: Space) -> State:
    return replace(state, sprung=state.sprung | {(piece, space)})


def bank_paid(state: State, fact: f.BankPaid) -> State:
    return once(with_gold(state, fact.by, fact.amount), fact.piece, fact.space)


def handed(state: State, fact: f.Stole) -> State:
    return with_gold(with_gold(state, fact.whom, -fact.amount), fact.by, fact.amount)


def gained(state: State, fact: f.Gained | f.PitEmptied) -> State:
    return with_gold(state, fact.by, fact.amount)


def trap_met(state: State, fact: f.TrapMet) -> State:
    return next_on(state, Dodge(fact.piece, fact.card, fact.owner, fact.space))


def flipped(state: State, fact: f.Flipped) -> State:
    paid = with_gold(state, fact.by, -fact.amount)
    up = with_trap(paid, fact.space, Trap(fact.by, fact.card, up=True))
    return up if state.agenda else playing(up)


def remedy_offered(state: State, fact: f.RemedyOffered) -> State:
    shown = with_trap(state, fact.space, Trap(fact.owner, fact.card, up=False))
    return next_on(shown, Remedy(fact.piece, fact.space, fact.price))


def trap_bought(state: State, fact: f.TrapBought) -> State:
    paid = with_gold(with_gold(state, fact.by, -fact.amount), fact.owner, fact.amount)
    return with_trap(paid, fact.space, replace(state.traps[fact.space], owner=fact.by, up=True))


def trap_destroyed(state: State, fact: f.TrapDestroyed) -> State:
    return without_trap(state, fact.space, fact.card)


def trap_seized(state: State, fact: f.TrapSeized) -> State:
    return with_trap(state, fact.space, replace(state.traps[fact.space], owner=fact.by))


def trap_sold(state: State, fact: f.TrapSold) -> State:
    sold = with_gold(without_trap(state, fact.space, fact.card), fact.by, fact.amount)
    return sold if state.agenda else playing(sold)


def dodged(state: State, fact: f.Dodged) -> State:
    used = discarded(spent(state, fact.by, fact.card, fact.amount), fact.card)
    return next_on(used, *fact.effects)


def suffered(state: State, fact: f.Suffered) -> State:
    return next_on(state, *fact.effects)


def chance_kept(state: State, fact: f.ChanceKept) -> State:
    return must_drop(with_cards(state, fact.by, fact.card), fact.by, fact.over)


def chance_struck(state: State, fact: f.ChanceStruck) -> State:
    window = Dodge(fact.piece, fact.card, fact.owner, None)
    return next_on(discarded(state, fact.card), window)


def owed(state: State, fact: f.Owed) -> State:
    debts = (Debt(seat, fact.whom, fact.amount, fact.piece) for seat in fact.by)
    return next_on(state, *debts)


def debt_paid(state: State, fact: f.DebtPaid | f.PartPaid) -> State:
    return with_gold(with_gold(state, fact.by, -fact.amount), fact.whom, fact.amount)


def part_paid(state: State, fact: f.PartPaid) -> State:
    paid = debt_paid(state, fact)
    debt, *rest = state.agenda
    if not isinstance(debt, Debt):
        return paid
    return replace(paid, agenda=(replace(debt, amount=debt.amount - fact.amount), *rest))


def went_broke(state: State, fact: f.WentBroke) -> State:
    return next_on(state, GoBack(fact.by, fact.piece))


def had_to_drop(state: State, fact: f.MustDrop) -> State:
    return must_drop(state, fact.by, fact.count)


def dropped(state: State, fact: f.Dropped) -> State:
    return must_drop(discarded(spent(state, fact.by, fact.card, 0), fact.card), fact.by, fact.left)


def threw_away(state: State, fact: f.Discarded) -> State:
    return discarded(spent(state, fact.by, fact.card, 0), fact.card)


def drew(state: State, fact: f.Drew) -> State:
    bought = with_gold(with_cards(state, fact.by, fact.card), fact.by, -fact.amount)
    return replace(bought, drawn=state.drawn + 1)


def cards_found(state: State, fact: f.CardsFound) -> State:
    return must_drop(with_cards(state, fact.by, *fact.cards), fact.by, fact.over)


def snatched(state: State, fact: f.Snatched) -> State:
    gone = spent(state, fact.whom, fact.card, 0)
    return must_drop(with_cards(gone, fact.by, fact.card), fact.by, fact.over)


def shuffled(state: State, _fact: f.Shuffled) -> State:
    return replace(state, discards=())


def trap_placed(state: State, fact: f.TrapPlaced | f.TrapHidden) -> State:
    paid = spent(state, fact.by, fact.card, fact.amount)
    trap = Trap(fact.by, fact.card, up=isinstance(fact, f.TrapPlaced))
    return playing(replace(with_trap(paid, fact.space, trap), laid=state.laid + 1))


def action_played(state: State, fact: f.ActionPlayed) -> State:
    used = discarded(spent(state, fact.by, fact.card, fact.amount), fact.card)
    return next_on(playing(used), *fact.effects)


def perk_gained(state: State, fact: f.PerkGained) -> State:
    bought = spent(state, fact.by, fact.card, fact.amount)
    return playing(with_player(bought, fact.by, perks=(*state.players[fact.by].perks, fact.card)))


def cashed(state: State, fact: f.Cashed) -> State:
    return playing(discarded(spent(state, fact.by, fact.card, -fact.amount), fact.card))


def ability_used(state: State, fact: f.AbilityUsed) -> State:
    animal, human = state.players[fact.by].spent
    used = (True, human) if fact.piece % 2 == 0 else (animal, True)
    return next_on(playing(with_player(state, fact.by, spent=used)), *fact.effects)


def aimed(state: State, fact: f.Aimed) -> State:
    return next_on(state, fact.effect)


def stunned(state: State, fact: f.Stunned) -> State:
    return with_player(state, fact.by, misses=state.players[fact.by].misses + 1)


def froze(state: State, fact: f.Froze) -> State:
    frozen = list(state.players[fact.by].frozen)
    frozen[fact.piece % 2] = fact.turns
    return with_player(state, fact.by, frozen=tuple(frozen))


def limped(state: State, fact: f.Limped) -> State:
    return with_player(state, fact.by, limps=fact.turns)


def perk_lost(state: State, fact: f.PerkLost) -> State:
    perks = tuple(perk for perk in state.players[fact.by].perks if perk != fact.card)
    return discarded(with_player(state, fact.by, perks=perks), fact.card)


def asked(state: State, fact: f.Asked) -> State:
    return replace(state, asked=True, window=fact.until, until=None, left=fact.left)


def resumed(state: State, fact: f.Resumed) -> State:
    return replace(state, until=fact.until, left=None)


def time_ran_out(state: State, _fact: f.TimeRanOut) -> State:
    return replace(state, hurried=True, until=None, left=None)


def chair_emptied(state: State, fact: f.ChairEmptied) -> State:
    gone = Empty(fact.by, fact.number, fact.until)
    return replace(state, empty=(*state.empty, gone), departures=fact.number)


def chair_taken(state: State, fact: f.ChairTaken) -> State:
    return replace(state, empty=tuple(gone for gone in state.empty if gone.seat != fact.by))


def departed(state: State, fact: f.Departed) -> State:
    """Take a player off the board, and off everything that is still to be settled."""
    seat = fact.by
    perks = state.players[seat].perks
    agenda = tuple(item for item in map(forgiven(seat), state.agenda) if item is not None)
    active, phase = state.active, state.phase
    if seat == active:
        active, phase, agenda = before(state, seat), Phase.OVER, ()
    settled = state.choice + (agenda[:1] != state.agenda[:1])
    return replace(
        discarded(chair_taken(state, f.ChairTaken(seat)), *fact.cards, *perks),
        active=active,
        phase=phase,
        order=tuple(other for other in state.order if other != seat),
        players={other: p for other, p in state.players.items() if other != seat},
        traps={space: trap for space, trap in state.traps.items() if trap.owner != seat},
        agenda=agenda,
        choice=settled,
        asked=state.asked and settled == state.choice,
        window=state.window if settled == state.choice else None,
        until=None if seat == state.active else state.until,
        left=None if seat == state.active else state.left,
    )


def before(state: State, seat: Seat) -> Seat:
    return state.order[state.order.index(seat) - 1]


def forgiven(seat: Seat) -> Callable[[Item], Item | None]:
    """Return what is left of an item when a player is gone."""
    pair = pieces_of(seat)

    def left(item: Item) -> Item | None:
        match item:
            case Debt():
                return (
                    None
                    if item.seat == seat
                    else replace(item, whom=None if item.whom == seat else item.whom)
                )
            case Effect():
                return None if seat in (item.by, item.seat) or item.piece in pair else item
            case Mover() | GoBack() | Drop() | Jungle():
                return None if item.seat == seat else item
            case Dodge():
                return None if item.owner == seat or item.piece in pair else item
            case Walk() | Land() | Steal() | Spring() | Chance() | Toxic() | Remedy():
                return None if item.piece in pair else item

    return left


def game_ended(state: State, fact: f.GameEnded) -> State:
    return replace(
        state,
        winner=fact.by,
        cause=fact.cause,
        phase=Phase.OVER,
        agenda=(),
        until=None,
        left=None,
        window=None,
        asked=False,
        empty=(),
    )


def opened(_state: State, fact: f.Opened) -> State:
    return begun(fact)


CHANGES: Mapping[type, Callable[[State, Any], State]] = {
    f.Opened: opened,
    f.StartRolled: nothing,
    f.Dealt: dealt,
    f.TurnBegan: turn_began,
    f.TurnMissed: turn_missed,
    f.TurnEnded: turn_ended,
    f.Rolled: rolled,
    f.ExtraRolled: extra_rolled,
    f.RollLost: nothing,
    f.Walked: walked,
    f.WentBack: went_back,
    f.SentToStart: sent_to_start,
    f.Swapped: swapped,
    f.Crossed: crossed,
    f.Landed: landed,
    f.BankPaid: bank_paid,
    f.Stole: handed,
    f.PitEmptied: gained,
    f.TrapMet: trap_met,
    f.Flipped: flipped,
    f.RemedyOffered: remedy_offered,
    f.TrapBought: trap_bought,
    f.TrapDestroyed: trap_destroyed,
    f.TrapSeized: trap_seized,
    f.TrapSold: trap_sold,
    f.Dodged: dodged,
    f.Suffered: suffered,
    f.ChanceKept: chance_kept,
    f.ChanceStruck: chance_struck,
    f.Owed: owed,
    f.DebtPaid: debt_paid,
    f.PartPaid: part_paid,
    f.WentBroke: went_broke,
    f.MustDrop: had_to_drop,
    f.Dropped: dropped,
    f.Discarded: threw_away,
    f.Drew: drew,
    f.CardsFound: cards_found,
    f.Snatched: snatched,
    f.Shuffled: shuffled,
    f.TrapPlaced: trap_placed,
    f.TrapHidden: trap_placed,
    f.ActionPlayed: action_played,
    f.PerkGained: perk_gained,
    f.Cashed: cashed,
    f.AbilityUsed: ability_used,
    f.Aimed: aimed,
    f.Gained: gained,
    f.Stunned: stunned,
    f.Froze: froze,
    f.Limped: limped,
    f.PerkLost: perk_lost,
    f.Fizzled: nothing,
    f.Asked: asked,
    f.Resumed: resumed,
    f.TimeRanOut: time_ran_out,
    f.ChairEmptied: chair_emptied,
    f.ChairTaken: chair_taken,
    f.Departed: departed,
    f.GameEnded: game_ended,
}
