"""A game read from a file that somebody kept: looked at first, then told like any other."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from trapline.kernel import PLAIN, UNREADABLE, Fact, Game, IllegalMove, Outcome
from trapline.tables import log
from trapline.tables.clock import TableClock
from trapline.tables.evening import Evening, Step, advanced, of_the_table
from trapline.tables.export import FORMAT, Head, Moment, Sealing, is_in_order, sealing
from trapline.tables.facts import Ended, Started
from trapline.tables.model import Chair, Person, Table
from trapline.tables.ports import Entry, PersonId
from trapline.tables.reasons import TableReason

LARGEST_FILE = 4 << 20
MOST_MOMENTS = 5_000
MOST_NAMES = 64


class Kept(Struct, frozen=True):
    """A game out of a file."""

    span: tuple[Step, ...]
    is_sealed: bool


def opened(data: bytes, games: Mapping[str, Game]) -> Kept:
    """Return the game of a file, or refuse what is none, was changed, or is not of this server."""
    lines = data.splitlines()
    head, moments = understood(lines)
    if head.trapline != FORMAT:
        raise IllegalMove(TableReason.REPLAY_FOREIGN)
    if head.game not in games:
        raise IllegalMove(TableReason.NO_SUCH_GAME, game=head.game)
    seal = sealing(lines)
    if seal is Sealing.BROKEN or not is_in_order(moments):
        raise IllegalMove(TableReason.REPLAY_CHANGED)
    try:
        return Kept(tuple(steps(head, moments, games)), seal is Sealing.WHOLE)
    except Exception as fault:
        raise IllegalMove(TableReason.REPLAY_UNREADABLE) from fault


def understood(lines: Sequence[bytes]) -> tuple[Head, Sequence[Moment]]:
    if not 1 < len(lines) <= MOST_MOMENTS:
        raise IllegalMove(TableReason.REPLAY_UNREADABLE)
    try:
        head = msgspec.json.decode(lines[0], type=Head)
        moments = [msgspec.json.decode(line, type=Moment) for line in lines[1:]]
    except (*UNREADABLE, ValueError):
        raise IllegalMove(TableReason.REPLAY_UNREADABLE) from None
    return head, moments


def steps(head: Head, moments: Sequence[Moment], games: Mapping[str, Game]) -> Iterator[Step]:
    """Yield what happened, from the beginning of the game to its end."""
    game = games[head.game]
    evening = Evening(before(head, game), clock=TableClock(since=head.played))
    for place, one in enumerate(moments):
        evening, facts = stepped(evening, games, head, one, is_first=place == 0)
        if place == len(moments) - 1 and not any(isinstance(fact, Ended) for fact in facts):
            end = Ended(outcome_of(evening))
            evening = advanced(evening, games, entry(head, one, facts), [end])
            facts = (*facts, end)
        yield Step(entry(head, one, facts), facts, evening, of_the_table(facts))


def stepped(
    evening: Evening, games: Mapping[str, Game], head: Head, one: Moment, *, is_first: bool
) -> tuple[Evening, tuple[Fact, ...]]:
    """Return the evening after a moment, and its facts; programs leave out the beginning."""
    facts = tuple(log.facts_reader(games[head.game]).decode(one.facts))
    begun = Started(head.game, tuple(range(len(head.names))))
    if is_first and not any(isinstance(fact, Started) for fact in facts):
        facts = (begun, *facts)
    # The chairs have their new numbers already: nobody wrote down the old ones.
    numbered = [begun if isinstance(fact, Started) else fact for fact in facts]
    return advanced(evening, games, entry(head, one, facts), numbered), facts


def entry(head: Head, one: Moment, facts: Sequence[Fact]) -> Entry:
    return Entry(
        version=one.version,
        at=one.at,
        wall=head.played + one.at,
        key="",
        person=None,
        seat=one.seat,
        game=head.game,
        final=any(fact.opens for fact in facts),
        facts=b"",
    )


def outcome_of(evening: Evening) -> Outcome | None:
    match = evening.running
    return match.game.outcome(match.state)


def before(head: Head, game: Game) -> Table:
    """Return the table as it was when the game was about to begin."""
    if not head.names or len(head.names) > MOST_NAMES:
        raise ValueError(head.names)
    return Table(
        code="",
        game=game.name,
        options=log.typed(head.options, game.vocabulary.options),
        people=tuple(Person(id, name) for id, name in head.people),
        chairs=tuple(chairs(head)),
        host=head.host,
        met=len(head.people),
    )


def chairs(head: Head) -> Iterator[Chair]:
    """Yield who sits where: as it is written, or else by their names; all others are bots."""
    if head.chairs:
        yield from head.chairs
        return
    people: dict[str, PersonId] = {name: id for id, name in head.people}
    for seat, (name, team) in enumerate(zip(head.names, head.teams, strict=True)):
        holder = people.get(name)
        yield Chair(seat, name, holder, None if holder is not None else PLAIN, team)
