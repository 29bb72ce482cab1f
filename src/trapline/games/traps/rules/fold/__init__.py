"""How each fact changes a game of TRAPS. Never refuses; blanks stay blanks."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from trapline.games.traps import facts as f
from trapline.games.traps.model import Phase, Player, State
from trapline.games.traps.rules.fold import cards, path, people


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


def nothing(state: State, _fact: f.AnyFact) -> State:
    return state


def opened(_state: State, fact: f.Opened) -> State:
    return begun(fact)


CHANGES: Mapping[type, Callable[[State, Any], State]] = {
    f.Opened: opened,
    f.StartRolled: nothing,
    f.Dealt: cards.dealt,
    f.TurnBegan: path.turn_began,
    f.TurnMissed: path.turn_missed,
    f.TurnEnded: path.turn_ended,
    f.Rolled: path.rolled,
    f.ExtraRolled: path.extra_rolled,
    f.RollLost: nothing,
    f.Walked: path.walked,
    f.WentBack: path.went_back,
    f.SentToStart: path.sent_to_start,
    f.Swapped: path.swapped,
    f.Crossed: path.crossed,
    f.Landed: path.landed,
    f.BankPaid: path.bank_paid,
    f.Spared: path.spared,
    f.Stole: path.handed,
    f.PitEmptied: cards.gained,
    f.TrapMet: cards.trap_met,
    f.Flipped: cards.flipped,
    f.RemedyOffered: cards.remedy_offered,
    f.TrapBought: cards.trap_bought,
    f.TrapDestroyed: cards.trap_destroyed,
    f.TrapSeized: cards.trap_seized,
    f.TrapSold: cards.trap_sold,
    f.Dodged: cards.dodged,
    f.Suffered: cards.suffered,
    f.ChanceKept: cards.chance_kept,
    f.ChanceStruck: cards.chance_struck,
    f.Owed: cards.owed,
    f.DebtPaid: cards.debt_paid,
    f.PartPaid: cards.part_paid,
    f.WentBroke: cards.went_broke,
    f.MustDrop: cards.had_to_drop,
    f.Dropped: cards.dropped,
    f.Discarded: cards.threw_away,
    f.Drew: cards.drew,
    f.CardsFound: cards.cards_found,
    f.Snatched: cards.snatched,
    f.Shuffled: cards.shuffled,
    f.TrapPlaced: cards.trap_placed,
    f.TrapHidden: cards.trap_placed,
    f.ActionPlayed: cards.action_played,
    f.PerkGained: cards.perk_gained,
    f.Cashed: cards.cashed,
    f.AbilityUsed: cards.ability_used,
    f.Aimed: cards.aimed,
    f.Gained: cards.gained,
    f.Stunned: path.stunned,
    f.Froze: path.froze,
    f.Limped: path.limped,
    f.PerkLost: cards.perk_lost,
    f.Fizzled: nothing,
    f.Asked: people.asked,
    f.Resumed: people.resumed,
    f.TimeRanOut: people.time_ran_out,
    f.ChairEmptied: people.chair_emptied,
    f.ChairTaken: people.chair_taken,
    f.Departed: people.departed,
    f.GameEnded: people.game_ended,
}
