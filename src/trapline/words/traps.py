"""Whether a word may be written as a trap (TW-35 … TW-44)."""

from collections.abc import Sequence

from trapline.words.model import Kind, Part, TrapRuling, Unlawful, Verdict
from trapline.words.nonsense import LONGEST_PHRASE, is_nonsense, parts_of
from trapline.words.spelling import foreign, tokens
from trapline.words.springing import Springs, ruled


class Traps:
    """Reads a proposed trap beside the secret word and the traps already listed."""

    def __init__(self, springs: Springs) -> None:
        self._springs = springs
        self._grammar, self._lexicon = springs.grammar, springs.lexicon

    def ruling(self, word: str, secret: str, listed: Sequence[str]) -> TrapRuling:
        if foreign(word):
            return TrapRuling(word, Unlawful.FOREIGN_SCRIPT)
        said = self._springs.words(word)
        if not said:
            return TrapRuling(word, Unlawful.EMPTY)
        if self._is_nonsense(word):
            return TrapRuling(word, Unlawful.NONSENSE)
        if reason := self._no_content_at_all(tokens(word)):
            return TrapRuling(word, reason)
        for other in listed:
            if tokens(other) == tokens(word) or self._is_form(other, word):
                return TrapRuling(word, Unlawful.DUPLICATE, other)
        # TW-43: the secret is forbidden anyway, and so are all words that it would catch as a trap.
        if ruled(secret, self._springs.findings(secret, word)).verdict is Verdict.YES:
            return TrapRuling(word, Unlawful.FORM_OF_THE_SECRET, secret)
        return TrapRuling(word, homograph=len(said) == 1 and said[0] in self._grammar.homographs)

    def _is_nonsense(self, word: str) -> bool:
        """Refuse what no tongue could say; a word that some list has is never refused."""
        typed, known = tokens(word), self._lexicon.number
        parts = [part for token in typed if token not in known for part in parts_of(token)]
        unknown = (part for part in parts if part not in known)
        return max(len(typed), len(parts)) > LONGEST_PHRASE or any(map(is_nonsense, unknown))

    def _no_content_at_all(self, typed: Sequence[str]) -> Unlawful | None:
        """Refuse an entry without any word of content: chose, quelque chose, n'importe quoi."""
        reasons = []
        for token in typed:
            forms = (token, *self._springs.words(token))
            reasons.append(next(filter(None, map(self._no_content, forms)), None))
        return reasons[0] if all(reasons) else None

    def _no_content(self, word: str) -> Unlawful | None:
        grammar = self._grammar
        word = grammar.numbers.get(word, word)
        if word in grammar.homographs or word in grammar.numbers.values():
            return Unlawful.PRONOUN_LIKE if word in grammar.pronoun_like else None
        for words, reason in (
            (grammar.pronoun_like, Unlawful.PRONOUN_LIKE),
            (grammar.pronouns, Unlawful.PRONOUN),
            (grammar.helpers, Unlawful.HELPING_VERB),
            (grammar.function_words, Unlawful.NOT_A_CONTENT_WORD),
        ):
            if word in words:
                return reason
        return self._no_lawful_part(word)

    def _no_lawful_part(self, word: str) -> Unlawful | None:
        """Refuse known adverbs and the like; a word nobody knows may be a noun."""
        number = self._lexicon.number.get(word)
        if number is None or not self._lexicon.parts(number) & (Part.ADVERB | Part.FUNCTION):
            return None
        return None if self._lexicon.is_content(number) else Unlawful.NOT_A_CONTENT_WORD

    def _is_form(self, listed: str, word: str) -> bool:
        ruling = ruled(listed, self._springs.findings(listed, word))
        near = (Kind.SAME, Kind.INFLECTION)
        return ruling.verdict is Verdict.YES and ruling.findings[0].kind in near
