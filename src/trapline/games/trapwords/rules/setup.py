"""Setting up: which dungeons can be played, who plays for whom, which monster waits."""

from collections.abc import Sequence
from itertools import pairwise

from trapline.kernel import IllegalMove, Luck, Sitter, TableTime

from ..content import Box, cards
from ..facts import AnyFact
from ..facts.rounds import Opened
from ..judge import Judge
from ..model.basics import ROOM_FIELDS
from ..model.game import Memory
from ..model.options import Options
from ..model.reasons import Reason
from .rounds import begin_round
from .scene import Scene

TILES = ({3, 10}, {1, 8}, {2, 9})
"""Numbers on two sides of one tile. Only the first pair is certain (TW-9)."""


def refuse_rooms(options: Options) -> None:
    numbers = options.rooms
    for place, (here, there) in enumerate(pairwise(numbers), start=1):
        if here >= there:
            raise IllegalMove(Reason.ROOMS_NOT_RISING, field=ROOM_FIELDS[place], rule="TW-7")
    for tile in TILES if options.real_tiles else TILES[:1]:
        if tile <= set(numbers):
            field = ROOM_FIELDS[numbers.index(max(tile))]
            raise IllegalMove(Reason.SAME_TILE, field=field, rule="TW-9")


def refuse_teams(seats: Sequence[Sitter]) -> None:
    for team in (0, 1):
        if sum(sitter.team == team for sitter in seats) < 2:
            raise IllegalMove(Reason.TEAM_TOO_SMALL, field="seats", team=team, rule="TW-2")


def setup(
    box: Box,
    judge: Judge,
    options: Options,
    seats: Sequence[Sitter],
    at: TableTime,
    luck: Luck,
    memory: Memory,
) -> list[AnyFact]:
    opened = Opened(
        options=options,
        teams=(
            tuple(sitter.seat for sitter in seats if sitter.team == 0),
            tuple(sitter.seat for sitter in seats if sitter.team == 1),
        ),
        host=next((sitter.seat for sitter in seats if sitter.host), None),
        card=luck.choice(cards(options.monster)),
        glow=luck.below(2),
        used=memory.used,
        precedents=memory.precedents,
        bots=tuple(sitter.seat for sitter in seats if sitter.bot),
    )
    scene = Scene(box, judge, None, at, luck)
    scene.tell(opened)
    begin_round(scene)
    return scene.facts
