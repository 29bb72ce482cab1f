"""What each seat may do now."""

from collections.abc import Iterator

from trapline.games.trapwords import wishes as w
from trapline.games.trapwords.model import Phase, Sheet, State
from trapline.games.trapwords.rules.calls import contestants, may_be_called, mistaps
from trapline.games.trapwords.rules.hearing import may_call_right
from trapline.games.trapwords.rules.people import clocks_of, is_between_rounds, may_claim
from trapline.games.trapwords.rules.standing import (
    answerers,
    going,
    guessers,
    guesses_left,
    is_seated,
    is_stuck,
    is_typed,
    team_of,
    writers,
)
from trapline.games.trapwords.rules.torches import holds_back, may_pass
from trapline.games.trapwords.rules.writing import MOST_DRAFTS
from trapline.kernel import Observer, Seat


def invitations(state: State, observer: Observer) -> Iterator[w.AnyInvitation]:
    if not is_seated(observer, state) or state.phase is Phase.OVER:
        return
    match state.phase:
        case Phase.WRITING:
            yield from writing(state, observer)
        case Phase.WAITING:
            if observer == going(state).giver:
                yield w.MayTakeBook(state.turn)
        case Phase.READING:
            if observer == going(state).giver and not is_stuck(state):
                yield w.MayGetReady(state.turn)
                if is_typed(state):
                    yield w.MayGiveClue(state.turn)
        case Phase.CLUING:
            yield from cluing(state, observer)
        case Phase.CLOSING:
            yield from closing(state, observer)
        case Phase.NAMING:
            if observer in writers(state):
                yield w.MayCallTrap(state.turn)
                yield w.MayCallRule(state.turn)
        case Phase.STOPPED:
            if observer in answerers(state, going(state).team):
                yield w.MayAccept(state.turn)
                yield w.MayContest(state.turn)
        case Phase.REVIEW:
            if state.review is not None and observer in state.review.voters:
                yield w.MayVote(state.review.number)
    if state.going is not None:
        yield from (w.MayTakeBack(state.turn, what) for what in mistaps(state, observer))
    yield from hosting(state, observer)
    if may_claim(state, team_of(state, observer)):
        yield w.MayClaimGame(state.turn)


def writing(state: State, seat: Seat) -> Iterator[w.AnyInvitation]:
    team = 1 - team_of(state, seat)
    sheet, size = state.sheets[team], state.sizes[team]
    if not sheet.done:
        if len(sheet.drafts) < MOST_DRAFTS and not holds_back(state, seat):
            yield w.MayPropose(state.turn, max(0, size - len(sheet.drafts)))
        if sheet.drafts:
            yield w.MayStrike(state.turn)
        if len(sheet.drafts) == size:
            yield from voting(state, seat, sheet)
    if state.torches[1 - team] == seat and may_pass(state, 1 - team):
        yield w.MayPassTorch(state.turn)
    if is_between_rounds(state) and clocks_of(state, seat):
        yield w.MaySetLateClock(state.turn, clocks_of(state, seat))


def voting(state: State, seat: Seat, sheet: Sheet) -> Iterator[w.AnyInvitation]:
    if seat not in sheet.agreed:
        yield w.MayAgree(state.turn)
    if seat not in sheet.opposed:
        yield w.MayOppose(state.turn)


def cluing(state: State, seat: Seat) -> Iterator[w.AnyInvitation]:
    turn = going(state)
    if seat == turn.giver:
        if is_typed(state) and not turn.silenced and not is_stuck(state):
            yield w.MayGiveClue(state.turn)
    elif seat in writers(state):
        yield from calling(state)
        if not is_typed(state):
            yield w.MayCountGuess(state.turn, turn.taps)
    else:
        if is_typed(state) and seat in guessers(state):
            yield w.MayGuess(state.turn, guesses_left(state))
        yield w.MayThinkSo(state.turn)
    if may_call_right(state, seat):
        yield w.MayCallRight(state.turn)


def calling(state: State) -> Iterator[w.AnyInvitation]:
    if not may_be_called(state):
        return
    yield w.MayCryStop(state.turn)
    yield w.MayCallTrap(state.turn)
    yield w.MayCallRule(state.turn)
    if state.options.reviews:
        yield w.MayFlagClue(state.turn)


def closing(state: State, seat: Seat) -> Iterator[w.AnyInvitation]:
    if seat in writers(state):
        yield from calling(state)
    if may_call_right(state, seat):
        yield w.MayCallRight(state.turn)
    if seat in contestants(state):
        yield w.MayContest(state.turn)


def hosting(state: State, seat: Seat) -> Iterator[w.AnyInvitation]:
    if seat != state.host:
        return
    if is_between_rounds(state):
        if state.dungeon.unseen:
            yield w.MayLiftCurses(state.turn)
        yield w.MaySetClueRules(state.turn)
    if state.precedents:
        yield w.MayStrikePrecedent()
