"""The other servers of one Trapline: what each must know of the others' people and promises.

Whoever is alone has nobody to ask: `Alone` answers at once, from memory.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from trapline.kernel import Seat
from trapline.tables.clock import TableClock
from trapline.tables.model import Version
from trapline.tables.ports import Bus, Clock, PersonId, TableId, TokenHash, WallTime
from trapline.tables.protocol import Role

MOST_LINKS = 8


class Elsewhere(Exception):
    """Another server must go on with this table: this one is too old to read it."""


class Glance(Struct, frozen=True):
    """A screen: whose it is, what for, since when, and (by a hash) from which household."""

    person: PersonId | None
    role: Role
    came: WallTime
    home: str = ""


class Company(Struct, frozen=True):
    """What other servers show of a table, and whether it is ours to move its bots."""

    glances: tuple[Glance, ...] = ()
    keeps: bool = True


class Link(Struct, frozen=True):
    """A way to go on from another device, good once, as long as its maker holds that person."""

    code: str
    person: PersonId
    maker: TokenHash
    until: WallTime


class Waiting(Struct, frozen=True):
    """A TV without a table: by what it is known, and from which household."""

    token: TokenHash
    source: str


Known: TypeAlias = Mapping[TableId, tuple[Version, int]]
"""The tables of a server: which version of each it has, and which line of chat was the last."""

Wake: TypeAlias = Callable[[WallTime | None], TableClock]
"""What a table's clock shows, where it was last minded then (None: nobody remembers)."""


class Hearing(Protocol):
    """What a server does when it hears of the others."""

    def known(self) -> Known: ...

    def spoken(self, table: TableId, line: int) -> None:
        """Something was said there."""

    def met(self, table: TableId, company: Company) -> None:
        """Screens came or went there."""

    def signalled(
        self, table: TableId, kind: str, seat: Seat | None, person: PersonId | None
    ) -> None: ...

    def erased(self, table: TableId) -> None: ...

    def ousted(self, table: TableId) -> None:
        """Others took us for dead, and woke the table: what we know of its clock is wrong."""

    def paired(self, tv: str, table: str) -> None:
        """A TV that waits here was shown the code of its table."""

    def failed(self, fault: BaseException) -> None:
        """The others cannot be heard for a while."""


class Others(Protocol):
    """The other servers. Nothing that is told them waits for them."""

    @property
    def are_there(self) -> bool:
        """Whether others may write for our tables."""

    async def begin(self, hearing: Hearing) -> None: ...

    async def end(self) -> None: ...

    def spoke(self, table: TableId, line: int) -> None: ...

    def signal(
        self, table: TableId, kind: str, seat: Seat | None, person: PersonId | None
    ) -> None: ...

    async def attend(
        self, table: TableId, version: Version, wake: Wake
    ) -> tuple[TableClock, Company]:
        """Say that we mind a table from now on, and hear what its clock shows."""

    def show(self, table: TableId, glances: Sequence[Glance]) -> None:
        """Say which screens look at a table here."""

    def leave(self, table: TableId) -> None: ...

    async def may_read_more(self) -> bool:
        """Return whether a server of another make runs, to which a table could be handed."""

    async def places(self, token: TokenHash) -> Sequence[str]:
        """Return the codes of tables in use elsewhere into which this guest was let."""

    async def remember(self, table: TableId, key: str, answer: bytes) -> None:
        """Let nobody answer this key otherwise; raise Repeated or Answered where somebody has."""

    async def keep_link(self, id: str, link: Link) -> None:
        """Keep a link, and of all that lead to the same person only the newest."""

    async def link(self, id: str) -> Link | None: ...

    async def spend_links(self, code: str, person: PersonId) -> None: ...

    async def wait(self, code: str, tv: Waiting, most: int, neighbours: int) -> bool | None:
        """Let a TV wait under a code. False: the code is taken; None: too many wait."""

    async def tv(self, code: str) -> Waiting | None: ...

    async def pair(self, code: str, table: str) -> None: ...

    async def forget_tv(self, code: str) -> None: ...

    async def take(self, what: str, source: str, full: float, rate: float) -> bool:
        """Take one of so many at once, so many more a second, if it is there."""

    async def give_back(self, what: str, source: str, full: float) -> None: ...


class SharedBus(Others, Bus, Protocol):
    """The other servers, and the bell by which they are told of a move."""


@runtime_checkable
class Shared(Protocol):
    """A store that several servers may use at once."""

    def shared(self, machine: Clock, me: str, make: str) -> tuple[Clock, SharedBus]:
        """Return the time that they share, and the others. `make` tells what this one can read."""


class Alone:
    """The only server: nobody else knows anything."""

    are_there = False

    def __init__(self) -> None:
        self._links: dict[str, Link] = {}
        self._tvs: dict[str, Waiting] = {}
        self._hearing: Hearing | None = None

    async def begin(self, hearing: Hearing) -> None:
        self._hearing = hearing

    async def end(self) -> None:
        pass

    def spoke(self, table: TableId, line: int) -> None:
        pass

    def signal(self, table: TableId, kind: str, seat: Seat | None, person: PersonId | None) -> None:
        pass

    async def attend(
        self, table: TableId, version: Version, wake: Wake
    ) -> tuple[TableClock, Company]:
        return wake(None), Company()

    def show(self, table: TableId, glances: Sequence[Glance]) -> None:
        pass

    def leave(self, table: TableId) -> None:
        pass

    async def may_read_more(self) -> bool:
        return False

    async def places(self, token: TokenHash) -> Sequence[str]:
        return ()

    async def remember(self, table: TableId, key: str, answer: bytes) -> None:
        pass

    async def keep_link(self, id: str, link: Link) -> None:
        before = self._to(link.code, link.person)
        for spent in before[: max(0, len(before) + 1 - MOST_LINKS)]:
            del self._links[spent]
        self._links[id] = link

    async def link(self, id: str) -> Link | None:
        return self._links.get(id)

    async def spend_links(self, code: str, person: PersonId) -> None:
        for id in self._to(code, person):
            del self._links[id]

    def _to(self, code: str, person: PersonId) -> list[str]:
        """Return the links to one person, the oldest first."""
        return [id for id, x in self._links.items() if (x.code, x.person) == (code, person)]

    async def wait(self, code: str, tv: Waiting, most: int, neighbours: int) -> bool | None:
        near = sum(other.source == tv.source for other in self._tvs.values())
        if len(self._tvs) >= most or near >= neighbours:
            return None
        return self._tvs.setdefault(code, tv) is tv

    async def tv(self, code: str) -> Waiting | None:
        return self._tvs.get(code)

    async def pair(self, code: str, table: str) -> None:
        if self._tvs.pop(code, None) is not None and self._hearing is not None:
            self._hearing.paired(code, table)

    async def forget_tv(self, code: str) -> None:
        self._tvs.pop(code, None)

    async def take(self, what: str, source: str, full: float, rate: float) -> bool:
        raise NotImplementedError("who is alone counts for itself")

    async def give_back(self, what: str, source: str, full: float) -> None:
        raise NotImplementedError("who is alone counts for itself")
