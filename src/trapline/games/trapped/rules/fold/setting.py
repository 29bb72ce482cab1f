"""Ideas, the sheet, and the setting that they become."""

from msgspec.structs import replace

from ...facts import setting as facts
from ...model.game import State
from ...model.kinds import Phase
from ...model.setting import Idea, Laid
from .changes import (
    answered,
    unasked,
    with_all_events,
    with_discards,
    with_hidden_weakness,
    with_line,
    with_making,
)


def idea_added(state: State, fact: facts.IdeaAdded) -> State:
    idea = Idea(fact.number, fact.seat, fact.part, fact.words, len(state.story))
    state = with_line(state, fact.seat, "idea-added", fact.words)
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
    ideas = tuple(replace(idea, out=idea.number in fact.out) for idea in state.making.ideas)
    return with_making(state, ideas=ideas)


def developed(state: State, fact: facts.Developed) -> State:
    return with_making(state, sketch=fact.sketch, refused=False)


def setting_laid(state: State, fact: facts.SettingLaid) -> State:
    return replace(unasked(state), setting=Laid(fact.scenario), phase=Phase.CHARACTERS)


def secrets_laid(state: State, fact: facts.SecretsLaid) -> State:
    return with_hidden_weakness(with_all_events(state, fact.events, fact.lair), fact.weakness)
