"""Who came from where, as far as it keeps one household from taking every chair."""

from collections.abc import Sequence
from typing import Final

from trapline.kernel import Fact, IllegalMove
from trapline.tables.facts import Seated
from trapline.tables.model import Table
from trapline.tables.ports import PersonId
from trapline.tables.reasons import TableReason

MOST_OF_ONE_HOUSE: Final = 16
"""As many as the largest game seats, so that a party under one roof can play it."""


class Neighbours:
    """From where the people of a table came: kept in memory, and never written down."""

    def __init__(self) -> None:
        self._sources: dict[PersonId, str] = {}

    def came(self, person: PersonId, source: str) -> None:
        self._sources[person] = source

    def check(self, table: Table, facts: Sequence[Fact]) -> None:
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
