"""What may follow from an event that the GM makes up: the hooks of scenarios, by simple names.

None of them hurts or kills without a test, and none says what somebody feels (TD-47, TD-70).
"""

from collections.abc import Iterator

from ..content import hooks
from ..content.atlas import Atlas
from ..content.hooks import Hook
from ..model.basics import FigureId
from ..model.cards import Card, Suit, points, suit
from ..model.game import State
from ..model.kinds import JUDGED, Attribute, Strength, What
from ..wishes.offers import Follow
from .deeds import may_gain
from .hooks.fitting import fits
from .queries import living

SUGGESTED = {
    Suit.CLUBS: What.HARM,
    Suit.HEARTS: What.FEELING,
    Suit.SPADES: What.LOCK,
    Suit.DIAMONDS: What.GIVE,
}
LOW = 5


def follows(atlas: Atlas, state: State) -> Iterator[Follow]:
    for what in What:
        options = options_of(atlas, state, what)
        if options is not None and (figures := able(atlas, state, what, options)):
            yield Follow(what, figures, options)


def options_of(atlas: Atlas, state: State, what: What) -> tuple[str, ...] | None:
    """Return what there is to choose from; None where there is nothing to be had."""
    match what:
        case What.TEST | What.HARM | What.FEELING:
            return tuple(one.value for one in JUDGED)
        case What.GIVE:
            alive = [figure.id for figure in living(state)]
            return (
                tuple(
                    item
                    for item in atlas.items
                    if any(may_gain(atlas, state, one, item) for one in alive)
                )
                or None
            )
        case _:
            return ()


def able(atlas: Atlas, state: State, what: What, options: tuple[str, ...]) -> tuple[FigureId, ...]:
    """Return those to whom it would do something, with any of its options."""
    tried = [hook_of(what, option) for option in options or ("",)]
    return tuple(
        figure.id
        for figure in living(state)
        if any(fits(atlas, state, hook, figure) for hook in tried)
    )


def hook_of(what: What, option: str) -> Hook:
    match what:
        case What.TEST:
            return hooks.Test(attributes=(Attribute(option),), hurts=False)
        case What.HARM:
            return hooks.Test(attributes=(Attribute(option),))
        case What.FEELING:
            sour = hooks.Sour(suit=Suit.HEARTS)
            return hooks.Test(attributes=(Attribute(option),), lost=(sour,), hurts=False)
        case What.MOVE:
            return hooks.Flee()
        case What.GIVE:
            return hooks.Find(item=option)
        case What.TAKE:
            return hooks.Drop()
        case What.LOCK:
            return hooks.Block(rounds=1)
        case What.LIGHT:
            return hooks.Handicap()
        case What.MONSTER:
            return hooks.Attack()
        case What.TURN:
            return hooks.ExtraTurn(company=False)


def suggested(card: Card) -> What:
    return SUGGESTED[suit(card)]


def strength(card: Card) -> Strength:
    """Two to five is low, six to ten average, jack to ace high (TD-19)."""
    if card[:-1] in ("J", "Q", "K", "A"):
        return Strength.HIGH
    return Strength.LOW if points(card) <= LOW else Strength.AVERAGE
