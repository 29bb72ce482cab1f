"""A server takes as many open files as the system lets it."""

import resource
from collections.abc import Iterator

import pytest

from trapline.cli.serve import raise_file_limit

FEW = 256


@pytest.fixture
def hard() -> Iterator[int]:
    """Begin with few, and return how many there might be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, hard))
    yield hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_limit_on_open_files_is_raised_as_far_as_the_system_allows(hard: int) -> None:
    raise_file_limit()

    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)


def test_where_the_system_does_not_allow_it_the_server_starts_all_the_same(
    hard: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object) -> None:
        raise ValueError

    with monkeypatch.context() as strict:
        strict.setattr(resource, "setrlimit", refuses)
        raise_file_limit()

    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (FEW, hard)
