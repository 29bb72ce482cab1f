"""What people may ask for in TRAPS, and how they are invited to.

What belongs to a player's turn names the `turn`; an answer names the `choice` it was asked for.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta

from trapline.games.traps.model import PieceId, Space
from trapline.kernel import Invitation, Seat, Text, Turn, Wish

Choice: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=2)]


class Roll(Wish, frozen=True):
    """Roll one die or two."""

    turn: Turn
    count: Count


class Draw(Wish, frozen=True):
    """Buy a card from the deck."""

    turn: Turn


class Discard(Wish, frozen=True):
    """Throw a card away."""

    turn: Turn
    card: Text


class PlaceTrap(Wish, frozen=True):
    """Place a Trap face up, and pay it."""

    turn: Turn
    card: Text
    space: Space


class HideTrap(Wish, frozen=True):
    """Place a Trap face down."""

    turn: Turn
    card: Text
    space: Space


class FlipTrap(Wish, frozen=True):
    """Turn a hidden Trap of mine up, and pay it."""

    turn: Turn
    space: Space


class SellTrap(Wish, frozen=True):
    """Sell an open Trap of mine to the Bank."""

    turn: Turn
    space: Space


class PlayAction(Wish, frozen=True):
    """Play an Action, or lay out a Perk."""

    turn: Turn
    card: Text


class CashIn(Wish, frozen=True):
    """Turn a Found Treasure into gold."""

    turn: Turn
    card: Text


class UseAbility(Wish, frozen=True):
    """Use the ability of a piece of mine, once a game."""

    turn: Turn
    piece: PieceId


class EndTurn(Wish, frozen=True):
    """Let the next one play."""

    turn: Turn


class Move(Wish, frozen=True):
    """Let this piece use the roll."""

    choice: Choice
    piece: PieceId


class TakePath(Wish, frozen=True):
    """Go on by this space."""

    choice: Choice
    space: Space


class StealFrom(Wish, frozen=True):
    """Choose whose pocket to pick."""

    choice: Choice
    seat: Seat


class DodgeTrap(Wish, frozen=True):
    """Dodge the Trap with a card."""

    choice: Choice
    card: Text


class Suffer(Wish, frozen=True):
    """Let the Trap have its way."""

    choice: Choice


class BuyTrap(Wish, frozen=True):
    """Buy the Trap that its owner cannot pay."""

    choice: Choice


class DestroyTrap(Wish, frozen=True):
    """Destroy the Trap that its owner cannot pay."""

    choice: Choice


class SellOff(Wish, frozen=True):
    """Sell a Trap to pay a debt."""

    choice: Choice
    space: Space


class SendBack(Wish, frozen=True):
    """Choose which piece of mine goes to Start."""

    choice: Choice
    piece: PieceId


class DropCard(Wish, frozen=True):
    """Part with this card."""

    choice: Choice
    card: Text


class PickPiece(Wish, frozen=True):
    """Choose the piece that a card or an ability works on."""

    choice: Choice
    piece: PieceId


class PickSeat(Wish, frozen=True):
    """Choose the player that a card or an ability works on."""

    choice: Choice
    seat: Seat


class PickTrap(Wish, frozen=True):
    """Choose the Trap that a card or an ability works on."""

    choice: Choice
    space: Space


TurnWish: TypeAlias = (
    Roll
    | Draw
    | Discard
    | PlaceTrap
    | HideTrap
    | FlipTrap
    | SellTrap
    | PlayAction
    | CashIn
    | UseAbility
    | EndTurn
)
Answer: TypeAlias = (
    Move
    | TakePath
    | StealFrom
    | DodgeTrap
    | Suffer
    | BuyTrap
    | DestroyTrap
    | SellOff
    | SendBack
    | DropCard
    | PickPiece
    | PickSeat
    | PickTrap
)
AnyWish: TypeAlias = TurnWish | Answer


class MayRoll(Invitation, frozen=True):
    turn: Turn
    counts: tuple[Count, ...]


class MayDraw(Invitation, frozen=True):
    turn: Turn
    left: int


class MayDiscard(Invitation, frozen=True):
    turn: Turn
    cards: tuple[str, ...]


class MayPlaceTrap(Invitation, frozen=True):
    turn: Turn
    cards: tuple[str, ...]
    spaces: tuple[Space, ...]


class MayHideTrap(Invitation, frozen=True):
    turn: Turn
    cards: tuple[str, ...]
    spaces: tuple[Space, ...]


class MayFlipTrap(Invitation, frozen=True):
    turn: Turn
    spaces: tuple[Space, ...]


class MaySellTrap(Invitation, frozen=True):
    turn: Turn
    spaces: tuple[Space, ...]


class MayPlayAction(Invitation, frozen=True):
    turn: Turn
    cards: tuple[str, ...]


class MayCashIn(Invitation, frozen=True):
    turn: Turn
    cards: tuple[str, ...]


class MayUseAbility(Invitation, frozen=True):
    turn: Turn
    pieces: tuple[PieceId, ...]


class MayEndTurn(Invitation, frozen=True):
    turn: Turn


class MayMove(Invitation, frozen=True):
    choice: Choice
    pieces: tuple[PieceId, ...]
    steps: int


class MayTakePath(Invitation, frozen=True):
    choice: Choice
    spaces: tuple[Space, ...]


class MayStealFrom(Invitation, frozen=True):
    choice: Choice
    seats: tuple[Seat, ...]


class MayDodgeTrap(Invitation, frozen=True):
    choice: Choice
    cards: tuple[str, ...]


class MaySuffer(Invitation, frozen=True):
    choice: Choice


class MayBuyTrap(Invitation, frozen=True):
    choice: Choice
    price: int


class MayDestroyTrap(Invitation, frozen=True):
    choice: Choice


class MaySellOff(Invitation, frozen=True):
    choice: Choice
    spaces: tuple[Space, ...]
    owed: int


class MaySendBack(Invitation, frozen=True):
    choice: Choice
    pieces: tuple[PieceId, ...]


class MayDropCard(Invitation, frozen=True):
    choice: Choice
    cards: tuple[str, ...]
    count: int


class MayPickPiece(Invitation, frozen=True):
    choice: Choice
    pieces: tuple[PieceId, ...]


class MayPickSeat(Invitation, frozen=True):
    choice: Choice
    seats: tuple[Seat, ...]


class MayPickTrap(Invitation, frozen=True):
    choice: Choice
    spaces: tuple[Space, ...]


AnyInvitation: TypeAlias = (
    MayRoll
    | MayDraw
    | MayDiscard
    | MayPlaceTrap
    | MayHideTrap
    | MayFlipTrap
    | MaySellTrap
    | MayPlayAction
    | MayCashIn
    | MayUseAbility
    | MayEndTurn
    | MayMove
    | MayTakePath
    | MayStealFrom
    | MayDodgeTrap
    | MaySuffer
    | MayBuyTrap
    | MayDestroyTrap
    | MaySellOff
    | MaySendBack
    | MayDropCard
    | MayPickPiece
    | MayPickSeat
    | MayPickTrap
)
