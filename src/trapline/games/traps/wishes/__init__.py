"""What people may ask for in TRAPS, and how they are invited to.

What belongs to a player's turn names the `turn`; an answer names the `choice` it was asked for."""

from typing import TypeAlias

from .answers import Answer
from .turn import TurnWish

AnyWish: TypeAlias = TurnWish | Answer
