"""What bots say: enough of it, in the tone of the group, and nothing twice."""

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    CLEO,
    LANGUAGES,
    LOUNGE,
    VALDA,
    Evening,
)
from trapline import catalogue
from trapline.games.trapped.bots.castaway import Castaway, creditors
from trapline.games.trapped.bots.naming import WHOM, filled
from trapline.games.trapped.bots.speaking import with_words
from trapline.games.trapped.bots.voices import FEELINGS, MANNERS, TROUBLES, Occasion, Voice
from trapline.games.trapped.facts.talk import Told
from trapline.games.trapped.facts.trouble import EventDrawn
from trapline.games.trapped.facts.turns import Asked
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import JUDGED, Attribute, Through
from trapline.games.trapped.model.options import Tone
from trapline.games.trapped.wishes.conflict import Bid
from trapline.games.trapped.wishes.talk import NotThis
from trapline.games.trapped.wishes.trouble import MakeUpEvent
from trapline.games.trapped.wishes.turn import Attack
from trapline.kernel import Language, SeededLuck, Text

VOICES = catalogue.voices()
BOT = Castaway(VOICES)
ENOUGH = 200
FRESH = 4
"""So many lines at least fit whatever happens."""
LONGEST = 90
TAGS = {
    *MANNERS.values(),
    *FEELINGS.values(),
    *TROUBLES.values(),
    *map(str, JUDGED),
    *map(str, Tone),
    *[
        "any",
        "monster",
        "alone",
        "together",
        "all",
        "dead",
        "mad",
        "saved",
        "left",
        "lost",
        "feeling",
    ],
}
COLOURS = {
    "try": [[str(one)] for one in JUDGED],
    "control": [[one] for one in MANNERS.values()],
    "face": [[str(one), also] for one in JUDGED for also in ("", "monster")],
    "help": [[one, two] for one in MANNERS.values() for two in FEELINGS.values()],
    "hinder": [[one, two] for one in MANNERS.values() for two in FEELINGS.values()],
    "dare": [[one] for one in FEELINGS.values()],
    "plea": [[one] for one in FEELINGS.values()],
    "won": [[one] for one in MANNERS.values()],
    "lost": [[one] for one in MANNERS.values()],
    "leave": [["alone"], ["together"], ["all"]],
    "end": [["dead"], ["mad"]],
    "epilogue": [["saved"], ["left"], ["lost"]],
    "event": [[one] for one in TROUBLES.values()],
    "harm": [[str(one)] for one in (*JUDGED, "feeling")],
}
"""What can colour a deed; the others are only coloured by the tone."""


def lines_of(language: Language) -> list[str]:
    return [line for cell in VOICES[language].values() for some in cell.values() for line in some]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_many_lines_and_no_two_are_the_same(language: Language) -> None:
    lines = lines_of(language)

    assert len(lines) >= ENOUGH
    assert [line for line, times in Counter(lines).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_is_short_and_names_nobody_but_whom_it_is_for(language: Language) -> None:
    for line in lines_of(language):
        assert 3 < len(line) <= LONGEST
        assert line == line.strip()
        assert "{" not in line.replace(WHOM, "")
        assert line[-1] in ".!?…", line


def test_french_lines_keep_their_marks_together_and_never_elide() -> None:
    for line in lines_of("fr"):
        assert not re.search(r" [?!;:»]|« |'", line), line
        assert not re.search(rf"\b(de|que) {re.escape(WHOM)}", line), line


def test_both_languages_have_words_for_the_same_moments() -> None:
    cells = [{deed: set(cell) for deed, cell in VOICES[one].items()} for one in LANGUAGES]

    assert cells[0] == cells[1]
    assert {tag for cell in cells[0].values() for tags in cell for tag in tags.split()} <= TAGS


@pytest.mark.parametrize("tone", Tone)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_there_are_words_for_it_in_every_tone(
    language: Language, tone: Tone
) -> None:
    """TD-126."""
    voice = Voice(VOICES[language], language)
    view = replace(Evening().view(BOB), tone=tone)

    for deed in VOICES[language]:
        for tags in COLOURS.get(deed, [[]]):
            some = voice.fitting(Occasion(deed, frozenset(tags), "Valda"), view)
            assert len(some) >= FRESH, (deed, tags)
            assert any(tone in own for own, _ in some), (deed, tags)
            assert not any(own & (set(Tone) - {tone}) for own, _ in some), (deed, tags)


@pytest.mark.parametrize(
    ("line", "whom", "said"),
    [
        ("Chiche, {whom}. Vas-y.", "Commandant Taupin", "Chiche, Commandant Taupin. Vas-y."),
        ("Hein\u202f? {whom}\u202f?", "Docteure Blum", "Hein\u202f? Docteure Blum\u202f?"),
        ("{whom} en rit.", "Docteure Blum", "La docteure Blum en rit."),
        ("Dites au revoir à {whom}.", "Père Plumeau", "Dites au revoir au père Plumeau."),
        ("Ça arrange {whom}.", "Commandant Taupin", "Ça arrange le commandant Taupin."),
        ("{whom} en rit.", "Madame Zora", "Madame Zora en rit."),
    ],
)
def test_in_french_a_rank_has_its_article_where_one_speaks_of_somebody(
    line: str, whom: str, said: str
) -> None:
    assert filled(line, whom, "fr") == said
    assert filled(line, whom, "en") == line.replace(WHOM, whom)


def test_what_was_said_to_one_is_not_said_to_another() -> None:
    voice = Voice({"help": {"any": ("Go, {whom}!", "Left a bit.")}}, "en")
    view = Evening().tell(Told(CLEO, "Go, Valda!")).view(BOB)

    said = {voice.say(Occasion("help", whom="Otto"), view, SeededLuck(n)) for n in range(9)}

    assert said == {"Left a bit."}


def test_when_all_has_been_said_a_bot_is_silent() -> None:
    voice = Voice({"help": {"any": ("Left a bit.",)}}, "en")
    view = Evening().tell(Told(CLEO, "Left a bit.")).view(BOB)

    assert voice.say(Occasion("help"), view, SeededLuck(1)) == ""


def test_what_somebody_took_out_is_not_said_again() -> None:
    voice = Voice({"help": {"any": ("Left a bit.",)}}, "en")
    table = Evening().tell(Told(CLEO, "Left a bit."))
    table.play(BOB, NotThis(0))

    assert voice.say(Occasion("help"), table.view(BOB), SeededLuck(1)) == ""


def test_a_bot_says_why_it_hinders_whom_it_hates() -> None:
    """TD-50, TD-56."""
    table = Evening(sealed=False).monster(LOUNGE).put(VALDA, feelings={BIFF: "9♣"})
    table.play(BOB, Attack(1, Attribute.BRAVE, Through.CHARACTER, Text("")))
    table.confirm()
    table.bid(BOB, "K♥")

    wish = BOT.choose(table.view(CLEO), SeededLuck(0))

    assert isinstance(wish, Bid)
    assert wish.words in {
        line.replace(WHOM, "Biff") for some in VOICES["en"]["hinder"].values() for line in some
    }


def test_an_event_that_a_bot_makes_up_has_words() -> None:
    """TD-46."""
    table = Evening().tell(EventDrawn("9♣", BIFF), Asked(Ask.EVENT, 2, (ANN,), None))
    shiver = MakeUpEvent(2, BIFF, Text("…"))

    for seed in range(8):
        spoken = with_words(
            shiver, table.view(ANN), Voice(VOICES["en"], "en"), SeededLuck(str(seed))
        )

        assert isinstance(spoken, MakeUpEvent)
        assert spoken.words in {line for some in VOICES["en"]["shiver"].values() for line in some}


def test_who_helped_for_a_seat_is_remembered() -> None:
    """TD-102."""
    deal = VOICES["en"]["bargain"]["any"][0].replace(WHOM, "Biff")
    view = Evening().tell(Told(CLEO, deal)).view(BOB)

    assert creditors(view, Voice(VOICES["en"], "en")) == (VALDA,)


def test_the_tone_chooses_what_is_said_in_an_evening() -> None:
    """TD-126."""
    said = {tone: words_of(tone) for tone in Tone}

    for tone in Tone:
        alien = {
            line
            for cell in VOICES["en"].values()
            for tags, some in cell.items()
            for line in some
            if set(tags.split()) & (set(Tone) - {tone})
        }
        assert said[tone] & set(VOICES["en"]["end"][f"dead {tone}"])
        assert not said[tone] & alien


def words_of(tone: Tone) -> set[str]:
    """Return what a bot finds to say at the end, whatever luck it has."""
    table = Evening().change(options=replace(Evening().state.options, tone=tone))
    voice = Voice(VOICES["en"], "en")
    deaths = Occasion("end", frozenset({"dead"}))
    return {str(voice.say(deaths, table.view(BOB), SeededLuck(n))) for n in range(40)}


def test_a_french_line_is_known_again_whatever_its_spaces() -> None:
    """At the door every space becomes a plain one."""
    line = "Pas le visage\u202f!"
    voice = Voice({"face": {"any": (line,)}}, "fr")
    table = Evening()
    table.tell(Told(BOB, line.replace("\u202f", " ")))

    assert voice.say(Occasion("face"), table.view(CLEO), SeededLuck(1)) == ""
    assert voice.heard("face", line.replace("\u202f", " "), "")
