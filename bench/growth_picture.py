"""How costs grow, as a picture: a small chart for each cost, a line for each number of servers."""

from collections.abc import Iterator, Sequence
from math import ceil, log10
from typing import Protocol

from trapline.library.plot import nice

WIDTH, HEIGHT, MARGIN, LEFT = 330, 190, 60, 54
TICKS = 5
COLOURS = ("#4f8a5b", "#b5762a", "#3d5a80", "#8a4f6d")
DASHES = ("", "6 3", "2 3", "8 3 2 3")
CHARTS = (
    ("server_ms", "All servers, ms of processor time a move"),
    ("database_ms", "PostgreSQL, ms of processor time a move"),
    ("server_rest", "All servers at rest, share of a core"),
    ("kb", "Server memory, kB a table"),
    ("p99", "Until all four have a move, p99, ms"),
)
HEADING = "What a move and a table cost as tables become many"
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#26312b}"
    ".page{font-size:20px;font-weight:600}.title{font-size:14px;font-weight:600}"
)


class Found(Protocol):
    """What was measured at one size."""

    @property
    def servers(self) -> int: ...

    @property
    def tables(self) -> int: ...


def drawn(costs: Sequence[Found]) -> str:
    wide, high = 2 * (WIDTH + MARGIN) + MARGIN, 2 * (HEIGHT + MARGIN) + 150
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">',
            f'<style>{STYLE}</style><rect width="{wide}" height="{high}" fill="#fbfaf6"/>',
            f'<text class="page" x="{MARGIN}" y="45">{HEADING}</text>',
            *legend(costs),
            *(
                line
                for number, (field, title) in enumerate(measured(costs))
                for line in chart(costs, field, title, number)
            ),
            "</svg>\n",
        ]
    )


def measured(costs: Sequence[Found]) -> Sequence[tuple[str, str]]:
    """Leave out what no installation has, as a file has no PostgreSQL."""
    return [one for one in CHARTS if any(getattr(cost, one[0]) for cost in costs)]


def legend(costs: Sequence[Found]) -> Iterator[str]:
    for number, servers in enumerate(sorted({cost.servers for cost in costs})):
        x = MARGIN + number * 120
        yield f'<path d="M{x} 68h30" {pen(number)}/>'
        yield f'<text x="{x + 38}" y="72">{servers} server{"s" if servers > 1 else ""}</text>'


def pen(number: int) -> str:
    colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
    return f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'


def chart(costs: Sequence[Found], field: str, title: str, number: int) -> Iterator[str]:
    left = MARGIN + (number % 2) * (WIDTH + MARGIN)
    top = 115 + (number // 2) * (HEIGHT + MARGIN + 25)
    most = max(getattr(cost, field) for cost in costs) or 1.0
    step = nice(most / TICKS)
    ticks = ceil(most / step)
    sizes = sorted({cost.tables for cost in costs})

    def across(tables: int) -> float:
        first, last = log10(sizes[0]), log10(sizes[-1])
        return left + LEFT + (WIDTH - LEFT) * (log10(tables) - first) / ((last - first) or 1)

    def up(value: float) -> float:
        return top + HEIGHT - HEIGHT * value / (ticks * step)

    yield f'<text class="title" x="{left}" y="{top - 12}">{title}</text>'
    for tick in range(ticks + 1):
        y, mark = up(tick * step), f"{tick * step:g}"
        yield f'<path d="M{left + LEFT} {y:.1f}H{left + WIDTH}" stroke="#dcd9cf"/>'
        yield f'<text x="{left + LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{mark}</text>'
    for tables in sizes:
        yield (
            f'<text x="{across(tables):.1f}" y="{top + HEIGHT + 18}" text-anchor="middle">'
            f"{tables:,}</text>"
        )
    for line, servers in enumerate(sorted({cost.servers for cost in costs})):
        found = sorted((x.tables, getattr(x, field)) for x in costs if x.servers == servers)
        points = " ".join(f"{across(tables):.1f},{up(value):.1f}" for tables, value in found)
        yield f'<polyline points="{points}" {pen(line)}/>'
        for tables, value in found:
            colour = COLOURS[line % len(COLOURS)]
            yield f'<circle cx="{across(tables):.1f}" cy="{up(value):.1f}" r="3" fill="{colour}"/>'
