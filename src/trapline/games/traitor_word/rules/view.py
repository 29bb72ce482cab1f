"""What each observer of Traitor Word sees."""

from trapline.kernel import ARCHIVE, TABLE_TALK, Observer, Seat, TableTime

from ..model.basics import HIDDEN, Seats
from ..model.chain import Link, Showing, Trial
from ..model.game import State
from ..model.kinds import Phase, Verdict
from ..model.view import Fate, Heard, Shown, View
from .claiming import listeners, showing_now
from .invitations import invitations
from .listening import is_asked, judge_votes, unanswered, undecided_bots
from .queries import going_on, hands, here, is_over, is_pending, is_seated, last, next_speaker


def view(state: State, observer: Observer) -> View:
    me = observer if is_seated(observer, state) else None
    mine = None if me is None else state.players[me]
    window = state.window
    opened = is_over(state) or observer is ARCHIVE
    return View(
        may=() if me is None else tuple(invitations(state, me)),
        waiting=waiting(state),
        channels=() if me is None else (TABLE_TALK,),
        me=me,
        language=state.options.language,
        speaking=state.options.speaking,
        rounds=state.options.rounds,
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        order=state.order,
        away=tuple(sorted(state.away - state.empty)),
        empty=tuple(sorted(state.empty)),
        chain=tuple(heard(state, link, observer) for link in state.chain),
        is_open=window is not None,
        stands=() if window is None else window.stands,
        objects=() if window is None else window.objects,
        asked=is_asked(state),
        judge=judgement(state),
        speaker=speaker(state),
        barred=state.barred,
        until=state.until,
        left=left(state),
        trial=trial(state, observer),
        shown=shown(state),
        hand=() if mine is None else mine.hand,
        flashes=None if mine is None else mine.flashes,
        secret=pending(state, observer),
        piles=tuple(state.players[seat].flashes for seat in state.order) if opened else (),
        hands=hands(state) if opened else (),
        gains=state.gains if opened else (),
        winners=state.winners,
        cause=state.cause,
    )


def waiting(state: State) -> Seats:
    """Those the table waits for: they must act, and are here."""
    seats: Seats
    match state.phase:
        case Phase.SPEAKING:
            seats = () if state.speaker is None else (state.speaker,)
        case Phase.FREE:
            seats = tuple(s for s in state.order if s not in (last(state).by, *state.barred))
        case Phase.SHOWING:
            showing = state.showing or Showing(cards=())
            ready = (*showing.heard, *showing.denied, *showing_now(state))
            seats = tuple(set(listeners(state)) - set(ready))
        case Phase.ANSWER | Phase.DEFENCE:
            seats = () if state.trial is None else (state.trial.whom,)
        case Phase.VOTE:
            ballot = state.trial
            seats = () if ballot is None else tuple(set(ballot.voters) - set(ballot.voted))
        case Phase.HOLD:
            seats = unanswered(state) if is_asked(state) else undecided_bots(state)
        case Phase.OVER:
            seats = ()
    return tuple(sorted(seat for seat in seats if seat in here(state)))


def speaker(state: State) -> Seat | None:
    """Return who owes a word, or will: the next one may think and type meanwhile (TT-26)."""
    if going_on(state) is Phase.HOLD and state.speaker is not None:
        return next_speaker(state, state.speaker)
    return state.speaker


def judgement(state: State) -> bool | None:
    """Return what the judge of words makes of the last word, where it has a vote (TT-12)."""
    if state.window is None or last(state).is_opening or not judge_votes(state):
        return None
    return not state.window.against


def left(state: State) -> TableTime | None:
    if state.showing is not None:
        return state.showing.then.left
    return None if state.frozen is None else state.frozen.left


def shown(state: State) -> Shown | None:
    if state.showing is None:
        return None
    is_last = not listeners(state)
    return Shown(state.showing.cards, state.showing.heard, state.showing.denied, is_last)


def heard(state: State, link: Link, observer: Observer) -> Heard:
    fate = known_fate(state, link, observer)
    return Heard(
        number=link.number,
        by=link.by,
        text=link.text,
        is_opening=link.is_opening,
        fate=None if fate == Fate() else fate,
        noted=link.noted,
    )


def known_fate(state: State, link: Link, observer: Observer) -> Fate:
    """Return what came of a word: what was shown, and what is the observer's own."""
    opened = is_over(state) or observer is ARCHIVE
    was_shown = link.validated or link.verdict is Verdict.GUILTY
    pointed_out = state.options.point_out
    return Fate(
        secret=link.secret if opened or was_shown or observer == link.by else HIDDEN,
        holders=tuple(
            pair for pair in link.holders if opened or (pointed_out and pair[0] == observer)
        ),
        returned=link.returned,
        validated=link.validated,
        claims=link.claims,
        charge=link.charge,
        accuser=link.accuser,
        verdict=link.verdict,
        down=link.down,
        up=link.up,
        whys=link.whys,
        payer=link.payer,
    )


def pending(state: State, observer: Observer) -> str:
    """Return the secret word that this observer has just said and may still be caught with."""
    if state.window is None or last(state).by != observer or not is_pending(last(state)):
        return HIDDEN
    return last(state).secret


def trial(state: State, observer: Observer) -> Trial | None:
    ballot = state.trial
    if ballot is None or observer is ARCHIVE:
        return ballot
    return Trial(
        word=ballot.word,
        by=ballot.by,
        whom=ballot.whom,
        charge=ballot.charge,
        voters=ballot.voters,
        text=ballot.text,
        voted=ballot.voted,
        down=tuple(seat for seat in ballot.down if seat == observer),
        whys=tuple(saying for saying in ballot.whys if saying[0] == observer),
    )
