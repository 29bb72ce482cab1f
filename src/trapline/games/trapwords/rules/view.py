"""What each observer of Trapwords sees, and is told."""

from collections.abc import Iterator

from msgspec.structs import replace

from trapline.kernel import ARCHIVE, TABLE_TALK, Channel, Observer, Team, team_talk

from ..model.basics import HIDDEN, Words
from ..model.calls import Review
from ..model.game import State
from ..model.kinds import Phase
from ..model.turn import Draft, Result
from ..model.view import View
from .invitations import invitations
from .queries import answerers, is_seated, is_typed, known_book, known_result, precedents, team_of
from .running import guessers, guesses_left, is_stuck, running_turn, writers
from .writing import holds_back


def view(state: State, observer: Observer) -> View:
    turn, dungeon = state.team_turn, state.dungeon
    listens = turn is not None and observer in writers(state)
    return View(
        may=tuple(invitations(state, observer)),
        me=observer if is_seated(observer, state) else None,
        waiting=tuple(waiting(state)),
        channels=channels(state, observer),
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
        clue_rules=state.clue_rules,
        rooms=dungeon.teams,
        monster=dungeon.monster,
        card=state.card,
        curses=dungeon.curses,
        drawn=dungeon.drawn,
        terror=dungeon.terror,
        sizes=state.sizes,
        word=word(state, observer),
        drafts=drafts(state, observer),
        agreed=(state.sheets[0].agreed, state.sheets[1].agreed),
        opposed=(state.sheets[0].opposed, state.sheets[1].opposed),
        done=(state.sheets[0].done, state.sheets[1].done),
        reopened=(state.sheets[0].reopened, state.sheets[1].reopened),
        traps=traps(state, observer),
        guessing=None if turn is None else turn.team,
        giver=None if turn is None else turn.giver,
        voices=() if turn is None else guessers(state),
        clues=() if turn is None else turn.clues,
        guesses=() if turn is None else turn.guesses,
        guesses_left=0 if turn is None else guesses_left(state),
        silenced=turn is not None and turn.silenced,
        until=None if turn is None else turn.until,
        left=None if turn is None else turn.left,
        flags=0 if turn is None else turn.raised,
        flagged=turn.flags if turn is not None and listens else (),
        hints=turn.hints if turn is not None and listens else (),
        call=None if turn is None else turn.call,
        stood=turn.stood if turn is not None and state.phase is Phase.NAMING else None,
        settled=() if turn is None else turn.settled,
        results=(
            result(state, state.results[0], observer),
            result(state, state.results[1], observer),
        ),
        review=review(state, observer),
        voted=state.review is not None and observer in state.review.voted,
        book=known_book(state, observer),
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
                if not holds_back(state, seat)
            ]
        case Phase.WAITING | Phase.READING:
            seats = [] if is_stuck(state) else [running_turn(state).giver]
        case Phase.CLUING:
            turn = running_turn(state)
            speaks = is_typed(state) and not turn.silenced and not is_stuck(state)
            seats = [*([turn.giver] if speaks else []), *guessers(state)]
        case Phase.NAMING:
            seats = crier(state)
        case Phase.STOPPED:
            seats = list(answerers(state, running_turn(state).team))
        case Phase.REVIEW:
            ballot = state.review
            seats = [] if ballot is None else [s for s in ballot.voters if s not in ballot.voted]
        case Phase.CLOSING | Phase.OVER:
            seats = []
    yield from sorted(seat for seat in seats if seat not in state.away)


def crier(state: State) -> list[int]:
    """Return who should say what it was; anybody of the team, where that one is gone."""
    call = running_turn(state).call
    by = None if call is None else call.by
    return list(writers(state)) if by is None or by in state.away else [by]


def channels(state: State, observer: Observer) -> tuple[Channel, ...]:
    """In a turn only those who wrote the list may talk, among themselves (TW-132)."""
    if not is_seated(observer, state):
        return ()
    team = team_of(state, observer)
    ballot = state.review
    if state.team_turn is None or (ballot is not None and not ballot.is_stop):
        return (TABLE_TALK, team_talk(team))
    return () if team == running_turn(state).team else (team_talk(team),)


def sheet_read_by(state: State, observer: Observer) -> Team | None:
    """Return whose sheet an observer may look at: the one it writes, in a turn the one played."""
    if state.team_turn is not None and state.phase is not Phase.WRITING:
        reads = observer in writers(state) or (
            observer == running_turn(state).giver and state.phase is not Phase.WAITING
        )
        return running_turn(state).team if reads or observer is ARCHIVE else None
    if is_seated(observer, state):
        return 1 - team_of(state, observer)
    return None


def word(state: State, observer: Observer) -> str:
    team = sheet_read_by(state, observer)
    return HIDDEN if team is None or state.phase is Phase.OVER else state.sheets[team].word


def drafts(state: State, observer: Observer) -> tuple[Draft, ...]:
    if state.phase is not Phase.WRITING or not is_seated(observer, state):
        return ()
    return state.sheets[1 - team_of(state, observer)].drafts


def traps(state: State, observer: Observer) -> Words:
    if state.phase is Phase.OVER or not is_seated(observer, state):
        return ()
    if state.team_turn is not None and observer not in writers(state):
        return ()
    return state.sheets[1 - team_of(state, observer)].traps


def result(state: State, of: Result | None, observer: Observer) -> Result | None:
    return None if of is None else known_result(state, of, observer)


def review(state: State, observer: Observer) -> Review | None:
    ballot = state.review
    if ballot is None or observer is ARCHIVE:
        return ballot
    return replace(ballot, springs=tuple(seat for seat in ballot.springs if seat == observer))
