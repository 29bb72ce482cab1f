"""The dungeon: rooms, curses, and who stands where."""

from msgspec import Struct

from .basics import LAST, Room
from .kinds import Curse


class CurseCard(Struct, frozen=True):
    """A curse of the dungeon: a card that is known by the room in which it was laid."""

    laid: Room
    room: Room
    curse: Curse | None = None
    """None as long as it lies face down."""


class Dungeon(Struct, frozen=True):
    """Who and what stands in which room."""

    teams: tuple[Room, Room] = (0, 0)
    monster: Room = LAST
    fought: bool = False
    """Whether a team has met the monster: from then on it never moves (TW-111)."""
    curses: tuple[CurseCard, ...] = ()
    """Those that nobody has seen yet, and those that were turned up for this round."""
    drawn: tuple[Curse, ...] = ()
    """The curses that the Mummy drew for this round."""
    terror: str = ""
    """The word that nobody under the Word of Terror may say."""
    pile: tuple[Curse, ...] = tuple(Curse)
    """The curses that may still turn up."""
    spent: tuple[Curse, ...] = ()
    """Those that were seen since the pile was last shuffled."""

    @property
    def unseen(self) -> tuple[Room, ...]:
        """Return the rooms with a curse that nobody has seen yet."""
        return tuple(card.room for card in self.curses if card.curse is None)
