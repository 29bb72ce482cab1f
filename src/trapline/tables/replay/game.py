"""One finished game, ready to be told: what was worked out once is kept for the next who asks."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from trapline.kernel import ARCHIVE, PUBLIC, Game, IllegalMove, Observer, Seat
from trapline.tables.evening import Step
from trapline.tables.reasons import TableReason
from trapline.tables.replay import glance
from trapline.tables.replay.aliases import Aliases
from trapline.tables.replay.bodies import AllHeld, FileChair, Knowledge, Replay, ReplayChunk
from trapline.tables.replay.holding import held
from trapline.tables.replay.knowing import knowledge
from trapline.tables.replay.telling import chunk, count_of_chunks, told


class Finished:
    """A game that is over, seen from any chair."""

    def __init__(
        self,
        games: Mapping[str, Game],
        build: str,
        span: Sequence[Step],
        where: Iterable[str],
        aliases: Aliases | None = None,
    ) -> None:
        self.span = span
        self._games = games
        self._build = build
        self._where = frozenset(where)
        self._aliases = aliases

    @property
    def name(self) -> str:
        return self.span[0].evening.table.game

    @cached_property
    def replay(self) -> Replay:
        public = told(self._games, self.span, PUBLIC) if self._where else ()
        made = glance.replay(self._build, self.span, public, self._where)
        return self._aliases.glance(made) if self._aliases else made

    @property
    def eyes(self) -> tuple[Observer, ...]:
        return glance.eyes(self.span)

    def eyes_named(self, chair: str) -> Observer:
        """Return as whom one sees from a chair, or refuse one that this game does not show."""
        for eyes in self.eyes:
            if str(glance.named(eyes)) == chair:
                return eyes
        raise IllegalMove(TableReason.NO_SUCH_REPLAY)

    def seat_named(self, chair: str) -> Seat:
        eyes = self.eyes_named(chair)
        if isinstance(eyes, int):
            return eyes
        raise IllegalMove(TableReason.NO_SUCH_REPLAY)

    def chunk(self, eyes: Observer, number: int) -> ReplayChunk:
        if number not in range(count_of_chunks(self.span)):
            raise IllegalMove(TableReason.NO_SUCH_REPLAY)
        made = chunk(self._games, self._build, self.span, eyes, number)
        return self._aliases.chunk(made) if self._aliases else made

    def knowledge(self, seat: Seat) -> Knowledge:
        hers = told(self._games, self.span, seat)
        return knowledge(seat, hers, told(self._games, self.span, ARCHIVE))

    def held(self, eyes: Observer) -> AllHeld:
        """Return what every seat saw and the TV did not, for those who see everything open."""
        if eyes is not ARCHIVE:
            raise IllegalMove(TableReason.NO_SUCH_REPLAY)
        seats = [eyes for eyes in self.eyes if isinstance(eyes, int)]
        hers = {seat: told(self._games, self.span, seat) for seat in seats}
        made = AllHeld(tuple(held(hers, told(self._games, self.span, PUBLIC))))
        return self._aliases.held(made) if self._aliases else made

    def whole(self, eyes: Observer) -> FileChair:
        """Return all that was seen from a chair, in one piece."""
        numbers = range(count_of_chunks(self.span))
        chunks = tuple(self.chunk(eyes, number) for number in numbers)
        knows = self.knowledge(eyes) if isinstance(eyes, int) else None
        held = self.held(eyes) if eyes is ARCHIVE else None
        return FileChair(glance.named(eyes), chunks, knows, held)
