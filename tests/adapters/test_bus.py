"""The bell inside one process."""

from tests.adapters.evenings import CABIN
from trapline.adapters.memory import MemoryBus
from trapline.tables.ports import TableId


def test_everybody_who_listens_hears_that_a_table_moved_on() -> None:
    bus = MemoryBus()
    heard: list[tuple[str, TableId, int]] = []
    bus.listen(lambda table, version: heard.append(("one server", table, version)))
    bus.listen(lambda table, version: heard.append(("another", table, version)))

    bus.announce(CABIN, 7)

    assert heard == [("one server", CABIN, 7), ("another", CABIN, 7)]
