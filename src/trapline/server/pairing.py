"""TVs that wait for a host to point at them."""

import secrets

from msgspec import Struct

from trapline.server.connection import Connection
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
    """The TVs that show a code to be scanned."""

    def __init__(self) -> None:
        self._waiting: dict[str, WaitingTv] = {}

    def wait(self, tv: WaitingTv) -> str | None:
        """Return the name under which this TV waits; None if too many do."""
        neighbours = sum(other.source == tv.source for other in self._waiting.values())
        if len(self._waiting) >= MOST_WAITING or neighbours >= MOST_NEIGHBOURS:
            return None
        id = secrets.token_urlsafe(9)
        self._waiting[id] = tv
        return id

    def find(self, id: str) -> WaitingTv | None:
        return self._waiting.get(id)

    def pair(self, id: str, code: str) -> None:
        self._waiting.pop(id).connection.tell(Paired(code))

    def forget(self, id: str) -> None:
        self._waiting.pop(id, None)
