"""A player of Trapwords who knows what words bring to mind, and plays as well as its level."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from trapline.kernel import PLAIN, Language, Luck, TableTime, Text

from ..content import Boxes
from ..judge import Judge
from ..model.calls import Hint
from ..model.kinds import Phase
from ..model.view import View
from ..wishes import AnyWish
from ..wishes.calls import (
    Accept,
    CallRule,
    CallTrap,
    Contest,
    MayAccept,
    MayCallRule,
    MayCallTrap,
    MayContest,
    MayVote,
    Vote,
)
from ..wishes.turns import (
    CallRight,
    CountGuess,
    GetReady,
    GiveClue,
    Guess,
    MayCallRight,
    MayCountGuess,
    MayGetReady,
    MayGiveClue,
    MayGuess,
    MayPressOn,
    MayTakeBook,
    PressOn,
    TakeBook,
)
from ..wishes.writing import Agree, MayAgree, MayPropose, Propose
from .giving import Giver
from .guessing import Guesser
from .levels import GENTLE, KEEN, LEVELS, SHARP, Level
from .mind import Mind
from .reading import (
    burden,
    clues_since_guess,
    has_no_clock,
    people_who_guess,
    proposed,
    share,
)
from .setting import Setter
from .tongues import tongue_of

TO_THINK = 12_000
"""How long a clue-giver leaves people alone with a clue."""
IN_HASTE = 7_000
"""The same under the Hourglass."""
UNHURRIED, DOUBLED = 4, 3
"""After so many clues without a guess, where no clock runs, each next one waits twice as long, up
to so many times: else whoever thinks slowly sees the bot talk itself into a trap."""
AT_ONCE = 3
"""So many clues a bot gives in one go where the first guess will silence it."""


class Wits(NamedTuple):
    """What a bot needs in one language."""

    setter: Setter
    giver: Giver
    guesser: Guesser


WitsOf: TypeAlias = Callable[[Language], Wits]


class Companion:
    """Sets traps, gives clues and guesses by what comes to mind, lawfully."""

    def __init__(self, wits_of: WitsOf, level: Level) -> None:
        self._wits_of, self._level = wits_of, level

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        wishes = list(self._wishes(view, luck))
        return luck.choice(wishes) if wishes else None

    def not_before(self, view: View) -> TableTime:
        """A clue is for people to think about, until one of them has guessed."""
        is_giving = view.me == view.giver and view.phase is Phase.CLUING
        if not is_giving or not view.clues or not people_who_guess(view):
            return 0
        last, under = view.clues[-1].at, burden(view)
        is_answered = any(guess.at > last for guess in view.guesses)
        hurries = under.guess_silences and len(view.clues) < AT_ONCE
        if is_answered or hurries or under.one_breath:
            return 0
        if has_no_clock(view):
            return last + (TO_THINK << min(max(clues_since_guess(view) - UNHURRIED, 0), DOUBLED))
        return last + (IN_HASTE if under.half_time else TO_THINK)

    def _wishes(self, view: View, luck: Luck) -> Iterator[AnyWish]:
        wits, level = self._wits_of(view.language), self._level
        for invitation in view.may:
            match invitation:
                case MayPropose(turn, _) if proposed(view) < share(view):
                    yield from (Propose(turn, word) for word in wits.setter.trap(view, level, luck))
                case MayAgree(turn):
                    yield Agree(turn)
                case MayTakeBook(turn):
                    yield TakeBook(turn)
                case MayGetReady(turn):
                    yield GetReady(turn)
                case MayGiveClue(turn):
                    yield from (GiveClue(turn, clue) for clue in wits.giver.clue(view, level, luck))
                case MayGuess(turn):
                    yield from (Guess(turn, word) for word in wits.guesser.guess(view, level, luck))
                case MayCallTrap(turn):
                    yield from calls(view, turn)
                case MayCallRule(turn):
                    yield from fouls(view, turn)
                case MayCountGuess(turn, taps) if has_no_clock(view):
                    yield CountGuess(turn, taps)
                case MayCallRight(turn) if has_no_clock(view):
                    yield CallRight(turn)
                case MayAccept(turn) if not is_doubtful(view):
                    yield Accept(turn)
                case MayContest(turn) if is_doubtful(view):
                    yield Contest(turn)
                case MayPressOn(turn):
                    yield PressOn(turn)
                case MayVote(review):
                    yield from vote(view, review)
                case _:
                    pass


def calls(view: View, turn: int) -> Iterator[AnyWish]:
    """Call what the referee is sure of in the newest clue, which can be called (TW-79), once."""
    for hint in sure_hints(view):
        if hint.trap:
            yield CallTrap(turn, Text(hint.trap), hint.clue, Text(hint.said))


def fouls(view: View, turn: int) -> Iterator[AnyWish]:
    for hint in sure_hints(view):
        if hint.rule is not None:
            yield CallRule(turn, hint.rule, hint.clue, Text(hint.said))


def sure_hints(view: View) -> Iterator[Hint]:
    settled = {(one.call.clue, one.call.said) for one in view.settled}
    last = {clue.number for clue in view.clues[-1:]}
    for hint in view.hints:
        if hint.sure and hint.clue in last and (hint.clue, hint.said) not in settled:
            yield hint


def is_doubtful(view: View) -> bool:
    """Say whether a call is worth a vote: where the referee is sure of it, it is not."""
    return view.call is not None and not view.call.agreed


def vote(view: View, review: int) -> Iterator[AnyWish]:
    if view.review is not None and not view.voted:
        yield Vote(review, bool(view.review.lean))


def characters(
    boxes: Boxes, judges: Mapping[tuple[Language, bool], Judge]
) -> Mapping[str, Companion]:
    """Return the bots by level; they share their wits. The plain one is neither meek nor hard."""

    @cache
    def wits_of(language: Language) -> Wits:
        # Only bots need them: they take the time while they think, not while a server starts.
        # A compound counts with its parts: who keeps clear of that is clear of anything (TW-72).
        box, judge = boxes[language], judges[language, True]
        mind, tongue = Mind(language, box), tongue_of(language, box.talk)
        setter = Setter(judge, mind, tongue)
        return Wits(setter, Giver(box, judge, mind, setter, tongue), Guesser(mind, box.talk))

    levels = {PLAIN: LEVELS[KEEN], GENTLE: LEVELS[GENTLE], SHARP: LEVELS[SHARP]}
    return {name: Companion(wits_of, level) for name, level in levels.items()}
