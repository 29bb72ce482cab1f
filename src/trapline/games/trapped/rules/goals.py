"""Goals: what can be tried, what is lacking, and the attempt (TD-66, TD-67, TD-127)."""

from collections.abc import Iterator

from trapline.kernel import IllegalMove, Seat

from ..content.atlas import Atlas, is_met, missing
from ..content.schema import Goal
from ..facts.conflict import Tried
from ..model.agenda import Dared
from ..model.basics import GOAL_CARDS, Seats
from ..model.game import State
from ..model.kinds import Contest, Through
from ..model.reasons import Reason
from ..model.sheets import Figure
from ..wishes.turn import Attempt
from .acting import acting, refuse_other, set_about
from .judging import proposed
from .queries import character_of, extra_of, had_by, players_after
from .scene import Scene


def attempt(scene: Scene, by: Seat, wish: Attempt) -> None:
    dared = acting(scene, by, wish.number)
    refuse_other(dared, f"goal:{wish.goal}")
    goal = scene.atlas.goals.get(wish.goal)
    if goal is None:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-66")
    figure = doer(scene.state, by, wish.through)
    refuse_closed(scene, figure, goal)
    attribute = proposed(figure, wish.attribute)
    set_about(scene, by, dared)
    scene.tell(
        Tried(
            scene.state.conflicts + 1,
            Contest.GOAL,
            by,
            figure.id,
            figure.name,
            attribute,
            goal.id,
            str(wish.words),
            GOAL_CARDS + harder(scene.state, figure.room),
            line(scene.state, by, dared),
        )
    )


def doer(state: State, by: Seat, through: Through) -> Figure:
    """Return who acts: one's character, or the Extra that one controls (TD-54)."""
    found = {Through.CHARACTER: character_of(state, by), Through.EXTRA: extra_of(state, by)}
    figure = found.get(through)
    if figure is None:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-54")
    return figure


def doers(state: State, by: Seat) -> Iterator[tuple[Through, Figure]]:
    for through, figure in (
        (Through.CHARACTER, character_of(state, by)),
        (Through.EXTRA, extra_of(state, by)),
    ):
        if figure is not None:
            yield through, figure


def refuse_closed(scene: Scene, figure: Figure, goal: Goal) -> None:
    if not is_wanted(scene.state, figure, goal):
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-66")
    room, lacks = lacking(scene.atlas, scene.state, figure, goal)
    if room:
        raise IllegalMove(Reason.NOT_HERE, room=room, rule="TD-66")
    if lacks:
        raise IllegalMove(Reason.LACKS, lacks=lacks, rule="TD-66")


def is_wanted(state: State, figure: Figure, goal: Goal) -> bool:
    """Say whether a goal is still to be achieved by this one, or for all.

    The safe room is sealed as often as it is open, but never with the monster in it (TD-35).
    """
    if goal.shuts:
        return not state.sealed and state.beast.seen != state.safe
    if goal.search is not None:
        searched = state.searched.get(goal.search, ())
        return goal.search in state.hidden and figure.room not in searched
    return goal.id not in state.goals and goal.id not in figure.goals


def lacking(atlas: Atlas, state: State, figure: Figure, goal: Goal) -> tuple[str, tuple[str, ...]]:
    """Return a room where one would have to be, and what one would have to have."""
    elsewhere = goal.at[0] if goal.at and figure.room not in goal.at else ""
    return elsewhere, missing(atlas.needs(goal.id), had_by(state, figure))


def is_open(atlas: Atlas, state: State, figure: Figure, goal: Goal) -> bool:
    is_there = not goal.at or figure.room in goal.at
    if not is_there or not is_wanted(state, figure, goal):
        return False
    return is_met(atlas.needs(goal.id), had_by(state, figure))


def harder(state: State, room: str) -> int:
    """Return how many more cards the GM draws in a room."""
    return sum(one.cards for one in state.handicaps if room in one.rooms)


def line(state: State, by: Seat, dared: Dared | None = None) -> Seats:
    """Return who may bid: the active player, then clockwise; not a challenger who has (TD-79)."""
    barred = () if dared is None or not dared.contested else (dared.by,)
    return (by, *(seat for seat in players_after(state, by) if seat not in barred))
