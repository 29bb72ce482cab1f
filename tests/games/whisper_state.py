"""All there is to know of a game of Whisper, and what each fact changes in it."""

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tests.games import whisper_model as m
from tests.games.whisper_model import AnyFact, Cause, Phase, Seats, Words
from trapline.kernel import Seat, TableTime, Team, Turn

T = TypeVar("T")


class State(Struct, frozen=True):
    """A team has three `words` while it chooses, and then its secret alone."""

    options: m.Options
    teams: tuple[Seats, Seats]
    deck: Words
    since: TableTime
    words: tuple[Words, Words] = ((), ())
    clue: str = ""
    scores: tuple[int, int] = (0, 0)
    phase: Phase = Phase.CHOOSING
    turn: Turn = 0
    whisperer: Seat | None = None
    movers: Seats = ()
    """Those who may act, here or away."""
    away: frozenset[Seat] = frozenset()
    cause: Cause | None = None

    @property
    def speaking(self) -> Team:
        """The team that whispers, or whispers next."""
        return self.turn % 2

    @property
    def secret(self) -> str:
        """The word that is whispered about."""
        return self.words[self.speaking][0]

    @property
    def waiting(self) -> Seats:
        """Those who may act, and are there."""
        if not self.away:
            return self.movers
        return tuple(seat for seat in self.movers if seat not in self.away)

    def is_choosing(self, team: Team) -> bool:
        return len(self.words[team]) > 1

    @property
    def smaller_team(self) -> Team:
        return 0 if len(self.teams[0]) <= len(self.teams[1]) else 1

    def team_of(self, seat: Seat) -> Team:
        return 0 if seat in self.teams[0] else 1


def after(state: State | None, fact: AnyFact) -> State:
    if isinstance(fact, m.Opened):
        return begun(fact)
    assert state is not None, "every game begins with Opened"
    speaking, others = state.speaking, 1 - state.speaking
    match fact:
        case m.ClueGiven():
            listeners = state.teams[others]
            return replace(state, phase=Phase.LISTENING, clue=fact.clue, movers=listeners)
        case m.Passed():
            movers = tuple(seat for seat in state.movers if seat != fact.by)
            return attended(replace(state, movers=movers), fact.at)
        case m.Found():
            return scored(with_words(state, speaking, ()), others, Cause.FOUND, fact.at)
        case m.Missed():
            return scored(state, speaking, Cause.MISSED, fact.at)
        case m.Ruled():
            return scored(state, speaking if fact.fair else others, Cause.OBJECTION, fact.at)
        case m.TimeRanOut():
            return timed_out(state, fact.at)
        case m.Began():
            return whispering(with_words(state, fact.team, fact.words), state.turn, fact.at)
        case m.Dealt() | m.Chosen():
            return choosing(with_words(state, fact.team, fact.words))
        case m.Arrived():
            teams = changed(state.teams, fact.team, (*state.teams[fact.team], fact.seat))
            state = with_words(replace(state, teams=teams), fact.team, fact.words)
            return choosing(state) if state.phase is Phase.CHOOSING else state
        case m.PresenceChanged():
            away = state.away - {fact.seat} if fact.here else state.away | {fact.seat}
            return attended(replace(state, away=away), fact.at)


def begun(fact: m.Opened) -> State:
    ours = tuple(sitter.seat for sitter in fact.sitters if sitter.team == 0)
    theirs = tuple(sitter.seat for sitter in fact.sitters if sitter.team == 1)
    return State(fact.options, (ours, theirs), fact.words, fact.at)


def changed(pair: tuple[T, T], team: Team, value: T) -> tuple[T, T]:
    return (value, pair[1]) if team == 0 else (pair[0], value)


def with_words(state: State, team: Team, words: Words) -> State:
    """Give a team these words, and put under the deck what it had and has no more."""
    deck = [word for word in state.deck + state.words[team] if word not in words]
    return replace(state, deck=tuple(deck), words=changed(state.words, team, words))


def choosing(state: State) -> State:
    movers = [state.teams[team] if state.is_choosing(team) else () for team in (0, 1)]
    return replace(state, phase=Phase.CHOOSING, whisperer=None, movers=movers[0] + movers[1])


def whispering(state: State, turn: Turn, at: TableTime, **also: object) -> State:
    """Let the next of the team who is there whisper."""
    team = state.teams[turn % 2]
    first = turn // 2 % len(team)
    seat = team[first]
    if seat in state.away:
        order = team[first:] + team[:first]
        seat = next((mate for mate in order if mate not in state.away), seat)
    return replace(
        state, phase=Phase.WHISPERING, turn=turn, since=at, whisperer=seat, movers=(seat,), **also
    )


def attended(state: State, at: TableTime) -> State:
    """Close a window in which nobody stands; let another whisper for somebody away."""
    if state.phase is Phase.LISTENING and not state.waiting:
        return whispering(state, state.turn + 1, at)
    if state.phase is Phase.WHISPERING:
        return whispering(state, state.turn, state.since)
    return state


def timed_out(state: State, at: TableTime) -> State:
    match state.phase:
        case Phase.CHOOSING:
            for team in (0, 1):
                state = with_words(state, team, state.words[team][:1])
            return whispering(state, state.turn, at)
        case Phase.WHISPERING:
            return scored(state, 1 - state.speaking, Cause.SILENCE, at)
        case Phase.LISTENING:
            return whispering(state, state.turn + 1, at)
        case Phase.OVER:
            return state


def scored(state: State, team: Team, cause: Cause, at: TableTime) -> State:
    """Give a team a point; with the last one the game is over, else the others whisper."""
    scores = changed(state.scores, team, state.scores[team] + 1)
    if scores[team] < state.options.points:
        return whispering(state, state.turn + 1, at, scores=scores)
    return replace(state, scores=scores, cause=cause, phase=Phase.OVER, whisperer=None, movers=())
