"""A player of Whisper who says whatever comes to mind."""

from tests.games import whisper_model as m
from tests.games.whisper_content import WORDS, plain
from trapline.kernel import Luck, Text


class Chatterbox:
    """Whispers and guesses words it has heard of; objects now and then."""

    def choose(self, view: m.View, luck: Luck) -> m.AnyWish | None:
        if not view.may:
            return None
        match luck.choice(view.may):
            case m.MayChoose(turn, words):
                return m.Choose(turn, Text(luck.choice(words)))
            case m.MayGiveClue(turn):
                secret = plain(next(words[0] for words in view.words if words))
                clues = [word for word in VOCABULARY if secret not in plain(word)]
                return m.GiveClue(turn, Text(luck.choice(clues)))
            case m.MayGuess(turn):
                return m.Guess(turn, Text(luck.choice(VOCABULARY)))
            case m.MayObject(turn):
                return m.Object(turn)
            case m.MayLetPass(turn):
                return m.LetPass(turn)


VOCABULARY = [word for words in WORDS.values() for word in words]
