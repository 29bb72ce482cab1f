"""A server does not look for garbage where there is none."""

import gc
from collections.abc import Iterator

import pytest

from trapline.server.garbage import MORE, search_seldom


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    usual = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)


def test_what_is_loaded_is_passed_over_and_the_rest_searched_seldom() -> None:
    search_seldom()

    assert gc.get_freeze_count() > 0
    assert gc.get_threshold()[0] == MORE
    assert gc.isenabled()
