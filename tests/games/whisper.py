"""Whisper: keep your team's word through three clues that fit it, and find theirs."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games import whisper_model as m
from tests.games import whisper_state as s
from tests.games.whisper_bot import Chatterbox
from tests.games.whisper_content import WORDS, shares_two_letters
from tests.games.whisper_model import AnyFact, Phase, Reason
from tests.games.whisper_moves import MOST_SEATS, Referee, answer, house_facts
from tests.games.whisper_sight import seen, told
from tests.games.whisper_state import State
from trapline import kernel
from trapline.kernel import PLAIN, IllegalMove, Luck, Sitter, TableTime

CLUES = 3
OFFERED = 3
DECK = 18
TIME = {m.Pace.CALM: 60_000, m.Pace.BRISK: 15_000}


class Whisper:
    """Two teams of two or more. The words and the referee come from outside."""

    name = "whisper"
    seats = range(4, MOST_SEATS + 1)
    teams = 2
    vocabulary = kernel.Vocabulary(m.AnyWish, AnyFact, m.View, m.Options)
    bots: Mapping[str, kernel.Bot] = {PLAIN: Chatterbox()}

    def __init__(self, words: Mapping[kernel.Language, m.Words], fits: Referee) -> None:
        self.words = words
        self.fits = fits

    def defaults(self, language: kernel.Language) -> m.Options:
        return m.Options(language=language)

    def check(self, _options: m.Options, seats: Sequence[Sitter]) -> None:
        for team in (0, 1):
            if sum(sitter.team == team for sitter in seats) < 2:
                raise IllegalMove(Reason.TEAM_TOO_SMALL, field="seats", team=team)

    def setup(
        self, options: m.Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, memory: Any
    ) -> list[AnyFact]:
        every = self.words[options.language]
        fresh = [word for word in every if memory is None or word not in memory]
        deck = luck.sample(fresh if len(fresh) >= DECK else every, DECK)
        opened = m.Opened(tuple(seats), options, deck)
        return [opened, *self.consequences(self.apply(None, opened), at, luck)]

    def play(
        self, state: State, by: kernel.By, wish: Any, at: TableTime, luck: Luck
    ) -> list[AnyFact]:
        if isinstance(by, kernel.House):
            facts = house_facts(state, wish, at)
        else:
            facts = [answer(state, by, wish, at, self.fits)]
        for fact in facts:
            state = self.apply(state, fact)
        return [*facts, *self.consequences(state, at, luck)]

    def consequences(self, state: State, at: TableTime, luck: Luck) -> list[AnyFact]:
        facts = []
        while fact := consequence(state, at, luck):
            facts.append(fact)
            state = self.apply(state, fact)
        return facts

    def apply(self, state: State | None, fact: AnyFact) -> State:
        if isinstance(fact, m.Opened):
            return s.begun(fact)
        assert state is not None, "every game begins with Opened"
        return s.after(state, fact)

    def view(self, state: State, observer: kernel.Observer) -> m.View:
        return seen(state, observer)

    def redact(self, fact: AnyFact, observer: kernel.Observer) -> AnyFact | None:
        return told(fact, observer)

    def outcome(self, state: State) -> kernel.Outcome | None:
        if not state.is_over or state.cause is None:
            return None
        best = max((0, 1), key=lambda team: state.sides[team].score)
        seats = sorted(state.teams[0] + state.teams[1])
        scores = tuple(state.sides[s.team_of(state, seat)].score for seat in seats)
        return kernel.Outcome(state.teams[best], state.cause.value, scores)

    def deadline(self, state: State) -> kernel.Deadline | None:
        if state.is_over:
            return None
        at = state.since + TIME[state.options.pace]
        return kernel.Deadline(state.phase.value, state.turn, at)

    def remember(self, state: State, memory: m.Words | None) -> m.Words:
        """Keep the words of the last games, but not so many that none would be left."""
        heard = state.used + state.sides[0].offered + state.sides[1].offered
        return ((memory or ()) + heard)[-DECK:]


def consequence(state: State, at: TableTime, luck: Luck) -> AnyFact | None:
    """Return what follows by itself: a window nobody stands in closes, a kept word scores."""
    if state.is_over:
        return None
    if state.phase is Phase.LISTENING:
        return None if state.awaited else m.Closed(at)
    for team, side in enumerate(state.sides):
        if len(side.clues) == CLUES:
            return m.Kept(team, str(side.secret))
        if not side.offered:
            words = luck.sample(s.pool(state, OFFERED), OFFERED)
            return m.Dealt(team, words, at, to=state.teams[team])
    if state.phase is Phase.CHOOSING and not any(s.is_choosing(state, team) for team in (0, 1)):
        return m.Began(state.speaking, at)
    return None


WHISPER = Whisper(WORDS, shares_two_letters)
