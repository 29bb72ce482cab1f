"""Whether words name the secret word: as it is, inflected, misspelt or in a compound (TW-60)."""

from collections.abc import Collection, Sequence
from functools import cached_property

from trapline.words.kinship import Kinship
from trapline.words.model import Kind, Part, Tie
from trapline.words.nouns import Nouns, closed
from trapline.words.spelling import bare, one_slip_apart, relaxed, tokens
from trapline.words.springing import Springs

PART_OF_IT = Kinship(Kind.COMPOUND, trap_is_part=True)
SHORTEST_MISSPELT = 3
SO_MUCH_RARER = 1.0
"""Ten times, in steps of Zipf: nobody means a word that rare beside one spelt almost alike."""


class Naming:
    """Compares words with the forms of the secret word, and with those of no other."""

    def __init__(self, springs: Springs, nouns: Nouns) -> None:
        self._springs, self._nouns = springs, nouns
        self._lexicon = springs.lexicon

    def kind(self, secret: Sequence[str], said: Sequence[str]) -> Kind | None:
        """How words name the secret, which is given in its parts; None: they do not."""
        forms, text = self._nouns.forms(*secret), closed(said)
        if text in forms:
            return Kind.SAME if text == closed(secret) else Kind.INFLECTION
        plain = bare(text)
        if alike := [form for form in forms if bare(form) == plain]:
            harmless = any(self._is_harmless("".join(said), form) for form in alike)
            return Kind.SAME if harmless else None
        if len(said) == len(secret) == 1 and self._is_compound(secret[0], said[0], forms):
            return Kind.COMPOUND
        is_slip = len(said) in (1, len(secret)) and self.is_slip(said, forms)
        return Kind.SAME if is_slip else None

    def _is_compound(self, secret: str, word: str, forms: Collection[str]) -> bool:
        """Whether a word has the secret for a part, by no accident of its letters: bulldog."""
        # The singular of a secret is not the whole of it: there are no boots in a bootlace.
        whole = tuple(form for form in forms if len(form) >= len(secret))
        if "-" in word:
            return any(self._springs.cut(part) in whole for part in word.split("-"))
        if not word.startswith(secret) and not word.endswith(whole):
            return False
        return self._may_be_thing(word) and self._springs.kinship(secret, word) == PART_OF_IT

    def _may_be_thing(self, word: str) -> bool:
        """Whether a word can be a noun; of some the lexicon knows nothing but the spelling."""
        number = self._lexicon.number.get(word)
        parts = 0 if number is None else self._lexicon.parts(number)
        return not parts or bool(parts & Part.NOUN)

    def _is_harmless(self, text: str, form: str) -> bool:
        """Whether other accents than those of a form make no other word (TW-130).

        Accents that were typed are meant: péché is not pêche. Where they were left out, the word
        that is left must be one that somebody means: marche is not marché, but foret is forêt.
        """
        number, mine = self._lexicon.number.get(text), self._lexicon.number.get(form)
        if number is None:
            return True
        tie = self._lexicon.tie
        if mine is not None and Tie.VARIANT in (tie(number, mine), tie(mine, number)):
            return True
        left_out = all(a in (b, bare(b)) for a, b in zip(closed(text), form, strict=False))
        return left_out and not self._is_meant(number, mine)

    def _is_meant(self, number: int, beside: int | None) -> bool:
        """Whether a word is a thing by itself, and no rarity beside the other."""
        if not self._lexicon.parts(number) & (Part.NOUN | Part.ADJECTIVE):
            return False
        other = 0 if beside is None else self._lexicon.zipf(beside)
        return self._lexicon.zipf(number) > other - SO_MUCH_RARER

    def is_slip(self, said: Sequence[str], forms: Collection[str]) -> bool:
        """Whether words are one slip of the finger from a form; what is a word is none (TW-130)."""
        if all(map(self._is_known, said)):
            return False
        text = bare(closed(said))
        meant = {bare(form) for form in forms}
        return not meant.isdisjoint(relaxed(text)) or any(
            one_slip_apart(text, form) for form in meant if len(form) >= SHORTEST_MISSPELT
        )

    def _is_known(self, word: str) -> bool:
        """Whether a word is in the lexicon, also if its accents were left out: reve."""
        is_word = word in self._lexicon.number or word in self._within_entries
        return is_word or bool(self._lexicon.without_accents(word))

    @cached_property
    def _within_entries(self) -> frozenset[str]:
        """What is a word only together with others: statu quo, i.e."""
        entries = (word for word in self._lexicon.words if not word.isalpha())
        return frozenset(token for entry in entries for token in tokens(entry))
