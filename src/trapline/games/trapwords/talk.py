"""What a language model is asked in Trapwords, and what its answer may become.

It proposes a clue, a guess or a trap; the same checks as for our own bots stand behind it.
"""

from collections.abc import Mapping
from functools import partial

from trapline.kernel import Language, Luck, Prompt, TableTime, Text
from trapline.kernel.text import skeleton
from trapline.kernel.voiced import task, words
from trapline.words.spelling import spelt, tokens

from .bots.lawful import Law, words_left
from .bots.player import Companion
from .bots.reading import burden, proposed, ruled_out, share
from .content import FREE, Burden
from .judge import Judge
from .model.view import View
from .wishes import AnyWish
from .wishes.turns import GiveClue, Guess, MayGiveClue, MayGuess
from .wishes.writing import MayPropose, Propose

LONGEST_CLUE, LONGEST_WORD, MOST_WORDS = 120, 40, 3

CLUE = (
    "You alone of your team know `secret`. Give a clue that makes your team say it, unlike your "
    "earlier ones. Never use the secret word, a part, a form, a translation, a sound or a spelling "
    "of it, no proper nouns and no examples of it. The other team has written down `traps` words "
    "it expects you to use: if you say one of them, your team fails, so avoid the most obvious "
    'words. At most {most} words. `laws` may forbid more. Answer {{"clue": "..."}}'
)
GUESS = (
    "Your team-mate gives clues to a secret word. Name the word that all the clues fit. It is none "
    'of `wrong`. Answer {"guess": "..."}'
)
TRAP = (
    "The other team must make its players guess `secret` by giving clues. Write down one word they "
    "would very likely use, so that it becomes a trap. One word; no form of the secret, and none "
    'of `listed`. Answer {"trap": "..."}'
)
LAWS: Mapping[str, str] = {
    "twice": "say every word twice in a row",
    "nouns_only": "nouns only",
    "no_s": "no word with the letter s",
    "new_letters": "begin with another letter than every earlier clue",
    "one_breath": "this may be your only clue",
}


class Speaker:
    """Asks a model for words, and plays as its companion where those will not do."""

    def __init__(self, alone: Companion, judges: Mapping[tuple[Language, bool], Judge]) -> None:
        self.alone, self._judges = alone, judges

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        return self.alone.choose(view, luck)

    def not_before(self, view: View) -> TableTime:
        return self.alone.not_before(view)

    def asks(self, view: View, _luck: Luck) -> Prompt | None:
        for invitation in view.may:
            match invitation:
                case MayGiveClue():
                    return asked_for_clue(view)
                case MayGuess() if view.clues:
                    return asked_for_guess(view)
                case MayPropose() if proposed(view) < share(view):
                    return asked_for_trap(view)
                case _:
                    pass
        return None

    def hears(self, view: View, _prompt: Prompt, answer: str, _luck: Luck) -> AnyWish | None:
        said = partial(words, answer)
        for invitation in view.may:
            match invitation:
                case MayGiveClue(turn):
                    clue = said("clue", LONGEST_CLUE)
                    return GiveClue(turn, clue) if clue and self.is_lawful(view, clue) else None
                case MayGuess(turn):
                    word = said("guess", LONGEST_WORD)
                    return Guess(turn, word) if word and is_new(view, word) else None
                case MayPropose(turn) if proposed(view) < share(view):
                    word = said("trap", LONGEST_WORD)
                    return Propose(turn, word) if word and self.is_trap(view, word) else None
                case _:
                    pass
        return None

    def is_lawful(self, view: View, clue: Text) -> bool:
        """Say whether a clue is new, keeps every law, and does not spell the secret out."""
        earlier = {spelt(one.text) for one in view.clues}
        law = Law(view, burden(view), self._judge(view))
        return spelt(clue) not in earlier and not spells(clue, view.word) and law.allows(clue)

    def is_trap(self, view: View, word: Text) -> bool:
        listed = [draft.word for draft in view.drafts]
        ruling = self._judge(view).lawful_trap(word, view.word, listed)
        return ruling.lawful and not ruling.homograph

    def _judge(self, view: View) -> Judge:
        # A compound counts with its parts: who keeps clear of that is clear of anything (TW-72).
        return self._judges[view.language, True]


def asked_for_clue(view: View) -> Prompt:
    under = burden(view)
    moment = {
        "secret": view.word,
        "traps": view.sizes[view.guessing or 0],
        "clues": [clue.text for clue in view.clues],
        "wrong": [guess.word for guess in view.guesses if not guess.right],
        "guesses_left": view.guesses_left,
        "laws": laws(view, under),
    }
    return Prompt(task(view.language, CLUE.format(most=words_left(view, under))), moment)


def asked_for_guess(view: View) -> Prompt:
    moment = {
        "clues": [clue.text for clue in view.clues],
        "wrong": ruled_out(view),
        "guesses_left": view.guesses_left,
    }
    return Prompt(task(view.language, GUESS), moment)


def asked_for_trap(view: View) -> Prompt:
    moment = {"secret": view.word, "listed": [draft.word for draft in view.drafts]}
    return Prompt(task(view.language, TRAP), moment)


def laws(view: View, under: Burden) -> list[str]:
    told = [law for name, law in LAWS.items() if getattr(under, name) != getattr(FREE, name)]
    return [*told, *([f"never say {view.terror}"] if under.terror else [])]


def is_new(view: View, word: Text) -> bool:
    """Say whether a guess can be one: few words, and none that is out of the question."""
    wrong = {spelt(one) for one in ruled_out(view)}
    return 0 < len(tokens(word)) <= MOST_WORDS and spelt(word) not in wrong


def spells(text: str, secret: str) -> bool:
    """Say whether a text holds the letters of a secret in a row, forwards or backwards.

    So m-o-o-n, m00n and letters of other alphabets that look alike are not let through.
    """
    letters, hidden = skeleton(text), skeleton(secret)
    return bool(hidden) and (hidden in letters or hidden[::-1] in letters)
