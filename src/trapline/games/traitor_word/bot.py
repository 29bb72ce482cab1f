"""A player of Traitor Word who says what comes to mind, and now and then a word of its own."""

from collections.abc import Iterator, Mapping
from functools import cache

from trapline.kernel import Language, Luck, Text

from . import wishes
from .content import Boxes
from .judge import Judge
from .mind import Hunch, Mind
from .model.basics import ORDINARY
from .model.kinds import Charge
from .model.view import View

ACCUSED: Mapping[Hunch, int] = {
    Hunch.CLOSE: 40,
    Hunch.LOOSE: 8,
    Hunch.NONE: 3,
    Hunch.UNKNOWN: 20,
}
"""One word in so many is accused, however many bots listen."""
LEAVES = 3
"""One time in so many it leaves the token to others."""
URGENT = (wishes.Claim, wishes.Accuse)


class Chatterer:
    """Knows its own hand, the words that were said, and a table of what reminds people of what."""

    def __init__(self, boxes: Boxes, judges: Mapping[Language, Judge]) -> None:
        # Only bots need one: they take the time while they think, not while a server starts.
        self._mind = cache(lambda language: Mind(boxes[language], judges[language]))

    def choose(self, view: View, luck: Luck) -> wishes.AnyWish | None:
        wanted = list(self._wanted(view, luck))
        urgent = [wish for wish in wanted if isinstance(wish, URGENT)]
        return luck.choice(urgent or wanted) if wanted else None

    def _wanted(self, view: View, luck: Luck) -> Iterator[wishes.AnyWish]:
        mind = self._mind(view.language)
        for invitation in view.may:
            match invitation:
                case wishes.MayTake(number, turn) if mind.fits(view) or luck.below(LEAVES):
                    yield wishes.Take(number, turn)
                case wishes.MaySay(turn):
                    yield wishes.Say(turn, Text(mind.next_word(view, luck)))
                case wishes.MaySpeak(turn):
                    yield wishes.Speak(turn, Text(ORDINARY), Text(mind.next_word(view, luck)))
                case wishes.MayClaim(number) if mind.holds(view):
                    yield wishes.Claim(number)
                case wishes.MayAccuse(number, charges) if view.me not in view.stands:
                    yield from accusation(mind, view, luck, number, charges)
                case wishes.MayLetStand(number):
                    yield wishes.LetStand(number)
                case wishes.MayAnswer(number):
                    yield wishes.Answer(number, Text(view.secret or ORDINARY))
                case wishes.MayDefend(number):
                    yield wishes.Defend(number, Text(defence(mind, view)))
                case wishes.MayVote(number) if view.trial and view.me not in view.trial.voted:
                    strays = hunch(mind, view) is Hunch.NONE
                    yield wishes.Vote(number, down=strays and luck.below(2) == 0)
                case _:
                    pass


def hunch(mind: Mind, view: View) -> Hunch:
    """Return what a bot makes of the last word."""
    before, said = view.chain[-2:]
    return mind.hunch(before.text, said.text)


def accusation(
    mind: Mind, view: View, luck: Luck, word: int, charges: tuple[Charge, ...]
) -> Iterator[wishes.AnyWish]:
    """Suspect a word once. Only who knows both words well enough says that nothing links them."""
    suspicion = hunch(mind, view)
    listeners = len(view.order) - 1
    if luck.below(ACCUSED[suspicion] * listeners) == 0:
        charge = luck.choice(charges) if suspicion is Hunch.NONE else Charge.SECRET
        yield wishes.Accuse(word, charge)


def defence(mind: Mind, view: View) -> str:
    """Tell how one comes from one word to the other."""
    before, said = (link.text for link in view.chain[-2:])
    return " → ".join(word for word in (before, *mind.between(before, said)[:1], said) if word)
