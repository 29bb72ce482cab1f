"""One telling of a game, to be held against its twin."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.conformance.playthrough import Entry, folded
from trapline.kernel import (
    By,
    Fact,
    Game,
    HouseMove,
    IllegalMove,
    Luck,
    Observer,
    SeededLuck,
    Stale,
    State,
    TableTime,
    Wish,
    encode,
    witnessed_by,
)

STALE = b"stale"


@dataclass
class World:
    """A game told by facts (where luck would decide) and by wishes (where people would)."""

    game: Game
    at: TableTime = 0
    state: State = None
    entries: list[Entry] = field(default_factory=list)
    states: list[State] = field(default_factory=list)
    refusals: list[tuple[By, bytes]] = field(default_factory=list)

    def copied(self) -> "World":
        """Return one that can go on without this one."""
        history = list(self.entries), list(self.states), list(self.refusals)
        return World(self.game, self.at, self.state, *history)

    def tell(self, by: By, *facts: Fact, drew: bool = False) -> None:
        if facts:
            self.state = folded(self.game, self.state, facts)
            self.entries.append(Entry(self.at, by, facts, drew))
            self.states.append(self.state)

    def play(self, by: By, wish: Wish | HouseMove) -> None:
        luck = SeededLuck("told")
        answer = asked(self.game, self.state, by, wish, self.at, luck)
        if isinstance(answer, bytes):
            self.refusals.append((by, answer))
        else:
            self.tell(by, *answer, drew=luck.draws > 0)

    def seen_by(self, observer: Observer) -> list[tuple[str, bytes]]:
        """Return all that reaches this observer, in order, each with a name."""
        numbers = range(len(self.entries))
        seen = [shown for number in numbers for shown in self.shown(number, observer)]
        told = [refusal for by, refusal in self.refusals if by == observer]
        return [*seen, *(("a refusal", refusal) for refusal in told)]

    def shown(self, number: int, observer: Observer) -> list[tuple[str, bytes]]:
        """Return what one entry brings to this observer."""
        entry, state = self.entries[number], self.states[number]
        return [
            ("the time of an entry", encode(entry.at)),
            ("facts", encode(list(witnessed_by(observer, entry.facts)))),
            ("the view", encode(self.game.view(state, observer))),
            ("the deadline", encode(self.game.deadline(state))),
            ("whether it can be undone", encode(entry.is_final)),
        ]


def both_play(
    pair: tuple[World, World],
    by: By,
    here: Wish | HouseMove,
    there: Wish | HouseMove,
    opening: tuple[type, ...],
) -> bool:
    """Let twins play on, unless one of them would hear a fact that lets their secrets out."""
    both = list(zip(pair, (here, there), strict=True))
    for world, wish in both:
        facts = asked(world.game, world.state, by, wish, world.at + 100, SeededLuck("told"))
        if any(isinstance(fact, opening) for fact in facts):
            return False
    for world, wish in both:
        world.at += 100
        world.play(by, wish)
    return True


def asked(
    game: Game, state: State, by: By, wish: Wish | HouseMove, at: TableTime, luck: Luck
) -> Sequence[Fact] | bytes:
    """Return what happens, or the refusal as its bytes."""
    try:
        return game.play(state, by, wish, at, luck)
    except IllegalMove as refusal:
        return encode((refusal.reason, refusal.facts))
    except Stale:
        return STALE
