"""Small tables, entries and lines for tests of the stores."""

from trapline.tables.ports import Entry, Line, TableRecord

ANN, BOB, CLEO, DAN = range(1, 5)
CABIN, LODGE = "the-cabin", "the-lodge"
PHONE, LAPTOP, SCREEN = "a1" * 32, "b2" * 32, "c3" * 32


def table(id: str = CABIN, code: str = "KM7RTX", *, wall: int = 0) -> TableRecord:
    return TableRecord(id, code, opened=wall, touched=wall, playing=False)


def entry(
    version: int,
    *,
    key: str | None = None,
    wall: int = 0,
    facts: bytes = b"[]",
    final: bool = False,
) -> Entry:
    return Entry(
        version=version,
        at=version * 1_000,
        wall=wall,
        key=key or f"key of {version}",
        person=ANN,
        seat=0,
        game="whisper",
        final=final,
        facts=facts,
    )


def house_entry(version: int) -> Entry:
    return Entry(version, 0, 0, "the house's", None, None, None, final=True, facts=b"\x00\xff")


def line(id: int, text: str = "Salut !", *, wall: int = 0, key: str | None = None) -> Line:
    return Line(id, "table", BOB, 1, text, wall, key or f"{BOB}:line-{id}")
