"""Step through an exported game, as everybody saw it, as one seat saw it, or open."""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from trapline.cli.choices import ALSO, add_flag, chosen_value, shelf_named
from trapline.cli.complaints import Complaint
from trapline.kernel import ARCHIVE, PUBLIC, UNREADABLE, Language, Observer, witnessed_by
from trapline.tables import log
from trapline.tables.export import FORMAT, Head, Moment
from trapline.tables.listing import Listing
from trapline.tables.sentences import Names, say

TEAMS: Mapping[Language, dict[int, str]] = {
    "en": {0: "Ember", 1: "Ice"},
    "fr": {0: "Braise", 1: "Glace"},
}


def describe(parser: argparse.ArgumentParser) -> None:
    add_flag(parser, ALSO)
    parser.add_argument("file", type=Path, help="what `trapline export` wrote")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="(default en)")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--as", dest="seat", type=int, metavar="SEAT", help="as this seat saw it")
    eyes.add_argument("--open", action="store_true", help="with every secret open")


def run(options: argparse.Namespace) -> int:
    head, moments = read(options.file)
    listing = shelf_named(chosen_value(ALSO, options)).get(head.game)
    if listing is None:
        raise Complaint(f"this Trapline has no game called {head.game}")
    if options.seat is not None and options.seat not in range(len(head.names)):
        raise Complaint(f"the seats of this game are 0 to {len(head.names) - 1}")
    observer = ARCHIVE if options.open else PUBLIC if options.seat is None else options.seat
    try:
        story = list(narrated(head, moments, listing, observer, options.lang))
    except UNREADABLE:
        raise Complaint(f"{options.file} is not an exported game") from None
    for told in story:
        print(told)
        if sys.stdin.isatty() and sys.stdout.isatty():
            input()
    return 0


def read(file: Path) -> tuple[Head, list[Moment]]:
    try:
        first, *rest = file.read_bytes().splitlines()
        head = msgspec.json.decode(first, type=Head)
        moments = [msgspec.json.decode(line, type=Moment) for line in rest]
    except OSError as error:
        raise Complaint(f"cannot read {file}: {error.strerror}") from None
    except (ValueError, msgspec.DecodeError):
        raise Complaint(f"{file} is not an exported game") from None
    if head.trapline != FORMAT:
        raise Complaint(f"{file} was written by another Trapline")
    return head, moments


def narrated(
    head: Head, moments: Sequence[Moment], listing: Listing, observer: Observer, language: Language
) -> Iterator[str]:
    """Yield what this observer could have told of each moment."""
    texts = {**table_texts(language), **listing.texts[language]}
    names = Names(dict(enumerate(head.names)), dict(head.people), TEAMS[language], texts)
    reader = log.facts_reader(listing.game)
    for moment in moments:
        for fact in witnessed_by(observer, reader.decode(moment.facts)):
            template = texts[f"fact.{fact.__struct_config__.tag}"]
            told = say(template, msgspec.structs.asdict(fact), language, names)
            yield f"{clock(moment.at)}  {told}"


def table_texts(language: Language) -> dict[str, str]:
    page = files("trapline.tables") / "texts" / f"{language}.json"
    return msgspec.json.decode(page.read_bytes(), type=dict[str, str])


def clock(at: int) -> str:
    minutes, seconds = divmod(at // 1000, 60)
    return f"{minutes:3}:{seconds:02}"
