"""What people do when nothing is being settled: with things (TD-127), and with Extras.

They lead them (TD-89), let them go (TD-85), and become one (TD-113, TD-135).
"""

from trapline.kernel import IllegalMove, Seat

from ..content.atlas import Atlas
from ..facts.deeds import Became, Claimed, ExtraLed, ItemGiven, ItemTaken, Released
from ..model.basics import FigureId
from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason
from ..model.sheets import Figure
from ..wishes.talk import Become, Give, Lead, Release, Take
from .asking import doers, offered
from .deeds import move
from .queries import (
    character_of,
    extra_of,
    free_extras,
    heirs,
    next_seat,
    others_here,
    players,
    ways_past_the_door,
)
from .scene import Scene


def is_quiet(state: State) -> bool:
    """Say whether nothing is being settled."""
    is_on = state.phase is Phase.PLAY and state.verdict is None
    return is_on and state.conflict is None and not state.agenda


def refuse_in_conflict(state: State) -> None:
    if not is_quiet(state):
        raise IllegalMove(Reason.IN_A_CONFLICT)


def give(scene: Scene, by: Seat, wish: Give) -> None:
    """One's character hands something over, or the Extra that obeys."""
    refuse_in_conflict(scene.state)
    able = [one for one in hands(scene.state, by) if wish.item in one.items]
    if not able:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-127")
    figure = able[0]
    near = [one.id for one in others_here(scene.state, figure)]
    whom = scene.figure(offered(wish.figure, near, "TD-127"))
    scene.tell(
        ItemGiven(
            figure=figure.id,
            name=figure.name,
            whom=whom.id,
            whom_name=whom.name,
            item=str(wish.item),
        )
    )


def hands(state: State, seat: Seat) -> list[Figure]:
    """Return those through whom somebody can hand things over."""
    return [] if seat == state.gm else [figure for _, figure in doers(state, seat)]


def take(scene: Scene, by: Seat, wish: Take) -> None:
    refuse_in_conflict(scene.state)
    figure = character_of(scene.state, by)
    if figure is None:
        raise IllegalMove(Reason.NOT_NOW)
    item = offered(str(wish.item), takeable(scene.atlas, scene.state, figure), "TD-127")
    scene.tell(
        ItemTaken(
            figure=figure.id,
            name=figure.name,
            item=item,
            room=figure.room,
            stays=scene.atlas.items[item].many,
        )
    )


def takeable(atlas: Atlas, state: State, figure: Figure) -> tuple[str, ...]:
    """Return what lies here; of things that are there for everybody, one each."""
    lying = dict.fromkeys(state.floor.get(figure.room, ()))
    return tuple(item for item in lying if not (atlas.items[item].many and item in figure.items))


def lead(scene: Scene, by: Seat, wish: Lead) -> None:
    """The GM moves an Extra that is nobody's, one room in a turn; it opens no door (TD-89)."""
    refuse_in_conflict(scene.state)
    if by != scene.state.gm:
        raise IllegalMove(Reason.GM_ONLY, rule="TD-89")
    leashes = leadable(scene.atlas, scene.state)
    figure = offered(wish.figure, list(leashes), "TD-89")
    room = offered(str(wish.room), leashes[figure], "TD-89")
    scene.tell(ExtraLed(figure, scene.name(figure)))
    move(scene, figure, room)


def leadable(atlas: Atlas, state: State) -> dict[FigureId, tuple[str, ...]]:
    free = [one for one in free_extras(state) if one.id not in state.led]
    found = {one.id: ways_past_the_door(atlas, state, one) for one in free}
    return {figure: rooms for figure, rooms in found.items() if rooms}


def release(scene: Scene, by: Seat, wish: Release) -> None:
    """It costs nothing, at any time (TD-85)."""
    refuse_in_conflict(scene.state)
    figure = scene.state.figures.get(wish.figure)
    if figure is None or figure.master != by:
        raise IllegalMove(Reason.NOT_YOURS, rule="TD-85")
    scene.tell(Released(figure.id, figure.name))


def become(scene: Scene, by: Seat, wish: Become) -> None:
    """Take an Extra; where another might want it too, the turn decides (TD-135)."""
    refuse_in_conflict(scene.state)
    if by not in scene.state.players or character_of(scene.state, by) is not None:
        raise IllegalMove(Reason.NOT_NOW)
    able = [figure.id for figure in heirs(scene.state, by)]
    figure = scene.figure(offered(wish.figure, able, "TD-113"))
    if (by, figure.id) in scene.state.claims:
        raise IllegalMove(Reason.ALREADY_ANSWERED)
    is_free = figure.master == by or not rivals(scene.state, by)
    scene.tell((Became if is_free else Claimed)(by, figure.id, figure.name))


def rivals(state: State, by: Seat) -> list[Seat]:
    """Return the others without a character, who could want the same Extra."""
    return [
        seat
        for seat in players(state)
        if seat != by and character_of(state, seat) is None and extra_of(state, seat) is None
    ]


def grant_claims(scene: Scene) -> None:
    """When a turn is over, the next in turn order gets what several want (TD-135)."""
    wanted = dict(scene.state.claims)
    seat = scene.state.active
    for _ in scene.state.order:
        seat = next_seat(scene.state, seat)
        figure = wanted.get(seat)
        if figure is not None and figure in [one.id for one in heirs(scene.state, seat)]:
            scene.tell(Became(seat, figure, scene.name(figure)))
