"""Those who leave, come back or want to join, and time that runs out (TR-98, TR-99)."""

from trapline.kernel import (
    AnyHouseMove,
    IllegalMove,
    Seat,
    SeatAway,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
    Stale,
    TimeUp,
    Turn,
)

from ..facts.people import ChairEmptied, ChairTaken, Departed
from ..facts.turns import TimeRanOut
from ..model.reasons import Reason
from .choices import answer, asked, default
from .clocks import CHAIR, CHAIR_WAITS, TURN, WINDOW
from .scene import Scene


def house_move(scene: Scene, move: AnyHouseMove) -> None:
    match move:
        case TimeUp():
            time_up(scene, move)
        case SeatJoined():
            raise IllegalMove(Reason.NO_LATECOMERS)
        case SeatLeft():
            leave(scene, move.seat)
        case SeatBack():
            come_back(scene, move.seat)
        case SeatAway() | SeatHosts():
            pass


def time_up(scene: Scene, move: TimeUp) -> None:
    state = scene.state
    if move.name == TURN and move.turn == state.turn and state.until is not None:
        scene.tell(TimeRanOut(state.active))
    elif move.name == WINDOW and move.turn == state.choice and state.window is not None:
        answer(scene, asked(state.agenda[0]), default(scene))
    elif move.name == CHAIR:
        depart(scene, move.turn)
    else:
        raise Stale


def leave(scene: Scene, seat: Seat) -> None:
    """Keep a chair for a while, for a bot or a person to take it."""
    state = scene.state
    if state.cause is not None or seat not in state.players or is_empty(scene, seat):
        return
    scene.tell(ChairEmptied(seat, state.departures + 1, scene.at + CHAIR_WAITS))


def is_empty(scene: Scene, seat: Seat) -> bool:
    return any(gone.seat == seat for gone in scene.state.empty)


def come_back(scene: Scene, seat: Seat) -> None:
    if is_empty(scene, seat):
        scene.tell(ChairTaken(seat))


def depart(scene: Scene, number: Turn) -> None:
    state = scene.state
    seat = next((gone.seat for gone in state.empty if gone.number == number), None)
    if seat is None:
        raise Stale
    traps = tuple(trap.card for trap in state.traps.values() if trap.owner == seat)
    scene.tell(Departed(seat, state.players[seat].hand + traps))
