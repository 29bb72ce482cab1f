"""What stands on sheets: scores, feelings and attributes, and what may be done with them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from trapline.kernel import IllegalMove

from ..content.atlas import Atlas
from ..model.basics import FigureId, Seats
from ..model.cards import OPPOSITE, Card, points, suit
from ..model.conflict import Bid, Conflict
from ..model.game import State
from ..model.kinds import JUDGED, Attribute, Contest, Fate
from ..model.reasons import Reason
from ..model.sheets import NAME, OCCUPATION, Figure, Spot, feeling_spot

TALKING: Final = tuple(one for one in JUDGED if one is not Attribute.FAST)
"""What may win somebody over: charm, wits, threats or a good example; nobody is outrun."""


def score_at(state: State, spot: Spot) -> Card:
    figure = state.figures[spot.figure]
    if spot.about is not None:
        return figure.feelings[spot.about]
    return figure.attributes[Attribute(spot.aspect)]


def score_in(figures: Mapping[FigureId, Figure], bid: Bid) -> Card:
    """Return what counts in a bid beside its card; nothing does in a complication (TD-9, TD-21)."""
    if bid.figure is None or bid.attribute is None:
        return ""
    return figures[bid.figure].attributes[Attribute.LUCKY if bid.lucky else bid.attribute]


def unset_spots(state: State) -> Iterator[Spot]:
    """Yield what is still blank on the sheets of Extras (TD-29)."""
    for figure in state.figures.values():
        if figure.seat is None:
            yield from blanks(state, figure)


def blanks(state: State, figure: Figure) -> Iterator[Spot]:
    if not figure.name:
        yield Spot(figure.id, NAME)
    if not figure.occupation:
        yield Spot(figure.id, OCCUPATION)
    yield from (Spot(figure.id, one) for one in Attribute if one not in figure.attributes)
    yield from (feeling_spot(figure.id, o) for o in state.figures if o not in figure.feelings)


def sore_spots(state: State, hurt: FigureId) -> Iterator[Spot]:
    """Yield where damage can go: the figure's scores, and feelings of Extras for it (TD-71)."""
    figure = state.figures[hurt]
    for attribute in figure.attributes:
        if attribute is not Attribute.LUCKY or not figure.lucky_used:
            yield Spot(hurt, attribute)
    for about in figure.feelings:
        if about != hurt and state.figures[about].fate is Fate.ALIVE:
            yield feeling_spot(hurt, about)
    for other in state.figures.values():
        is_extra = other.seat is None and other.fate is Fate.ALIVE
        if is_extra and other.id != hurt and hurt in other.feelings:
            yield feeling_spot(other.id, hurt)


def worst_spots(state: State, hurt: FigureId, card: Card) -> list[Spot]:
    """Return where a card costs whoever is hurt most; nowhere, if all they have is worth less."""
    own = [spot for spot in sore_spots(state, hurt) if spot.figure == hurt]
    drops = [points(score_at(state, spot)) - points(card) for spot in own]
    most = max(drops)
    return [spot for spot, drop in zip(own, drops, strict=True) if drop == most] if most > 0 else []


def bond(state: State, bidder: FigureId, target: FigureId) -> Spot | None:
    """Return the feeling at stake: an Extra's towards the bidder, else the bidder's (TD-62)."""
    if bidder == target:
        return None
    is_extra = state.figures[target].seat is None
    spot = feeling_spot(target, bidder) if is_extra else feeling_spot(bidder, target)
    return spot if spot.about in state.figures[spot.figure].feelings else None


def feeling(state: State, spot: Spot | None) -> Card | None:
    return None if spot is None else score_at(state, spot)


def is_lawful(card: Card, felt: Card | None) -> bool:
    """Say whether a card's suit does not oppose a feeling (TD-59)."""
    return felt is None or suit(card) is not OPPOSITE[suit(felt)]


def lawful(cards: Iterable[Card], felt: Card | None) -> tuple[Card, ...]:
    return tuple(card for card in cards if card and is_lawful(card, felt))


def proposed(figure: Figure, attribute: Attribute) -> Attribute:
    """Any of the six will do (TD-67); Lucky, unless it is crossed out (TD-21)."""
    if attribute not in proposable(figure):
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-21")
    return attribute


def proposable(*figures: Figure) -> tuple[Attribute, ...]:
    return JUDGED if all(one.lucky_used for one in figures) else tuple(Attribute)


def judged(attribute: Attribute) -> Attribute:
    """Nobody but its owner calls upon Lucky (TD-21)."""
    if attribute is Attribute.LUCKY:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-21")
    return attribute


def fits(atlas: Atlas, conflict: Conflict) -> tuple[Attribute, ...]:
    """Return what the scenario has in mind; the GM may say otherwise."""
    match conflict.kind:
        case Contest.GOAL:
            return atlas.goals[conflict.subject].attributes
        case Contest.MONSTER:
            return atlas.scenario.monster.attributes
        case Contest.EVENT | Contest.DARE:
            return conflict.attributes
        case Contest.CONTROL | Contest.CHALLENGE:
            return TALKING


def under_judgement(conflict: Conflict) -> Seats:
    """Return whose attribute the GM may still change: helpers', and both in a challenge (TD-76)."""
    was_ruled = () if conflict.kind is Contest.CHALLENGE else (conflict.seat,)
    return tuple(
        bid.seat for bid in conflict.bids if bid.figure is not None and bid.seat not in was_ruled
    )
