"""Putting a question, with the time there is for it (TD-134); whose move it is, and who may bid."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from trapline.kernel import IllegalMove, Seat, Stale, TableTime

from ..facts.deeds import DareFaced
from ..facts.trouble import BonusBegan
from ..facts.turns import Asked, KeptWriting
from ..model.agenda import Ask, Bonus, Dared
from ..model.basics import Seats
from ..model.cards import Card
from ..model.game import State
from ..model.kinds import Through
from ..model.options import Clocks
from ..model.reasons import Reason
from ..model.sheets import Figure
from ..wishes.base import Answer
from ..wishes.talk import KeepWriting
from .queries import character_of, extra_of, is_gone, next_step, players_after
from .scene import Scene

T = TypeVar("T")

CLOCKS: Final[Mapping[Ask, str]] = {
    Ask.IDEAS: "making_seconds",
    Ask.READ: "making_seconds",
    Ask.SIFT: "making_seconds",
    Ask.DEVELOP: "making_seconds",
    Ask.PREMISE: "think_seconds",
    Ask.MAKE: "think_seconds",
    Ask.DRAFT: "think_seconds",
    Ask.REFILL: "think_seconds",
    Ask.ACT: "think_seconds",
    Ask.EVENT: "think_seconds",
    Ask.ANSWER: "bid_seconds",
    Ask.CONTEST: "bid_seconds",
    Ask.BID: "bid_seconds",
    Ask.FACE: "bid_seconds",
    Ask.WEIGH: "judge_seconds",
    Ask.RULE: "judge_seconds",
    Ask.CLOSE: "judge_seconds",
    Ask.LUCK: "luck_seconds",
    Ask.HURT: "keeper_seconds",
    Ask.PICK: "keeper_seconds",
    Ask.PROWL: "keeper_seconds",
    Ask.FLEE: "keeper_seconds",
    Ask.AGREE: "agree_seconds",
    Ask.DOOM: "doom_seconds",
    Ask.NARRATE: "narrate_seconds",
    Ask.TRIM: "discard_seconds",
    Ask.EPILOGUE: "epilogue_seconds",
}
"""The option that says how long there is for each question."""


def has_clocks(state: State) -> bool:
    """Say whether anybody is hurried: by themselves clocks run only for an automatic GM."""
    match state.options.clocks:
        case Clocks.AUTO:
            return state.gm in state.bots
        case Clocks.ALWAYS:
            return True
        case Clocks.NEVER:
            return False


def seconds(state: State, option: str) -> int:
    """Return how long there is for something; 0 for ever."""
    return int(getattr(state.options, option)) if has_clocks(state) else 0


def ask(scene: Scene, kind: Ask, *seats: Seat) -> None:
    scene.tell(Asked(kind, scene.state.asked + 1, seats, time_for(scene, kind, seats)))


def time_for(scene: Scene, kind: Ask, seats: Seats) -> TableTime | None:
    allowed = seconds(scene.state, CLOCKS[kind])
    if all(is_gone(scene.state, seat) for seat in seats):
        gone = scene.state.options.gone_seconds
        return scene.later(min(allowed, gone) or gone)
    return scene.later(allowed) if allowed else None


def keep_writing(scene: Scene, by: Seat, _wish: KeepWriting) -> None:
    """Nobody is cut off while writing: the clock waits for them (TD-134)."""
    question = scene.state.question
    if question is None or question.until is None:
        raise IllegalMove(Reason.NOT_NOW)
    more = scene.later(scene.state.options.writing_seconds)
    scene.tell(KeptWriting(by, max(question.until, more)))


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
