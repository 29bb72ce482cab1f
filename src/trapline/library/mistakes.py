"""What the library answers to a call that cannot work: one sentence that says what would."""

from pathlib import Path


class Mistake(ValueError):
    """Something the caller can mend: a game, a bot, an option or a file that is not there."""


class Hung(RuntimeError):
    """A game in which nobody moves and no clock runs."""


class Crashed(RuntimeError):
    """What somebody's own bot raised in the middle of many games, with its traceback."""


def write(file: Path | str, data: bytes) -> None:
    try:
        Path(file).write_bytes(data)
    except OSError as error:
        raise Mistake(f"cannot write {file}: {error.strerror}") from None
