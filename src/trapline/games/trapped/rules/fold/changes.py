"""Changing one thing of a game, and leaving the rest."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from trapline.kernel import Seat

from ...content.schema import Event, Weakness
from ...facts.making import CharacterMade, ExtraMade
from ...model.agenda import Step
from ...model.basics import FigureId
from ...model.cards import FACE_DOWN, Card
from ...model.game import Episode, Line, State, fingerprint
from ...model.kinds import Attribute, News
from ...model.setting import Laid, with_secrets, with_weakness
from ...model.sheets import Spot
from ..queries import character_of, running


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    player = replace(state.players[seat], **changes)
    return replace(state, players={**state.players, seat: player})


def with_figure(state: State, figure: FigureId, **changes: Any) -> State:
    return replace(
        state, figures={**state.figures, figure: replace(state.figures[figure], **changes)}
    )


def with_conflict(state: State, **changes: Any) -> State:
    return replace(state, conflict=replace(running(state), **changes))


def with_making(state: State, **changes: Any) -> State:
    return replace(state, making=replace(state.making, **changes))


def with_score(state: State, spot: Spot, card: Card) -> State:
    """Write a card on a sheet."""
    figure = state.figures[spot.figure]
    if spot.about is not None:
        return with_figure(state, spot.figure, feelings={**figure.feelings, spot.about: card})
    attributes = {**figure.attributes, Attribute(spot.aspect): card}
    return with_figure(state, spot.figure, attributes=attributes)


def more_cards(state: State, seat: Seat, cards: Iterable[Card]) -> State:
    return with_player(state, seat, hand=(*state.players[seat].hand, *cards))


def less_card(state: State, seat: Seat, card: Card) -> State:
    """Take a card out of a hand: a blank one, where the reader does not know the hand."""
    hand = list(state.players[seat].hand)
    hand.remove(card if card in hand else FACE_DOWN)
    return with_player(state, seat, hand=tuple(hand))


def with_laid(state: State, *cards: Card) -> State:
    return replace(state, laid=(*state.laid, *cards))


def with_discards(state: State, cards: Iterable[Card]) -> State:
    return replace(state, discards=(*state.discards, *cards))


def cleared(state: State) -> State:
    """Discard what lies on the table."""
    return replace(with_discards(state, state.laid), laid=())


def collected(state: State) -> State:
    """All cards go back into the deck."""
    players = {seat: replace(player, hand=()) for seat, player in state.players.items()}
    return replace(state, players=players, discards=(), laid=())


def answered(state: State, seat: Seat) -> State:
    """Somebody has said what the table waited for."""
    question = state.question
    if question is None:
        return state
    waits = tuple(one for one in question.waits if one != seat)
    return replace(state, question=replace(question, waits=waits))


def unasked(state: State) -> State:
    """The question is over."""
    return replace(state, question=None, answers=())


def pushed(state: State, *steps: Step) -> State:
    return replace(state, agenda=(*steps, *state.agenda))


def popped(state: State) -> State:
    return replace(unasked(state), agenda=state.agenda[1:])


def with_line(state: State, by: Seat, deed: str, words: str) -> State:
    if not words:
        return state
    speaker = character_of(state, by)
    line = Line(len(state.story), by, deed, words, speaker.id if speaker else None)
    return replace(state, story=(*state.story, line), said=state.said | {fingerprint(words)})


def with_episode(state: State, kind: News, figure: FigureId, **more: Any) -> State:
    """Note it for those who missed it; what is older than a round is forgotten."""
    new = Episode(state.turn, kind, figure, **more)
    recent = [one for one in state.episodes if one.turn > state.turn - len(state.order)]
    return replace(state, episodes=(*recent, new))


def written(state: State, fact: CharacterMade | ExtraMade) -> State:
    """Return the state with a whole sheet filled in; the cards for it go back at once."""
    return with_figure(
        state,
        fact.figure,
        name=fact.name,
        gender=fact.gender,
        occupation=fact.occupation,
        face=fact.face,
        attributes=dict(zip(Attribute, fact.attributes, strict=True)),
        feelings=dict(enumerate(fact.feelings)),
    )


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


def undone(state: State, goals: Iterable[str]) -> State:
    gone = frozenset(goals)
    figures = {
        name: replace(figure, goals=figure.goals - gone) for name, figure in state.figures.items()
    }
    return replace(state, goals=state.goals - gone, figures=figures)
