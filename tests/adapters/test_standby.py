"""A standby takes over: what was called kept is there, and what only the first one had is not."""

from collections.abc import AsyncIterator

import pytest

from tests.adapters.evenings import CABIN, entry, table
from tests.cable import Cable
from tests.postgres import USER, Postgres, pair, run
from trapline.adapters.postgres import PostgresStore, lines
from trapline.tables.ports import NotKept

Two = tuple[Postgres, Postgres, Cable]


@pytest.fixture
async def two(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    monkeypatch.setitem(lines.HOW, "command_timeout", 1.0)
    monkeypatch.setattr(lines, "PATIENCE", 3.0)
    async with pair() as lent:
        yield lent


@pytest.mark.slow
async def test_what_only_the_first_has_is_neither_called_kept_nor_shown(two: Two) -> None:
    first, second, line = two
    hosts = f"127.0.0.1:{first.port},127.0.0.1:{second.port}"
    store = await PostgresStore.opened(f"postgresql://{USER}@{hosts}/postgres")
    await store.open_table(table(), entry(1), [])
    line.hold()

    with pytest.raises(NotKept):
        await store.append(CABIN, entry(2), playing=True)
    assert await store.entries(CABIN) == [entry(1)], "nobody may see what could be lost"

    first.is_killed()
    await run(second, "SELECT pg_promote()")
    await store.append(CABIN, entry(2, facts=b"again"), playing=True)
    assert await store.entries(CABIN, 1) == [entry(2, facts=b"again")]
    await store.close()
