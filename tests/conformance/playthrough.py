"""One game played by bots, fools, latecomers and the clock, all decided by a seed."""

import pickle
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tests.conformance.shapes import hints, invited_wish, random_wish
from trapline.kernel import (
    HOUSE,
    PLAIN,
    By,
    Fact,
    Game,
    HouseMove,
    IllegalMove,
    Observer,
    Options,
    Seat,
    SeatAway,
    SeatBack,
    SeatJoined,
    SeatLeft,
    SeededLuck,
    Sitter,
    Stale,
    State,
    TableTime,
    TimeUp,
    View,
    Wish,
)

Refusal: TypeAlias = IllegalMove | Stale
Asked: TypeAlias = Wish | HouseMove

DEADLINES_IN_A_ROW = 50
AFTER_THE_END = 5


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    at: TableTime
    by: By
    facts: tuple[Fact, ...]
    drew: bool = False

    @property
    def is_final(self) -> bool:
        """Whether nobody can go back past it."""
        return self.drew or any(fact.opens for fact in self.facts)


@dataclass(frozen=True)
class Moment:
    """An entry, the state after it, and who sat there."""

    game: Game
    entry: Entry
    state: State
    seats: tuple[Seat, ...]
    views: dict[Observer, View] = field(default_factory=dict, compare=False, repr=False)

    def view(self, observer: Observer) -> View:
        """Return what somebody sees; most laws look at it."""
        if observer not in self.views:
            self.views[observer] = self.game.view(self.state, observer)
        return self.views[observer]


@dataclass(frozen=True)
class Attempt:
    """A wish, the state it was made in (and a copy from before it was made), and its answer."""

    by: By
    wish: Asked
    before: State
    untouched: State
    answer: Entry | Refusal


@dataclass
class Playthrough:
    """Everything that was tried, and everything that came of it."""

    game: Game
    options: Options
    sitters: Sequence[Sitter]
    seed: int
    steps: int = 80
    memory: Any = None
    copies: bool = True
    """Whether to keep states from before each move, to see that nothing touches them."""

    at: TableTime = 0
    moments: list[Moment] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = SeededLuck(f"game {self.seed}")
        self.whim = SeededLuck(f"whim {self.seed}")
        self.seats = [sitter.seat for sitter in self.sitters]
        self.away: set[Seat] = set()
        facts = self.game.setup(self.options, self.sitters, self.at, self.luck, self.memory)
        self.write(None, Entry(self.at, HOUSE, tuple(facts)))
        for _ in range(self.steps):
            if self.is_over:
                break
            self.step()
        for _ in range(AFTER_THE_END if self.is_over else 0):
            self.play_fool()

    @property
    def state(self) -> State:
        return self.moments[-1].state

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state) is not None

    def step(self) -> None:
        self.at += self.whim.below(4000)
        self.fire_deadlines()
        if self.is_over:
            return
        whim = self.whim.below(20)
        if whim < 11:
            self.play_bot()
        elif whim < 14:
            self.play_fool()
        elif whim < 17:
            self.accept_invitation()
        elif whim < 18:
            self.come_and_go()
        elif whim < 19:
            self.join_late()
        else:
            self.wait_for_the_clock()

    def play_bot(self) -> None:
        for seat in self.whim.shuffled(self.seats):
            wish = self.game.bots[PLAIN].choose(self.moments[-1].view(seat), self.whim)
            if wish is not None:
                self.attempt(seat, wish)
                return
        self.wait_for_the_clock()

    def play_fool(self) -> None:
        views = [self.moments[-1].view(seat) for seat in self.seats]
        seat = self.whim.choice(self.seats)
        self.attempt(seat, random_wish(self.game, hints(views), self.whim))

    def accept_invitation(self) -> None:
        seat = self.whim.choice(self.seats)
        view = self.moments[-1].view(seat)
        if view.may:
            self.attempt(seat, invited_wish(self.game, view, self.whim))

    def come_and_go(self) -> None:
        seat = self.whim.choice(self.seats)
        if seat in self.away:
            self.away.remove(seat)
            self.attempt(HOUSE, SeatBack(seat))
        else:
            self.away.add(seat)
            self.attempt(HOUSE, self.whim.choice((SeatAway(seat), SeatLeft(seat))))

    def join_late(self) -> None:
        seat = max(self.seats) + 1
        teams = (None, *range(self.game.teams))
        self.attempt(HOUSE, SeatJoined(seat, self.whim.choice(teams)))

    def wait_for_the_clock(self) -> None:
        deadline = self.game.deadline(self.state)
        if deadline is not None:
            self.at = max(self.at, deadline.at)
            self.fire_deadlines()

    def fire_deadlines(self) -> None:
        now = self.at
        for _ in range(DEADLINES_IN_A_ROW):
            deadline = self.game.deadline(self.state)
            if deadline is None or deadline.at > now:
                return
            self.at = max(deadline.at, self.moments[-1].entry.at)
            fired = self.attempt(HOUSE, TimeUp(deadline.name, deadline.turn))
            self.at = now
            assert fired, f"{deadline} was due, but its TimeUp was refused"
        raise AssertionError(f"{self.game.deadline(self.state)} comes again and again")

    def attempt(self, by: By, wish: Asked) -> bool:
        before = self.state
        untouched = copied(before) if self.copies else before
        answer = self.asked(before, by, wish)
        self.attempts.append(Attempt(by, wish, before, untouched, answer))
        if not isinstance(answer, Entry):
            return False
        if isinstance(wish, SeatJoined):
            self.seats.append(wish.seat)
        if answer.facts or by is not HOUSE:
            self.write(untouched, answer)
        return True

    def asked(self, state: State, by: By, wish: Asked) -> Entry | Refusal:
        draws = self.luck.draws
        try:
            facts = self.game.play(state, by, wish, self.at, self.luck)
        except (IllegalMove, Stale) as refusal:
            return refusal
        return Entry(self.at, by, tuple(facts), drew=self.luck.draws > draws)

    def write(self, state: State | None, entry: Entry) -> None:
        after = folded(self.game, state, entry.facts)
        self.moments.append(Moment(self.game, entry, after, tuple(self.seats)))


def copied(state: State) -> State:
    """Return a copy through and through; to deepcopy takes three times as long."""
    return pickle.loads(pickle.dumps(state))


def folded(game: Game, state: State | None, facts: Sequence[Fact]) -> State:
    for fact in facts:
        try:
            state = game.apply(state, fact)
        except (IllegalMove, Stale) as refusal:
            raise AssertionError(f"apply refused {fact}: {refusal!r}") from refusal
    return state
