"""Whether a clue springs a trap: what the referee finds, and what this table decided before."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trapline.kernel import Language
from trapline.words.counting import counted
from trapline.words.model import Finding, Kind
from trapline.words.model import Verdict as Ruled
from trapline.words.spelling import tokens

from ..judge import Judge
from ..model.calls import Call, Precedent
from ..model.game import State
from ..model.kinds import ClueRule
from .queries import precedents, running_turn


class Verdict(NamedTuple):
    """A word of a clue that springs a trap, or may. `lean` is the referee's, if it has one."""

    trap: str
    said: str
    sure: bool
    kind: Kind | None
    reading: str
    lean: bool | None


def verdict(state: State, trap: str, text: str, judge: Judge) -> Verdict | None:
    """Return what springs this trap in a clue, if anything may: the surest word of it."""
    found = suspects(state, trap, text, judge)
    return found[0] if found else None


def suspects(state: State, trap: str, text: str, judge: Judge) -> list[Verdict]:
    """Return every word of a clue that may spring a trap, the surest first."""
    found = [*findings(state, trap, text, judge)]
    known = {one.said for one in found}
    found += [one for one in remembered(state, trap, text) if one.said not in known]
    return sorted(found, key=lambda one: (not one.sure, one.lean is not True, one.lean is False))


def findings(state: State, trap: str, text: str, judge: Judge) -> Iterator[Verdict]:
    """Weigh what the referee finds; what this table decided is its lean, and no more (TW-80)."""
    ruling = judge.springs(trap, text)
    if ruling.verdict not in (Ruled.YES, Ruled.UNSURE):
        return
    # TW-42: a helping verb may be meant, whatever the sentence looks like; only people stop it.
    is_helper = judge.lawful_trap(trap, "", ()).homograph
    for found in ruling.findings:
        said, reading = plain(found.said), reading_of(found)
        before = precedent(state, trap, said, reading)
        is_certain = ruling.verdict is Ruled.YES and found.doubt is None and not is_helper
        sure = is_certain and (before is None or before.springs)
        lean = (True if sure else None) if before is None else before.springs
        yield Verdict(trap, said, sure, found.kind, reading, lean)


def remembered(state: State, trap: str, text: str) -> Iterator[Verdict]:
    """Return the words of which the referee makes nothing, but this table once did."""
    said = tokens(text)
    for old in precedents(state):
        is_here = old.trap == trap.casefold() and stand_together(tokens(old.said), said)
        if is_here and old.springs and not old.reading:
            yield Verdict(trap, old.said, sure=False, kind=None, reading="", lean=True)


def verdict_on(state: State, call: Call, judge: Judge) -> Verdict | None:
    """Return what is thought of the word that was called, in the clue where it stood."""
    trap = call.trap
    if call.rule is ClueRule.SECRET:
        trap = state.sheets[running_turn(state).team].word
    if trap is None or not call.said:
        return None
    # The referee cuts an article off: who calls l'eau means the eau that it finds.
    alone = {plain(found.said) for found in judge.springs(trap, call.said).findings}
    meant = {call.said, *alone}
    for one in suspects(state, trap, sentence(state, call), judge):
        if one.said in meant or stand_together(tokens(call.said), tokens(one.said)):
            return one
        if alone and is_linked(call.said, one.said, state.options.language):
            return one
    return None


def is_linked(word: str, chain: str, language: Language) -> bool:
    """Say whether a word that springs by itself is one of a chain: fire, in a-big-fire."""
    return stand_together(counted(word, language), counted(chain, language))


def sentence(state: State, call: Call) -> str:
    """Return the clue that was called; where people speak, what is said to have been heard."""
    clues = {clue.number: clue.text for clue in running_turn(state).clues}
    return clues.get(call.clue, call.said)


def reading_of(found: Finding) -> str:
    """Return how the referee reads a word: what ties it to the trap, its doubt, what it means."""
    return " ".join(filter(None, (found.kind, found.doubt, found.reading)))


def precedent(state: State, trap: str, said: str, reading: str) -> Precedent | None:
    """Return what this table decided about a trap, a word and a reading of it."""
    about = [p for p in precedents(state) if (p.trap, p.said) == (trap.casefold(), said)]
    same = [p for p in about if p.reading == reading]
    return next(iter([*same, *(p for p in about if not p.reading)]), None)


def plain(said: str) -> str:
    return " ".join(tokens(said))


def stand_together(words: Sequence[str], said: Sequence[str]) -> bool:
    """Say whether these words stand in what was said, one after the other."""
    starts = range(len(said) - len(words) + 1)
    return any(list(said[at : at + len(words)]) == list(words) for at in starts)
