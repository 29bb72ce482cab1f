"""Changing one thing of a game, and leaving the rest."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from trapline.kernel import Seat

from ...facts.making import CharacterMade, ExtraMade
from ...model.agenda import Step
from ...model.basics import FigureId
from ...model.cards import FACE_DOWN, Card
from ...model.conflict import Conflict
from ...model.game import Line, State
from ...model.kinds import Attribute
from ...model.sheets import Spot


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    player = replace(state.players[seat], **changes)
    return replace(state, players={**state.players, seat: player})


def with_figure(state: State, figure: FigureId, **changes: Any) -> State:
    return replace(
        state, figures={**state.figures, figure: replace(state.figures[figure], **changes)}
    )


def with_conflict(state: State, **changes: Any) -> State:
    return replace(state, conflict=replace(running(state), **changes))


def running(state: State) -> Conflict:
    if state.conflict is None:
        raise LookupError("there is no conflict")
    return state.conflict


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


def laid(state: State, *cards: Card) -> State:
    return replace(state, laid=(*state.laid, *cards))


def discarded(state: State, cards: Iterable[Card]) -> State:
    return replace(state, discards=(*state.discards, *cards))


def cleared(state: State) -> State:
    """Discard what lies on the table."""
    return replace(discarded(state, state.laid), laid=())


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


def settled(state: State) -> State:
    """The question is over."""
    return replace(state, question=None, answers=())


def pushed(state: State, *steps: Step) -> State:
    return replace(state, agenda=(*steps, *state.agenda))


def popped(state: State) -> State:
    return replace(settled(state), agenda=state.agenda[1:])


def told(state: State, by: Seat, deed: str, words: str) -> State:
    if not words:
        return state
    return replace(state, story=(*state.story, Line(len(state.story), by, deed, words)))


def written(state: State, fact: CharacterMade | ExtraMade) -> State:
    """Return the state with a whole sheet filled in; the cards for it go back at once."""
    return with_figure(
        state,
        fact.figure,
        name=fact.name,
        gender=fact.gender,
        occupation=fact.occupation,
        attributes=dict(zip(Attribute, fact.attributes, strict=True)),
        feelings=dict(enumerate(fact.feelings)),
    )
