"""Models and bots against each other at the word games, and what each of them was good for."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from msgspec import Struct

from trapline.catalogue import games as games_on_offer
from trapline.games.traitor_word.model.kinds import Charge, Verdict
from trapline.games.trapwords.facts.turns import TurnEnded
from trapline.games.trapwords.model.kinds import Failure
from trapline.kernel import (
    ARCHIVE,
    MODEL,
    Bot,
    Game,
    Language,
    Luck,
    Options,
    Prompt,
    Voiced,
    Wish,
    share_within,
)
from trapline.library.labour import Heard, Stopped, shared_out
from trapline.library.mistakes import Mistake
from trapline.library.shelf import bot_named
from trapline.library.sitting import Sitting
from trapline.tables.world import Model, NoAnswer

BROKEN: Final = (Failure.SECRET, Failure.ILLEGAL, Failure.CURSE, Failure.TERROR)
COLUMNS: Final[Mapping[str, Mapping[str, str]]] = {
    "trapwords": {
        "words found": "turns",
        "traps sprung": "turns",
        "rule breaks": "turns",
        "proposals turned down": "questions",
        "no answer": "questions",
    },
    "traitor-word": {
        "smuggled": "secret words said",
        "caught": "secret words said",
        "proposals turned down": "questions",
        "no answer": "questions",
    },
}
"""What is counted in each game, and out of what."""
SEATS: Final = {"trapwords": 4, "traitor-word": 4}


class Share(Struct, frozen=True):
    """So many out of so many, with the limits between which it lies nineteen times in twenty."""

    count: int
    of: int

    @property
    def limits(self) -> tuple[float, float]:
        return share_within(self.count, self.of)


class Contestant:
    """A bot, or a model behind one, and what it does in a game."""

    def __init__(self, name: str, bot: Bot, model: Model | None = None) -> None:
        self.name, self._bot, self._model = name, bot, model
        self.counts = Counter[str]()

    @property
    def is_model(self) -> bool:
        return self._model is not None

    def unwritten(self) -> "Contestant":
        """Return the same one, of whom nothing is counted yet."""
        return Contestant(self.name, self._bot, self._model)

    def choose(self, view: Any, luck: Luck) -> Wish | None:
        """Move as at a table: the model proposes, and our bot checks and stands in."""
        if self._model is not None and isinstance(self._bot, Voiced):
            prompt = self._bot.asks(view, luck)
            if prompt is not None:
                proposed = self._proposed(self._bot, view, prompt, luck)
                if proposed is not None:
                    return proposed
        return self._bot.choose(view, luck)

    def _proposed(self, bot: Voiced, view: Any, prompt: Prompt, luck: Luck) -> Wish | None:
        assert self._model is not None  # noqa: S101 - for the type checker
        self.counts["questions"] += 1
        try:
            answer = asyncio.run(self._model.answer(prompt))
        except NoAnswer:
            self.counts["no answer"] += 1
            return None
        wish = bot.hears(view, prompt, answer, luck)
        self.counts["proposals turned down"] += wish is None
        return wish


class Standing(Struct, frozen=True):
    """What somebody was good for."""

    name: str
    counts: Counter[str]

    def share(self, what: str, of: str) -> Share:
        return Share(self.counts[what], self.counts[of])


class Contest(Struct, frozen=True):
    """Who meets, at what: what each worker needs to know."""

    game: Game
    players: tuple[Contestant, ...]
    seed: str
    language: Language

    @property
    def options(self) -> Options:
        """Those that a table begins with."""
        return self.game.defaults(self.language)

    def played(self, number: int) -> dict[str, Counter[str]]:
        """Play one game between two of them, and return what each did."""
        sides = [one.unwritten() for one in self.pair(number)]
        chairs = [sides[seat % 2] for seat in range(SEATS[self.game.name])]
        table = Sitting(self.game, self.options, len(chairs), f"{self.seed} {number}")
        table.played(chairs)
        for side in sides:
            side.counts["games"] += 1
        (count_turns if self.game.name == "trapwords" else count_words)(table, chairs)
        return {side.name: side.counts for side in sides}

    def pair(self, number: int) -> Sequence[Contestant]:
        """Return every two in turn; who begins changes from round to round."""
        pairs = list(combinations(self.players, 2))
        lap, turn = divmod(number, len(pairs))
        return pairs[turn] if lap % 2 == 0 else pairs[turn][::-1]

    def standings(self, games: Sequence[Mapping[str, Counter[str]]]) -> tuple[Standing, ...]:
        counts = {one.name: Counter[str]() for one in self.players}
        for game in games:
            for name, counted in game.items():
                counts[name].update(counted)
        return tuple(Standing(name, counted) for name, counted in counts.items())


def contested(
    contest: Contest, games: int, *, workers: int | None = None, heard: Heard | None = None
) -> tuple[Standing, ...]:
    """Let them all meet, on all cores; models are asked one question after the other.

    `heard` is told how many games are done.
    """
    if any(player.is_model for player in contest.players):
        workers = 1
    try:
        return contest.standings(shared_out(contest.played, games, workers, heard))
    except Stopped as stopped:
        raise Stopped(contest.standings(stopped.done)) from stopped


def contestants(
    game: str, names: Sequence[str], model_of: Callable[[str], Model]
) -> tuple[Game, list[Contestant]]:
    """Return who plays: `keen`, `sharp` and the like are our bots, `model:NAME` is a model."""
    if game not in COLUMNS:
        raise Mistake(f"the games of the arena are {', '.join(COLUMNS)}")
    if len(set(names)) < 2 or len(set(names)) != len(names):
        raise Mistake("the arena wants two players or more, each of its own name")
    [voiced] = [one for one in games_on_offer(voiced=True) if one.name == game]
    return voiced, [contestant(voiced, name, model_of) for name in names]


def contestant(game: Game, name: str, model_of: Callable[[str], Model]) -> Contestant:
    kind, _, model = name.partition(":")
    if kind == MODEL and model:
        return Contestant(name, game.bots[MODEL], model_of(model))
    if name == MODEL:
        raise Mistake("a model is named like model:llama3")
    return Contestant(name, bot_named(game, name))


def count_turns(table: Sitting, chairs: Sequence[Contestant]) -> None:
    for fact in table.facts:
        if isinstance(fact, TurnEnded) and fact.result.giver is not None:
            counts = chairs[fact.result.giver].counts
            counts["turns"] += 1
            counts["words found"] += fact.failure is None
            counts["traps sprung"] += fact.failure is Failure.TRAP
            counts["rule breaks"] += fact.failure in BROKEN


def count_words(table: Sitting, chairs: Sequence[Contestant]) -> None:
    view: Any = table.view(ARCHIVE)
    for link in view.chain:
        if link.by is None or link.fate is None or not link.fate.secret:
            continue
        counts, fate = chairs[link.by].counts, link.fate
        is_caught = fate.charge is Charge.SECRET and fate.verdict is Verdict.GUILTY
        counts["secret words said"] += 1
        counts["caught"] += is_caught
        counts["smuggled"] += fate.validated and not is_caught
