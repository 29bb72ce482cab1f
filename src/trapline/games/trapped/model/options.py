"""What a group may choose."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from trapline import kernel
from trapline.kernel import FileId, Preset


class Setting(StrEnum):
    """The scenarios of the box, one in a file of the group's own, or one made up now."""

    SPACESHIP = "spaceship"
    MANSION = "mansion"
    SCHOOL = "school"
    OWN = "own"
    TOGETHER = "together"


class Keeper(StrEnum):
    """Who is the Game Master: the host, or a bot at the table."""

    HOST = "host"
    BOT = "bot"


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

    presets: ClassVar[Mapping[Preset, Mapping[str, Any]]] = {
        Preset.FIRST: {"ready_extras": True, "policy": Policy.FAIR, "bid_seconds": 120},
        Preset.PARTY: {},
        Preset.EXPERT: {
            "ready_extras": False,
            "policy": Policy.RUTHLESS,
            "think_seconds": 120,
            "bid_seconds": 30,
            "lucky_before_reveal": True,
            "round_limit": True,
        },
    }

    scenario: Setting = Setting.SPACESHIP
    file: FileId = ""
    """The group's own scenario; with one, nothing else is played."""
    gm: Keeper = Keeper.HOST
    tone: Tone = Tone.SPOOKY
    ready_extras: bool = False
    """Whether the house brings the Extras, so that nobody has to write them (TD-32)."""
    policy: Policy = Policy.DRAMATIC
    think_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    """How long somebody may think about a turn; 0 for ever."""
    bid_seconds: Annotated[int, Meta(ge=15, le=180)] = 45
    lucky_before_reveal: bool = False
    sole_survivor: bool = True
    """Whether the last one alive wins (TD-107)."""
    round_limit: bool = False
    """Whether the scenario's limit of rounds counts (TD-125)."""

    @property
    def played(self) -> Setting:
        """Return what is played: a file of the group's own, if there is one."""
        return Setting.OWN if self.file else self.scenario
