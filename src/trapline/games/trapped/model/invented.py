"""Things and goals that people made up in play, and the place with them (TD-14)."""

from functools import cached_property
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from ..content.atlas import Atlas
from ..content.schema import Goal, Item, Scenario


class Invented(Struct, frozen=True, dict=True):
    """What the group has blessed so far."""

    items: tuple[Item, ...] = ()
    goals: tuple[Goal, ...] = ()

    @cached_property
    def _atlases(self) -> dict[int, tuple[Atlas, Atlas]]:
        return {}

    def within(self, atlas: Atlas) -> Atlas:
        """Return the place with what was made up in it; the same again for the same place."""
        if not (self.items or self.goals):
            return atlas
        known = self._atlases.get(id(atlas))
        if known is None or known[0] is not atlas:
            known = atlas, Atlas(self.added(atlas))
            self._atlases[id(atlas)] = known
        return known[1]

    def added(self, atlas: Atlas) -> Scenario:
        scenario = atlas.scenario
        return replace(
            scenario, items=scenario.items + self.items, goals=scenario.goals + self.goals
        )

    def __deepcopy__(self, _memo: object) -> Self:
        """Return itself: it never changes."""
        return self
