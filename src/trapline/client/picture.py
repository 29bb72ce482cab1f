"""What a program was shown: the last welcome, and the updates after it."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from trapline.kernel import Game, View, encode
from trapline.kernel.codec import reader
from trapline.tables.model import Phase
from trapline.tables.protocol import Splice, TableView, Update, Welcome


class Picture:
    """One screen's table and view, field by field as the server sends them."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._table: dict[str, Any] = {}
        self._view: dict[str, Any] | None = None
        self.version = 0
        self.me: int | None = None
        self.at, self.hold = 0, 0

    def welcome(self, message: Welcome) -> None:
        self._table, self._view = msgspec.to_builtins(message.table), message.view
        self.version, self.me = message.version, message.me
        self.at, self.hold = message.at, message.hold

    def update(self, message: Update) -> bool:
        """Take an update in; False: one before it was missed."""
        if message.version != self.version + 1:
            return message.version <= self.version
        self.version, self.at, self.hold = message.version, message.at, message.hold
        self._table |= message.table
        changed = message.view
        self._view = None if changed is None else ({**(self._view or {}), **changed} or self._view)
        if self._view is not None:
            self._view |= {
                name: spliced(self._view[name], parts) for name, parts in message.spliced.items()
            }
        return True

    @property
    def table(self) -> TableView:
        return msgspec.convert(self._table, TableView)

    @property
    def game(self) -> Game:
        return self._games[self._table["game"]]

    @property
    def is_playing(self) -> bool:
        return bool(self._table.get("phase") == Phase.PLAYING and self._view is not None)

    @property
    def seat(self) -> int | None:
        """The chair that this program holds, while it holds one."""
        chairs = self._table.get("chairs", ())
        return next((one["seat"] for one in chairs if one.get("holder") == self.me), None)

    @property
    def view(self) -> View | None:
        """The game as this chair sees it, in the game's own words."""
        if not self.is_playing or self.seat is None:
            return None
        view: View = reader(self.game.vocabulary.view).decode(encode(self._view))
        return view


def spliced(old: Iterable[Any], parts: Iterable[Splice]) -> list[Any]:
    """Return a list of which only a part was sent, whole."""
    entries = list(old)
    for part in parts:
        entries[part.at : part.at + part.out] = part.into
    return entries
