"""The contract of a game, and of a bot that plays it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from trapline.kernel.luck import Luck
from trapline.kernel.messages import Deadline, Fact, Options, Outcome, View, Wish
from trapline.kernel.seats import By, Language, Observer, Sitter, TableTime

State: TypeAlias = Any
"""All there is to know of one game. Only that game looks inside."""

Memory: TypeAlias = Any
"""What a game wants to know of the last one of its kind at this table."""


class Vocabulary(Struct, frozen=True):
    """The types a game speaks: unions of wishes and of facts, its view and its options.

    Why it refuses and how it ends are named there too: each is a sentence in its texts.
    """

    wishes: Any
    facts: Any
    view: type[View]
    options: type[Options]
    reasons: Iterable[str] = ()
    causes: Iterable[str] = ()


class Bot(Protocol):
    """A player that sees a view, never a state, and remembers nothing between calls."""

    def choose(self, view: Any, luck: Luck) -> Wish | None:
        """Return a wish, or None to wait until the view changes."""


@runtime_checkable
class Paced(Protocol):
    """A bot that leaves people time to think."""

    def not_before(self, view: Any) -> TableTime:
        """Return the moment before which it does not move, by what everybody sees; 0 for any."""


@runtime_checkable
class Titled(Protocol):
    """A game whose content has titles of its own, such as scenarios to choose from."""

    def titles(self, language: Language) -> Mapping[str, str]:
        """Return what clients say of it before it is played, by the keys of texts."""


@runtime_checkable
class Named(Protocol):
    """A game whose things have other names at every table, such as the rooms of a scenario."""

    def things(
        self, view: Any, texts: Mapping[str, str], language: Language
    ) -> Iterable[tuple[str, str]]:
        """Yield what they are called, by the keys under which sentences look for them.

        The client does the same for its screens, in the game's `things.ts`.
        """


class Game(Protocol):
    """The rules of one game, without a state of their own.

    `setup` and `play` are the only places that refuse and the only places that roll.
    """

    @property
    def name(self) -> str: ...

    @property
    def seats(self) -> range:
        """The numbers of players it can be played with."""

    @property
    def teams(self) -> int:
        """The number of teams, 0 where everybody plays alone."""

    @property
    def vocabulary(self) -> Vocabulary: ...

    @property
    def bots(self) -> Mapping[str, Bot]:
        """The bots by character; the one called PLAIN plays whatever the options."""

    def defaults(self, language: Language) -> Options: ...

    def check(self, options: Any, seats: Sequence[Sitter]) -> None:
        """Raise IllegalMove, naming the field, if a game cannot begin like this."""

    def setup(
        self, options: Any, seats: Sequence[Sitter], at: TableTime, luck: Luck, memory: Memory
    ) -> Sequence[Fact]:
        """Return the facts that open a game. `memory` is None at the first of its kind."""

    def play(self, state: State, by: By, wish: Any, at: TableTime, luck: Luck) -> Sequence[Fact]:
        """Return what happens, or raise IllegalMove or Stale and nothing happened."""

    def apply(self, state: State | None, fact: Any) -> State:
        """Return the state after a fact, whole or redacted. Never refuses, never rolls."""

    def view(self, state: State, observer: Observer) -> View:
        """Return all that this observer may know, built field by field."""

    def outcome(self, state: State) -> Outcome | None: ...

    def deadline(self, state: State) -> Deadline | None:
        """Return the earliest moment at which the house must move."""

    def remember(self, state: State, memory: Memory) -> Memory:
        """Return `memory` and what this game, finished or not, adds to it for the next one."""
