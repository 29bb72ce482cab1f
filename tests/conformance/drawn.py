"""One example, drawn once for all the laws that are held against it."""

from functools import cached_property

from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from tests.conformance.options import Opening, covering_openings, openings
from tests.conformance.playthrough import Playthrough
from tests.conformance.subject import Subject
from tests.conformance.world import World
from trapline.kernel import PUBLIC, Observer

LONGEST_PLAY = 120

SEEDS = st.integers(0, 2**32)


class Drawn:
    """What hypothesis draws for a game, at the moment when a law asks for it."""

    def __init__(self, subject: Subject, data: DataObject) -> None:
        self.subject = subject
        self._data = data

    @cached_property
    def play(self) -> Playthrough:
        options, sitters = self._data.draw(openings(self.subject.game), "opening")
        seed = self._data.draw(SEEDS, "seed")
        steps = self._data.draw(st.integers(0, LONGEST_PLAY), "steps")
        return Playthrough(self.subject.game, options, sitters, seed, steps)

    @cached_property
    def observer(self) -> Observer:
        observers: list[Observer] = [*range(self.subject.game.seats.start), PUBLIC]
        return self._data.draw(st.sampled_from(observers), "observer")

    @cached_property
    def twins(self) -> tuple[World, World]:
        return self._data.draw(self.subject.twins(self.subject.game, self.observer), "twins")

    @cached_property
    def seed(self) -> int:
        return self._data.draw(SEEDS, "seed")

    @cached_property
    def covering(self) -> Opening:
        return self._data.draw(st.sampled_from(covering_openings(self.subject.game)), "opening")

    @cached_property
    def bot(self) -> str:
        return self._data.draw(st.sampled_from(sorted(self.subject.game.bots)), "bot")
