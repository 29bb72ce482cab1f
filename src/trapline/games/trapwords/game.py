"""The rules of Trapwords; each file is a chapter."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from trapline import kernel
from trapline.kernel import (
    PLAIN,
    IllegalMove,
    Language,
    Library,
    Luck,
    Outcome,
    Seat,
    Sitter,
    TableTime,
)

from .bot import Rambler
from .content import Box
from .facts import AnyFact
from .facts.rounds import GameEnded
from .judge import Judge
from .model.basics import ROOM_FIELDS
from .model.game import Memory, State
from .model.kinds import Cause, Phase
from .model.options import Options, WordSet
from .model.reasons import Reason
from .model.view import View
from .rules import (
    calls,
    clocks,
    flags,
    guessing,
    hearing,
    listening,
    people,
    reviews,
    rounds,
    torches,
    turns,
    writing,
)
from .rules.fold import after
from .rules.queries import everybody, is_seated, running_turn, team_of
from .rules.view import view
from .wishes import AnyWish
from .wishes.calls import Accept, CallRule, CallTrap, Contest, CryStop, FlagClue, TakeBack, Vote
from .wishes.people import ClaimGame, LiftCurses, SetClueRules, SetLateClock, StrikePrecedent
from .wishes.turns import CallRight, CountGuess, GetReady, GiveClue, Guess, TakeBook, ThinkSo
from .wishes.writing import Agree, Oppose, PassTorch, Propose, Strike

TILES = ({3, 10}, {1, 8}, {2, 9})
"""Numbers on two sides of one tile. Only the first pair is certain (TW-9)."""


class Trapwords:
    """Two teams in one dungeon. Words and referees come from outside."""

    name = "trapwords"
    seats = range(4, people.MOST_SEATS + 1)
    teams = 2
    vocabulary = kernel.Vocabulary(AnyWish, AnyFact, View, Options, Reason, Cause)

    def __init__(
        self,
        boxes: Mapping[Language, Box],
        judges: Mapping[tuple[Language, bool], Judge],
        library: Library,
    ) -> None:
        self.boxes = boxes
        self.library = library
        self.judges = judges
        self.bots: Mapping[str, kernel.Bot] = {PLAIN: Rambler(boxes)}

    def defaults(self, language: Language) -> Options:
        # TW-72: the English book counts the parts of a compound trap, the French one does not.
        return Options(language=language, both_parts=language == "en")

    def check(self, options: Options, seats: Sequence[Sitter]) -> None:
        if options.pack and self.library.words(options.pack) is None:
            raise IllegalMove(Reason.NO_SUCH_PACK, field="pack")
        numbers = options.rooms
        for place, (here, there) in enumerate(pairwise(numbers), start=1):
            if here >= there:
                raise IllegalMove(Reason.ROOMS_NOT_RISING, field=ROOM_FIELDS[place], rule="TW-7")
        for tile in TILES if options.real_tiles else TILES[:1]:
            if tile <= set(numbers):
                field = ROOM_FIELDS[numbers.index(max(tile))]
                raise IllegalMove(Reason.SAME_TILE, field=field, rule="TW-9")
        for team in (0, 1):
            if sum(sitter.team == team for sitter in seats) < 2:
                raise IllegalMove(Reason.TEAM_TOO_SMALL, field="seats", team=team, rule="TW-2")

    def setup(
        self, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck, memory: Any
    ) -> list[AnyFact]:
        first = rounds.opened(options, seats, luck, memory or Memory())
        return rounds.begin_game(first, self.box(options), at, luck)

    def play(
        self, state: State, by: kernel.By, wish: Any, at: TableTime, luck: Luck
    ) -> list[AnyFact]:
        story = rounds.Story(state)
        if isinstance(by, kernel.House):
            story.tell(*self.house_facts(state, wish, at))
        else:
            story.tell(*self.answer(state, by, wish, at))
        while facts := self.consequences(story.state, at, luck):
            story.tell(*facts)
        return story.facts

    def box(self, options: Options) -> Box:
        """Return the words to draw from: the group's own, or those of the game (TW-24)."""
        box = self.boxes[options.language]
        own = self.library.words(options.pack) if options.pack else None
        # A list that got lost must not end a game: the game's own words take its place.
        return box if own is None else replace(box, words=dict.fromkeys(WordSet, own))

    def judge(self, state: State) -> Judge:
        return self.judges[state.options.language, state.options.both_parts]

    def answer(self, state: State, by: Seat, wish: AnyWish, at: TableTime) -> list[AnyFact]:
        if not is_seated(by, state):
            raise IllegalMove(Reason.NOT_YOUR_PART)
        judge = self.judge(state)
        match wish:
            case Propose():
                return [writing.propose(state, by, wish, judge)]
            case Strike():
                return [writing.strike(state, by, wish)]
            case Agree():
                return [writing.agree(state, by, wish)]
            case Oppose():
                return [writing.oppose(state, by, wish)]
            case PassTorch():
                return [torches.pass_torch(state, by, wish)]
            case SetLateClock():
                return [people.set_late_clock(state, by, wish)]
            case TakeBook():
                return turns.take_book(state, by, wish, at)
            case GetReady():
                return [turns.get_ready(state, by, wish, at)]
            case GiveClue():
                return turns.give_clue(state, by, wish, at, judge)
            case Guess():
                return guessing.guess(state, by, wish, at, judge)
            case ThinkSo():
                return [turns.think_so(state, by, wish)]
            case CryStop():
                return [calls.cry_stop(state, by, wish, at)]
            case CallTrap():
                return calls.call_trap(state, by, wish, at, judge)
            case CallRule():
                return calls.call_rule(state, by, wish, at, judge)
            case FlagClue():
                return [flags.flag_clue(state, by, wish, at)]
            case TakeBack():
                return [calls.take_back(state, by, wish, at)]
            case CountGuess():
                return hearing.count_guess(state, by, wish, at)
            case CallRight():
                return [hearing.call_right(state, by, wish, at)]
            case Accept():
                return [calls.accept(state, by, wish, at)]
            case Contest():
                return [calls.contest(state, by, wish, at, judge)]
            case Vote():
                return [reviews.vote(state, by, wish)]
            case LiftCurses():
                return [people.lift_curses(state, by, wish)]
            case SetClueRules():
                return [people.set_clue_rules(state, by, wish)]
            case StrikePrecedent():
                return [people.strike_precedent(state, by, wish)]
            case ClaimGame():
                return [people.claim_game(state, by, wish)]

    def house_facts(self, state: State, move: kernel.AnyHouseMove, at: TableTime) -> list[AnyFact]:
        match move:
            case kernel.TimeUp():
                return clocks.time_up(state, move, at, self.judge(state))
            case kernel.SeatJoined():
                return people.join(state, move)
            case kernel.SeatAway() | kernel.SeatLeft() | kernel.SeatBack():
                return people.come_or_go(state, move, at)
            case kernel.SeatHosts():
                return people.host_sits(state, move)

    def consequences(self, state: State, at: TableTime, luck: Luck) -> list[AnyFact]:
        """Return what follows by itself."""
        if state.phase is Phase.OVER:
            return []
        if state.team_turn is None and state.phase is not Phase.WRITING:
            return self.after_turn(state, at, luck)
        absent = torches.torch_of_the_absent(state)
        if absent is not None:
            return [absent, *writing.reopened(state, absent.team, at)]
        match state.phase:
            case Phase.WRITING:
                return self.after_writing(state, at)
            case Phase.CLUING:
                return hearing.spent(state, at) or listening.referee_calls(state, at)
            case Phase.CLOSING:
                return self.after_finding(state, at)
            case Phase.REVIEW:
                return self.after_voting(state, at)
            case _:
                return []

    def after_writing(self, state: State, at: TableTime) -> list[AnyFact]:
        done = writing.next_finished(state, at)
        if done is not None:
            return [done]
        is_ready = all(sheet.done for sheet in state.sheets)
        return [turns.begin_turn(state, at)] if is_ready else []

    def after_finding(self, state: State, at: TableTime) -> list[AnyFact]:
        """The word stands once the last clue can no longer be called, and all flags are settled."""
        if clocks.last_window(state) > at:
            return []
        if not running_turn(state).found:
            return hearing.spent(state, at)
        return flags.next_flag(state, at, self.judge(state)) or [turns.won(state, at)]

    def after_voting(self, state: State, at: TableTime) -> list[AnyFact]:
        return reviews.concluded(state, at) if reviews.is_settled(state) else []

    def after_turn(self, state: State, at: TableTime, luck: Luck) -> list[AnyFact]:
        if None in state.results:
            return [turns.begin_turn(state, at)]
        facts = rounds.end_round(state)
        if isinstance(facts[-1], GameEnded):
            return facts
        moved = after(state, facts[0])
        return [*facts, *rounds.begin_round(moved, self.box(state.options), at, luck)]

    def apply(self, state: State | None, fact: AnyFact) -> State:
        return after(state, fact)

    def view(self, state: State, observer: kernel.Observer) -> View:
        return view(state, observer)

    def outcome(self, state: State) -> Outcome | None:
        if state.cause is None:
            return None
        winners = [seat for seat in everybody(state) if team_of(state, seat) in state.winners]
        return Outcome(tuple(winners), state.cause.value)

    def deadline(self, state: State) -> kernel.Deadline | None:
        return clocks.deadline(state)

    def remember(self, state: State, _memory: Any) -> Memory:
        """Keep the words that were used, also those never opened, and what was decided."""
        return Memory(state.used, state.precedents)
