"""What happens in TRAPS. A secret is told to the seats in `to`; to others it is blank.

A fact that settles takes the top item off the agenda. Facts carry what follows from them, so that
a game can be read again when a card has changed."""

from typing import TypeAlias

from trapline.games.traps.facts.base import Quiet, Settled, Told
from trapline.games.traps.facts.cards import (
    AbilityUsed,
    ActionPlayed,
    Aimed,
    CardsFound,
    Cashed,
    Discarded,
    Drew,
    Dropped,
    Fizzled,
    MustDrop,
    PerkGained,
    PerkLost,
    Shuffled,
    Snatched,
    TrapHidden,
    TrapPlaced,
)
from trapline.games.traps.facts.landing import (
    BankPaid,
    ChanceKept,
    ChanceStruck,
    Dodged,
    Flipped,
    Landed,
    PitEmptied,
    RemedyOffered,
    Spared,
    Stole,
    Suffered,
    TrapBought,
    TrapDestroyed,
    TrapMet,
    TrapSeized,
)
from trapline.games.traps.facts.money import DebtPaid, Gained, Owed, PartPaid, TrapSold, WentBroke
from trapline.games.traps.facts.moving import (
    Crossed,
    Froze,
    Limped,
    SentToStart,
    Stunned,
    Swapped,
    Walked,
    WentBack,
)
from trapline.games.traps.facts.people import ChairEmptied, ChairTaken, Departed
from trapline.games.traps.facts.turns import (
    Asked,
    Dealt,
    ExtraRolled,
    GameEnded,
    Opened,
    Resumed,
    Rolled,
    RollLost,
    StartRolled,
    TimeRanOut,
    TurnBegan,
    TurnEnded,
    TurnMissed,
)

AnyFact: TypeAlias = (
    Opened
    | StartRolled
    | Dealt
    | TurnBegan
    | TurnMissed
    | TurnEnded
    | Rolled
    | ExtraRolled
    | RollLost
    | Walked
    | WentBack
    | SentToStart
    | Swapped
    | Crossed
    | Landed
    | BankPaid
    | Spared
    | Stole
    | PitEmptied
    | TrapMet
    | Flipped
    | RemedyOffered
    | TrapBought
    | TrapDestroyed
    | TrapSeized
    | TrapSold
    | Dodged
    | Suffered
    | ChanceKept
    | ChanceStruck
    | Owed
    | DebtPaid
    | PartPaid
    | WentBroke
    | MustDrop
    | Dropped
    | Discarded
    | Drew
    | CardsFound
    | Snatched
    | Shuffled
    | TrapPlaced
    | TrapHidden
    | ActionPlayed
    | PerkGained
    | Cashed
    | AbilityUsed
    | Aimed
    | Gained
    | Stunned
    | Froze
    | Limped
    | PerkLost
    | Fizzled
    | Asked
    | Resumed
    | TimeRanOut
    | ChairEmptied
    | ChairTaken
    | Departed
    | GameEnded
)


__all__ = [
    "AbilityUsed",
    "ActionPlayed",
    "Aimed",
    "AnyFact",
    "Asked",
    "BankPaid",
    "CardsFound",
    "Cashed",
    "ChairEmptied",
    "ChairTaken",
    "ChanceKept",
    "ChanceStruck",
    "Crossed",
    "Dealt",
    "DebtPaid",
    "Departed",
    "Discarded",
    "Dodged",
    "Drew",
    "Dropped",
    "ExtraRolled",
    "Fizzled",
    "Flipped",
    "Froze",
    "Gained",
    "GameEnded",
    "Landed",
    "Limped",
    "MustDrop",
    "Opened",
    "Owed",
    "PartPaid",
    "PerkGained",
    "PerkLost",
    "PitEmptied",
    "Quiet",
    "RemedyOffered",
    "Resumed",
    "RollLost",
    "Rolled",
    "SentToStart",
    "Settled",
    "Shuffled",
    "Snatched",
    "Spared",
    "StartRolled",
    "Stole",
    "Stunned",
    "Suffered",
    "Swapped",
    "TimeRanOut",
    "Told",
    "TrapBought",
    "TrapDestroyed",
    "TrapHidden",
    "TrapMet",
    "TrapPlaced",
    "TrapSeized",
    "TrapSold",
    "TurnBegan",
    "TurnEnded",
    "TurnMissed",
    "Walked",
    "WentBack",
    "WentBroke",
]
