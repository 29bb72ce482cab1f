"""The monster: fighting it, what it does after each turn, and where it flees (TD-95 to TD-100)."""

from trapline.kernel import IllegalMove, Seat

from ..content.atlas import Atlas
from ..facts.conflict import Tested, Tried
from ..facts.deeds import ItemLost
from ..facts.trouble import ExtraAttacked, MonsterAttacked, MonsterBeaten, MonsterMoved
from ..model.agenda import Flight
from ..model.basics import LIVES, MONSTER, MONSTER_CARDS, SHORT_OF_DEATH
from ..model.cards import points, total
from ..model.conflict import Conflict
from ..model.game import State
from ..model.kinds import Attribute, Contest
from ..model.reasons import Reason
from ..model.sheets import Figure
from ..wishes.offers import Lair
from ..wishes.trouble import Flee, Prowl
from ..wishes.turn import Attack
from .asking import dared_to, doer, harder, line, offered, set_about
from .deeds import look, move
from .queries import (
    far_for_monster,
    in_room,
    living,
    monster_reach,
    next_step,
    player_of,
    ways_past_the_door,
)
from .scene import Scene, drawn
from .sheets import proposed
from .telling import lose_untold


def attack(scene: Scene, by: Seat, wish: Attack) -> None:
    dared = dared_to(scene.state, by, MONSTER)
    figure = doer(scene.state, by, wish.through)
    if not is_with_monster(scene.state, figure):
        raise IllegalMove(Reason.NOT_HERE, room=scene.state.beast.seen_in, rule="TD-100")
    attribute = proposed(figure, wish.attribute)
    set_about(scene, by)
    scene.tell(
        Tried(
            conflict=scene.state.conflicts + 1,
            kind=Contest.MONSTER,
            seat=by,
            figure=figure.id,
            name=figure.name,
            attribute=attribute,
            subject=MONSTER,
            words=str(wish.words),
            cards=toughness(scene.atlas, scene.state, figure),
            line=line(scene.state, by, dared),
            means=means_of(scene.atlas, scene.state, figure),
        )
    )


def is_fight(conflict: Conflict) -> bool:
    """Say whether the monster is in it, whoever began it (TD-95)."""
    return conflict.kind is Contest.MONSTER or (
        conflict.kind is Contest.EVENT and conflict.subject == MONSTER
    )


def is_with_monster(state: State, figure: Figure) -> bool:
    return not state.beast.dead and state.beast.seen_in == figure.room


def means_of(atlas: Atlas, state: State, figure: Figure) -> str:
    """Return what this one carries and knows the monster to fear; best what is not used up."""
    if not knows_weakness(atlas, state, figure):
        return ""
    means = [one for one in atlas.scenario.monster.weakness.means if one.item in figure.items]
    lasting = [one for one in means if not one.used_up]
    return (lasting or means)[0].item if means else ""


def toughness(atlas: Atlas, state: State, figure: Figure) -> int:
    """Three cards; two, if the weakness is known and the means are at hand (TD-95)."""
    exploited = means_of(atlas, state, figure) != ""
    return MONSTER_CARDS - exploited + harder(state, figure.room)


def knows_weakness(atlas: Atlas, state: State, figure: Figure) -> bool:
    known_by = atlas.scenario.monster.weakness.known_by
    return known_by is None or known_by in state.goals | figure.goals


def counts(atlas: Atlas, means: str) -> bool:
    """Say whether a victory brings the monster closer to its death (TD-99)."""
    return bool(means) or not atlas.scenario.monster.weakness.needed


def spend(scene: Scene, conflict: Conflict) -> None:
    """Some means have one use, whatever comes of it (TD-99)."""
    used_up = [one.item for one in scene.atlas.scenario.monster.weakness.means if one.used_up]
    if conflict.means in used_up:
        figure = scene.figure(conflict.figure)
        scene.tell(ItemLost(figure.id, figure.name, conflict.means, room=""))


def beaten(scene: Scene, conflict: Conflict) -> None:
    """Twice it gets away; the third time it dies, also where it attacked (TD-96)."""
    hit = counts(scene.atlas, conflict.means)
    defeats = scene.state.beast.defeats + hit
    dead = defeats >= LIVES
    scene.tell(MonsterBeaten(hit, defeats, dead, 0 if dead else scene.atlas.scenario.monster.flees))


def prowl(scene: Scene, _by: Seat, wish: Prowl) -> None:
    """After each player's turn it goes to a room next door, or stays, and may attack (TD-98)."""
    room = offered(str(wish.room), haunts(scene.atlas, scene.state), "TD-98")
    victim = None
    if wish.whom is not None:
        here = {figure.id: figure for figure in in_room(scene.state, room)}
        victim = here[offered(wish.whom, list(here), "TD-130")]
    go(scene, room, prowling=True)
    if victim is not None:
        strike(scene, victim)


def haunts(atlas: Atlas, state: State) -> tuple[str, ...]:
    """Return where it can be at the end of a turn: a room away at most (TD-98)."""
    return (state.beast.room,) if state.beast.came else monster_reach(atlas, state, 1)


def steps_to_prey(atlas: Atlas, state: State, room: str) -> int:
    """Return how far the nearest person is whom it can get at; else, as if no door stopped it."""
    people = {figure.room for figure in living(state)}
    far = far_for_monster(atlas, state, room)
    if people.isdisjoint(far):
        far = far_for_monster(atlas, state, room, ajar=True)
    return min((far[one] for one in people if one in far), default=len(atlas.rooms))


def lair(atlas: Atlas, state: State, room: str) -> Lair:
    people = tuple(figure.id for figure in in_room(state, room))
    return Lair(room, people, steps_to_prey(atlas, state, room))


def go(scene: Scene, room: str, *, prowling: bool = False) -> None:
    scene.tell(MonsterMoved(room, prowling, to=(scene.state.gm,)))
    look(scene)


def flee(scene: Scene, _by: Seat, wish: Flee) -> None:
    go(scene, offered(str(wish.room), hideouts(scene.atlas, scene.state), "TD-130"))


def hideouts(atlas: Atlas, state: State) -> tuple[str, ...]:
    """Return where it can flee: up to two rooms away, and not to where it is, if it can."""
    flight = next_step(state, Flight)
    rooms = monster_reach(atlas, state, 1 if flight is None else flight.steps)
    return tuple(room for room in rooms if room != state.beast.room) or rooms


def strike(scene: Scene, victim: Figure, card: str = "") -> None:
    """Attack somebody: a test for whoever speaks for them; an Extra alone just runs (TD-131)."""
    ways = len(scene.atlas.scenario.monster.attacks)
    scene.tell(MonsterAttacked(victim.id, victim.name, scene.state.beast.attacks % ways))
    seat = player_of(victim)
    if seat is None:
        strike_extra(scene, victim)
        return
    base = (card,) if card else ()
    scene.tell(
        Tested(
            conflict=scene.state.conflicts + 1,
            seat=seat,
            figure=victim.id,
            name=victim.name,
            subject=MONSTER,
            attributes=scene.atlas.scenario.monster.attributes,
            cards=toughness(scene.atlas, scene.state, victim) - len(base),
            base=base,
            line=line(scene.state, seat),
            means=means_of(scene.atlas, scene.state, victim),
        )
    )


def strike_extra(scene: Scene, extra: Figure) -> None:
    card, *obstacle = drawn(scene, 1 + MONSTER_CARDS)
    fast = extra.attributes[Attribute.FAST]
    short = total(obstacle) - points(fast) - points(card)
    dies = short > SHORT_OF_DEATH
    scene.tell(
        ExtraAttacked(
            figure=extra.id,
            name=extra.name,
            score=fast,
            card=card,
            obstacle=tuple(obstacle),
            dies=dies,
        )
    )
    if dies:
        lose_untold(scene, extra.id)
        return
    rooms = ways_past_the_door(scene.atlas, scene.state, extra)
    if rooms:
        move(scene, extra.id, scene.any_of(rooms))
