"""A house rule, tried before people try it: what if hiding a Trap cost $5?

The same as `trapline compare traps --set hide_price=5 --bot sharp`.
"""

import sys

from trapline import compare


def main(games: int = 20) -> None:
    found = compare("traps", {"hide_price": 5}, games, "sharp")
    for change in found.changes:
        if change.chart in ("Length", "Traps in a game") and change.within is not None:
            low, high = change.within
            sure = "more than luck" if change.is_sure else "perhaps luck"
            figures = f"{change.usual.value:7.2f} -> {change.changed.value:7.2f}"
            print(f"{change.label:24} {figures}  ({low:+.2f} to {high:+.2f}) {sure}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
