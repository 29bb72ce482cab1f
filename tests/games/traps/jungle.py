"""A game of TRAPS told by a test: Ann, Bob, Cleo and Dan on the real board, with chosen dice."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from tests.conformance.playthrough import folded
from tests.games.dealer import Dealer
from trapline.games.traps.content import Adventurer, Box, Card, Spot
from trapline.games.traps.facts import AnyFact
from trapline.games.traps.facts.turns import Opened, TurnBegan
from trapline.games.traps.game import Traps
from trapline.games.traps.model.basics import FINISH, START, Path, PieceId, Space
from trapline.games.traps.model.game import Options, Player, State, Trap
from trapline.games.traps.model.kinds import Phase, Terrain
from trapline.games.traps.model.view import View
from trapline.games.traps.rules.fold import after
from trapline.games.traps.rules.queries import where
from trapline.games.traps.wishes.answers import Move, Suffer
from trapline.games.traps.wishes.turn import PlaceTrap, Roll
from trapline.kernel import HOUSE, By, Observer, Seat, Sitter, Text, TimeUp

ANN, BOB, CLEO, DAN = range(4)
DATA = files("trapline.games.traps") / "data"


def content(path: str, kind: Any) -> Any:
    return msgspec.json.decode((DATA / path).read_bytes(), type=kind)


SPOTS: tuple[Spot, ...] = content("board.json", tuple[Spot, ...])
CARDS: tuple[Card, ...] = content("cards.json", tuple[Card, ...])
ADVENTURERS: tuple[Adventurer, ...] = content("adventurers.json", tuple[Adventurer, ...])
BOX = Box(SPOTS, CARDS, ADVENTURERS)
BOARD = BOX.board
GAME = Traps(BOX)


def animal(seat: Seat) -> PieceId:
    return 2 * seat


def human(seat: Seat) -> PieceId:
    return 2 * seat + 1


def main_path() -> Path:
    """Return the path of those who never turn off."""
    path, here = [], START
    while here != FINISH:
        here = BOARD.next[here][0]
        path.append(here)
    return tuple(path[:-1])


MAIN = main_path()
LAST = MAIN[-1]
FORK = next(space for space in MAIN if len(BOARD.next[space]) == 2)


def kind(terrain: Terrain, number: int = 0) -> Space:
    """Return one of the spaces of a kind on the main path."""
    return [space for space in MAIN if BOARD.kinds[space] is terrain][number]


def back(space: Space, steps: int) -> Space:
    """Return the space some steps before another on the main path."""
    return MAIN[MAIN.index(space) - steps]


class Loaded(Dealer):
    """Dice and cards that a test writes down; what it does not care about comes out lowest."""

    def __init__(self) -> None:
        super().__init__()
        self.dice: list[int] = []

    def die(self, faces: int = 6) -> int:
        self.draws += 1
        return self.dice.pop(0) if self.dice else 1


class Jungle:
    """One game. Ann begins; what a test does not put somewhere is at Start."""

    def __init__(
        self,
        seats: int = 2,
        options: Options | None = None,
        turn: Seat = ANN,
        gold: int = 250,
        game: Traps = GAME,
    ) -> None:
        self.game = game
        order = tuple(range(seats))
        opened = Opened(
            options or Options(),
            order,
            ("jaguar", "monkey", "toucan", "armadillo")[:seats],
            ("explorer", "mechanic", "singer", "trader")[:seats],
            (gold,) * seats,
        )
        self.at = 0
        self.luck = Loaded()
        self.state: State = after(None, opened)
        until = 1000 * self.state.options.turn_seconds if self.state.options.timer else None
        self.tell(TurnBegan(1, turn, until))

    def tell(self, *facts: AnyFact) -> Self:
        self.state = folded(GAME, self.state, facts)
        return self

    def put(self, piece: PieceId, space: Space, path: Path | None = None) -> Self:
        """Put a piece on a space, as if it had come by the shortest way."""
        pieces = list(self.player(piece // 2).pieces)
        pieces[piece % 2] = (1,) if space == 1 else (path or BOARD.routes[space])
        return self.has(piece // 2, pieces=tuple(pieces))

    def has(self, seat: Seat, **changes: Any) -> Self:
        player = replace(self.player(seat), **changes)
        self.state = replace(self.state, players={**self.state.players, seat: player})
        return self

    def trap(self, space: Space, owner: Seat, card: str, *, up: bool = True) -> Self:
        trap = Trap(owner, card, up)
        self.state = replace(self.state, traps={**self.state.traps, space: trap})
        return self

    def rolled(self) -> Self:
        """Go on to the part of the turn in which one draws and plays."""
        self.state = replace(self.state, phase=Phase.DRAW)
        return self

    def play(self, by: By, wish: Any, *, after: int = 100) -> list[AnyFact]:
        self.at += after
        facts = self.game.play(self.state, by, wish, self.at, self.luck)
        self.tell(*facts)
        return facts

    def roll(self, *dice: int) -> list[AnyFact]:
        """Let the active player roll these dice; what is left over is for extra rolls."""
        count = 2 if len(dice) > 1 else 1
        self.luck.dice = list(dice)
        return self.play(self.state.active, Roll(self.state.turn, count))

    def move(self, piece: PieceId, *dice: int) -> list[AnyFact]:
        """Roll these dice and use them for this piece."""
        facts = self.roll(*dice)
        if "MayMove" in self.may(self.state.active):
            facts += self.choose(Move, piece)
        return facts

    def choose(self, kind: Any, *what: Any) -> list[AnyFact]:
        """Answer the question that is being asked."""
        seat = self.view(ANN).waiting[0]
        return self.play(seat, kind(self.state.choice, *what))

    def suffer(self) -> list[AnyFact]:
        return self.choose(Suffer)

    def place(self, card: str, space: Space) -> list[AnyFact]:
        return self.turn(PlaceTrap, Text(card), space)

    def turn(self, kind: Any, *what: Any) -> list[AnyFact]:
        """Let the active player do something in the turn."""
        return self.play(self.state.active, kind(self.state.turn, *what))

    def wait(self) -> list[AnyFact]:
        """Let the next clock run out."""
        due = GAME.deadline(self.state)
        assert due is not None, "no clock runs"
        self.at = due.at
        return self.play(HOUSE, TimeUp(due.name, due.turn), after=0)

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def gold(self, seat: Seat) -> int:
        return self.state.players[seat].gold

    def at_space(self, piece: PieceId) -> Space:
        return where(self.state, piece)

    def view(self, observer: Observer) -> View:
        return self.game.view(self.state, observer)

    def may(self, observer: Observer) -> set[str]:
        return {type(invitation).__name__ for invitation in self.view(observer).may}

    def invited(self, observer: Observer, kind: Any) -> Any:
        return next(may for may in self.view(observer).may if isinstance(may, kind))


def sitters(count: int) -> list[Sitter]:
    return [Sitter(seat) for seat in range(count)]


def kinds(facts: Sequence[AnyFact]) -> list[str]:
    return [type(fact).__name__ for fact in facts]
