"""TVs that wait for a host to point at them."""

from collections.abc import Callable

from trapline.kernel import Luck
from trapline.server.connection import Connection
from trapline.tables.codes import fresh_code, normal
from trapline.tables.others import Others, Waiting
from trapline.tables.ports import TokenHash
from trapline.tables.protocol import Paired

MOST_WAITING = 500
MOST_NEIGHBOURS = 10


class Pairings:
    """The TVs that show a code to be typed or scanned, each known by its own token."""

    def __init__(self, luck: Callable[[str], Luck], others: Others) -> None:
        self._luck = luck
        self._others = others
        self._screens: dict[str, Connection] = {}

    async def wait(self, token: TokenHash, source: str, screen: Connection) -> str | None:
        """Return the code under which this TV waits; None if too many do."""
        tv, is_kept = Waiting(token, source), False
        while not is_kept:
            id = fresh_code(self._luck("tv"))
            kept = await self._others.wait(id, tv, MOST_WAITING, MOST_NEIGHBOURS)
            if kept is None:
                return None
            is_kept = kept
        self._screens[id] = screen
        return id

    async def find(self, id: str) -> Waiting | None:
        """Return the TV that shows this code, however it was typed."""
        return await self._others.tv(normal(id))

    async def pair(self, id: str, code: str) -> None:
        await self._others.pair(normal(id), code)

    def paired(self, id: str, code: str) -> None:
        """A TV that waits here has a table."""
        screen = self._screens.pop(id, None)
        if screen is not None:
            screen.tell(Paired(code))

    async def forget(self, id: str) -> None:
        if self._screens.pop(id, None) is not None:
            await self._others.forget_tv(id)
