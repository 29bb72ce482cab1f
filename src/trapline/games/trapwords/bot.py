"""A player of Trapwords who says and forbids what comes to mind at a word, lawfully."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from trapline.kernel import Language, Luck, Text
from trapline.words.spelling import bare, tokens

from .content import FREE, Box, Burden, borne
from .model.calls import Hint
from .model.options import WordSet
from .model.view import View
from .wishes import AnyWish
from .wishes.calls import (
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
from .wishes.turns import (
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
    MayTakeBook,
    TakeBook,
)
from .wishes.writing import Agree, MayAgree, MayPropose, MayStrike, Propose, Strike

CLOSE = 3
"""Words that share so many first letters may be of one family."""
PATIENCE = 3
"""How many clues that mean nothing to it a guesser hears before a wild guess."""


class Rambler:
    """Traps and clues are thoughts at the word; a guess is what the clues made many think of."""

    def __init__(self, boxes: Mapping[Language, Box]) -> None:
        # Only bots need one: they take the time while they think, not while a server starts.
        self._mind = cache(lambda language: Mind(boxes[language]))

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        wishes = list(self._wishes(view, luck))
        return luck.choice(wishes) if wishes else None

    def _wishes(self, view: View, luck: Luck) -> Iterator[AnyWish]:
        mind = self._mind(view.language)
        for invitation in view.may:
            match invitation:
                case MayPropose(turn, left) if left and proposed(view) < share(view):
                    yield Propose(turn, mind.trap(view, luck))
                case MayStrike(turn) if is_one_too_many(view):
                    yield Strike(turn, Text(view.drafts[-1].word))
                case MayAgree(turn):
                    yield Agree(turn)
                case MayTakeBook(turn):
                    yield TakeBook(turn)
                case MayGetReady(turn):
                    yield GetReady(turn)
                case MayGiveClue(turn):
                    yield from (GiveClue(turn, clue) for clue in mind.clue(view, luck))
                case MayGuess(turn):
                    yield from (Guess(turn, word) for word in mind.guess(view, luck))
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
                case MayVote(review):
                    yield from vote(view, review)
                case _:
                    pass


class Mind:
    """What a bot knows of one language."""

    def __init__(self, box: Box) -> None:
        self._thoughts = box.thoughts
        self._nouns = [word for kind in WordSet for word in box.words[kind] if word.isalpha()]
        self._reminds: dict[str, list[str]] = {}
        for word, thoughts in box.thoughts.items():
            for thought in thoughts:
                self._reminds.setdefault(bare(thought), []).append(word)

    def trap(self, view: View, luck: Luck) -> Text:
        listed = {draft.word for draft in view.drafts}
        fresh = [word for word in self._thoughts.get(view.word, ()) if word not in listed]
        others = [word for word in self._unlike(view.word) if word not in listed]
        return Text(luck.choice(fresh or others))

    def clue(self, view: View, luck: Luck) -> Iterator[Text]:
        """Say one thought, if what the giver plays under leaves any."""
        under = burden(view)
        if under.turn_words is not None and len(view.clues) >= under.turn_words:
            return
        said = {bare(word) for clue in view.clues for word in tokens(clue.text)}
        thoughts = self._thoughts.get(view.word, ())
        if under.nouns_only:
            thoughts = tuple(word for word in thoughts if word in self._thoughts)
        fit = [word for word in thoughts if is_fit(word, view, under, said)]
        if not fit:
            fit = [word for word in self._unlike(view.word) if is_fit(word, view, under, said)]
        if fit:
            word = luck.choice(fit)
            yield Text(f"{word} {word}" if under.twice else word)

    def guess(self, view: View, luck: Luck) -> Iterator[Text]:
        """Name the word that most clues remind of: once a clue, and sooner if there is a reason."""
        named = {guess.word for guess in view.guesses}
        last = view.guesses[-1].at if view.guesses else -1
        news = sum(clue.at > last for clue in view.clues)
        ideas = Counter(
            word
            for said in {bare(word) for clue in view.clues for word in tokens(clue.text)}
            for word in self._reminds.get(said, ())
            if word not in named
        )
        if view.silenced or news >= (1 if ideas else PATIENCE):
            best = max(ideas.values(), default=0)
            likely = [word for word, score in ideas.items() if score == best]
            wild = [word for word in self._nouns if word not in named]
            yield Text(luck.choice(likely or wild))

    def _unlike(self, secret: str) -> list[str]:
        """Return words that have nothing to do with the secret one."""
        start = bare(secret)[:CLOSE]
        return [
            word
            for word in self._nouns
            if not bare(word).startswith(start) and bare(secret) not in bare(word)
        ]


def proposed(view: View) -> int:
    return sum(draft.by == view.me for draft in view.drafts)


def share(view: View) -> int:
    """Return how many traps of a list a bot thinks of, so that all who are here have their say."""
    here = [seat for seat in view.teams[team_of(view)] if seat not in view.away]
    return math.ceil(wanted(view) / max(1, len(here)))


def is_one_too_many(view: View) -> bool:
    """Say whether the last trap is the bot's own, and somebody was quicker."""
    return len(view.drafts) > wanted(view) and view.drafts[-1].by == view.me


def wanted(view: View) -> int:
    """Return how many traps the bot's team must set."""
    return view.sizes[1 - team_of(view)]


def team_of(view: View) -> int:
    return 0 if view.me in view.teams[0] else 1


def burden(view: View) -> Burden:
    """Return what the team that guesses plays under."""
    if view.guessing is None:
        return FREE
    room = view.rooms[view.guessing]
    return borne(room, view.monster, view.card, view.curses, view.drawn)


def is_fit(word: str, view: View, under: Burden, said: set[str]) -> bool:
    plain = bare(word)
    return not (
        plain in said
        or plain == bare(view.terror)
        or (under.no_s and plain.startswith("s"))
        or (under.new_letters and plain[0] in {bare(clue.text)[0] for clue in view.clues})
    )


def has_no_clock(view: View) -> bool:
    """A bot hears nobody: it leaves spoken guesses to people and to the clock, if there is one."""
    return view.until is None and view.left is None


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
