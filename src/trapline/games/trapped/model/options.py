"""What a group may choose."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from trapline import kernel


class Setting(StrEnum):
    """The scenarios of the box."""

    SPACESHIP = "spaceship"
    MANSION = "mansion"
    SCHOOL = "school"


class Policy(StrEnum):
    """How an automatic GM plays (TD-129)."""

    DRAMATIC = "dramatic"
    RUTHLESS = "ruthless"
    FAIR = "fair"


class Tone(StrEnum):
    """What the group wants to hear (TD-126)."""

    FAMILY = "family"
    SPOOKY = "spooky"
    GORY = "gory"


class Options(kernel.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is left to the group."""

    scenario: Setting = Setting.SPACESHIP
    gm: Annotated[int, Meta(ge=1, le=6)] = 1
    """The place at the table whose player, or bot, is the GM."""
    policy: Policy = Policy.DRAMATIC
    tone: Tone = Tone.SPOOKY
    think_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    """How long somebody may think about a turn; 0 for ever."""
    bid_seconds: Annotated[int, Meta(ge=15, le=180)] = 45
    lucky_before_reveal: bool = False
    sole_survivor: bool = True
    """Whether the last one alive wins (TD-107)."""
    round_limit: bool = False
    """Whether the scenario's limit of rounds counts (TD-125)."""
