#!/usr/bin/env python3
"""Says of scenarios of Trapped! that they can be played, or what is wrong with them."""

import argparse
import sys
from pathlib import Path

from trapline import catalogue
from trapline.games.trapped.content.checks import Faulty, read
from trapline.games.trapped.content.complaints import Complaint
from trapline.tables.sentences import Names, say


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="such as spaceship.json"
    )
    asked = parser.parse_args()
    verdicts = [verdict(file) for file in asked.files]
    sys.exit(not all(verdicts))


def sentence(complaint: Complaint) -> str:
    texts = catalogue.content("trapped", "en/texts.json", dict[str, str])
    return say(texts[f"screen.fault.{complaint.code}"], complaint.facts, "en", Names())


def verdict(file: Path) -> bool:
    try:
        scenario = read(file.read_bytes())
    except Faulty as faulty:
        print(f"{file.name}: {len(faulty.complaints)} complaints")
        for one in faulty.complaints:
            print(f"{one.path}: {sentence(one)} ({one.code})")
        return False
    print(f"{file.name}: {scenario.says['en'].title} can be played.")
    return True


if __name__ == "__main__":
    main()
