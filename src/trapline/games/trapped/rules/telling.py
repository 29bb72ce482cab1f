"""Telling how it went: whoever won or lost has the floor, and holds up nobody (TD-40).

The table listens before it goes on, as one does around a table; but anybody may say “go on”, and so
does the clock. Then the tale may still come, until the next result: nobody is cut off in writing.
"""

from trapline.kernel import IllegalMove, Seat, Stale

from ..facts.conflict import LuckAsked
from ..facts.talk import CueGiven, CuePassed, MovedOn, Narrated, ToldAloud
from ..model.agenda import Ask
from ..model.basics import FigureId
from ..model.kinds import Fate, Prompt
from ..model.reasons import Reason
from ..wishes.talk import MoveOn, Narrate
from .deeds import lose
from .queries import is_asked, is_gone, player_of, running
from .scene import Scene


def give_floor(
    scene: Scene,
    seat: Seat,
    prompt: Prompt,
    figure: FigureId,
    about: str = "",
    conflict: int = 0,
) -> None:
    """Ask somebody who is here to tell it."""
    if is_gone(scene.state, seat):
        return
    scene.tell(
        CueGiven(
            cue=scene.state.cues + 1,
            seat=seat,
            prompt=prompt,
            figure=figure,
            name=scene.name(figure),
            about=about,
            conflict=conflict,
        )
    )


def lose_untold(scene: Scene, figure: FigureId, conflict: int = 0) -> None:
    """Somebody dies, and who spoke for them tells how; the GM, for an Extra of nobody's."""
    seat = player_of(scene.figure(figure))
    lose(scene, figure, Fate.DEAD)
    teller = scene.state.gm if seat is None else seat
    give_floor(scene, teller, Prompt.GONE, figure, conflict=conflict)


def narrate(scene: Scene, by: Seat, wish: Narrate) -> None:
    cue = scene.state.cue
    if cue is None or cue.number != wish.cue:
        raise Stale
    if cue.seat != by:
        raise IllegalMove(Reason.NOT_YOUR_TURN, seats=(cue.seat,))
    if not wish.words:
        scene.tell((ToldAloud if wish.aloud else CuePassed)(cue.number, by))
        return
    scene.tell(
        Narrated(
            cue=cue.number,
            seat=by,
            prompt=cue.prompt,
            figure=cue.figure,
            name=scene.name(cue.figure),
            words=str(wish.words),
            about=cue.about,
            conflict=cue.conflict,
        )
    )


def move_on(scene: Scene, by: Seat, _wish: MoveOn) -> None:
    """Anybody may: whoever has the floor keeps it (TD-40). Lucky is over when the GM says so."""
    if not is_asked(scene.state, Ask.LUCK):
        listen_no_longer(scene)
    elif by == scene.state.gm:
        scene.tell(LuckAsked(running(scene.state).number))
    else:
        raise IllegalMove(Reason.GM_ONLY, rule="TD-21")


def listen_no_longer(scene: Scene) -> None:
    scene.tell(MovedOn(scene.state.cues))
