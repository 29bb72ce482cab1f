"""Nothing that somebody wrote for a scenario stays unread."""

from collections.abc import Iterator

import pytest

from tests.games.trapped.ship import ANN, BIFF, BOB, GAME, LAB, LANGUAGES, SHIPPED, Evening
from trapline.games.trapped.content.atlas import Atlas
from trapline.games.trapped.content.checks import all_words
from trapline.games.trapped.content.schema import Says
from trapline.games.trapped.facts.trouble import MonsterAttacked
from trapline.games.trapped.model.options import Setting
from trapline.games.trapped.rules.making import LONGEST_NAME
from trapline.games.trapped.rules.view.place import events, place
from trapline.games.trapped.wishes.trouble import Prowl
from trapline.games.trapped.wishes.turn import Pass
from trapline.kernel import Language, Text

ON_SCREENS = ("scenario", "monster", "weakness", "limit", "barrier-", "attack-")
"""What screens ask for by such a name; all else by the id that the view tells them."""


def told(atlas: Atlas) -> Iterator[Says]:
    """Yield what a screen can ask for in the course of an evening."""
    seen = place(atlas, limited=True, feared=True)
    scenario = atlas.scenario
    ids = {one.id for one in (*seen.goals, *seen.ways)}
    ids |= {item.id for item in scenario.items} | {stunt.id for stunt in scenario.dares}
    named = {name for name in seen.titles if name.startswith(ON_SCREENS)}
    yield from (seen.titles[name] for name in ids | named)
    yield from (room.says for room in seen.rooms)
    yield from (scare.says for scare in events(atlas, Evening().state, knows=True))


@pytest.mark.parametrize("setting", SHIPPED)
def test_no_text_of_a_scenario_is_out_of_reach(setting: Setting) -> None:
    """TD-10."""
    heard = list(told(GAME.atlases[setting]))

    assert [path for path, says in all_words(SHIPPED[setting]) if says not in heard] == []


@pytest.mark.parametrize("setting", SHIPPED)
def test_a_monster_has_several_ways_to_attack(setting: Setting) -> None:
    """TD-11."""
    assert len(SHIPPED[setting].monster.attacks) > 2


def test_the_monster_attacks_in_one_way_after_the_other() -> None:
    """TD-11."""
    table = Evening(sealed=False).monster(LAB).put(BIFF, room=LAB)
    table.tell(MonsterAttacked(BIFF, "Biff", 0))
    table.play(BOB, Pass(1))

    table.play(ANN, Prowl(table.number, Text(LAB), BIFF))

    assert table.view(BOB).conflict.attack == "attack-1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", SHIPPED)
def test_what_is_written_of_the_cast_fits_on_a_sheet(setting: Setting, language: Language) -> None:
    """TD-16."""
    for role in SHIPPED[setting].cast[language]:
        assert max(len(role.name), len(role.occupation)) <= LONGEST_NAME, role
