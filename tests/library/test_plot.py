"""Charts become pictures that can be read."""

from itertools import pairwise
from xml.etree import ElementTree

from trapline.kernel import Bar, Chart
from trapline.library.plot import BAND, OUTSIDE, UNSURE, WITHIN, drawn

SVG = "{http://www.w3.org/2000/svg}"
CHART = Chart("Wins & losses", (Bar("Ann", 20.0, 10), Bar("Bob", 30.0, 10)), band=(25, 35))


def test_a_chart_without_bars_is_drawn_as_well() -> None:
    assert "Nothing yet" in words(drawn("Empty", [Chart("Nothing yet", ())]))


def colors(picture: str) -> list[str]:
    return [one.attrib["fill"] for one in ElementTree.fromstring(picture).iter(f"{SVG}rect")]


def words(picture: str) -> list[str | None]:
    return [one.text for one in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def bars(picture: str) -> list[str]:
    """Return the colours of the bars and the band, without the page and its legend."""
    return colors(picture)[4:]


def test_what_lies_outside_the_band_has_another_colour() -> None:
    picture = drawn("A page", [CHART])

    assert bars(picture) == [BAND, OUTSIDE, WITHIN]


def test_what_may_be_outside_by_luck_alone_has_a_colour_of_its_own() -> None:
    few, many = Bar("few", 20.0, 10, (5, 51)), Bar("many", 20.0, 9000, (19, 21))

    picture = drawn("A page", [Chart("Wins", (few, many), band=(25, 35))])

    assert bars(picture) == [BAND, UNSURE, OUTSIDE]


def test_every_figure_has_its_label_unit_and_number_of_cases() -> None:
    texts = [
        one.text for one in ElementTree.fromstring(drawn("A page", [CHART])).iter(f"{SVG}text")
    ]

    wins = texts[texts.index("Wins & losses") :]
    assert wins[:2] == ["Wins & losses", "n"]
    assert wins[-6:] == ["Ann", "10", "20.0%", "Bob", "10", "30.0%"]


def test_an_axis_goes_up_in_even_steps() -> None:
    texts = [
        one.text for one in ElementTree.fromstring(drawn("A page", [CHART])).iter(f"{SVG}text")
    ]

    assert texts[texts.index("n") + 1 :][:5] == ["0%", "10%", "20%", "30%", "40%"]


def test_no_label_lies_over_another() -> None:
    """A letter is about seven wide."""
    long = Bar("a name that is far too long for the space it has", 1234.5, 123456, (1000, 4000))
    page = ElementTree.fromstring(drawn("A page", [Chart("Long", (long,), " times"), CHART]))

    lines: dict[tuple[str, bool], list[tuple[float, float]]] = {}
    for one in page.iter(f"{SVG}text"):
        x, wide = float(one.attrib["x"]), 6.2 * len(one.text or "")
        kind = one.get("class", "")
        left = x - wide if "end" in kind else x - wide / 2 if "middle" in kind else x
        lines.setdefault((one.attrib["y"], x > 600), []).append((left, left + wide))

    for spans in lines.values():
        ordered = sorted(spans)
        assert all(one[1] <= other[0] for one, other in pairwise(ordered)), ordered


def test_no_figure_lies_over_a_bar_a_bound_or_the_band() -> None:
    even = Bar("Ann", 6.0, 12, (1, 7)), Bar("Bob", 16.0, 12, (9, 20))
    chart = Chart("Wins", even, band=(8.3, 8.3))
    page = ElementTree.fromstring(drawn("A page", [chart]))

    figures = [one for one in page.iter(f"{SVG}text") if one.text in {"6.0%", "16.0%"}]
    marks = list(page.iter(f"{SVG}rect"))[4:]
    drawn_to = max(float(one.attrib["x"]) + float(one.attrib["width"]) for one in marks)
    lefts = [float(one.attrib["x"]) - 6.2 * len(one.text or "") for one in figures]

    assert all(one.get("class") == "end" for one in figures)
    assert min(lefts) > drawn_to


def test_nothing_is_drawn_outside_the_page() -> None:
    page = ElementTree.fromstring(drawn("A page", [CHART] * 5))
    _, _, width, height = map(float, page.attrib["viewBox"].split())

    for one in page.iter(f"{SVG}rect"):
        assert float(one.get("x", 0)) + float(one.attrib["width"]) <= width
        assert float(one.get("y", 0)) + float(one.attrib["height"]) <= height


def test_bounds_that_go_on_beyond_the_axis_end_in_an_arrow() -> None:
    def tips(*within: float) -> int:
        bar = Bar("Ann", 1.0, 3, (0.2, within[0]))
        return drawn("x", [Chart("y", (bar,))]).count("m-4 0l4 3l-4 3")

    assert tips(1.9) == 0
    assert tips(9.0) == 1


def test_where_all_figures_are_nought_the_bounds_are_whole() -> None:
    told = words(drawn("x", [Chart("Wins", (Bar("Ann", 0, 5, (0, 43)),))]))

    assert "50%" in told


def test_where_nothing_was_counted_no_figure_stands() -> None:
    told = words(drawn("x", [Chart("Wins", (Bar("Ann", 0, 0), Bar("Bob", 0, 5)))]))

    assert (told.count("\N{EN DASH}"), told.count("0.0%")) == (1, 1)
