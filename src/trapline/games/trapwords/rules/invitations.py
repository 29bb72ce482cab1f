"""What each seat may do now."""

from collections.abc import Iterator

from trapline.kernel import Observer, Seat

from ..model.game import State
from ..model.kinds import Phase
from ..model.turn import Sheet
from ..wishes import AnyInvitation
from ..wishes.calls import (
    MayAccept,
    MayCallRule,
    MayCallTrap,
    MayContest,
    MayCryStop,
    MayFlagClue,
    MayTakeBack,
    MayVote,
)
from ..wishes.people import (
    MayClaimGame,
    MayLiftCurses,
    MaySetClueRules,
    MaySetLateClock,
    MayStrikePrecedent,
)
from ..wishes.turns import (
    MayCallRight,
    MayCountGuess,
    MayGetReady,
    MayGiveClue,
    MayGuess,
    MayPressOn,
    MayTakeBook,
    MayThinkSo,
)
from ..wishes.writing import (
    MayAgree,
    MayClaimPlace,
    MayFreePlace,
    MayOppose,
    MayPassTorch,
    MayPropose,
    MayStrike,
)
from .calls import contestants, may_be_called, mistaps
from .guessing import may_call_right
from .people import clocks_of, is_between_rounds, may_claim
from .queries import answerers, is_seated, is_typed, team_of
from .resting import resting
from .running import guessers, guesses_left, is_stuck, may_clue, running_turn, writers
from .writing import free_places, holds_back, may_pass


def invitations(state: State, observer: Observer) -> Iterator[AnyInvitation]:
    if not is_seated(observer, state) or state.phase is Phase.OVER:
        return
    match state.phase:
        case Phase.WRITING:
            yield from writing(state, observer)
        case Phase.WAITING:
            if observer == running_turn(state).giver:
                yield MayTakeBook(state.turn)
        case Phase.READING:
            if observer == running_turn(state).giver and not is_stuck(state):
                yield MayGetReady(state.turn)
                if is_typed(state):
                    yield MayGiveClue(state.turn)
        case Phase.CLUING:
            yield from cluing(state, observer)
        case Phase.CLOSING:
            yield from closing(state, observer)
        case Phase.NAMING:
            if observer in writers(state):
                yield MayCallTrap(state.turn)
                yield MayCallRule(state.turn)
        case Phase.STOPPED:
            if observer in answerers(state, running_turn(state).team):
                yield MayAccept(state.turn)
                yield MayContest(state.turn)
        case Phase.REVIEW:
            if state.review is not None and observer in state.review.voters:
                yield MayVote(state.review.number)
        case Phase.RESTING:
            if observer in resting(state):
                yield MayPressOn(state.turn)
    if state.team_turn is not None:
        yield from (MayTakeBack(state.turn, what) for what in mistaps(state, observer))
    yield from hosting(state, observer)
    if may_claim(state, team_of(state, observer)):
        yield MayClaimGame(state.turn)


def writing(state: State, seat: Seat) -> Iterator[AnyInvitation]:
    team = 1 - team_of(state, seat)
    sheet, size = state.sheets[team], state.sizes[team]
    if not sheet.done:
        left = free_places(state, team, seat)
        if left and not holds_back(state, seat):
            yield MayPropose(state.turn, left)
        if left and seat not in sheet.claims:
            yield MayClaimPlace(state.turn)
        if seat in sheet.claims:
            yield MayFreePlace(state.turn)
        if sheet.drafts:
            yield MayStrike(state.turn)
        if len(sheet.drafts) == size:
            yield from voting(state, seat, sheet)
    if state.torches[1 - team] == seat and may_pass(state, 1 - team):
        yield MayPassTorch(state.turn)
    if is_between_rounds(state) and clocks_of(state, seat):
        yield MaySetLateClock(state.turn, clocks_of(state, seat))


def voting(state: State, seat: Seat, sheet: Sheet) -> Iterator[AnyInvitation]:
    if seat not in sheet.agreed:
        yield MayAgree(state.turn)
    if seat not in sheet.opposed:
        yield MayOppose(state.turn)


def cluing(state: State, seat: Seat) -> Iterator[AnyInvitation]:
    turn = running_turn(state)
    if seat == turn.giver:
        if may_clue(state):
            yield MayGiveClue(state.turn)
    elif seat in writers(state):
        yield from calling(state)
        if not is_typed(state):
            yield MayCountGuess(state.turn, turn.taps)
    else:
        if is_typed(state) and seat in guessers(state):
            yield MayGuess(state.turn, guesses_left(state))
        yield MayThinkSo(state.turn)
    if may_call_right(state, seat):
        yield MayCallRight(state.turn)


def calling(state: State) -> Iterator[AnyInvitation]:
    if not may_be_called(state):
        return
    yield MayCryStop(state.turn)
    yield MayCallTrap(state.turn)
    yield MayCallRule(state.turn)
    if state.options.reviews:
        yield MayFlagClue(state.turn)


def closing(state: State, seat: Seat) -> Iterator[AnyInvitation]:
    if seat in writers(state):
        yield from calling(state)
    if may_call_right(state, seat):
        yield MayCallRight(state.turn)
    if seat in contestants(state):
        yield MayContest(state.turn)


def hosting(state: State, seat: Seat) -> Iterator[AnyInvitation]:
    if seat != state.host:
        return
    if is_between_rounds(state):
        if state.dungeon.unseen:
            yield MayLiftCurses(state.turn)
        yield MaySetClueRules(state.turn)
    if state.precedents:
        yield MayStrikePrecedent()
