"""How well bots of TRAPS play, and what becomes of their Traps.

`python -m bench.bots_traps [--games 300] [--seed S]` plays games of four of each level, then games
of one sharp or keen bot against three, and against one, of the gentle ones, seats in turn.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean

from bench.bots_traitor import around, shares
from trapline import catalogue
from trapline.games.traps.model.view import View
from trapline.games.traps.survey import TrapLines, trap_lines
from trapline.kernel import PLAIN, Bot, Luck, Seat, Wish
from trapline.library.sitting import Sitting

LEVELS = {PLAIN: "gentle", "keen": "keen", "good": "sharp"}
GUEST = "guest"


class Mixed:
    """One guest, and bots of another level."""

    def __init__(self, guest: Bot, seat: Seat, others: Bot) -> None:
        self._guest, self._seat, self._others = guest, seat, others

    def choose(self, view: View, luck: Luck) -> Wish | None:
        bot = self._guest if view.me == self._seat else self._others
        return bot.choose(view, luck)


def among_equals(character: str, seed: str, share: Sequence[int]) -> list[TrapLines]:
    game = catalogue.traps()
    found = []
    for number in share:
        table = Sitting(game, game.defaults("en"), 4, f"{seed} {number}")
        table.played(character)
        found.append(trap_lines(table.facts))
    return found


def against_gentle(character: str, seats: int, seed: str, share: Sequence[int]) -> int:
    """Return how many of so many games one bot wins against gentle ones."""
    game = catalogue.traps()
    won = 0
    for number in share:
        seat = number % seats
        mixed = Mixed(game.bots[character], seat, game.bots[PLAIN])
        game.bots = {**game.bots, GUEST: mixed}
        table = Sitting(game, game.defaults("en"), seats, f"{seed} {number}")
        won += seat in table.played(GUEST).winners
    return won


def lines(found: Sequence[TrapLines]) -> Iterator[str]:
    yield f"hidden {mean(one.hidden for one in found):.1f}"
    yield f"stepped on {mean(one.sprung for one in found):.1f}"
    yield f"bluffs called {mean(one.called for one in found):.1f}"
    yield f"placed face up {mean(one.placed for one in found):.1f}"
    yield f"open ones stepped on {mean(one.met for one in found):.1f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="trapline")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    parts = shares(chosen.games, chosen.processes)
    with ProcessPoolExecutor(chosen.processes) as pool:
        for level, called in LEVELS.items():
            races = [
                one
                for part in pool.map(partial(among_equals, level, chosen.seed), parts)
                for one in part
            ]
            print(f"four {called}, {chosen.games} games: {', '.join(lines(races))}", flush=True)
        for level in ("good", "keen"):
            for table in (4, 2):
                wins = sum(pool.map(partial(against_gentle, level, table, chosen.seed), parts))
                print(
                    f"{LEVELS[level]} among {table} wins {around(wins, chosen.games)}", flush=True
                )
