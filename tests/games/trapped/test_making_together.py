"""Making up a setting: ideas, reading back, voting out, the sheet, the blessing (TD-13)."""

from typing import Any, Self

import pytest
from msgspec.structs import replace

from tests.conformance.playthrough import folded
from tests.games.trapped.ship import ANN, BOB, CLEO, DAN, GAME, Dealer
from tests.packs import LIBRARY, MANSION
from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.content import complaints, read
from trapline.games.trapped.content.making import EMPTY, Gap, Part
from trapline.games.trapped.model import Ask, Matter, Options, Phase, Reason, Setting, State
from trapline.games.trapped.view import View, Workshop
from trapline.kernel import (
    HOUSE,
    PUBLIC,
    IllegalMove,
    Observer,
    Seat,
    SeatAway,
    Sitter,
    Stale,
    Text,
    TimeUp,
    encode,
)

ALL = (ANN, BOB, CLEO, DAN)


class Gathering:
    """Ann is the GM; Bob, Cleo and Dan sit with her, or bots on some of their seats."""

    def __init__(self, *bots: Seat, **options: Any) -> None:
        self.at = 0
        self.luck = Dealer()
        self.facts: list[f.AnyFact] = []
        chosen = Options(**{"scenario": Setting.TOGETHER, **options})
        sitters = [Sitter(seat, bot=seat in bots) for seat in ALL]
        self.state: State = self.tell(GAME.setup(chosen, sitters, 0, self.luck, None))

    def tell(self, facts: list[f.AnyFact]) -> State:
        self.facts += facts
        self.state = folded(GAME, getattr(self, "state", None), facts)
        return self.state

    def play(self, by: Any, wish: Any) -> list[f.AnyFact]:
        self.at += 1000
        facts = GAME.play(self.state, by, wish, self.at, self.luck)
        self.tell(facts)
        return facts

    def says(self, by: Seat, part: Part, words: str) -> Self:
        self.play(by, w.AddIdea(self.number, part, Text(words)))
        return self

    def read(self) -> Self:
        """Let Ann stop the ideas and read them back."""
        self.play(ANN, w.EndIdeas(self.number))
        self.play(ANN, w.ReadBack(self.number))
        return self

    def vote(self, **out: tuple[int, ...]) -> Self:
        for seat, name in zip(ALL, ("ann", "bob", "cleo", "dan"), strict=True):
            self.play(seat, w.VoteOut(self.number, out.get(name, ())))
        return self

    def bless(self, *yes: bool) -> list[f.AnyFact]:
        motion = self.state.motions
        return [
            fact
            for seat, hand in zip((BOB, CLEO, DAN), yes, strict=False)
            for fact in self.play(seat, w.Vote(motion, hand))
        ]

    def told(self, seat: Seat) -> list[f.AnyFact | None]:
        return [GAME.redact(fact, seat) for fact in self.facts]

    @property
    def number(self) -> int:
        return self.state.asked

    @property
    def ask(self) -> Ask | None:
        return None if self.state.question is None else self.state.question.ask

    def view(self, observer: Observer) -> View:
        return GAME.view(self.state, observer)

    @property
    def workshop(self) -> Workshop:
        making = self.view(PUBLIC).making
        assert making is not None, "nothing is being made up"
        return making

    def may(self, seat: Seat) -> set[str]:
        return {type(one).__name__.removeprefix("May") for one in self.view(seat).may}


def ready() -> Gathering:
    """Return a gathering whose sheet lies before the GM."""
    gathering = Gathering().says(BOB, Part.PLACE, "A submarine").says(DAN, Part.MONSTER, "A siren")
    return gathering.read().vote()


def test_everybody_adds_ideas_and_nobody_can_strike_them() -> None:
    """TD-13."""
    gathering = Gathering()

    for seat in ALL:
        gathering.says(seat, Part.PLACE, f"the place of {seat}")

    assert [idea.seat for idea in gathering.workshop.ideas] == list(ALL)
    assert all("AddIdea" in gathering.may(seat) for seat in ALL)
    assert "VoteOut" not in gathering.may(BOB)


def test_who_had_no_more_ideas_may_have_one_after_all() -> None:
    gathering = Gathering()
    gathering.play(BOB, w.EndIdeas(gathering.number))

    gathering.says(BOB, Part.ROOM, "the galley")

    assert gathering.workshop.ideas[0].words == "the galley"


def test_the_gm_stops_the_chaos_and_reads_back() -> None:
    """TD-13."""
    gathering = Gathering().says(CLEO, Part.TASK, "fly")

    gathering.play(ANN, w.EndIdeas(gathering.number))

    assert gathering.ask is Ask.READ
    assert gathering.view(PUBLIC).waiting == (ANN,)


def test_the_reading_begins_when_nobody_has_more_ideas() -> None:
    gathering = Gathering()
    for seat in (BOB, CLEO, DAN):
        gathering.play(seat, w.EndIdeas(gathering.number))

    facts = gathering.play(ANN, w.EndIdeas(gathering.number))

    assert [fact.ask for fact in facts if isinstance(fact, f.Asked)] == [Ask.READ]


def test_an_idea_comes_too_late_when_they_are_read() -> None:
    gathering = Gathering()
    late = w.AddIdea(gathering.number, Part.ROOM, Text("attic"))
    gathering.read()

    with pytest.raises(Stale):
        gathering.play(BOB, late)


def test_a_dozen_ideas_are_enough_from_one_seat() -> None:
    gathering = Gathering()
    for number in range(12):
        gathering.says(BOB, Part.ROOM, f"room {number}")

    with pytest.raises(IllegalMove) as caught:
        gathering.says(BOB, Part.ROOM, "one more")

    assert caught.value.reason == Reason.TOO_MANY_IDEAS


def test_an_idea_stays_unless_the_majority_votes_it_out() -> None:
    """TD-13."""
    gathering = Gathering()
    for words in ("bog", "bay", "bar"):
        gathering.says(BOB, Part.ROOM, words)

    gathering.read().vote(ann=(0,), bob=(0, 1), cleo=(0,))

    assert [(idea.words, idea.out) for idea in gathering.workshop.ideas] == [
        ("bog", True),
        ("bay", False),
        ("bar", False),
    ]
    assert not {"bog"} & set(gathering.workshop.sketch.rooms)
    assert {"bay", "bar"} <= set(gathering.workshop.sketch.rooms)


@pytest.mark.parametrize(("cards", "out"), [(("K♥", "3♣"), True), (("3♣", "K♥"), False)])
def test_at_a_tie_the_higher_of_two_cards_decides(cards: tuple[str, ...], out: bool) -> None:
    """TD-14."""
    gathering = Gathering().says(BOB, Part.ROOM, "bog").read()
    gathering.luck.wanted += cards

    gathering.vote(ann=(0,), bob=(0,))

    [tie] = [fact for fact in gathering.facts if isinstance(fact, f.TieDrawn)]
    assert (tie.cards, tie.out) == (cards, out)
    assert gathering.workshop.ideas[0].out is out


def test_bots_have_no_taste() -> None:
    """One person among bots has the say: TD-14 counts people."""
    gathering = Gathering(ANN, CLEO, DAN).says(BOB, Part.ROOM, "bog").read()

    gathering.vote(bob=(0,))

    assert gathering.workshop.ideas[0].out


def test_what_people_say_comes_before_what_bots_say() -> None:
    gathering = Gathering(ANN, CLEO, DAN)
    for seat in (CLEO, BOB, DAN):
        gathering.says(seat, Part.PLACE, f"the place of {seat}")
        gathering.says(seat, Part.ROOM, f"the room of {seat}")

    sketch = gathering.read().vote().workshop.sketch

    assert sketch.place == f"the place of {BOB}"
    assert sketch.rooms[:3] == tuple(f"the room of {seat}" for seat in (BOB, CLEO, DAN))


def test_not_this_takes_an_idea_away_without_a_reason() -> None:
    """TD-126."""
    gathering = Gathering().says(BOB, Part.MONSTER, "spiders")

    gathering.play(DAN, w.NotThis(0))

    assert [(idea.words, idea.out) for idea in gathering.workshop.ideas] == [("", True)]
    assert gathering.read().workshop.sketch.monster != "spiders"


def test_the_sheet_comes_filled_in_with_the_ideas_that_were_kept() -> None:
    """TD-13: all four questions are answered."""
    gathering = ready()
    sketch = gathering.workshop.sketch

    assert (sketch.place, sketch.monster) == ("A submarine", "A siren")
    assert gathering.workshop.lacks == ()
    assert gathering.view(PUBLIC).place.rooms
    assert {"Develop", "FillIn", "Propose"} <= gathering.may(ANN)
    assert not {"Develop", "FillIn", "Propose"} & gathering.may(BOB)


def test_a_sheet_that_lacks_something_is_kept_and_cannot_be_proposed() -> None:
    """TD-10, TD-13."""
    gathering = ready()
    sketch = replace(gathering.workshop.sketch, monster=Text(""))

    gathering.play(ANN, w.Develop(gathering.number, sketch))

    assert [lack.gap for lack in gathering.workshop.lacks] == [Gap.EMPTY]
    assert "Propose" not in gathering.may(ANN)
    with pytest.raises(IllegalMove) as caught:
        gathering.play(ANN, w.Propose(gathering.number))
    assert caught.value.reason == Reason.SKETCH_LACKS


def test_an_easy_escape_cannot_be_proposed() -> None:
    """TD-15."""
    gathering = ready()
    sketch = gathering.workshop.sketch
    easy = replace(sketch, exits=(replace(sketch.exits[0], after=()),))

    gathering.play(ANN, w.Develop(gathering.number, easy))

    assert [lack.gap for lack in gathering.workshop.lacks] == [Gap.TOO_EASY]


def test_words_on_the_sheet_are_cut_to_what_fits_on_a_map() -> None:
    gathering = ready()
    long = Text("a very long name " * 8)

    gathering.play(ANN, w.Develop(gathering.number, replace(EMPTY, place=long, rooms=(long,))))

    assert len(gathering.workshop.sketch.place) <= 40
    assert len(gathering.workshop.sketch.rooms[0]) <= 40


def test_with_the_groups_blessing_the_evening_goes_on_with_it() -> None:
    """TD-13, TD-14."""
    gathering = ready()
    gathering.play(ANN, w.Propose(gathering.number))
    assert gathering.state.motion is not None
    assert gathering.state.motion.matter is Matter.SETTING

    gathering.bless(True, True, True)

    assert gathering.state.phase is Phase.CHARACTERS
    assert gathering.ask is Ask.MAKE
    assert gathering.view(BOB).place.titles["monster"]["fr"].title == "A siren"
    assert gathering.view(BOB).offered


def test_without_it_the_sheet_goes_back_to_the_gm() -> None:
    """TD-14."""
    gathering = ready()
    gathering.play(ANN, w.Propose(gathering.number))

    gathering.bless(False, False, False)

    assert gathering.ask is Ask.DEVELOP
    assert gathering.workshop.refused
    gathering.play(ANN, w.FillIn(gathering.number))
    assert not gathering.workshop.refused


def test_the_log_has_the_whole_scenario_and_it_is_lawful() -> None:
    """TD-10: whoever has the log needs no file."""
    gathering = ready()
    gathering.play(ANN, w.Propose(gathering.number))
    gathering.bless(True, True, True)

    assert gathering.state.setting is not None
    scenario = gathering.state.setting.scenario
    assert complaints(scenario) == []
    assert read(encode(scenario)) == scenario


def test_only_the_gm_knows_what_may_happen_and_where_the_monster_is() -> None:
    gathering = ready()
    gathering.play(ANN, w.Propose(gathering.number))
    gathering.bless(True, True, True)
    known = {
        seat: folded(GAME, None, [told for told in gathering.told(seat) if told is not None])
        for seat in (ANN, BOB)
    }

    assert known[ANN].setting == gathering.state.setting
    assert known[BOB].setting.scenario.events == ()
    assert known[BOB].setting.scenario.monster.start == "somewhere"


def test_a_limit_that_was_made_up_counts() -> None:
    """TD-125."""
    gathering = ready()

    assert gathering.view(PUBLIC).place.limit == gathering.workshop.sketch.rounds


def test_when_the_gm_is_gone_the_house_proposes_the_sheet() -> None:
    """TD-136."""
    gathering = ready()
    gathering.play(HOUSE, SeatAway(ANN))
    due = GAME.deadline(gathering.state)
    assert due is not None

    gathering.at = due.at
    gathering.play(HOUSE, TimeUp(due.name, due.turn))

    assert gathering.state.motion is not None


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


def test_a_file_that_cannot_be_played_is_refused_with_code_place_and_reason() -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.brought(b'{"id": "attic"}')

    assert caught.value.reason == Reason.FAULTY_SCENARIO
    assert caught.value.facts["code"] == "wrong-shape"
    assert caught.value.facts["path"] == "$"


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
    gathering.play(ANN, w.Propose(gathering.number))
    gathering.bless(True, True, True)

    kept = gathering.view(ANN).file

    assert kept is not None
    assert complaints(kept) == []
    assert gathering.view(BOB).file is None
    assert gathering.view(PUBLIC).file is None
