"""The law on facts without an author: nothing that is shown or kept of them names a seat."""

from collections.abc import Iterator, Sequence

from tests.conformance.drawn import Drawn
from tests.conformance.playthrough import Attempt, Entry, Playthrough
from tests.conformance.shapes import invited_by, wishes
from tests.conformance.world import asked
from trapline.kernel import (
    ARCHIVE,
    PUBLIC,
    Fact,
    Game,
    Observer,
    Seat,
    SeededLuck,
    encode,
    witnessed_by,
)
from trapline.tables.evening import Actor, Evening, step
from trapline.tables.export import moment
from trapline.tables.match import Match, Position
from trapline.tables.model import Chair, Phase, Table
from trapline.tables.views import table_view


def a_fact_without_an_author_names_nobody(drawn: Drawn) -> None:
    """Law 10: whoever wished for it, everybody is told and shown the same."""
    play = drawn.play

    for attempt in play.attempts:
        if has_no_author(attempt.answer):
            tellings = [told(play, attempt, seat) for seat in who_could(play, attempt)]
            for telling in tellings:
                for (what, ours), (_, theirs) in zip(tellings[0], telling, strict=True):
                    assert ours == theirs, (
                        f"{what} tells whose {attempt.wish} it was: {ours!r} or {theirs!r}"
                    )


def has_no_author(answer: object) -> bool:
    return isinstance(answer, Entry) and any(fact.anonymous for fact in answer.facts)


def who_could(play: Playthrough, attempt: Attempt) -> list[Seat]:
    """Return the seats that were invited to the same wish, and would not have been refused."""
    return [
        seat
        for seat in play.seats
        if is_invited(play.game, attempt, seat) and facts_of(play, attempt, seat)
    ]


def is_invited(game: Game, attempt: Attempt, seat: Seat) -> bool:
    may = game.view(attempt.untouched, seat).may
    return any(isinstance(attempt.wish, wishes(game)[invited_by(one)]) for one in may)


def facts_of(play: Playthrough, attempt: Attempt, seat: Seat) -> Sequence[Fact]:
    assert isinstance(attempt.answer, Entry)
    luck = SeededLuck(play.seed)
    facts = asked(play.game, attempt.untouched, seat, attempt.wish, attempt.answer.at, luck)
    return () if isinstance(facts, bytes) else facts


def told(play: Playthrough, attempt: Attempt, by: Seat) -> list[tuple[str, bytes]]:
    """Return all that anybody is told of this wish if it was this seat's, each with a name."""
    assert isinstance(attempt.answer, Entry)
    games, at = {play.game.name: play.game}, attempt.answer.at
    facts = facts_of(play, attempt, by)
    done = step(table_of(play, attempt), games, Actor("key", by, by), facts, at, 0, drew=False)
    shown = [("the table", encode(table_view(done.evening, games)))]
    observers: list[Observer] = [*play.seats, PUBLIC, ARCHIVE]
    for observer in observers:
        view = play.game.view(done.evening.running.state, observer)
        shown += [
            ("a fact", encode(list(witnessed_by(observer, done.facts)))),
            ("a view", encode(view)),
            ("an export", encode(moment(done, observer))),
        ]
    return shown


def table_of(play: Playthrough, attempt: Attempt) -> Evening:
    """Return a table in this game, where for every seat a bot was called to make its next move."""
    table = Table(
        code="",
        game=play.game.name,
        options=play.options,
        phase=Phase.PLAYING,
        chairs=tuple(lent(play.seats)),
    )
    here = Position(1, 0, None, attempt.untouched, retractable=False, table=table)
    return Evening(table, Match(play.game, attempt.untouched, (here,)), version=1)


def lent(seats: Sequence[Seat]) -> Iterator[Chair]:
    for seat in range(max(seats) + 1):
        yield Chair(seat, f"seat {seat}", holder=seat, lent=True)
