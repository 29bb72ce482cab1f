"""Making Extras obey, and letting them go (TD-81 to TD-90, TD-137)."""

from trapline.kernel import IllegalMove, Seat

from ..facts.conflict import Tried
from ..facts.deeds import Released
from ..model.basics import CONTROL_CARDS
from ..model.game import State
from ..model.kinds import Contest
from ..model.reasons import Reason
from ..model.sheets import Figure
from ..wishes.talk import Release
from ..wishes.turn import Control
from .acting import acting, refuse_other, set_about
from .asking import offered
from .bonds import bond, feeling, lawful
from .goals import harder, line
from .judging import proposed
from .map import ways_on
from .queries import character_of, extras
from .scene import Scene


def control(scene: Scene, by: Seat, wish: Control) -> None:
    dared = acting(scene, by, wish.number)
    refuse_other(dared, f"extra:{wish.figure}")
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
    set_about(scene, by, dared)
    scene.tell(
        Tried(
            scene.state.conflicts + 1,
            Contest.CONTROL,
            by,
            figure.id,
            figure.name,
            attribute,
            str(extra.id),
            str(wish.words),
            CONTROL_CARDS + harder(scene.state, figure.room),
            line(scene.state, by, dared),
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


def release(scene: Scene, by: Seat, wish: Release) -> None:
    """It costs nothing, at any time (TD-85)."""
    figure = scene.state.figures.get(wish.figure)
    if figure is None or figure.master != by:
        raise IllegalMove(Reason.NOT_YOURS, rule="TD-85")
    scene.tell(Released(figure.id, figure.name))
