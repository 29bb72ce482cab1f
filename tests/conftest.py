"""What every test may count on."""

import pytest
from hypothesis import HealthCheck, settings

from tests.campaigns import Campaign
from trapline.server.garbage import search_seldom

# How long an example takes says something about the machine, and nothing about us.
settings.register_profile(
    "unhurried",
    deadline=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--late-lines",
        metavar="SEED",
        type=int,
        default=0,
        help="let what the server says come late: finds tests that look before it came",
    )


def pytest_collection_finish() -> None:
    """Thousands of tests are here to stay: nobody looks through them for garbage after each few."""
    search_seldom()


@pytest.fixture
def campaign(request: pytest.FixtureRequest) -> Campaign:
    """A campaign with the luck of this run."""
    seed: int = request.config.getoption("randomly_seed")
    return Campaign(seed, lambda *told: request.node.user_properties.append(told))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what campaigns counted, whichever process ran them."""
    for reports in terminalreporter.stats.values():
        for report in reports:
            for what, told in getattr(report, "user_properties", ()):
                if what == "campaign" and report.when == "call":
                    terminalreporter.write_line(f"{report.nodeid}: {told}")
