"""The messages by which a finished game was told to one kind of observer, made once more."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from trapline.kernel import PUBLIC, Game, Observer, View, witnessed_by
from trapline.tables.audience import game_view
from trapline.tables.changes import changes, news
from trapline.tables.evening import Evening, Step
from trapline.tables.protocol import TableView, Told, Update, Welcome
from trapline.tables.replay.bodies import ReplayChunk
from trapline.tables.views import table_view

ENTRIES_OF_A_CHUNK = 100


class Shown(Struct, frozen=True):
    """What an observer was shown after a step."""

    step: Step
    table: TableView
    view: View | None
    eyes: Observer


def told(games: Mapping[str, Game], span: Sequence[Step], observer: Observer) -> list[Shown]:
    """Return all that an observer was shown of a game, step by step."""
    return [shown(games, step, eyes_of(observer, step)) for step in span]


def shown(games: Mapping[str, Game], step: Step, eyes: Observer) -> Shown:
    view = game_view(step.evening, eyes)
    return Shown(step, table_view(step.evening, games), view, eyes)


def eyes_of(observer: Observer, step: Step) -> Observer:
    """Return as whom an observer saw a step: who came late looked on until then."""
    is_there = not isinstance(observer, int) or step.evening.table.chair(observer) is not None
    return observer if is_there else PUBLIC


def count_of_chunks(span: Sequence[Step]) -> int:
    return max(1, -(-(len(span) - 1) // ENTRIES_OF_A_CHUNK))


def chunk(
    games: Mapping[str, Game], build: str, span: Sequence[Step], observer: Observer, number: int
) -> ReplayChunk:
    """Return some entries of a game with the picture before them, so that one can begin there."""
    start = number * ENTRIES_OF_A_CHUNK
    first, *others = told(games, span[start : start + ENTRIES_OF_A_CHUNK + 1], observer)
    opening = (as_told(first),) if start == 0 else ()
    steps = pairwise([first, *others])
    updates = tuple(update(earlier, later) for earlier, later in steps)
    return ReplayChunk(welcome(build, first, opening), updates)


def as_told(shown: Shown) -> Told:
    entry = shown.step.entry
    return Told(entry.version, entry.at, tuple(witnessed_by(shown.eyes, shown.step.facts)))


def welcome(build: str, shown: Shown, told: tuple[Told, ...]) -> Welcome:
    evening, now = shown.step.evening, shown.step.entry.wall
    chair = evening.table.chair(shown.eyes) if isinstance(shown.eyes, int) else None
    holder = None if chair is None else chair.holder
    return Welcome(
        version=evening.version,
        at=evening.clock.time(now),
        hold=evening.clock.hold(now),
        build=build,
        me=holder,
        lifted=lifted(evening, shown.eyes),
        table=shown.table,
        view=shown.view,
        told=told,
        lines=(),
        here=tuple(sorted(person.id for person in evening.table.people)),
        watching=0,
    )


def lifted(evening: Evening, eyes: Observer) -> int | None:
    """Return the seat whose curtain was up, where its player held others on the same phone."""
    chair = evening.table.chair(eyes) if isinstance(eyes, int) else None
    if chair is None or chair.holder is None or len(evening.table.held_by(chair.holder)) == 1:
        return None
    return chair.seat


def update(before: Shown, after: Shown) -> Update:
    evening, now = after.step.evening, after.step.entry.wall
    whole, parts = (None, {}) if after.view is None else news(before.view, after.view)
    return Update(
        version=evening.version,
        at=evening.clock.time(now),
        hold=evening.clock.hold(now),
        facts=tuple(witnessed_by(after.eyes, after.step.facts)),
        table=changes(before.table, after.table),
        view=whole,
        spliced=parts,
    )
