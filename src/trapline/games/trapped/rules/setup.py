"""Setting up: who is the GM, and cards to make characters of (TD-1, TD-3)."""

from collections.abc import Sequence

from trapline.games.trapped import facts as f
from trapline.games.trapped.content import Atlas
from trapline.games.trapped.content.making import Maker
from trapline.games.trapped.model import Options, Setting
from trapline.games.trapped.rules import setting
from trapline.games.trapped.rules.fold import begun
from trapline.games.trapped.rules.making import offer_cards
from trapline.games.trapped.rules.scene import Scene
from trapline.games.trapped.rules.settling import settle
from trapline.kernel import Luck, Sitter, TableTime


def set_up(
    atlas: Atlas,
    options: Options,
    seats: Sequence[Sitter],
    at: TableTime,
    luck: Luck,
    maker: Maker,
) -> list[f.AnyFact]:
    around = sorted(sitter.seat for sitter in seats)
    place = options.gm - 1
    order = (*around[place + 1 :], *around[: place + 1])
    bots = tuple(sitter.seat for sitter in seats if sitter.bot)
    opened = f.Opened(options, around[place], order, bots)
    scene = Scene(atlas, begun(opened), at, luck, maker)
    scene.facts.append(opened)
    if options.played is Setting.OWN:
        setting.lay(scene, atlas.scenario)
    if options.played is not Setting.TOGETHER:
        offer_cards(scene)
    settle(scene)
    return scene.facts
