"""How long people take over what happens in TRAPS: a model, in seconds, around one table.

Dice, pieces and gold move by themselves, and are watched; people look at the board, choose, and
read cards. Each figure is what a table that knows the rules needs, without hurry."""

from collections.abc import Mapping

from trapline.kernel import Fact

from .facts.cards import (
    AbilityUsed,
    ActionPlayed,
    Aimed,
    CardsFound,
    Cashed,
    Discarded,
    Drew,
    Dropped,
    PerkGained,
    Snatched,
    TrapHidden,
    TrapPlaced,
)
from .facts.landing import (
    BankPaid,
    ChanceKept,
    ChanceStruck,
    Dodged,
    Flipped,
    PitEmptied,
    RemedyOffered,
    Spared,
    Stole,
    TrapMet,
)
from .facts.money import DebtPaid, Gained, PartPaid, TrapSold, WentBroke
from .facts.moving import Crossed, SentToStart, Swapped, Walked, WentBack
from .facts.turns import Dealt, ExtraRolled, Opened, Rolled, TurnBegan, TurnEnded, TurnMissed

SECONDS: Mapping[type, float] = {
    Opened: 60,
    Dealt: 15,
    TurnBegan: 7,
    TurnMissed: 3,
    Rolled: 4,
    ExtraRolled: 4,
    Walked: 5,
    WentBack: 5,
    SentToStart: 6,
    Swapped: 8,
    Crossed: 4,
    BankPaid: 3,
    Spared: 4,
    Stole: 4,
    PitEmptied: 4,
    TrapMet: 6,
    Flipped: 5,
    RemedyOffered: 8,
    Dodged: 6,
    ChanceKept: 6,
    ChanceStruck: 6,
    DebtPaid: 4,
    PartPaid: 4,
    WentBroke: 6,
    Drew: 5,
    CardsFound: 8,
    Snatched: 5,
    Dropped: 4,
    Discarded: 4,
    TrapPlaced: 12,
    TrapHidden: 12,
    TrapSold: 5,
    ActionPlayed: 10,
    AbilityUsed: 10,
    Aimed: 5,
    PerkGained: 8,
    Cashed: 4,
    Gained: 3,
    TurnEnded: 4,
}


def seconds(fact: Fact) -> float:
    return SECONDS.get(type(fact), 0)
