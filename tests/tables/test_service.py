"""All tables of a server."""

import pytest
from msgspec.structs import replace

from tests.tables.party import Counts, party, until, world
from trapline.adapters.memory import MemoryStore
from trapline.kernel import IllegalMove
from trapline.tables import service
from trapline.tables.ports import WallTime
from trapline.tables.protocol import Parting
from trapline.tables.service import Tables


class FailingStore(MemoryStore):
    """A store whose first look for old tables fails, as on a full disk."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    async def expire(self, idle_before: WallTime, playing_before: WallTime) -> list[str]:
        self.looks += 1
        if self.looks == 1:
            raise OSError
        return []


async def test_a_chore_that_failed_once_is_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "EXPIRE", 0.001)
    store = FailingStore()
    tables = Tables(world(store))

    await tables.begin()
    await until(lambda: store.looks > 1)
    await tables.end()

    assert isinstance(tables.world.meters, Counts)
    assert [type(fault) for fault in tables.world.meters.faults] == [OSError]


class BrokenStore(FailingStore):
    """A store whose every look for old tables fails."""

    async def expire(self, idle_before: WallTime, playing_before: WallTime) -> list[str]:
        self.looks += 1
        raise OSError


async def test_a_chore_that_fails_again_and_again_is_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(service, "EXPIRE", 0.001)
    store = BrokenStore()
    tables = Tables(world(store))

    await tables.begin()
    await until(lambda: store.looks > 9)
    await tables.end()

    assert isinstance(tables.world.meters, Counts)
    assert [type(fault) for fault in tables.world.meters.faults] == [OSError]


async def test_a_table_whose_game_left_the_shelf_says_so() -> None:
    friends = await party(["Ann"], game="coin-flip")
    shelf = {name: game for name, game in friends.tables.world.games.items() if name == "whisper"}

    with pytest.raises(IllegalMove) as refusal:
        await Tables(replace(friends.tables.world, games=shelf)).find(friends.code)

    assert refusal.value.reason == "no-such-game"


async def test_a_table_that_is_put_away_costs_the_others_nothing() -> None:
    friends = await party(["Ann"])
    tables = friends.tables
    register = tables._codes

    tables.forget(friends.live.room.id, Parting.RESTART)

    assert tables._codes is register
    assert register == {}


async def test_a_code_is_found_however_it_is_typed() -> None:
    friends = await party(["Ann"])
    typed = f" {friends.code[:3].lower()}-{friends.code[3:]} "

    assert await friends.tables.find(typed) is friends.live
