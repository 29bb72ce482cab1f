"""Who came from where, as far as it keeps one household from taking every chair."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from trapline.kernel import IllegalMove
from trapline.tables.facts import Seated, TableFact
from trapline.tables.model import Table
from trapline.tables.ports import PersonId, TableId
from trapline.tables.reasons import TableReason

MOST_OF_ONE_HOUSE: Final = 16
"""As many as the largest game seats, so that a party under one roof can play it."""


class Neighbours:
    """From where the people of a table came. Only a hash leaves here, another at every table."""

    def __init__(self, table: TableId) -> None:
        self._table = table
        self._sources: dict[PersonId, str] = {}

    def came(self, person: PersonId, source: str) -> None:
        self._sources[person] = sha256(f"{self._table} {source}".encode()).hexdigest()[:16]

    def heard(self, person: PersonId, home: str) -> None:
        """Another server says by what it knows somebody's household."""
        if home:
            self._sources[person] = home

    def home(self, person: PersonId | None) -> str:
        """Return by what other servers may know the household of somebody; empty if unknown."""
        return "" if person is None else self._sources.get(person, "")

    def check(self, table: Table, facts: Sequence[TableFact]) -> None:
        """Refuse one more chair to a household that has so many."""
        for fact in facts:
            if isinstance(fact, Seated) and self._is_one_too_many(table, fact):
                raise IllegalMove(TableReason.TOO_MANY_NEIGHBOURS, most=MOST_OF_ONE_HOUSE)

    def _is_one_too_many(self, table: Table, seated: Seated) -> bool:
        source, chair = self._sources.get(seated.person), table.chair(seated.seat)
        # A chair that waits for whoever left it is theirs, whoever sat down in the meantime.
        if source is None or (chair is not None and chair.former == seated.person):
            return False
        holders = [chair.holder for chair in table.chairs if chair.holder is not None]
        return sum(self._sources.get(one) == source for one in holders) >= MOST_OF_ONE_HOUSE
