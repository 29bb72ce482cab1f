"""A random player, against three of Trapline's own: how often does chance win?"""

import sys

from trapline import Luck, View, Wish, legal, match


class Anything:
    """Does anything it is invited to."""

    def choose(self, view: View, luck: Luck) -> Wish | None:
        wishes = legal(view)
        return luck.choice(wishes) if wishes else None


def main(games: int = 20) -> None:
    found = match("traps", [Anything(), "gentle", "keen", "sharp"], games)
    for one in found.standings:
        low, high = one.within
        print(f"{one.bot:8}  {one.rate:6.1%}  ({low:.1%} to {high:.1%}) of {one.games} games")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
