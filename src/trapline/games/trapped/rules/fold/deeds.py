"""What people do in the story."""

from msgspec.structs import replace

from ...facts import deeds as facts
from ...model.agenda import Boarding, Bonus, Dared, Do, Doom
from ...model.basics import OWN, FigureId
from ...model.conflict import Conflict
from ...model.game import State
from ...model.kinds import Contest, Fate, News, Stage
from ...model.sheets import feeling_spot
from ..queries import due, next_step
from .changes import (
    answered,
    popped,
    pushed,
    unasked,
    undone,
    with_episode,
    with_figure,
    with_hidden_weakness,
    with_line,
    with_player,
    with_score,
)


def challenged(state: State, fact: facts.Challenged) -> State:
    state = with_player(state, fact.seat, last_dared=fact.whom, dared_in=state.round)
    state = with_line(state, fact.seat, "challenged", fact.words)
    words = fact.words if fact.dare == OWN else ""
    dared = Dared(fact.whom, fact.dare, fact.seat, words=words, attributes=fact.attributes)
    stunts = state.dared | {fact.dare} if fact.attributes else state.dared
    return pushed(replace(unasked(state), stage=Stage.AFTER, dared=stunts), dared)


def dare_weighed(state: State, fact: facts.DareWeighed) -> State:
    dared = replace(due(state, Dared), attributes=(fact.attribute,))
    return pushed(popped(state), dared)


def dare_refused(state: State, fact: facts.DareRefused) -> State:
    """Whose turn it was may do something else; who had another one, has it once more."""
    state = with_player(popped(state), fact.seat, last_dared=None)
    if fact.seat == state.active:
        return replace(state, stage=Stage.ACT)
    return pushed(state, Bonus(fact.seat))


def challenge_answered(state: State, fact: facts.ChallengeAnswered) -> State:
    """Accepted, it goes on with the attempt; declined, challenger and challenged bid."""
    dared = replace(due(state, Dared), answered=True, contested=not fact.accepted)
    state = pushed(popped(state), dared)
    figure = state.players[fact.by].figure
    if fact.accepted or figure is None:
        return state
    conflict = Conflict(
        number=fact.conflict,
        kind=Contest.CHALLENGE,
        seat=fact.by,
        figure=figure,
        attribute=None,
        subject=fact.dare,
        words=dared.words,
        opponent=fact.seat,
        ruled=True,
        line=(fact.by, fact.seat),
        since=len(state.story),
    )
    return replace(state, conflict=conflict, conflicts=fact.conflict)


def dare_done(state: State, _fact: facts.DareFaced | facts.DareDropped) -> State:
    return popped(state)


def doomed(state: State, fact: facts.Doomed) -> State:
    return pushed(state, Doom(fact.figure, fact.seat))


def explored(state: State, fact: facts.Explored) -> State:
    stage = Stage.AFTER if fact.seat == state.active else state.stage
    return replace(unasked(with_line(state, fact.seat, "explored", fact.words)), stage=stage)


def moved(state: State, fact: facts.Moved) -> State:
    moved = with_figure(state, fact.figure, room=fact.room, entered=state.turn)
    if moved.figures[fact.figure].seat is None:
        return moved
    return replace(moved, visited=state.visited | {fact.room})


def door_opened(state: State, _fact: facts.DoorOpened) -> State:
    return replace(state, sealed=False)


def door_sealed(state: State, _fact: facts.DoorSealed) -> State:
    return replace(state, sealed=True)


def achieved(state: State, fact: facts.Achieved) -> State:
    if fact.own:
        goals = state.figures[fact.figure].goals | {fact.goal}
        state = with_figure(state, fact.figure, goals=goals)
    else:
        state = replace(state, goals=state.goals | {fact.goal})
    state = with_hidden_weakness(undone(state, fact.undoes), fact.tells)
    return pushed(state, *(Do(hook, fact.figure) for hook in fact.hooks))


def not_found(state: State, fact: facts.NotFound) -> State:
    rooms = (*state.searched.get(fact.item, ()), fact.room)
    return replace(state, searched={**state.searched, fact.item: tuple(dict.fromkeys(rooms))})


def item_gained(state: State, fact: facts.ItemGained) -> State:
    if fact.found:
        hidden = {item: room for item, room in state.hidden.items() if item != fact.item}
        state = replace(state, hidden=hidden)
    return with_item(state, fact.figure, fact.item)


def with_item(state: State, figure: FigureId, item: str) -> State:
    return with_figure(state, figure, items=(*state.figures[figure].items, item))


def without_item(state: State, figure: FigureId, item: str) -> State:
    items = list(state.figures[figure].items)
    items.remove(item)
    return with_figure(state, figure, items=tuple(items))


def item_taken(state: State, fact: facts.ItemTaken) -> State:
    if not fact.stays:
        lying = list(state.floor[fact.room])
        lying.remove(fact.item)
        state = replace(state, floor={**state.floor, fact.room: tuple(lying)})
    return with_item(state, fact.figure, fact.item)


def item_given(state: State, fact: facts.ItemGiven) -> State:
    return with_item(without_item(state, fact.figure, fact.item), fact.whom, fact.item)


def item_lost(state: State, fact: facts.ItemLost) -> State:
    state = without_item(state, fact.figure, fact.item)
    lying = (*state.floor.get(fact.room, ()), fact.item)
    return replace(state, floor={**state.floor, fact.room: lying}) if fact.room else state


def controlled(state: State, fact: facts.Controlled) -> State:
    """Only one Extra at a time obeys somebody (TD-86)."""
    for figure in state.figures.values():
        if figure.master == fact.seat:
            state = with_figure(state, figure.id, master=None)
    return with_figure(state, fact.figure, master=fact.seat, clings_to=None)


def released(state: State, fact: facts.Released) -> State:
    return with_figure(state, fact.figure, master=None)


def extra_led(state: State, fact: facts.ExtraLed) -> State:
    return replace(state, led=state.led | {fact.figure})


def lost(state: State, fact: facts.Lost) -> State:
    if next_step(state, Doom):
        state = popped(state)
    if fact.seat is not None and fact.words:
        state = with_line(state, fact.seat, "lost", fact.words)
    state = with_episode(state, News.LOSS, fact.figure, fate=fact.fate)
    state = with_figure(
        state, fact.figure, fate=fact.fate, master=None, sick_until=None, clings_to=None
    )
    for figure in state.figures.values():
        if figure.clings_to == fact.figure:
            state = with_figure(state, figure.id, clings_to=None)
        if fact.seat is not None and figure.promised == fact.seat:
            state = with_figure(state, figure.id, promised=None)
    for seat, player in state.players.items():
        if player.figure == fact.figure:
            state = with_player(state, seat, figure=None)
    return state


def claimed(state: State, fact: facts.Claimed) -> State:
    others = tuple(claim for claim in state.claims if claim[0] != fact.seat)
    return replace(state, claims=(*others, (fact.seat, fact.figure)))


def became(state: State, fact: facts.Became) -> State:
    """Characters feel about the newcomer as it felt about them (TD-115)."""
    figure = state.figures[fact.figure]
    characters = [one.id for one in state.figures.values() if one.seat is not None]
    feelings = {who: card for who, card in figure.feelings.items() if who in characters}
    state = with_figure(
        state,
        fact.figure,
        seat=fact.seat,
        master=None,
        clings_to=None,
        promised=None,
        feelings=feelings | {figure.id: figure.feelings[figure.id]},
    )
    for who, card in feelings.items():
        if figure.id not in state.figures[who].feelings:
            state = with_score(state, feeling_spot(who, figure.id), card)
    return with_player(state, fact.seat, figure=fact.figure)


def let_go(state: State, fact: facts.WasLetGo) -> State:
    """It becomes an Extra, towards which the others' feelings are its own (TD-115)."""
    state = with_figure(state, fact.figure, seat=None, master=None)
    return with_player(state, fact.seat, figure=None)


def leaving_asked(state: State, fact: facts.LeavingAsked) -> State:
    state = with_line(state, fact.seat, "leaving-asked", fact.words)
    stage = Stage.AFTER if fact.seat == state.active else state.stage
    boarding = Boarding(fact.way, fact.figure, fact.passengers)
    return pushed(replace(unasked(state), stage=stage), boarding)


def agreed(state: State, fact: facts.Agreed) -> State:
    state = replace(state, answers=(*state.answers, (fact.seat, fact.yes)))
    return answered(state, fact.seat)


def promise_broken(state: State, fact: facts.PromiseBroken) -> State:
    return with_figure(state, fact.figure, betrayed=True)


def left(state: State, fact: facts.Left) -> State:
    for figure in fact.figures:
        state = with_figure(state, figure, fate=Fate.ESCAPED)
    return popped(state) if state.agenda else unasked(state)
