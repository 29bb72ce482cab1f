"""Ask the word referee whether a clue springs a trap, and why."""

import argparse
import sys

import msgspec

from trapline.cli.complaints import Complaint
from trapline.words import Finding, Referee, Ruling

TEXTS = {
    "en": {
        "yes": "Sprung.",
        "no": "Not sprung.",
        "unsure": "The referee is unsure; let people decide.",
        "foreign": "Refused: {said} is written in letters the referee cannot read.",
        "same": "{said} is the trap {trap}.",
        "inflection": "{said} is a form of {trap}.",
        "derivation": "{said} is of the family of {trap}.",
        "compound": "{whole} contains {part}.",
        "abbreviation": "{said} and {trap} are the short and the long of one word.",
        "helper-or-content": "Here {said} may only help another word.",
        "homograph": "Another word is spelt so, and may be meant.",
        "filler": "Here {said} may only be a habit of speech.",
        "loose-family": "They may be too far apart.",
        "unseen-word": "The referee has never seen {said}.",
        "written-apart": "It is written apart.",
        "missing-accent": "An accent may be missing.",
        "misspelt": "It may be a slip of the finger.",
        "disguised": "It may be a disguise.",
    },
    "fr": {
        "yes": "Piège déclenché.",
        "no": "Pas de piège.",
        "unsure": "L'arbitre hésite ; aux joueurs de décider.",
        "foreign": "Refusé : {said} est écrit en lettres que l'arbitre ne sait pas lire.",
        "same": "{said} est le piège {trap}.",
        "inflection": "{said} est une forme de {trap}.",
        "derivation": "{said} est de la famille de {trap}.",
        "compound": "{whole} contient {part}.",
        "abbreviation": "{said} et {trap} sont le même mot, abrégé et entier.",
        "helper-or-content": "Ici, {said} n'est peut-être qu'un auxiliaire.",
        "homograph": "Un autre mot s'écrit ainsi, et c'est peut-être lui.",
        "filler": "Ici, {said} n'est peut-être qu'un tic de langage.",
        "loose-family": "La parenté est peut-être trop lointaine.",
        "unseen-word": "L'arbitre n'a jamais vu {said}.",
        "written-apart": "C'est écrit en deux mots.",
        "missing-accent": "Il manque peut-être un accent.",
        "misspelt": "C'est peut-être une faute de frappe.",
        "disguised": "C'est peut-être un déguisement.",
    },
}


def describe(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="(default en)")
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="print the ruling as JSON")
    shape.add_argument(
        "--batch", action="store_true", help="read lines of trap, tab, clue; print a verdict each"
    )
    parser.add_argument("trap", nargs="?", help="the trapword")
    parser.add_argument("clue", nargs="?", help="the clue, a word or a sentence")


def run(options: argparse.Namespace) -> int:
    if options.batch == (options.clue is not None):
        raise Complaint("give a trap and a clue, or --batch and lines on the standard input")
    referee = Referee(options.lang)
    if options.batch:
        rule_on_lines(referee)
        return 0
    ruling = referee.springs(options.trap, options.clue)
    print(msgspec.json.encode(ruling).decode() if options.json else told(ruling, options.lang))
    return 0


def rule_on_lines(referee: Referee) -> None:
    for number, line in enumerate(sys.stdin, start=1):
        trap, tab, clue = line.rstrip("\n").partition("\t")
        if not tab:
            raise Complaint(f"line {number} has no tab between trap and clue")
        print(referee.springs(trap, clue).verdict)


def told(ruling: Ruling, language: str) -> str:
    texts = TEXTS[language]
    if ruling.verdict == "foreign":
        return texts["foreign"].format(said=ruling.findings[0].said)
    reasons = (reason(ruling.trap, finding, texts) for finding in ruling.findings)
    return " ".join((texts[ruling.verdict], *reasons))


def reason(trap: str, finding: Finding, texts: dict[str, str]) -> str:
    facts = {**msgspec.structs.asdict(finding), "trap": trap}
    codes = (finding.kind,) if finding.doubt is None else (finding.kind, finding.doubt)
    return " ".join(texts[code].format(**facts) for code in codes)
