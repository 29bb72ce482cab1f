"""What happens in TRAPS. A secret is told to the seats in `to`; to others it is blank.

A fact that settles takes the top item off the agenda. Facts carry what follows from them, so that
a game can be read again when a card has changed.
"""

from typing import ClassVar, TypeAlias

from trapline.games.traps.model import (
    CardId,
    Cause,
    Effect,
    Gait,
    Meeting,
    Options,
    Path,
    PieceId,
    Seats,
    Space,
)
from trapline.kernel import Fact, Seat, TableTime, Turn


class Told(Fact, frozen=True):
    """A fact of this game."""

    settles: ClassVar[bool] = False


class Quiet(Told, frozen=True):
    """A fact that shows nobody a secret."""

    opens: ClassVar[bool] = False


class Settled(Quiet, frozen=True):
    """A fact that shows nobody a secret, and ends what was next on the agenda."""

    settles: ClassVar[bool] = True


class Opened(Quiet, frozen=True):
    """The game began: who plays in which order, with which adventurers and how much gold."""

    options: Options
    order: Seats
    animals: tuple[str, ...]
    humans: tuple[str, ...]
    gold: tuple[int, ...]


class StartRolled(Quiet, frozen=True):
    """Somebody rolled for the first turn."""

    by: Seat
    dice: tuple[int, int]


class Dealt(Told, frozen=True):
    """A first hand."""

    by: Seat
    cards: tuple[CardId, ...]
    to: Seats


class TurnBegan(Quiet, frozen=True):
    """Somebody is next."""

    turn: Turn
    by: Seat
    until: TableTime | None


class TurnMissed(Quiet, frozen=True):
    """Somebody was next, and sat still."""

    turn: Turn
    by: Seat


class TurnEnded(Quiet, frozen=True):
    """Somebody has rolled and played enough."""

    turn: Turn
    by: Seat


class Rolled(Quiet, frozen=True):
    """The roll of a turn."""

    by: Seat
    dice: tuple[int, ...]


class ExtraRolled(Settled, frozen=True):
    """One die more: a Jungle Roll, or a card's."""

    by: Seat
    die: int


class RollLost(Settled, frozen=True):
    """No piece could use the roll."""

    by: Seat


class Walked(Settled, frozen=True):
    """A piece went on by these spaces; `left` steps wait at a fork."""

    by: Seat
    piece: PieceId
    path: Path
    left: int
    gait: Gait


class WentBack(Settled, frozen=True):
    """A piece went back the way it came."""

    by: Seat
    piece: PieceId
    steps: int


class SentToStart(Settled, frozen=True):
    """A piece is back at Start, and its owner is consoled."""

    by: Seat
    piece: PieceId
    amount: int


class Swapped(Settled, frozen=True):
    """Two pieces changed places."""

    by: Seat
    piece: PieceId
    other: PieceId
    path: Path
    other_path: Path


class Crossed(Quiet, frozen=True):
    """A piece crossed the Finish."""

    by: Seat
    piece: PieceId
    amount: int


class Landed(Settled, frozen=True):
    """A piece came to stand somewhere: does it steal, and what does it meet?"""

    by: Seat
    piece: PieceId
    space: Space
    steals: bool
    meets: Meeting | None


class BankPaid(Quiet, frozen=True):
    """A piece landed on a Bank, or the dice took it past one."""

    by: Seat
    piece: PieceId
    space: Space
    amount: int


class Stole(Settled, frozen=True):
    """A pocket was picked."""

    by: Seat
    whom: Seat
    amount: int


class PitEmptied(Settled, frozen=True):
    """Somebody landed on a Money Pit of their own."""

    by: Seat
    space: Space
    amount: int


class TrapMet(Settled, frozen=True):
    """A piece landed on somebody's Trap, which lies face up by now."""

    by: Seat
    piece: PieceId
    space: Space
    owner: Seat
    card: CardId


class Flipped(Told, frozen=True):
    """A hidden Trap was turned up and paid."""

    by: Seat
    space: Space
    card: CardId
    amount: int


class RemedyOffered(Told, frozen=True):
    """The owner cannot pay the hidden Trap: who landed on it may buy or destroy it."""

    settles: ClassVar[bool] = True

    by: Seat
    owner: Seat
    piece: PieceId
    space: Space
    card: CardId
    price: int


class TrapBought(Settled, frozen=True):
    """A Trap that its owner could not pay changed hands."""

    by: Seat
    owner: Seat
    space: Space
    amount: int


class TrapDestroyed(Settled, frozen=True):
    """A Trap left the board; now everybody sees what it was."""

    opens: ClassVar[bool] = True

    by: Seat
    space: Space
    card: CardId


class TrapSeized(Settled, frozen=True):
    """A Trap changed its owner."""

    by: Seat
    space: Space


class TrapSold(Quiet, frozen=True):
    """The Bank took a Trap back."""

    by: Seat
    space: Space
    card: CardId
    amount: int


class Dodged(Told, frozen=True):
    """A Trap was dodged with a card."""

    settles: ClassVar[bool] = True

    by: Seat
    card: CardId
    amount: int
    effects: tuple[Effect, ...]


class Suffered(Settled, frozen=True):
    """A Trap had its way."""

    by: Seat
    card: CardId
    effects: tuple[Effect, ...]


class ChanceKept(Told, frozen=True):
    """An Action or a Treasure, turned up at Chance. `over`: how many cards must go."""

    settles: ClassVar[bool] = True

    by: Seat
    card: CardId
    over: int


class ChanceStruck(Told, frozen=True):
    """A Trap, turned up at Chance."""

    settles: ClassVar[bool] = True

    by: Seat
    piece: PieceId
    card: CardId
    owner: Seat


class Owed(Settled, frozen=True):
    """Players owe gold, to a player or to the Bank."""

    by: Seats
    whom: Seat | None
    amount: int
    piece: PieceId | None = None


class DebtPaid(Settled, frozen=True):
    """A debt was paid in full."""

    by: Seat
    whom: Seat | None
    amount: int


class PartPaid(Quiet, frozen=True):
    """All the gold somebody had, and it was not enough."""

    by: Seat
    whom: Seat | None
    amount: int


class WentBroke(Settled, frozen=True):
    """Gold and Traps were not enough."""

    by: Seat
    piece: PieceId | None


class MustDrop(Settled, frozen=True):
    """Cards must go."""

    by: Seat
    count: int


class Dropped(Told, frozen=True):
    """A card that had to go. `left`: how many more must."""

    settles: ClassVar[bool] = True

    by: Seat
    card: CardId
    left: int


class Discarded(Told, frozen=True):
    """A card was thrown away freely."""

    by: Seat
    card: CardId


class Drew(Told, frozen=True):
    """A card was bought from the deck."""

    by: Seat
    card: CardId
    amount: int
    to: Seats


class CardsFound(Told, frozen=True):
    """Cards that cost nothing. `over`: how many must go."""

    settles: ClassVar[bool] = True

    by: Seat
    cards: tuple[CardId, ...]
    over: int
    to: Seats


class Snatched(Told, frozen=True):
    """A card went from one hand to another, unseen by the rest."""

    settles: ClassVar[bool] = True

    by: Seat
    whom: Seat
    card: CardId
    over: int
    to: Seats


class Shuffled(Quiet, frozen=True):
    """The discards are the deck again."""


class TrapPlaced(Told, frozen=True):
    """A Trap was placed face up."""

    by: Seat
    space: Space
    card: CardId
    amount: int


class TrapHidden(Told, frozen=True):
    """A Trap was placed face down."""

    by: Seat
    space: Space
    card: CardId
    amount: int
    to: Seats


class ActionPlayed(Told, frozen=True):
    """An Action was played: what follows is in `effects`."""

    by: Seat
    card: CardId
    amount: int
    effects: tuple[Effect, ...]


class PerkGained(Told, frozen=True):
    """A Perk was laid out for the rest of the game."""

    by: Seat
    card: CardId
    amount: int


class Cashed(Told, frozen=True):
    """A Found Treasure became gold."""

    by: Seat
    card: CardId
    amount: int


class AbilityUsed(Quiet, frozen=True):
    """An adventurer's ability was used."""

    by: Seat
    piece: PieceId
    effects: tuple[Effect, ...]


class Aimed(Settled, frozen=True):
    """Somebody chose on whom an effect falls."""

    by: Seat
    effect: Effect


class Gained(Settled, frozen=True):
    """Gold from the Bank."""

    by: Seat
    amount: int


class Stunned(Settled, frozen=True):
    """Somebody will miss a turn."""

    by: Seat


class Froze(Settled, frozen=True):
    """A piece stays put until its owner's next turn is over."""

    by: Seat
    piece: PieceId
    turns: int


class Limped(Settled, frozen=True):
    """Only one die until the owner's next turn is over."""

    by: Seat
    turns: int


class PerkLost(Settled, frozen=True):
    """A Perk went to the discards."""

    by: Seat
    card: CardId


class Fizzled(Settled, frozen=True):
    """Nothing came of it."""

    by: Seat


class Asked(Quiet, frozen=True):
    """Somebody must choose, and the turn's clock stands still with `left`."""

    by: Seat
    until: TableTime | None
    left: TableTime | None


class Resumed(Quiet, frozen=True):
    """The turn goes on."""

    by: Seat
    until: TableTime


class TimeRanOut(Quiet, frozen=True):
    """The turn's clock ran out; the house plays what is left of it."""

    by: Seat


class ChairEmptied(Told, frozen=True):
    """Somebody left; until then a bot or a person may take over."""

    by: Seat
    number: int
    until: TableTime


class ChairTaken(Told, frozen=True):
    """Somebody sits there again."""

    by: Seat


class Departed(Told, frozen=True):
    """Nobody took over: pieces, Traps, hand and gold are gone."""

    by: Seat
    cards: tuple[CardId, ...]


class GameEnded(Told, frozen=True):
    """The race is over."""

    by: Seat
    cause: Cause


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
