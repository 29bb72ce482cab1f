"""Do feelings drive people? What was done to those whom somebody loves, desires, obeys or hates."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from trapline.kernel import PERCENT, Bar, Chart, Seat, share_within

from .facts import AnyFact
from .facts.conflict import BidPassed, BidPlaced
from .facts.deeds import Challenged, ItemGiven, Moved
from .facts.making import Opened
from .model.basics import FigureId
from .model.cards import Suit, suit
from .model.game import State
from .model.kinds import Contest, Side, Through
from .model.sheets import Figure
from .rules.fold import after
from .rules.queries import character_of

FEELS = {
    Suit.HEARTS: "whom one loves",
    Suit.DIAMONDS: "whom one desires",
    Suit.SPADES: "who leads one",
    Suit.CLUBS: "whom one hates",
}
HELPED, HINDERED, CHANCE = "is helped", "is hindered", "chance"
DEEDS = (
    "somebody hinders whom they hate",
    "somebody helps whom they love",
    "a bargain: help for whom one desires",
    "a dare to whom one hates",
    "blackmail: a dare to who is under the thumb",
    "somebody goes after whom they love",
    "a gift to somebody dear",
)
HINDERS, HELPS, BARGAIN, DARE, BLACKMAIL, CLINGS, GIFT = DEEDS
MEDDLED = {
    (Suit.CLUBS, Side.HINDER): HINDERS,
    (Suit.HEARTS, Side.HELP): HELPS,
    (Suit.DIAMONDS, Side.HELP): BARGAIN,
}


def drives(facts: Sequence[Any]) -> Counter[str]:
    """Count what people did, by what they felt at that moment."""
    return Counter(noted(facts)) if facts and isinstance(facts[0], Opened) else Counter()


def noted(facts: Sequence[AnyFact]) -> Iterator[str]:
    state: State | None = None
    for fact in facts:
        if state is not None:
            yield from of(state, fact)
        state = after(state, fact)


def of(state: State, fact: AnyFact) -> Iterator[str]:
    match fact:
        case BidPlaced(side=side, through=Through.CHARACTER) if side is not Side.ACTIVE:
            yield from meddling(state, fact.seat, side)
        case BidPassed():
            yield from meddling(state, fact.seat, None)
        case Challenged():
            yield from daring(character_of(state, fact.seat), character_of(state, fact.whom))
        case Moved():
            yield from following(state, state.figures[fact.figure], fact.room)
        case ItemGiven():
            if felt(state.figures[fact.figure], fact.whom) in (Suit.HEARTS, Suit.DIAMONDS):
                yield GIFT
        case _:
            pass


def felt(figure: Figure, about: FigureId) -> Suit | None:
    card = figure.feelings.get(about)
    return None if card is None else suit(card)


def meddling(state: State, seat: Seat, side: Side | None) -> Iterator[str]:
    """Yield what somebody made of a chance to take part, if they were there."""
    me, clash = character_of(state, seat), state.conflict
    if me is None or clash is None or clash.kind is Contest.CHALLENGE:
        return
    feeling = felt(me, clash.figure)
    if feeling is None or state.figures[clash.figure].room != me.room or clash.figure == me.id:
        return
    yield f"{FEELS[feeling]} {CHANCE}"
    if side is not None:
        yield f"{FEELS[feeling]} {HELPED if side is Side.HELP else HINDERED}"
        if (feeling, side) in MEDDLED:
            yield MEDDLED[feeling, side]


def daring(me: Figure | None, other: Figure | None) -> Iterator[str]:
    if me is None or other is None:
        return
    if felt(me, other.id) is Suit.CLUBS:
        yield DARE
    if felt(other, me.id) is Suit.SPADES:
        yield BLACKMAIL


def following(state: State, me: Figure, room: str) -> Iterator[str]:
    """Yield that somebody goes to where a loved one is, and nobody takes them there."""
    if me.seat is None or room == me.room:
        return
    loved = [one for one in state.figures.values() if felt(me, one.id) is Suit.HEARTS]
    if any(one.room == room and one.id != me.id for one in loved):
        yield CLINGS


def is_share(label: str) -> bool:
    """Say whether this is counted to be compared with the chances there were."""
    return label.endswith((CHANCE, HELPED, HINDERED)) and label not in DEEDS


def shares(notes: Sequence[Counter[str]]) -> Chart:
    """Draw how often people took part for or against somebody, of all the times they could."""
    total = sum(notes, Counter[str]())
    bars = [
        percentage(f"{feels} {deed}", total[f"{feels} {deed}"], chances)
        for feels in FEELS.values()
        for deed in (HELPED, HINDERED)
        if (chances := total[f"{feels} {CHANCE}"])
    ]
    return Chart("What feelings do in the affairs of others", tuple(bars), PERCENT)


def percentage(label: str, part: int, whole: int) -> Bar:
    low, high = share_within(part, whole)
    return Bar(label, 100 * part / whole, whole, (100 * low, 100 * high))
