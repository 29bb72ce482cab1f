"""Packs: what people bring along, checked, and kept by the hash of its text.

A list of words is plain text, a word or a short phrase a line. A first line `# Kitchen` names it;
other lines that begin with # are remarks. A game's own file is kept under a line that says of which
game it is, and what it is called: `#!trapped Keep It Burning`.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias, get_args

from msgspec import Struct

from trapline.kernel import (
    Game,
    IllegalMove,
    Language,
    PackId,
    Reads,
    Understands,
    clean,
    encode,
    letters,
)
from trapline.tables.bodies import PackHead
from trapline.tables.ports import Store, WallTime
from trapline.tables.reasons import TableReason

LARGEST_PACK: Final = 512 * 1024
FEWEST_WORDS: Final = 40
MOST_WORDS: Final = 5_000
LONGEST_WORD: Final = 30
LONGEST_PHRASE: Final = 4
"""Words in a phrase: nobody guesses a whole sentence."""
LONGEST_TITLE: Final = 40
MOST_NAMED: Final = 4

LATIN: Final = "A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u01bf\u01c4-\u024f\u1e00-\u1eff"
LAWFUL: Final = re.compile(f"[{LATIN}]+(?:[ '-]{{1,2}}[{LATIN}]+)*")
SIGNS: Final = str.maketrans(
    {**dict.fromkeys("`\u00b4\u02bc\u2018\u2019\u2032", "'"), **dict.fromkeys("\u2010\u2011", "-")}
)
BRAND: Final = "#!"
IN_JSON: Final = re.compile(rb"\b[0-9a-f]{64}\b")


class Pack(Struct, frozen=True):
    """A list of words. Its text is canonical: the same title and words have the same hash."""

    title: str
    words: tuple[str, ...]

    @property
    def text(self) -> str:
        head = [f"# {self.title}"] if self.title else []
        return "\n".join([*head, *self.words, ""])

    @property
    def id(self) -> PackId:
        return sha256(self.text.encode()).hexdigest()


class GameFile(Struct, frozen=True):
    """A file that a game has read: a scenario, say."""

    game: str
    title: str
    body: str

    @property
    def text(self) -> str:
        return f"{BRAND}{self.game} {self.title}\n{self.body}"

    @property
    def id(self) -> PackId:
        return sha256(self.text.encode()).hexdigest()


AnyPack: TypeAlias = Pack | GameFile


def kept(text: str) -> AnyPack:
    """Return the pack of a canonical text."""
    if text.startswith(BRAND):
        head, _, body = text.partition("\n")
        game, _, title = head.removeprefix(BRAND).partition(" ")
        return GameFile(game, title, body)
    head, *words = text.splitlines()
    return Pack(head[2:], tuple(words)) if head.startswith("# ") else Pack("", (head, *words))


def brought(data: bytes) -> tuple[Pack, int]:
    """Return the pack somebody brought and how many doubles were left out, or refuse it."""
    if len(data) > LARGEST_PACK:
        raise too_large()
    lines = text_of(data).splitlines()
    words: dict[str, str] = {}
    count = 0
    for word in listed(lines):
        count += 1
        words.setdefault(letters(word), word)
    if len(words) < FEWEST_WORDS:
        raise IllegalMove(TableReason.PACK_TOO_SHORT, count=len(words), fewest=FEWEST_WORDS)
    if len(words) > MOST_WORDS:
        raise IllegalMove(TableReason.PACK_TOO_LONG, count=len(words), most=MOST_WORDS)
    return Pack(title_of(lines), tuple(words.values())), count - len(words)


def head(
    pack: AnyPack,
    *,
    yours: bool,
    games: Iterable[Game] = (),
    languages: Collection[Language] = (),
) -> PackHead:
    if isinstance(pack, GameFile):
        return PackHead(pack.id, pack.title, 0, pack.game, yours)
    known = known_to_bots(pack, games, languages)
    return PackHead(pack.id, pack.title, len(pack.words), yours=yours, known=known)


def known_to_bots(pack: Pack, games: Iterable[Game], languages: Collection[Language]) -> int:
    """Count for the languages it is played in; where it lies nowhere, for whichever knows most."""
    asked = [game for game in games if isinstance(game, Understands)]
    counts = [
        min((game.known(pack.words, language) for game in asked), default=len(pack.words))
        for language in languages or get_args(Language)
    ]
    return min(counts) if languages else max(counts)


def file_of(game: Game, data: bytes) -> GameFile:
    """Return the file somebody brought for this game, or refuse it."""
    if len(data) > LARGEST_PACK:
        raise too_large()
    if not isinstance(game, Reads):
        raise IllegalMove(TableReason.PACK_NOT_WANTED)
    document = game.brought(data)
    return GameFile(game.name, clean(document.title, LONGEST_TITLE), document.text)


def too_large() -> IllegalMove:
    return IllegalMove(TableReason.PACK_TOO_LARGE, most=LARGEST_PACK // 1024)


def text_of(data: bytes) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise IllegalMove(TableReason.PACK_NOT_TEXT) from None
    if "\0" in text:
        raise IllegalMove(TableReason.PACK_NOT_TEXT)
    return text


def title_of(lines: Sequence[str]) -> str:
    first = next((line.strip() for line in lines if line.strip()), "")
    return clean(first.lstrip("#"), LONGEST_TITLE) if first.startswith("#") else ""


def listed(lines: Sequence[str]) -> Iterator[str]:
    for number, line in enumerate(lines, start=1):
        # Whatever is longer is refused, and who reads why need not read all of it.
        word = clean(line, 2 * LONGEST_WORD).translate(SIGNS)
        if not word or word.startswith("#"):
            continue
        if not LAWFUL.fullmatch(word):
            raise IllegalMove(TableReason.PACK_ODD_WORD, line=number, word=word)
        if len(word) > LONGEST_WORD or len(word.split()) > LONGEST_PHRASE:
            raise IllegalMove(
                TableReason.PACK_WORD_TOO_LONG,
                line=number,
                word=word,
                most=LONGEST_WORD,
                words=LONGEST_PHRASE,
            )
        yield word


def named_in(options: Any) -> list[PackId]:
    """Return the packs that options ask for, whatever game they are of."""
    found = IN_JSON.findall(encode(options))
    return [pack.decode() for pack in dict.fromkeys(found)][:MOST_NAMED]


class Packs:
    """The packs of the tables in memory: games look here, because they cannot wait for a store."""

    def __init__(self) -> None:
        self._at_hand: dict[PackId, AnyPack] = {}
        self._idle: set[PackId] = set()

    def words(self, pack: PackId) -> tuple[str, ...] | None:
        known = self._at_hand.get(pack)
        return known.words if isinstance(known, Pack) else None

    def document(self, file: PackId, game: str) -> str | None:
        known = self._at_hand.get(file)
        return known.body if isinstance(known, GameFile) and known.game == game else None

    async def fetch(self, packs: Sequence[PackId], store: Store, now: WallTime) -> None:
        """Lay these ready, and note that they are used."""
        for id in packs:
            self._idle.discard(id)
            text = None if id in self._at_hand else await store.pack(id)
            if text is not None:
                self._at_hand[id] = kept(text)
                await store.use_packs([id], now)

    def put_away(self, used: set[PackId]) -> None:
        """Forget what no table has used since the last time."""
        unused = self._at_hand.keys() - used
        for id in unused & self._idle:
            del self._at_hand[id]
        self._idle = unused - self._idle
