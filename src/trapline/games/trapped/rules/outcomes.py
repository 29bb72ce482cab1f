"""What comes of a conflict: what was wanted, or damage, or the end (TD-69 to TD-73, TD-111)."""

from trapline.kernel import Seat

from ..content.hooks import Hook
from ..facts.conflict import ConflictEnded, DamageDrawn, Hurt
from ..facts.deeds import Controlled, DareDropped, Doomed
from ..model.agenda import Doom
from ..model.basics import FigureId
from ..model.cards import DEADLY, points, rank
from ..model.conflict import Conflict
from ..model.kinds import Contest, Fate, Prompt
from ..model.sheets import Spot, spot_of
from ..wishes.conflict import Harm
from ..wishes.trouble import MeetEnd
from .asking import offered
from .deeds import achieve, lose, move
from .monster import beaten, is_fight, spend
from .queries import character_of, due, running, ways_on
from .scene import Scene, draw, drawn
from .sheets import score_at, sore_spots, worst_spots
from .telling import give_floor, lose_untold

DAMAGING = frozenset({Contest.GOAL, Contest.MONSTER, Contest.EVENT, Contest.DARE})
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
    """It is done; then whoever won tells how (TD-69)."""
    end(scene, conflict, conflict.won_hooks)
    if is_fight(conflict):
        beaten(scene, conflict)
        prompt = Prompt.SLEW if scene.state.beast.dead else Prompt.DROVE_OFF
        ask_how(scene, conflict, prompt)
        return
    match conflict.kind:
        case Contest.GOAL:
            accomplish(scene, conflict)
        case Contest.CONTROL:
            obey(scene, conflict)
            other = scene.name(int(conflict.subject))
            ask_how(scene, conflict, Prompt.OBEYED, other)
        case Contest.CHALLENGE:
            other = named(scene, conflict.opponent)
            ask_how(scene, conflict, Prompt.TALKED_INTO, other)
        case Contest.DARE:
            ask_how(scene, conflict, Prompt.DARED)
        case Contest.EVENT | Contest.MONSTER:
            ask_how(scene, conflict, Prompt.SURVIVED)


def ask_how(scene: Scene, conflict: Conflict, prompt: Prompt, about: str = "") -> None:
    give_floor(scene, conflict.seat, prompt, conflict.figure, about, conflict.number)


def named(scene: Scene, seat: Seat | None) -> str:
    figure = None if seat is None else character_of(scene.state, seat)
    return "" if figure is None else figure.name


def accomplish(scene: Scene, conflict: Conflict) -> None:
    goal = scene.atlas.goals[conflict.subject]
    had = scene.figure(conflict.figure).items
    achieve(scene, conflict.figure, goal)
    new = [one for one in scene.figure(conflict.figure).items if one not in had]
    prompt = Prompt.GAINED if new else Prompt.DONE
    if goal.search is not None:
        prompt = Prompt.FOUND if new else Prompt.IN_VAIN
    ask_how(scene, conflict, prompt, (*new, "")[0])


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
        stand_firm(scene, conflict, conflict.opponent)
    elif conflict.kind is Contest.CONTROL:
        other = scene.name(int(conflict.subject))
        ask_how(scene, conflict, Prompt.REFUSED, other)
    else:
        ask_how(scene, conflict, Prompt.FAILED)


def stand_firm(scene: Scene, conflict: Conflict, seat: Seat) -> None:
    """Who was not to be persuaded tells why."""
    figure = character_of(scene.state, seat)
    if figure is not None:
        other = named(scene, conflict.seat)
        give_floor(scene, seat, Prompt.STOOD_FIRM, figure.id, other, conflict.number)


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
    if saves:
        ask_how(scene, conflict, Prompt.SPARED)
    if deadly:
        perish(scene, figure.id, conflict.number)


def perish(scene: Scene, figure: FigureId, conflict: int) -> None:
    """A character's player says how; an Extra simply dies (TD-116)."""
    one = scene.figure(figure)
    if one.seat is None:
        lose_untold(scene, figure, conflict)
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
    bear(scene, conflict, spot)


def bear(scene: Scene, conflict: Conflict, spot: Spot) -> None:
    """Whoever is hurt tells what it looks like, or what has come between two people (TD-71)."""
    if spot.about is None:
        ask_how(scene, conflict, Prompt.MARKED, spot.aspect)
        return
    other = spot.figure if spot.figure != conflict.figure else spot.about
    ask_how(scene, conflict, Prompt.ESTRANGED, scene.name(other))


def worst_spot(scene: Scene) -> Spot:
    """Return what the house would hurt: the biggest drop, else an Extra's feeling (TD-129)."""
    conflict = running(scene.state)
    worst = worst_spots(scene.state, conflict.figure, conflict.damage or "")
    spots = list(sore_spots(scene.state, conflict.figure))
    others = [spot for spot in spots if spot.figure != conflict.figure]
    return scene.any_of(worst or others or spots)
