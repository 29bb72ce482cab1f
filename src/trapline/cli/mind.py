"""Ask the bots' minds what words bring to mind, what clues may mean, and which words are linked."""

import argparse
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from trapline import catalogue
from trapline.cli.complaints import Complaint
from trapline.games.trapwords.bots.mind import Mind
from trapline.words.associator import Associator, Idea, associator_of
from trapline.words.spelling import spelt

ASSOCIATES, GUESSES, LINKED = 10, 5, 2


def describe(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="(default en)")
    asked = parser.add_subparsers(required=True, metavar="QUESTION", dest="question")
    asked.add_parser("associates", help="a word a line; ten words that it brings to mind")
    guess = asked.add_parser("guess", help="clues a line, between tabs; five words they may mean")
    guess.add_argument("--among", type=Path, help="a file of the words to guess, one a line")
    asked.add_parser("link", help="two words a line, between them a tab; a probability")


def run(options: argparse.Namespace) -> int:
    answer, lame = answering(options, associator_of(options.lang)), 0
    for number, line in enumerate(lines(), start=1):
        fields = line.rstrip("\n").split("\t")
        said = [field for field in map(str.strip, fields) if field]
        print(answer(said))
        if options.question == "link" and is_no_pair(fields, said):
            lame = lame or number
    if lame:
        raise Complaint(f"line {lame} has no tab between two words")
    return 0


def lines() -> TextIO:
    """Return what is asked, whatever wrote it: a mark at its beginning is no letter, and what is
    no text is no word."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
    return sys.stdin


def is_no_pair(fields: Sequence[str], said: Sequence[str]) -> bool:
    return bool(said) and (len(fields) < LINKED or len(said) > LINKED)


def answering(options: argparse.Namespace, mind: Associator) -> Callable[[Sequence[str]], str]:
    """Return what answers the words or clues of a line."""
    if options.question == "link":
        return lambda said: f"{mind.link(*said) if len(said) == LINKED else 0:.4f}"
    if options.question == "associates":
        return lambda said: told(mind.associates(said[0], ASSOCIATES) if said else ())
    among = None if options.among is None else listed(options.among)
    bot = Mind(options.lang, catalogue.box(options.lang), mind)
    return lambda said: told(bot.guess(said, among)[:GUESSES])


def listed(file: Path) -> tuple[str, ...]:
    """Return the words of a file as they are written there, each once."""
    try:
        lines = file.read_text("utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint(f"cannot read the words of {file}: {error}") from None
    once: dict[str, str] = {}
    for word in filter(None, map(str.strip, lines)):
        once.setdefault(spelt(word), word)
    return tuple(once.values())


def told(ideas: Sequence[Idea]) -> str:
    return "\t".join(idea.word for idea in ideas)
