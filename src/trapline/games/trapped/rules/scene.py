"""What happens in one entry: facts that follow from each other, at one moment, with one luck."""

from collections.abc import Sequence
from typing import TypeVar

from trapline.games.trapped import facts as f
from trapline.games.trapped.content import Atlas
from trapline.games.trapped.content.making import Maker
from trapline.games.trapped.model import Figure, FigureId, State
from trapline.games.trapped.rules.fold import after
from trapline.kernel import Luck, TableTime

T = TypeVar("T")


class Scene:
    """Each fact is told on the state that the last one left."""

    def __init__(self, atlas: Atlas, state: State, at: TableTime, luck: Luck, maker: Maker) -> None:
        self.atlas = atlas
        self.state = state
        self.at = at
        self.luck = luck
        self.maker = maker
        self.facts: list[f.AnyFact] = []

    def tell(self, fact: f.AnyFact) -> None:
        self.state = after(self.state, fact)
        self.facts.append(fact)

    def later(self, seconds: int) -> TableTime:
        return self.at + 1000 * seconds

    def any_of(self, options: Sequence[T]) -> T:
        """Let luck decide, where it has something to decide."""
        return options[0] if len(options) == 1 else self.luck.choice(options)

    def figure(self, figure: FigureId) -> Figure:
        return self.state.figures[figure]

    def name(self, figure: FigureId) -> str:
        return self.state.figures[figure].name
