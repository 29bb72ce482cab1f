"""Conflicts, from the aim to the damage."""

from typing import Any

from msgspec.structs import replace

from trapline.kernel import Seat

from ...facts import conflict as facts
from ...model.agenda import Do
from ...model.basics import MONSTER
from ...model.conflict import Bid, Conflict, Scar, Turned
from ...model.game import State
from ...model.kinds import Fortune, Stage
from ...model.sheets import feeling_spot, spot_of
from ..queries import running
from ..sheets import score_in
from .changes import (
    answered,
    cleared,
    less_card,
    pushed,
    unasked,
    with_conflict,
    with_figure,
    with_laid,
    with_line,
    with_score,
)


def tried(state: State, fact: facts.Tried) -> State:
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
    state = with_line(state, fact.seat, "tried", fact.words)
    return begun(state, conflict, fact.seat)


def begun(state: State, conflict: Conflict, seat: Seat) -> State:
    """A conflict begins; whose turn it is has used it."""
    stage = Stage.AFTER if seat == state.active and state.stage is Stage.ACT else state.stage
    return replace(unasked(state), conflict=conflict, conflicts=conflict.number, stage=stage)


def tested(state: State, fact: facts.Tested) -> State:
    conflict = Conflict(
        number=fact.conflict,
        kind=fact.kind,
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
        attack=f"attack-{state.beast.attack}" if fact.subject == MONSTER else "",
        words=fact.words,
        line=fact.line,
        since=len(state.story),
    )
    return replace(unasked(state), conflict=conflict, conflicts=conflict.number)


def faced(state: State, fact: facts.Faced) -> State:
    state = with_line(state, fact.seat, "faced", fact.words)
    return unasked(with_conflict(state, ruled=True, attribute=fact.attribute))


def ruled(state: State, fact: facts.Ruled) -> State:
    if not running(state).ruled:
        return unasked(with_conflict(state, ruled=True, attribute=fact.attribute))
    return with_bid(state, fact.seat, attribute=fact.attribute)


def with_bid(state: State, seat: Seat, **changes: Any) -> State:
    bids = running(state).bids
    return with_conflict(
        state,
        bids=tuple(replace(bid, **changes) if bid.seat == seat else bid for bid in bids),
    )


def bid_placed(state: State, fact: facts.BidPlaced) -> State:
    conflict = running(state)
    bid = Bid(fact.seat, fact.side, fact.through, fact.figure, fact.attribute, fact.card)
    if fact.card is not None:
        state = less_card(state, fact.seat, fact.card)
    state = with_line(state, fact.seat, "bid-placed", fact.words)
    bids = (*conflict.bids, bid)
    state = with_conflict(state, bids=bids, line=without(conflict, fact.seat))
    return answered(replace(state, bidders=state.bidders | {fact.seat}), fact.seat)


def bid_passed(state: State, fact: facts.BidPassed) -> State:
    return answered(with_conflict(state, line=without(running(state), fact.seat)), fact.seat)


def without(conflict: Conflict, seat: Seat) -> tuple[Seat, ...]:
    return tuple(one for one in conflict.line if one != seat)


def luck_asked(state: State, _fact: facts.LuckAsked) -> State:
    """Whoever is still waited for has let it pass."""
    waits = () if state.question is None else state.question.waits
    kept = (*running(state).kept, *waits)
    return unasked(with_conflict(state, lucky_asked=True, kept=kept))


def revealed(state: State, fact: facts.Revealed) -> State:
    cards = dict(fact.bids)
    bids = tuple(replace(bid, card=cards[bid.seat]) for bid in running(state).bids)
    state = with_conflict(state, bids=bids, obstacle=fact.obstacle, is_open=True)
    shown = [card for card in cards.values() if card is not None]
    return unasked(with_laid(state, *shown, *fact.obstacle))


def lucky_used(state: State, fact: facts.LuckyUsed) -> State:
    state = with_figure(state, fact.figure, lucky_used=True)
    return answered(with_bid(state, fact.seat, lucky=True), fact.seat)


def luck_declined(state: State, fact: facts.LuckDeclined) -> State:
    kept = (*running(state).kept, fact.seat)
    return answered(with_conflict(state, kept=kept), fact.seat)


def resolved(state: State, fact: facts.Resolved) -> State:
    bids = running(state).bids
    return unasked(
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


def feeling_turned(state: State, fact: facts.FeelingTurned) -> State:
    """What a conflict turns is part of its result; an event or a lie turns feelings without one."""
    if state.conflict is not None:
        turned = Turned(fact.figure, fact.about, fact.suit)
        state = with_conflict(state, turned=(*state.conflict.turned, turned))
    return with_score(state, feeling_spot(fact.figure, fact.about), fact.score)


def damage_drawn(state: State, fact: facts.DamageDrawn) -> State:
    lost = Fortune.DOOMED if fact.deadly else Fortune.SCARRED
    fortune = Fortune.SAVED if fact.saves else lost
    return with_conflict(
        with_laid(state, fact.card), damage=fact.card, damage_total=fact.total, fortune=fortune
    )


def hurt(state: State, fact: facts.Hurt) -> State:
    state = with_conflict(state, scar=Scar(fact.spot, fact.before, fact.card))
    wounds = {fact.spot: fact.before, **state.wounds}
    return unasked(replace(with_score(state, spot_of(fact.spot), fact.card), wounds=wounds))


def conflict_ended(state: State, fact: facts.ConflictEnded) -> State:
    state = cleared(replace(unasked(state), conflict=None, last=state.conflict))
    return pushed(state, *(Do(hook, fact.whom, fact.card) for hook in fact.hooks))
