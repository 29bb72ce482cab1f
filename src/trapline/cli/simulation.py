"""A table at which nobody but bots sits."""

from collections.abc import Sequence

from trapline.cli.complaints import Complaint
from trapline.kernel import (
    HOUSE,
    By,
    Fact,
    Game,
    HouseMove,
    IllegalMove,
    Options,
    Outcome,
    SeededLuck,
    Sitter,
    Stale,
    TableTime,
    TimeUp,
    Wish,
)
from trapline.tables.world import Patience

PAUSES = range(Patience().bot_fastest, Patience().bot_slowest + 1)
MOST_MOVES = 20_000
STALLED = Outcome((), "stalled")


class Simulation:
    """One game of bots, from its first fact to its outcome."""

    def __init__(self, game: Game, options: Options, seats: int, seed: str) -> None:
        sitters = [Sitter(seat, seat % game.teams if game.teams else None) for seat in range(seats)]
        self.game, self.seats, self.at, self.moves = game, range(seats), 0, 0
        self.luck, self.whim = SeededLuck(f"game {seed}"), SeededLuck(f"whim {seed}")
        self.state = None
        self.facts: list[Fact] = []
        self.tell(game.setup(options, sitters, self.at, self.luck, None))

    def tell(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            self.state = self.game.apply(self.state, fact)
        self.facts += facts

    def played(self, bot: str) -> Outcome:
        while (outcome := self.game.outcome(self.state)) is None:
            if self.moves >= MOST_MOVES:
                return STALLED
            self.pass_time(self.at + self.whim.choice(PAUSES))
            if not self.somebody_moves(bot):
                self.wait()
        return outcome

    def somebody_moves(self, bot: str) -> bool:
        """Ask the bots in any order, and after the first those first who are waited for."""
        seats = list(self.whim.shuffled(self.seats))
        while seats:
            seat = seats.pop(0)
            view = self.game.view(self.state, seat)
            wish = self.game.bots[bot].choose(view, self.whim) if view.may else None
            if wish is not None and self.happens(seat, wish):
                return True
            awaited = [one for one in seats if one in view.waiting]
            seats = awaited + [one for one in seats if one not in awaited]
        return False

    def pass_time(self, until: TableTime) -> None:
        while (due := self.game.deadline(self.state)) is not None and due.at <= until:
            self.at = max(self.at, due.at)
            self.happens(HOUSE, TimeUp(due.name, due.turn))
        self.at = max(self.at, until)

    def wait(self) -> None:
        due = self.game.deadline(self.state)
        if due is None and self.game.outcome(self.state) is None:
            raise Complaint(f"{self.game.name} hangs: no bot moves and no clock runs")
        if due is not None:
            self.pass_time(due.at)

    def happens(self, by: By, wish: Wish | HouseMove) -> bool:
        try:
            facts = self.game.play(self.state, by, wish, self.at, self.luck)
        except (IllegalMove, Stale):
            return False
        self.tell(facts)
        self.moves += 1
        return True
