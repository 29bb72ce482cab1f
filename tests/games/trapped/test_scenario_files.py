"""A scenario in a file: brought along, refused, kept."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.trapped.gathering import ALL, Gathering, ready
from tests.games.trapped.ship import ANN, BOB, GAME
from tests.packs import LIBRARY, MANSION
from trapline.games.trapped.content.checks import complaints, read
from trapline.games.trapped.game import MOST_TOLD
from trapline.games.trapped.model.kinds import Phase
from trapline.games.trapped.model.options import Options, Setting
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.making import Propose
from trapline.kernel import (
    PUBLIC,
    IllegalMove,
    Sitter,
    encode,
)


def test_a_file_of_the_groups_own_is_played_and_told_in_the_log() -> None:
    """TD-124."""
    gathering = Gathering(file=MANSION.id)

    assert gathering.state.phase is Phase.CHARACTERS
    assert gathering.state.setting is not None
    own, brought = gathering.state.setting.scenario, read(MANSION.body.encode())
    assert replace(own, events=()) == replace(brought, events=())
    assert {event.id for event in own.events} == {event.id for event in brought.events}
    assert gathering.view(BOB).place.safe == "smoking-room"


@pytest.mark.parametrize("file", ["", "0" * 64, next(iter(LIBRARY))])
def test_a_file_that_is_not_at_hand_cannot_be_chosen(file: str) -> None:
    options = Options(scenario=Setting.OWN, file=file)

    with pytest.raises(IllegalMove) as caught:
        GAME.check(options, [Sitter(seat) for seat in ALL])

    assert (caught.value.reason, caught.value.facts) == (
        Reason.NO_SUCH_SCENARIO,
        {"field": "file"},
    )


def test_a_file_that_cannot_be_played_is_refused_with_all_its_faults() -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.brought(b'{"id": "attic", "rooms": 3}')

    assert caught.value.reason == Reason.FAULTY_SCENARIO
    faults: Any = caught.value.facts["faults"]
    assert caught.value.facts["count"] == len(faults) > 5
    assert faults[0] == {"code": "missing-field", "path": "$", "facts": {"field": "says"}}


def test_no_file_makes_an_answer_without_end() -> None:
    crowd = b'{"rooms": [' + b"1," * 5_000 + b"1]}"

    with pytest.raises(IllegalMove) as caught:
        GAME.brought(crowd)

    facts: Any = caught.value.facts
    assert len(facts["faults"]) == MOST_TOLD < facts["count"]


def test_a_made_setting_can_be_brought_again_as_a_file() -> None:
    """TD-124."""
    gathering = ready()
    scenario = GAME.maker.preview(gathering.workshop.sketch).scenario

    document = GAME.brought(encode(scenario))

    assert document.title == "A submarine"
    assert read(document.text.encode()) == scenario


def test_the_gm_can_keep_it_as_a_file_and_the_others_when_it_is_over() -> None:
    """TD-124."""
    gathering = ready()
    gathering.play(ANN, Propose(gathering.number))
    gathering.bless(True, True, True)

    kept = gathering.view(ANN).file

    assert kept is not None
    assert complaints(kept) == []
    assert gathering.view(BOB).file is None
    assert gathering.view(PUBLIC).file is None
