"""What the player whose turn it is may ask for."""

from typing import TypeAlias

from trapline.kernel import Text, Turn, Wish

from ..model.basics import PieceId, Space
from .basics import Count


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
