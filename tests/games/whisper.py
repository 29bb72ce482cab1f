"""Whisper: give a clue that fits your team's word but does not betray it, and find theirs."""

from collections.abc import Mapping
from typing import Any

from tests.games import whisper_model as m
from tests.games.whisper_bot import Chatterbox
from tests.games.whisper_content import DECK, OFFERED, TALK, TIME, WORDS, plain, shares_two_letters
from tests.games.whisper_model import AnyFact, Facts, Phase, Reason, Sitters, Words
from tests.games.whisper_state import State, after
from trapline import kernel
from trapline.kernel import By, IllegalMove, Luck, Observer, Seat, TableTime, Team


class Whisper:
    """Two teams of two or more. The words and the referee come from outside."""

    name = "whisper"
    seats = range(4, 9)
    teams = 2
    vocabulary = kernel.Vocabulary(m.AnyWish, AnyFact, m.View, m.Options)
    bots: Mapping[str, kernel.Bot] = {kernel.PLAIN: Chatterbox()}

    def __init__(self, words: Mapping[kernel.Language, Words], fits: m.Referee) -> None:
        self.words, self.fits = words, fits

    def defaults(self, language: kernel.Language) -> m.Options:
        return m.Options(language=language)

    def check(self, _: m.Options, seats: Sitters) -> None:
        for team in (0, 1):
            size = sum(sitter.team == team for sitter in seats)
            insist(size >= 2, Reason.TEAM_TOO_SMALL, field="seats", team=team)

    def setup(self, options: Any, seats: Sitters, at: TableTime, luck: Luck, memory: Any) -> Facts:
        fresh = [word for word in self.words[options.language] if word not in (memory or ())]
        opened = m.Opened(luck.sample(fresh, DECK), (), tuple(seats), options, at)
        state = after(None, opened)
        return [opened, dealt(state, 0), dealt(after(state, dealt(state, 0)), 1)]

    def play(self, state: State, by: By, wish: Any, at: TableTime, _: Luck) -> Facts:
        if isinstance(by, kernel.House):
            return house_facts(state, wish, at)
        asked: m.AnyWish = wish
        if asked.turn != state.turn:
            raise kernel.Stale
        insist(state.phase is asked.phase and by in state.movers, Reason.NOT_YOUR_TURN)
        match asked:
            case m.LetPass():
                return [m.Passed(by, at)]
            case m.Guess():
                insist(plain(asked.word), Reason.NOTHING_SAID)
                if plain(asked.word) != plain(state.secret):
                    return [m.Missed(by, str(asked.word), at)]
                found = m.Found(by, state.secret, at)
                is_over = after(state, found).phase is Phase.OVER
                return [found] if is_over else [found, dealt(state, state.speaking)]
            case m.GiveClue():
                insist(plain(asked.clue), Reason.NOTHING_SAID)
                insist(plain(state.secret) not in plain(asked.clue), Reason.CLUE_SAYS_THE_WORD)
                return [m.ClueGiven(by, str(asked.clue))]
            case m.Choose():
                team = state.team_of(by)
                insist(asked.word in state.words[team], Reason.WORD_NOT_OFFERED, word=asked.word)
                kind = m.Chosen if state.is_choosing(1 - team) else m.Began
                return [kind((str(asked.word),), state.teams[team], team, at)]
            case m.Object():
                insist(state.options.objections, Reason.NO_OBJECTIONS)
                return [m.Ruled(by, self.fits(state.clue, state.secret), at)]

    def apply(self, state: State | None, fact: AnyFact) -> State:
        return after(state, fact)

    def view(self, state: State, observer: Observer) -> m.View:
        ours, theirs = (kernel.witnessed(seats, observer) for seats in state.teams)
        is_heard = ours != theirs and observer != state.whisperer
        return m.View(
            may=may(state, observer) if observer in state.movers else (),
            waiting=state.waiting,
            channels=TALK[theirs] if is_heard else (),
            teams=state.teams,
            whisperer=state.whisperer,
            words=(state.words[0] if ours else (), state.words[1] if theirs else ()),
            clue=state.clue,
            scores=state.scores,
        )

    def outcome(self, state: State) -> kernel.Outcome | None:
        if state.cause is None:
            return None
        best = 0 if state.scores[0] > state.scores[1] else 1
        seats = sorted(state.teams[0] + state.teams[1])
        scores = tuple(state.scores[state.team_of(seat)] for seat in seats)
        return kernel.Outcome(state.teams[best], state.cause.value, scores)

    def deadline(self, state: State) -> kernel.Deadline | None:
        if state.phase is Phase.OVER:
            return None
        # What a whisperer leaves of the time is added to that of the listeners.
        time = TIME[state.options.pace] * (2 if state.phase is Phase.LISTENING else 1)
        return kernel.Deadline(state.phase.value, state.turn, state.since + time)

    def remember(self, state: State, _: Words | None) -> Words:
        return state.deck + state.words[0] + state.words[1]


def insist(lawful: object, reason: Reason, **facts: object) -> None:
    if not lawful:
        raise IllegalMove(reason, **facts)


def dealt(state: State, team: Team) -> m.Dealt:
    return m.Dealt(state.deck[:OFFERED], state.teams[team], team)


def house_facts(state: State, move: kernel.AnyHouseMove, at: TableTime) -> Facts:
    match move:
        case kernel.TimeUp():
            if (move.name, move.turn) != (state.phase.value, state.turn):
                raise kernel.Stale
            return [m.TimeRanOut(at)]
        case kernel.SeatJoined():
            is_full = len(state.teams[0] + state.teams[1]) == Whisper.seats[-1]
            insist(state.phase is not Phase.OVER and not is_full, Reason.NO_SEAT_LEFT)
            team = state.smaller_team if move.team is None else move.team
            return [m.Arrived(state.words[team], (*state.teams[team], move.seat), move.seat, team)]
        case kernel.SeatAway() | kernel.SeatBack() | kernel.SeatLeft():
            news = m.PresenceChanged(move.seat, isinstance(move, kernel.SeatBack), at)
            return [news] if news.here == (news.seat in state.away) else []
        case kernel.SeatHosts():
            return []


def may(state: State, seat: Seat) -> tuple[m.AnyInvitation, ...]:
    if state.phase is Phase.CHOOSING:
        return (m.MayChoose(state.turn, state.words[state.team_of(seat)]),)
    if state.phase is Phase.WHISPERING:
        return (m.MayGiveClue(state.turn),)
    objection = (m.MayObject(state.turn),) if state.options.objections else ()
    return (m.MayGuess(state.turn), *objection, m.MayLetPass(state.turn))


WHISPER = Whisper(WORDS, shares_two_letters)
