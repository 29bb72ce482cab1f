"""What `./test` makes of its arguments."""

import checks


def test_a_folder_of_tests_needs_no_path() -> None:
    _, for_pytest = checks.read(["commands", "-x"])

    assert for_pytest == ["tests/commands", "-x"]
