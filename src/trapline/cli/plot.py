"""Charts of bars as a picture: SVG, written by hand."""

from collections.abc import Iterator, Sequence
from html import escape

from trapline.kernel import TIMES, Bar, Chart

PANEL, GAP, MARGIN = 520, 40, 36
LABEL, FIGURE = 190, 56
TITLE, ROW, THICK = 34, 17, 11
TRACK = PANEL - LABEL - FIGURE
PAPER, INK = "#fbfaf6", "#26312b"
WITHIN, OUTSIDE, BAND = "#4f8a5b", "#c8553d", "#dcebd8"
STYLE = (
    f"text{{font:12px system-ui,sans-serif;fill:{INK}}}"
    ".page{font-size:20px;font-weight:600}.title{font-size:14px;font-weight:600}"
)


def drawn(title: str, charts: Sequence[Chart]) -> str:
    """Return a page with a panel for each chart, in two columns."""
    top = MARGIN + 40
    panels: list[str] = []
    for column, part in enumerate(halved(charts)):
        y = top
        for chart in part:
            panels += panel(chart, MARGIN + column * (PANEL + GAP), y)
            y += height(chart)
    width = 2 * (MARGIN + PANEL) + GAP
    tall = top + max(map(total, halved(charts))) + MARGIN - GAP
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {tall}">',
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{tall}" fill="{PAPER}"/>',
            f'<text class="page" x="{MARGIN}" y="{MARGIN + 14}">{escape(title)}</text>',
            *panels,
            "</svg>\n",
        )
    )


def halved(charts: Sequence[Chart]) -> tuple[Sequence[Chart], Sequence[Chart]]:
    """Split charts, in their order, so that the taller half is as low as can be."""
    cuts = [(charts[:cut], charts[cut:]) for cut in range(len(charts) + 1)]
    return min(cuts, key=lambda parts: max(map(total, parts)))


def total(charts: Sequence[Chart]) -> int:
    return sum(map(height, charts))


def height(chart: Chart) -> int:
    return TITLE + ROW * len(chart.bars) + GAP


def panel(chart: Chart, x: int, y: int) -> Iterator[str]:
    yield f'<text class="title" x="{x}" y="{y + 16}">{escape(chart.title)}</text>'
    start, scale = x + LABEL, TRACK / most(chart)
    if chart.band is not None:
        low, high = chart.band
        tall = ROW * len(chart.bars)
        yield rect(start + low * scale, y + TITLE - 3, (high - low) * scale, tall, BAND)
    for row, bar in enumerate(chart.bars):
        line = y + TITLE + row * ROW
        color = OUTSIDE if bar in chart.misses else WITHIN
        yield text(start - 8, line + 10, bar.label, ' text-anchor="end"')
        yield rect(start, line, bar.value * scale, THICK, color)
        yield text(start + bar.value * scale + 6, line + 10, figure(chart, bar))


def most(chart: Chart) -> float:
    """Return the number at the right end of a chart."""
    ends = [bar.value for bar in chart.bars] + list(chart.band or ())
    return max(ends) or 1


def figure(chart: Chart, bar: Bar) -> str:
    digits = 2 if chart.unit == TIMES else 1
    return f"{bar.value:.{digits}f}{chart.unit}"


def rect(x: float, y: float, width: float, tall: float, color: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{tall:.1f}" fill="{color}"/>'


def text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}"{more}>{escape(words)}</text>'
