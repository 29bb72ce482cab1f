"""Whether the words of a clue spring a trap."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from trapline.words.disguises import hidden_words, is_turned, undressed
from trapline.words.grammar import Grammar
from trapline.words.kinship import NEARNESS, SAME, Kinship, kinship, readings
from trapline.words.lexicon import Lexicon
from trapline.words.model import Doubt, Finding, Kind, Part, Ruling, Verdict
from trapline.words.places import ALONE, Place
from trapline.words.reading import Reader, Reading
from trapline.words.spelling import bare, one_slip_apart, spelt, tokens
from trapline.words.surroundings import Sentence, core_of, sentence

SHORTEST_MISSPELT = 4
SHORTEST_BASE = 4
SHORTEST_SPELT_OUT = 3
FEWEST_CUT_OFF = 3
SHORTEST_CLIPPED = 3
JOINTS = frozenset("-'")


class Springs:
    """Compares a trap with every word of a clue, and with words written apart."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar, either_part: bool) -> None:
        self.lexicon, self.grammar = lexicon, grammar
        self.reader = Reader(lexicon, grammar)
        self._either_part = either_part
        self._only_grammar = grammar.function_words | grammar.pronouns | grammar.helpers
        self.careful = self._only_grammar | grammar.homographs
        """Words that spring only in some of their senses, or never."""

    def findings(self, trap: str, clue: str) -> list[Finding]:
        """Find what may spring; what is said by habit alone is for people to judge (TW-41)."""
        found = self._findings(trap, clue)
        said = spelt(clue)
        # One word alone is the clue itself, and no habit.
        alone = said.strip().isalpha()
        if not found or alone or not self.grammar.fillers.search(said):
            return found
        meant = {each.said for each in self._findings(trap, self.grammar.fillers.sub(" , ", said))}
        return [
            replace(each, doubt=Doubt.FILLER)
            if each.doubt is None and each.said not in meant
            else each
            for each in found
        ]

    def _findings(self, trap: str, clue: str) -> list[Finding]:
        wanted, said = self.words(trap), sentence(undressed(clue), self.grammar)
        if len(wanted) > 1:
            return list(self.phrases(wanted, said.words))
        if not wanted:
            return []
        singly = (self._word(wanted[0], said, at) for at in range(len(said.words)))
        apart = self._written_apart(wanted[0], said.words)
        return [
            found
            for found in (*singly, *apart, *self._hidden(wanted[0], clue))
            if found is not None
        ]

    def words(self, text: str) -> list[str]:
        """The words of a text without what apostrophes only tie to them: l'eau, dog's."""
        return [word for word in map(self.cut, tokens(text)) if word]

    def cut(self, token: str) -> str:
        return core_of(token, self.grammar)

    def _word(self, trap: str, said: Sentence, at: int) -> Finding | None:
        word = said.words[at]
        # Said alone, a word helps nothing: est is a form of être.
        if word in self._only_grammar and word != trap and len(said.words) > 1:
            return None
        place = self.grammar.place(said.whole, said.places[at], self._parts)
        found = self.kinship(trap, word, place)
        if found is None:
            return None
        if word in self.grammar.homographs and found.kind in (Kind.SAME, Kind.INFLECTION):
            helps = self.grammar.helps(said.whole, said.places[at])
            if helps:
                return None
            if helps is None:
                found = Kinship(found.kind, Doubt.HELPER_OR_CONTENT)
        return finding(found, trap, word, self.reading(word, place))

    def _parts(self, word: str) -> Part:
        number = self.lexicon.number.get(word)
        return Part(0) if number is None else Part(self.lexicon.parts(number))

    def reading(self, word: str, place: Place = ALONE) -> str:
        """What a word of several readings may be at its place: the headwords of those (TW-80)."""
        number = self.lexicon.number.get(word)
        if number is None or not self.lexicon.is_homograph(number):
            return ""
        senses = readings(self.lexicon, number, place)
        return " ".join(sorted(self.lexicon.words[sense.head] for sense in senses))

    def kinship(self, trap: str, word: str, place: Place = ALONE) -> Kinship | None:
        """How a typed word is tied to a trap, each being whatever it can be read as."""
        if trap.replace("-", "") == word.replace("-", "") and not self._has_two_lives(word):
            return SAME
        found = [
            joined
            for mine in self._readings(trap, word)
            for theirs in self._readings(word, trap)
            if (joined := self._joined(mine, theirs, place)) is not None
        ]
        if not found:
            return self._unread(trap, word)
        return min(found, key=lambda each: each.rank)

    def _has_two_lives(self, word: str) -> bool:
        number = self.lexicon.number.get(word)
        return number is not None and self.lexicon.has_two_lives(number)

    def _readings(self, word: str, other: str) -> Sequence[Reading]:
        """What a word may be; an unseen one is taken apart only beside one it is like."""
        whole = self.reader.readings(word)
        if JOINTS.intersection(word):
            return (*whole, *self.reader.parts(word))
        if not whole and (hyphened := self.lexicon.with_hyphens(word)):
            return self._readings(hyphened, other)
        return whole or (self.reader.made(word) if look_alike(word, other) else ())

    def _joined(self, mine: Reading, theirs: Reading, place: Place) -> Kinship | None:
        """The tie between two readings; it is as far and as doubtful as its weakest link."""
        if mine.made_by is Kind.COMPOUND and (
            theirs.made_by is Kind.COMPOUND or not self._either_part
        ):
            return None
        here = place if theirs.made_by is None else ALONE
        found = kinship(self.lexicon, mine.number, theirs.number, self._either_part, here)
        if found is None:
            return None
        kinds = [kind for kind in (found.kind, mine.made_by, theirs.made_by) if kind is not None]
        kind = max(kinds, key=NEARNESS.__getitem__)
        part_of_said = found.trap_is_part or theirs.made_by is Kind.COMPOUND
        part_of_trap = found.said_is_part or mine.made_by is Kind.COMPOUND
        return Kinship(kind, mine.doubt or theirs.doubt or found.doubt, part_of_said, part_of_trap)

    def _unread(self, trap: str, word: str) -> Kinship | None:
        """Words no lexicon has: their regular forms are theirs, a slip may be one."""
        number = self.lexicon.number
        short, long = sorted((trap, word), key=len)
        if short not in number and long in number and self._is_clipped(short, long):
            is_long_enough = len(short) >= self.grammar.shortest_clipping
            return Kinship(Kind.ABBREVIATION, None if is_long_enough else Doubt.UNSEEN_WORD)
        if word in number:
            return None
        if trap not in number:
            for one, other in ((trap, word), (word, trap)):
                for base, _, tie in self.grammar.analyses(one):
                    if base == other and tie is None and len(base) >= SHORTEST_BASE:
                        return Kinship(Kind.INFLECTION)
                    if base == other and len(base) > SHORTEST_BASE:
                        return Kinship(Kind.DERIVATION, Doubt.UNSEEN_WORD)
        if is_turned(bare(word), bare(trap)):
            return Kinship(Kind.SAME, Doubt.DISGUISED)
        return Kinship(Kind.SAME, Doubt.MISSPELT) if is_slip(word, trap) else None

    def _is_clipped(self, short: str, long: str) -> bool:
        """Whether a word was cut short, as French does at any time: prélim for préliminaire."""
        if not self.grammar.shortest_clipping or len(short) < SHORTEST_CLIPPED:
            return False
        is_cut = len(long) - len(short) >= FEWEST_CUT_OFF
        return is_cut and bare(long).startswith(bare(short))

    def _written_apart(self, trap: str, said: Sequence[str]) -> Iterator[Finding]:
        """Find sun light and l i g h t; only a compound is surely meant when its parts are said."""
        for left, right in pairwise(said):
            if trap == left + right:
                yield Finding(f"{left} {right}", Kind.SAME, Doubt.WRITTEN_APART)
        letters = ""
        for word in (*said, ""):
            if len(word) == 1:
                letters += word
                continue
            if len(letters) >= SHORTEST_SPELT_OUT and letters == trap:
                yield Finding(" ".join(letters), Kind.SAME)
            letters = ""

    def _hidden(self, trap: str, clue: str) -> Iterator[Finding]:
        """Find words with signs for letters; people decide whether they were meant to hide."""
        for typed, word in hidden_words(clue):
            found = self.kinship(trap, word)
            if found is not None and found.doubt is None:
                yield Finding(typed, found.kind, Doubt.DISGUISED)

    def phrases(self, wanted: Sequence[str], said: Sequence[str]) -> Iterator[Finding]:
        """TW-44: a trap of several words springs only on the whole phrase."""
        closed = "".join(wanted)
        for word in said:
            if word.replace("-", "") == closed:
                yield Finding(word, Kind.SAME)
        for start in range(len(said) - len(wanted) + 1):
            window = said[start : start + len(wanted)]
            near = [self._same_or_inflected(a, b) for a, b in zip(wanted, window, strict=True)]
            if all(near):
                same = window == list(wanted)
                yield Finding(" ".join(window), Kind.SAME if same else Kind.INFLECTION)

    def _same_or_inflected(self, wanted: str, word: str) -> bool:
        found = self.kinship(wanted, word)
        if found is None or found.doubt is not None:
            return False
        return found.kind in (Kind.SAME, Kind.INFLECTION)


def look_alike(one: str, other: str) -> bool:
    """Whether three letters in a row are in both."""
    plain = bare(other)
    word = bare(one)
    return any(word[at : at + 3] in plain for at in range(len(word) - 2))


def is_slip(word: str, trap: str) -> bool:
    """Whether somebody who meant the trap, or its plural, may have typed this."""
    if min(len(trap), len(word)) < SHORTEST_MISSPELT:
        return False
    typed, meant = bare(word), bare(trap)
    return one_slip_apart(meant, typed) or one_slip_apart(f"{meant}s", typed)


def finding(found: Kinship, trap: str, said: str, reading: str) -> Finding:
    if found.kind is not Kind.COMPOUND:
        return Finding(said, found.kind, found.doubt, reading=reading)
    whole, part = (trap, said) if found.said_is_part else (said, trap)
    return Finding(said, found.kind, found.doubt, whole, part, reading)


def ruled(trap: str, findings: Sequence[Finding]) -> Ruling:
    if not findings:
        return Ruling(Verdict.NO, trap)
    ranked = sorted(findings, key=lambda each: (each.doubt is not None, NEARNESS[each.kind]))
    verdict = Verdict.YES if ranked[0].doubt is None else Verdict.UNSURE
    return Ruling(verdict, trap, tuple(ranked))
