"""A player of Trapwords who says what comes to mind, lawfully."""

from collections.abc import Iterator, Mapping

from trapline.games.trapwords import wishes as w
from trapline.games.trapwords.content import CURSES, MONSTERS, Box, together
from trapline.games.trapwords.model import Curse, WordSet
from trapline.games.trapwords.view import View
from trapline.kernel import Language, Luck, Text
from trapline.words.spelling import bare

CLOSE = 3
"""Words that share so many first letters may be of one family."""


class Rambler:
    """Sets any traps, gives any clue, guesses any word; votes as the referee leans."""

    def __init__(self, boxes: Mapping[Language, Box]) -> None:
        self._words = {
            language: [word for kind in WordSet for word in box.words[kind] if word.isalpha()]
            for language, box in boxes.items()
        }

    def choose(self, view: View, luck: Luck) -> w.AnyWish | None:
        wishes = list(self._wishes(view, luck))
        return luck.choice(wishes) if wishes else None

    def _wishes(self, view: View, luck: Luck) -> Iterator[w.AnyWish]:
        for invitation in view.may:
            match invitation:
                case w.MayPropose(turn, left):
                    if left:
                        yield w.Propose(turn, self._trap(view, luck))
                case w.MayStrike(turn):
                    if len(view.drafts) > wanted(view):
                        yield w.Strike(turn, Text(luck.choice(view.drafts).word))
                case w.MayAgree(turn):
                    yield w.Agree(turn)
                case w.MayTakeBook(turn):
                    yield w.TakeBook(turn)
                case w.MayGetReady(turn):
                    yield w.GetReady(turn)
                case w.MayGiveClue(turn):
                    clue = self._clue(view, luck)
                    if clue is not None:
                        yield w.GiveClue(turn, clue)
                case w.MayGuess(turn):
                    yield w.Guess(turn, self._guess(view, luck))
                case w.MayCallTrap(turn):
                    yield from calls(view, turn)
                case w.MayCountGuess(turn):
                    yield w.CountGuess(turn)
                case w.MayCallRight(turn):
                    yield w.CallRight(turn)
                case w.MayAccept(turn):
                    yield w.Accept(turn)
                case w.MayContest(turn):
                    yield w.Contest(turn)
                case w.MayVote(review):
                    yield from vote(view, review)
                case _:
                    pass

    def _trap(self, view: View, luck: Luck) -> Text:
        listed = {draft.word for draft in view.drafts}
        words = self._others(view, view.word)
        return Text(luck.choice([word for word in words if word not in listed]))

    def _clue(self, view: View, luck: Luck) -> Text | None:
        under = together(
            [
                *(CURSES[curse] for curse in curses(view)),
                *([MONSTERS[view.card]] if fights(view) else []),
            ]
        )
        letters = {bare(clue.text)[0].lower() for clue in view.clues}
        words = [
            word
            for word in self._others(view, view.word)
            if not (under.no_s and bare(word).startswith("s"))
            and not (under.new_letters and bare(word)[0] in letters)
            and bare(word) != bare(view.terror)
        ]
        if under.turn_words is not None and len(view.clues) >= under.turn_words:
            return None
        if not words:
            return None
        word = luck.choice(words)
        return Text(f"{word} {word}" if under.twice else word)

    def _guess(self, view: View, luck: Luck) -> Text:
        named = {guess.word for guess in view.guesses}
        return Text(luck.choice([word for word in self._all(view) if word not in named]))

    def _all(self, view: View) -> list[str]:
        return self._words[view.language]

    def _others(self, view: View, secret: str) -> list[str]:
        """Return words that have nothing to do with the secret one."""
        start = bare(secret)[:CLOSE]
        return [
            word
            for word in self._all(view)
            if not bare(word).startswith(start) and bare(secret) not in bare(word)
        ]


def wanted(view: View) -> int:
    """Return how many traps my team must write: there are drafts for one list only."""
    mine = next(iter(team for team in (0, 1) if view.drafts[0].by in view.teams[team]))
    return view.sizes[1 - mine]


def curses(view: View) -> list[Curse]:
    room = None if view.guessing is None else view.rooms[view.guessing]
    open_here = [curse for where, curse in view.revealed if where == room]
    return [*open_here, *view.drawn] if fights(view) else open_here


def fights(view: View) -> bool:
    return view.guessing is not None and view.rooms[view.guessing] == view.monster


def calls(view: View, turn: int) -> Iterator[w.AnyWish]:
    """Call what the referee is sure of, while it can be called."""
    last = view.clues[-1].number if view.clues else 0
    for hint in view.hints:
        if hint.sure and hint.clue == last:
            yield w.CallTrap(turn, Text(hint.trap), hint.clue, Text(hint.said))


def vote(view: View, review: int) -> Iterator[w.AnyWish]:
    if view.review is not None and not view.voted:
        yield w.Vote(review, bool(view.review.lean))
