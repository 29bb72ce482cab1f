"""The time on the wall."""

from time import time

import pytest

from trapline.adapters import clock
from trapline.adapters.clock import SystemClock


def test_the_clock_tells_the_worlds_time_in_milliseconds() -> None:
    assert abs(SystemClock().now() - time() * 1_000) < 1_000


def test_setting_the_machines_clock_back_does_not_turn_time_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    running = SystemClock()
    before = running.now()

    monkeypatch.setattr(clock, "time_ns", lambda: 0)

    assert running.now() >= before
