"""Questions about a game of Traitor Word as it stands."""

from typing import TypeGuard

from trapline.kernel import Observer, Seat, kept

from ..model.basics import GOAL, Seats, Words
from ..model.chain import Link, Trial
from ..model.game import State
from ..model.kinds import Phase, Verdict
from ..model.options import Speaking


def is_seated(observer: Observer, state: State) -> TypeGuard[Seat]:
    return observer in state.players


def is_typed(state: State) -> bool:
    return state.options.speaking is Speaking.TYPED


def is_over(state: State) -> bool:
    return state.phase is Phase.OVER


def is_gone(state: State, seat: Seat) -> bool:
    """Around one table a phone that sleeps is nobody gone; an empty chair is (TT-62)."""
    return seat in state.empty or (is_typed(state) and seat in state.away)


def here(state: State) -> Seats:
    return tuple(seat for seat in state.order if not is_gone(state, seat))


def last(state: State) -> Link:
    return state.chain[-1]


def last_speaker(state: State) -> Seat:
    speaker = last(state).by
    if speaker is None:
        raise LookupError("nobody said this word")
    return speaker


def others_here(state: State) -> Seats:
    """Return those who are here and did not say the last word."""
    return tuple(seat for seat in here(state) if seat != last(state).by)


def going_on(state: State) -> Phase:
    """Return what is going on, or will be once nothing interrupts it any more."""
    if state.frozen is not None:
        return state.frozen.phase
    return state.phase if state.showing is None else state.showing.then.phase


def is_pending(link: Link) -> bool:
    """Say whether a word is secret and neither caught nor validated yet."""
    return bool(link.secret) and not link.validated and link.verdict is not Verdict.GUILTY


def is_untouched(state: State) -> bool:
    """Say whether nothing has come of the last word yet, so that it can be taken back."""
    link = last(state)
    return not link.is_opening and link.charge is None and not link.claims


def is_undecided(state: State, link: Link) -> bool:
    """Say whether it still matters which secret word of its speaker a word is, if it is one."""
    is_open = state.window is not None and link.number == state.said and not link.is_opening
    return is_open and not link.validated and link.verdict in (None, Verdict.VOID)


def is_shown(link: Link) -> bool:
    """Say whether a card was shown for it: then everybody knows how it is spelt."""
    caught = bool(link.secret) and link.verdict is Verdict.GUILTY
    return link.is_opening or link.validated or bool(link.claims) or caught


def seats_after(state: State, seat: Seat) -> Seats:
    """Return all seats clockwise, from the one on the left of this seat round to itself."""
    place = state.order.index(seat) + 1
    return state.order[place:] + state.order[:place]


def next_speaker(state: State, after: Seat) -> Seat:
    """Return the next who is here; if nobody else is, the next is waited for."""
    line = seats_after(state, after)[:-1]
    return next((seat for seat in line if not is_gone(state, seat)), line[0])


def begins_a_round(state: State, seat: Seat, after: Seat) -> bool:
    return state.order.index(seat) <= state.order.index(after)


def people_among(state: State, seats: Seats) -> Seats:
    return tuple(seat for seat in seats if seat not in state.bots)


def jury(state: State, accuser: Seat, accused: Seat) -> Seats:
    """Return those who vote: people who are here, or bots where no person can (TT-33, TT-63)."""
    able = tuple(seat for seat in here(state) if seat not in (accuser, accused))
    return people_among(state, able) or able


def running_trial(state: State) -> Trial:
    if state.trial is None:
        raise LookupError(f"nobody is accused in {state.phase}")
    return state.trial


def has_an_end(state: State) -> bool:
    """Say whether a pile is full, or empty (TT-43, TT-45)."""
    piles = [player.flashes for player in state.players.values()]
    return max(piles) >= GOAL or min(piles) == 0


def is_finished_by_round(state: State) -> bool:
    """Say whether a round is played to its end, whoever has won in it (TT-44, TT-54)."""
    return state.options.rounds and state.options.finish_round


def ends_after(state: State, seat: Seat) -> bool:
    """Say whether the round that is played to its end is over after this seat (TT-44)."""
    if not (is_finished_by_round(state) and has_an_end(state)):
        return False
    return begins_a_round(state, next_speaker(state, seat), seat)


def dead_cards(state: State) -> list[tuple[Seat, str]]:
    """Return the cards whose word was used up in somebody's hand (TT-24)."""
    closed = state.chain if state.window is None else state.chain[:-1]
    held = [pair for link in closed for pair in link.holders]
    return [(seat, card) for seat, card in held if card in state.players[seat].hand]


@kept()
def notable(state: State) -> tuple[Link, ...]:
    """Return the words that can be written down: spoken ones for which no card was shown.

    Nobody writes down what people are asked about at this moment.
    """
    if is_typed(state):
        return ()
    is_asked = state.showing is not None or state.phase is Phase.ANSWER
    asked = state.said if is_asked else None
    return tuple(link for link in state.chain if not is_shown(link) and link.number != asked)


def may_write(link: Link, seat: Seat) -> bool:
    """Whoever heard a word may write it down; what is written only its writer or speaker mends."""
    return not link.text or seat in (link.by, link.noted)


def notes_of(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the words that somebody may write down, or write anew."""
    return tuple(link.number for link in notable(state) if may_write(link, seat))


def hands(state: State) -> tuple[Words, ...]:
    return tuple(state.players[seat].hand for seat in state.order)
