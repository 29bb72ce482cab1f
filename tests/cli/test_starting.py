"""What a start loads, and what it leaves for later."""

import subprocess
import sys

STARTED = """
import sys
from trapline.cli import parser
parser(["serve"])
from trapline import catalogue
from trapline.words import lexicon
catalogue.shelf()
"""


def told(program: str) -> list[str]:
    """Return the words that a Python of its own prints after a server's start."""
    done = subprocess.run(
        [sys.executable, "-c", STARTED + program], capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_a_server_loads_no_other_command() -> None:
    loaded = told("print(*(name for name in sys.modules if name.startswith('trapline.cli.')))")

    assert "trapline.cli.serve" in loaded
    assert not {"trapline.cli.simulate", "trapline.cli.replay", "trapline.cli.referee"} & {*loaded}


def test_the_tables_of_letters_that_look_alike_wait_for_a_name_that_needs_them() -> None:
    known = "print('confusable_homoglyphs.confusables' in sys.modules)"
    names = "from trapline.kernel.text import skeleton; skeleton('Zoé 1'); "
    strange = "skeleton('\\N{CYRILLIC CAPITAL LETTER A}nn'); "

    assert told(f"{names}{known}; {strange}{known}") == ["False", "True"]


def test_the_words_of_a_language_wait_until_they_are_read_ahead() -> None:
    known = "print(lexicon.read.cache_info().currsize)"

    assert told(f"{known}; catalogue.read_ahead(); {known}") == ["0", "2"]


def test_the_words_wait_until_somebody_is_at_a_table() -> None:
    evening = """
import asyncio
from argparse import Namespace
from trapline.adapters.memory import MemoryStore
from trapline.assembly import assemble
from trapline.cli.choices import settings_of
from trapline.cli.serve import read_when_wanted
from trapline.server.desk import DESK
from trapline.tables.bodies import OpenTable

async def evening():
    settings = settings_of(Namespace(data=None, database=None))
    app = assemble(settings, MemoryStore(), catalogue.shelf())
    tables = app[DESK].tables
    reading = asyncio.create_task(read_when_wanted(tables))
    await asyncio.sleep(0)
    print(lexicon.read.cache_info().currsize)
    at = await tables.open(OpenTable("traps", "en", "Ann"), "token")
    await tables.find(at.code)
    await reading
    print(lexicon.read.cache_info().currsize)

asyncio.run(evening())
"""

    assert told(evening) == ["0", "2"]
