"""The laws that every game keeps. Each takes a game and what hypothesis draws for it."""

from collections import deque
from itertools import pairwise
from typing import Any

import msgspec

from tests.conformance.drawn import Drawn
from tests.conformance.playthrough import Entry, Playthrough, folded
from tests.conformance.shapes import hints, invited_by, invited_wish, random_wish, wishes
from tests.conformance.world import STALE, asked
from trapline.kernel import (
    ARCHIVE,
    PUBLIC,
    Fact,
    Game,
    Observer,
    Seat,
    SeededLuck,
    TimeUp,
    Wish,
    encode,
    reader,
    redact,
    witnessed_by,
)

PROBES = 4
SLOW_WISHES = 20


def a_stored_log_rebuilds_the_same_state(drawn: Drawn) -> None:
    """Law 1."""
    play = drawn.play
    facts = reader(tuple[drawn.subject.game.vocabulary.facts, ...])  # type: ignore[name-defined]  # a type made at run time

    state = None
    for moment in play.moments:
        stored = restored(facts, moment.entry)
        state = folded(drawn.subject.game, state, stored)
        assert state == moment.state, (
            f"after {stored} the log gives {state}, but the game had {moment.state}"
        )


def restored(facts: msgspec.json.Decoder[Any], entry: Entry) -> tuple[Fact, ...]:
    try:
        stored: tuple[Fact, ...] = facts.decode(encode(entry.facts))
    except (TypeError, msgspec.MsgspecError) as error:
        raise AssertionError(f"{entry.facts} cannot be stored and read: {error}") from error
    assert stored == entry.facts, f"{entry.facts} came back from the store as {stored}"
    return stored


def a_refused_wish_changes_nothing(drawn: Drawn) -> None:
    """Law 2, and an accepted one changes nothing but by its facts."""
    play = drawn.play

    for attempt in play.attempts:
        outcome = "accepted" if isinstance(attempt.answer, Entry) else "refused"
        assert attempt.before == attempt.untouched, (
            f"{attempt.wish} by {attempt.by} was {outcome} and changed the state "
            f"from {attempt.untouched} to {attempt.before}"
        )


def a_view_shows_nothing_its_observer_did_not_witness(drawn: Drawn) -> None:
    """Law 3."""
    play, game = drawn.play, drawn.subject.game

    observers: list[Observer] = [*play.seats, PUBLIC, ARCHIVE]
    for observer in observers:
        known = None
        for moment in play.moments:
            known = folded(game, known, list(witnessed_by(observer, moment.entry.facts)))
            assert known is not None, f"{observer} did not see the game begin"
            shown, own = moment.view(observer), game.view(known, observer)
            assert encode(shown) == encode(own), (
                f"after {moment.entry.facts}, {observer} is shown {shown}, "
                f"but the facts it witnessed give {own}"
            )


def the_deadline_is_public(drawn: Drawn) -> None:
    """Law 3, for the clock, which everybody sees."""
    play, game = drawn.play, drawn.subject.game

    known = None
    for moment in play.moments:
        known = folded(game, known, list(witnessed_by(PUBLIC, moment.entry.facts)))
        true, public = game.deadline(moment.state), game.deadline(known)
        assert true == public, f"the deadline is {true}, but in public facts it is {public}"


def a_stranger_sees_what_the_public_sees(drawn: Drawn) -> None:
    """Law 3, for seats the game does not know."""
    play = drawn.play

    for moment in play.moments:
        stranger = max(moment.seats) + 1
        view, public = moment.view(stranger), moment.view(PUBLIC)
        assert encode(view) == encode(public), f"a stranger is shown {view}, the public {public}"


def the_archive_is_told_everything(drawn: Drawn) -> None:
    """Law 3, for the one who may see all."""
    play = drawn.play

    for moment in play.moments:
        for fact in moment.entry.facts:
            told = redact(fact, ARCHIVE)
            assert told == fact, f"the archive was told {told} of {fact}"


def who_may_do_nothing_can_do_nothing(drawn: Drawn) -> None:
    """Law 5."""
    play = drawn.play
    luck = SeededLuck(play.seed)

    for moment in play.moments:
        views = {seat: moment.view(seat) for seat in moment.seats}
        hint = hints(list(views.values()))
        for seat in [seat for seat in moment.seats if not views[seat].may] * PROBES:
            wish = random_wish(drawn.subject.game, hint, luck)
            answer = asked(drawn.subject.game, moment.state, seat, wish, moment.entry.at, luck)
            assert isinstance(answer, bytes), (
                f"{seat} was invited to nothing, but {wish} did {answer}"
            )


def the_game_never_hangs(drawn: Drawn) -> None:
    """Law 6, and those it waits for can act, and nothing is left to do when it is over."""
    play, game = drawn.play, drawn.subject.game

    for moment in play.moments:
        able = {seat for seat in moment.seats if moment.view(seat).may}
        waiting = set(moment.view(PUBLIC).waiting)
        clock = game.deadline(moment.state)
        assert waiting <= able, f"the table waits for {waiting - able}, who may do nothing"
        if game.outcome(moment.state) is None:
            assert able or clock, f"after {moment.entry.facts} nobody may act and no clock runs"
        else:
            assert not able, f"the game is over, but {able} may act"
            assert clock is None, f"the game is over, but {clock} is set"


def a_deadline_passes_only_once(drawn: Drawn) -> None:
    """Law 6, for the clock: when it has run out, the game goes on."""
    play, game = drawn.play, drawn.subject.game

    for attempt in play.attempts:
        if isinstance(attempt.wish, TimeUp):
            assert isinstance(attempt.answer, Entry), f"{attempt.wish} was due, but refused"
            after = folded(game, attempt.untouched, attempt.answer.facts)
            assert game.deadline(after) != game.deadline(attempt.untouched), (
                f"{attempt.wish} leaves its deadline as it was"
            )


def what_is_over_never_comes_back(drawn: Drawn) -> None:
    """A deadline that passed is never set again, and a wish that is stale stays so.

    Things that end apart have numbers apart: else what was meant for one would count for the next.
    """
    play = drawn.play

    passed = set()
    for attempt in play.attempts:
        deadline = drawn.subject.game.deadline(attempt.untouched)
        if deadline is not None:
            number = deadline.name, deadline.turn
            assert number not in passed, f"{number} passed before, and is set again"
            if isinstance(attempt.wish, TimeUp):
                passed.add(number)
    stale_wishes_stay_stale(drawn.subject.game, play)


def stale_wishes_stay_stale(game: Game, play: Playthrough) -> None:
    luck = SeededLuck(play.seed)
    slow: deque[tuple[Seat, Wish]] = deque(maxlen=SLOW_WISHES)
    stale: list[tuple[Seat, Wish]] = []
    for moment in play.moments:
        for seat, wish in slow:
            answer = asked(game, moment.state, seat, wish, moment.entry.at, luck)
            if answer == STALE and (seat, wish) not in stale:
                stale.append((seat, wish))
            assert answer == STALE or (seat, wish) not in stale, (
                f"{wish} by {seat} was stale, and after {moment.entry.facts} is answered {answer!r}"
            )
        able = [seat for seat in moment.seats if moment.view(seat).may]
        if able:
            seat = luck.choice(able)
            slow.append((seat, invited_wish(game, moment.view(seat), luck)))


def taking_back_gives_nobody_time(drawn: Drawn) -> None:
    """What can be taken back opens nothing, and leaves the deadline as it was."""
    play, game = drawn.play, drawn.subject.game

    for earlier, later in pairwise(play.moments):
        facts = later.entry.facts
        if all(fact.retractable for fact in facts):
            assert not any(fact.opens for fact in facts), f"{facts} open and can be taken back"
            before, after = (game.deadline(moment.state) for moment in (earlier, later))
            assert before == after, f"taking back {facts} would move {after} to {before}"


def an_accepted_wish_is_seen_by_its_actor(drawn: Drawn) -> None:
    """An accepted wish has a fact, and whoever wished witnesses one."""
    play = drawn.play

    for attempt in play.attempts:
        if isinstance(attempt.by, int) and isinstance(attempt.answer, Entry):
            facts = attempt.answer.facts
            seen = list(witnessed_by(attempt.by, facts))
            assert seen, f"{attempt.wish} was accepted, but {attempt.by} sees none of {facts}"


def what_is_conserved_stays(drawn: Drawn) -> None:
    """Law 8."""
    play = drawn.play

    start = drawn.subject.conserved(play.moments[0].state)
    for moment in play.moments:
        now = drawn.subject.conserved(moment.state)
        assert now == start, f"{moment.entry.facts} lost {start - now} and made {now - start}"


def every_accepted_wish_was_invited(drawn: Drawn) -> None:
    """The convention of invitations, as the game is played."""
    play = drawn.play

    for attempt in play.attempts:
        if not isinstance(attempt.by, int) or not isinstance(attempt.answer, Entry):
            continue
        view = drawn.subject.game.view(attempt.untouched, attempt.by)
        invited = {wishes(drawn.subject.game)[invited_by(invitation)] for invitation in view.may}
        assert type(attempt.wish) in invited, (
            f"{attempt.wish} by {attempt.by} was accepted, but the invitations were {view.may}"
        )
