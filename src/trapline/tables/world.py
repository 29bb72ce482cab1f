"""What a table needs from outside, handed in by the assembly."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol

from msgspec import Struct, field

from trapline.kernel import Bot, Game, Luck, Prompt, Wish
from trapline.tables.model import ModelFace
from trapline.tables.others import Alone, Others
from trapline.tables.packs import Packs
from trapline.tables.ports import Bus, Clock, NamePolicy, Store, WallTime

KEEP_PACKS_LONGER: Final = 24 * 3600_000
"""A pack's last use may be noted before the last move of the table it lies on."""


class Patience(Struct, frozen=True, kw_only=True):
    """How long the house waits, in milliseconds."""

    away_after: int = 30_000
    host_gone_after: int = 60_000
    unload_after: int = 60_000
    left_to_bots_after: int = 30_000
    bot_fastest: int = 2_000
    bot_slowest: int = 2_800
    bot_limit: int = 2_000
    keep_idle: int = 7 * 24 * 3600_000
    keep_playing: int = 60 * 24 * 3600_000
    keep_evenings: int = 365 * 24 * 3600_000
    link_lives: int = 10 * 60_000
    try_again: int = 10_000
    stand_in_after: int = 1_500

    def limits(self, now: WallTime) -> tuple[WallTime, WallTime]:
        """Return since when a table must have been touched to be kept, idle and while playing."""
        return now - self.keep_idle, now - self.keep_playing

    def packs_since(self, now: WallTime) -> WallTime:
        """Return since when a pack must have been used to be kept: longer ago than any table."""
        return now - max(self.keep_idle, self.keep_playing) - KEEP_PACKS_LONGER


ABANDONED: Final = "abandoned"
"""The cause under which operators count a game that people gave up."""


class Meters(Protocol):
    """What operators count."""

    def moved(self, game: str | None) -> None: ...

    def began(self, game: str) -> None: ...

    def ended(self, game: str, cause: str) -> None: ...

    def refused(self, reason: str) -> None: ...

    def committed(self, seconds: float) -> None: ...

    def fanned_out(self, seconds: float) -> None: ...

    def proposed(self, how: str) -> None:
        """What came of asking a language model."""

    def unanswered(self, how: str, why: str) -> None:
        """A language model gave no answer, late or failed: worth a line in the log, the first."""

    def thought(self, seconds: float) -> None:
        """So long somebody waited for a bot's answer, beside the pause it makes."""

    def failed(self, table: str, version: int, error: BaseException) -> None:
        """A fault of ours: worth a line in the log."""

    def doubted(self, tables: int) -> None:
        """So many tables would be erased, were the clock believed: worth a line in the log."""


class NoAnswer(Exception):
    """A language model said nothing that could be read, or not in time.

    Its text says why, for operators; it quotes neither the question nor the answer.
    """


LATE: Final = "it did not answer in time"


class Model(Protocol):
    """A language model that proposes what a bot may say."""

    @property
    def face(self) -> ModelFace: ...

    @property
    def ms(self) -> int:
        """How long its chairs take for each move, whether it answers or not."""

    async def answer(self, prompt: Prompt) -> str:
        """Return what it says within that time, or raise NoAnswer."""


def any_name(_name: str) -> bool:
    return True


class World(Struct, frozen=True):
    """The world around the tables. `think` runs a bot away from the event loop."""

    games: Mapping[str, Game]
    store: Store
    bus: Bus
    clock: Clock
    luck: Callable[[str], Luck]
    """Returns luck for one act of somebody, who is named so that a test can repeat an evening."""
    fresh: Callable[[int], str]
    """Returns a new unguessable token of that many bytes."""
    think: Callable[[Bot, Any, Luck], Awaitable[Wish | None]]
    meters: Meters
    build: str
    patience: Patience = Patience()
    packs: Packs = field(default_factory=Packs)
    allows: NamePolicy = any_name
    others: Others = field(default_factory=Alone)
    model: Model | None = None
