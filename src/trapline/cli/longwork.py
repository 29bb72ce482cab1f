"""Long work at a terminal: how far it is, and how it is broken off."""

import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from signal import SIGINT, SIGTERM
from types import FrameType
from typing import TextIO, TypeVar

from trapline.cli.complaints import Complaint
from trapline.cli.letters import draws
from trapline.library.labour import Heard, Stopped

T = TypeVar("T")

WIDTH = 24
OFTEN = 0.1
"""Seconds between two looks of the bar."""
INTERRUPTED, TERMINATED = 130, 143
"""What shells expect of a command that Ctrl-C, or SIGTERM, ended."""
BARS = ("\N{FULL BLOCK}", "\N{LIGHT SHADE}")


class Progress:
    """A bar on a terminal; nothing at all in a pipe or a file."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self.total, self.stream, self.shown = total, stream or sys.stderr, 0.0
        self.begun = time.monotonic()
        self.full, self.empty = BARS if draws(self.stream, "".join(BARS)) else ("#", ".")

    def heard(self, done: int) -> None:
        now = time.monotonic()
        if self.stream.isatty() and (now - self.shown >= OFTEN or done == self.total):
            self.shown = now
            self.stream.write(f"\r{self.line(done, now - self.begun)}\x1b[K")
            self.stream.flush()

    def line(self, done: int, seconds: float) -> str:
        full = done * WIDTH // self.total
        bar = self.full * full + self.empty * (WIDTH - full)
        left = f", {clock(seconds / done * (self.total - done))} left" if done else ""
        return f"{bar} {done} of {self.total}{left}"

    def clear(self) -> None:
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def carried_out(work: Callable[[Heard], T], total: int) -> tuple[T, int]:
    """Return what came of long work, and the status to end with.

    Ctrl-C and SIGTERM end it early; what was done by then is kept.
    """
    progress = Progress(total)
    signals: list[int] = []

    def break_off(number: int, _: FrameType | None) -> None:
        signals.append(number)
        raise KeyboardInterrupt

    def heard(done: int) -> None:
        progress.heard(done)
        # Python drops what is raised in the middle of its own tidying up.
        if signals:
            raise KeyboardInterrupt

    before = {number: signal.signal(number, break_off) for number in (SIGINT, SIGTERM)}
    try:
        if total > 0:
            # The first game may take a while, and a model a minute for each answer.
            heard(0)
        return work(heard), 0
    except Stopped as stopped:
        stop: Stopped[T] = stopped
        return stop.done, TERMINATED if SIGTERM in signals else INTERRUPTED
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        progress.clear()


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def writable(file: Path | None) -> None:
    """Try a file before the work that it is for."""
    if file is None:
        return
    is_new = not file.exists()
    try:
        with file.open("ab"):
            pass
    except OSError as error:
        raise Complaint(f"cannot write {file}: {error.strerror}") from None
    if is_new:
        file.unlink()


def different(*files: Path | None) -> None:
    """Refuse to write one thing over another."""
    named = [file.resolve() for file in files if file is not None and not file.is_char_device()]
    for file in named:
        if named.count(file) > 1:
            raise Complaint(f"{file} cannot hold two things: name two files")
