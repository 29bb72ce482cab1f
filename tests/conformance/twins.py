"""The laws on twins: two deals that differ only in what an observer may not know."""

from collections.abc import Sequence

from tests.conformance.drawn import Drawn
from tests.conformance.laws import PROBES
from tests.conformance.shapes import hints, invited_wish, random_wish
from tests.conformance.world import World, asked
from trapline.kernel import (
    ARCHIVE,
    HOUSE,
    By,
    Game,
    HouseMove,
    Luck,
    Observer,
    SeededLuck,
    State,
    TableTime,
    TimeUp,
    Wish,
)

LONGEST_AFTERMATH = 12
AFTERMATHS = 3


def twins_look_alike(drawn: Drawn) -> None:
    """Law 4."""
    twins_are_told_alike(drawn)

    one, other = drawn.twins
    for number, (here, there) in enumerate(zip(one.states, other.states, strict=True)):
        probe_twins(drawn.subject.game, drawn.observer, here, there, one.at, drawn.seed + number)


def twins_are_told_alike(drawn: Drawn) -> None:
    """Law 4, for what is seen without asking."""
    observer, (one, other) = drawn.observer, drawn.twins

    ours, theirs = one.seen_by(observer), other.seen_by(observer)
    for (what, here), (_, there) in zip(ours, theirs, strict=False):
        assert here == there, f"{what} tells {observer} which twin it is: {here!r} or {there!r}"
    assert len(ours) == len(theirs), f"{observer} can tell the twins by the number of entries"


def probe_twins(
    game: Game, observer: Observer, one: State, other: State, at: TableTime, seed: int
) -> None:
    """Check that no wish is refused to the observer in one world alone, or in other words."""
    if not isinstance(observer, int):
        return
    luck = SeededLuck(seed)
    hint = hints([game.view(one, observer)])
    for _ in range(PROBES):
        wish = random_wish(game, hint, luck)
        here, there = (asked(game, state, observer, wish, at, luck) for state in (one, other))
        if isinstance(here, bytes) or isinstance(there, bytes):
            assert here == there, f"{wish} tells {observer} the twin: {here!r} or {there!r}"


def no_bot_tells_by_its_pace(drawn: Drawn) -> None:
    """Law 4, for bots: whether what others may do is mere housekeeping everybody knows."""
    game, (one, other) = drawn.subject.game, drawn.twins
    seats = [seat for seat in range(game.seats.start) if seat != drawn.observer]
    for here, there in zip(one.states, other.states, strict=True):
        for seat in seats:
            ours, theirs = game.view(here, seat), game.view(there, seat)
            if ours.may and theirs.may:
                assert ours.is_housekeeping == theirs.is_housekeeping, (
                    f"how long a bot on seat {seat} takes tells {drawn.observer} the twin"
                )


def where_twins_part_nobody_goes_back(drawn: Drawn) -> None:
    """Law 4, beyond the twins: an entry that tells which of them it is cannot be undone."""
    for number in range(AFTERMATHS):
        worlds = [world.copied() for world in drawn.twins]
        play_until_they_part(worlds, drawn.observer, SeededLuck(f"{drawn.seed} {number}"))


def play_until_they_part(worlds: Sequence[World], observer: Observer, luck: Luck) -> None:
    for _ in range(LONGEST_AFTERMATH):
        number = len(worlds[0].entries)
        by, wish = next_asked(worlds, luck)
        for world in worlds:
            world.play(by, wish)
        happened = [world.entries[number:] for world in worlds]
        if happened[0] and happened[1]:
            here, there = (world.shown(number, observer) for world in worlds)
            if here != there:
                [[ours], [theirs]] = happened
                assert ours.is_final, f"{ours.facts} tell {observer} the twin, and can be undone"
                assert theirs.is_final, f"{theirs.facts} can be undone, and {ours.facts} cannot"
                return
        elif happened[0] or happened[1]:
            # It was lawful for one hand and not for the other: no other twin would ask for it.
            return


def next_asked(worlds: Sequence[World], luck: Luck) -> tuple[By, Wish | HouseMove]:
    """Return a wish that makes sense in one of these worlds, or let their time run out."""
    game, state = worlds[0].game, luck.choice(worlds).state
    deadline = game.deadline(state)
    if deadline is not None and luck.below(8) == 0:
        for world in worlds:
            world.at = max(world.at, deadline.at)
        return HOUSE, TimeUp(deadline.name, deadline.turn)
    seats = range(game.seats.start)
    able = [seat for seat in seats if game.view(state, seat).may]
    seat = luck.choice(able or seats)
    view = game.view(state, seat)
    if view.may and luck.below(3):
        return seat, invited_wish(game, view, luck)
    hint = hints([game.view(world.state, ARCHIVE) for world in worlds] + [view])
    return seat, random_wish(game, hint, luck)
