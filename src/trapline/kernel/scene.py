"""What happens in one entry: facts that follow from each other, at one moment, with one luck."""

from collections.abc import Callable
from typing import Generic, TypeVar

from trapline.kernel.luck import Luck
from trapline.kernel.messages import Fact
from trapline.kernel.seats import TableTime

StateT = TypeVar("StateT")
FactT = TypeVar("FactT", bound=Fact)


class Scene(Generic[StateT, FactT]):
    """Each fact is told on the state that the last one left."""

    def __init__(
        self, after: Callable[[StateT, FactT], StateT], state: StateT, at: TableTime, luck: Luck
    ) -> None:
        self.after = after
        self.state = state
        self.at = at
        self.luck = luck
        self.facts: list[FactT] = []

    def tell(self, fact: FactT) -> None:
        self.state = self.after(self.state, fact)
        self.facts.append(fact)

    def later(self, seconds: int) -> TableTime:
        return self.at + 1000 * seconds

    def settle(self, follow: Callable[[], None]) -> None:
        """Let follow what nobody needs to decide, until nothing more does."""
        before = -1
        while before != len(self.facts):
            before = len(self.facts)
            follow()
