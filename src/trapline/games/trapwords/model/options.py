"""What a group may choose."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from trapline import kernel
from trapline.kernel import PackIds, Preset

from .basics import CURSE_FIELDS, ROOM_FIELDS, Room, RoomNumber


class WordSet(StrEnum):
    """Which words the books show."""

    FANTASY = "fantasy"
    EVERYDAY = "everyday"


class Speaking(StrEnum):
    """Far apart people type; around one table they speak, and the devices keep book."""

    TYPED = "typed"
    SPOKEN = "spoken"


class Caller(StrEnum):
    """Who calls a trap that the referee is sure of."""

    REFEREE = "referee"
    OPPONENTS = "opponents"


class ClockStart(StrEnum):
    """What the clock waits for: reading the word, nothing, or the first clue."""

    READ = "read"
    TAKEN = "taken"
    FIRST_CLUE = "first-clue"


class Slip(StrEnum):
    """What becomes of a typed clue that breaks a curse, or the monster's law."""

    REFUSED = "refused"
    CALLED = "called"


class Challenge(StrEnum):
    """From which cards the monster is drawn."""

    EASY = "easy"
    HARD = "hard"
    MIXED = "mixed"


class Options(kernel.Options, frozen=True, kw_only=True):
    """Everything the books leave to the group."""

    presets: ClassVar[Mapping[Preset, Mapping[str, Any]]] = {
        Preset.FIRST: {
            "words": WordSet.EVERYDAY,
            "timed": False,
            "writing_seconds": 0,
            "curse_in_second": False,
        },
        Preset.PARTY: {},
        Preset.EXPERT: {
            "monster": Challenge.HARD,
            "curse_in_first": True,
            "curse_in_third": True,
            "typed_seconds": 60,
            "caller": Caller.OPPONENTS,
            "slips": Slip.CALLED,
            "lists_open_at_end": True,
        },
    }

    words: WordSet = WordSet.FANTASY
    pack: PackIds = ""
    """Our own lists, in the place of the words above or mixed with them."""
    speaking: Speaking = Speaking.TYPED
    monster: Challenge = Challenge.EASY
    timed: bool = True
    first_room: RoomNumber = 3
    second_room: RoomNumber = 4
    third_room: RoomNumber = 5
    fourth_room: RoomNumber = 6
    last_room: RoomNumber = 7
    real_tiles: bool = False
    curse_in_first: bool = False
    curse_in_second: bool = True
    curse_in_third: bool = False
    curse_in_fourth: bool = True
    typed_seconds: Annotated[int, Meta(ge=45, le=300)] = 90
    spoken_seconds: Annotated[int, Meta(ge=20, le=90)] = 35
    clock_starts: ClockStart = ClockStart.READ
    writing_seconds: Annotated[int, Meta(ge=0, le=900)] = 180
    clue_rules: bool = True
    caller: Caller = Caller.REFEREE
    reviews: bool = True
    window_seconds: Annotated[int, Meta(ge=3, le=10)] = 3
    both_parts: bool = True
    slips: Slip = Slip.REFUSED
    flood_seconds: Annotated[int, Meta(ge=2, le=15)] = 4
    single_winner: bool = False
    lists_open_at_end: bool = False

    @property
    def rooms(self) -> tuple[int, ...]:
        return tuple(getattr(self, field) for field in ROOM_FIELDS)

    @property
    def cursed_rooms(self) -> tuple[Room, ...]:
        return tuple(room for room, field in enumerate(CURSE_FIELDS) if getattr(self, field))
