"""A bot of your own for Traitor Word: it says what begins like the word before.

Where it is to do anything else it does what the plain bot does. What the referee refuses is told.
"""

import sys

from trapline import GAMES, Luck, Mistake, View, Wish, forms, match, plain

PAGE = """
apple bread cloud dance eagle flower garden honey island jacket kettle lemon music night ocean
paper queen river stone tower uncle village winter yard zebra
"""
BOOK = PAGE.split()


class Rhymer:
    """Thinks with the first letter only."""

    def choose(self, view: View, luck: Luck) -> Wish | None:
        say = next((form for form in forms(view) if form.name == "say"), None)
        if say is None or not luck.below(3):
            return GAMES["traitor-word"].bots["plain"].choose(view, luck)
        said = [one["text"] for one in plain(view)["chain"]]
        word = next((one for one in BOOK if one not in said and begins_like(said, one)), None)
        try:
            return say.filled({"text": word or luck.choice(BOOK)})
        except Mistake:
            return GAMES["traitor-word"].bots["plain"].choose(view, luck)


def begins_like(said: list[str], word: str) -> bool:
    return bool(said) and said[-1][:1] == word[:1]


def main(games: int = 8) -> None:
    found = match("traitor-word", [Rhymer(), "plain"], games, seats=4)
    for one in found.standings:
        low, high = one.within
        print(f"{one.bot:8}  {one.rate:6.1%}  ({low:.1%} to {high:.1%}), refused {one.refused}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
