"""STOP: the opponents call a trap or a broken rule, and are answered (TW-76 … TW-79, TW-128)."""

from collections.abc import Iterator

from msgspec.structs import replace

from trapline.kernel import IllegalMove, Seat, Stale, TableTime
from trapline.words.counting import counted

from ..facts import AnyFact
from ..facts.calls import Cried, ReviewOpened, TakenBack
from ..facts.turns import TurnEnded
from ..judge import Judge
from ..model.calls import Call
from ..model.game import State
from ..model.kinds import CallKind, ClueRule, Mistap, Phase
from ..model.reasons import Reason
from ..model.turn import Clue
from ..wishes.calls import Accept, CallRule, CallTrap, Contest, CryStop, FlagClue, TakeBack
from .curses import is_cursed
from .listening import is_settled, stopped
from .queries import answerers, is_typed, running_turn, writers
from .reviews import opened, upheld
from .turns import refuse_late
from .verdicts import plain, stand_together, verdict_on

NAMING_TIME = 30_000
ANSWERING_TIME = 30_000
CONTESTING_TIME = 8_000
"""For how long a call that the referee is sure of can be contested (TW-77)."""
ALWAYS = (ClueRule.SECRET, ClueRule.CURSE)
"""Rules that hold even where the group plays without the others."""


def cry_stop(state: State, by: Seat, wish: CryStop, at: TableTime) -> Cried:
    """Let the clock stand at the first tap; what for is said next (TW-128)."""
    refuse_late(state, wish.turn, Phase.CLUING, Phase.CLOSING)
    if by not in writers(state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if not may_be_called(state):
        raise IllegalMove(Reason.NO_SUCH_CLUE)
    return Cried(by, at)


def may_be_called(state: State) -> bool:
    """Say whether there is anything to call: something was said, and nothing else lost the turn."""
    turn = running_turn(state)
    is_lost = state.phase is Phase.CLOSING and not turn.found
    return not is_lost and (not is_typed(state) or bool(turn.clues))


def call_trap(state: State, by: Seat, wish: CallTrap, at: TableTime, judge: Judge) -> list[AnyFact]:
    refuse_caller(state, by, wish, at)
    return named(state, blamed(state, by, wish, trap=str(wish.trap)), at, judge)


def call_rule(state: State, by: Seat, wish: CallRule, at: TableTime, judge: Judge) -> list[AnyFact]:
    refuse_caller(state, by, wish, at)
    return named(state, blamed(state, by, wish, rule=wish.rule), at, judge)


def blamed(
    state: State,
    by: Seat,
    wish: CallTrap | CallRule | FlagClue,
    *,
    trap: str = "",
    rule: ClueRule | None = None,
) -> Call:
    """Return what a clue is blamed for: a trap of the list, or a rule that holds.

    The secret word is called as a rule: the guessers must not read it in the call (TW-50).
    """
    sheet = state.sheets[running_turn(state).team]
    if rule is None and trap not in (sheet.word, *sheet.traps):
        raise IllegalMove(Reason.NOT_A_TRAP, word=trap)
    if rule is not None and not state.clue_rules and rule not in ALWAYS:
        raise IllegalMove(Reason.NOT_NOW)
    said = heard(state, wish.clue, wish.said)
    if trap == sheet.word:
        return Call(by, wish.clue, said, None, ClueRule.SECRET)
    return Call(by, wish.clue, said, trap or None, rule)


def named(state: State, call: Call, at: TableTime, judge: Judge) -> list[AnyFact]:
    """Say what a STOP is about, or a flag: the same thing is not asked twice (TW-128)."""
    if state.phase is Phase.NAMING:
        call = replace(call, by=called(state).by, kind=called(state).kind)
    if call.kind is CallKind.FLAG:
        return [opened(state, call, at, judge)]
    agreed = is_sure(state, call, judge)
    if call.rule is ClueRule.SECRET and not is_typed(state):
        # Who did not hear the word must not read it here (TW-50).
        call = replace(call, said="")
    if is_settled(state, call):
        raise IllegalMove(Reason.ALREADY_SETTLED, rule="TW-128")
    return [stopped(call, at, agreed=agreed)]


def is_sure(state: State, call: Call, judge: Judge) -> bool:
    """Say whether the referee agrees with a call."""
    found = verdict_on(state, call, judge)
    return is_cursed(state, call, judge) or (found is not None and found.sure)


def refuse_caller(
    state: State, by: Seat, wish: CallTrap | CallRule | FlagClue, at: TableTime
) -> None:
    if wish.turn == state.turn and got_away(state, wish.clue, at):
        raise Stale
    refuse_late(state, wish.turn, Phase.CLUING, Phase.CLOSING, Phase.NAMING)
    if by not in writers(state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if not may_be_called(state):
        raise IllegalMove(Reason.NO_SUCH_CLUE)


def heard(state: State, number: int, said: str | None) -> str:
    """Return the word that was heard; typed, it stands in a clue that can still be called."""
    words = plain(said or "")
    if not is_typed(state):
        return words
    clue = clue_numbered(state, number)
    language = state.options.language
    if not words or not stand_together(counted(words, language), counted(clue.text, language)):
        raise IllegalMove(Reason.NO_SUCH_WORD, word=str(said or ""))
    return words


def clue_numbered(state: State, number: int) -> Clue:
    for clue in running_turn(state).clues:
        if clue.number == number:
            return clue
    raise IllegalMove(Reason.NO_SUCH_CLUE)


def got_away(state: State, number: int, at: TableTime) -> bool:
    """Say whether a clue can no longer be called (TW-79): another was sent, and time has passed."""
    turn = state.team_turn
    if turn is None:
        return False
    # What was open at the first tap stays open while the clock stands (TW-128).
    is_open = state.phase in (Phase.CLUING, Phase.READING, Phase.CLOSING, Phase.WAITING)
    moment = at if is_open else turn.stood
    last = turn.clues[-1].number if turn.clues and not turn.found else None
    return any(c.number == number != last and moment > c.until for c in turn.clues)


def called(state: State) -> Call:
    """Return what the turn stands still for."""
    call = running_turn(state).call
    if call is None:
        raise LookupError(f"nobody called in {state.phase}")
    return call


def accept(state: State, by: Seat, wish: Accept, at: TableTime) -> TurnEnded:
    refuse_stranger(state, by, wish.turn)
    return upheld(state, called(state), at)


def contest(state: State, by: Seat, wish: Contest, at: TableTime, judge: Judge) -> ReviewOpened:
    """Let all vote: on a STOP, the referee's too (TW-77), or on a word that was found."""
    claimed = None if state.team_turn is None else state.team_turn.claimed
    if state.phase is Phase.CLOSING and claimed is not None:
        refuse_claimant(state, by, wish.turn)
        call = Call(claimed, 0, "", None, None, CallKind.RIGHT)
        return opened(state, call, at, judge)
    refuse_stranger(state, by, wish.turn)
    if is_typed(state) and not wish.heard:
        raise IllegalMove(Reason.NOT_NOW, rule="TW-128")
    return opened(state, called(state), at, judge, denied=not wish.heard)


def refuse_stranger(state: State, by: Seat, turn: int) -> None:
    refuse_late(state, turn, Phase.STOPPED)
    if by not in answerers(state, running_turn(state).team):
        raise IllegalMove(Reason.NOT_YOUR_PART)


def refuse_claimant(state: State, by: Seat, turn: int) -> None:
    """Who says that the word was found is contested by the other side (TW-128)."""
    refuse_late(state, turn, Phase.CLOSING)
    if by not in contestants(state):
        raise IllegalMove(Reason.NOT_YOUR_PART)


def contestants(state: State) -> tuple[Seat, ...]:
    turn = running_turn(state)
    if turn.claimed is None:
        return ()
    return answerers(state, turn.team if turn.claimed in writers(state) else 1 - turn.team)


def take_back(state: State, by: Seat, wish: TakeBack, at: TableTime) -> TakenBack:
    refuse_late(state, wish.turn, Phase.CLUING, Phase.CLOSING, Phase.NAMING, Phase.STOPPED)
    if wish.what not in mistaps(state, by):
        raise IllegalMove(Reason.NOT_NOW)
    return TakenBack(by, wish.what, at)


def mistaps(state: State, by: Seat) -> Iterator[Mistap]:
    """Return what somebody tapped last and may take back."""
    turn = running_turn(state)
    stands = state.phase in (Phase.NAMING, Phase.STOPPED)
    runs = state.phase in (Phase.CLUING, Phase.CLOSING)
    if stands and called(state).by == by:
        yield Mistap(called(state).kind)
    if runs and turn.claimed == by:
        yield Mistap.RIGHT
    if runs and not turn.found and [tap.by for tap in turn.counts[-1:]] == [by]:
        yield Mistap.GUESS
