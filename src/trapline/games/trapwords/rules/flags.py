"""Not sure? Flag it, let the turn go on, and settle it right after (TW-80)."""

from msgspec.structs import replace

from trapline.kernel import IllegalMove, Seat, TableTime

from ..facts import AnyFact
from ..facts.calls import Asked, Flagged
from ..judge import Judge
from ..model.calls import Call, Flag
from ..model.game import State
from ..model.kinds import CallKind, ClueRule, Phase
from ..model.reasons import Reason
from ..wishes.calls import FlagClue
from .calls import blamed, refuse_caller
from .hearing import SAME_MOMENT
from .listening import is_settled, matter
from .queries import is_typed, running_turn, writers
from .reviews import opened
from .turns import refuse_late
from .verdicts import verdict_on


def flag_clue(state: State, by: Seat, wish: FlagClue, at: TableTime) -> Flagged:
    """Raise a flag while the clue can be called; spoken, it only marks the moment."""
    refuse_caller(state, by, wish, at)
    refuse_late(state, wish.turn, Phase.CLUING, Phase.CLOSING)
    if not state.options.reviews:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    flag = pointed(state, by, wish, at) if is_typed(state) else marked(state, by, at)
    return Flagged(by, flag.clue, flag, to=writers(state))


def pointed(state: State, by: Seat, wish: FlagClue, at: TableTime) -> Flag:
    """Point at a word of a clue, and at the trap or the rule."""
    call = blamed(state, by, wish, trap=str(wish.trap or ""), rule=wish.rule)
    if is_settled(state, call):
        raise IllegalMove(Reason.ALREADY_SETTLED, rule="TW-128")
    if any(matter(call_of(state, flag)) == matter(call) for flag in running_turn(state).flags):
        raise IllegalMove(Reason.ALREADY_FLAGGED, word=call.said)
    return Flag(call.clue, call.said, call.trap or "", by, call.rule, at)


def marked(state: State, by: Seat, at: TableTime) -> Flag:
    """Mark a moment, once however many of the team have heard it."""
    if any(at - flag.at < SAME_MOMENT for flag in running_turn(state).flags):
        raise IllegalMove(Reason.ALREADY_MARKED)
    return Flag(0, "", "", by, None, at)


def call_of(state: State, flag: Flag) -> Call:
    """Return a flag as a call; the secret word is called by its rule, as in a STOP."""
    if flag.trap and flag.trap == state.sheets[running_turn(state).team].word:
        return Call(flag.by, flag.clue, flag.said, None, ClueRule.SECRET, CallKind.FLAG)
    return Call(flag.by, flag.clue, flag.said, flag.trap or None, flag.rule, CallKind.FLAG)


def next_flag(state: State, at: TableTime, judge: Judge) -> list[AnyFact]:
    """Return what becomes of the next flag after a turn that went well, if there is one."""
    for flag in running_turn(state).flags:
        call = call_of(state, flag)
        if flag.by is not None and not flag.said:
            return [Asked(flag.by, flag.at, at)]
        if not is_settled(state, call) and not is_answered(state, call, judge):
            return [opened(state, call, at, judge)]
    return []


def is_answered(state: State, call: Call, judge: Judge) -> bool:
    """Say whether the referee, which flags what it doubts, has had its answer in this turn."""
    if call.by is not None:
        return False
    found = verdict_on(state, call, judge)
    if found is not None:
        return found.lean is False
    same = replace(call, clue=0)
    return any(
        matter(replace(old.call, clue=0)) == matter(same) for old in running_turn(state).settled
    )
