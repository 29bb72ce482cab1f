"""How long people take over what happens in TRAPS: a model, in seconds, around one table.

Dice, pieces and gold move by themselves, and are watched; people look at the board, choose, and
read cards. Each figure is what a table that knows the rules needs, without hurry."""

from collections.abc import Mapping

from trapline.kernel import Fact

from .facts import cards, landing, money, moving, turns

SECONDS: Mapping[type, float] = {
    turns.Opened: 60,
    turns.Dealt: 15,
    turns.TurnBegan: 7,
    turns.TurnMissed: 3,
    turns.Rolled: 4,
    turns.ExtraRolled: 4,
    moving.Walked: 5,
    moving.WentBack: 5,
    moving.SentToStart: 6,
    moving.Swapped: 8,
    moving.Crossed: 4,
    landing.BankPaid: 3,
    landing.Spared: 4,
    landing.Stole: 4,
    landing.PitEmptied: 4,
    landing.TrapMet: 6,
    landing.Flipped: 5,
    landing.RemedyOffered: 8,
    landing.Dodged: 6,
    landing.ChanceKept: 6,
    landing.ChanceStruck: 6,
    money.DebtPaid: 4,
    money.PartPaid: 4,
    money.WentBroke: 6,
    cards.Drew: 5,
    cards.CardsFound: 8,
    cards.Snatched: 5,
    cards.Dropped: 4,
    cards.Discarded: 4,
    cards.TrapPlaced: 12,
    cards.TrapHidden: 12,
    money.TrapSold: 5,
    cards.ActionPlayed: 10,
    cards.AbilityUsed: 10,
    cards.Aimed: 5,
    cards.PerkGained: 8,
    cards.Cashed: 4,
    money.Gained: 3,
    turns.TurnEnded: 4,
}


def seconds(fact: Fact) -> float:
    return SECONDS.get(type(fact), 0)
