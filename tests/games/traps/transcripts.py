"""One scene for each chapter of the rules, told as the table hears it.

`python -m tests.games.traps.transcripts` writes them anew into `told`; read what changed before
you keep it.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.games.traps.jungle import (
    ANN,
    BOB,
    CLEO,
    FORK,
    GAME,
    LAST,
    MAIN,
    Jungle,
    animal,
    back,
    content,
    human,
    kind,
    sitters,
)
from trapline.games.traps.facts import AnyFact
from trapline.games.traps.model.basics import FINISH, MOST_WORKS
from trapline.games.traps.model.game import Options
from trapline.games.traps.model.kinds import Terrain
from trapline.games.traps.wishes.answers import (
    BuyTrap,
    Move,
    PickPiece,
    PickSeat,
    StealFrom,
    TakePath,
)
from trapline.games.traps.wishes.turn import CashIn, Draw, EndTurn, HideTrap, PlayAction, UseAbility
from trapline.kernel import HOUSE, PUBLIC, By, SeatLeft, SeededLuck, Text, redact
from trapline.tables.sentences import Names, say

TOLD = Path(__file__).parent / "told"
TEXTS = content("en/texts.json", dict[str, str])
NAMES = Names(seats={0: "Ann", 1: "Bob", 2: "Cleo", 3: "Dan"}, things=TEXTS)


class Recorded(Jungle):
    """A game that writes down every wish and every fact."""

    lines: tuple[str, ...] = ()

    def play(self, by: By, wish: Any, *, after: int = 100) -> list[AnyFact]:
        facts = super().play(by, wish, after=after)
        who = "The house" if by is HOUSE else NAMES.seats[int(by)]
        self.lines += (f"{who}: {type(wish).__name__}", *map(sentence, facts))
        return facts

    @property
    def told(self) -> tuple[str, ...]:
        """Return what was written down, and how everybody stands in the end."""
        return self.lines + tuple(
            f"{NAMES.seats[board.seat]} has ${board.gold}, pieces on {board.pieces[0]} and "
            f"{board.pieces[1]}, {len(board.hand)} cards, {board.flags} flags"
            for board in self.view(PUBLIC).boards
        )


def sentence(fact: AnyFact) -> str:
    template = TEXTS[f"fact.{type(fact).__struct_config__.tag}"]
    heard = redact(fact, PUBLIC)
    return "    " + say(template, msgspec.to_builtins(heard), "en", NAMES)


def setting_up() -> tuple[str, ...]:
    facts = GAME.setup(Options(), sitters(4), 0, SeededLuck("golden"), None)
    return tuple(map(sentence, facts))


def moving() -> tuple[str, ...]:
    jungle = Recorded().put(animal(ANN), back(FORK, 2)).put(human(ANN), MAIN[0])
    jungle.move(animal(ANN), 2, 2, 1)
    jungle.choose(TakePath, MAIN[MAIN.index(FORK) + 1])
    jungle.choose(Move, human(ANN))
    jungle.turn(EndTurn)
    return jungle.told


def landing() -> tuple[str, ...]:
    jungle = Recorded(3).put(animal(ANN), MAIN[15]).put(human(ANN), FINISH)
    jungle.put(animal(BOB), MAIN[16]).put(animal(CLEO), MAIN[16])
    jungle.trap(MAIN[16], CLEO, "poison-ivy", up=False)
    jungle.roll(1)
    jungle.choose(StealFrom, BOB)
    jungle.suffer()
    return jungle.told


def traps() -> tuple[str, ...]:
    jungle = Recorded().put(animal(ANN), MAIN[13]).put(human(ANN), FINISH).rolled()
    jungle.has(ANN, hand=("trapdoor", "puddle"), gold=100)
    jungle.place("puddle", MAIN[15])
    jungle.turn(HideTrap, Text("trapdoor"), MAIN[16])
    jungle.has(ANN, gold=50).turn(EndTurn)
    jungle.put(animal(BOB), MAIN[15]).put(human(BOB), FINISH)
    jungle.roll(1)
    jungle.choose(BuyTrap)
    return jungle.told


def playing() -> tuple[str, ...]:
    jungle = Recorded(3).put(animal(ANN), MAIN[15]).put(animal(BOB), MAIN[22]).rolled()
    jungle.has(ANN, hand=("shove", "padlock", "jade-frog", "lullaby"))
    jungle.turn(Draw)
    jungle.turn(CashIn, Text("jade-frog"))
    jungle.turn(PlayAction, Text("padlock"))
    jungle.turn(PlayAction, Text("shove"))
    jungle.turn(PlayAction, Text("lullaby"))
    jungle.choose(PickSeat, CLEO)
    jungle.turn(UseAbility, human(ANN))
    return jungle.told


def special_spaces() -> tuple[str, ...]:
    bank = kind(Terrain.BANK, 1)
    jungle = Recorded().put(animal(ANN), back(bank, 1)).put(human(ANN), FINISH)
    jungle.luck.wanted = ["toll-gate"]
    jungle.roll(2)
    jungle.suffer()
    toxic = kind(Terrain.TOXIC)
    jungle.turn(EndTurn)
    jungle.put(animal(BOB), back(toxic, 1)).put(human(BOB), FINISH)
    jungle.roll(1)
    return jungle.told


def enough() -> tuple[str, ...]:
    jungle = Recorded().put(animal(ANN), MAIN[7]).put(human(ANN), MAIN[2])
    jungle.trap(MAIN[9], BOB, "quicksand").move(animal(ANN), 1, 1, 4)
    jungle.suffer()
    jungle.choose(Move, animal(ANN))
    jungle.state = replace(jungle.state, worked=MOST_WORKS)
    jungle.has(ANN, hand=("sprint",)).turn(PlayAction, Text("sprint"))
    jungle.choose(PickPiece, human(ANN))
    return jungle.told


def money() -> tuple[str, ...]:
    jungle = Recorded().put(animal(ANN), MAIN[15]).put(human(ANN), FINISH).has(ANN, gold=10)
    jungle.trap(MAIN[16], BOB, "bandit-camp").trap(MAIN[30], ANN, "leaky-purse")
    jungle.roll(1)
    jungle.suffer()
    return jungle.told


def winning() -> tuple[str, ...]:
    jungle = Recorded().put(animal(ANN), FINISH).put(human(ANN), back(LAST, 2))
    jungle.has(ANN, hand=("sprint",))
    jungle.roll(4)
    jungle.turn(PlayAction, Text("sprint"))
    return jungle.told


def leaving() -> tuple[str, ...]:
    jungle = Recorded().put(animal(ANN), MAIN[0]).put(human(ANN), FINISH)
    jungle.trap(MAIN[1], BOB, "quicksand")
    jungle.wait()
    jungle.play(HOUSE, SeatLeft(BOB))
    jungle.wait()
    return jungle.told


CHAPTERS: Mapping[str, Callable[[], tuple[str, ...]]] = {
    "setting-up": setting_up,
    "moving": moving,
    "landing": landing,
    "traps": traps,
    "playing": playing,
    "special-spaces": special_spaces,
    "enough": enough,
    "money": money,
    "winning": winning,
    "leaving": leaving,
}


def written(chapter: str) -> str:
    return "\n".join(CHAPTERS[chapter]()) + "\n"


if __name__ == "__main__":
    for name in CHAPTERS:
        (TOLD / f"{name}.txt").write_text(written(name), "utf-8")
