"""Setting up: who is the GM, and cards to make characters of (TD-1, TD-3)."""

from collections.abc import Sequence

from trapline.games.trapped import facts as f
from trapline.games.trapped.content import Atlas
from trapline.games.trapped.model import Options
from trapline.games.trapped.rules.fold import begun
from trapline.games.trapped.rules.making import offers
from trapline.games.trapped.rules.scene import Scene
from trapline.games.trapped.rules.settling import settle
from trapline.games.trapped.rules.standing import players
from trapline.kernel import Luck, Sitter, TableTime


def set_up(
    atlas: Atlas, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck
) -> list[f.AnyFact]:
    around = sorted(sitter.seat for sitter in seats)
    place = options.gm - 1
    order = (*around[place + 1 :], *around[: place + 1])
    bots = tuple(sitter.seat for sitter in seats if sitter.bot)
    opened = f.Opened(options, around[place], order, bots)
    scene = Scene(atlas, begun(opened), at, luck)
    scene.facts.append(opened)
    hands = offers(luck, len(order) - 1)
    for seat, cards in zip(players(scene.state), hands, strict=True):
        scene.tell(f.Offered(seat, cards))
    settle(scene)
    return scene.facts
