"""What the library answers to a call that cannot work: one sentence that says what would."""

from collections.abc import Iterable
from pathlib import Path


class Mistake(ValueError):
    """Something the caller can mend: a game, a bot, an option or a file that is not there."""


class Hung(RuntimeError):
    """A game in which nobody moves and no clock runs."""


class Crashed(RuntimeError):
    """What somebody's own bot raised in the middle of many games, with its traceback."""


def unknown(sentence: str, said: str, known: Iterable[str]) -> Mistake:
    """Return a sentence that ends with the names there are, and the one that may be meant."""
    # Who names everything rightly loads nothing for it.
    from difflib import get_close_matches  # noqa: PLC0415

    names = list(known)
    meant = get_close_matches(said.lower(), names, n=1)
    question = f": did you mean {meant[0]}?" if meant else ""
    return Mistake(f"{sentence} {', '.join(names)}{question}")


def write(file: Path | str, data: bytes) -> None:
    try:
        Path(file).write_bytes(data)
    except OSError as error:
        raise Mistake(f"cannot write {file}: {error.strerror}") from None
