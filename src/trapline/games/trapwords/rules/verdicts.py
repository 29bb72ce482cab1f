"""Whether a clue springs a trap: what the referee finds, and what this table decided before."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trapline.words.model import Finding, Kind, Verdict
from trapline.words.spelling import tokens

from ..model.calls import Call, Precedent
from ..model.game import State
from ..model.kinds import ClueRule
from .queries import plain, precedents
from .running import running_sheet, running_turn
from .scene import Scene


class Suspect(NamedTuple):
    """A word of a clue that springs a trap, or may. `lean` is the referee's, if it has one."""

    trap: str
    said: str
    sure: bool
    kind: Kind | None
    reading: str
    lean: bool | None


def suspects(scene: Scene, trap: str, text: str) -> list[Suspect]:
    """Return every word of a clue that may spring a trap, the surest first."""
    found = [*findings(scene, trap, text)]
    known = {one.said for one in found}
    found += [one for one in remembered(scene.state, trap, text) if one.said not in known]
    return sorted(found, key=lambda one: (not one.sure, one.lean is not True, one.lean is False))


def findings(scene: Scene, trap: str, text: str) -> Iterator[Suspect]:
    """Weigh what the referee finds; what this table decided is its lean, and no more (TW-80)."""
    ruling = scene.judge.springs(trap, text)
    if ruling.verdict not in (Verdict.YES, Verdict.UNSURE):
        return
    # TW-42: a helping verb may be meant, whatever the sentence looks like; only people stop it.
    is_helper = scene.judge.lawful_trap(trap, "", ()).homograph
    for found in ruling.findings:
        said, reading = plain(found.said), reading_of(found)
        before = precedent(scene.state, trap, said, reading)
        is_certain = ruling.verdict is Verdict.YES and found.doubt is None and not is_helper
        sure = is_certain and (before is None or before.springs)
        lean = (True if sure else None) if before is None else before.springs
        yield Suspect(trap, said, sure, found.kind, reading, lean)


def remembered(state: State, trap: str, text: str) -> Iterator[Suspect]:
    """Return the words of which the referee makes nothing, but this table once did."""
    said = tokens(text)
    for old in precedents(state):
        is_here = old.trap == trap.casefold() and stand_together(tokens(old.said), said)
        if is_here and old.springs and not old.reading:
            yield Suspect(trap, old.said, sure=False, kind=None, reading="", lean=True)


def suspect_called(scene: Scene, call: Call) -> Suspect | None:
    """Return what is thought of the word that was called, in the clue where it stood."""
    trap = running_sheet(scene.state).word if call.rule is ClueRule.SECRET else call.trap
    if trap is None or not call.said:
        return None
    # The referee cuts an article off: who calls l'eau means the eau that it finds.
    alone = {plain(found.said) for found in scene.judge.springs(trap, call.said).findings}
    meant = {call.said, *alone}
    for one in suspects(scene, trap, sentence(scene.state, call)):
        if one.said in meant or stand_together(tokens(call.said), tokens(one.said)):
            return one
        # A word that springs by itself may be one of a chain: fire, in a-big-fire.
        if alone and stand_together(scene.counted(call.said), scene.counted(one.said)):
            return one
    return None


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


def stand_together(words: Sequence[str], said: Sequence[str]) -> bool:
    """Say whether these words stand in what was said, one after the other."""
    starts = range(len(said) - len(words) + 1)
    return any(list(said[at : at + len(words)]) == list(words) for at in starts)
