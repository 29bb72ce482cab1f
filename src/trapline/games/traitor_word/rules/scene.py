"""What happens in one entry: facts that follow from each other, at one moment, with one luck."""

from trapline.games.traitor_word import facts as f
from trapline.games.traitor_word.content import Box
from trapline.games.traitor_word.judge import Judge
from trapline.games.traitor_word.model import State
from trapline.games.traitor_word.rules.fold import after
from trapline.kernel import Luck, TableTime


class Scene:
    """Each fact is told on the state that the last one left."""

    def __init__(self, box: Box, judge: Judge, state: State, at: TableTime, luck: Luck) -> None:
        self.box = box
        self.judge = judge
        self.state = state
        self.at = at
        self.luck = luck
        self.facts: list[f.AnyFact] = []

    def tell(self, fact: f.AnyFact) -> None:
        self.state = after(self.state, fact)
        self.facts.append(fact)

    def later(self, seconds: int) -> TableTime:
        return self.at + 1000 * seconds
