"""What each observer of Traitor Word sees."""

from msgspec.structs import replace

from trapline.kernel import ARCHIVE, PUBLIC, TABLE_TALK, Observer, Seat, TableTime, kept

from ..model.basics import HIDDEN, Seats
from ..model.chain import Link, Showing, Trial
from ..model.game import State
from ..model.kinds import Phase, Verdict
from ..model.view import Fate, Heard, Shown, View
from .claiming import listeners, showing_now
from .invitations import invitations
from .listening import is_asked, judge_votes, unanswered, undecided_bots
from .queries import going_on, hands, here, is_over, is_pending, is_seated, last, next_speaker

WORDS = 1024


def view(state: State, observer: Observer) -> View:
    """Show what anybody sees, and what this observer knows beyond that."""
    seen = seen_by_all(state)
    if observer is ARCHIVE:
        return replace(
            seen,
            chain=known_chain(state, seen, observer),
            trial=state.trial,
            piles=piles(state),
            hands=hands(state),
            gains=state.gains,
        )
    if not is_seated(observer, state):
        return seen
    mine = state.players[observer]
    return replace(
        seen,
        may=tuple(invitations(state, observer)),
        channels=(TABLE_TALK,),
        me=observer,
        chain=known_chain(state, seen, observer),
        trial=trial(state, observer),
        hand=mine.hand,
        flashes=mine.flashes,
        secret=pending(state, observer),
    )


@kept()
def seen_by_all(state: State) -> View:
    window, opened, point_out = state.window, is_over(state), state.options.point_out
    return View(
        waiting=waiting(state),
        channels=(),
        me=None,
        language=state.options.language,
        speaking=state.options.speaking,
        rounds=state.options.rounds,
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        order=state.order,
        away=tuple(sorted(state.away - state.empty)),
        empty=tuple(sorted(state.empty)),
        chain=tuple(heard(link, PUBLIC, opened, point_out) for link in state.chain),
        is_open=window is not None,
        stands=() if window is None else window.stands,
        objects=() if window is None else window.objects,
        asked=is_asked(state),
        judge=judgement(state),
        speaker=speaker(state),
        barred=state.barred,
        until=state.until,
        left=left(state),
        trial=trial(state, PUBLIC),
        shown=shown(state),
        hand=(),
        flashes=None,
        secret=HIDDEN,
        piles=piles(state) if opened else (),
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


def known_chain(state: State, seen: View, observer: Observer) -> tuple[Heard, ...]:
    """Return the words of the chain with what an observer knows of them beyond what all do."""
    opened, point_out = is_over(state) or observer is ARCHIVE, state.options.point_out
    return tuple(
        heard(link, observer, opened, point_out) if concerns(link, observer) else one
        for link, one in zip(state.chain, seen.chain, strict=True)
    )


def concerns(link: Link, observer: Observer) -> bool:
    """Say whether an observer may know more of a word than all do."""
    return observer == link.by or bool(link.holders) or observer is ARCHIVE


@kept(WORDS)
def heard(link: Link, observer: Observer, opened: bool, point_out: bool) -> Heard:
    fate = known_fate(link, observer, opened=opened, point_out=point_out)
    return Heard(
        number=link.number,
        by=link.by,
        text=link.text,
        is_opening=link.is_opening,
        fate=None if fate == Fate() else fate,
        noted=link.noted,
    )


def known_fate(link: Link, observer: Observer, *, opened: bool, point_out: bool) -> Fate:
    """Return what came of a word: what was shown, and what is the observer's own."""
    was_shown = link.validated or link.verdict is Verdict.GUILTY
    return Fate(
        secret=link.secret if opened or was_shown or observer == link.by else HIDDEN,
        holders=tuple(
            pair for pair in link.holders if opened or (point_out and pair[0] == observer)
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


def piles(state: State) -> tuple[int, ...]:
    return tuple(state.players[seat].flashes for seat in state.order)


def pending(state: State, observer: Observer) -> str:
    """Return the secret word that this observer has just said and may still be caught with."""
    if state.window is None or last(state).by != observer or not is_pending(last(state)):
        return HIDDEN
    return last(state).secret


def trial(state: State, observer: Observer) -> Trial | None:
    ballot = state.trial
    if ballot is None:
        return None
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
