"""Rolling and moving (TR-11 to TR-24)."""

from trapline.kernel import Seat

from ..facts.cards import Fizzled
from ..facts.landing import BankPaid, Spared
from ..facts.moving import Crossed, SentToStart, Walked, WentBack
from ..facts.turns import ExtraRolled, GameEnded, Rolled, RollLost
from ..model.agenda import Jungle, Mover, Walk
from ..model.basics import BANK_PAYS, FINISH, HOME_PAYS, PieceId, Space
from ..model.kinds import Cause, Gait, Terrain
from ..wishes.answers import Move, TakePath
from ..wishes.turn import Roll
from .asking import offered, pending
from .queries import (
    dice_counts,
    has_won,
    hut_behind,
    is_out,
    mercy,
    movers,
    path_of,
    paths,
    seat_of,
    ways_on,
    where,
)
from .scene import Scene


def roll(scene: Scene, by: Seat, wish: Roll) -> None:
    offered(wish.count, dice_counts(scene.state, by), "TR-13")
    roll_dice(scene, by, wish.count)


def roll_dice(scene: Scene, by: Seat, count: int) -> None:
    scene.tell(Rolled(by, tuple(scene.luck.die() for _ in range(count))))


def roll_more(scene: Scene, item: Jungle) -> None:
    scene.tell(ExtraRolled(item.seat, scene.luck.die()))


def choose_mover(scene: Scene, item: Mover) -> None:
    """Let the only piece that can use the roll go; two, and its owner is asked."""
    able = movers(scene.box, scene.state, item.seat, item.steps)
    if not able:
        scene.tell(RollLost(item.seat))
    elif len(able) == 1:
        walk(scene, able[0], item.steps, Gait.DICE)


def move(scene: Scene, by: Seat, wish: Move) -> None:
    item = pending(scene.state, by, Mover)
    able = movers(scene.box, scene.state, by, item.steps)
    walk(scene, offered(wish.piece, able, "TR-23"), item.steps, Gait.DICE)


def walk_on(scene: Scene, item: Walk) -> None:
    if len(paths(scene.box, scene.state, item)) == 1:
        walk(scene, item.piece, item.steps, item.gait)


def take_path(scene: Scene, by: Seat, wish: TakePath) -> None:
    item = pending(scene.state, by, Walk)
    way = offered(wish.space, paths(scene.box, scene.state, item), "TR-21")
    walk(scene, item.piece, item.steps, item.gait, first=way)


def walk(scene: Scene, piece: PieceId, steps: int, gait: Gait, first: Space | None = None) -> None:
    """Move a piece until its steps are done, or until it must choose a path (TR-21)."""
    board, by = scene.box.board, seat_of(piece)
    here, path, left = where(scene.state, piece), [], steps
    while left and here != FINISH:
        ways = (first,) if first is not None else ways_on(scene.box, piece, here, left, gait)
        if len(ways) > 1 or (ways[0] == FINISH and gait is Gait.TRAP):
            break
        first, here = None, ways[0]
        path.append(here)
        left -= 1
    at_fork = left > 0 and len(board.next[here]) > 1
    if not path and not at_fork:
        scene.tell(Fizzled(by))
        return
    left = left if at_fork else 0
    scene.tell(Walked(by=by, piece=piece, path=tuple(path), left=left, gait=gait))
    passed = path if at_fork else path[:-1]
    if gait is Gait.DICE:
        for space in passed:
            if board.kinds[space] is Terrain.BANK:
                pass_bank(scene, piece, space)
    if here == FINISH:
        cross(scene, piece)


def cross(scene: Scene, piece: PieceId) -> None:
    seat = seat_of(piece)
    scene.tell(Crossed(seat, piece, HOME_PAYS))
    if has_won(scene.state, seat):
        scene.tell(GameEnded(seat, Cause.BOTH_HOME))


def pass_bank(scene: Scene, piece: PieceId, space: Space) -> None:
    why = mercy(scene.state, piece, space)
    if why is None:
        pay_at_bank(scene, piece, space)
    else:
        scene.tell(Spared(seat_of(piece), piece, space, why))


def pay_at_bank(scene: Scene, piece: PieceId, space: Space) -> None:
    seat = seat_of(piece)
    amount = BANK_PAYS + scene.box.boon(scene.state.players[seat], "bank")
    scene.tell(BankPaid(seat, piece, space, amount))


def go_back(scene: Scene, piece: PieceId, steps: int) -> None:
    """Send a piece back the way it came; past the beginning of the path lies Start (TR-37)."""
    if not is_out(scene.state, piece) or steps <= 0:
        scene.tell(Fizzled(seat_of(piece)))
    elif steps >= len(path_of(scene.state, piece)):
        send_to_start(scene, piece)
    else:
        back = path_of(scene.state, piece)[-2 : -2 - steps : -1]
        scene.tell(WentBack(seat_of(piece), piece, steps, back))


def send_to_start(scene: Scene, piece: PieceId) -> None:
    seat = seat_of(piece)
    if not is_out(scene.state, piece):
        scene.tell(Fizzled(seat))
        return
    amount = HOME_PAYS + scene.box.boon(scene.state.players[seat], "home")
    scene.tell(SentToStart(seat, piece, amount))


def go_to_hut(scene: Scene, piece: PieceId) -> None:
    """Send a piece to the last Medical Hut on its path, or to Start (TR-74)."""
    steps = hut_behind(scene.box, scene.state, piece)
    if steps is None:
        send_to_start(scene, piece)
    else:
        go_back(scene, piece, steps)
