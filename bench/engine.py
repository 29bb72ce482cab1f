"""How fast TRAPS plays, beside games of OpenSpiel and PettingZoo that are written in Python.

    pip install open_spiel "pettingzoo[classic]"
    python -m bench.engine [--seconds N]

Every contender first plays some games at random and keeps their moves. Then the same moves are
made again, a stretch of each in turn: whatever else the machine does falls on all of them alike.
*Bare* is the move alone; *seen* is the move and what the next player must know to choose.
"""

import argparse
import importlib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple, Protocol

from trapline.catalogue import traps
from trapline.kernel import PLAIN, PUBLIC, Seat, SeededLuck, Sitter

GAMES = 20
ROUNDS = 5
SEATS = range(4)
DOMINOES = ("python_block_dominoes", "python_team_dominoes")
SPIELS = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", *DOMINOES)
ZOO = ("tictactoe_v3", "connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4", "chess_v6")


class Played(NamedTuple):
    """One game: what it began with, and what was chosen."""

    seed: int
    moves: Sequence[Any]


class Contender(Protocol):
    """A game of an engine."""

    name: str

    def record(self, seed: int) -> Played:
        """Play a game at random."""

    def replay(self, played: Played, *, seen: bool) -> None:
        """Make the moves of a game again."""


class Traps:
    """Four plain bots. `watched` also makes the views of all four and of the TV."""

    def __init__(self, *, watched: bool = False) -> None:
        self.name = "TRAPS, all five views" if watched else "TRAPS"
        self.game, self.watched, self.facts = traps(), watched, 0

    def record(self, seed: int) -> Played:
        whim, luck, moves = SeededLuck(f"whim {seed}"), SeededLuck(str(seed)), []
        state = self.begun(luck)
        while self.game.outcome(state) is None:
            seat = self.game.view(state, PUBLIC).waiting[0]
            wish = self.game.bots[PLAIN].choose(self.game.view(state, seat), whim)
            moves.append((seat, wish))
            state = self.after(state, seat, wish, luck)
        return Played(seed, moves)

    def replay(self, played: Played, *, seen: bool) -> None:
        luck = SeededLuck(str(played.seed))
        state = self.begun(luck)
        for seat, wish in played.moves:
            if seen:
                for observer in (*SEATS, PUBLIC) if self.watched else (seat,):
                    self.game.view(state, observer)
            state = self.after(state, seat, wish, luck)

    def begun(self, luck: SeededLuck) -> Any:
        state = None
        sitters = [Sitter(seat, None) for seat in SEATS]
        for fact in self.game.setup(self.game.defaults("en"), sitters, 0, luck, None):
            state = self.game.apply(state, fact)
        return state

    def after(self, state: Any, seat: Seat, wish: Any, luck: SeededLuck) -> Any:
        facts = self.game.play(state, seat, wish, 0, luck)
        self.facts += len(facts)
        for fact in facts:
            state = self.game.apply(state, fact)
        return state


class Spiel:
    """A game that OpenSpiel has in Python."""

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

    def replay(self, played: Played, *, seen: bool) -> None:
        state = self.game.new_initial_state()
        for move in played.moves:
            if seen:
                state.legal_actions()
            state.apply_action(move)


class Zoo:
    """A classic environment of PettingZoo."""

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

    def replay(self, played: Played, *, seen: bool) -> None:
        self.env.reset(seed=played.seed)
        for move in played.moves:
            if seen:
                self.env.observe(self.env.agent_selection)
            self.env.step(move)


class Rate(NamedTuple):
    """What a second of the processor was good for."""

    moves: float
    games: float


def rate(contender: Contender, games: Sequence[Played], seconds: float, *, seen: bool) -> Rate:
    moves = played = 0
    start = process_time()
    for game in cycle(games):
        contender.replay(game, seen=seen)
        moves, played = moves + len(game.moves), played + 1
        if (spent := process_time() - start) >= seconds:
            return Rate(moves / spent, played / spent)
    raise ValueError("no games")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each stretch (default 1)")
    seconds = parser.parse_args().seconds
    ours, watched = Traps(), Traps(watched=True)
    contenders: list[Contender] = [ours, watched, *map(Spiel, SPIELS), *map(Zoo, ZOO)]
    recorded = {one.name: [one.record(seed) for seed in range(GAMES)] for one in contenders}
    rates: dict[tuple[str, bool], list[Rate]] = defaultdict(list)
    for _ in range(ROUNDS):
        for one in contenders:
            for seen in (False, True):
                rates[one.name, seen].append(rate(one, recorded[one.name], seconds, seen=seen))
    print("\n".join(table([one.name for one in contenders], rates)))
    facts = facts_a_move(ours, recorded[ours.name])
    moves = median(rate.moves for rate in rates[ours.name, False])
    print(f"TRAPS: {facts:.2f} facts a move, {facts * moves:,.0f} a second")


def table(names: Sequence[str], rates: Mapping[tuple[str, bool], Sequence[Rate]]) -> Iterator[str]:
    """Yield a line for each contender: medians of all stretches, and how TRAPS compares."""
    ours = median(rate.moves for rate in rates[names[0], False])
    yield f"{'':34}{'bare moves/s':>14}{'seen moves/s':>14}{'bare games/s':>14}{'of TRAPS':>10}"
    for name in names:
        bare = median(rate.moves for rate in rates[name, False])
        seen = median(rate.moves for rate in rates[name, True])
        games = median(rate.games for rate in rates[name, False])
        yield f"{name:34}{bare:14,.0f}{seen:14,.0f}{games:14,.1f}{bare / ours:10.2f}"


def facts_a_move(contender: Traps, games: Sequence[Played]) -> float:
    contender.facts = 0
    for game in games:
        contender.replay(game, seen=False)
    return contender.facts / sum(len(game.moves) for game in games)


if __name__ == "__main__":
    main()
