"""The packed lexicons: what is committed is what was built, and people's word goes before it."""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
from lexicon.harvest import Harvest
from lexicon.packer import pack_of

from trapline.words.lexicon import Lexicon
from trapline.words.model import Part, Tie
from trapline.words.overrides import Overrides
from trapline.words.pack import BadPack, unpacked

DATA = Path(__file__).parents[2] / "src" / "trapline" / "words" / "data"
PACKS = sorted(DATA.glob("*.pack"))
LARGEST = 1_500_000
NO_OVERRIDES = Overrides(())
each_pack = pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)


def small_harvest() -> Harvest:
    harvest = Harvest("en", weights={"sure": 2.0, "unsure": 0.5})
    for word in ("day", "light", "daylight", "lights", "lit", "enlighten"):
        harvest.add(word, Part.NOUN)
        harvest.zipf[word] = 4.0
    harvest.lemmas.update({("lights", "light"), ("lit", "light")})
    harvest.tie("daylight", "light", Tie.CONTAINS)
    harvest.tie("light", "enlighten", Tie.DERIVATION)
    harvest.kinds.add(("daylight", "light"))
    return harvest


@each_pack
def test_a_pack_is_the_one_whose_hash_is_recorded(pack: Path) -> None:
    recorded = re.findall(
        rf"`{re.escape(pack.name)}`.*`([0-9a-f]{{64}})`", (DATA / "SOURCES.md").read_text("utf-8")
    )

    assert recorded == [hashlib.sha256(pack.read_bytes()).hexdigest()]


@each_pack
def test_a_pack_is_small(pack: Path) -> None:
    assert pack.stat().st_size <= LARGEST


def test_the_same_harvest_is_packed_into_the_same_bytes() -> None:
    code = "from tests.words.test_packs import *; print(pack_of(small_harvest()).hex())"
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": f"tools{':'}."},
            cwd=DATA.parents[3],
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]

    assert runs[0] == runs[1] == f"{pack_of(small_harvest()).hex()}\n".encode()


def test_what_was_packed_is_unpacked() -> None:
    lexicon = Lexicon(unpacked(pack_of(small_harvest())), NO_OVERRIDES)
    number = lexicon.number

    assert sorted(number) == ["day", "daylight", "enlighten", "light", "lights", "lit"]
    assert list(lexicon.heads(number["lit"])) == [number["light"]]
    assert list(lexicon.heads(number["day"])) == [number["day"]]
    assert lexicon.tie(number["daylight"], number["light"]) == Tie.CONTAINS
    assert lexicon.tie(number["light"], number["daylight"]) == Tie.NOTHING
    assert lexicon.zipf(number["day"]) == 4.0
    assert lexicon.above(number["daylight"], 1) == {number["light"]}


def test_other_bytes_are_no_pack() -> None:
    with pytest.raises(BadPack):
        unpacked(b"trapline words 0\nsomething else")


def test_a_harvest_that_speaks_of_unlisted_words_is_refused() -> None:
    harvest = small_harvest()
    harvest.tie("light", "lamp", Tie.DERIVATION)

    with pytest.raises(ValueError, match="lamp"):
        pack_of(harvest)


def test_what_people_wrote_down_wins_over_the_pack() -> None:
    written = """
        strangers = [["light", "enlighten"]]
        compounds = [["enlighten", "day"]]
    """
    lexicon = Lexicon(unpacked(pack_of(small_harvest())), Overrides.read(written))
    light, enlighten, day = (lexicon.number[word] for word in ("light", "enlighten", "day"))

    assert lexicon.tie(light, enlighten) == lexicon.tie(enlighten, light) == Tie.NOTHING
    assert lexicon.tie(enlighten, day) == Tie.CONTAINS
    assert lexicon.tie(day, enlighten) == Tie.NOTHING
