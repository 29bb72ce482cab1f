"""STOP: the opponents call a trap or a broken rule, now or for later (TW-76 … TW-81, TW-128)."""

from trapline.games.trapwords import facts as f
from trapline.games.trapwords import wishes as w
from trapline.games.trapwords.judge import Judge
from trapline.games.trapwords.model import (
    Call,
    Clue,
    ClueRule,
    Failure,
    Flag,
    Phase,
    Precedent,
    Reason,
    Review,
    State,
)
from trapline.games.trapwords.rules.clues import is_cursed
from trapline.games.trapwords.rules.standing import (
    burden,
    everybody,
    going,
    is_typed,
    team_of,
    writers,
)
from trapline.games.trapwords.rules.turns import ended, refuse_late
from trapline.games.trapwords.rules.verdicts import decisions, stand_together, verdict
from trapline.kernel import IllegalMove, Seat, Stale, TableTime
from trapline.words.spelling import tokens

VOTING_TIME = 30_000
ALWAYS = (ClueRule.SECRET, ClueRule.CURSE)
"""Rules that hold even where the group plays without the others."""


def call_trap(
    state: State, by: Seat, wish: w.CallTrap, at: TableTime, judge: Judge
) -> list[f.AnyFact]:
    refuse_caller(state, by, wish, at)
    sheet = state.sheets[going(state).team]
    if wish.trap not in (sheet.word, *sheet.traps):
        raise IllegalMove(Reason.NOT_A_TRAP, word=str(wish.trap))
    said = heard(state, wish.clue, wish.said)
    if wish.trap == sheet.word:
        return called_secret(state, by, wish.clue, said, at, judge)
    call = Call(by, wish.clue, said, str(wish.trap), None)
    return with_answer(state, by, call, at, is_sure(state, str(wish.trap), said, judge))


def call_rule(
    state: State, by: Seat, wish: w.CallRule, at: TableTime, judge: Judge
) -> list[f.AnyFact]:
    refuse_caller(state, by, wish, at)
    if not state.clue_rules and wish.rule not in ALWAYS:
        raise IllegalMove(Reason.NOT_NOW)
    said = heard(state, wish.clue, wish.said)
    if wish.rule is ClueRule.SECRET:
        return called_secret(state, by, wish.clue, said, at, judge)
    call = Call(by, wish.clue, said, None, wish.rule)
    return with_answer(state, by, call, at, is_cursed(state, call, judge))


def called_secret(
    state: State, by: Seat, clue: int, said: str, at: TableTime, judge: Judge
) -> list[f.AnyFact]:
    """Call the secret word as a broken rule: the guessers must not read it in the call (TW-50)."""
    word = state.sheets[going(state).team].word
    call = Call(by, clue, said, None, ClueRule.SECRET)
    return with_answer(state, by, call, at, is_sure(state, word, said, judge))


def with_answer(state: State, by: Seat, call: Call, at: TableTime, sure: bool) -> list[f.AnyFact]:
    """Stop the turn; it ends at once where the referee agrees (TW-128)."""
    stopped = f.Stopped(by, call.clue, call.said, call.trap or "", call.rule, at)
    return [stopped, upheld(state, call, at)] if sure else [stopped]


def is_sure(state: State, trap: str, said: str, judge: Judge) -> bool:
    found = verdict(state, trap, said, judge) if said else None
    return found is not None and found.sure


def flag_clue(state: State, by: Seat, wish: w.FlagClue, at: TableTime) -> f.Flagged:
    """Let the turn go on, and settle it afterwards (TW-80)."""
    refuse_caller(state, by, wish, at)
    if not is_typed(state) or not state.options.reviews:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    sheet = state.sheets[going(state).team]
    if wish.trap not in (sheet.word, *sheet.traps):
        raise IllegalMove(Reason.NOT_A_TRAP, word=str(wish.trap))
    said = heard(state, wish.clue, wish.said)
    flag = Flag(wish.clue, said, str(wish.trap), by)
    if any((x.clue, x.said, x.trap) == (flag.clue, said, flag.trap) for x in going(state).flags):
        raise IllegalMove(Reason.ALREADY_FLAGGED, word=said)
    return f.Flagged(by, wish.clue, flag, to=writers(state))


def refuse_caller(
    state: State, by: Seat, wish: w.CallTrap | w.CallRule | w.FlagClue, at: TableTime
) -> None:
    if wish.turn == state.turn and got_away(state, wish.clue, at):
        raise Stale
    refuse_late(state, wish.turn, Phase.CLUING, Phase.CLOSING)
    if by not in writers(state):
        raise IllegalMove(Reason.NOT_YOUR_PART)


def heard(state: State, number: int, said: str | None) -> str:
    """Return the word that was heard; typed, it stands in a clue that can still be called."""
    words = tokens(said or "")
    if not is_typed(state):
        return " ".join(words)
    clue = clue_numbered(state, number)
    if not words or not stand_together(words, tokens(clue.text)):
        raise IllegalMove(Reason.NO_SUCH_WORD, word=str(said or ""))
    return " ".join(words)


def clue_numbered(state: State, number: int) -> Clue:
    for clue in going(state).clues:
        if clue.number == number:
            return clue
    raise IllegalMove(Reason.NO_SUCH_CLUE)


def got_away(state: State, number: int, at: TableTime) -> bool:
    """Say whether a clue can no longer be called (TW-79)."""
    clues = () if state.going is None else state.going.clues
    return any(clue.number == number and at > clue.until for clue in clues)


def accept(state: State, by: Seat, wish: w.Accept, at: TableTime) -> f.TurnEnded:
    refuse_stranger(state, by, wish.turn)
    return upheld(state, called(state), at)


def contest(state: State, by: Seat, wish: w.Contest, at: TableTime, judge: Judge) -> f.AnyFact:
    refuse_stranger(state, by, wish.turn)
    return review_stop(state, at, judge)


def refuse_stranger(state: State, by: Seat, turn: int) -> None:
    refuse_late(state, turn, Phase.STOPPED)
    if by not in state.teams[going(state).team]:
        raise IllegalMove(Reason.NOT_YOUR_PART)


def called(state: State) -> Call:
    """Return what the turn was stopped for."""
    call = going(state).call
    if call is None:
        raise LookupError(f"nobody called in {state.phase}")
    return call


def upheld(state: State, call: Call, at: TableTime) -> f.TurnEnded:
    """The call was right: the turn ends at once (TW-64, TW-65)."""
    if call.rule is not None:
        return ended(state, broken(state, call.rule), at, said=call.said, rule=call.rule)
    is_secret = call.trap == state.sheets[going(state).team].word
    failure = Failure.SECRET if is_secret else Failure.TRAP
    return ended(state, failure, at, said=call.said, trap=call.trap or "")


def broken(state: State, rule: ClueRule) -> Failure:
    """Return what a broken rule leads to: under the Word of Terror the team also flees (TW-99)."""
    if rule is ClueRule.SECRET:
        return Failure.SECRET
    if rule is not ClueRule.CURSE:
        return Failure.ILLEGAL
    return Failure.TERROR if burden(state, going(state).team).terror else Failure.CURSE


def review_stop(state: State, at: TableTime, judge: Judge) -> f.ReviewOpened:
    return opened(state, called(state), at, judge, is_stop=True)


def next_review(state: State, at: TableTime, judge: Judge) -> f.ReviewOpened | None:
    """Return the next flag to vote on after a turn that went well."""
    flags = [x for x in going(state).flags if x.said not in decisions(state, x.trap)]
    if not flags:
        return None
    flag = flags[0]
    call = Call(flag.by, flag.clue, flag.said, flag.trap, None)
    return opened(state, call, at, judge, is_stop=False)


def opened(
    state: State, call: Call, at: TableTime, judge: Judge, *, is_stop: bool
) -> f.ReviewOpened:
    number, until = state.reviewed + 1, at + VOTING_TIME
    return f.ReviewOpened(number, call, lean(state, call, judge), everybody(state), until, is_stop)


def lean(state: State, call: Call, judge: Judge) -> bool | None:
    """Return what the referee would say if it had to: nothing of rules, or where it is unsure."""
    if call.trap is None or not call.said:
        return None
    found = verdict(state, call.trap, call.said, judge)
    if found is None:
        return False
    return True if found.sure else None


def vote(state: State, by: Seat, wish: w.Vote) -> f.Voted:
    review = state.review
    if review is None or wish.review != review.number:
        raise Stale
    if by not in review.voters:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    return f.Voted(review.number, by, wish.springs, to=(by,))


def running_review(state: State) -> Review:
    if state.review is None:
        raise LookupError(f"no review in {state.phase}")
    return state.review


def is_settled(state: State) -> bool:
    """Say whether everybody who is here has voted."""
    review = running_review(state)
    return all(seat in review.voted for seat in review.voters if seat not in state.away)


def settle(state: State, review: Review) -> f.ReviewSettled:
    """Count the votes of each team (TW-80, TW-81)."""
    votes = (count(state, review, 0), count(state, review, 1))
    springs = decided(votes, review.lean)
    call = review.call
    precedent = None
    if call.trap is not None and call.said:
        trap, language = call.trap.casefold(), state.options.language
        precedent = Precedent(language, trap, call.said, springs)
    return f.ReviewSettled(review.number, springs, votes, precedent)


def concluded(state: State, at: TableTime) -> list[f.AnyFact]:
    """Settle a review: a trap that is sprung ends the turn, or takes its success back."""
    review = running_review(state)
    settled = settle(state, review)
    if settled.springs:
        return [settled, upheld(state, review.call, at)]
    return [settled, f.WentOn(at)] if review.is_stop else [settled]


def count(state: State, review: Review, team: int) -> tuple[int, int]:
    voted = [seat for seat in review.voted if team_of(state, seat) == team]
    springs = sum(seat in review.springs for seat in voted)
    return springs, len(voted) - springs


def decided(votes: tuple[tuple[int, int], tuple[int, int]], lean: bool | None) -> bool:
    """Against the referee's lean each team must want it; otherwise most of all who voted."""
    if lean is False:
        return all(springs > spares for springs, spares in votes)
    springs, spares = (sum(side) for side in zip(*votes, strict=True))
    return bool(lean) if springs == spares else springs > spares
