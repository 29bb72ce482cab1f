"""A player of Traitor Word who thinks in words: leads, smuggles, suspects, pleads and votes."""

from collections.abc import Iterator

from trapline.kernel import Luck, Text

from ..model.basics import ORDINARY
from ..model.kinds import Charge
from ..model.view import View
from ..wishes import (
    Accuse,
    Answer,
    AnyWish,
    Claim,
    Defend,
    LetStand,
    MayAccuse,
    MayAnswer,
    MayClaim,
    MayDefend,
    MayLetStand,
    MaySay,
    MaySpeak,
    MayTake,
    MayVote,
    Say,
    Speak,
    Take,
    Vote,
)
from .chances import blurred
from .judging import NOD, believed, strays
from .levels import Level
from .mind import Mind, Minds
from .pleas import defence, why
from .speaking import any_word, fitting_cards, next_word
from .suspicion import likely_secret, pays_from

LEAVES = 3
"""One time in so many it leaves the token to others."""
PASSES = 3
"""One time in so many it says something all the same, where it should pass."""


class Chatterer:
    """Knows its own hand, the words that were said, and how words hang together."""

    def __init__(self, level: Level, minds: Minds) -> None:
        self._level, self.minds = level, minds

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        """Claim first, then accuse, then whatever the table waits for."""
        return next(self._wishes(view, luck), None)

    def _wishes(self, view: View, luck: Luck) -> Iterator[AnyWish]:
        mind, level = self.minds.of(view.language), self._level
        for invitation in sorted(view.may, key=urgency):
            match invitation:
                case MayClaim(number) if claims(mind, level, view, luck):
                    yield Claim(number)
                case MayAccuse(number, charges) if view.me not in view.stands:
                    yield from accusation(mind, level, view, luck, number, charges)
                case MayTake(number, turn) if takes(mind, level, view, luck):
                    yield Take(number, turn)
                case MaySay(turn):
                    yield from (Say(turn, Text(word)) for word in words(mind, level, view, luck))
                case MaySpeak(turn):
                    for word in words(mind, level, view, luck):
                        yield Speak(turn, Text(ORDINARY), Text(word))
                case MayLetStand(number):
                    yield LetStand(number)
                case MayAnswer(number):
                    yield Answer(number, Text(view.secret or ORDINARY))
                case MayDefend(number):
                    yield Defend(number, Text(defence(mind, view, luck)))
                case MayVote(number) if view.trial and view.me not in view.trial.voted:
                    yield vote(mind, level, view, number)
                case _:
                    pass


def urgency(invitation: object) -> int:
    order = (MayClaim, MayAccuse)
    return next((n for n, kind in enumerate(order) if isinstance(invitation, kind)), len(order))


def claims(mind: Mind, level: Level, view: View, luck: Luck) -> bool:
    """Say whether it notices that somebody said a word of its own; it looks only once."""
    if view.me in view.stands and level.notices < 10:
        return False
    return mind.held(view) is not None and luck.below(10) < level.notices


def takes(mind: Mind, level: Level, view: View, luck: Luck) -> bool:
    """Without rounds, who has nothing to say lets others speak, or the draw pile (TT-61)."""
    last = view.chain[-1]
    if not mind.knows(last.text):  # The draw pile may have no other word left.
        return last.by is None and luck.below(LEAVES) == 0
    return bool(fitting_cards(mind, level, view)) or luck.below(LEAVES) > 0


def words(mind: Mind, level: Level, view: View, luck: Luck) -> Iterator[str]:
    """Yield what it says, or nothing: then it passes, or waits until somebody writes (TT-17)."""
    word = next_word(mind, level, view, luck)
    if word is None and not passes(view, luck):
        word = any_word(mind, view, luck)
    if word is not None:
        yield word


def passes(view: View, luck: Luck) -> bool:
    """Say whether it may keep silent: were all bots to do so for ever, no game would end."""
    last = view.chain[-1]
    is_alone = last.by is None or last.by in (*view.away, *view.empty)
    if view.until is None or last.is_opening or is_alone:
        return False
    return not last.text or luck.below(PASSES) > 0


def accusation(
    mind: Mind, level: Level, view: View, luck: Luck, word: int, charges: tuple[Charge, ...]
) -> Iterator[AnyWish]:
    """Suspect a word once, of what is likelier, if that pays."""
    said = view.chain[-1]
    sure = {Charge.SECRET: 0.0, Charge.OFF_TOPIC: strays(mind, view)}
    if said.text and mind.held(view) is None:
        sure[Charge.SECRET] = likely_secret(mind, view.chain[:-1], said.by, said.text)
    charge = max(charges, key=sure.__getitem__)
    needed = pays_from(view.chain, said.by if level.counts else None) + level.doubts
    if blurred(sure[charge], level.blur, luck) > needed:
        yield Accuse(word, charge)


def vote(mind: Mind, level: Level, view: View, word: int) -> Vote:
    """Nod where people would; who does not know the word before cannot tell."""
    belief = believed(mind, level, view)
    before, said = (link.text for link in view.chain[-2:])
    in_doubt = not said or (mind.knows(said) and not mind.knows(before))
    down = belief.link < NOD and not in_doubt
    return Vote(word, down, Text(why(mind, view, belief)))
