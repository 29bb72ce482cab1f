"""One seat after the other says what it does, or that it waits: what environments need."""

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from itertools import chain, islice
from typing import Any

from trapline.kernel import Game, Language, Outcome, Seat, View, Wish
from trapline.library.forms import forms
from trapline.library.mistakes import Hung
from trapline.library.playing import seated
from trapline.library.shelf import game_named, options_of
from trapline.library.sitting import STALLED, Sitting

PACE = 2_000
"""Milliseconds of table time that a move takes, as bots take at least."""
MOST_STEPS = 20_000
"""A game with more steps is given up."""

PATIENCE = 50
"""So often everybody may wait while no clock runs; then the game is given up."""

WAIT = None
"""What a seat says that lets others go first."""


class Turns:
    """A game in which `actor` is asked, and nobody else.

    Those whom the table waits for are asked first. Once everybody who could act waits, time passes
    until the house moves.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seed: int | str = "trapline",
        options: Mapping[str, Any] | None = None,
        language: Language = "en",
    ) -> None:
        self.game = game_named(game)
        chosen = options_of(self.game, options, language)
        self.sitting = seated(self.game, "plain", seed, chosen, seats)
        self.waits: frozenset[Seat] = frozenset()
        self.steps = 0
        self.idle = 0
        self.is_stuck = False
        self.actor: Seat | None = None
        self.look_around()

    @property
    def seats(self) -> range:
        return self.sitting.seats

    @property
    def outcome(self) -> Outcome | None:
        """The end; a game that nobody goes on with is stalled."""
        return STALLED if self.is_stuck else self.sitting.outcome

    def view(self, seat: Seat) -> View:
        return self.sitting.view(seat)

    def act(self, wish: Wish | None, *, again: bool = False) -> bool:
        """Let the actor ask for something, or wait; say whether anything came of it.

        Who was refused is asked `again` at once, or else after the others.
        """
        if self.actor is None:
            return False
        self.steps += 1
        came_true = wish is not None and self.sitting.asks(self.actor, wish)
        if wish is not WAIT and not came_true and again:
            return False
        self.waits = frozenset() if came_true else self.waits | {self.actor}
        if came_true:
            self.idle = 0
            self.sitting.pass_time(self.sitting.at + PACE)
        self.look_around()
        return came_true

    def look_around(self) -> None:
        """Find who is asked next."""
        self.actor = None
        while self.outcome is None and self.actor is None:
            if self.steps >= MOST_STEPS:
                self.is_stuck = True
                return
            self.actor = self.next_actor()
            if self.actor is None:
                self.let_time_pass()

    def next_actor(self) -> Seat | None:
        views = {seat: self.view(seat) for seat in self.seats if seat not in self.waits}
        able = [seat for seat, view in views.items() if view.may]
        return min(able, key=lambda seat: seat not in views[seat].waiting, default=None)

    def let_time_pass(self) -> None:
        self.waits = frozenset()
        self.steps += 1
        try:
            self.sitting.wait()
        except Hung:
            self.idle += 1
            self.is_stuck = self.idle >= PATIENCE

    def copy(self) -> "Turns":
        """Return the same position with the same luck ahead."""
        twin = copy(self)
        twin.sitting = copied(self.sitting)
        return twin


def copied(sitting: Sitting) -> Sitting:
    """Return a twin that goes its own way; states are frozen and shared."""
    twin = copy(sitting)
    twin.luck, twin.whim = deepcopy(sitting.luck), deepcopy(sitting.whim)
    twin.happened, twin.refusals = list(sitting.happened), list(sitting.refusals)
    return twin


def offered(game: Game, view: View, says: Sequence[str], most: int) -> list[Wish]:
    """Return what a view invites to, as far as there is room for it."""
    wishes = chain.from_iterable(form.wishes(says) for form in forms(view, game))
    return list(islice(wishes, most))
