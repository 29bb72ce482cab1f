"""Going somewhere, achieving something, having things, being seen."""

from ..content.atlas import Atlas, is_met
from ..content.schema import Goal, Weakness
from ..facts.conflict import FeelingTurned
from ..facts.deeds import Achieved, DoorOpened, ItemGained, ItemLost, Lost, Moved, NotFound
from ..facts.trouble import GoalSpoilt, MonsterSeen, MonsterVanished
from ..model.basics import UNKNOWN, FigureId
from ..model.cards import Suit, suit, with_suit
from ..model.game import State
from ..model.kinds import Fate
from ..model.sheets import Figure, Spot
from .queries import had_by, in_room, living, player_of
from .scene import Scene
from .sheets import score_at


def move(scene: Scene, figure: FigureId, room: str) -> None:
    """Go somewhere, followed by those who cling; what is there to be seen is seen."""
    start = scene.figure(figure).room
    if start == room:
        return
    scene.tell(Moved(figure, scene.name(figure), room))
    if scene.state.safe in (start, room):
        lay_open(scene)
    arrive(scene, figure)
    for other in living(scene.state):
        if other.clings_to == figure and other.room == start and can_stay(scene, other, room):
            scene.tell(Moved(other.id, other.name, room))
    look(scene)


def lay_open(scene: Scene) -> None:
    """The safe room is sealed no more; what sealed it must be done again (TD-35)."""
    if not scene.state.sealed:
        return
    scene.tell(DoorOpened(scene.state.safe))
    for goal in scene.atlas.shutters:
        if goal in scene.state.goals:
            scene.tell(GoalSpoilt(goal))


def can_stay(scene: Scene, figure: Figure, room: str) -> bool:
    return is_met(scene.atlas.rooms[room].needs, had_by(scene.state, figure))


def arrive(scene: Scene, figure: FigureId) -> None:
    """Getting to a room is a goal for many; to be there achieves it (TD-91, TD-89)."""
    room = scene.figure(figure).room
    if player_of(scene.figure(figure)) is None:
        return
    for goal in scene.atlas.scenario.goals:
        had = had_by(scene.state, scene.figure(figure))
        if goal.arrive == room and goal.id not in had and is_met(goal.needs, had):
            achieve(scene, figure, goal)


def achieve(scene: Scene, figure: FigureId, goal: Goal) -> None:
    name = scene.name(figure)
    if goal.search is not None and scene.state.hidden.get(goal.search) != scene.figure(figure).room:
        scene.tell(NotFound(goal.search, scene.figure(figure).room))
        return
    scene.tell(
        Achieved(
            figure=figure,
            name=name,
            goal=goal.id,
            own=goal.own,
            undoes=goal.undoes,
            hooks=goal.hooks,
            tells=weakness_learnt(scene, goal),
        )
    )
    if goal.id in scene.atlas.openers:
        lay_open(scene)
    if goal.search is not None:
        scene.tell(ItemGained(figure, name, goal.search, found=True))
    for item in goal.uses:
        scene.tell(ItemLost(figure, name, item, room=""))
    for item in goal.gives:
        gain(scene, figure, item)
    if goal.arrive is not None:
        move(scene, figure, goal.arrive)


def weakness_learnt(scene: Scene, goal: Goal) -> Weakness | None:
    """Return the monster's weakness, if this goal tells it and the box does not (TD-95)."""
    if scene.state.setting is None:
        return None
    weakness = scene.atlas.scenario.monster.weakness
    return weakness if weakness.known_by == goal.id else None


def gain(scene: Scene, figure: FigureId, item: str) -> bool:
    """Get a thing, unless it is the only one and somebody has it, or one has one already."""
    if not may_gain(scene.atlas, scene.state, figure, item):
        return False
    scene.tell(ItemGained(figure, scene.name(figure), item))
    return True


def may_gain(atlas: Atlas, state: State, figure: FigureId, item: str) -> bool:
    if atlas.items[item].many:
        return item not in state.figures[figure].items
    return not is_in_play(state, item)


def is_in_play(state: State, item: str) -> bool:
    lies = any(item in lying for lying in state.floor.values())
    return lies or item in state.hidden or any(item in one.items for one in living(state))


def look(scene: Scene) -> None:
    """Everybody knows where the monster is as long as somebody sees it."""
    beast = scene.state.beast
    if beast.dead or beast.room == UNKNOWN:
        return
    if in_room(scene.state, beast.room):
        if beast.seen_in != beast.room:
            scene.tell(MonsterSeen(beast.room))
    elif beast.seen_in != UNKNOWN:
        scene.tell(MonsterVanished())


def turn_feeling(scene: Scene, spot: Spot, new: Suit) -> None:
    """A feeling takes another suit; how strong it is does not change (TD-60)."""
    felt = score_at(scene.state, spot)
    if spot.about is None or suit(felt) is new:
        return
    scene.tell(
        FeelingTurned(
            figure=spot.figure,
            name=scene.name(spot.figure),
            about=spot.about,
            about_name=scene.name(spot.about),
            suit=new,
            score=with_suit(felt, new),
        )
    )


def lose(scene: Scene, figure: FigureId, fate: Fate, words: str = "") -> None:
    """Somebody is gone from the story; what they had lies there (TD-127)."""
    one = scene.figure(figure)
    scene.tell(Lost(figure=figure, name=one.name, fate=fate, seat=one.seat, words=words))
    for item in one.items:
        scene.tell(ItemLost(figure, one.name, item, one.room))
    look(scene)
