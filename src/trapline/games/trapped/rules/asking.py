"""Putting a question, with the time there is for it (TD-134), and refusing what it does not ask."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from trapline.kernel import IllegalMove, Seat, Stale, TableTime

from ..facts.turns import Asked
from ..model.agenda import Ask, Question
from ..model.basics import Seats
from ..model.cards import Card
from ..model.game import State
from ..model.options import Options
from ..model.reasons import Reason
from .queries import is_gone
from .scene import Scene

T = TypeVar("T")

SECONDS: Final[Mapping[Ask, int]] = {
    Ask.IDEAS: 0,
    Ask.READ: 0,
    Ask.SIFT: 0,
    Ask.DEVELOP: 0,
    Ask.RULE: 20,
    Ask.CLOSE: 20,
    Ask.LUCK: 10,
    Ask.HURT: 30,
    Ask.PICK: 30,
    Ask.AGREE: 15,
    Ask.DOOM: 30,
    Ask.PROWL: 30,
    Ask.FLEE: 30,
    Ask.TRIM: 30,
    Ask.EPILOGUE: 90,
}
BIDDING: Final = frozenset({Ask.BID, Ask.CONTEST, Ask.ANSWER, Ask.FACE})
GONE_SECONDS: Final = 10
"""Nobody waits longer for those who are not there."""


def seconds(options: Options, ask: Ask) -> int:
    """Return how long somebody may think; 0 for ever."""
    return options.bid_seconds if ask in BIDDING else SECONDS.get(ask, options.think_seconds)


def ask(scene: Scene, kind: Ask, *seats: Seat) -> None:
    state = scene.state
    scene.tell(Asked(kind, state.asked + 1, seats, time_for(scene, kind, seats)))


def time_for(scene: Scene, kind: Ask, seats: Seats) -> TableTime | None:
    allowed = seconds(scene.state.options, kind)
    if all(is_gone(scene.state, seat) for seat in seats):
        return scene.later(min(allowed, GONE_SECONDS) or GONE_SECONDS)
    return scene.later(allowed) if allowed else None


def asked_of(state: State, by: Seat, number: int, *kinds: Ask) -> Question:
    """Return the question that an answer is to, or refuse: first if it is over, then to others."""
    question = state.question
    if question is None or question.number != number:
        raise Stale
    if by not in question.seats:
        raise IllegalMove(Reason.NOT_YOUR_TURN, seats=question.seats)
    if by not in question.waits:
        raise IllegalMove(Reason.ALREADY_ANSWERED)
    if question.ask not in kinds:
        raise IllegalMove(Reason.NOT_NOW)
    return question


def offered(wanted: T, offers: Sequence[T], rule: str) -> T:
    if wanted not in offers:
        raise IllegalMove(Reason.NOT_OFFERED, rule=rule)
    return wanted


def held(state: State, seat: Seat, card: str) -> Card:
    """Return a card as it lies in a hand."""
    if not card or card not in state.players[seat].hand:
        raise IllegalMove(Reason.NOT_IN_HAND)
    return str(card)
