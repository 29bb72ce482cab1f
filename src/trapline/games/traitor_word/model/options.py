"""What a group may choose."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from trapline import kernel


class Colour(StrEnum):
    """Which word of each card counts."""

    BLACK = "black"
    PINK = "pink"


class Speaking(StrEnum):
    """Far apart people type; around one table they speak, and the devices keep book."""

    TYPED = "typed"
    SPOKEN = "spoken"


class Options(kernel.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything the book leaves to the group."""

    colour: Colour = Colour.BLACK
    speaking: Speaking = Speaking.TYPED
    rounds: bool = True
    """Whether people speak in turn; otherwise whoever takes the token does (TT-49)."""
    word_seconds: Annotated[int, Meta(ge=0, le=180)] = 45
    """How long somebody whose turn it is may think; 0 for ever."""
    take_seconds: Annotated[int, Meta(ge=5, le=30)] = 10
    """How long somebody who took the token may keep silent."""
    window_seconds: Annotated[int, Meta(ge=0, le=10)] = 3
    swap_dead_cards: bool = True
    point_out: bool = False
    """Whether players are told that somebody said one of their words (TT-59)."""
    finish_round: bool = False
    host_begins: bool = False
