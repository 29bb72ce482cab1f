"""A conflict, a challenge, a departure, as somebody sees them: bids lie face down."""

from collections.abc import Iterator

from msgspec.structs import replace

from trapline.kernel import ARCHIVE, PUBLIC, Observer

from ...content.atlas import Atlas
from ...model.agenda import Boarding, Dared
from ...model.cards import FACE_DOWN
from ...model.conflict import Bid, Conflict
from ...model.game import State
from ...model.kinds import Phase
from ...model.shown import Clash, Dare, Leaving, Outbound
from ...model.view import View
from ..escape import open_ways
from ..monster import counts, is_fight
from ..queries import characters
from ..sheets import fits, score_in


def lying(state: State, seen: View, observer: Observer) -> Clash | None:
    """Return the conflict that all see, with the bids of an observer turned up for them."""
    conflict = state.conflict
    if conflict is None or conflict.is_open or seen.conflict is None:
        return seen.conflict
    bids = tuple(bid_lying(state, conflict, bid, observer) for bid in conflict.bids)
    return replace(seen.conflict, bids=bids)


def clash(atlas: Atlas, state: State, conflict: Conflict) -> Clash:
    return Clash(
        number=conflict.number,
        kind=conflict.kind,
        seat=conflict.seat,
        figure=conflict.figure,
        attribute=conflict.attribute,
        attributes=conflict.attributes,
        fits=fits(atlas, conflict),
        subject=conflict.subject,
        words=conflict.words,
        room=conflict.room,
        opponent=conflict.opponent,
        cards=conflict.cards,
        base=conflict.base,
        means=conflict.means,
        since=conflict.since,
        ruled=conflict.ruled,
        line=conflict.line,
        bids=tuple(bid_lying(state, conflict, bid, PUBLIC) for bid in conflict.bids),
        obstacle=conflict.obstacle,
        is_open=conflict.is_open,
        won=conflict.won,
        active_total=conflict.active_total,
        opposing_total=conflict.opposing_total,
        active_cards=conflict.active_cards,
        opposing_cards=conflict.opposing_cards,
        tie=conflict.tie,
        damage=conflict.damage,
        damage_total=conflict.damage_total,
        fortune=conflict.fortune,
        scar=conflict.scar,
        turned=conflict.turned,
        attack=conflict.attack,
        prompt=conflict.prompt,
        about=conflict.about,
        counts=counts(atlas, conflict.means) if is_fight(conflict) else None,
    )


def bid_lying(state: State, conflict: Conflict, bid: Bid, observer: Observer) -> Bid:
    """Return a bid as it lies there for somebody: face down, unless it is theirs."""
    is_visible = conflict.is_open or bid.seat == observer or observer is ARCHIVE
    return Bid(
        seat=bid.seat,
        side=bid.side,
        through=bid.through,
        figure=bid.figure,
        attribute=bid.attribute,
        card=bid.card if is_visible or bid.card is None else FACE_DOWN,
        lucky=bid.lucky,
        score=bid.score or score_in(state.figures, bid),
    )


def dare(state: State) -> Dare | None:
    dares = (step for step in state.agenda if isinstance(step, Dared))
    for one in dares:
        return Dare(
            by=one.by,
            seat=one.seat,
            dare=one.dare,
            is_answered=one.answered,
            words=one.words,
            attributes=one.attributes,
        )
    return None


def leaving(state: State) -> Leaving | None:
    boardings = (step for step in state.agenda if isinstance(step, Boarding))
    for one in boardings:
        return Leaving(one.way, one.figure, one.passengers)
    return None


def outbound(atlas: Atlas, state: State) -> Iterator[Outbound]:
    """Yield who lacks nothing any more: only their turn must come (TD-101)."""
    if state.phase is not Phase.PLAY or state.verdict is not None:
        return
    for figure in characters(state):
        ways = tuple(way.id for way in open_ways(atlas, state, figure))
        if ways:
            yield Outbound(figure.id, ways)
