"""Run by build_minds.py in its own environment: fetch, gather, fit if asked, pack, say the hash."""

import argparse
import hashlib
from pathlib import Path

from lexicon.sources import fetched

from minds import english, fitting, french, people, sources
from minds.fitting import Fitted
from minds.packing import pack_of
from minds.traits import Floats, Traits
from trapline.kernel import Language

HERE = Path(__file__).resolve().parent
DATA = HERE.parents[1] / "src" / "trapline" / "words" / "data"


def main() -> None:
    options = asked()
    options.into.mkdir(parents=True, exist_ok=True)
    for source in sources.ALL:
        fetched(source, options.sources)
    first = english.gathered(options.sources)
    numbers = numbers_of("en", first.traits, fitting.alone(first.traits), options)
    write("en", first.traits, numbers, options.into)
    space = fitting.vectors(first.traits, numbers.basis)
    second = french.gathered(options.sources, first, space)
    bridged = fitting.bridged(second, numbers)
    write("fr", second, numbers_of("fr", second, bridged, options), options.into)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="build_minds.py", description=__doc__)
    parser.add_argument("sources", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--fit", type=Path, metavar="EVALS", help="fit anew to what people said")
    parser.add_argument("--left-out", type=int, choices=(0, 1), help="a half not to fit to")
    parser.add_argument("--into", type=Path, default=DATA, help="a folder for the minds")
    return parser.parse_args()


def numbers_of(
    language: Language, traits: Traits, start: Floats, options: argparse.Namespace
) -> Fitted:
    """Return the numbers that are kept; or fit them, and keep them unless a half is left out."""
    kept = (HERE if options.left_out is None else options.into) / f"fitted.{language}.npz"
    if options.fit is not None:
        said = people.said(traits, options.fit, options.left_out)
        pairs = people.links(traits, options.fit, options.left_out)
        fitting.save(kept, fitting.fitted(traits, said, pairs, start))
    return fitting.load(kept)


def write(language: Language, traits: Traits, numbers: Fitted, into: Path) -> None:
    pack = pack_of(language, traits, numbers)
    (into / f"{language}.mind").write_bytes(pack)
    print(f"{language}.mind {len(pack):,} bytes, sha256 {hashlib.sha256(pack).hexdigest()}")


if __name__ == "__main__":
    main()
