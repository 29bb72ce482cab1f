"""A game that was played: replayed for any observer, told in words, saved and read."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from trapline import __version__, catalogue
from trapline.kernel import (
    ARCHIVE,
    PUBLIC,
    UNREADABLE,
    Fact,
    Game,
    Language,
    Named,
    Observer,
    Outcome,
    State,
    TableTime,
    View,
    encode,
    witnessed_by,
)
from trapline.library.mistakes import Mistake, write
from trapline.library.shelf import GAMES
from trapline.library.sitting import STALLED, Happening, Refusal, Sitting
from trapline.tables import log
from trapline.tables.export import FORMAT, Head, Moment, Sealing, is_in_order, sealed, sealing
from trapline.tables.facts import TableFact, Undone
from trapline.tables.sentences import Names, say

TEAMS: Mapping[Language, dict[int, str]] = {
    "en": {0: "Ember", 1: "Ice"},
    "fr": {0: "Braise", 1: "Glace"},
}


class Origin(Head, frozen=True):
    """The first line of a saved record: that of an export, and where the game came from."""

    version: str = ""
    seed: str = ""
    bots: tuple[str, ...] = ()


class Record(Struct, frozen=True):
    """All that happened in one game."""

    game: Game
    origin: Origin
    moments: tuple[Moment, ...]
    outcome: Outcome
    """A game that was given up, or broken off, is stalled."""
    refusals: tuple[Refusal, ...] = ()
    """What was asked in vain, as the game was played; it is not saved."""

    @property
    def ms(self) -> TableTime:
        """How long it would have lasted at a table."""
        return self.moments[-1].at

    @property
    def facts(self) -> list[Fact]:
        """All that happened, with every secret."""
        return [fact for moment in self.moments for fact in read_facts(self.game, moment)]

    def states(self) -> Iterator[State]:
        """Yield where the game stood after each moment; what was taken back is gone again."""
        return states(self.game, self.moments)

    def views(self, observer: Observer = PUBLIC) -> Iterator[View]:
        """Yield what an observer saw after each moment: a seat, the PUBLIC or the ARCHIVE."""
        return (self.game.view(state, observer) for state in self.states() if state is not None)

    def told(
        self,
        observer: Observer = PUBLIC,
        language: Language = "en",
        texts: Mapping[str, str] | None = None,
    ) -> Iterator[tuple[TableTime, str]]:
        """Yield what this observer could have told, with its time; `texts` of a game of yours."""
        people = dict(enumerate(self.origin.names)), dict(self.origin.people)
        names = names_of(self.game.name, *people, language, texts)
        for moment, state in zip(self.moments, self.states(), strict=True):
            here = self._named(names, state, observer, language)
            for fact in witnessed_by(observer, read_facts(self.game, moment)):
                yield moment.at, sentence(fact, here, language)

    def _named(self, names: Names, state: State, observer: Observer, language: Language) -> Names:
        """Return what the things on the table are called, as far as this observer sees them."""
        if state is None or not isinstance(self.game, Named):
            return names
        things = self.game.things(self.game.view(state, observer), names.things, language)
        return msgspec.structs.replace(names, things={**names.things, **dict(things)})

    def save(self, file: Path | str) -> None:
        """Write it as JSON lines, as `trapline export` does: `trapline replay` tells it."""
        bare = msgspec.structs.replace(self.origin, seal="")
        lines = sealed((encode(bare), *map(encode, self.moments)))
        write(file, b"".join(line + b"\n" for line in lines))


def recorded(sitting: Sitting, outcome: Outcome, seed: int | str, bots: Sequence[str]) -> Record:
    """Return the record of a game that was played just now."""
    teams = tuple(
        seat % sitting.game.teams if sitting.game.teams else None for seat in sitting.seats
    )
    names = tuple(f"{bot} {seat + 1}" for seat, bot in zip(sitting.seats, bots, strict=True))
    origin = Origin(
        FORMAT,
        sitting.game.name,
        sitting.options,
        names,
        teams,
        (),
        version=__version__,
        seed=str(seed),
        bots=tuple(bots),
    )
    moments = tuple(moment(number, one) for number, one in enumerate(sitting.happened, 1))
    return Record(sitting.game, origin, moments, outcome, tuple(sitting.refusals))


def moment(version: int, happening: Happening) -> Moment:
    is_told = isinstance(happening.by, int) and not any(one.anonymous for one in happening.facts)
    seat = happening.by if is_told else None
    facts = encode(list(witnessed_by(ARCHIVE, happening.facts)))
    return Moment(version, happening.at, seat, Raw(facts))  # type: ignore[arg-type]  # a seat is an int


def read(file: Path | str, games: Mapping[str, Game] = GAMES) -> Record:
    """Read what was saved, or what `trapline export` or a table's page wrote."""
    try:
        lines = Path(file).read_bytes().splitlines()
        first, *rest = lines
        origin = msgspec.json.decode(first, type=Origin)
        moments = tuple(msgspec.json.decode(line, type=Moment) for line in rest)
    except OSError as error:
        raise Mistake(f"cannot read {file}: {error.strerror}") from None
    except (ValueError, msgspec.DecodeError):
        raise Mistake(f"{file} is not an exported game") from None
    if origin.trapline != FORMAT:
        raise Mistake(f"{file} was written by another Trapline")
    if sealing(lines) is Sealing.BROKEN or not is_in_order(moments):
        raise Mistake(f"{file} was changed after it was written")
    if origin.game not in games:
        raise Mistake(f"this Trapline has no game called {origin.game}")
    game = games[origin.game]
    try:
        last = list(states(game, moments))[-1]
    except (*UNREADABLE, IndexError):
        raise Mistake(f"{file} is not an exported game") from None
    return Record(game, origin, moments, ending(game, last))


def ending(game: Game, last: State | None) -> Outcome:
    return (None if last is None else game.outcome(last)) or STALLED


def states(game: Game, moments: Sequence[Moment]) -> Iterator[State]:
    reached: dict[int, State] = {0: None}
    for moment in moments:
        state = reached[max(reached)]
        for fact in read_facts(game, moment):
            if isinstance(fact, Undone):
                state = reached[max(version for version in reached if version <= fact.version)]
            elif not isinstance(fact, TableFact):
                state = game.apply(state, fact)
        reached[moment.version] = state
        yield state


def read_facts(game: Game, moment: Moment) -> list[Fact]:
    return log.facts_reader(game).decode(moment.facts)


def names_of(
    game: str,
    seats: dict[int, str],
    people: dict[int, str],
    language: Language,
    texts: Mapping[str, str] | None = None,
) -> Names:
    """Return what a story needs: who sits where, and the sentences of the table and the game."""
    words = {**texts_of(language), **(texts or game_texts(game, language))}
    return Names(seats, people, TEAMS[language], words)


def sentence(fact: Fact, names: Names, language: Language) -> str:
    template = names.things[f"fact.{fact.__struct_config__.tag}"]
    return say(template, msgspec.structs.asdict(fact), language, names)


@cache
def texts_of(language: Language) -> dict[str, str]:
    """Return the sentences of the table."""
    page = files("trapline.tables") / "texts" / f"{language}.json"
    return msgspec.json.decode(page.read_bytes(), type=dict[str, str])


@cache
def game_texts(game: str, language: Language) -> Mapping[str, str]:
    shelf = catalogue.shelf()
    if game not in shelf:
        raise Mistake(f"{game} has no sentences here: hand its texts over")
    return shelf[game].texts[language]


def plain(value: Any) -> Any:
    """Return a view, a wish or a fact as plain data: dicts, lists, numbers, words."""
    return msgspec.json.decode(encode(value))
