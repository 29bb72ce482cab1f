"""What a group may choose."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar, TypeAlias

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


class Clocks(StrEnum):
    """When clocks run: only where a bot is the Game Master, always, or never."""

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"


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


Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=600)]
"""How long a clock runs; 0: it does not."""


class Options(kernel.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is left to the group."""

    presets: ClassVar[Mapping[Preset, Mapping[str, Any]]] = {
        Preset.FIRST: {"ready_extras": True, "policy": Policy.FAIR, "bid_seconds": 120},
        Preset.PARTY: {},
        Preset.EXPERT: {
            "ready_extras": False,
            "policy": Policy.RUTHLESS,
            "clocks": Clocks.ALWAYS,
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
    gm_chair: Annotated[int, Meta(ge=0, le=6)] = 0
    """The first, the second … who sits at the table is the GM instead; 0: as above."""
    tone: Tone = Tone.SPOOKY
    ready_extras: bool = False
    """Whether the house brings the Extras, so that nobody has to write them (TD-32)."""
    policy: Policy = Policy.DRAMATIC
    clocks: Clocks = Clocks.AUTO
    """Whether anybody is hurried: a person as Game Master keeps the time (TD-134)."""
    lucky_before_reveal: bool = False
    sole_survivor: bool = True
    """Whether the last one alive wins (TD-107)."""
    round_limit: bool = False
    """Whether the scenario's limit of rounds counts (TD-125)."""
    think_seconds: Seconds = 0
    """About a turn, an event, a character."""
    bid_seconds: Seconds = 45
    """For a bid, a challenge, an event that tests somebody."""
    judge_seconds: Seconds = 20
    """For the GM's word on attributes (TD-128)."""
    keeper_seconds: Seconds = 30
    """For the GM's other decisions: where damage goes, what the monster does."""
    luck_seconds: Seconds = 10
    """For Lucky, once the cards are turned over (TD-21)."""
    agree_seconds: Seconds = 15
    """For a yes or no (TD-102)."""
    discard_seconds: Seconds = 30
    doom_seconds: Seconds = 30
    """For how somebody goes (TD-111)."""
    narrate_seconds: Seconds = 30
    """To tell how something went (TD-40)."""
    epilogue_seconds: Seconds = 90
    vote_seconds: Seconds = 30
    making_seconds: Seconds = 0
    """For each step of making up a setting (TD-13)."""
    blessing_seconds: Seconds = 180
    """For the vote on a whole setting: it wants to be read first."""
    writing_seconds: Annotated[int, Meta(ge=5, le=120)] = 20
    """So many there are at least for somebody who is still writing."""
    gone_seconds: Annotated[int, Meta(ge=5, le=120)] = 10
    """Nobody waits longer for those who are not there."""

    @property
    def played(self) -> Setting:
        """Return what is played: a file of the group's own, if there is one."""
        return Setting.OWN if self.file else self.scenario
