"""What happens in one entry: facts that follow from each other, at one moment, with one luck."""

from trapline.games.traps import facts as f
from trapline.games.traps.content import Box
from trapline.games.traps.model import State
from trapline.games.traps.rules.fold import after
from trapline.kernel import Luck, TableTime


class Scene:
    """Each fact is told on the state that the last one left."""

    def __init__(self, box: Box, state: State, at: TableTime, luck: Luck) -> None:
        self.box = box
        self.state = state
        self.at = at
        self.luck = luck
        self.facts: list[f.AnyFact] = []

    def tell(self, fact: f.AnyFact) -> None:
        self.state = after(self.state, fact)
        self.facts.append(fact)
