"""How fast our games play, beside games of OpenSpiel and PettingZoo that are written in Python.

    pip install open_spiel "pettingzoo[classic]"
    python -m bench.engine [--seconds N] [--ours]

Every contender first plays some games and keeps their moves: ours with plain bots, the others at
random. Then the same moves are made again, a stretch of each in turn: whatever else the machine
does falls on all of them alike. *Bare* is the move alone; *seen* is the move and what who makes it
must know to choose; *watched* is the move and the views of all four players and the TV.
"""

import argparse
import importlib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import cycle
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple, Protocol

from trapline.kernel import PLAIN, PUBLIC, By, HouseMove, SeededLuck, TableTime, Wish
from trapline.library.shelf import GAMES, game_named, sitters
from trapline.library.sitting import Sitting

GAMES_EACH = 4
ROUNDS = 5
SEATS = range(4)
DOMINOES = ("python_block_dominoes", "python_team_dominoes")
SPIELS = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", *DOMINOES)
ZOO = ("tictactoe_v3", "connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4", "chess_v6")


class Look(StrEnum):
    """What is looked at before each move."""

    BARE = "bare"
    SEEN = "seen"
    WATCHED = "watched"


class Played(NamedTuple):
    """One game: what it began with, and what was chosen."""

    seed: int
    moves: Sequence[Any]


class Contender(Protocol):
    """A game of an engine."""

    name: str

    @property
    def looks(self) -> Sequence[Look]:
        """What may be looked at before a move of it."""

    def record(self, seed: int) -> Played:
        """Play a game."""

    def replay(self, played: Played, look: Look) -> None:
        """Make the moves of a game again."""


class Noting(Sitting):
    """A table that keeps what was asked, if it came true."""

    def __init__(self, *about: Any) -> None:
        self.asked: list[tuple[By, Wish | HouseMove, TableTime]] = []
        super().__init__(*about)

    def asks(self, by: By, wish: Wish | HouseMove) -> bool:
        came_true = super().asks(by, wish)
        if came_true:
            self.asked.append((by, wish, self.at))
        return came_true


class Ours:
    """A game of Trapline, played by four plain bots."""

    looks = tuple(Look)

    def __init__(self, name: str) -> None:
        self.name, self.game, self.facts = name, game_named(name), 0
        self.options = self.game.defaults("en")

    def record(self, seed: int) -> Played:
        table = Noting(self.game, self.options, len(SEATS), seed)
        table.played(PLAIN)
        return Played(seed, table.asked)

    def replay(self, played: Played, look: Look) -> None:
        luck, state = SeededLuck(f"game {played.seed}"), None
        for fact in self.game.setup(self.options, sitters(self.game, len(SEATS)), 0, luck, None):
            state = self.game.apply(state, fact)
        for by, wish, at in played.moves:
            if look is Look.SEEN and by in SEATS:
                self.game.view(state, by)
            elif look is Look.WATCHED:
                for observer in (*SEATS, PUBLIC):
                    self.game.view(state, observer)
            facts = self.game.play(state, by, wish, at, luck)
            self.facts += len(facts)
            for fact in facts:
                state = self.game.apply(state, fact)


class Spiel:
    """A game that OpenSpiel has in Python."""

    looks = (Look.BARE, Look.SEEN)

    def __init__(self, name: str) -> None:
        importlib.import_module("open_spiel.python.games")
        self.name = f"OpenSpiel {name}"
        self.game = importlib.import_module("pyspiel").load_game(name)

    def record(self, seed: int) -> Played:
        whim, state, moves = Random(seed), self.game.new_initial_state(), []
        while not state.is_terminal():
            moves.append(whim.choice(state.legal_actions()))
            state.apply_action(moves[-1])
        return Played(seed, moves)

    def replay(self, played: Played, look: Look) -> None:
        state = self.game.new_initial_state()
        for move in played.moves:
            if look is Look.SEEN:
                state.legal_actions()
            state.apply_action(move)


class Zoo:
    """A classic environment of PettingZoo."""

    looks = (Look.BARE, Look.SEEN)

    def __init__(self, name: str) -> None:
        self.name = f"PettingZoo {name}"
        self.env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()

    def record(self, seed: int) -> Played:
        whim = Random(seed)
        moves: list[int | None] = []
        self.env.reset(seed=seed)
        for agent in self.env.agent_iter():
            if self.env.terminations[agent] or self.env.truncations[agent]:
                moves.append(None)
            else:
                mask = self.env.observe(agent)["action_mask"]
                moves.append(whim.choice([move for move, lawful in enumerate(mask) if lawful]))
            self.env.step(moves[-1])
        return Played(seed, moves)

    def replay(self, played: Played, look: Look) -> None:
        self.env.reset(seed=played.seed)
        for move in played.moves:
            if look is Look.SEEN:
                self.env.observe(self.env.agent_selection)
            self.env.step(move)


class Rate(NamedTuple):
    """What a second of the processor was good for."""

    moves: float
    games: float


def rate(contender: Contender, games: Sequence[Played], seconds: float, look: Look) -> Rate:
    moves = played = 0
    start = process_time()
    for game in cycle(games):
        contender.replay(game, look)
        moves, played = moves + len(game.moves), played + 1
        if (spent := process_time() - start) >= seconds:
            return Rate(moves / spent, played / spent)
    raise ValueError("no games")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each stretch (default 1)")
    parser.add_argument("--ours", action="store_true", help="leave the others out")
    options = parser.parse_args()
    ours = [Ours(name) for name in GAMES]
    others: list[Contender] = [] if options.ours else [*map(Spiel, SPIELS), *map(Zoo, ZOO)]
    contenders: list[Contender] = [*ours, *others]
    recorded = {one.name: [one.record(seed) for seed in range(GAMES_EACH)] for one in contenders}
    rates: dict[tuple[str, Look], list[Rate]] = defaultdict(list)
    for _ in range(ROUNDS):
        for one in contenders:
            for look in one.looks:
                rates[one.name, look].append(rate(one, recorded[one.name], options.seconds, look))
    print("\n".join(table(contenders, rates)))
    for one in ours:
        print(f"{one.name}: {facts_a_move(one, recorded[one.name]):.2f} facts a move")


def table(
    contenders: Sequence[Contender], rates: Mapping[tuple[str, Look], Sequence[Rate]]
) -> Iterator[str]:
    """Yield a line for each contender: medians of all stretches."""
    heads = "".join(f"{f'{look} moves/s':>17}" for look in Look)
    yield f"{'':34}{heads}{'bare games/s':>17}"
    for one in contenders:
        moves = [median(r.moves for r in rates[one.name, look]) for look in one.looks]
        games = median(r.games for r in rates[one.name, Look.BARE])
        cells = "".join(f"{number:17,.0f}" for number in moves).ljust(17 * len(Look))
        yield f"{one.name:34}{cells}{games:17,.1f}"


def facts_a_move(contender: Ours, games: Sequence[Played]) -> float:
    contender.facts = 0
    for game in games:
        contender.replay(game, Look.BARE)
    return contender.facts / sum(len(game.moves) for game in games)


if __name__ == "__main__":
    main()
