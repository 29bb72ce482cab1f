"""What somebody does with a turn: go for a goal, make an Extra obey, explore (TD-66 to TD-94)."""

from trapline.kernel import IllegalMove, Seat, kept

from ..content.atlas import Atlas, missing
from ..content.schema import Goal
from ..facts.conflict import Tried
from ..facts.deeds import Explored
from ..facts.trouble import EventDrawn
from ..model.basics import CONTROL_CARDS, GOAL_CARDS, FigureId
from ..model.game import State
from ..model.kinds import Contest
from ..model.reasons import Reason
from ..model.sheets import Figure
from ..wishes.turn import Attempt, Control, Explore
from .asking import dared_to, doer, harder, line, offered, set_about
from .deeds import move
from .queries import character_of, extra_of, extras, having, ways_on
from .scene import Scene, drawn
from .sheets import bond, feeling, lawful, proposed

NEEDS = 1024
NOTHING: tuple[str, tuple[str, ...]] = "", ()


def attempt(scene: Scene, by: Seat, wish: Attempt) -> None:
    dared = dared_to(scene.state, by, f"goal:{wish.goal}")
    goal = scene.atlas.goals.get(wish.goal)
    if goal is None:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-66")
    figure = doer(scene.state, by, wish.through)
    refuse_closed(scene, figure, goal)
    attribute = proposed(figure, wish.attribute)
    set_about(scene, by)
    scene.tell(
        Tried(
            conflict=scene.state.conflicts + 1,
            kind=Contest.GOAL,
            seat=by,
            figure=figure.id,
            name=figure.name,
            attribute=attribute,
            subject=goal.id,
            words=str(wish.words),
            cards=GOAL_CARDS + harder(scene.state, figure.room),
            line=line(scene.state, by, dared),
        )
    )


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
        return not state.sealed and state.beast.seen_in != state.safe
    if goal.search is not None:
        searched = state.searched.get(goal.search, ())
        return goal.search in state.hidden and figure.room not in searched
    return goal.id not in state.goals and goal.id not in figure.goals


def lacking(atlas: Atlas, state: State, figure: Figure, goal: Goal) -> tuple[str, tuple[str, ...]]:
    """Return a room where one would have to be, and what one would have to have."""
    return lacking_with(atlas, figure, goal, state.goals)


@kept(NEEDS)
def lacking_with(
    atlas: Atlas, figure: Figure, goal: Goal, achieved: frozenset[str]
) -> tuple[str, tuple[str, ...]]:
    elsewhere = goal.at[0] if goal.at and figure.room not in goal.at else ""
    return elsewhere, missing(atlas.needs(goal.id), having(achieved, figure))


def is_open(atlas: Atlas, state: State, figure: Figure, goal: Goal) -> bool:
    return is_wanted(state, figure, goal) and lacking(atlas, state, figure, goal) == NOTHING


def control(scene: Scene, by: Seat, wish: Control) -> None:
    """Make an Extra do something; its feeling for the character resists (TD-83)."""
    dared = dared_to(scene.state, by, f"extra:{wish.figure}")
    figure = character_of(scene.state, by)
    near = {extra.id: extra for extra in within_earshot(scene.state, by)}
    extra = near[offered(wish.figure, list(near), "TD-88")]
    if figure is None:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-114")
    felt = feeling(scene.state, bond(scene.state, figure.id, extra.id))
    if dared is None and not lawful(scene.state.players[by].hand, felt):
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-65")
    room = ""
    if wish.room:
        room = offered(str(wish.room), ways_on(scene.atlas, scene.state, extra), "TD-85")
    attribute = proposed(figure, wish.attribute)
    set_about(scene, by)
    scene.tell(
        Tried(
            conflict=scene.state.conflicts + 1,
            kind=Contest.CONTROL,
            seat=by,
            figure=figure.id,
            name=figure.name,
            attribute=attribute,
            subject=str(extra.id),
            words=str(wish.words),
            cards=CONTROL_CARDS + harder(scene.state, figure.room),
            line=line(scene.state, by, dared),
            base=() if felt is None else (felt,),
            room=room,
        )
    )


def within_earshot(state: State, seat: Seat) -> list[Figure]:
    """Return the Extras that a player could make obey: in the same place, and not yet theirs."""
    figure = character_of(state, seat)
    if figure is None:
        return []
    return [one for one in extras(state) if one.room == figure.room and one.master != seat]


def explore(scene: Scene, by: Seat, wish: Explore) -> None:
    """One step, with the Extra that obeys, if it is there and can; then an event (TD-94)."""
    room = str(wish.room)
    dared_to(scene.state, by, f"room:{room}")
    figure = character_of(scene.state, by)
    if figure is None:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-114")
    offered(room, ways_on(scene.atlas, scene.state, figure), "TD-92")
    set_about(scene, by)
    scene.tell(Explored(by, str(wish.words)))
    extra = extra_of(scene.state, by)
    move(scene, figure.id, room)
    if wish.along and extra is not None and extra.room == figure.room:
        follow(scene, extra, room)
    befall(scene, figure.id)


def follow(scene: Scene, extra: Figure, room: str) -> None:
    if room in ways_on(scene.atlas, scene.state, extra):
        move(scene, extra.id, room)


def befall(scene: Scene, figure: FigureId | None) -> None:
    """Draw a card for an event; with somebody named, it must touch them (TD-46, TD-48)."""
    [card] = drawn(scene, 1)
    scene.tell(EventDrawn(card, figure))
