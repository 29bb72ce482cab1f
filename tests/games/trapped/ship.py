"""A game of Trapped! told by a test: Ann is the GM; Bob, Cleo and Dan are on the ship.

Bob is Biff (0), Cleo is Valda (1), Dan is Otto (2); the Extras are Zed (3), Mina (4), Chip (5).
Every score and every hand is written down here, and so is what luck draws.
"""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Self

import pytest
from msgspec.structs import replace

from tests.conformance.playthrough import folded
from tests.games import dealer
from tests.games.trapped.sketches import BANK
from tests.packs import LIBRARY
from trapline.games.trapped.content.checks import read
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.facts.making import Opened
from trapline.games.trapped.facts.talk import CueGiven, MovedOn
from trapline.games.trapped.facts.turns import Asked
from trapline.games.trapped.game import Trapped
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.basics import FigureId
from trapline.games.trapped.model.game import Beast
from trapline.games.trapped.model.kinds import Attribute, Phase, Side, Stage, Through
from trapline.games.trapped.model.options import Clocks, Options, Setting
from trapline.games.trapped.rules.fold import after
from trapline.games.trapped.wishes.conflict import Bid, Confirm, KeepLucky, PassBid, Reveal
from trapline.games.trapped.wishes.talk import MoveOn
from trapline.games.trapped.wishes.trouble import Face
from trapline.games.trapped.wishes.turn import Attempt
from trapline.kernel import (
    HOUSE,
    By,
    IllegalMove,
    Language,
    Observer,
    Seat,
    Sitter,
    Text,
    TimeUp,
)

ANN, BOB, CLEO, DAN, EVE, FINN = range(6)
BIFF, VALDA, OTTO, ZED, MINA, CHIP = range(6)
NAMES = ("Biff", "Valda", "Otto", "Zed", "Mina", "Chip")

FOLDER = files("trapline.games.trapped") / "data" / "scenarios"
SHIPPED = {
    Setting(file.name.removesuffix(".json")): read(file.read_bytes()) for file in FOLDER.iterdir()
}
GAME = Trapped(SHIPPED, BANK, LIBRARY, voices={})
"""Its bots are mute, so that a test sees what they do."""
ATLAS = GAME.atlases[Setting.SPACESHIP]
LANGUAGES: tuple[Language, ...] = ("en", "fr")

LOUNGE, CORRIDOR, BRIDGE, LAB = "crew-lounge", "fore-corridor", "bridge", "science-lab"

SCORES = {
    BIFF: "9 4 5 7 10 K",
    VALDA: "6 A 8 5 3 7",
    OTTO: "2 3 K 9 6 4",
    ZED: "5 5 5 5 5 5",
    MINA: "7 8 Q 6 4 9",
    CHIP: "3 6 4 8 9 2",
}
"""Brave, Sexy, Clever, Fast, Dangerous, Lucky."""
FEELINGS = {
    BIFF: "7♥ 5♥ 8♣",
    VALDA: "4♠ 9♦ 6♦",
    OTTO: "3♥ 10♣ 2♠",
    ZED: "6♥ 3♣ 9♦ 7♥ 2♠ 4♣",
    MINA: "8♠ 2♥ 5♦ 3♣ 6♦ 7♠",
    CHIP: "K♣ 4♦ 9♥ 5♠ 8♣ 3♦",
}
"""Towards Biff, Valda, Otto, and the Extras."""
HANDS = {
    BOB: "2♣ 5♦ 9♥ J♠ K♥",
    CLEO: "3♣ 6♠ 8♦ 10♥ Q♣",
    DAN: "4♥ 7♣ 9♠ J♦ A♣",
}


class Dealer(dealer.Dealer):
    """Leaves cards as they lie when it shuffles."""

    def shuffled(self, cards: Sequence[Any]) -> tuple[Any, ...]:
        self.draws += 1
        return tuple(cards)


class Evening:
    """One game, on the first turn of the first round: Bob has drawn, and may act."""

    def __init__(self, options: Options | None = None, **more: Any) -> None:
        self.at = 0
        self.listens = False
        self.luck = Dealer()
        chosen = options or Options(clocks=Clocks.ALWAYS)
        self.state: Any = after(None, Opened(chosen, ANN, (BOB, CLEO, DAN, ANN), ()))
        figures = {
            figure: replace(
                self.state.figures[figure],
                seat=figure + 1 if figure < ZED else None,
                name=NAMES[figure],
                gender="person",
                occupation="passenger",
                attributes=dict(zip(Attribute, scores.split(), strict=True)),
                feelings=dict(enumerate(FEELINGS[figure].split())),
                room=LOUNGE,
            )
            for figure, scores in SCORES.items()
        }
        players = {
            seat: replace(self.state.players[seat], hand=tuple(hand.split()), figure=seat - 1)
            for seat, hand in HANDS.items()
        }
        self.change(
            figures=figures,
            players=players,
            phase=Phase.PLAY,
            active=BOB,
            turn=1,
            round=1,
            stage=Stage.ACT,
            safe=LOUNGE,
            sealed=True,
            goals=frozenset(ATLAS.scenario.achieved),
            floor={"sick-bay": ("medicine",)},
            hidden={"locker-key": "bridge"},
            beast=Beast(room=LAB),
        )
        self.change(**more)
        self.tell(Asked(Ask.ACT, 1, (self.state.active,), None))

    def change(self, **changes: Any) -> Self:
        self.state = replace(self.state, **changes)
        return self

    def tell(self, *facts: AnyFact) -> Self:
        self.state = folded(GAME, self.state, facts)
        return self

    def put(self, *figures: FigureId, **changes: Any) -> Self:
        """Change what is on somebody's sheet, or where they are."""
        for figure in figures:
            changed = replace(self.state.figures[figure], **changes)
            self.change(figures={**self.state.figures, figure: changed})
        return self

    def hand(self, seat: Seat, cards: str) -> Self:
        player = replace(self.state.players[seat], hand=tuple(cards.split()))
        return self.change(players={**self.state.players, seat: player})

    def monster(self, room: str, **changes: Any) -> Self:
        """Put the monster somewhere; people there see it."""
        here = any(figure.room == room for figure in self.state.figures.values())
        seen = room if here else ""
        return self.change(beast=replace(self.state.beast, room=room, seen_in=seen, **changes))

    def draws(self, cards: str) -> Self:
        self.luck.wanted += cards.split()
        return self

    @property
    def number(self) -> int:
        return int(self.state.asked)

    @property
    def ask(self) -> Any:
        return None if self.state.question is None else self.state.question.ask

    def play(self, by: By, wish: Any, *, after: int = 100) -> list[AnyFact]:
        self.at += after
        facts = GAME.play(self.state, by, wish, self.at, self.luck)
        self.tell(*facts)
        return facts if self.listens else self.without_tales(facts)

    def without_tales(self, facts: list[AnyFact]) -> list[AnyFact]:
        """Go on at once where somebody has the floor; tales have tests of their own."""
        while self.ask is Ask.NARRATE:
            more = GAME.play(self.state, ANN, MoveOn(self.number), self.at, self.luck)
            self.tell(*more)
            facts = [*facts, *more]
        return [fact for fact in facts if not is_of_tales(fact)]

    def wait(self) -> list[AnyFact]:
        """Let the next clock run out."""
        due = GAME.deadline(self.state)
        assert due is not None, "no clock runs"
        self.at = due.at
        return self.play(HOUSE, TimeUp(due.name, due.turn), after=0)

    def attempt(
        self,
        by: Seat,
        goal: str,
        attribute: Attribute = Attribute.CLEVER,
        through: Through = Through.CHARACTER,
    ) -> list[AnyFact]:
        return self.play(by, Attempt(self.number, Text(goal), attribute, through, Text("")))

    def confirm(self) -> list[AnyFact]:
        """The GM agrees with what was proposed."""
        assert self.state.conflict is not None, "nothing is to be confirmed"
        attribute = self.state.conflict.attribute
        assert attribute is not None, "nothing was proposed"
        return self.play(ANN, Confirm(self.number, attribute))

    def bid(
        self,
        by: Seat,
        card: str,
        side: Side = Side.ACTIVE,
        through: Through = Through.CHARACTER,
        attribute: Attribute = Attribute.BRAVE,
    ) -> list[AnyFact]:
        wish = Bid(self.number, Text(card), side, through, attribute, Text(""))
        return self.play(by, wish)

    def others_pass(self) -> list[AnyFact]:
        """Let everybody who is asked for a bid keep out of it."""
        facts: list[AnyFact] = []
        while self.ask is Ask.BID and self.state.question is not None:
            facts = self.play(self.state.question.waits[0], PassBid(self.number))
        return facts

    def no_luck(self) -> list[AnyFact]:
        """Let everybody keep Lucky."""
        facts: list[AnyFact] = []
        while self.ask is Ask.LUCK and self.state.question is not None:
            facts = self.play(self.state.question.waits[0], KeepLucky(self.number))
        return facts

    def contest(
        self, by: Seat, card: str, *helps: Any, through: Through = Through.CHARACTER
    ) -> list[AnyFact]:
        """After an aim: confirm, bid, let the others bid or pass, and let nobody be lucky."""
        if self.ask is Ask.RULE:
            self.confirm()
        if self.ask is Ask.FACE and self.state.conflict is not None:
            self.play(by, Face(self.number, self.state.conflict.attributes[0], Text("")))
        facts = self.bid(by, card, through=through)
        for seat, other, side, through, attribute in helps:
            while self.state.question.waits != (seat,):
                self.play(self.state.question.waits[0], PassBid(self.number))
            facts = self.bid(seat, other, side, through, attribute)
        facts = self.others_pass() or facts
        if self.ask is Ask.CLOSE:
            facts = self.play(ANN, Reveal(self.number))
        return self.no_luck() or facts

    def view(self, observer: Observer) -> Any:
        return GAME.view(self.state, observer)

    def may(self, seat: Seat) -> set[str]:
        return {type(one).__name__.removeprefix("May") for one in self.view(seat).may}


def is_of_tales(fact: AnyFact) -> bool:
    if isinstance(fact, Asked):
        return fact.ask is Ask.NARRATE
    return isinstance(fact, CueGiven | MovedOn)


def sitters(count: int) -> list[Sitter]:
    return [Sitter(seat) for seat in range(count)]


def only(facts: Sequence[AnyFact], kind: type) -> Any:
    [found] = [fact for fact in facts if isinstance(fact, kind)]
    return found


def told(facts: Sequence[AnyFact]) -> list[str]:
    return [type(fact).__name__ for fact in facts]


def refused(table: Evening, by: By, wish: Any) -> IllegalMove:
    """Return why a wish is refused."""
    with pytest.raises(IllegalMove) as caught:
        table.play(by, wish)
    return caught.value


def on_the_bridge() -> Evening:
    return Evening().put(BIFF, room=BRIDGE)
