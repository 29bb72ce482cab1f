"""A house rule, tried before people try it: games with it beside games without."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from trapline.kernel import (
    PLAIN,
    Bar,
    Bot,
    Chart,
    Game,
    Language,
    Within,
    difference_within,
    mean_within,
    share_within,
)
from trapline.library.labour import Heard, Stopped, refuse_none, shared_out
from trapline.library.mistakes import Mistake
from trapline.library.shelf import game_named
from trapline.library.simulating import Played, Simulation, course_of

MINUTE = 60_000


class Change(Struct, frozen=True):
    """One figure, as it usually is and as it is with the change."""

    chart: str
    label: str
    unit: str
    usual: Bar
    changed: Bar

    @property
    def by(self) -> float:
        return self.changed.value - self.usual.value

    @property
    def within(self) -> Within | None:
        """Between which bounds the difference lies, nineteen times in twenty."""
        if self.usual.within is None or self.changed.within is None:
            return None
        return difference_within(
            self.usual.value, self.usual.within, self.changed.value, self.changed.within
        )

    @property
    def is_sure(self) -> bool:
        """Whether more than luck made the difference."""
        return self.within is not None and (self.within[0] > 0 or self.within[1] < 0)


class Comparison(Struct, frozen=True):
    """The same games, as usual and with some options changed."""

    usual: Simulation
    changed: Simulation
    options: Mapping[str, Any]
    """What was changed."""

    @property
    def changes(self) -> Sequence[Change]:
        """Every figure that both have."""
        if not self.usual.games or not self.changed.games:
            return []
        both = (*self.usual.games, *self.changed.games)
        causes = sorted({one.cause for one in both})
        return list(beside(figures(self.usual, causes), figures(self.changed, causes)))


def compare(
    game: str | Game,
    options: Mapping[str, Any],
    games: int = 100,
    bot: str | Bot = PLAIN,
    seed: int | str = "trapline",
    *,
    scenario: str | None = None,
    seats: int | None = None,
    language: Language = "en",
    workers: int | None = None,
    heard: Heard | None = None,
) -> Comparison:
    """Play so many games as usual and so many with these options, by the same seeds.

    Games with one seed have the same adventurers, cards or words to begin with; then they part.
    """
    if not options:
        raise Mistake("nothing is changed: name an option, such as hide_price=5")
    refuse_none(games)
    known = game_named(game)
    courses = [
        course_of(known, bot, seed, changes, scenario, seats, language) for changes in ({}, options)
    ]

    def work(number: int) -> tuple[bool, Played]:
        lap, is_changed = divmod(number, len(courses))
        return bool(is_changed), courses[is_changed].played(lap)

    def result(done: Sequence[tuple[bool, Played]]) -> Comparison:
        usual, changed = ([one for which, one in done if which is kind] for kind in (False, True))
        return Comparison(courses[0].simulation(usual), courses[1].simulation(changed), options)

    try:
        return result(shared_out(work, 2 * games, workers, heard))
    except Stopped as stopped:
        raise Stopped(result(stopped.done)) from stopped


def figures(simulation: Simulation, causes: Sequence[str]) -> Sequence[Chart]:
    """Return what is known of any game, then what this one is studied for."""
    games = simulation.games
    count = Counter(one.cause for one in games)
    lengths: Mapping[str, Sequence[float]] = {
        "moves": [one.moves for one in games],
        "minutes of bots": [one.ms / MINUTE for one in games],
        "rounds": [one.rounds for one in games if one.rounds is not None],
    }
    length = [
        Bar(name, sum(each) / len(each), len(each), mean_within(each))
        for name, each in lengths.items()
        if each
    ]
    ends = [ending(cause, count[cause], len(games)) for cause in causes]
    return [
        Chart("Length", tuple(length), ""),
        Chart("How games end", tuple(ends)),
        *simulation.charts,
    ]


def ending(cause: str, count: int, games: int) -> Bar:
    low, high = share_within(count, games)
    return Bar(cause, 100 * count / games, games, (100 * low, 100 * high))


def beside(usual: Sequence[Chart], changed: Sequence[Chart]) -> Iterator[Change]:
    after = {(chart.title, bar.label): bar for chart in changed for bar in chart.bars}
    for chart in usual:
        for bar in chart.bars:
            if other := after.get((chart.title, bar.label)):
                yield Change(chart.title, bar.label, chart.unit, bar, other)
