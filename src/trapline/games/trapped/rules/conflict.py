"""A conflict, step by step: ruling, bids, reveal, Lucky, result (TD-128)."""

from trapline.kernel import IllegalMove, Seat

from ..facts.conflict import Faced, LuckDeclined, Resolved, Revealed, Ruled
from ..model.agenda import Ask
from ..model.cards import beats, strongest_first, suit, tied, total
from ..model.conflict import Bid, Conflict
from ..model.kinds import Attribute, Contest, Side
from ..model.reasons import Reason
from ..wishes.conflict import Confirm, KeepLucky, Overrule, Reveal, UseLucky
from ..wishes.trouble import Face
from . import luck, outcomes
from .asking import ask, offered
from .bids import bid_for, sides_of, stake
from .deeds import turn_feeling
from .queries import best_attribute, running
from .scene import Scene, drawn
from .sheets import judged, under_judgement


def proceed(scene: Scene) -> None:
    """Take the next step of the conflict."""
    state, conflict = scene.state, running(scene.state)
    if not conflict.ruled:
        begin(scene, conflict)
    elif conflict.line:
        next_bid(scene)
    elif not conflict.is_open:
        before_reveal(scene)
    elif conflict.won is None:
        after_reveal(scene)
    else:
        ask(scene, Ask.HURT, state.gm)


def begin(scene: Scene, conflict: Conflict) -> None:
    """The GM rules on what somebody proposes; what befalls them they meet as they like (TD-47)."""
    if not conflict.attributes:
        ask(scene, Ask.RULE, scene.state.gm)
    elif conflict.kind is Contest.DARE and len(conflict.attributes) == 1:
        meet(scene, None)
    else:
        ask(scene, Ask.FACE, conflict.seat)


def next_bid(scene: Scene) -> None:
    """Ask the next one; an empty hand needs no time to pass (TD-44)."""
    state, conflict = scene.state, running(scene.state)
    empty = [seat for seat in conflict.line if not state.players[seat].hand]
    if conflict.kind is Contest.CHALLENGE:
        if empty:
            bid_for(scene, empty[0])
        else:
            ask(scene, Ask.CONTEST, *conflict.line)
    elif conflict.line[0] in empty:
        bid_for(scene, conflict.line[0])
    else:
        ask(scene, Ask.BID, conflict.line[0])


def confirm(scene: Scene, _by: Seat, wish: Confirm) -> None:
    is_change = wish.attribute is not running(scene.state).attribute
    rule(scene, judged(wish.attribute) if is_change else wish.attribute)


def rule(scene: Scene, attribute: Attribute | None) -> None:
    """The GM's word on the attribute; silence confirms it. Lucky is crossed out then (TD-21)."""
    conflict = running(scene.state)
    proposed = conflict.attribute
    chosen = attribute or proposed
    if chosen is None:
        raise LookupError("nothing was proposed")
    scene.tell(Ruled(conflict.number, conflict.seat, chosen, changed=chosen is not proposed))
    if chosen is Attribute.LUCKY:
        luck.cross_out(scene, conflict, conflict.seat, conflict.figure)


def face(scene: Scene, _by: Seat, wish: Face) -> None:
    offered(wish.attribute, running(scene.state).attributes, "TD-47")
    meet(scene, wish.attribute, str(wish.words))


def meet(scene: Scene, attribute: Attribute | None, words: str = "") -> None:
    """Meet an event with an attribute; the best, if nobody says which."""
    conflict = running(scene.state)
    best = best_attribute(scene.figure(conflict.figure), conflict.attributes)
    scene.tell(Faced(conflict.number, conflict.seat, attribute or best, words))


def before_reveal(scene: Scene) -> None:
    conflict = running(scene.state)
    early = scene.state.options.lucky_before_reveal and not conflict.lucky_asked
    if early and luck.hopefuls(scene.state):
        luck.ask_early(scene)
    elif under_judgement(conflict):
        ask(scene, Ask.CLOSE, scene.state.gm)
    else:
        reveal(scene)


def overrule(scene: Scene, _by: Seat, wish: Overrule) -> None:
    conflict = running(scene.state)
    offered(wish.seat, under_judgement(conflict), "TD-128")
    judged(wish.attribute)
    if any(bid.seat == wish.seat and bid.attribute is wish.attribute for bid in conflict.bids):
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-128")
    scene.tell(Ruled(conflict.number, wish.seat, wish.attribute, changed=True))


def end_bids(scene: Scene, _by: Seat, _wish: Reveal) -> None:
    reveal(scene)


def reveal(scene: Scene) -> None:
    """Turn all cards over; the GM draws only now (TD-50)."""
    conflict = running(scene.state)
    obstacle = drawn(scene, conflict.cards)
    shown = tuple((bid.seat, bid.card) for bid in conflict.bids)
    scene.tell(Revealed(conflict.number, shown, obstacle))


def after_reveal(scene: Scene) -> None:
    """Whose Lucky could turn it is asked; nobody else waits for anything (TD-21)."""
    seats = () if scene.state.options.lucky_before_reveal else luck.turners(scene.state)
    if seats:
        ask(scene, Ask.LUCK, *seats)
    else:
        resolve(scene)


def use_lucky(scene: Scene, by: Seat, _wish: UseLucky) -> None:
    """Once it has turned the result, those who could have turned it too need not answer."""
    luck.use(scene, by)
    question = scene.state.question
    waits = () if question is None else question.waits
    if running(scene.state).is_open and waits and not set(waits) & {*luck.turners(scene.state)}:
        after_reveal(scene)


def keep_lucky(scene: Scene, by: Seat, _wish: KeepLucky) -> None:
    scene.tell(LuckDeclined(running(scene.state).number, by))


def resolve(scene: Scene) -> None:
    """Compare the sides; losers may come to feel otherwise (TD-60, TD-68)."""
    conflict = running(scene.state)
    active, opposing = sides_of(scene.state, conflict.bids)
    won = beats(active, opposing)
    scene.tell(
        Resolved(
            conflict=conflict.number,
            kind=conflict.kind,
            seat=conflict.seat,
            active=tuple(strongest_first(active)),
            opposing=tuple(strongest_first(opposing)),
            active_total=total(active),
            opposing_total=total(opposing),
            won=won,
            tie=tied(active, opposing),
        )
    )
    for bid in conflict.bids:
        if (bid.side is Side.HINDER) == won:
            turn_loser(scene, conflict, bid)
    outcomes.follow_up(scene)


def turn_loser(scene: Scene, conflict: Conflict, bid: Bid) -> None:
    """Who loses with another suit than the feeling's comes to feel in that suit (TD-60)."""
    spot = stake(scene.state, conflict, bid.seat, bid.through)
    if spot is not None and bid.card is not None:
        turn_feeling(scene, spot, suit(bid.card))
