"""What cards and abilities do: each verb is one small function."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from trapline.kernel import Seat

from ..facts.cards import Fizzled, MustDrop, PerkLost, Snatched
from ..facts.landing import TrapSeized
from ..facts.money import Gained, Owed
from ..facts.moving import Froze, Limped, Stunned, Swapped
from ..facts.turns import ExtraRolled
from ..model.agenda import Effect
from ..model.basics import PieceId
from ..model.kinds import Gait
from .aims import hindmost, is_ahead
from .drawing import find_cards, over_limit
from .landing import destroy
from .moving import go_back, go_to_hut, send_to_start, walk
from .queries import flags_left, halved, is_home, is_out, may_walk, rivals, where
from .scene import Scene

Verb: TypeAlias = Callable[[Scene, Effect], None]


def back(scene: Scene, effect: Effect) -> None:
    steady = scene.box.boon(scene.state.players[effect.seat], "foot")
    go_back(scene, on(effect), effect.amount - steady)


def forward(scene: Scene, effect: Effect) -> None:
    """Only one's own card leads a piece home (TR-86)."""
    piece, is_own = on(effect), effect.by == effect.seat
    if is_own and not may_walk(scene.box, scene.state, piece, effect.amount):
        scene.tell(Fizzled(effect.seat))
    else:
        walk(scene, piece, effect.amount, Gait.ACTION if is_own else Gait.TRAP)


def start(scene: Scene, effect: Effect) -> None:
    send_to_start(scene, on(effect))


def hut(scene: Scene, effect: Effect) -> None:
    go_to_hut(scene, on(effect))


def swap(scene: Scene, effect: Effect) -> None:
    """Change places with the owner's hindmost piece, if that is behind."""
    box, state, piece = scene.box, scene.state, on(effect)
    other = hindmost(box, state, effect.by, exposed=effect.drawn)
    if other is None or not is_out(state, piece) or not is_ahead(box, state, piece, other):
        scene.tell(Fizzled(effect.seat, "swap"))
        return
    routes = box.board.routes
    there, here = routes[where(state, other)], routes[where(state, piece)]
    scene.tell(Swapped(by=effect.by, piece=piece, other=other, path=there, other_path=here))


def lose(scene: Scene, effect: Effect) -> None:
    scene.tell(Owed((effect.seat,), None, effect.amount, guilty(effect)))


def pay(scene: Scene, effect: Effect) -> None:
    scene.tell(Owed((effect.seat,), effect.by, effect.amount, guilty(effect)))


def halve(scene: Scene, effect: Effect) -> None:
    amount = halved(scene.state.players[effect.seat].gold)
    if amount:
        scene.tell(Owed((effect.seat,), None, amount, guilty(effect)))
    else:
        scene.tell(Fizzled(effect.seat, "halve"))


def levy(scene: Scene, effect: Effect) -> None:
    scene.tell(Owed(rivals(scene.state, effect.by), effect.by, effect.amount))


def drop(scene: Scene, effect: Effect) -> None:
    scene.tell(MustDrop(effect.seat, effect.amount))


def snatch(scene: Scene, effect: Effect) -> None:
    hand = scene.state.players[effect.seat].hand
    if not hand:
        scene.tell(Fizzled(effect.by, "snatch"))
        return
    by, whom, card = effect.by, effect.seat, scene.luck.choice(hand)
    over = over_limit(scene, by, 1)
    scene.tell(Snatched(by=by, whom=whom, card=card, over=over, to=(by, whom)))


def stun(scene: Scene, effect: Effect) -> None:
    scene.tell(Stunned(effect.seat))


def freeze(scene: Scene, effect: Effect) -> None:
    piece = on(effect)
    if is_home(scene.state, piece):
        scene.tell(Fizzled(effect.seat, "freeze"))
    else:
        scene.tell(Froze(effect.seat, piece, ends(scene, effect.seat)))


def limp(scene: Scene, effect: Effect) -> None:
    scene.tell(Limped(effect.seat, ends(scene, effect.seat)))


def strip(scene: Scene, effect: Effect) -> None:
    perks = scene.state.players[effect.seat].perks
    if not perks:
        scene.tell(Fizzled(effect.seat, "strip"))
        return
    room = scene.box.cards[perks[-1]].boons.get("hand", 0)
    scene.tell(PerkLost(effect.seat, perks[-1], over_limit(scene, effect.seat, room)))


def gain(scene: Scene, effect: Effect) -> None:
    scene.tell(Gained(effect.seat, effect.amount))


def draw(scene: Scene, effect: Effect) -> None:
    find_cards(scene, effect.seat, effect.amount)


def roll(scene: Scene, effect: Effect) -> None:
    scene.tell(ExtraRolled(effect.seat, scene.luck.die()))


def wreck(scene: Scene, effect: Effect) -> None:
    destroy(scene, effect.by, effect.space)


def seize(scene: Scene, effect: Effect) -> None:
    space = effect.space
    if space is None or space not in scene.state.traps or not flags_left(scene.state, effect.by):
        scene.tell(Fizzled(effect.by))
    else:
        scene.tell(TrapSeized(effect.by, space))


def on(effect: Effect) -> PieceId:
    if effect.piece is None:
        raise ValueError(f"{effect.do} needs a piece")
    return effect.piece


def guilty(effect: Effect) -> PieceId | None:
    return effect.piece if effect.landed else None


def ends(scene: Scene, seat: Seat) -> int:
    """Return how many ends of turns it takes until a player's next whole turn is over."""
    return 2 if seat == scene.state.active else 1


VERBS: Mapping[str, Verb] = {
    verb.__name__: verb
    for verb in (
        *(back, forward, start, hut, swap),
        *(lose, pay, halve, levy, gain),
        *(drop, snatch, draw, strip),
        *(stun, freeze, limp, roll),
        *(wreck, seize),
    )
}
