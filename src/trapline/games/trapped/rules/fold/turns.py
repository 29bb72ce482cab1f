"""Turns, questions, cards that are drawn and thrown away, and the end."""

from msgspec.structs import replace

from ...facts import turns as facts
from ...model.agenda import Ask, Question
from ...model.game import State
from ...model.kinds import Phase, Stage
from ..queries import is_asked
from .changes import (
    answered,
    cleared,
    less_card,
    more_cards,
    unasked,
    with_all_events,
    with_discards,
    with_hidden_weakness,
    with_line,
)


def asked(state: State, fact: facts.Asked) -> State:
    question = Question(fact.ask, fact.number, fact.seats, fact.seats, fact.until)
    return replace(state, question=question, asked=fact.number, answers=())


def kept_writing(state: State, fact: facts.KeptWriting) -> State:
    if state.question is None:
        return state
    return replace(state, question=replace(state.question, until=fact.until))


def turn_began(state: State, fact: facts.TurnBegan) -> State:
    """The last conflict is news until a turn has passed without one."""
    return replace(
        cleared(unasked(state)),
        turn=fact.turn,
        active=fact.seat,
        round=fact.round,
        stage=Stage.START,
        last=state.last if state.bidders else None,
        bidders=frozenset(),
        led=frozenset(),
        beast=replace(state.beast, came=False, beaten=False),
        claims=(),
    )


def drew(state: State, fact: facts.Drew) -> State:
    state = more_cards(state, fact.seat, fact.cards)
    if state.phase is Phase.EXTRAS:
        return replace(state, active=fact.seat)
    if state.stage is Stage.START and fact.seat == state.active:
        return replace(state, stage=Stage.ACT)
    return state


def reshuffled(state: State, _fact: facts.Reshuffled) -> State:
    return replace(state, discards=())


def turn_taken(state: State, _fact: facts.TurnTaken) -> State:
    return unasked(state)


def sat_out(state: State, _fact: facts.PenaltyTaken | facts.Passed) -> State:
    return replace(unasked(state), stage=Stage.AFTER)


def discarded(state: State, fact: facts.Discarded) -> State:
    for card in fact.cards:
        state = less_card(state, fact.seat, card)
    state = with_discards(state, fact.cards)
    return answered(state, fact.seat) if is_asked(state, Ask.TRIM) else state


def turn_ended(state: State, fact: facts.TurnEnded) -> State:
    if not fact.last:
        return unasked(state)
    return replace(
        unasked(state),
        blocks=tuple(one for one in state.blocks if one.until > fact.round),
        handicaps=tuple(one for one in state.handicaps if one.until > fact.round),
    )


def end_decided(state: State, fact: facts.EndDecided) -> State:
    return replace(
        unasked(state),
        winners=fact.winners,
        verdict=fact.cause,
        agenda=(),
        conflict=None,
        last=state.conflict or state.last,
        motion=None,
        cue=None,
    )


def concluded(state: State, fact: facts.Concluded) -> State:
    return answered(with_line(state, fact.seat, "concluded", fact.words), fact.seat)


def game_ended(state: State, fact: facts.GameEnded) -> State:
    players = {
        seat: replace(player, hand=hand)
        for (seat, player), hand in zip(state.players.items(), fact.hands, strict=True)
    }
    if fact.lair:
        state = with_all_events(state, fact.events, fact.lair)
        state = with_hidden_weakness(state, fact.weakness)
    return replace(
        unasked(state),
        phase=Phase.OVER,
        players=players,
        winners=fact.winners,
        cause=fact.cause,
        beast=replace(state.beast, room=fact.room),
        hidden={**state.hidden, **dict(fact.hidden)},
        motion=None,
        halted=None,
    )
