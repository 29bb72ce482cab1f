"""What people may ask for in TRAPS, and how they are invited to."""

from typing import TypeAlias

from .answers import AnyAnswer
from .turn import AnyTurnWish

AnyWish: TypeAlias = AnyTurnWish | AnyAnswer
