"""Putting a question, with the time there is for it (TD-134); whose move it is, and who may bid."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from trapline.kernel import IllegalMove, Seat, Stale, TableTime

from ..facts.deeds import DareFaced
from ..facts.trouble import BonusBegan
from ..facts.turns import Asked
from ..model.agenda import Ask, Bonus, Dared
from ..model.basics import Seats
from ..model.cards import Card
from ..model.game import State
from ..model.kinds import Through
from ..model.options import Options
from ..model.reasons import Reason
from ..model.sheets import Figure
from ..wishes.base import Answer
from .queries import character_of, extra_of, is_gone, next_step, players_after
from .scene import Scene

T = TypeVar("T")

SECONDS: Final[Mapping[Ask, int]] = {
    Ask.IDEAS: 0,
    Ask.READ: 0,
    Ask.SIFT: 0,
    Ask.DEVELOP: 0,
    Ask.PREMISE: 0,
    Ask.RULE: 20,
    Ask.CLOSE: 20,
    Ask.LUCK: 10,
    Ask.HURT: 30,
    Ask.PICK: 30,
    Ask.AGREE: 15,
    Ask.DOOM: 30,
    Ask.NARRATE: 30,
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
    scene.tell(Asked(kind, scene.state.asked + 1, seats, time_for(scene, kind, seats)))


def time_for(scene: Scene, kind: Ask, seats: Seats) -> TableTime | None:
    allowed = seconds(scene.state.options, kind)
    if all(is_gone(scene.state, seat) for seat in seats):
        return scene.later(min(allowed, GONE_SECONDS) or GONE_SECONDS)
    return scene.later(allowed) if allowed else None


def refuse_unasked(state: State, by: Seat, answer: Answer) -> None:
    """Refuse what is no answer: first if the question is over, then if it is put to others."""
    question = state.question
    if question is None or question.number != answer.number:
        raise Stale
    if by not in question.seats and not answer.of_all:
        raise IllegalMove(Reason.NOT_YOUR_TURN, seats=question.seats)
    if by not in question.waits and not answer.of_all:
        raise IllegalMove(Reason.ALREADY_ANSWERED)
    if question.ask not in answer.asks:
        raise IllegalMove(Reason.NOT_NOW)


def refuse_silence(words: str) -> None:
    if not words:
        raise IllegalMove(Reason.EMPTY_TEXT)


def offered(wanted: T, offers: Sequence[T], rule: str) -> T:
    if wanted not in offers:
        raise IllegalMove(Reason.NOT_OFFERED, rule=rule)
    return wanted


def held(state: State, seat: Seat, card: str) -> Card:
    """Return a card as it lies in a hand."""
    if not card or card not in state.players[seat].hand:
        raise IllegalMove(Reason.NOT_IN_HAND)
    return str(card)


def dare_of(state: State, seat: Seat) -> Dared | None:
    """Return what somebody was challenged to and must do now."""
    dared = next_step(state, Dared)
    return dared if dared is not None and dared.seat == seat and dared.answered else None


def dared_to(state: State, by: Seat, deed: str, rule: str = "TD-75") -> Dared | None:
    """Return the challenge that this deed answers: who was challenged does nothing else."""
    dared = dare_of(state, by)
    if dared is not None and dared.dare != deed:
        raise IllegalMove(Reason.NOT_OFFERED, rule=rule)
    return dared


def set_about(scene: Scene, by: Seat) -> None:
    """Take the challenge, or the other turn, off the agenda."""
    if dare_of(scene.state, by) is not None:
        scene.tell(DareFaced(by))
    elif next_step(scene.state, Bonus) is not None:
        scene.tell(BonusBegan(by))


def doers(state: State, by: Seat) -> Iterator[tuple[Through, Figure]]:
    """Yield through whom somebody can act: their character, the Extra that they control (TD-54)."""
    for through, figure in (
        (Through.CHARACTER, character_of(state, by)),
        (Through.EXTRA, extra_of(state, by)),
    ):
        if figure is not None:
            yield through, figure


def doer(state: State, by: Seat, through: Through) -> Figure:
    figure = dict(doers(state, by)).get(through)
    if figure is None:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-54")
    return figure


def harder(state: State, room: str) -> int:
    """Return how many more cards the GM draws in a room."""
    return sum(one.cards for one in state.handicaps if room in one.rooms)


def line(state: State, by: Seat, dared: Dared | None = None) -> Seats:
    """Return who may bid: the active player, then clockwise; not a challenger who has (TD-79)."""
    barred = () if dared is None or not dared.contested else (dared.by,)
    return (by, *(seat for seat in players_after(state, by) if seat not in barred))
