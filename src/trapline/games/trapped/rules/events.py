"""The GM makes an event of a card: which, and whom it touches (TD-45 to TD-49)."""

from collections.abc import Callable, Iterator

from trapline.kernel import IllegalMove, Seat

from ..content import hooks
from ..content.atlas import Atlas
from ..content.schema import Event, Measure, Who
from ..facts.trouble import EventPlayed
from ..model.agenda import Ask, Befall
from ..model.basics import FigureId
from ..model.cards import Suit, suit, weight
from ..model.game import State
from ..model.kinds import Attribute
from ..model.reasons import Reason
from ..model.sheets import Figure
from ..wishes.trouble import MakeUpEvent, PlayEvent
from .asking import asked_of, offered
from .judging import judged
from .queries import characters, extras, living, player_of
from .scene import Scene

SUITS = {
    Measure.HEARTS: Suit.HEARTS,
    Measure.DIAMONDS: Suit.DIAMONDS,
    Measure.SPADES: Suit.SPADES,
    Measure.CLUBS: Suit.CLUBS,
}
NOTHING = (-1, -1)


def play_event(scene: Scene, by: Seat, wish: PlayEvent) -> None:
    asked_of(scene.state, by, wish.number, Ask.EVENT)
    choices = dict(troubles(scene.atlas, scene.state))
    event = offered(str(wish.event), list(choices), "TD-45")
    figure = offered(wish.figure, choices[event], "TD-46")
    happen(scene, event, figure, str(wish.words), scene.atlas.events[event].hooks)


def make_up(scene: Scene, by: Seat, wish: MakeUpEvent) -> None:
    """The GM invents; a test needs somebody who can be asked (TD-46, TD-47)."""
    asked_of(scene.state, by, wish.number, Ask.EVENT)
    figure = scene.figure(offered(wish.figure, touchable(scene.state), "TD-46"))
    if not wish.words:
        raise IllegalMove(Reason.EMPTY_TEXT)
    tests: tuple[hooks.Hook, ...] = ()
    if wish.attribute is not None:
        if player_of(figure) is None:
            raise IllegalMove(Reason.NOT_OFFERED, rule="TD-47")
        tests = (hooks.Test(attributes=(judged(wish.attribute),)),)
    happen(scene, "", figure.id, str(wish.words), tests)


def happen(
    scene: Scene, event: str, figure: FigureId, words: str, then: tuple[hooks.Hook, ...]
) -> None:
    card = drawn_card(scene.state).card
    shows = None if scene.state.setting is None else scene.atlas.events.get(event)
    scene.tell(EventPlayed(event, card, figure, scene.name(figure), words, then, shows))


def drawn_card(state: State) -> Befall:
    top = state.agenda[0]
    if not isinstance(top, Befall):
        raise LookupError("no card was drawn for an event")
    return top


def troubles(atlas: Atlas, state: State) -> Iterator[tuple[str, tuple[FigureId, ...]]]:
    """Yield the events of the card's suit that could happen now, and to whom."""
    befall = drawn_card(state)
    for event in atlas.scenario.events:
        if event.suit is suit(befall.card):
            figures = touched(state, event)
            if befall.figure is not None:
                figures = tuple(one for one in figures if one == befall.figure)
            if figures:
                yield event.id, figures


def touchable(state: State) -> tuple[FigureId, ...]:
    """Return whom an event of the GM's own can touch; a penalty, only whom it is for."""
    befall = drawn_card(state)
    if befall.figure is not None:
        return (befall.figure,)
    return tuple(figure.id for figure in living(state))


def touched(state: State, event: Event) -> tuple[FigureId, ...]:
    """Return whom an event can touch; of several with most or least, the GM chooses (TD-49)."""
    pool: dict[Who, Callable[[State], list[Figure]]] = {
        Who.CHARACTER: characters,
        Who.EXTRA: extras,
        Who.ANYONE: living,
    }
    figures = pool[event.touches.who](state)
    measure = event.touches.most or event.touches.least
    if measure is not None:
        scores = {one.id: measured(state, one, measure) for one in figures}
        able = [score for score in scores.values() if score != NOTHING]
        if not able:
            return ()
        best = max(able) if event.touches.most else min(able)
        figures = [one for one in figures if scores[one.id] == best]
    return tuple(one.id for one in figures)


def measured(state: State, figure: Figure, measure: Measure) -> tuple[int, int]:
    """Return an attribute, or the strongest feeling of a suit for a character."""
    if measure not in SUITS:
        return weight(figure.attributes[Attribute(measure.value)])
    felt = [
        figure.feelings[other.id]
        for other in characters(state)
        if other.id != figure.id and other.id in figure.feelings
    ]
    fitting = [weight(card) for card in felt if suit(card) is SUITS[measure]]
    return max(fitting, default=NOTHING)
