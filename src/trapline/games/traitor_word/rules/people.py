"""Those who go, come back or want to join (TT-62)."""

from trapline.games.traitor_word import facts as f
from trapline.games.traitor_word.model import Reason
from trapline.games.traitor_word.rules.clocks import time_up
from trapline.games.traitor_word.rules.scene import Scene
from trapline.games.traitor_word.rules.standing import is_over
from trapline.kernel import (
    AnyHouseMove,
    IllegalMove,
    Seat,
    SeatAway,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
    TimeUp,
)


def house_move(scene: Scene, move: AnyHouseMove) -> None:
    match move:
        case TimeUp():
            time_up(scene, move)
        case SeatJoined():
            raise IllegalMove(Reason.NO_LATECOMERS)
        case SeatAway():
            go_away(scene, move.seat, left=False)
        case SeatLeft():
            go_away(scene, move.seat, left=True)
        case SeatBack():
            come_back(scene, move.seat, bot=move.bot)
        case SeatHosts():
            pass


def go_away(scene: Scene, seat: Seat, *, left: bool) -> None:
    state = scene.state
    is_known = seat in (state.empty if left else state.empty | state.away)
    if seat in state.players and not is_known and not is_over(state):
        scene.tell(f.WentAway(seat, left))


def come_back(scene: Scene, seat: Seat, *, bot: bool) -> None:
    state = scene.state
    changes = seat in state.away | state.empty or (seat in state.bots) != bot
    if seat in state.players and changes and not is_over(state):
        scene.tell(f.CameBack(seat, bot))
