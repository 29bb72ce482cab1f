"""A tournament of all against all, two at a table, with a picture of who won how often."""

import sys
from itertools import combinations
from pathlib import Path

from trapline import Chart, drawn, match

BOTS = ("gentle", "keen", "sharp")


def main(games: str = "10", picture: str = "tournament.svg") -> None:
    charts: list[Chart] = []
    for one, other in combinations(BOTS, 2):
        found = match("traps", [one, other], int(games), seed=f"{one} {other}")
        best = found.standings[0]
        print(f"{one} against {other}: {best.bot} wins {best.rate:.0%}")
        charts.append(Chart(f"{one} against {other}", found.chart.bars, band=(50, 50)))
    Path(picture).write_text(drawn(f"TRAPS, {games} games a pair", charts), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
