"""What people may want to question in a clue (TW-83 … TW-87): hints, never verdicts."""

import re
from collections.abc import Iterator

from trapline.words.grammar import Grammar
from trapline.words.lexicon import Lexicon
from trapline.words.model import Hint, Part, Question
from trapline.words.spelling import spelt

TYPED = re.compile(r"[^\W\d_]+(?:['\u2019.-][^\W\d_]+)*")
SENTENCE_END = frozenset(".!?…:")
LONGEST_ACRONYM = 5
STEPS_UP = 4


class Hints:
    """Looks at a clue as it was typed, for capitals tell names from words."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar) -> None:
        self._lexicon, self._grammar = lexicon, grammar

    def of(self, secret: str, clue_text: str) -> Iterator[Hint]:
        for talk in self._grammar.spelling_talk.finditer(spelt(clue_text)):
            yield Hint(Question.SPELLING_OR_SOUND, talk[0])
        words = list(TYPED.finditer(clue_text))
        is_alone, shouted = len(words) == 1, clue_text.isupper()
        for typed in words:
            # A capital tells nothing where every word has one, or where a sentence begins.
            tells = not shouted and not is_opening(clue_text, typed.start())
            question = self._named(typed[0], tells, is_alone) or self._kind(secret, typed[0])
            if question:
                yield Hint(question, typed[0])

    def _named(self, typed: str, tells: bool, is_alone: bool) -> Question | None:
        word = spelt(typed).replace(".", "")
        if len(word) == 1:
            is_word = word in self._grammar.function_words or word in self._grammar.pronouns
            return None if is_word else Question.LETTER
        number = self._lexicon.number.get(word)
        parts = Part(self._lexicon.parts(number)) if number is not None else Part(0)
        if word in self._grammar.pronouns | self._grammar.function_words:
            return None
        is_name = Part.PROPER in parts or (typed[0].isupper() and Part.NAMED in parts)
        if typed.isupper() and len(word) <= LONGEST_ACRONYM and (tells or is_alone):
            return None if number is not None and not is_name else Question.ABBREVIATED_NAME
        capital = typed[0].isupper() and (tells or (is_alone and is_name))
        return Question.PROPER_NOUN if capital or Part.PROPER in parts else None

    def _kind(self, secret: str, typed: str) -> Question | None:
        """TW-83: an example of the secret. For French, a word of another language (TW-87)."""
        word, wanted = (self._lexicon.number.get(spelt(each)) for each in (typed, secret))
        if word is None or wanted is None:
            return None
        heads = self._lexicon.heads(wanted)
        if not self._lexicon.above(word, STEPS_UP).intersection(heads):
            return None
        is_foreign = Part.FOREIGN in Part(self._lexicon.parts(word))
        return Question.TRANSLATION if is_foreign else Question.KIND_OF_SECRET


def is_opening(text: str, start: int) -> bool:
    """Whether a word opens a sentence, where a capital tells nothing."""
    before = text[:start].rstrip(" \t\n\"'«»“”‘(-–—")  # noqa: RUF001 (all kinds of quotes)
    return not before or before[-1] in SENTENCE_END
