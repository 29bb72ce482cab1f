"""Ideas, the sheet, and the setting that they become."""

from typing import Any

from msgspec.structs import replace

from ...content.making.sketch import without
from ...content.schema import Event, Weakness
from ...facts.setting import (
    Developed,
    IdeaAdded,
    IdeasEnded,
    IdeasJudged,
    IdeasRead,
    IdeasSifted,
    SecretsLaid,
    SettingLaid,
    TieDrawn,
)
from ...model.game import Line, State
from ...model.kinds import Phase
from ...model.setting import Idea, Laid, with_secrets, with_weakness
from .changes import answered, discarded, settled, told


def with_making(state: State, **changes: Any) -> State:
    return replace(state, making=replace(state.making, **changes))


def idea_added(state: State, fact: IdeaAdded) -> State:
    idea = Idea(fact.number, fact.seat, fact.part, fact.words, len(state.story))
    state = told(state, fact.seat, "idea-added", fact.words)
    return with_making(state, ideas=(*state.making.ideas, idea))


def ideas_ended(state: State, fact: IdeasEnded) -> State:
    if fact.enough and state.question is not None:
        return replace(state, question=replace(state.question, waits=()))
    return answered(state, fact.seat)


def ideas_read(state: State, _fact: IdeasRead) -> State:
    return answered(state, state.gm)


def ideas_judged(state: State, fact: IdeasJudged) -> State:
    votes = state.making.votes if fact.abstains else (*state.making.votes, (fact.seat, fact.out))
    return answered(with_making(state, votes=votes), fact.seat)


def tie_drawn(state: State, fact: TieDrawn) -> State:
    return discarded(state, fact.cards)


def ideas_sifted(state: State, fact: IdeasSifted) -> State:
    ideas = tuple(replace(idea, out=idea.number in fact.out) for idea in state.making.ideas)
    return with_making(state, ideas=ideas)


def developed(state: State, fact: Developed) -> State:
    return with_making(state, sketch=fact.sketch, refused=False)


def proposed(state: State) -> State:
    """The GM waits for the others."""
    return answered(state, state.gm)


def judged(state: State, *, carried: bool) -> State:
    return with_making(state, blessed=carried, refused=not carried)


def struck(state: State, line: Line) -> State:
    """An idea that somebody does not want in the story is gone, from the sheet as well."""
    ideas = tuple(
        replace(idea, words="", out=True) if idea.line == line.number else idea
        for idea in state.making.ideas
    )
    return with_making(state, ideas=ideas, sketch=without(state.making.sketch, line.words))


def setting_laid(state: State, fact: SettingLaid) -> State:
    return replace(settled(state), setting=Laid(fact.scenario), phase=Phase.CHARACTERS)


def secrets_laid(state: State, fact: SecretsLaid) -> State:
    return with_hidden_weakness(with_all_events(state, fact.events, fact.lair), fact.weakness)


def with_hidden_weakness(state: State, weakness: Weakness | None) -> State:
    if state.setting is None or weakness is None:
        return state
    return replace(state, setting=Laid(with_weakness(state.setting.scenario, weakness)))


def with_all_events(state: State, events: tuple[Event, ...], lair: str) -> State:
    if state.setting is None:
        return state
    return replace(state, setting=Laid(with_secrets(state.setting.scenario, events, lair)))


def shown(state: State, *events: Event) -> State:
    """Events that everybody has seen now are no secret any more."""
    if state.setting is None:
        return state
    scenario = state.setting.scenario
    known = {event.id for event in scenario.events}
    new = [event for event in events if event.id not in known]
    if not new:
        return state
    return with_all_events(state, (*scenario.events, *new), scenario.monster.start)
