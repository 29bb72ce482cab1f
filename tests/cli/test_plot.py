"""Charts become pictures that can be read."""

from xml.etree import ElementTree

from trapline.cli.plot import BAND, OUTSIDE, WITHIN, drawn
from trapline.kernel import Bar, Chart

SVG = "{http://www.w3.org/2000/svg}"
CHART = Chart("Wins & losses", (Bar("Ann", 20.0, 10), Bar("Bob", 30.0, 10)), band=(25, 35))


def colors(picture: str) -> list[str]:
    return [one.attrib["fill"] for one in ElementTree.fromstring(picture).iter(f"{SVG}rect")]


def test_what_lies_outside_the_band_has_another_colour() -> None:
    picture = drawn("A page", [CHART])

    assert colors(picture)[1:] == [BAND, OUTSIDE, WITHIN]


def test_every_figure_has_its_label_and_unit() -> None:
    texts = ElementTree.fromstring(drawn("A page", [CHART])).iter(f"{SVG}text")

    assert [one.text for one in texts] == [
        "A page",
        "Wins & losses",
        "Ann",
        "20.0%",
        "Bob",
        "30.0%",
    ]


def test_nothing_is_drawn_outside_the_page() -> None:
    page = ElementTree.fromstring(drawn("A page", [CHART] * 5))
    _, _, width, height = map(float, page.attrib["viewBox"].split())

    for one in page.iter(f"{SVG}rect"):
        assert float(one.get("x", 0)) + float(one.attrib["width"]) <= width
        assert float(one.get("y", 0)) + float(one.attrib["height"]) <= height
