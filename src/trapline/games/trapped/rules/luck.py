"""Lucky: once in a game, in place of another attribute (TD-21)."""

from msgspec.structs import replace

from trapline.kernel import Seat

from ..facts.conflict import LuckAsked, LuckyUsed
from ..model.agenda import Ask
from ..model.basics import FigureId, Seats
from ..model.cards import beats, weight
from ..model.conflict import Bid, Conflict
from ..model.game import State
from ..model.kinds import Attribute, Side
from .asking import ask
from .bids import sides_of
from .queries import is_asked, running
from .scene import Scene
from .sheets import score_in


def turners(state: State) -> Seats:
    """Return those of the losing side who, alone or together, could turn what lies open."""
    conflict = running(state)
    won = is_won(state, conflict.bids)
    able = [
        bid.seat
        for bid in conflict.bids
        if (bid.side is Side.HINDER) == won
        and bid.seat not in conflict.kept
        and is_better(state, bid)
    ]
    hoped = tuple(replace(bid, lucky=bid.lucky or bid.seat in able) for bid in conflict.bids)
    return tuple(able) if is_won(state, hoped) != won else ()


def is_won(state: State, bids: tuple[Bid, ...]) -> bool:
    return beats(*sides_of(state, bids))


def is_better(state: State, bid: Bid) -> bool:
    """Say whether somebody still has a Lucky that is worth more than what they used."""
    if bid.figure is None or state.figures[bid.figure].lucky_used:
        return False
    score = state.figures[bid.figure].attributes[Attribute.LUCKY]
    return weight(score) > weight(score_in(state.figures, bid))


def hopefuls(state: State) -> Seats:
    """Return those whose bid has an attribute that Lucky could replace, whatever lies there."""
    return tuple(
        bid.seat
        for bid in running(state).bids
        if bid.figure is not None and not state.figures[bid.figure].lucky_used
    )


def ask_early(scene: Scene) -> None:
    """Before the reveal nobody knows whom it would help: all are asked, and then it goes on."""
    if is_asked(scene.state, Ask.LUCK):
        scene.tell(LuckAsked(running(scene.state).number))
    else:
        ask(scene, Ask.LUCK, *hopefuls(scene.state))


def use(scene: Scene, by: Seat) -> None:
    conflict = running(scene.state)
    mine = next(bid for bid in conflict.bids if bid.seat == by)
    if mine.figure is None:
        raise LookupError("nobody takes part")
    cross_out(scene, conflict, by, mine.figure)


def cross_out(scene: Scene, conflict: Conflict, by: Seat, figure: FigureId) -> None:
    """Lucky is used once in a game."""
    one = scene.figure(figure)
    score = one.attributes[Attribute.LUCKY]
    scene.tell(
        LuckyUsed(conflict=conflict.number, seat=by, figure=one.id, name=one.name, score=score)
    )
