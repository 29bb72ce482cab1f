"""The GM's toolbox: what a GM may set right or set going besides the rules, for all to see.

None of it hurts a character, wins the game or does what only a player decides (TD-3, TD-138).
"""

from collections.abc import Iterator

from trapline.kernel import IllegalMove, Seat

from ..content.atlas import Atlas, is_met
from ..content.schema import Goal
from ..facts import desk as facts
from ..model.basics import FigureId, Seats
from ..model.cards import Card
from ..model.game import State
from ..model.reasons import Reason
from ..model.sheets import spot_of
from ..wishes import Invited
from ..wishes import desk as wishes
from ..wishes.offers import Holder, Leash
from .asking import offered, refuse_silence
from .deeds import arrive, look, may_gain
from .meantime import refuse_in_conflict
from .monster import go, haunts, lair, strike
from .queries import had_by, in_room, is_afoot, is_alive, living
from .scene import Scene
from .sheets import score_at


def tools(atlas: Atlas, state: State) -> Invited:
    if holders := tuple(givable(atlas, state)):
        yield wishes.MayHandOut(holders)
    if holders := tuple(removable(state)):
        yield wishes.MayRemove(holders)
    yield wishes.MayPut(tuple(puttable(atlas, state)))
    if places := clearable(state):
        yield wishes.MayClear(places)
    if hurt := mendable(state):
        yield wishes.MayMend(tuple(hurt), tuple(hurt.values()))
    if goals := grantable(atlas, state):
        yield wishes.MayGrant(goals)
    if goals := reopenable(atlas, state):
        yield wishes.MayReopen(goals)
    if rooms := loosable(atlas, state):
        yield wishes.MayLetLoose(tuple(lair(atlas, state, room) for room in rooms))


def refuse_others(scene: Scene, by: Seat) -> None:
    if by != scene.state.gm:
        raise IllegalMove(Reason.GM_ONLY, rule="TD-138")
    refuse_in_conflict(scene.state)


def givable(atlas: Atlas, state: State) -> Iterator[Holder]:
    for figure in living(state):
        items = tuple(item for item in atlas.items if may_gain(atlas, state, figure.id, item))
        if items:
            yield Holder(figure.id, items)


def hand_out(scene: Scene, by: Seat, wish: wishes.HandOut) -> None:
    refuse_others(scene, by)
    able = {one.figure: one.items for one in givable(scene.atlas, scene.state)}
    figure = offered(wish.figure, list(able), "TD-138")
    item = offered(str(wish.item), able[figure], "TD-138")
    scene.tell(facts.ThingHanded(figure, scene.name(figure), item))


def removable(state: State) -> Iterator[Holder]:
    for figure in living(state):
        if figure.items:
            yield Holder(figure.id, tuple(dict.fromkeys(figure.items)))


def remove(scene: Scene, by: Seat, wish: wishes.Remove) -> None:
    refuse_others(scene, by)
    able = {one.figure: one.items for one in removable(scene.state)}
    figure = offered(wish.figure, list(able), "TD-138")
    item = offered(str(wish.item), able[figure], "TD-138")
    room = "" if wish.gone else scene.figure(figure).room
    scene.tell(facts.ThingRemoved(figure, scene.name(figure), item, room))


def puttable(atlas: Atlas, state: State) -> Iterator[Leash]:
    """Yield where each can be put: nowhere that they could not be, as in space without a suit."""
    for figure in living(state):
        had = had_by(state, figure)
        rooms = tuple(
            room.id
            for room in atlas.scenario.rooms
            if room.id != figure.room and is_met(room.needs, had)
        )
        yield Leash(figure.id, rooms)


def put(scene: Scene, by: Seat, wish: wishes.Put) -> None:
    """They are there, and see what is there; a sealed door stays sealed behind them."""
    refuse_others(scene, by)
    able = {one.figure: one.rooms for one in puttable(scene.atlas, scene.state)}
    figure = offered(wish.figure, list(able), "TD-138")
    room = offered(str(wish.room), able[figure], "TD-138")
    scene.tell(facts.FigurePut(figure, scene.name(figure), room))
    arrive(scene, figure)
    look(scene)


def clearable(state: State) -> tuple[str, ...]:
    door = (state.safe,) if state.sealed else ()
    return (*door, *("|".join(one.rooms) for one in (*state.blocks, *state.handicaps)))


def clear(scene: Scene, by: Seat, wish: wishes.Clear) -> None:
    refuse_others(scene, by)
    where = offered(str(wish.where), clearable(scene.state), "TD-138")
    scene.tell(facts.Cleared(tuple(where.split("|"))))


def mendable(state: State) -> dict[str, Card]:
    """Return what is hurt, with what it was; and who is sick, by their numbers."""
    alive = {code: card for code, card in state.wounds.items() if is_here(state, code)}
    sick = {str(one.id): "" for one in living(state) if one.sick_until is not None}
    return alive | sick


def is_here(state: State, code: str) -> bool:
    return is_alive(state.figures[spot_of(code).figure])


def mend(scene: Scene, by: Seat, wish: wishes.Mend) -> None:
    refuse_others(scene, by)
    hurt = mendable(scene.state)
    what = offered(str(wish.what), list(hurt), "TD-138")
    if what.isdecimal():
        scene.tell(facts.Nursed(int(what), scene.name(int(what))))
        return
    spot = spot_of(what)
    now = score_at(scene.state, spot)
    scene.tell(facts.Mended(what, scene.name(spot.figure), now, hurt[what]))


def is_mere(atlas: Atlas, goal: Goal) -> bool:
    """Say whether being done is all there is to it: no thing, place or secret comes of it."""
    known_by = atlas.scenario.monster.weakness.known_by
    more = goal.own, goal.search, goal.arrive, goal.gives, goal.uses, goal.undoes, goal.hooks
    return not any(more) and goal.id not in (known_by, *atlas.openers)


def grantable(atlas: Atlas, state: State) -> tuple[str, ...]:
    undone = [goal for goal in atlas.scenario.goals if goal.id not in state.goals]
    return tuple(goal.id for goal in undone if is_mere(atlas, goal))


def grant(scene: Scene, by: Seat, wish: wishes.Grant) -> None:
    refuse_others(scene, by)
    goal = offered(str(wish.goal), grantable(scene.atlas, scene.state), "TD-138")
    scene.tell(facts.GoalGranted(goal))


def reopenable(atlas: Atlas, state: State) -> tuple[str, ...]:
    done = [goal for goal in atlas.scenario.goals if goal.id in state.goals]
    return tuple(goal.id for goal in done if is_mere(atlas, goal))


def reopen(scene: Scene, by: Seat, wish: wishes.Reopen) -> None:
    refuse_others(scene, by)
    goal = offered(str(wish.goal), reopenable(scene.atlas, scene.state), "TD-138")
    scene.tell(facts.GoalReopened(goal))


def loosable(atlas: Atlas, state: State) -> tuple[str, ...]:
    """Return where the monster can be brought out of turn: it moves once in a turn (TD-98)."""
    return haunts(atlas, state) if is_afoot(state) and not state.beast.came else ()


def let_loose(scene: Scene, by: Seat, wish: wishes.LetLoose) -> None:
    """When it gets slow the monster comes, by the same ways as ever."""
    refuse_others(scene, by)
    room = offered(str(wish.room), loosable(scene.atlas, scene.state), "TD-138")
    here: dict[FigureId, str] = {one.id: one.name for one in in_room(scene.state, room)}
    if wish.whom is not None:
        offered(wish.whom, list(here), "TD-138")
    scene.tell(facts.MonsterLoosed())
    go(scene, room)
    if wish.whom is not None:
        strike(scene, scene.figure(wish.whom))


def hearers(state: State, me: Seat) -> Seats:
    """Return to whom one may whisper: the GM to people who play, they to the GM."""
    people = tuple(seat for seat in state.order if seat not in state.bots | state.empty)
    if me == state.gm:
        return tuple(seat for seat in people if seat != me)
    return tuple(seat for seat in people if seat == state.gm)


def whisper(scene: Scene, by: Seat, wish: wishes.WhisperTo) -> None:
    whom = offered(wish.seat, hearers(scene.state, by), "TD-139")
    refuse_silence(str(wish.words))
    scene.tell(facts.Whispered(by, whom, str(wish.words), to=(by, whom)))


def keep_notes(scene: Scene, by: Seat, wish: wishes.KeepNotes) -> None:
    if by != scene.state.gm:
        raise IllegalMove(Reason.GM_ONLY, rule="TD-139")
    scene.tell(facts.NotesKept(str(wish.words), to=(by,)))
