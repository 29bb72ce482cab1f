"""Whether a clue springs a trap: what this table decided before, then what the referee thinks."""

from typing import NamedTuple

from trapline.games.trapwords.judge import Judge
from trapline.games.trapwords.model import State
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
    for word in said:
        if decided.get(word):
            return Verdict(trap, word, sure=True, kind=None)
    ruling = judge.springs(trap, text)
    if ruling.verdict not in (Ruled.YES, Ruled.UNSURE):
        return None
    # TW-42: a helping verb may be meant, whatever the sentence looks like; only people stop it.
    is_helper = judge.lawful_trap(trap, "", ()).homograph
    for found in ruling.findings:
        if found.said not in decided:
            sure = ruling.verdict is Ruled.YES and found.doubt is None and not is_helper
            return Verdict(trap, found.said, sure, found.kind)
    return None


def decisions(state: State, trap: str) -> dict[str, bool]:
    """Return what this table decided about a trap: word by word, whether it springs it."""
    language = state.options.language
    about = [p for p in state.precedents if (p.trap, p.language) == (trap.casefold(), language)]
    return {precedent.said: precedent.springs for precedent in about}
