"""What each observer of Trapwords sees, and is told."""

from collections.abc import Iterator

from msgspec.structs import replace

from trapline.kernel import ARCHIVE, PUBLIC, TABLE_TALK, Channel, Observer, kept, team_talk

from ..model.basics import HIDDEN, Words
from ..model.calls import Review
from ..model.game import State
from ..model.kinds import Phase
from ..model.turn import Draft, Result, Sheet, TeamTurn
from ..model.view import View
from .invitations import invitations
from .queries import (
    answerers,
    is_seated,
    is_typed,
    known_book,
    known_result,
    precedents,
    team_of,
)
from .resting import resting
from .running import (
    guessers,
    guesses_left,
    is_stuck,
    may_clue,
    running_call,
    running_review,
    running_sheet,
    running_turn,
    writers,
)
from .writing import holds_back


def view(state: State, observer: Observer) -> View:
    """Show what anybody sees, and what this observer knows beyond that."""
    seen = seen_by_all(state)
    is_player = is_seated(observer, state)
    if not is_player and observer is not ARCHIVE:
        return seen
    turn = state.team_turn
    known = replace(
        seen,
        word=word(state, observer),
        results=known_results(state, observer),
        review=known_review(state, observer),
        book=known_book(state, observer),
    )
    if not is_player:
        return known
    listens = turn is not None and observer in writers(state)
    return replace(
        known,
        may=tuple(invitations(state, observer)),
        me=observer,
        channels=channels(state, observer),
        drafts=drafts(state, observer),
        traps=traps(state, observer),
        flagged=turn.flags if turn is not None and listens else (),
        hints=turn.hints if turn is not None and listens else (),
        voted=state.review is not None and observer in state.review.voted,
    )


@kept()
def seen_by_all(state: State) -> View:
    dungeon, turn = state.dungeon, state.team_turn
    shown = turn or TeamTurn(0, 0)
    return View(
        me=None,
        waiting=tuple(waiting(state)),
        channels=(),
        language=state.options.language,
        round=state.round,
        phase=state.phase,
        turn=state.turn,
        teams=state.teams,
        away=tuple(sorted(state.away)),
        queue=tuple(seat for seat, _ in state.queue),
        torches=state.torches,
        late_clocks=tuple(sorted(state.late_clocks)),
        host=state.host,
        bots=tuple(sorted(state.bots)),
        words=None if state.options.pack else state.options.words,
        clue_rules=state.clue_rules,
        rooms=dungeon.teams,
        monster=dungeon.monster,
        card=state.card,
        curses=dungeon.curses,
        drawn=dungeon.drawn,
        terror=dungeon.terror,
        sizes=state.sizes,
        word=word(state, PUBLIC),
        drafts=(),
        dug=(state.sheets[0].dug, state.sheets[1].dug),
        claims=(state.sheets[0].claims, state.sheets[1].claims),
        agreed=(state.sheets[0].agreed, state.sheets[1].agreed),
        opposed=(state.sheets[0].opposed, state.sheets[1].opposed),
        done=(state.sheets[0].done, state.sheets[1].done),
        reopened=(state.sheets[0].reopened, state.sheets[1].reopened),
        traps=(),
        guessing=None if turn is None else turn.team,
        giver=None if turn is None else turn.giver,
        voices=() if turn is None else guessers(state),
        clues=shown.clues,
        guesses=shown.guesses,
        guesses_left=0 if turn is None else guesses_left(state),
        silenced=shown.silenced,
        until=shown.until,
        left=shown.left,
        flags=shown.raised,
        flagged=(),
        hints=(),
        call=shown.call,
        stood=shown.stood if state.phase is Phase.NAMING else None,
        settled=shown.settled,
        results=known_results(state, PUBLIC),
        rested=state.rested,
        review=known_review(state, PUBLIC),
        voted=False,
        book=known_book(state, PUBLIC),
        precedents=precedents(state),
        winners=state.winners,
        cause=state.cause,
    )


def waiting(state: State) -> Iterator[int]:
    """Those the table waits for: they may act, and are here."""
    match state.phase:
        case Phase.WRITING:
            seats = [
                seat
                for team in (0, 1)
                if not state.sheets[team].done
                for seat in state.teams[1 - team]
                if seat not in state.sheets[team].agreed and not holds_back(state, seat)
            ]
        case Phase.WAITING | Phase.READING:
            seats = [] if is_stuck(state) else [running_turn(state).giver]
        case Phase.CLUING:
            giver = [running_turn(state).giver]
            # Where people speak all ears are on the giver: nobody reads that another is waited for.
            seats = giver if not is_typed(state) else [*giver[: may_clue(state)], *guessers(state)]
        case Phase.NAMING:
            seats = crier(state)
        case Phase.STOPPED:
            seats = list(answerers(state, running_turn(state).team))
        case Phase.REVIEW:
            review = running_review(state)
            seats = [seat for seat in review.voters if seat not in review.voted]
        case Phase.RESTING:
            seats = list(resting(state))
        case Phase.CLOSING | Phase.OVER:
            seats = []
    yield from sorted(seat for seat in seats if seat not in state.away)


def crier(state: State) -> list[int]:
    """Return who should say what it was; anybody of the team, where that one is gone."""
    by = running_call(state).by
    return list(writers(state)) if by is None or by in state.away else [by]


def channels(state: State, observer: Observer) -> tuple[Channel, ...]:
    """In a turn only those who wrote the list may talk, among themselves (TW-132)."""
    if not is_seated(observer, state):
        return ()
    team, turn, review = team_of(state, observer), state.team_turn, state.review
    if turn is None or (review is not None and not review.is_stop):
        return (TABLE_TALK, team_talk(team))
    return () if team == turn.team else (team_talk(team),)


def word(state: State, observer: Observer) -> str:
    """The word of the sheet that one writes; in a turn, of the one that is played."""
    if state.team_turn is not None:
        is_giver = observer == state.team_turn.giver and state.phase is not Phase.WAITING
        reads = is_giver or observer in writers(state) or observer is ARCHIVE
        return running_sheet(state).word if reads else HIDDEN
    return HIDDEN if state.phase is Phase.OVER else own_sheet(state, observer).word


def drafts(state: State, observer: Observer) -> tuple[Draft, ...]:
    return own_sheet(state, observer).drafts if state.phase is Phase.WRITING else ()


def traps(state: State, observer: Observer) -> Words:
    is_read = state.team_turn is None or observer in writers(state)
    return own_sheet(state, observer).traps if is_read and state.phase is not Phase.OVER else ()


def own_sheet(state: State, observer: Observer) -> Sheet:
    """Return the sheet that an observer's team writes; a blank one for those who look on."""
    if not is_seated(observer, state):
        return Sheet()
    return state.sheets[1 - team_of(state, observer)]


def known_results(state: State, observer: Observer) -> tuple[Result | None, Result | None]:
    ours, theirs = state.results
    return (
        None if ours is None else known_result(state, ours, observer),
        None if theirs is None else known_result(state, theirs, observer),
    )


def known_review(state: State, observer: Observer) -> Review | None:
    review = state.review
    if review is None or observer is ARCHIVE:
        return review
    return replace(review, springs=tuple(seat for seat in review.springs if seat == observer))
