"""What a table tells of figures that were found out."""

from trapline.cli.simulate import told
from trapline.kernel import Bar, Chart


def test_what_never_came_up_is_no_figure_outside_its_band() -> None:
    never, rarely = Bar("never", 0.0, 0), Bar("rarely", 0.0, 9)
    chart = Chart("Wins", (never, rarely), band=(25, 35))

    lines = list(told([chart]))

    assert chart.misses == (rarely,)
    assert [line.split() for line in lines[-2:]] == [
        ["never", "-", "of", "0"],
        ["rarely", "0.00", "*", "of", "9"],
    ]


def test_nothing_happens_less_than_never() -> None:
    [*_, line] = told([Chart("Deaths", (Bar("a gift", 0.04, 1, (-0.04, 0.13)),), " times")])

    assert line.split()[-3:] == ["0.00", "to", "0.13"]
