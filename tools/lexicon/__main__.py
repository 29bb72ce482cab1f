"""Run by build_lexicon.py in its own environment: fetch, harvest, pack, say the hash."""

import hashlib
import importlib
import sys
from pathlib import Path

from lexicon import genders
from lexicon.packer import pack_of
from lexicon.sources import fetched

DATA = Path(__file__).resolve().parents[2] / "src" / "trapline" / "words" / "data"
MODULES = {"en": "lexicon.english", "fr": "lexicon.french"}


def main(sources: Path, languages: list[str]) -> None:
    for language in languages or sorted(MODULES):
        module = importlib.import_module(MODULES[language])
        for source in module.SOURCES:
            fetched(source, sources)
        pack = pack_of(module.harvest(sources))
        (DATA / f"{language}.pack").write_bytes(pack)
        if language == "fr":
            genders.write(DATA / "feminine.fr.txt")
        print(f"{language}.pack {len(pack):,} bytes, sha256 {hashlib.sha256(pack).hexdigest()}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
