"""The setting, characters, Extras, and how play begins."""

from msgspec.structs import replace

from ...facts import making as facts
from ...model.cards import rank
from ...model.game import IDEA, Beast, State
from ...model.kinds import Phase, Stage
from ...model.options import Setting
from ...model.setting import Idea, Laid
from ...model.sheets import NAME, OCCUPATION, Figure, Player, spot_of
from .changes import (
    answered,
    collected,
    less_card,
    more_cards,
    unasked,
    with_all_events,
    with_discards,
    with_figure,
    with_hidden_weakness,
    with_line,
    with_making,
    with_player,
    with_score,
    written,
)


def idea_added(state: State, fact: facts.IdeaAdded) -> State:
    idea = Idea(fact.number, fact.seat, fact.part, fact.words, len(state.story))
    state = with_line(state, fact.seat, IDEA, fact.words)
    return with_making(state, ideas=(*state.making.ideas, idea))


def ideas_ended(state: State, fact: facts.IdeasEnded) -> State:
    if fact.enough and state.question is not None:
        return replace(state, question=replace(state.question, waits=()))
    return answered(state, fact.seat)


def ideas_read(state: State, _fact: facts.IdeasRead) -> State:
    return answered(state, state.gm)


def ideas_judged(state: State, fact: facts.IdeasJudged) -> State:
    votes = state.making.votes if fact.abstains else (*state.making.votes, (fact.seat, fact.out))
    return answered(with_making(state, votes=votes), fact.seat)


def tie_drawn(state: State, fact: facts.TieDrawn) -> State:
    return with_discards(state, fact.cards)


def ideas_sifted(state: State, fact: facts.IdeasSifted) -> State:
    """What is out leaves no trace: the story keeps its line, and forgets what it said."""
    ideas = tuple(replace(idea, out=idea.number in fact.out) for idea in state.making.ideas)
    gone = {idea.line for idea in ideas if idea.out}
    story = tuple(replace(line, words="") if line.number in gone else line for line in state.story)
    return with_making(replace(state, story=story), ideas=ideas)


def developed(state: State, fact: facts.Developed) -> State:
    return with_making(state, sketch=fact.sketch, refused=False)


def setting_laid(state: State, fact: facts.SettingLaid) -> State:
    return replace(unasked(state), setting=Laid(fact.scenario), phase=Phase.CHARACTERS)


def secrets_laid(state: State, fact: facts.SecretsLaid) -> State:
    return with_hidden_weakness(with_all_events(state, fact.events, fact.lair), fact.weakness)


def opened(_state: State | None, fact: facts.Opened) -> State:
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


def offered(state: State, fact: facts.Offered) -> State:
    return with_player(state, fact.seat, offered=fact.cards)


def went_in(state: State, fact: facts.WentIn) -> State:
    return answered(state, fact.seat)


def character_made(state: State, fact: facts.CharacterMade) -> State:
    state = with_figure(written(state, fact), fact.figure, seat=fact.seat)
    return answered(with_player(state, fact.seat, figure=fact.figure, offered=()), fact.seat)


def extras_began(state: State, _fact: facts.ExtrasBegan) -> State:
    return replace(collected(unasked(state)), phase=Phase.EXTRAS, active=state.order[-2])


def aspect_set(state: State, fact: facts.AspectSet) -> State:
    spot = spot_of(fact.spot)
    state = with_discards(less_card(state, fact.seat, fact.card), [fact.card])
    if spot.aspect == NAME:
        state = with_figure(state, spot.figure, name=fact.words, gender=fact.gender, face=fact.face)
    elif spot.aspect == OCCUPATION:
        state = with_figure(state, spot.figure, occupation=fact.words)
    else:
        card = fact.card if spot.about is not None else rank(fact.card)
        state = with_score(state, spot, card)
    return unasked(state)


def extra_made(state: State, fact: facts.ExtraMade) -> State:
    return written(state, fact)


def play_began(state: State, fact: facts.PlayBegan) -> State:
    floor: dict[str, tuple[str, ...]] = {}
    for room, item in fact.floor:
        floor[room] = (*floor.get(room, ()), item)
    figures = {name: replace(one, room=fact.room) for name, one in state.figures.items()}
    return replace(
        collected(unasked(state)),
        phase=Phase.PLAY,
        figures=figures,
        safe=fact.room,
        visited=frozenset({fact.room}),
        sealed=fact.sealed,
        goals=frozenset(fact.goals),
        floor=floor,
        beast=Beast(),
        active=state.gm,
        stage=Stage.END,
        round=0,
    )


def hid(state: State, fact: facts.Hid) -> State:
    return replace(state, hidden={**state.hidden, fact.item: fact.room})


def dealt(state: State, fact: facts.Dealt) -> State:
    return more_cards(state, fact.seat, fact.cards)
