"""A setting of the group's own: how it is made up, and what has come of it (TD-13)."""

from collections.abc import Iterable
from functools import cached_property
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import Seat

from ..content.atlas import Atlas
from ..content.making.sketch import EMPTY, Part, Sketch
from ..content.schema import Event, Means, Scenario, Weakness
from .basics import SOMEWHERE, IdeaNumber


class Idea(Struct, frozen=True):
    """What somebody said. Nobody judges it before all have been read back."""

    number: IdeaNumber
    seat: Seat
    part: Part
    words: str
    line: int
    """Its line in the story: who does not want it there has it taken out of both."""
    out: bool = False


class Making(Struct, frozen=True):
    """Ideas, what is voted out of them, and the GM's sheet."""

    ideas: tuple[Idea, ...] = ()
    votes: tuple[tuple[Seat, tuple[IdeaNumber, ...]], ...] = ()
    sketch: Sketch = EMPTY
    refused: bool = False
    """Whether the group has said no to this sheet."""
    blessed: bool = False
    """Whether it has said yes."""


class Laid(Struct, frozen=True, dict=True):
    """A scenario that is not in the box. Readers who may not know its events see those played."""

    scenario: Scenario

    @cached_property
    def atlas(self) -> Atlas:
        return Atlas(self.scenario)

    def __deepcopy__(self, _memo: object) -> Self:
        """Return itself: it never changes, and is as heavy as a file."""
        return self


def known_by_all(scenario: Scenario) -> Scenario:
    """Return a scenario without what only the GM may know; the rest is in its secrets."""
    weakness = scenario.monster.weakness
    if weakness.known_by is not None:
        weakness = replace(weakness, means=(Means(item=SOMEWHERE),), says={})
    return with_weakness(with_secrets(scenario, (), SOMEWHERE), weakness)


def with_secrets(scenario: Scenario, events: Iterable[Event], lair: str) -> Scenario:
    # In an order that does not depend on what somebody has seen of them already.
    listed = tuple(sorted(events, key=lambda event: event.id))
    return replace(scenario, events=listed, monster=replace(scenario.monster, start=lair))


def with_weakness(scenario: Scenario, weakness: Weakness) -> Scenario:
    return replace(scenario, monster=replace(scenario.monster, weakness=weakness))
