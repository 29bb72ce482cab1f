"""Games of Whisper with one fault each, to prove that the laws would notice."""

import random
from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

import pytest
from msgspec.structs import astuple, force_setattr, replace

from tests.games import whisper_model as m
from tests.games.whisper import Whisper
from tests.games.whisper_model import AnyFact, Phase, Reason
from tests.games.whisper_state import State
from trapline import kernel
from trapline.kernel import (
    PLAIN,
    PUBLIC,
    Bot,
    By,
    Deadline,
    Fact,
    IllegalMove,
    Luck,
    Observer,
    Outcome,
    TableTime,
)

Facts: TypeAlias = list[AnyFact]


def tells_the_deal(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears which words a team was offered."""
    patch.setattr(m.Dealt, "hides", {})


def tells_the_deck(patch: pytest.MonkeyPatch) -> None:
    """The first fact of the game shows the deck as it lies."""
    patch.setattr(m.Opened, "hides", {})


def tells_the_spectators(patch: pytest.MonkeyPatch) -> None:
    """Who looks on hears everything that happens."""
    honest = m.Secret.is_known_to
    shown = lambda fact, observer: observer is PUBLIC or honest(fact, observer)  # noqa: E731
    patch.setattr(m.Secret, "is_known_to", shown)


def keeps_the_archive_blind(patch: pytest.MonkeyPatch) -> None:
    """Nobody ever learns what the deck was."""
    patch.setattr(m.Opened, "is_known_to", lambda *_: False)


class ShowsTheirWord(Whisper):
    """Each view has the words of both teams."""

    def view(self, state: State, observer: Observer) -> m.View:
        return replace(super().view(state, observer), words=state.words)


class HalfApplies(Whisper):
    """A wish sends whoever made it away, and is refused all the same."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        try:
            return super().play(state, by, wish, at, luck)
        except IllegalMove:
            force_setattr(state, "away", state.away | {by})
            raise


class Hangs(Whisper):
    """After a clue nobody may act, and no clock runs."""

    def view(self, state: State, observer: Observer) -> m.View:
        view = super().view(state, observer)
        hangs = state.phase is Phase.LISTENING
        return replace(view, may=(), waiting=()) if hangs else view

    def deadline(self, state: State) -> Deadline | None:
        return None if state.phase is Phase.LISTENING else super().deadline(state)


class WaitsForTheWrongTeam(Whisper):
    """The table says it waits for those who have just whispered."""

    def view(self, state: State, observer: Observer) -> m.View:
        view = super().view(state, observer)
        if state.phase is not Phase.LISTENING:
            return view
        return replace(view, waiting=state.teams[state.speaking])


class LosesACard(Whisper):
    """A word that nobody was offered leaves the deck with each deal."""

    def apply(self, state: State | None, fact: AnyFact) -> State:
        after = super().apply(state, fact)
        return replace(after, deck=after.deck[1:]) if isinstance(fact, m.Dealt) else after


class DoesNotBrief(Whisper):
    """Who joins late sees the words of the team, but was never told them."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        facts = super().play(state, by, wish, at, luck)
        return [replace(f, to=f.to[:-1]) if isinstance(f, m.Arrived) else f for f in facts]


class OpensTheWindowIfTheClueIsUnfair(Whisper):
    """Nobody may object to a clue that fits, so everybody knows that it does."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        facts = super().play(state, by, wish, at, luck)
        match facts:
            case [m.ClueGiven(clue=clue)] if self.fits(clue, state.secret):
                return [*facts, m.TimeRanOut(at)]
            case _:
                return facts


class GivesLongWordsLongerTime(Whisper):
    """The clock tells the length of the secret."""

    def deadline(self, state: State) -> Deadline | None:
        deadline = super().deadline(state)
        return deadline and replace(deadline, at=deadline.at + len(state.secret))


class SortsByTheSecret(Whisper):
    """The order in which the listeners are awaited tells whose word comes first in the list."""

    def view(self, state: State, observer: Observer) -> m.View:
        view = super().view(state, observer)
        is_first = state.words[0] < state.words[1]
        return replace(view, waiting=view.waiting[::-1]) if is_first else view


class RefusesInTheSecretsName(Whisper):
    """A refusal carries the word it protects."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        try:
            return super().play(state, by, wish, at, luck)
        except IllegalMove as refusal:
            raise IllegalMove(Reason(refusal.reason), words=state.words, **refusal.facts) from None


class DrawsForVowels(Whisper):
    """Luck is asked only for some words, and so undo tells which."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        facts = super().play(state, by, wish, at, luck)
        if isinstance(wish, m.LetPass) and state.secret < "j":
            luck.die()
        return facts


class MayLetPassAtOnce(m.MayLetPass, frozen=True, tag="may-let-pass"):
    housekeeping: ClassVar[bool] = True


class HurriesWithSomeWords(Whisper):
    """A bot lets a clue pass at once, or after a while: that depends on the secret."""

    def view(self, state: State, observer: Observer) -> m.View:
        seen = super().view(state, observer)
        if not any(isinstance(may, m.MayLetPass) for may in seen.may) or state.secret > "j":
            return seen
        return replace(seen, may=(MayLetPassAtOnce(state.turn),))


class RuledLightly(m.Ruled, frozen=True, tag="ruled"):
    opens: ClassVar[bool] = False


class LetsARulingBeUndone(Whisper):
    """The table hears whether the clue fits, goes back, and whispers another."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        facts = super().play(state, by, wish, at, luck)
        return [RuledLightly(*astuple(f)) if isinstance(f, m.Ruled) else f for f in facts]


class RuledForNobody(m.Ruled, frozen=True, tag="ruled"):
    anonymous: ClassVar[bool] = True


class SignsAnObjection(Whisper):
    """Nobody shall hear who objected, and the fact says it."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        facts = super().play(state, by, wish, at, luck)
        return [RuledForNobody(*astuple(f)) if isinstance(f, m.Ruled) else f for f in facts]


class ChosenByNobody(m.Chosen, frozen=True, tag="chosen"):
    anonymous: ClassVar[bool] = True


class ChoosesUnsigned(Whisper):
    """No fault: nobody shall hear who of a team chose, and the fact does not say it."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        facts = super().play(state, by, wish, at, luck)
        return [ChosenByNobody(*astuple(f)) if type(f) is m.Chosen else f for f in facts]


class MissedLightly(m.Missed, frozen=True, tag="missed"):
    opens: ClassVar[bool] = False


class LetsAGuessBeUndone(Whisper):
    """Of a right guess nobody can go back, but of a wrong one, which tells as much."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        facts = super().play(state, by, wish, at, luck)
        return [MissedLightly(*astuple(f)) if type(f) is m.Missed else f for f in facts]


class NumbersTurnsInACircle(Whisper):
    """After the fourth turn comes the first, and a wish on a slow line finds it."""

    def apply(self, state: State | None, fact: AnyFact) -> State:
        after = super().apply(state, fact)
        return replace(after, turn=after.turn % 4)


class NumbersClocksInACircle(Whisper):
    """Wishes are told apart by their turns, but a clock has the number of an earlier one."""

    def deadline(self, state: State) -> Deadline | None:
        deadline = super().deadline(state)
        return deadline and replace(deadline, turn=deadline.turn % 4)

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        is_clock = isinstance(wish, kernel.TimeUp)
        due = replace(wish, turn=state.turn) if is_clock else wish
        return super().play(state, by, due, at, luck)


class RefusesInApply(Whisper):
    """Facts are judged again when they are read, and a blank word is none."""

    def apply(self, state: State | None, fact: AnyFact) -> State:
        if isinstance(fact, m.Chosen) and fact.words == (m.HIDDEN,):
            raise IllegalMove(Reason.WORD_NOT_OFFERED)
        return super().apply(state, fact)


class RollsInApply(Whisper):
    """The deck lies in another order each time the log is read."""

    def apply(self, state: State | None, fact: AnyFact) -> State:
        after = super().apply(state, fact)
        return replace(after, deck=tuple(random.sample(after.deck, len(after.deck))))


class Muttered(Fact, frozen=True):
    """Not in the vocabulary."""


class SpeaksUnknownFacts(Whisper):
    """A fact is stored that nobody can read."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        return [*super().play(state, by, wish, at, luck), Muttered()]  # type: ignore[list-item]  # the fault

    def apply(self, state: State | None, fact: Any) -> State:
        return state if state and isinstance(fact, Muttered) else super().apply(state, fact)


class TakesStrangersIn(Whisper):
    """A seat the game does not know looks over the shoulder of the second team."""

    def view(self, state: State, observer: Observer) -> m.View:
        if isinstance(observer, int) and not any(observer in team for team in state.teams):
            return replace(super().view(state, state.teams[1][0]), may=(), channels=())
        return super().view(state, observer)


class ForgetsToInviteSeatThree(Whisper):
    """A seat may do what it was not invited to."""

    def view(self, state: State, observer: Observer) -> m.View:
        view = super().view(state, observer)
        waiting = tuple(seat for seat in view.waiting if seat != 3)
        return replace(view, may=() if observer == 3 else view.may, waiting=waiting)


class ForgetsToInviteObjections(Whisper):
    """One of three things to do is missing from the list."""

    def view(self, state: State, observer: Observer) -> m.View:
        view = super().view(state, observer)
        return replace(view, may=tuple(i for i in view.may if not isinstance(i, m.MayObject)))


class AcceptsInSilence(Whisper):
    """To let a clue pass is lawful and leaves no trace."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        facts = super().play(state, by, wish, at, luck)
        return [] if isinstance(wish, m.LetPass) else facts


class StopsTheClock(Whisper):
    """Time is up, and nothing comes of it."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        facts = super().play(state, by, wish, at, luck)
        return [] if isinstance(wish, kernel.TimeUp) else facts


class GivesTimeForChoosing(Whisper):
    """A choice that can be taken back gives everybody more time."""

    def apply(self, state: State | None, fact: AnyFact) -> State:
        after = super().apply(state, fact)
        is_choice = type(fact) is m.Chosen
        return replace(after, since=after.since + 5000) if is_choice else after


class EndsOfBoredom(Whisper):
    """A game ends by a cause that nobody declared."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, cause="boredom")


class RefusesWithoutTheWord(Whisper):
    """A refusal leaves its sentence with a hole."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Facts:
        try:
            return super().play(state, by, wish, at, luck)
        except IllegalMove as refusal:
            raise IllegalMove(Reason(refusal.reason)) from None


class Sleepy:
    """Waits for ever."""

    def choose(self, _view: m.View, _luck: Luck) -> m.AnyWish | None:
        return None


class Stubborn:
    """Says the same thing to everything."""

    def choose(self, view: m.View, _luck: Luck) -> m.AnyWish | None:
        return m.LetPass(view.may[0].turn) if view.may else None


class HasASleepyBot(Whisper):
    bots: Mapping[str, Bot] = {PLAIN: Sleepy()}


class HasAStubbornBot(Whisper):
    bots: Mapping[str, Bot] = {PLAIN: Stubborn()}
