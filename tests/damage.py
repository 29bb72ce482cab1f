"""What disks and people do to files."""

from collections.abc import Callable, Mapping
from pathlib import Path

PAGE = 4096
LEAF = 10
"""The kind of page that holds rows of a table without rowids, and no way to other pages."""


def is_something_else(file: Path) -> None:
    file.write_bytes(b"Dear diary, today we played traps. " * 1000)


def is_empty(file: Path) -> None:
    file.write_bytes(b"")


def is_cut_in_half(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])


def is_cut_within_a_page(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: -PAGE // 4])


def is_cut_to_a_stump(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:50])


def is_cut_to_a_byte(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:1])


def lost_its_last_byte(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1])


def has_a_flipped_head(file: Path) -> None:
    flip(file, 16)


def has_flipped_bytes_in_the_middle(file: Path) -> None:
    flip(file, file.stat().st_size // PAGE // 2 * PAGE)


def lost_a_page_in_the_middle(file: Path) -> None:
    write(file, file.stat().st_size // PAGE // 2 * PAGE, bytes(PAGE))


DAMAGES: Mapping[str, Callable[[Path], None]] = {
    damage.__name__: damage
    for damage in (
        is_something_else,
        is_empty,
        is_cut_in_half,
        is_cut_within_a_page,
        is_cut_to_a_stump,
        is_cut_to_a_byte,
        lost_its_last_byte,
        has_a_flipped_head,
        has_flipped_bytes_in_the_middle,
        lost_a_page_in_the_middle,
    )
}


def flip_leaves_with(file: Path, text: bytes, *, but_not: bytes) -> None:
    """Flip the heads of the pages on which only the one text stands, as SQLite must notice."""
    content = file.read_bytes()
    for at in range(0, len(content), PAGE):
        page = content[at : at + PAGE]
        if page[0] == LEAF and text in page and but_not not in page:
            flip(file, at)


def scratch(file: Path, text: bytes) -> None:
    """Flip this text wherever it stands, as SQLite cannot notice."""
    content = file.read_bytes()
    file.write_bytes(content.replace(text, bytes(byte ^ 0xFF for byte in text)))


def flip(file: Path, at: int, length: int = 16) -> None:
    with file.open("rb") as whole:
        whole.seek(at)
        write(file, at, bytes(byte ^ 0xFF for byte in whole.read(length)))


def write(file: Path, at: int, data: bytes) -> None:
    with file.open("r+b") as whole:
        whole.seek(at)
        whole.write(data)
