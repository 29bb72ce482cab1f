"""Events, and the monster."""

from collections.abc import Hashable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from ...facts import trouble as facts
from ...model.agenda import Ask, Befall, Bonus, Do, Flight
from ...model.basics import UNKNOWN
from ...model.game import Happening, State, Timed
from ...model.kinds import News, Stage
from ..queries import is_asked, next_step
from .changes import (
    popped,
    pushed,
    shown,
    unasked,
    undone,
    with_episode,
    with_figure,
    with_laid,
    with_line,
)

Key = TypeVar("Key", bound=Hashable)


def event_drawn(state: State, fact: facts.EventDrawn) -> State:
    stage = Stage.AFTER if state.active == state.gm else state.stage
    return pushed(with_laid(replace(state, stage=stage), fact.card), Befall(fact.card, fact.figure))


def event_played(state: State, fact: facts.EventPlayed) -> State:
    state = popped(with_line(state, state.gm, "event-played", fact.words))
    number = 1 if state.happening is None else state.happening.number + 1
    happening = Happening(
        number,
        fact.card,
        fact.figure,
        fact.words,
        state.turn,
        state.conflicts,
        fact.others,
        state.asked,
    )
    happened = once_more(state.happened, fact.event) if fact.event else state.happened
    state = replace(
        state,
        event=fact.event,
        happening=happening,
        happened=happened,
        troubled=once_more(state.troubled, fact.figure),
    )
    state = with_episode(state, News.EVENT, fact.figure, subject=fact.event, words=fact.words)
    if fact.shows is not None:
        state = shown(state, fact.shows)
    touched = (fact.figure, *fact.others)
    return pushed(state, *(Do(hook, one, fact.card) for hook in fact.hooks for one in touched))


def once_more(counts: Mapping[Key, int], key: Key) -> dict[Key, int]:
    return {**counts, key: counts.get(key, 0) + 1}


def begun(state: State, _fact: facts.Befell | facts.Fizzled | facts.BonusBegan) -> State:
    return popped(state)


def monster_moved(state: State, fact: facts.MonsterMoved) -> State:
    came = state.beast.came or fact.room != state.beast.room
    if is_asked(state, Ask.PROWL) or is_asked(state, Ask.FLEE):
        state = unasked(state)
    state = replace(state, beast=replace(state.beast, room=fact.room, came=came))
    if fact.prowl:
        return replace(state, stage=Stage.END)
    return popped(state) if next_step(state, Flight) else state


def monster_seen(state: State, fact: facts.MonsterSeen) -> State:
    return replace(state, beast=replace(state.beast, seen_in=fact.room))


def monster_vanished(state: State, _fact: facts.MonsterVanished) -> State:
    return replace(state, beast=replace(state.beast, seen_in=UNKNOWN))


def monster_heard(state: State, _fact: facts.MonsterHeard) -> State:
    return state


def monster_attacked(state: State, fact: facts.MonsterAttacked) -> State:
    beast = replace(state.beast, attacks=state.beast.attacks + 1, attack=fact.attack)
    return replace(state, beast=beast)


def extra_attacked(state: State, fact: facts.ExtraAttacked) -> State:
    return with_laid(state, fact.card, *fact.obstacle)


def monster_stirred(state: State, fact: facts.MonsterStirred) -> State:
    return pushed(state, Flight(fact.steps))


def monster_beaten(state: State, fact: facts.MonsterBeaten) -> State:
    room = UNKNOWN if fact.dead else state.beast.seen_in
    beast = replace(state.beast, defeats=fact.defeats, dead=fact.dead, seen_in=room, beaten=True)
    state = replace(state, beast=beast)
    return pushed(state, Flight(fact.flees)) if fact.flees else state


def passage_shut(state: State, fact: facts.PassageShut) -> State:
    return replace(state, blocks=(*state.blocks, Timed(fact.rooms, fact.until)))


def room_harder(state: State, fact: facts.RoomHarder) -> State:
    timed = Timed((fact.room,), fact.until, fact.cards)
    return replace(state, handicaps=(*state.handicaps, timed))


def fell_sick(state: State, fact: facts.FellSick) -> State:
    return with_figure(state, fact.figure, sick_until=fact.until, cure=fact.cure)


def cured(state: State, fact: facts.Cured) -> State:
    return with_figure(state, fact.figure, sick_until=None, cure="")


def clung(state: State, fact: facts.Clung) -> State:
    return with_figure(state, fact.figure, clings_to=fact.whom)


def promised(state: State, fact: facts.Promised) -> State:
    return with_figure(state, fact.figure, promised=fact.seat)


def goal_spoilt(state: State, fact: facts.GoalSpoilt) -> State:
    return undone(state, [fact.goal])


def countdown_began(state: State, fact: facts.CountdownBegan) -> State:
    return replace(state, countdown=fact.until)


def countdown_stopped(state: State, _fact: facts.CountdownStopped) -> State:
    return replace(state, countdown=None)


def place_told(state: State, fact: facts.PlaceTold) -> State:
    return replace(
        state,
        hidden={**state.hidden, fact.item: fact.room},
        known=state.known | {fact.item},
    )


def bonus_granted(state: State, fact: facts.BonusGranted) -> State:
    return pushed(state, Bonus(fact.seat))
