"""Whether a clue springs a trap: what this table decided before, then what the referee thinks."""

from collections.abc import Sequence
from typing import NamedTuple

from trapline.games.trapwords.judge import Judge
from trapline.games.trapwords.model import State
from trapline.games.trapwords.rules.standing import precedents
from trapline.words.model import Kind
from trapline.words.model import Verdict as Ruled
from trapline.words.spelling import tokens


class Verdict(NamedTuple):
    """A word of a clue that springs a trap, or may."""

    trap: str
    said: str
    sure: bool
    kind: Kind | None


def verdict(state: State, trap: str, text: str, judge: Judge) -> Verdict | None:
    """Return what springs this trap in a clue, if anything may; a precedent is asked first."""
    said = tokens(text)
    decided = decisions(state, trap)
    # TW-42: a helping verb may be meant, whatever the sentence looks like; only people stop it.
    is_helper = judge.lawful_trap(trap, "", ()).homograph
    for words, springs in decided.items():
        if springs and stand_together(tokens(words), said):
            return Verdict(trap, words, sure=not is_helper, kind=None)
    ruling = judge.springs(trap, text)
    if ruling.verdict not in (Ruled.YES, Ruled.UNSURE):
        return None
    for found in ruling.findings:
        if " ".join(tokens(found.said)) not in decided:
            sure = ruling.verdict is Ruled.YES and found.doubt is None and not is_helper
            return Verdict(trap, found.said, sure, found.kind)
    return None


def stand_together(words: Sequence[str], said: Sequence[str]) -> bool:
    """Say whether these words stand in what was said, one after the other."""
    starts = range(len(said) - len(words) + 1)
    return any(list(said[at : at + len(words)]) == list(words) for at in starts)


def decisions(state: State, trap: str) -> dict[str, bool]:
    """Return what this table decided about a trap: word by word, whether it springs it."""
    about = [p for p in precedents(state) if p.trap == trap.casefold()]
    return {precedent.said: precedent.springs for precedent in about}
