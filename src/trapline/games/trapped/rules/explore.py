"""Going about, and what befalls whoever does (TD-91 to TD-94)."""

from trapline.kernel import IllegalMove, Seat

from ..facts.deeds import Explored
from ..facts.trouble import EventDrawn
from ..model.basics import FigureId
from ..model.reasons import Reason
from ..wishes.turn import Explore
from .acting import acting, refuse_other, set_about
from .asking import offered
from .deeds import move
from .drawing import drawn
from .map import ways_on
from .queries import character_of, extra_of
from .scene import Scene


def explore(scene: Scene, by: Seat, wish: Explore) -> None:
    dared = acting(scene, by, wish.number)
    room = str(wish.room)
    refuse_other(dared, f"room:{room}")
    figure = character_of(scene.state, by)
    if figure is None:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-114")
    offered(room, ways_on(scene.atlas, scene.state, figure), "TD-92")
    set_about(scene, by, dared)
    set_out(scene, by, figure.id, room, along=wish.along, words=str(wish.words))


def set_out(
    scene: Scene, by: Seat, figure: FigureId, room: str, *, along: bool, words: str = ""
) -> None:
    """One step, with the Extra that obeys, if it is there and can; then an event (TD-94)."""
    start = scene.figure(figure).room
    scene.tell(Explored(by, words))
    extra = extra_of(scene.state, by)
    move(scene, figure, room)
    follows = along and extra is not None and extra.room == start
    if follows and extra is not None and room in ways_on(scene.atlas, scene.state, extra):
        move(scene, extra.id, room)
    befall(scene, figure)


def befall(scene: Scene, figure: FigureId | None) -> None:
    """Draw a card for an event; with somebody named, it must touch them (TD-46, TD-48)."""
    [card] = drawn(scene, 1)
    scene.tell(EventDrawn(card, figure))
