"""Conflicts, from the aim to the damage."""

from msgspec.structs import replace

from trapline.kernel import Seat

from ...facts.conflict import (
    BidPassed,
    BidPlaced,
    ConflictEnded,
    DamageDrawn,
    Faced,
    FeelingTurned,
    Hurt,
    LuckAsked,
    LuckDeclined,
    LuckyUsed,
    Resolved,
    Revealed,
    Ruled,
    Tested,
    Tried,
)
from ...model.agenda import Do
from ...model.conflict import Bid, Conflict
from ...model.game import Stage, State
from ...model.kinds import Contest, Fortune
from ...model.sheets import feeling_spot
from ..spots import score_in, spot_of
from .changes import (
    answered,
    cleared,
    laid,
    less_card,
    pushed,
    running,
    settled,
    told,
    with_conflict,
    with_figure,
    with_score,
)


def tried(state: State, fact: Tried) -> State:
    conflict = Conflict(
        number=fact.conflict,
        kind=fact.kind,
        seat=fact.seat,
        figure=fact.figure,
        attribute=fact.attribute,
        subject=fact.subject,
        room=fact.room,
        cards=fact.cards,
        base=fact.base,
        line=fact.line,
        means=fact.means,
        since=len(state.story),
    )
    state = told(state, fact.seat, "tried", fact.words)
    return begun(state, conflict, fact.seat)


def begun(state: State, conflict: Conflict, seat: Seat) -> State:
    """A conflict begins; whose turn it is has used it."""
    stage = Stage.AFTER if seat == state.active and state.stage is Stage.ACT else state.stage
    return replace(settled(state), conflict=conflict, conflicts=conflict.number, stage=stage)


def tested(state: State, fact: Tested) -> State:
    conflict = Conflict(
        number=fact.conflict,
        kind=Contest.EVENT,
        seat=fact.seat,
        figure=fact.figure,
        attribute=fact.attributes[0],
        subject=fact.subject,
        attributes=fact.attributes,
        cards=fact.cards,
        base=fact.base,
        won_hooks=fact.won,
        lost_hooks=fact.lost,
        hurts=fact.hurts,
        means=fact.means,
        line=fact.line,
        since=len(state.story),
    )
    return replace(settled(state), conflict=conflict, conflicts=conflict.number)


def faced(state: State, fact: Faced) -> State:
    state = told(state, fact.seat, "faced", fact.words)
    return settled(with_conflict(state, ruled=True, attribute=fact.attribute))


def ruled(state: State, fact: Ruled) -> State:
    conflict = running(state)
    if not conflict.ruled:
        return settled(with_conflict(state, ruled=True, attribute=fact.attribute))
    return with_conflict(
        state,
        bids=tuple(
            replace(bid, attribute=fact.attribute) if bid.seat == fact.seat else bid
            for bid in conflict.bids
        ),
    )


def bid_placed(state: State, fact: BidPlaced) -> State:
    conflict = running(state)
    bid = Bid(fact.seat, fact.side, fact.through, fact.figure, fact.attribute, fact.card)
    if fact.card is not None:
        state = less_card(state, fact.seat, fact.card)
    state = told(state, fact.seat, "bid-placed", fact.words)
    bids = (*conflict.bids, bid)
    state = with_conflict(state, bids=bids, line=without(conflict, fact.seat))
    return answered(replace(state, bidders=state.bidders | {fact.seat}), fact.seat)


def bid_passed(state: State, fact: BidPassed) -> State:
    return answered(with_conflict(state, line=without(running(state), fact.seat)), fact.seat)


def without(conflict: Conflict, seat: Seat) -> tuple[Seat, ...]:
    return tuple(one for one in conflict.line if one != seat)


def luck_asked(state: State, _fact: LuckAsked) -> State:
    return settled(with_conflict(state, lucky_asked=True))


def revealed(state: State, fact: Revealed) -> State:
    cards = dict(fact.bids)
    bids = tuple(replace(bid, card=cards[bid.seat]) for bid in running(state).bids)
    state = with_conflict(state, bids=bids, obstacle=fact.obstacle, is_open=True)
    shown = [card for card in cards.values() if card is not None]
    return settled(laid(state, *shown, *fact.obstacle))


def lucky_used(state: State, fact: LuckyUsed) -> State:
    bids = tuple(
        replace(bid, lucky=True) if bid.seat == fact.seat else bid for bid in running(state).bids
    )
    state = with_conflict(with_figure(state, fact.figure, lucky_used=True), bids=bids)
    return answered(state, fact.seat)


def luck_declined(state: State, fact: LuckDeclined) -> State:
    return answered(state, fact.seat)


def resolved(state: State, fact: Resolved) -> State:
    bids = running(state).bids
    return settled(
        with_conflict(
            state,
            bids=tuple(replace(bid, score=score_in(state.figures, bid)) for bid in bids),
            won=fact.won,
            active_total=fact.active_total,
            opposing_total=fact.opposing_total,
            active_cards=fact.active,
            opposing_cards=fact.opposing,
            tie=fact.tie,
        )
    )


def feeling_turned(state: State, fact: FeelingTurned) -> State:
    return with_score(state, feeling_spot(fact.figure, fact.about), fact.score)


def damage_drawn(state: State, fact: DamageDrawn) -> State:
    lost = Fortune.DOOMED if fact.deadly else Fortune.SCARRED
    fortune = Fortune.SAVED if fact.saves else lost
    return with_conflict(
        laid(state, fact.card), damage=fact.card, damage_total=fact.total, fortune=fortune
    )


def hurt(state: State, fact: Hurt) -> State:
    return settled(with_score(state, spot_of(fact.spot), fact.card))


def conflict_ended(state: State, fact: ConflictEnded) -> State:
    state = cleared(replace(settled(state), conflict=None, last=state.conflict))
    return pushed(state, *(Do(hook, fact.whom, fact.card) for hook in fact.hooks))
