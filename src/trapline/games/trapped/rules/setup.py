"""Setting up: who is the GM, and cards to make characters of (TD-1, TD-3)."""

from collections.abc import Sequence

from trapline.kernel import Luck, Seat, Sitter, TableTime

from ..content.atlas import Atlas
from ..content.making.maker import Maker
from ..facts import AnyFact
from ..facts.making import Opened
from ..model.options import Keeper, Options, Setting
from . import setting
from .fold import after
from .making import offer_cards
from .scene import Scene
from .settling import settle


def setup(
    atlas: Atlas,
    options: Options,
    seats: Sequence[Sitter],
    at: TableTime,
    luck: Luck,
    maker: Maker,
) -> list[AnyFact]:
    around = sorted(sitter.seat for sitter in seats)
    gm = seat_of_gm(options, seats)
    place = around.index(gm)
    order = (*around[place + 1 :], *around[: place + 1])
    opened = Opened(options, gm, order, bots_among(seats))
    scene = Scene(atlas, maker, after, None, at, luck)
    scene.tell(opened)
    if options.played is Setting.OWN:
        setting.lay(scene, atlas.scenario)
    if options.played is not Setting.TOGETHER:
        offer_cards(scene)
    settle(scene)
    return scene.facts


def seat_of_gm(options: Options, seats: Sequence[Sitter]) -> Seat:
    """Return the chosen GM's seat; where the host only looks on, whoever sits first stands in."""
    if options.gm_chair:
        return sorted(sitter.seat for sitter in seats)[options.gm_chair - 1]
    if options.gm is Keeper.BOT:
        return bots_among(seats)[-1]
    hosts = [sitter.seat for sitter in seats if sitter.host]
    return hosts[0] if hosts else min(sitter.seat for sitter in seats)


def is_person(seats: Sequence[Sitter], chair: int) -> bool:
    """Say whether somebody sits there who could be the GM: a bot is chosen as such."""
    around = sorted(seats, key=lambda sitter: sitter.seat)
    return chair <= len(around) and not around[chair - 1].bot


def bots_among(seats: Sequence[Sitter]) -> tuple[Seat, ...]:
    return tuple(sitter.seat for sitter in seats if sitter.bot)
