"""What a group may choose."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from trapline import kernel
from trapline.kernel import PackIds, Preset


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

    presets: ClassVar[Mapping[Preset, Mapping[str, Any]]] = {
        Preset.FIRST: {"word_seconds": 0, "window_seconds": 6, "point_out": True},
        Preset.PARTY: {},
        Preset.EXPERT: {"rounds": False, "word_seconds": 30, "swap_dead_cards": False},
    }

    colour: Colour = Colour.BLACK
    pack: PackIds = ""
    """Our own lists, in the place of the cards or mixed with them."""
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
