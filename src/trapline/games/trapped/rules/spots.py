"""Places on sheets: which can be written on, and how they are called."""

from collections.abc import Iterator, Mapping

from ..model.basics import FigureId
from ..model.cards import Card, points
from ..model.conflict import Bid
from ..model.game import State
from ..model.kinds import Attribute, Fate
from ..model.sheets import NAME, OCCUPATION, Figure, Spot, feeling_spot


def spot_of(code: str) -> Spot:
    """Return the place that is called `4.brave`, or `4>0` for a feeling."""
    figure, mark, about = code.partition(">")
    if mark:
        return feeling_spot(int(figure), int(about))
    figure, _, aspect = code.partition(".")
    return Spot(int(figure), aspect)


def score_at(state: State, spot: Spot) -> str:
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
