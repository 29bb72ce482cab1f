"""What a language model is asked in Traitor Word, and what its answer may become.

Our own bot decides what to do; where that is to say a word, a plea or a vote, the model finds it.
"""

from trapline.kernel import Luck, Prompt, Text
from trapline.kernel.voiced import field, task, words
from trapline.words.spelling import tokens

from .bots.player import Chatterer
from .model.view import View
from .wishes import AnyWish, Defend, MayDefend, MaySay, MayVote, Say, Vote

LONGEST_WORD, LONGEST_PLEA, LONGEST_WHY, HEARD = 40, 160, 60, 12

SAY = (
    "Players take turns to say one word that comes to mind at the word before. `hand` are your "
    "secret words: you score if you say one and nobody notices that it is yours, and you lose if "
    "somebody accuses you of it, so say one only where it follows naturally. Otherwise say an "
    "ordinary word that leads towards one of them. One plain word that everybody knows, no name, "
    'none of `chain` again. Answer {"word": "..."}'
)
DEFEND = (
    "You said `said` after `before`, and are accused of straying. In one short sentence explain "
    'what binds the two words. Never name a word of `hand`. Answer {"plea": "..."}'
)
VOTE = (
    "Somebody said `said` after `before`, and is accused of straying. Does it follow? Their plea "
    'is `plea`. Answer {"follows": true or false, "why": "a few words"}'
)


class Speaker:
    """Asks a model for words, and plays as its chatterer where those will not do."""

    def __init__(self, alone: Chatterer) -> None:
        self.alone, self._minds = alone, alone.minds

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        return self.alone.choose(view, luck)

    def asks(self, view: View, luck: Luck) -> Prompt | None:
        match self.choose(view, luck):
            case Say():
                return Prompt(task(view.language, SAY), spoken(view))
            case Defend():
                return Prompt(task(view.language, DEFEND), {**linked(view), "hand": view.hand})
            case Vote():
                plea = view.trial.text if view.trial else ""
                return Prompt(task(view.language, VOTE), {**linked(view), "plea": plea})
            case _:
                return None

    def hears(self, view: View, prompt: Prompt, answer: str, _luck: Luck) -> AnyWish | None:
        for invitation in view.may:
            match invitation:
                case MaySay(turn) if "chain" in prompt.moment:
                    word = words(answer, "word", LONGEST_WORD)
                    return Say(turn, word) if word and self.is_lawful(view, word) else None
                case MayDefend(number) if {"said", "hand"} <= prompt.moment.keys():
                    plea = words(answer, "plea", LONGEST_PLEA)
                    return Defend(number, plea) if plea and self.keeps_mum(view, plea) else None
                case MayVote(number) if "plea" in prompt.moment:
                    return vote(number, answer)
                case _:
                    pass
        return None

    def is_lawful(self, view: View, word: Text) -> bool:
        """Say whether nobody would have to be asked about a word (TT-12), and it is new."""
        mind = self._minds.of(view.language)
        return len(tokens(word)) == 1 and next(mind.fresh(view, [word]), None) is not None

    def keeps_mum(self, view: View, plea: Text) -> bool:
        """Say whether a plea gives none of one's secret words away, unless it was the last word."""
        judge, said = self._minds.of(view.language).judge, view.chain[-1].text
        hidden = [card for card in view.hand if not judge.same_word(said, card)]
        return not any(judge.same_word(word, card) for word in tokens(plea) for card in hidden)


def spoken(view: View) -> dict[str, object]:
    chain = [link.text for link in view.chain if link.text]
    return {"chain": chain, "before": chain[-1:], "hand": view.hand}


def linked(view: View) -> dict[str, object]:
    before, said = (link.text for link in view.chain[-2:])
    return {"before": before, "said": said}


def vote(number: int, answer: str) -> Vote | None:
    follows = field(answer, "follows")
    if not isinstance(follows, bool):
        return None
    return Vote(number, not follows, words(answer, "why", LONGEST_WHY))
