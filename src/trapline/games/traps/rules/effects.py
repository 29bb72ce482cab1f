"""Cards and abilities at work: first somebody aims, then it happens (TR-60 to TR-64)."""

from msgspec.structs import replace

from trapline.kernel import IllegalMove, Seat

from ..facts.cards import Aimed, Fizzled
from ..model.agenda import Effect
from ..model.kinds import Aim
from ..model.reasons import Reason
from ..wishes.answers import PickPiece, PickSeat, PickTrap
from .aims import RULE_OF, Target, targets
from .asking import offered, pending
from .queries import seat_of
from .scene import Scene
from .verbs import VERBS


def happen(scene: Scene, effect: Effect) -> None:
    """Let an effect happen; where there are several targets, somebody is asked first."""
    if effect.aim is None:
        VERBS[effect.do](scene, effect)
        return
    found = targets(scene.box, scene.state, effect)
    if not found:
        scene.tell(Fizzled(effect.by))
    elif len(found) == 1:
        aim_at(scene, effect, found[0])


def pick_piece(scene: Scene, by: Seat, wish: PickPiece) -> None:
    pick(scene, by, wish.piece, Aim.MINE, Aim.FOE)


def pick_seat(scene: Scene, by: Seat, wish: PickSeat) -> None:
    pick(scene, by, wish.seat, Aim.RIVAL)


def pick_trap(scene: Scene, by: Seat, wish: PickTrap) -> None:
    pick(scene, by, wish.space, Aim.TRAP)


def pick(scene: Scene, by: Seat, target: Target, *aims: Aim) -> None:
    effect = pending(scene.state, by, Effect)
    if effect.aim is None or effect.aim not in aims:
        raise IllegalMove(Reason.ANSWER_FIRST)
    found = targets(scene.box, scene.state, effect)
    aim_at(scene, effect, offered(target, found, RULE_OF[effect.aim]))


def aim_at(scene: Scene, effect: Effect, target: Target) -> None:
    match effect.aim:
        case Aim.MINE | Aim.FOE:
            aimed = replace(effect, aim=None, piece=target, seat=seat_of(target))
        case Aim.RIVAL:
            aimed = replace(effect, aim=None, seat=target)
        case Aim.TRAP | None:
            aimed = replace(effect, aim=None, space=target)
    scene.tell(Aimed(effect.by, aimed))
