"""The command `trapline`: one file for each of its commands."""

import argparse
import errno
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from trapline import __version__
from trapline.cli.complaints import Complaint
from trapline.cli.letters import speak_plainly
from trapline.library.mistakes import Crashed, Hung, Mistake

COMMANDS = (
    *("serve", "export", "replay", "forget", "backup", "restore", "copy"),
    *("simulate", "match", "compare", "arena", "referee", "mind"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    # What a start loads is no garbage; to look through it for some takes a tenth of the start.
    gc.disable()
    described = parser([word for word in words[:1] if word in COMMANDS])
    gc.freeze()
    gc.enable()
    speak_plainly(sys.stdout, sys.stderr)
    options = described.parse_args(words)
    try:
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


def print_no_more() -> None:
    """Let Python not try again, as it ends, what could not be printed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser(wanted: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Describe the commands that are wanted, or all of them, and load no others."""
    whole = argparse.ArgumentParser(
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
