"""Characters, Extras, and how play begins."""

from msgspec.structs import replace

from ...facts.making import (
    AspectSet,
    CharacterMade,
    Dealt,
    ExtraMade,
    ExtrasBegan,
    Hid,
    Offered,
    Opened,
    PlayBegan,
)
from ...model.cards import rank
from ...model.game import Beast, Stage, State
from ...model.kinds import Phase
from ...model.options import Setting
from ...model.sheets import NAME, OCCUPATION, Figure, Player
from ..spots import spot_of
from .changes import (
    answered,
    collected,
    discarded,
    less_card,
    more_cards,
    settled,
    with_figure,
    with_player,
    with_score,
    written,
)


def opened(_state: State | None, fact: Opened) -> State:
    players = {seat: Player() for seat in fact.order if seat != fact.gm}
    made_now = fact.options.played is Setting.TOGETHER
    return State(
        options=fact.options,
        gm=fact.gm,
        order=fact.order,
        players=players,
        active=fact.order[0],
        figures={place: Figure(place) for place in range(2 * len(players))},
        bots=frozenset(fact.bots),
        phase=Phase.SETTING if made_now else Phase.CHARACTERS,
    )


def offered(state: State, fact: Offered) -> State:
    return with_player(state, fact.seat, offered=fact.cards)


def character_made(state: State, fact: CharacterMade) -> State:
    state = with_figure(written(state, fact), fact.figure, seat=fact.seat)
    return answered(with_player(state, fact.seat, figure=fact.figure, offered=()), fact.seat)


def extras_began(state: State, _fact: ExtrasBegan) -> State:
    return replace(collected(settled(state)), phase=Phase.EXTRAS, active=state.order[-2])


def aspect_set(state: State, fact: AspectSet) -> State:
    spot = spot_of(fact.spot)
    state = discarded(less_card(state, fact.seat, fact.card), [fact.card])
    if spot.aspect == NAME:
        state = with_figure(state, spot.figure, name=fact.words, gender=fact.gender)
    elif spot.aspect == OCCUPATION:
        state = with_figure(state, spot.figure, occupation=fact.words)
    else:
        card = fact.card if spot.about is not None else rank(fact.card)
        state = with_score(state, spot, card)
    return settled(state)


def extra_made(state: State, fact: ExtraMade) -> State:
    return written(state, fact)


def play_began(state: State, fact: PlayBegan) -> State:
    floor: dict[str, tuple[str, ...]] = {}
    for room, item in fact.floor:
        floor[room] = (*floor.get(room, ()), item)
    figures = {name: replace(one, room=fact.room) for name, one in state.figures.items()}
    return replace(
        collected(settled(state)),
        phase=Phase.PLAY,
        figures=figures,
        safe=fact.room,
        sealed=fact.sealed,
        goals=frozenset(fact.goals),
        floor=floor,
        beast=Beast(),
        active=state.gm,
        stage=Stage.END,
        round=0,
    )


def hid(state: State, fact: Hid) -> State:
    return replace(state, hidden={**state.hidden, fact.item: fact.room})


def dealt(state: State, fact: Dealt) -> State:
    return more_cards(state, fact.seat, fact.cards)
