"""What a bot that listens names: what all of the clues may mean, if it is sure enough."""

from collections.abc import Iterator

from trapline.kernel import Luck, Text

from ..content import Talk
from ..model.view import View
from .lawful import words_left
from .levels import Level
from .mind import Mind
from .reading import burden, clues_since_guess, ruled_out
from .senses import Senses

SURE = 0.5
"""How sure a bot must be to guess again where nothing new was said."""
LAST = 3.0
"""How much surer it must be of the last guess than of the first."""
PATIENCE = 2
"""How many clues that mean little to it a guesser hears before it guesses all the same."""
ENOUGH_CLUES = 8
"""After so many, nothing better will come."""


class Guesser:
    """Guesses in one language."""

    def __init__(self, mind: Mind, talk: Talk) -> None:
        self._mind, self._senses = mind, Senses(talk)

    def guess(self, view: View, level: Level, luck: Luck) -> Iterator[Text]:
        if not view.clues:
            return
        among, wrong = self._mind.among(view.words), ruled_out(view)
        heeded = view.clues[-level.heeds :]
        named = self._mind.guess([clue.text for clue in heeded], among, wrong)
        ideas = self._senses.sifted(named, view, heeded)
        if ideas and is_worth_it(view, level, ideas[0].likely):
            yield Text(ideas[0].word)
        elif not ideas and may_be_wild(view):
            wild = [word for word in among or self._mind.strangers("") if word not in wrong]
            yield Text(luck.choice(wild))


def is_worth_it(view: View, level: Level, sure: float) -> bool:
    """Say whether a guess is worth a torch: the fewer are left, the surer a bot must be."""
    if is_the_end(view):
        return True
    news = clues_since_guess(view)
    if not news:
        return sure >= SURE
    scarce = 1 + (LAST - 1) * (1 - min(1.0, (view.guesses_left - 1) / 4))
    return sure >= level.daring * scarce / news or news > PATIENCE


def may_be_wild(view: View) -> bool:
    return is_the_end(view) or clues_since_guess(view) > PATIENCE


def is_the_end(view: View) -> bool:
    """Say whether no more clue will come, or none that helps."""
    return view.silenced or len(view.clues) >= ENOUGH_CLUES or not words_left(view, burden(view))
