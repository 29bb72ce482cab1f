"""What the player whose turn it is may ask for."""

from typing import TypeAlias

from trapline.kernel import Text, Turn, Wish

from ..model.basics import Count, PieceId, Space


class TurnWish(Wish, frozen=True):
    """A wish that belongs to a player's turn."""

    turn: Turn


class Roll(TurnWish, frozen=True):
    """Roll one die or two."""

    count: Count


class Draw(TurnWish, frozen=True):
    """Buy a card from the deck."""


class Discard(TurnWish, frozen=True):
    """Throw a card away."""

    card: Text


class PlaceTrap(TurnWish, frozen=True):
    """Place a Trap face up, and pay it."""

    card: Text
    space: Space


class HideTrap(TurnWish, frozen=True):
    """Place a Trap face down."""

    card: Text
    space: Space


class FlipTrap(TurnWish, frozen=True):
    """Turn a hidden Trap of mine up, and pay it."""

    space: Space


class SellTrap(TurnWish, frozen=True):
    """Sell an open Trap of mine to the Bank."""

    space: Space


class PlayAction(TurnWish, frozen=True):
    """Play an Action, or lay out a Perk."""

    card: Text


class CashIn(TurnWish, frozen=True):
    """Turn a Found Treasure into gold."""

    card: Text


class UseAbility(TurnWish, frozen=True):
    """Use the ability of a piece of mine, once a game."""

    piece: PieceId


class EndTurn(TurnWish, frozen=True):
    """Let the next one play."""


AnyTurnWish: TypeAlias = (
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
