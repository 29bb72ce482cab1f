"""Charts of bars as a picture: SVG, written by hand."""

import math
from collections.abc import Iterator, Sequence
from html import escape

from trapline.kernel import TIMES, Bar, Chart

PANEL, GAP, MARGIN = 560, 40, 36
LABEL, CASES, FIGURE = 200, 62, 58
TITLE, AXIS, ROW, THICK = 34, 22, 17, 11
TRACK = PANEL - LABEL - CASES - FIGURE
LETTERS = 30
"""As many fit before the axis."""
TITLE_LETTERS = 66
"""As many fit over a panel."""
TICKS = 5
PAPER, INK, FAINT = "#fbfaf6", "#26312b", "#b9c0b6"
WITHIN, UNSURE, OUTSIDE, BAND = "#4f8a5b", "#c9a227", "#c8553d", "#dcebd8"
STYLE = (
    f"text{{font:12px system-ui,sans-serif;fill:{INK}}}"
    ".page{font-size:20px;font-weight:600}.title{font-size:14px;font-weight:600}"
    ".small{font-size:11px;fill:#5d675f}.end{text-anchor:end}.middle{text-anchor:middle}"
)
LEGEND = "Lines: where a figure lies nineteen times in twenty. Shaded: where it should be."
COLOURS = ((WITHIN, "within"), (UNSURE, "outside, perhaps by luck"), (OUTSIDE, "outside"))


def drawn(title: str, charts: Sequence[Chart], note: str = "") -> str:
    """Return a page with a panel for each chart, in two columns if there are several."""
    columns = [part for part in halved(charts) if part]
    top = MARGIN + 74
    panels: list[str] = []
    for column, part in enumerate(columns):
        y = top
        for chart in part:
            panels += panel(chart, MARGIN + column * (PANEL + GAP), y)
            y += height(chart)
    width = 2 * MARGIN + max(1, len(columns)) * (PANEL + GAP) - GAP
    tall = top + max(map(total, columns), default=0) + MARGIN - GAP
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {tall}">',
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{tall}" fill="{PAPER}"/>',
            *heading(title, note),
            *panels,
            "</svg>\n",
        )
    )


def heading(title: str, note: str) -> Iterator[str]:
    yield text(MARGIN, MARGIN + 14, title, "page")
    yield text(MARGIN, MARGIN + 34, f"{note}. {LEGEND}" if note else LEGEND, "small")
    x = MARGIN
    for color, means in COLOURS:
        yield rect(x, MARGIN + 43, THICK, THICK, color)
        yield text(x + 16, MARGIN + 52, means, "small")
        x += 36 + 7 * len(means)


def halved(charts: Sequence[Chart]) -> tuple[Sequence[Chart], Sequence[Chart]]:
    """Split charts, in their order, so that the taller half is as low as can be."""
    cuts = [(charts[:cut], charts[cut:]) for cut in range(len(charts) + 1)]
    return min(cuts, key=lambda parts: (max(map(total, parts)), not parts[0]))


def total(charts: Sequence[Chart]) -> int:
    return sum(map(height, charts))


def height(chart: Chart) -> int:
    return TITLE + ROW * len(chart.bars) + AXIS + GAP


def panel(chart: Chart, x: int, y: int) -> Iterator[str]:
    """Yield a chart: its band, its axis, and for each bar name, cases, bounds and figure."""
    step = nice(most(chart) / TICKS)
    end = step * math.ceil(most(chart) / step)
    start, scale = x + LABEL + CASES, TRACK / end
    top, tall = y + TITLE - 3, ROW * len(chart.bars)
    yield text(x, y + 16, short(heading_of(chart), TITLE_LETTERS), "title")
    yield text(start - 8, y + 28, "n", "small end")
    if chart.band is not None:
        low, high = chart.band
        yield rect(
            start + low * scale,
            top,
            max(2, (high - low) * scale),
            tall,
            BAND if high > low else INK,
        )
    yield from axis(chart, start, top + tall, end, step)
    for row, bar in enumerate(chart.bars):
        line = y + TITLE + row * ROW
        yield text(x + LABEL - 8, line + 10, short(bar.label), "end")
        yield text(start - 8, line + 10, f"{bar.cases}", "small end")
        yield rect(start, line, max(0, bar.value) * scale, THICK, color_of(chart, bar))
        if bar.within is not None:
            low, reach = max(0, bar.within[0]), min(end, max(bar.within[1], bar.value))
            ends = start + low * scale, start + reach * scale
            yield whisker(*ends, line + THICK / 2, is_cut=reach < bar.within[1])
        yield text(x + PANEL, line + 10, figure(chart, bar), "end")


def axis(chart: Chart, start: float, y: float, end: float, step: float) -> Iterator[str]:
    scale = TRACK / end
    yield stroke(start, y + 2, start + TRACK, y + 2)
    for tick in range(round(end / step) + 1):
        at = start + tick * step * scale
        yield stroke(at, y + 2, at, y + 6)
        yield text(at, y + 18, f"{tick * step:g}{unit(chart)}", "small middle")


def nice(step: float) -> float:
    """Return a step that is easy to read: 1, 2 or 5 and so many noughts."""
    size = 10.0 ** math.floor(math.log10(step))
    return next(size * one for one in (1, 2, 5, 10) if size * one >= step * 0.999)


def most(chart: Chart) -> float:
    """Return the largest number of a chart, bounds included."""
    ends = [bar.value for bar in chart.bars] + list(chart.band or ())
    highest = max(ends, default=0)
    bounds = [bar.within[1] for bar in chart.bars if bar.within is not None]
    if highest <= 0:
        return max(bounds, default=0) or 1
    # The bounds of a few cases may lie far beyond all figures: they are cut at twice the highest.
    return min(max([highest, *bounds]), 2 * highest)


def color_of(chart: Chart, bar: Bar) -> str:
    return OUTSIDE if bar in chart.misses else UNSURE if bar in chart.unsure else WITHIN


def short(label: str, most: int = LETTERS) -> str:
    if len(label) <= most:
        return label
    return label[: most - 1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"


def figure(chart: Chart, bar: Bar) -> str:
    if not bar.cases:
        return "\N{EN DASH}"
    digits = 2 if chart.unit == TIMES else 1
    return f"{bar.value:.{digits}f}{unit(chart)}"


def heading_of(chart: Chart) -> str:
    return chart.title if unit(chart) == chart.unit else f"{chart.title}, {chart.unit.strip()}"


def unit(chart: Chart) -> str:
    """Return a unit that fits behind a number; longer ones stand in the title."""
    return chart.unit if len(chart.unit) <= 4 else ""


def whisker(x: float, to: float, y: float, *, is_cut: bool) -> str:
    """Draw between which bounds a figure lies; an arrow where they go on beyond the axis."""
    tip = "m-4 0l4 3l-4 3" if is_cut else "v6"
    ends = f"M{x:.1f} {y - 3:.1f}v6M{to:.1f} {y - 3:.1f}{tip}M{x:.1f} {y:.1f}H{to:.1f}"
    return f'<path d="{ends}" stroke="{INK}" fill="none"/>'


def stroke(x: float, y: float, to: float, down: float) -> str:
    return f'<path d="M{x:.1f} {y:.1f}L{to:.1f} {down:.1f}" stroke="{FAINT}"/>'


def rect(x: float, y: float, width: float, tall: float, color: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{tall:.1f}" fill="{color}"/>'


def text(x: float, y: float, words: str, kind: str = "") -> str:
    look = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{look}>{escape(words)}</text>'
