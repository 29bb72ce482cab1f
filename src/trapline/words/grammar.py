"""What the referee must know of a language beyond its lexicon: the same few things for each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from re import Pattern
from typing import NamedTuple

from trapline.kernel import Language
from trapline.words.endings import Endings
from trapline.words.model import Tie
from trapline.words.places import PlaceOf


class Analysis(NamedTuple):
    """A guess how an unseen word was made: from `base`, by `rule`; `tie` None is an inflection.

    The weight of `rule`, fitted by the builder and kept in the pack, says how far it is trusted.
    """

    base: str
    rule: str
    tie: Tie | None = None


def listed(words: str) -> frozenset[str]:
    """Read a closed list, written as a line of words."""
    return frozenset(words.split())


@dataclass(frozen=True)
class Grammar:
    """The closed lists and spelling habits of one language."""

    language: Language
    clitics: Pattern[str]
    """What an apostrophe ties to a word that is only grammar: l', qu', 's. The referee drops it."""
    pronouns: frozenset[str]
    helpers: frozenset[str]
    """Verbs that only help, every form of them. Refused as traps (TW-38)."""
    homographs: frozenset[str]
    """Helpers with another life (can, pouvoir): lawful, sprung by their content sense (TW-42)."""
    pronoun_like: frozenset[str]
    function_words: frozenset[str]
    """Articles, prepositions, conjunctions, fillers: never lawful, never a part of a compound."""
    numbers: Mapping[str, str]
    """Digits and their word: 2 is two. One and its like are in `pronoun_like`."""
    spelling_talk: Pattern[str]
    """Talk about letters and sounds: rhymes with, starts with, commence par."""
    fillers: Pattern[str]
    """Habits of speech: I mean, a kind of, voyons. Their words are for people to judge (TW-41)."""
    joiners: frozenset[str]
    """What stands between the things of a list: or, and."""
    ampersand: str
    """The joiner that & stands for."""
    expressions: frozenset[str]
    """Things that a joiner makes one: bread and butter."""
    carriers: frozenset[str]
    """Nouns that only announce a guess: my guess is, a kind of."""
    articles: frozenset[str]
    infinitive_marks: frozenset[str]
    """What may stand before a verb that is not conjugated: to."""
    denials: frozenset[str]
    prepositions: frozenset[str]
    """What ties a noun to the one before it: birds of prey, chien de garde."""
    regular_plurals: Endings
    irregular_plurals: Endings
    pairs_nouns: bool
    """Whether a noun before another says what kind of thing it is: street lamp."""
    either_part: bool
    """Whether a compound trap is sprung by its parts too (TW-72)."""
    helps: Callable[[Sequence[str], int], bool | None]
    """Whether the homograph at this place of the sentence only helps; None if it does not show."""
    place: PlaceOf
    """What a word may be at its place in a sentence."""
    analyses: Callable[[str], Iterator[Analysis]]
    """How a word that is not in the lexicon may have been made, likeliest first."""
    shortest_clipping: int = 0
    """Unseen words this long that begin a known one are short for it (prélim); 0 for never."""
    companions: frozenset[str] = frozenset()
    """Two nouns that are a list, though nothing but this says so: king queen."""
    things: frozenset[str] = frozenset()
    """Nouns, whatever else word lists take them for: souris."""
