"""A bot of your own for TRAPS: it runs, and leaves the digging to others.

Try it at a table of bots, from this folder:

    trapline match traps --bots sharp,gentle,runner:Runner --games 30
"""

import sys

from trapline import GAMES, Luck, View, Wish, forms, match

NEVER = {"end-turn", "hide-trap", "place-trap", "draw", "flip-trap"}
"""What costs money, or time, and brings no piece forward."""


class Runner:
    """Rolls, goes where the plain bot would go, and ends its turn."""

    def choose(self, view: View, luck: Luck) -> Wish | None:
        names = {form.name: form for form in forms(view)}
        if "roll" in names:
            # Two dice with two pieces out: the last wish of the form has most of them.
            return list(names["roll"].wishes())[-1]
        wish = GAMES["traps"].bots["plain"].choose(view, luck)
        is_digging = wish is not None and wish.__struct_config__.tag in NEVER
        if is_digging and "end-turn" in names:
            return next(names["end-turn"].wishes())
        return wish


def main(games: int = 20) -> None:
    found = match("traps", [Runner(), "plain"], games)
    for one in found.standings:
        low, high = one.within
        print(f"{one.bot:8}  {one.rate:6.1%}  ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
