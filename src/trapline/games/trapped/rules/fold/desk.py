"""What the GM did besides the rules, what was made up, and what was whispered."""

from msgspec.structs import replace

from ...facts import desk as facts
from ...model.game import State, Whisper
from ...model.sheets import spot_of
from .changes import undone, with_figure, with_score
from .deeds import with_item, without_item


def thing_handed(state: State, fact: facts.ThingHanded) -> State:
    return with_item(state, fact.figure, fact.item)


def thing_removed(state: State, fact: facts.ThingRemoved) -> State:
    state = without_item(state, fact.figure, fact.item)
    lying = (*state.floor.get(fact.room, ()), fact.item)
    return replace(state, floor={**state.floor, fact.room: lying}) if fact.room else state


def figure_put(state: State, fact: facts.FigurePut) -> State:
    return with_figure(state, fact.figure, room=fact.room)


def cleared_up(state: State, fact: facts.Cleared) -> State:
    if fact.rooms == (state.safe,) and state.sealed:
        return replace(state, sealed=False)
    return replace(
        state,
        blocks=tuple(one for one in state.blocks if one.rooms != fact.rooms),
        handicaps=tuple(one for one in state.handicaps if one.rooms != fact.rooms),
    )


def mended(state: State, fact: facts.Mended) -> State:
    wounds = {spot: card for spot, card in state.wounds.items() if spot != fact.spot}
    return replace(with_score(state, spot_of(fact.spot), fact.card), wounds=wounds)


def nursed(state: State, fact: facts.Nursed) -> State:
    return with_figure(state, fact.figure, sick_until=None, cure="")


def goal_granted(state: State, fact: facts.GoalGranted) -> State:
    return replace(state, goals=state.goals | {fact.goal})


def goal_reopened(state: State, fact: facts.GoalReopened) -> State:
    return undone(state, [fact.goal])


def monster_loosed(state: State, _fact: facts.MonsterLoosed) -> State:
    return state


def thing_made(state: State, fact: facts.ThingMade) -> State:
    lying = (*state.floor.get(fact.room, ()), fact.item.id)
    invented = replace(state.invented, items=(*state.invented.items, fact.item))
    return replace(state, invented=invented, floor={**state.floor, fact.room: lying})


def goal_made(state: State, fact: facts.GoalMade) -> State:
    invented = replace(state.invented, goals=(*state.invented.goals, fact.goal))
    return replace(state, invented=invented)


def whispered(state: State, fact: facts.Whispered) -> State:
    whisper = Whisper(fact.seat, fact.whom, fact.words)
    return replace(state, whispers=(*state.whispers, whisper))


def notes_kept(state: State, fact: facts.NotesKept) -> State:
    return replace(state, notes=fact.words)
