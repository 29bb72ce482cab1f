"""Ask the bots' minds what words bring to mind, what clues may mean, and which words are linked."""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

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
    answer = answering(options, associator_of(options.lang))
    for number, line in enumerate(sys.stdin, start=1):
        print(answer(number, line.rstrip("\n").split("\t")))
    return 0


def answering(options: argparse.Namespace, mind: Associator) -> Callable[[int, list[str]], str]:
    """Return what answers a line, given its number and its fields."""
    if options.question == "link":
        return partial(linked, mind)
    if options.question == "associates":
        return lambda _, fields: told(mind.associates(fields[0], ASSOCIATES))
    among = None if options.among is None else listed(options.among)
    bot = Mind(options.lang, catalogue.box(options.lang), mind)
    return lambda _, fields: told(bot.guess(fields, among)[:GUESSES])


def linked(mind: Associator, number: int, fields: Sequence[str]) -> str:
    said = [field for field in map(str.strip, fields) if field]
    if (said and len(fields) < LINKED) or len(said) > LINKED:
        raise Complaint(f"line {number} has no tab between two words")
    return f"{mind.link(*said) if len(said) == LINKED else 0:.4f}"


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
