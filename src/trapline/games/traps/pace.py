"""How long people take over what happens in TRAPS: a model, in seconds, around one table.

Dice, pieces and gold move by themselves, and are watched; people look at the board, choose, and
read cards. Each figure is what a table that knows the rules needs, without hurry."""

from collections.abc import Mapping

from trapline.games.traps import facts as f
from trapline.kernel import Fact

SECONDS: Mapping[type, float] = {
    f.Opened: 60,
    f.Dealt: 15,
    f.TurnBegan: 7,
    f.TurnMissed: 3,
    f.Rolled: 4,
    f.ExtraRolled: 4,
    f.Walked: 5,
    f.WentBack: 5,
    f.SentToStart: 6,
    f.Swapped: 8,
    f.Crossed: 4,
    f.BankPaid: 3,
    f.Spared: 4,
    f.Stole: 4,
    f.PitEmptied: 4,
    f.TrapMet: 6,
    f.Flipped: 5,
    f.RemedyOffered: 8,
    f.Dodged: 6,
    f.ChanceKept: 6,
    f.ChanceStruck: 6,
    f.DebtPaid: 4,
    f.PartPaid: 4,
    f.WentBroke: 6,
    f.Drew: 5,
    f.CardsFound: 8,
    f.Snatched: 5,
    f.Dropped: 4,
    f.Discarded: 4,
    f.TrapPlaced: 12,
    f.TrapHidden: 12,
    f.TrapSold: 5,
    f.ActionPlayed: 10,
    f.AbilityUsed: 10,
    f.Aimed: 5,
    f.PerkGained: 8,
    f.Cashed: 4,
    f.Gained: 3,
    f.TurnEnded: 4,
}


def seconds(fact: Fact) -> float:
    return SECONDS.get(type(fact), 0)
