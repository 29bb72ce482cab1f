"""French, as the referee needs it beyond the lexicon."""

import re
from collections.abc import Iterator, Sequence

from trapline.words.grammar import Analysis, Grammar


def helps(said: Sequence[str], at: int) -> bool | None:  # noqa: ARG001 (not written yet)
    """Whether the homograph at `at` (pouvoir, devoir) only helps, as its neighbours show."""
    return None


def analyses(word: str) -> Iterator[Analysis]:  # noqa: ARG001 (not written yet)
    return iter(())


FRENCH = Grammar(
    language="fr",
    clitics=re.compile(r"^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'"),
    pronouns=frozenset(),
    helpers=frozenset(),
    homographs=frozenset(),
    pronoun_like=frozenset(),
    function_words=frozenset(),
    numbers={},
    spelling_talk=re.compile("rime avec|commence par"),
    either_part=False,
    helps=helps,
    analyses=analyses,
)
