"""Death, madness, and taking an Extra as a new character (TD-111 to TD-116, TD-135)."""

from trapline.kernel import IllegalMove, Seat

from ..facts.deeds import Became, Claimed
from ..model.agenda import Ask, Doom
from ..model.kinds import Fate
from ..model.reasons import Reason
from ..wishes.talk import Become
from ..wishes.trouble import MeetEnd
from .asking import asked_of, offered
from .deeds import lose
from .queries import character_of, extra_of, heirs, next_seat, players
from .scene import Scene


def meet_end(scene: Scene, by: Seat, wish: MeetEnd) -> None:
    asked_of(scene.state, by, wish.number, Ask.DOOM)
    die(scene, Fate.INSANE if wish.insane else Fate.DEAD, str(wish.words))


def die(scene: Scene, fate: Fate, words: str = "") -> None:
    top = scene.state.agenda[0]
    if not isinstance(top, Doom):
        raise LookupError("nobody is doomed")
    lose(scene, top.figure, fate, words)


def become(scene: Scene, by: Seat, wish: Become) -> None:
    """Take an Extra; where another might want it too, the turn decides (TD-135)."""
    if by not in scene.state.players or character_of(scene.state, by) is not None:
        raise IllegalMove(Reason.NOT_NOW)
    able = [figure.id for figure in heirs(scene.state, by)]
    figure = scene.figure(offered(wish.figure, able, "TD-113"))
    if (by, figure.id) in scene.state.claims:
        raise IllegalMove(Reason.ALREADY_ANSWERED)
    if figure.master == by or not rivals(scene, by):
        scene.tell(Became(by, figure.id, figure.name))
    else:
        scene.tell(Claimed(by, figure.id, figure.name))


def rivals(scene: Scene, by: Seat) -> list[Seat]:
    """Return the others without a character, who could want the same Extra."""
    state = scene.state
    return [
        seat
        for seat in players(state)
        if seat != by and character_of(state, seat) is None and extra_of(state, seat) is None
    ]


def settle_claims(scene: Scene) -> None:
    """When a turn is over, the next in turn order gets what several want (TD-135)."""
    wanted = dict(scene.state.claims)
    seat = scene.state.active
    for _ in scene.state.order:
        seat = next_seat(scene.state, seat)
        figure = wanted.get(seat)
        if figure is not None and figure in [one.id for one in heirs(scene.state, seat)]:
            scene.tell(Became(seat, figure, scene.name(figure)))
