"""The lists of words that Trapline's people wrote themselves."""

from pathlib import Path


def lines_of(file: str) -> list[list[str]]:
    """Return the words of each line; what stands behind # is a remark."""
    lines = Path(__file__).with_name(file).read_text(encoding="utf-8").splitlines()
    return [words for line in lines if (words := line.partition("#")[0].split())]
