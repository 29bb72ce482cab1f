"""The twins of a game (`tests/games/*/twins.py`), told at a table over sockets."""

from collections.abc import Sequence

from tests.conformance.world import World
from tests.reliability.interludes import pages
from tests.reliability.recording import Enters, Kept, Leaves, Reads, Recording, Step
from tests.server.house import NAMES
from trapline.kernel import HOUSE, PUBLIC, Fact, Game, Observer, Seat
from trapline.server.guests import hashed
from trapline.tables import log
from trapline.tables.facts import Joined, Opened, Seated, Started
from trapline.tables.ports import Entry, Grant, TableRecord
from trapline.tables.protocol import Hello, Role

CODE = "TWINS2"
TOKENS = {name: name.ljust(43, "A") for name in NAMES}
EYE = "the observer"


def told_at_a_table(world: World, observer: Observer) -> Recording:
    """Return a telling as an evening: somebody watches it, comes back, and reads all there is."""
    game, role = world.game, Role.TV if observer is PUBLIC else Role.PLAYER
    steps = [Step(0, act=Enters(EYE, Hello(role)), eyes={EYE: observer})]
    for number, entry in enumerate(world.entries):
        begins = [Started(game.name, tuple(range(len(NAMES))))] if number == 0 else []
        seat = None if entry.by is HOUSE else entry.by
        kept = written(number + 2, entry.at, [*begins, *entry.facts], seat, game, entry.is_final)
        steps.append(Step(entry.at, [Kept(kept)], eyes={EYE: observer}))
    again = (Leaves(EYE), Enters(EYE, Hello(role, 1)), Reads(EYE, pages(CODE)))
    steps += [Step(world.at, act=act, eyes={EYE: observer}) for act in again]
    table = TableRecord(CODE, CODE, 0, 0, playing=True)
    token = TOKENS[NAMES[observer]] if isinstance(observer, int) else None
    return Recording(game.name, table, [set_table(game)], {EYE: token}, steps)


def set_table(game: Game) -> Kept:
    opened: list[Fact] = [Opened(CODE, game.name, game.defaults("en"))]
    for seat, name in enumerate(NAMES):
        team = seat % game.teams if game.teams else None
        opened += [Joined(seat, name), Seated(seat, seat, name, team)]
    grants = [Grant(hashed(token), seat) for seat, token in enumerate(TOKENS.values())]
    return Kept(written(1, 0, opened, None, game, final=False), grants)


def written(
    version: int, at: int, facts: Sequence[Fact], seat: Seat | None, game: Game, final: bool
) -> Entry:
    key = f"None:{version}"
    return Entry(version, at, at, key, None, seat, game.name, final, log.written(facts))
