"""Bids: face down, clockwise, through oneself, an Extra or a complication (TD-50 to TD-57)."""

from collections.abc import Iterable

from trapline.kernel import IllegalMove, Seat

from ..facts.conflict import BidPassed, BidPlaced
from ..model import conflict as placed
from ..model.cards import Card
from ..model.conflict import Conflict
from ..model.game import State
from ..model.kinds import Attribute, Contest, Side, Through
from ..model.reasons import Reason
from ..model.sheets import Figure, Spot, feeling_spot
from ..wishes.conflict import Bid, PassBid
from .asking import doers, held, offered
from .queries import best_attribute, character_of, running
from .scene import Scene, weakest
from .sheets import TALKING, bond, feeling, is_lawful, judged, lawful, score_in


def bid(scene: Scene, by: Seat, wish: Bid) -> None:
    state, conflict = scene.state, running(scene.state)
    offered(wish.side, sides(conflict, by), "TD-50")
    offered(wish.through, throughs(state, conflict, by), "TD-55")
    figure = bidder(state, conflict, by, wish.through)
    attribute = attribute_bid(conflict, by, figure, wish.attribute)
    card = card_bid(state, conflict, by, wish.through, str(wish.card))
    place(scene, by, wish.side, wish.through, attribute, card, str(wish.words))


def place(
    scene: Scene,
    by: Seat,
    side: Side,
    through: Through,
    attribute: Attribute | None,
    card: Card | None,
    words: str = "",
) -> None:
    conflict = running(scene.state)
    figure = bidder(scene.state, conflict, by, through)
    scene.tell(
        BidPlaced(
            conflict=conflict.number,
            seat=by,
            side=side,
            through=through,
            figure=None if figure is None else figure.id,
            name="" if figure is None else figure.name,
            attribute=attribute,
            card=card,
            words=words,
            to=(by,),
        )
    )


def pass_bid(scene: Scene, by: Seat, _wish: PassBid) -> None:
    if is_bound(running(scene.state), by):
        raise IllegalMove(Reason.CARD_NEEDED, rule="TD-67")
    scene.tell(BidPassed(running(scene.state).number, by))


def is_bound(conflict: Conflict, seat: Seat) -> bool:
    """Say whether somebody must bid: the conflict is theirs."""
    return seat in (conflict.seat, conflict.opponent)


def sides(conflict: Conflict, seat: Seat) -> tuple[Side, ...]:
    if seat == conflict.seat:
        return (Side.ACTIVE,)
    return (Side.HINDER,) if seat == conflict.opponent else (Side.HELP, Side.HINDER)


def throughs(state: State, conflict: Conflict, seat: Seat) -> tuple[Through, ...]:
    """Return by whom somebody may bid: people in the same place can take part (TD-55, TD-114)."""
    if seat == conflict.seat:
        is_extra = state.figures[conflict.figure].seat is None
        return (Through.EXTRA if is_extra else Through.CHARACTER,)
    if seat == conflict.opponent:
        return (Through.CHARACTER,)
    if character_of(state, seat) is None:
        return (Through.COMPLICATION,)
    room = state.figures[conflict.figure].room
    near = [way for way, figure in doers(state, seat) if figure.room == room]
    return (*near, Through.COMPLICATION)


def bidder(state: State, conflict: Conflict, seat: Seat, through: Through) -> Figure | None:
    """Return who takes part; nobody does in a complication (TD-53)."""
    if seat == conflict.seat:
        return state.figures[conflict.figure]
    return dict(doers(state, seat)).get(through)


def attribute_bid(
    conflict: Conflict, by: Seat, figure: Figure | None, wanted: Attribute
) -> Attribute | None:
    if figure is None:
        return None
    if by == conflict.seat and conflict.kind is not Contest.CHALLENGE:
        return conflict.attribute
    return judged(wanted)


def stake(state: State, conflict: Conflict, seat: Seat, through: Through) -> Spot | None:
    """Return the feeling that is at stake in a bid (TD-58, TD-62, TD-64)."""
    figure = bidder(state, conflict, seat, through)
    if figure is None:
        return None
    if conflict.opponent is not None:
        other = character_of(state, conflict.opponent if seat == conflict.seat else conflict.seat)
        is_felt = other is not None and other.id in figure.feelings
        return feeling_spot(figure.id, other.id) if other is not None and is_felt else None
    if seat != conflict.seat:
        return bond(state, figure.id, conflict.figure)
    if conflict.kind is Contest.CONTROL:
        return bond(state, figure.id, int(conflict.subject))
    return None


def lawful_cards(
    state: State, conflict: Conflict, seat: Seat, through: Through
) -> tuple[Card, ...]:
    felt = feeling(state, stake(state, conflict, seat, through))
    return lawful(state.players[seat].hand, felt)


def card_bid(
    state: State, conflict: Conflict, by: Seat, through: Through, wanted: str
) -> Card | None:
    """Return the card to be laid; none, where somebody must bid and may play none (TD-65)."""
    if not wanted:
        if is_bound(conflict, by) and not lawful_cards(state, conflict, by, through):
            return None
        raise IllegalMove(Reason.CARD_NEEDED, rule="TD-50")
    card = held(state, by, wanted)
    spot = stake(state, conflict, by, through)
    if not is_lawful(card, feeling(state, spot)):
        raise IllegalMove(Reason.FORBIDDEN_SUIT, card=card, rule="TD-59")
    return card


def sides_of(state: State, bids: Iterable[placed.Bid]) -> tuple[list[Card], list[Card]]:
    """Return what stands for it and against it: cards, and scores that count like cards (TD-9)."""
    conflict = running(state)
    active: list[Card] = []
    opposing = [*conflict.obstacle, *conflict.base]
    for bid in bids:
        side = opposing if bid.side is Side.HINDER else active
        side.extend(filter(None, (bid.card, score_in(state.figures, bid))))
    return active, opposing


def bid_for(scene: Scene, seat: Seat) -> None:
    """Do what the house does when time is up: the weakest lawful card, or nothing (TD-134)."""
    state, conflict = scene.state, running(scene.state)
    if not is_bound(conflict, seat):
        scene.tell(BidPassed(conflict.number, seat))
        return
    [through] = throughs(state, conflict, seat)
    cards = weakest(lawful_cards(state, conflict, seat, through))
    figure = bidder(state, conflict, seat, through)
    attribute = conflict.attribute
    if attribute is None and figure is not None:
        attribute = best_attribute(figure, TALKING)
    [side] = sides(conflict, seat)
    place(scene, seat, side, through, attribute, cards[0] if cards else None)
