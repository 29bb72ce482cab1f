"""What each observer of a game of Whisper sees, and is told."""

from msgspec.structs import replace

from tests.games import whisper_model as m
from tests.games import whisper_state as s
from tests.games.whisper_model import HIDDEN, AnyFact, Phase
from tests.games.whisper_state import State
from trapline.kernel import (
    TABLE_TALK,
    Channel,
    Observer,
    Team,
    team_talk,
    witnessed,
)


def seen(state: State, observer: Observer) -> m.View:
    return m.View(
        may=may(state, observer),
        waiting=state.awaited,
        channels=channels(state, observer),
        teams=state.teams,
        away=tuple(sorted(state.away)),
        turn=state.turn,
        phase=state.phase,
        speaking=state.speaking,
        whisperer=state.whisperer,
        offered=(offered(state, 0, observer), offered(state, 1, observer)),
        secrets=(secret(state, 0, observer), secret(state, 1, observer)),
        clues=(state.sides[0].clues, state.sides[1].clues),
        scores=(state.sides[0].score, state.sides[1].score),
    )


def may(state: State, observer: Observer) -> tuple[m.AnyInvitation, ...]:
    if not s.is_seated(observer, state) or state.is_over:
        return ()
    team = s.team_of(state, observer)
    if s.is_choosing(state, team):
        return (m.MayChoose(state.turn, state.sides[team].offered),)
    if state.phase is Phase.WHISPERING and observer == state.whisperer:
        return (m.MayGiveClue(state.turn),)
    if observer not in state.listeners:
        return ()
    objection = (m.MayObject(state.turn),) if state.options.objections else ()
    return (m.MayGuess(state.turn), *objection, m.MayLetPass(state.turn))


def channels(state: State, observer: Observer) -> tuple[Channel, ...]:
    if not s.is_seated(observer, state):
        return ()
    # Whoever whispers must not help the clue along.
    if observer == state.whisperer and not state.is_over:
        return ()
    return (TABLE_TALK, team_talk(s.team_of(state, observer)))


def offered(state: State, team: Team, observer: Observer) -> m.Words:
    return state.sides[team].offered if witnessed(state.teams[team], observer) else ()


def secret(state: State, team: Team, observer: Observer) -> str | None:
    word = state.sides[team].secret
    return word if word is None or witnessed(state.teams[team], observer) else HIDDEN


def told(fact: AnyFact, observer: Observer) -> AnyFact | None:
    match fact:
        case m.Opened() if not witnessed(fact.to, observer):
            return replace(fact, deck=())
        case m.Dealt() if not witnessed(fact.to, observer):
            return replace(fact, words=())
        case m.Chosen() if not witnessed(fact.to, observer):
            return replace(fact, word=HIDDEN)
        case m.Briefed() if not witnessed(fact.to, observer):
            return None
        case _:
            return fact
