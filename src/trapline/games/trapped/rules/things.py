"""Things and people that can be moved at any quiet moment: TD-89, TD-127."""

from trapline.kernel import IllegalMove, Seat

from ..content.atlas import Atlas
from ..facts.deeds import ExtraLed, ItemGiven, ItemTaken
from ..model.basics import FigureId
from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason
from ..model.sheets import Figure
from ..wishes.talk import Give, Lead, Take
from .asking import offered
from .deeds import move
from .map import ways_past_the_door
from .queries import character_of, extra_of, free_extras, others_here
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
    figure, item = able[0], str(wish.item)
    near = [one.id for one in others_here(scene.state, figure)]
    whom = scene.figure(offered(wish.figure, near, "TD-127"))
    scene.tell(ItemGiven(figure.id, figure.name, whom.id, whom.name, item))


def hands(state: State, seat: Seat) -> list[Figure]:
    """Return those through whom somebody can hand things over."""
    found = (character_of(state, seat), extra_of(state, seat)) if seat != state.gm else ()
    return [one for one in found if one is not None]


def take(scene: Scene, by: Seat, wish: Take) -> None:
    refuse_in_conflict(scene.state)
    figure = own_character(scene.state, by)
    item = offered(str(wish.item), takeable(scene.atlas, scene.state, figure), "TD-127")
    stays = scene.atlas.items[item].many
    scene.tell(ItemTaken(figure.id, figure.name, item, figure.room, stays))


def takeable(atlas: Atlas, state: State, figure: Figure) -> tuple[str, ...]:
    """Return what lies here; of things that are there for everybody, one each."""
    lying = dict.fromkeys(state.floor.get(figure.room, ()))
    return tuple(item for item in lying if not (atlas.items[item].many and item in figure.items))


def own_character(state: State, seat: Seat) -> Figure:
    figure = character_of(state, seat)
    if figure is None:
        raise IllegalMove(Reason.NOT_NOW)
    return figure


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
