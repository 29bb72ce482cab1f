"""Etymological Wordnet, as the package `ety` carries it: of which words a word was made."""

from dataclasses import dataclass
from importlib.resources import files

import msgspec

from trapline.words.spelling import bare, spelt


@dataclass(frozen=True)
class Origins:
    """Where words come from; an affix is written as it stands there: -ness, un-."""

    made: dict[str, tuple[str, ...]]
    """Words made of others of the same language."""
    afar: frozenset[str]
    """Words that came whole from a language that is no older stage of this one."""

    def stems(self, word: str) -> tuple[str, ...]:
        return tuple(part for part in self.made.get(word, ()) if not is_affix(part))

    def affixes(self, word: str) -> tuple[str, ...]:
        return tuple(filter(is_affix, self.made.get(word, ())))


def is_affix(part: str) -> bool:
    return part.startswith("-") or part.endswith("-")


def read(language: str, older: frozenset[str]) -> Origins:
    raw = (files("ety") / "data" / "etymologies.json").read_bytes()
    origins = msgspec.json.decode(raw, type=dict[str, dict[str, list[dict[str, str]]]])[language]
    made: dict[str, tuple[str, ...]] = {}
    afar: set[str] = set()
    for written, sources in origins.items():
        word = bare(spelt(written))
        parents = [pair for source in sources for pair in source.items()]
        own = tuple(bare(spelt(part)) for part, of in parents if of == language)
        if own:
            made[word] = own
        if any(of != language and of not in older for _, of in parents):
            afar.add(word)
    return Origins(made, frozenset(afar))
