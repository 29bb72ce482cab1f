"""TVs that wait for a host to point at them."""

from collections.abc import Callable

from msgspec import Struct

from trapline.kernel import Luck
from trapline.server.connection import Connection
from trapline.tables.codes import fresh_code, normal
from trapline.tables.ports import TokenHash
from trapline.tables.protocol import Paired

MOST_WAITING = 500
MOST_NEIGHBOURS = 10


class WaitingTv(Struct):
    """A TV with no table yet, known by its own token."""

    token: TokenHash
    source: str
    connection: Connection


class Pairings:
    """The TVs that show a code to be typed or scanned."""

    def __init__(self, luck: Callable[[str], Luck]) -> None:
        self._luck = luck
        self._waiting: dict[str, WaitingTv] = {}

    def wait(self, tv: WaitingTv) -> str | None:
        """Return the code under which this TV waits; None if too many do."""
        neighbours = sum(other.source == tv.source for other in self._waiting.values())
        if len(self._waiting) >= MOST_WAITING or neighbours >= MOST_NEIGHBOURS:
            return None
        id = self._unused_code()
        self._waiting[id] = tv
        return id

    def _unused_code(self) -> str:
        code = fresh_code(self._luck("tv"))
        return code if code not in self._waiting else self._unused_code()

    def find(self, id: str) -> WaitingTv | None:
        """Return the TV that shows this code, however it was typed."""
        return self._waiting.get(normal(id))

    def pair(self, id: str, code: str) -> None:
        self._waiting.pop(normal(id)).connection.tell(Paired(code))

    def forget(self, id: str) -> None:
        self._waiting.pop(id, None)
