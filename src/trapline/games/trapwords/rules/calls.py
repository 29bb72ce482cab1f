"""STOP: the opponents call a trap or a broken rule, and are answered (TW-76 … TW-79, TW-128)."""

from collections.abc import Iterator

from msgspec.structs import replace

from trapline.kernel import IllegalMove, Seat, Stale

from ..facts.calls import Cried, Stopped, TakenBack
from ..model.basics import Seats
from ..model.calls import Call
from ..model.game import State
from ..model.kinds import CallKind, ClueRule, Mistap, Phase
from ..model.reasons import Reason
from ..wishes.calls import Accept, CallRule, CallTrap, Contest, CryStop, FlagClue, TakeBack
from .curses import is_cursed
from .queries import answerers, is_typed, plain
from .refusals import refuse_unless_among, refuse_unless_in
from .reviews import open_review, uphold
from .running import running_call, running_sheet, running_turn, writers
from .scene import Scene
from .verdicts import stand_together, suspect_called

NAMING_TIME = 30_000
ANSWERING_TIME = 30_000
CONTESTING_TIME = 8_000
"""For how long a call that the referee is sure of can be contested (TW-77)."""
ALWAYS = (ClueRule.SECRET, ClueRule.CURSE)
"""Rules that hold even where the group plays without the others."""


def cry_stop(scene: Scene, by: Seat, _wish: CryStop) -> None:
    """Let the clock stand at the first tap; what for is said next (TW-128)."""
    refuse_unless_in(scene.state, Phase.CLUING, Phase.CLOSING)
    refuse_bystander(scene.state, by)
    scene.tell(Cried(by, scene.at))


def refuse_bystander(state: State, by: Seat) -> None:
    refuse_unless_among(by, writers(state))
    if not may_be_called(state):
        raise IllegalMove(Reason.NO_SUCH_CLUE)


def may_be_called(state: State) -> bool:
    """Say whether there is anything to call: something was said, and nothing else lost the turn."""
    turn = running_turn(state)
    is_lost = state.phase is Phase.CLOSING and not turn.found
    return not is_lost and (not is_typed(state) or bool(turn.clues))


def call_trap(scene: Scene, by: Seat, wish: CallTrap) -> None:
    refuse_caller(scene, by, wish.clue)
    name_call(scene, blamed(scene, by, wish, trap=str(wish.trap)))


def call_rule(scene: Scene, by: Seat, wish: CallRule) -> None:
    refuse_caller(scene, by, wish.clue)
    name_call(scene, blamed(scene, by, wish, rule=wish.rule))


def refuse_caller(scene: Scene, by: Seat, clue: int) -> None:
    if got_away(scene, clue):
        raise Stale
    refuse_unless_in(scene.state, Phase.CLUING, Phase.CLOSING, Phase.NAMING)
    refuse_bystander(scene.state, by)


def got_away(scene: Scene, number: int) -> bool:
    """Say whether a clue can no longer be called (TW-79): another was sent, and time has passed."""
    state, turn = scene.state, scene.state.team_turn
    if turn is None:
        return False
    # What was open at the first tap stays open while the clock stands (TW-128).
    is_open = state.phase in (Phase.CLUING, Phase.READING, Phase.CLOSING, Phase.WAITING)
    moment = scene.at if is_open else turn.stood
    last = turn.clues[-1].number if turn.clues and not turn.found else None
    return any(c.number == number != last and moment > c.until for c in turn.clues)


def blamed(
    scene: Scene,
    by: Seat,
    wish: CallTrap | CallRule | FlagClue,
    *,
    trap: str = "",
    rule: ClueRule | None = None,
) -> Call:
    """Return what a clue is blamed for: a trap of the list, or a rule that holds."""
    state, sheet = scene.state, running_sheet(scene.state)
    if rule is None and trap not in (sheet.word, *sheet.traps):
        raise IllegalMove(Reason.NOT_A_TRAP, word=trap)
    if rule is not None and not state.clue_rules and rule not in ALWAYS:
        raise IllegalMove(Reason.NOT_NOW)
    return call_about(state, by, wish.clue, heard(scene, wish.clue, wish.said), trap, rule)


def heard(scene: Scene, number: int, said: str | None) -> str:
    """Return the word that was heard; typed, it stands in a clue that can still be called."""
    words = plain(said or "")
    if not is_typed(scene.state):
        return words
    texts = [clue.text for clue in running_turn(scene.state).clues if clue.number == number]
    if not texts:
        raise IllegalMove(Reason.NO_SUCH_CLUE)
    if not words or not stand_together(scene.counted(words), scene.counted(texts[0])):
        raise IllegalMove(Reason.NO_SUCH_WORD, word=str(said or ""))
    return words


def call_about(
    state: State, by: Seat | None, clue: int, said: str, trap: str, rule: ClueRule | None = None
) -> Call:
    """Return a call. The secret word is called as a rule: guessers must not read it (TW-50)."""
    if trap and trap == running_sheet(state).word:
        return Call(by, clue, said, None, ClueRule.SECRET)
    return Call(by, clue, said, trap or None, rule)


def name_call(scene: Scene, call: Call) -> None:
    """Say what a STOP is about, or a flag: the same thing is not asked twice (TW-128)."""
    if scene.state.phase is Phase.NAMING:
        cried = running_call(scene.state)
        call = replace(call, by=cried.by, kind=cried.kind)
    if call.kind is CallKind.FLAG:
        open_review(scene, call)
        return
    agreed = is_sure(scene, call)
    if call.rule is ClueRule.SECRET and not is_typed(scene.state):
        # Who did not hear the word must not read it here (TW-50).
        call = replace(call, said="")
    refuse_voted_on(scene.state, call)
    stop(scene, call, agreed=agreed)


def is_sure(scene: Scene, call: Call) -> bool:
    """Say whether the referee agrees with a call."""
    found = suspect_called(scene, call)
    return is_cursed(scene, call) or (found is not None and found.sure)


def refuse_voted_on(state: State, call: Call) -> None:
    if was_voted_on(state, call):
        raise IllegalMove(Reason.ALREADY_SETTLED, rule="TW-128")


def was_voted_on(state: State, call: Call) -> bool:
    """Say whether this table has voted on the very same in this turn (TW-128)."""
    return any(matter(old.call) == matter(call) for old in running_turn(state).settled)


def matter(call: Call) -> tuple[int, str, str | None, ClueRule | None]:
    """Return what a call is about, whoever makes it."""
    return call.clue, call.said, call.trap, call.rule


def stop(scene: Scene, call: Call, *, agreed: bool) -> None:
    scene.tell(
        Stopped(
            by=call.by,
            clue=call.clue,
            said=call.said,
            trap=call.trap or "",
            rule=call.rule,
            at=scene.at,
            agreed=agreed,
        )
    )


def accept(scene: Scene, by: Seat, _wish: Accept) -> None:
    refuse_answer(scene.state, by)
    uphold(scene, running_call(scene.state))


def refuse_answer(state: State, by: Seat) -> None:
    refuse_unless_in(state, Phase.STOPPED)
    refuse_unless_among(by, answerers(state, running_turn(state).team))


def contest(scene: Scene, by: Seat, wish: Contest) -> None:
    """Let all vote: on a STOP, the referee's too (TW-77), or on a word that was found."""
    state = scene.state
    claimed = None if state.team_turn is None else state.team_turn.claimed
    if state.phase is Phase.CLOSING and claimed is not None:
        refuse_unless_among(by, contestants(state))
        open_review(scene, Call(claimed, 0, "", None, None, CallKind.RIGHT))
        return
    refuse_answer(state, by)
    if is_typed(state) and not wish.heard:
        raise IllegalMove(Reason.NOT_NOW, rule="TW-128")
    open_review(scene, running_call(state), denied=not wish.heard)


def contestants(state: State) -> Seats:
    """Who says that the word was found is contested by the other side (TW-128)."""
    turn = running_turn(state)
    if turn.claimed is None:
        return ()
    return answerers(state, turn.team if turn.claimed in writers(state) else 1 - turn.team)


def take_back(scene: Scene, by: Seat, wish: TakeBack) -> None:
    refuse_unless_in(scene.state, Phase.CLUING, Phase.CLOSING, Phase.NAMING, Phase.STOPPED)
    if wish.what not in mistaps(scene.state, by):
        raise IllegalMove(Reason.NOT_NOW)
    scene.tell(TakenBack(by, wish.what, scene.at))


def mistaps(state: State, by: Seat) -> Iterator[Mistap]:
    """Return what somebody tapped last and may take back."""
    turn = running_turn(state)
    stands = state.phase in (Phase.NAMING, Phase.STOPPED)
    runs = state.phase in (Phase.CLUING, Phase.CLOSING)
    if stands and running_call(state).by == by:
        yield Mistap(running_call(state).kind)
    if runs and turn.claimed == by:
        yield Mistap.RIGHT
    if runs and not turn.found and [tap.by for tap in turn.counts[-1:]] == [by]:
        yield Mistap.GUESS
