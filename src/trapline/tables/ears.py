"""What the tables of a server do when they hear of the other servers."""

from typing import TYPE_CHECKING

from trapline.kernel import Seat
from trapline.tables.others import Company, Known
from trapline.tables.ports import PersonId, TableId
from trapline.tables.protocol import Parting, Signal

if TYPE_CHECKING:
    from trapline.tables.service import Tables


class Ears:
    """The hearing of one server's tables. What is told of any other is no concern of theirs."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables

    def known(self) -> Known:
        return {
            id: (live.room.evening.version, live.last_line)
            for id, live in self._tables.live.items()
        }

    def spoken(self, table: TableId, line: int) -> None:
        live = self._tables.live.get(table)
        if live is not None and live.last_line < line:
            live.listen()

    def met(self, table: TableId, company: Company) -> None:
        live = self._tables.live.get(table)
        if live is not None:
            live.meet(company)

    def signalled(
        self, table: TableId, kind: str, seat: Seat | None, person: PersonId | None
    ) -> None:
        live = self._tables.live.get(table)
        if live is not None:
            live.room.audience.tell(Signal(kind, seat, person))

    def erased(self, table: TableId) -> None:
        self._tables.forget(table, Parting.NO_SUCH_TABLE)

    def ousted(self, table: TableId) -> None:
        self._tables.forget(table, Parting.RESTART)

    def paired(self, tv: str, table: str) -> None:
        self._tables.on_paired(tv, table)

    def failed(self, fault: BaseException) -> None:
        self._tables.world.meters.failed("", 0, fault)
