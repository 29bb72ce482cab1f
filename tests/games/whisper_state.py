"""All there is to know of a game of Whisper, and the small steps it takes."""

from functools import cached_property
from typing import TypeGuard

from msgspec import Struct
from msgspec.structs import replace

from tests.games import whisper_model as m
from tests.games.whisper_model import Cause, Options, Phase, Seats, Words
from trapline.kernel import Observer, Seat, TableTime, Team, Turn


class Side(Struct, frozen=True):
    """What belongs to one team. `secret` is None until it is chosen; `last` had the last turn."""

    offered: Words = ()
    secret: str | None = None
    clues: Words = ()
    score: int = 0
    whisperer: Seat | None = None
    last: Seat | None = None


class State(Struct, frozen=True, dict=True):
    """`speaking` is the team whose whisperer speaks, or speaks next."""

    options: Options
    teams: tuple[Seats, Seats]
    deck: Words
    sides: tuple[Side, Side] = (Side(), Side())
    used: Words = ()
    away: frozenset[Seat] = frozenset()
    passed: frozenset[Seat] = frozenset()
    phase: Phase = Phase.CHOOSING
    speaking: Team = 0
    turn: Turn = 0
    since: TableTime = 0
    cause: Cause | None = None

    @cached_property
    def is_over(self) -> bool:
        one, other = self.sides
        return max(one.score, other.score) >= self.options.points

    @cached_property
    def whisperer(self) -> Seat | None:
        """Who whispers now: the one whose turn it is, or the next of the team who is there."""
        if self.phase is Phase.CHOOSING:
            return None
        seat = self.sides[self.speaking].whisperer
        is_there = seat is not None and seat not in self.away
        return seat if is_there else next_present(self, self.speaking)

    @cached_property
    def listeners(self) -> Seats:
        """The seats that may still answer the clue."""
        if self.phase is not Phase.LISTENING or self.is_over:
            return ()
        others = self.teams[1 - self.speaking]
        return tuple(seat for seat in others if seat not in self.passed)

    @cached_property
    def awaited(self) -> Seats:
        """The seats the table waits for: those who may act, and are there."""
        if self.is_over:
            return ()
        if self.phase is Phase.CHOOSING:
            teams = [team for team in (0, 1) if is_choosing(self, team)]
            seats = tuple(seat for team in teams for seat in self.teams[team])
        elif self.phase is Phase.LISTENING:
            seats = self.listeners
        else:
            seats = () if self.whisperer is None else (self.whisperer,)
        return tuple(seat for seat in seats if seat not in self.away)


def begun(fact: m.Opened) -> State:
    ours = tuple(sitter.seat for sitter in fact.sitters if sitter.team == 0)
    theirs = tuple(sitter.seat for sitter in fact.sitters if sitter.team == 1)
    return State(fact.options, (ours, theirs), fact.deck)


def after(state: State, fact: m.LaterFact) -> State:
    match fact:
        case m.Dealt():
            return begin(deal(state, fact.team, fact.words), Phase.CHOOSING, fact.at)
        case m.Chosen():
            return with_side(state, fact.team, secret=fact.word)
        case m.Began():
            return begin(state, Phase.WHISPERING, fact.at)
        case m.ClueGiven():
            clues = (*state.sides[state.speaking].clues, fact.clue)
            state = with_side(state, state.speaking, clues=clues, whisperer=fact.by, last=fact.by)
            return begin(state, Phase.LISTENING, fact.at)
        case m.Upheld():
            fair = state.sides[state.speaking].clues[:-1]
            state = with_side(state, state.speaking, clues=fair)
            return pass_on(score(state, fact.team, Cause.OBJECTION), fact.at)
        case m.Overruled():
            return pass_on(score(state, fact.team, Cause.OBJECTION), fact.at)
        case m.Found():
            state = score(state, 1 - state.speaking, Cause.FOUND)
            return pass_on(discard(state, state.speaking), fact.at)
        case m.Missed() | m.Closed():
            return pass_on(state, fact.at)
        case m.FellSilent():
            state = with_side(state, fact.team, last=state.sides[fact.team].whisperer)
            return pass_on(score(state, 1 - fact.team, Cause.SILENCE), fact.at)
        case m.Kept():
            return discard(score(state, fact.team, Cause.KEPT), fact.team)
        case m.Passed():
            return replace(state, passed=state.passed | {fact.by})
        case m.Arrived():
            return seated(state, fact.seat, fact.team)
        case m.Briefed():
            return with_side(state, fact.team, offered=fact.offered, secret=fact.secret)
        case m.WentAway():
            return replace(state, away=state.away | {fact.seat})
        case m.CameBack():
            return replace(state, away=state.away - {fact.seat})


def team_of(state: State, seat: Seat) -> Team:
    return 0 if seat in state.teams[0] else 1


def is_seated(observer: Observer, state: State) -> TypeGuard[Seat]:
    return observer in state.teams[0] or observer in state.teams[1]


def next_present(state: State, team: Team) -> Seat | None:
    last = state.sides[team].last
    present = [seat for seat in state.teams[team] if seat not in state.away]
    return min(present, key=lambda seat: (last is not None and seat <= last, seat), default=None)


def is_choosing(state: State, team: Team) -> bool:
    return state.phase is Phase.CHOOSING and state.sides[team].secret is None


def pool(state: State, count: int) -> Words:
    """Return the words to deal from: the deck, and the used ones again when it runs short."""
    return state.deck if len(state.deck) >= count else state.deck + state.used


def deal(state: State, team: Team, words: Words) -> State:
    left = tuple(word for word in pool(state, len(words)) if word not in words)
    used = state.used if len(state.deck) >= len(words) else ()
    return with_side(replace(state, deck=left, used=used), team, offered=words)


def begin(state: State, phase: Phase, at: TableTime) -> State:
    state = replace(state, phase=phase, turn=state.turn + 1, since=at, passed=frozenset())
    speaker = next_present(state, state.speaking)
    if phase is Phase.WHISPERING and speaker is not None:
        return with_side(state, state.speaking, whisperer=speaker)
    return state


def pass_on(state: State, at: TableTime) -> State:
    """Let the other team whisper."""
    return begin(replace(state, speaking=1 - state.speaking), Phase.WHISPERING, at)


def score(state: State, team: Team, cause: Cause) -> State:
    return with_side(replace(state, cause=cause), team, score=state.sides[team].score + 1)


def discard(state: State, team: Team) -> State:
    """Put the team's words away, so that it needs new ones."""
    used = state.used + state.sides[team].offered
    return with_side(replace(state, used=used), team, offered=(), secret=None, clues=())


def seated(state: State, seat: Seat, team: Team) -> State:
    ours, theirs = state.teams
    teams = ((*ours, seat), theirs) if team == 0 else (ours, (*theirs, seat))
    return replace(state, teams=teams)


def with_side(state: State, team: Team, **changes: object) -> State:
    side = replace(state.sides[team], **changes)
    return replace(state, sides=(side, state.sides[1]) if team == 0 else (state.sides[0], side))
