"""Games of Whisper that declare what they should not, to prove that the laws would notice."""

from typing import ClassVar

from tests.games import whisper_model as m
from tests.games.whisper import Whisper
from tests.games.whisper_model import AnyFact
from trapline import kernel
from trapline.kernel import Preset, Vocabulary, Wish


class Shout(Wish, frozen=True):
    """As long as it likes."""

    words: str


class Bet(Wish, frozen=True):
    """As much as it likes."""

    amount: int


class TakesAnyText(Whisper):
    vocabulary = Vocabulary(m.AnyWish | Shout, AnyFact, m.View, m.Options)


class TakesAnyNumber(Whisper):
    vocabulary = Vocabulary(m.AnyWish | Bet, AnyFact, m.View, m.Options)


class InvitesToNothing(Whisper):
    vocabulary = Vocabulary(m.Choose | m.Guess, AnyFact, m.View, m.Options)


class KeepsItsInvitationsToItself(Whisper):
    vocabulary = Vocabulary(m.AnyWish, AnyFact, kernel.View, m.Options)


class Endless(m.Options, frozen=True, kw_only=True):
    rounds: int = 3


class HasAnUnboundedOption(Whisper):
    vocabulary = Vocabulary(m.AnyWish, AnyFact, m.View, Endless)


class Endurance(m.Options, frozen=True, kw_only=True):
    presets: ClassVar = {Preset.FIRST: {}, Preset.PARTY: {}, Preset.EXPERT: {"points": 100}}


class HasAPresetOutOfBounds(Whisper):
    vocabulary = Vocabulary(m.AnyWish, AnyFact, m.View, Endurance)

    def defaults(self, language: kernel.Language) -> Endurance:
        return Endurance(language=language)
