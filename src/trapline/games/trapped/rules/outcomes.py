"""What comes of a conflict: what was wanted, or damage, or the end (TD-69 to TD-73, TD-111)."""

from trapline.kernel import Seat

from ..content.hooks import Hook
from ..facts.conflict import ConflictEnded, DamageDrawn, Hurt
from ..facts.deeds import Controlled, DareDropped, Doomed
from ..model.agenda import Doom
from ..model.basics import FigureId
from ..model.cards import DEADLY, points, rank
from ..model.conflict import Conflict
from ..model.kinds import Contest, Fate
from ..model.sheets import Spot, spot_of
from ..wishes.conflict import Harm
from ..wishes.trouble import MeetEnd
from .asking import offered
from .deeds import achieve, lose, move
from .monster import beaten, is_fight, spend
from .queries import due, running, ways_on
from .scene import Scene, draw, drawn
from .sheets import score_at, sore_spots, worst_spots

DAMAGING = frozenset({Contest.GOAL, Contest.MONSTER, Contest.EVENT})
"""To fail with an Extra or in a challenge does no damage (TD-90)."""


def follow_up(scene: Scene) -> None:
    conflict = running(scene.state)
    if is_fight(conflict):
        spend(scene, conflict)
    if conflict.won:
        succeed(scene, conflict)
    elif conflict.kind in DAMAGING and conflict.hurts:
        risk_damage(scene, conflict)
    else:
        fail(scene, conflict)


def end(scene: Scene, conflict: Conflict, hooks: tuple[Hook, ...]) -> None:
    scene.tell(
        ConflictEnded(
            conflict=conflict.number,
            won=bool(conflict.won),
            hooks=hooks,
            whom=conflict.figure,
            card=conflict.base[0] if conflict.base else "",
        )
    )


def succeed(scene: Scene, conflict: Conflict) -> None:
    end(scene, conflict, conflict.won_hooks)
    if is_fight(conflict):
        beaten(scene, conflict)
    elif conflict.kind is Contest.GOAL:
        achieve(scene, conflict.figure, scene.atlas.goals[conflict.subject])
    elif conflict.kind is Contest.CONTROL:
        obey(scene, conflict)


def obey(scene: Scene, conflict: Conflict) -> None:
    """The Extra is under control, and does what was asked: one room, one simple act (TD-85)."""
    extra = scene.figure(int(conflict.subject))
    scene.tell(Controlled(conflict.seat, extra.id, extra.name))
    if conflict.room in ways_on(scene.atlas, scene.state, extra):
        move(scene, extra.id, conflict.room)


def fail(scene: Scene, conflict: Conflict) -> None:
    """Nothing comes of it. A challenger who fails has given the other a card (TD-77)."""
    end(scene, conflict, conflict.lost_hooks)
    if conflict.kind is Contest.CHALLENGE and conflict.opponent is not None:
        scene.tell(DareDropped(conflict.opponent))
        draw(scene, conflict.opponent)


def risk_damage(scene: Scene, conflict: Conflict) -> None:
    """A card may still save whoever lost; a court card or an ace that does not is the end."""
    [card] = drawn(scene, 1)
    figure = scene.figure(conflict.figure)
    reached = conflict.active_total + points(card)
    saves = reached >= conflict.opposing_total
    deadly = not saves and rank(card) in DEADLY
    scene.tell(
        DamageDrawn(
            conflict=conflict.number,
            figure=figure.id,
            name=figure.name,
            card=card,
            saves=saves,
            deadly=deadly,
            total=reached,
        )
    )
    if saves or deadly:
        end(scene, conflict, conflict.lost_hooks)
    if deadly:
        perish(scene, figure.id)


def perish(scene: Scene, figure: FigureId) -> None:
    """A character's player says how; an Extra simply dies (TD-116)."""
    one = scene.figure(figure)
    if one.seat is None:
        lose(scene, figure, Fate.DEAD)
    else:
        scene.tell(Doomed(figure, one.name, one.seat))


def meet_end(scene: Scene, _by: Seat, wish: MeetEnd) -> None:
    die(scene, Fate.INSANE if wish.insane else Fate.DEAD, str(wish.words))


def die(scene: Scene, fate: Fate, words: str = "") -> None:
    lose(scene, due(scene.state, Doom).figure, fate, words)


def harm(scene: Scene, _by: Seat, wish: Harm) -> None:
    codes = [spot.code for spot in sore_spots(scene.state, running(scene.state).figure)]
    hurt(scene, spot_of(offered(str(wish.spot), codes, "TD-71")))


def hurt(scene: Scene, spot: Spot) -> None:
    conflict = running(scene.state)
    if conflict.damage is None:
        raise LookupError("there is no damage")
    before = score_at(scene.state, spot)
    card = conflict.damage if spot.about is not None else rank(conflict.damage)
    scene.tell(
        Hurt(
            conflict=conflict.number,
            spot=spot.code,
            name=scene.name(spot.figure),
            before=before,
            card=card,
        )
    )
    end(scene, conflict, conflict.lost_hooks)


def worst_spot(scene: Scene) -> Spot:
    """Return what the house would hurt: the biggest drop, else an Extra's feeling (TD-129)."""
    conflict = running(scene.state)
    worst = worst_spots(scene.state, conflict.figure, conflict.damage or "")
    spots = list(sore_spots(scene.state, conflict.figure))
    others = [spot for spot in spots if spot.figure != conflict.figure]
    return scene.any_of(worst or others or spots)
