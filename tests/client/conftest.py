"""What the tests of a program's chair start from."""

from tests.server.conftest import house

__all__ = ["house"]
