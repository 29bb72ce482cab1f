"""One leak for each way in which a secret has left a game by some door."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.reliability.evenings import TRAITOR_WORD, TRAPPED, TRAPS, TRAPWORDS, Plan
from tests.reliability.interludes import (
    Interlude,
    a_bot_stands_in_for_cleo,
    everybody_errs,
    everybody_looks_around,
    fay_waits_for_the_nod,
    some_reconnect,
    they_talk,
)
from trapline.games.traitor_word.facts.chain import Said
from trapline.games.traitor_word.rules import invitations as inviting
from trapline.games.traitor_word.rules import view as listening
from trapline.games.traitor_word.wishes import MayAccuse
from trapline.games.trapped.game import Trapped
from trapline.games.trapwords.facts.rounds import WordDrawn
from trapline.games.trapwords.game import Trapwords
from trapline.kernel import ARCHIVE, Deadline, IllegalMove, Observer, Witnesses, codec
from trapline.tables import chat, doors, export, moves
from trapline.tables.audience import Audience
from trapline.tables.bots import BotTurns
from trapline.tables.evening import Evening, Step
from trapline.tables.match import Match
from trapline.tables.protocol import Role

Patch = pytest.MonkeyPatch


def first_snapshot(patch: Patch) -> None:
    """Who switches a screen on is shown everything, and only afterwards what is theirs."""
    honest = Audience.welcome

    def welcome(self: Audience, *shown: Any) -> None:
        with patch.context() as inside:
            inside.setattr(Audience, "_shown", lambda _, evening, __: seen_by_all(evening))
            honest(self, *shown)

    patch.setattr(Audience, "welcome", welcome)


def seen_by_all(evening: Evening) -> Any:
    match = evening.match
    return None if match is None else match.game.view(match.state, ARCHIVE)


def log(patch: Patch) -> None:
    """The log is sent as it is, and the client does not show all of it."""
    patch.setattr(Witnesses, "told", lambda self, _: self.facts)


def undo(patch: Patch) -> None:
    """Only a short word can be taken back."""
    honest = Match.undoable

    def undoable(match: Match) -> int | None:
        drafts = [draft.word for sheet in match.state.sheets for draft in sheet.drafts]
        return None if any(len(word) > 4 for word in drafts) else honest(match)

    patch.setattr(Match, "undoable", undoable)


def onlooker(patch: Patch) -> None:
    """A screen without a person looks through the eyes of the first seat."""
    honest = doors.sight

    def sight(table: Any, grants: Any, screen: Any) -> Any:
        return 0 if screen.role is Role.TV else honest(table, grants, screen)

    patch.setattr(doors, "sight", sight)


def error(patch: Patch) -> None:
    """A refusal says what stood behind it."""
    honest = moves.played

    def played(evening: Evening, *asked: Any) -> Any:
        try:
            return honest(evening, *asked)
        except IllegalMove as refusal:
            hint = len(str(evening.running.state))
            raise IllegalMove(refusal.reason, **refusal.facts, hint=hint) from None

    patch.setattr(moves, "played", played)


def invitation(patch: Patch) -> None:
    """Only a word that was secret can be accused of it."""
    honest = inviting.invitations

    def invitations(state: Any, seat: int) -> Iterator[Any]:
        for one in honest(state, seat):
            if not isinstance(one, MayAccuse) or state.chain[-1].secret:
                yield one

    patch.setattr(listening, "invitations", invitations)


def order(patch: Patch) -> None:
    """Hands are counted from the strongest to the weakest, and sent in that order."""
    honest = Trapped.view

    def view(game: Trapped, state: Any, observer: Observer) -> Any:
        seen = honest(game, state, observer)
        strongest = sorted(state.players, key=lambda seat: (state.players[seat].hand, seat))
        counts = {str(seat): len(state.players[seat].hand) for seat in strongest}
        return replace(seen, counts=counts)

    patch.setattr(Trapped, "view", view)
    patch.setattr(codec, "_ENCODER", msgspec.json.Encoder(enc_hook=str))


def size(patch: Patch) -> None:
    """A hidden word is blotted out letter by letter."""
    patch.setattr(WordDrawn, "hides", {"word": lambda word: "•" * len(word)})


def count(patch: Patch) -> None:
    """Whoever says a secret word is looked at once more."""
    honest = Audience.publish

    def publish(self: Audience, step: Step, *rest: Any) -> None:
        honest(self, step, *rest)
        if any(isinstance(fact, Said) and fact.secret for fact in step.facts):
            self.tell_presence(step.evening)

    patch.setattr(Audience, "publish", publish)


def bots_timing(patch: Patch) -> None:
    """A bot thinks longer about a longer word."""
    honest = BotTurns.plan

    def plan(self: BotTurns, evening: Evening, at: int) -> Any:
        before = dict(self._due)
        honest(self, evening, at)
        for seat, due in self._due.items():
            if before.get(seat) != due and evening.match is not None:
                view: Any = evening.match.game.view(evening.match.state, seat)
                self._due[seat] += 10 * len(view.word)
        return self._due.values()

    patch.setattr(BotTurns, "plan", plan)


def other_endpoint(patch: Patch) -> None:
    """The story so far is told by somebody who knows how it ends."""
    patch.setattr(export, "PUBLIC", ARCHIVE)


def early_replay(patch: Patch) -> None:
    """A game that is being played can be downloaded like one that is over."""
    patch.setattr(export, "is_last", lambda _: True)
    patch.setattr(export, "is_played_out", lambda _: True)


def reconnect(patch: Patch) -> None:
    """Who comes back is told what they missed as the archive knows it."""
    honest = Audience._told
    patch.setattr(Audience, "_told", lambda self, since, _: honest(self, since, ARCHIVE))


def talk(patch: Patch) -> None:
    """What a team whispers is written where all can read it."""
    patch.setattr(chat, "readers", lambda *_: None)


def deadline(patch: Patch) -> None:
    """There is more time for a longer word."""
    honest = Trapwords.deadline

    def later(game: Trapwords, state: Any) -> Deadline | None:
        due = honest(game, state)
        letters = sum(len(sheet.word) for sheet in state.sheets)
        return due and replace(due, at=due.at + letters)

    patch.setattr(Trapwords, "deadline", later)


def take_over(patch: Patch) -> None:
    """Whose chair a bot keeps goes on looking into the bot's hand."""
    honest = doors.seen_by

    def seen_by(table: Any, person: Any, lifted: Any) -> Any:
        kept = [chair.seat for chair in table.chairs if chair.former == person.id]
        return kept[0] if kept else honest(table, person, lifted)

    patch.setattr(doors, "seen_by", seen_by)


def nod(patch: Patch) -> None:
    """Who waits at the door can see the table from there."""
    patch.setattr(doors, "may_look", lambda *_: True)


class Way(Struct, frozen=True):
    """A leak, an evening on which it shows, and who is told too much by it."""

    plant: Callable[[Patch], None]
    plan: Plan
    interlude: Interlude
    who: set[str]
    moves: int = 9

    def __str__(self) -> str:
        return self.plant.__name__


WAYS: Sequence[Way] = (
    Way(first_snapshot, TRAPS, some_reconnect, {"Ann", "Eve", "TV"}),
    Way(log, TRAITOR_WORD, everybody_looks_around, {"Ann", "Eve", "TV"}),
    Way(undo, TRAPWORDS, everybody_looks_around, {"Eve", "TV"}),
    Way(onlooker, TRAPPED, everybody_looks_around, {"TV"}),
    Way(error, TRAPWORDS, everybody_errs, {"Ann"}),
    Way(invitation, TRAITOR_WORD, everybody_looks_around, {"Ann"}, 40),
    Way(order, TRAPPED, everybody_looks_around, {"Ann", "Eve", "TV"}, 20),
    Way(size, TRAPWORDS, some_reconnect, {"Ann", "Eve", "TV"}),
    Way(count, TRAITOR_WORD, everybody_looks_around, {"Eve", "TV"}, 40),
    Way(bots_timing, TRAPWORDS, a_bot_stands_in_for_cleo, {"a bot"}),
    Way(other_endpoint, TRAPPED, everybody_looks_around, {"Bob", "Eve"}, 20),
    Way(early_replay, TRAPS, everybody_looks_around, {"Ann", "Eve"}),
    Way(reconnect, TRAPWORDS, some_reconnect, {"Ann", "Eve", "TV"}),
    Way(talk, TRAPWORDS, they_talk, {"Bob", "Eve", "TV"}),
    Way(deadline, TRAPWORDS, everybody_looks_around, {"Ann", "Eve", "TV"}),
    Way(take_over, TRAPPED, a_bot_stands_in_for_cleo, {"Cleo"}),
    Way(nod, TRAPS, fay_waits_for_the_nod, {"Fay"}),
)
