"""The referee: rules on traps, clues, guesses and words as a fair player would."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from trapline.kernel import Language
from trapline.words.chains import Chains
from trapline.words.grammars import GRAMMARS
from trapline.words.guesses import Guesses
from trapline.words.hints import Hints
from trapline.words.kinship import kinship
from trapline.words.lexicon import Lexicon, lexicon_of
from trapline.words.model import Finding, Hint, Kind, Ruling, TrapRuling, Verdict
from trapline.words.nouns import PLAIN_NOUNS, Forms, Nouns
from trapline.words.nouns_only import NounsOnly
from trapline.words.spelling import foreign
from trapline.words.springing import Springs, finding, ruled
from trapline.words.traps import Traps


class Referee:
    """Rules in one language; reads its lexicon when first asked, and nothing afterwards.

    `either_part` is TW-72, whether base springs baseball; a language has its own custom. `forms`
    are those of secret words that are no plain nouns (TW-60).
    """

    def __init__(
        self, language: Language, either_part: bool | None = None, forms: Forms = PLAIN_NOUNS
    ) -> None:
        grammar = GRAMMARS[language]
        self._language, self._grammar = language, grammar
        self._either_part = grammar.either_part if either_part is None else either_part
        self._forms = forms

    @cached_property
    def _lexicon(self) -> Lexicon:
        return lexicon_of(self._language)

    @cached_property
    def _springs(self) -> Springs:
        return Springs(self._lexicon, self._grammar, self._either_part)

    @cached_property
    def _traps(self) -> Traps:
        return Traps(self._springs)

    @cached_property
    def _guesses(self) -> Guesses:
        return Guesses(self._springs, Nouns(self._lexicon, self._grammar, self._forms))

    @cached_property
    def _hints(self) -> Hints:
        return Hints(self._lexicon, self._grammar)

    @cached_property
    def _chains(self) -> Chains:
        return Chains(self._springs)

    @cached_property
    def _nouns_only(self) -> NounsOnly:
        return NounsOnly(self._lexicon, self._grammar)

    @cached_property
    def _plain(self) -> dict[str, int]:
        return plain_words(self._lexicon, self._springs.careful)

    def springs(self, trap: str, clue_text: str) -> Ruling:
        """Whether a clue, a whole sentence, springs a trap (TW-68 … TW-75)."""
        # Two plain words are what is asked most: nothing needs to be cut up or weighed.
        mine, theirs = self._plain.get(trap), self._plain.get(clue_text)
        if mine is not None and theirs is not None:
            found = kinship(self._lexicon, mine, theirs, self._either_part)
            if found is None:
                return Ruling(Verdict.NO, trap)
            reading = self._springs.reading(clue_text)
            return ruled(trap, [finding(found, trap, clue_text, reading)])
        strange = foreign(clue_text) or foreign(trap)
        if strange:
            return Ruling(Verdict.FOREIGN, trap, (Finding(strange, Kind.SAME),))
        return ruled(trap, self._springs.findings(trap, clue_text))

    def answers(self, secret: str, guess_text: str) -> Ruling:
        """Whether a guess is right: it contains the whole secret word (TW-60, TW-61)."""
        return self._guesses.ruling(secret, guess_text)

    def candidates(self, secret: str, guess_text: str) -> tuple[str, ...]:
        """What a guess names, in the order typed; of an enumeration, each by itself (TW-59)."""
        return self._guesses.candidates(secret, guess_text)

    def counted_as(self, guess_text: str) -> str:
        """What two guesses have in common that count once (TW-130)."""
        return self._guesses.counted_as(guess_text)

    def is_slip(self, typed: str, meant: str) -> bool:
        """Whether the one is no known word, and one slip of the finger from the other (TW-130)."""
        return self._guesses.is_slip(typed, meant)

    def lawful_trap(self, word: str, secret: str, listed: Sequence[str]) -> TrapRuling:
        """Whether a word may join the traps already listed (TW-35 … TW-44)."""
        return self._traps.ruling(word, secret, listed)

    def questionable(self, secret: str, clue_text: str) -> tuple[Hint, ...]:
        """What people may want to question in a clue (TW-83 … TW-87)."""
        return tuple(self._hints.of(secret, clue_text))

    def same_word(self, one: str, other: str) -> bool:
        """Whether two words are one for Traitor Word (TT-14).

        Case, harmless accents, plural, hyphens, and an article before them make no difference.
        """
        return self._chains.same_word(one, other)

    def is_conjugated(self, word: str) -> bool:
        """Whether a word can only be a finite verb (TT-12)."""
        return self._chains.is_conjugated(word)

    def is_sentence(self, text: str) -> bool:
        """Whether somebody says something of somebody, in whole words or in short (TT-12)."""
        return self._chains.is_sentence(text)

    def knows(self, text: str) -> bool:
        """Whether some list has each word of a text, or all of them as one (TT-12)."""
        return self._chains.knows(text)

    def may_be_noun(self, word: str) -> bool:
        """Whether a word can be a noun; of one it does not know, the referee says yes (TW-98)."""
        return self._nouns_only.may_hold(word)


def plain_words(lexicon: Lexicon, careful: Iterable[str]) -> dict[str, int]:
    """The numbers of the words that need neither be taken apart nor be seen in their sentence."""
    plain = dict(lexicon.number)
    apart = () if lexicon.knows_hyphens else (word for word in lexicon.words if "-" in word)
    for word in (*careful, *apart):
        plain.pop(word, None)
    return plain
