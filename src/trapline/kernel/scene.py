"""What happens in one entry: facts that follow from each other, at one moment, with one luck."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from trapline.kernel.luck import Luck
from trapline.kernel.messages import Fact
from trapline.kernel.seats import TableTime

StateT = TypeVar("StateT")
FactT = TypeVar("FactT", bound=Fact)


class Scene(Generic[StateT, FactT]):
    """Each fact is told on the state that the last one left; the first of a game, on none."""

    def __init__(
        self, after: Callable[[Any, FactT], StateT], state: StateT | None, at: TableTime, luck: Luck
    ) -> None:
        self._after = after
        self._state = state
        self.at = at
        self.luck = luck
        self.facts: list[FactT] = []

    @property
    def state(self) -> StateT:
        if self._state is None:
            raise LookupError("no game has begun")
        return self._state

    def tell(self, fact: FactT) -> None:
        self._state = self._after(self._state, fact)
        self.facts.append(fact)

    def later(self, seconds: int) -> TableTime:
        return self.at + 1000 * seconds

    def settle(self, follow: Callable[[], None]) -> None:
        """Let follow what nobody needs to decide, until nothing more does."""
        before = -1
        while before != len(self.facts):
            before = len(self.facts)
            follow()
