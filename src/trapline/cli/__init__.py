"""The command `trapline`: one file for each of its commands."""

import argparse
import errno
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from trapline import __version__
from trapline.cli.complaints import Complaint
from trapline.cli.letters import speak_plainly
from trapline.library.mistakes import Crashed, Hung, Mistake, unknown

COMMANDS = (
    *("serve", "export", "replay", "forget", "backup", "restore", "copy"),
    *("simulate", "match", "compare", "arena", "referee", "mind"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    speak_plainly(sys.stdout, sys.stderr)
    try:
        options = understood(sys.argv[1:] if arguments is None else arguments)
        status: int = options.run(options)
        # What was printed may be refused only now: nobody reads on, or the disk is full.
        print(end="", flush=True)
    except (Complaint, Mistake, Hung, Crashed) as complaint:
        print(f"trapline: {complaint}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        print_no_more()
        return 1
    except UnicodeDecodeError as error:
        print(f"trapline: what was read is no text in {error.encoding}", file=sys.stderr)
        return 1
    except OSError as error:
        if error.errno != errno.ENOSPC or error.filename is not None:
            raise
        print_no_more()
        print(f"trapline: cannot print: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def understood(words: Sequence[str]) -> argparse.Namespace:
    wanted = [word for word in words[:1] if not word.startswith("-")]
    if wanted and wanted[0] not in COMMANDS:
        raise unknown(f"there is no command {wanted[0]}, but", wanted[0], COMMANDS)
    # What a start loads is no garbage; to look through it for some takes a tenth of the start.
    gc.disable()
    described = parser(wanted)
    gc.freeze()
    gc.enable()
    return described.parse_args(words)


def print_no_more() -> None:
    """Let Python not try again, as it ends, what could not be printed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class Parser(argparse.ArgumentParser):
    """Answers what it cannot read in one sentence, as the commands do."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"trapline: {message}; `{self.prog} --help` tells more\n")


def parser(wanted: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Describe the commands that are wanted, or all of them, and load no others."""
    whole = Parser(
        prog="trapline",
        description="Four games of traps for phones and a TV, and what goes with them.",
        epilog="`trapline serve` lets you play; `trapline COMMAND --help` tells more of a command.",
    )
    whole.add_argument("--version", action="version", version=f"trapline {__version__}")
    commands = whole.add_subparsers(required=True, metavar="COMMAND")
    for name in wanted or COMMANDS:
        command = import_module(f"{__name__}.{name}")
        one = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        command.describe(one)
        one.set_defaults(run=command.run)
    return whole
