"""The GM makes an event of a card: which, whom it touches, and how it begins (TD-45 to TD-49)."""

from collections.abc import Iterator

from trapline.kernel import Seat

from ..content.atlas import Atlas
from ..content.hooks import Hook
from ..content.schema import Event, Measure, Who
from ..facts.trouble import EventPlayed
from ..model.agenda import Befall
from ..model.basics import FigureId
from ..model.cards import Suit, suit, weight
from ..model.game import State
from ..model.kinds import Attribute
from ..model.sheets import Figure
from ..wishes.trouble import Consequence, MakeUpEvent, PlayEvent
from .asking import offered, refuse_silence
from .follows import follows, hook_of
from .hooks.fitting import fits
from .queries import characters, due, extras, living, others_here
from .scene import Scene

NOTHING = (-1, -1)


def play_event(scene: Scene, _by: Seat, wish: PlayEvent) -> None:
    choices = dict(troubles(scene.atlas, scene.state))
    event = offered(str(wish.event), list(choices), "TD-45")
    figure = offered(wish.figure, choices[event], "TD-46")
    play_out(scene, event, figure, str(wish.words), scene.atlas.events[event].hooks)


def make_up(scene: Scene, _by: Seat, wish: MakeUpEvent) -> None:
    """The GM invents; a penalty is for whom it must touch, and may touch others too (TD-46)."""
    figure = scene.figure(offered(wish.figure, touchable(scene.state), "TD-46"))
    others = tuple(dict.fromkeys(one for one in wish.others if one != figure.id))
    for one in others:
        offered(one, [who.id for who in living(scene.state)], "TD-46")
    refuse_silence(str(wish.words))
    then = tuple(consequence(scene, (figure.id, *others), one) for one in wish.then)
    play_out(scene, "", figure.id, str(wish.words), then, others)


def consequence(scene: Scene, figures: tuple[FigureId, ...], wanted: Consequence) -> Hook:
    """Return what follows, if it would do something to each of them (TD-46)."""
    offers = {one.what: one for one in follows(scene.atlas, scene.state)}
    offer = offers[offered(wanted.what, list(offers), "TD-46")]
    for figure in figures:
        offered(figure, offer.figures, "TD-46")
    if offer.options:
        offered(str(wanted.option), offer.options, "TD-46")
    return hook_of(wanted.what, str(wanted.option))


def play_out(
    scene: Scene,
    event: str,
    figure: FigureId,
    words: str,
    then: tuple[Hook, ...],
    others: tuple[FigureId, ...] = (),
) -> None:
    scene.tell(
        EventPlayed(
            event=event,
            card=due(scene.state, Befall).card,
            figure=figure,
            name=scene.name(figure),
            words=words,
            hooks=then,
            shows=None if scene.state.setting is None else scene.atlas.events.get(event),
            others=others,
        )
    )


def troubles(atlas: Atlas, state: State) -> Iterator[tuple[str, tuple[FigureId, ...]]]:
    """Yield the events of the card's suit that would do something now, and to whom."""
    befall = due(state, Befall)
    for event in atlas.scenario.events:
        if event.suit is suit(befall.card):
            figures = touched(atlas, state, event)
            if befall.figure is not None:
                figures = tuple(one for one in figures if one == befall.figure)
            if figures:
                yield event.id, figures


def touchable(state: State) -> tuple[FigureId, ...]:
    """Return whom an event of the GM's own can touch; a penalty, only whom it is for."""
    befall = due(state, Befall)
    if befall.figure is not None:
        return (befall.figure,)
    return tuple(figure.id for figure in living(state))


def touched(atlas: Atlas, state: State, event: Event) -> tuple[FigureId, ...]:
    """Return whom an event can touch and does something to (TD-46)."""
    return tuple(
        figure.id
        for figure in meant(state, event)
        if not (event.touches.company and not others_here(state, figure))
        and all(fits(atlas, state, hook, figure) for hook in event.hooks)
    )


def meant(state: State, event: Event) -> list[Figure]:
    """Return whom an event is about; of several with most or least, the GM chooses (TD-49)."""
    figures = of_kind(state, event.touches.who)
    measure = event.touches.most or event.touches.least
    if measure is not None:
        scores = {one.id: measured(state, one, measure) for one in figures}
        able = [score for score in scores.values() if score != NOTHING]
        if not able:
            return []
        best = max(able) if event.touches.most else min(able)
        figures = [one for one in figures if scores[one.id] == best]
    return figures


def of_kind(state: State, who: Who) -> list[Figure]:
    match who:
        case Who.CHARACTER:
            return characters(state)
        case Who.EXTRA:
            return extras(state)
        case Who.ANYONE:
            return living(state)


def measured(state: State, figure: Figure, measure: Measure) -> tuple[int, int]:
    """Return an attribute, or the strongest feeling of a suit for a character."""
    if measure.name not in Suit.__members__:
        return weight(figure.attributes[Attribute(measure.value)])
    felt = [
        figure.feelings[other.id]
        for other in characters(state)
        if other.id != figure.id and other.id in figure.feelings
    ]
    fitting = [weight(card) for card in felt if suit(card) is Suit[measure.name]]
    return max(fitting, default=NOTHING)
