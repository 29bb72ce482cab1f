"""Where the processor time of one move goes: `python -m bench.ledger`, with py-spy on the path.

64 tables play Draw and play against a server in memory as fast as they can, and every few
milliseconds py-spy looks where the server is. A look counts for the first of the pages below whose
function it finds, from the innermost outwards; the server's processor time is shared out alike.
"""

import argparse
import asyncio
import tempfile
from asyncio.subprocess import DEVNULL
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.peers.phones import AtTrapline
from bench.served import MEMORY, Server, allow_sockets, serving
from bench.tables import TABLES, WARM_UP, Tally, play

LOOKS_A_SECOND = 500
PAGES = {
    "four writes to sockets": ("Connection._write",),
    "frames, and what waits to be sent": ("Connection.send", "Outbox._flush"),
    "the game: four views": ("DrawAndPlay.view",),
    "what is new in four views": ("news",),
    "facts as each saw them": ("Witnesses.told", "Witnesses.__init__"),
    "JSON of the facts, the answer and four updates": ("encode",),
    "the table's own picture": ("Audience._redraw",),
    "putting four updates together": ("Audience.publish",),
    "the game: play and apply": ("DrawAndPlay.play", "DrawAndPlay.apply"),
    "whose wish it is, reading it": ("wished",),
    "the entry, the match and the evening after it": ("step",),
    "keeping the entry (in memory)": ("MemoryStore.append",),
    "deadlines due": ("due",),
    "the next alarm: clocks, bots": ("Alarm.set",),
    "counting for operators": ("ServerMeters.moved", "Stopwatch.observe"),
    "what was answered to each key": ("Answers.to", "Answers.remember", "Answers.keep"),
    "one wish at a time: lock, turn, coroutines": ("Room.submit",),
    "reading a message, how many may come": ("hear",),
    "aiohttp: frames in, waking who waits": (
        "RequestHandler.data_received",
        "RequestHandler._handle_request",
    ),
    "the loop: reads, polls, callbacks": ("Runner.run",),
}


async def played(server: Server, seconds: float, looks: Path) -> float:
    """Let tables play while somebody looks; return the microseconds of a move."""
    tables = [AtTrapline(server.port) for _ in range(TABLES)]
    for table in tables:
        await table.sit_down()
    await play(server, tables, WARM_UP, Tally())
    options = f"--nonblocking --rate {LOOKS_A_SECOND} --duration {seconds:.0f} --format raw"
    command = ["py-spy", "record", *options.split(), "-o", str(looks), "--pid", str(server.pid)]
    looking = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=DEVNULL)
    tally = Tally()
    await play(server, tables, seconds, tally)
    await looking.wait()
    return 1000 * tally.a_move


def found(looks: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Yield the page of each look, and how often it was the same."""
    pages = {function: page for page, functions in PAGES.items() for function in functions}
    for look in looks:
        stack, _, times = look.rpartition(" ")
        functions = [frame.partition(" (")[0] for frame in reversed(stack.split(";"))]
        yield next((pages[one] for one in functions if one in pages), "the rest"), int(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20)
    options = parser.parse_args()
    allow_sockets()
    with tempfile.TemporaryDirectory() as folder, serving(MEMORY) as server:
        looks = Path(folder) / "looks"
        a_move = asyncio.run(played(server, options.seconds, looks))
        shares = Counter[str]()
        for page, times in found(looks.read_text().splitlines()):
            shares[page] += times
    print(f"{a_move:6.1f} µs of the server's processor for a move, {shares.total():,} looks")
    for page in (*PAGES, "the rest"):
        print(f"{a_move * shares[page] / shares.total():6.1f}  {page}")


if __name__ == "__main__":
    main()
