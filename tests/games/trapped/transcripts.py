"""A scene of each chapter, told as the table hears it, the book's own examples among them.

`python -m tests.games.trapped.transcripts` writes them anew into `told`; read what changed before
you keep it.
"""

from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from tests.games.trapped.ship import (
    ANN,
    ATLAS,
    BIFF,
    BOB,
    BRIDGE,
    CHIP,
    CLEO,
    CORRIDOR,
    DAN,
    GAME,
    LAB,
    LANGUAGES,
    LOUNGE,
    VALDA,
    ZED,
    Evening,
    sitters,
)
from tests.games.trapped.titles import titles
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.facts.turns import Asked
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Attribute, Side, Through
from trapline.games.trapped.model.options import Options
from trapline.games.trapped.wishes.conflict import Accept, Decline, Harm, Overrule, Reveal
from trapline.games.trapped.wishes.talk import Become, GoOn, Halt, Invent, NotThis, Release, Vote
from trapline.games.trapped.wishes.trouble import Agree, Conclude, Flee, MeetEnd, PlayEvent, Prowl
from trapline.games.trapped.wishes.turn import Attack, Challenge, Control, Escape, Explore, Pass
from trapline.kernel import HOUSE, PLAIN, PUBLIC, By, Language, SeededLuck, Text, redact
from trapline.tables.sentences import Names, say

TOLD = Path(__file__).parent / "told"
DATA = files("trapline.games.trapped") / "data"
TEXTS: Mapping[Language, Mapping[str, str]] = {
    language: msgspec.json.decode((DATA / language / "texts.json").read_bytes())
    for language in LANGUAGES
}
SEATS = {0: "Ann", 1: "Bob", 2: "Cleo", 3: "Dan"}
CLEVER, FAST, DANGEROUS = Attribute.CLEVER, Attribute.FAST, Attribute.DANGEROUS


class Recorded(Evening):
    """A game that writes down every wish and every fact that everybody hears."""

    def __init__(self, language: Language, **more: Any) -> None:
        self.language = language
        self.lines: list[str] = []
        super().__init__(**more)

    def play(self, by: By, wish: Any, *, after: int = 100) -> list[AnyFact]:
        facts = super().play(by, wish, after=after)
        who = "The house" if by is HOUSE else SEATS[int(by)]
        self.lines += [f"{who}: {type(wish).__name__}", *sentences(facts, self.language)]
        return facts


def sentences(facts: list[AnyFact], language: Language) -> list[str]:
    """Tell what everybody hears; questions are left out, they follow from the rest."""
    heard = [redact(fact, PUBLIC) for fact in facts if not isinstance(fact, Asked)]
    return [sentence(fact, language) for fact in heard if fact is not None]


def sentence(fact: AnyFact, language: Language) -> str:
    names = Names(seats=SEATS, things=titles(ATLAS.scenario, language))
    template = TEXTS[language][f"fact.{type(fact).__struct_config__.tag}"]
    return "    " + say(template, msgspec.to_builtins(fact), language, names).rstrip()


def making(language: Language) -> list[str]:
    """The premise, characters, and the first aspects of Extras."""
    luck = SeededLuck("golden")
    options = Options(language=language)
    facts = GAME.setup(options, sitters(4), 0, luck, None)
    lines, state = sentences(facts, language), None
    for fact in facts:
        state = GAME.apply(state, fact)
    for seat in (BOB, CLEO, DAN, ANN, *(BOB, CLEO, DAN) * 2):
        assert state is not None, "the game has begun"
        wish: Any = GAME.bots[PLAIN].choose(GAME.view(state, seat), luck)
        facts = GAME.play(state, seat, wish, 0, luck)
        for fact in facts:
            state = GAME.apply(state, fact)
        lines += [f"{SEATS[seat]}: {type(wish).__name__}", *sentences(facts, language)]
    return lines


def a_tie_of_thirty(language: Language) -> list[str]:
    """King, queen and jack against king, queen and 10."""
    table = Recorded(language)
    table.put(BIFF, room=BRIDGE, attributes={**table.state.figures[BIFF].attributes, CLEVER: "10"})
    table.hand(BOB, "K♥ 2♣").hand(CLEO, "Q♥").draws("K♠ Q♠")
    table.attempt(BOB, "diagnose-computer")
    helping = (CLEO, "Q♥", Side.HELP, Through.COMPLICATION, FAST)
    table.hand(DAN, "J♦").contest(
        BOB, "K♥", helping, (DAN, "J♦", Side.HINDER, Through.COMPLICATION, FAST)
    )
    return table.lines


def fifteen_against_twenty(language: Language, damage: str) -> list[str]:
    table = Recorded(language).put(BIFF, room=BRIDGE)
    table.put(CHIP, feelings={**table.state.figures[CHIP].feelings, BIFF: "10♥"})
    table.hand(BOB, "10♦ 2♣").draws(f"9♣ A♠ {damage}")
    table.attempt(BOB, "diagnose-computer")
    table.contest(BOB, "10♦")
    if table.ask is Ask.HURT:
        table.play(ANN, Harm(table.number, Text(f"{CHIP}>{BIFF}")))
    return table.lines


def saved_by_a_five(language: Language) -> list[str]:
    return fifteen_against_twenty(language, "5♥")


def hurt_by_a_four(language: Language) -> list[str]:
    return fifteen_against_twenty(language, "4♣")


def five_of_hearts(language: Language) -> list[str]:
    """An Extra feels 5 of hearts for who helps it with a club, and loses."""
    table = Recorded(language)
    dull = {**table.state.figures[ZED].attributes, CLEVER: "2"}
    feelings = {VALDA: "5♥", BIFF: "6♥", ZED: "7♥"}
    table.put(ZED, master=BOB, attributes=dull, feelings=feelings)
    table.hand(CLEO, "3♥ 10♣ 3♦ 6♦ J♠ A♠").hand(BOB, "2♣ 2♦").draws("K♠ K♣ A♦")
    table.attempt(BOB, "find-key", through=Through.EXTRA)
    helping = (CLEO, "10♣", Side.HELP, Through.CHARACTER, FAST)
    table.contest(BOB, "2♦", helping, through=Through.EXTRA)
    return table.lines


def challenged(language: Language) -> Recorded:
    table = Recorded(language).draws("2♦ 3♦")
    words = {"en": "Find that key!", "fr": "Trouve cette clé !"}[language]
    table.play(BOB, Challenge(1, CLEO, Text("goal:find-key"), Text(words)))
    return table


def a_challenge_accepted(language: Language) -> list[str]:
    table = challenged(language)
    table.play(CLEO, Accept(table.number))
    table.attempt(CLEO, "find-key")
    table.contest(CLEO, "10♥")
    return table.lines


def a_challenge_declined_and_lost(language: Language) -> list[str]:
    table = challenged(language)
    table.play(CLEO, Decline(table.number))
    table.bid(CLEO, "3♣", Side.HINDER)
    table.bid(BOB, "K♥")
    table.play(ANN, Reveal(table.number))
    table.no_luck()
    table.attempt(CLEO, "find-key")
    table.contest(CLEO, "10♥")
    return table.lines


def a_challenge_declined_and_won(language: Language) -> list[str]:
    table = challenged(language)
    table.play(CLEO, Decline(table.number))
    table.bid(CLEO, "Q♣", Side.HINDER)
    table.bid(BOB, "2♣", attribute=FAST)
    table.play(ANN, Overrule(table.number, BOB, Attribute.BRAVE))
    table.play(ANN, Reveal(table.number))
    table.no_luck()
    return table.lines


def an_extra_obeys(language: Language) -> list[str]:
    table = Recorded(language).draws("3♦")
    table.play(BOB, Control(1, ZED, DANGEROUS, Text(""), Text(CORRIDOR)))
    table.contest(BOB, "K♥")
    table.play(BOB, Release(ZED))
    return table.lines


def an_exploration(language: Language) -> list[str]:
    table = Recorded(language).draws("9♣ 3♦")
    table.play(BOB, Explore(1, Text(CORRIDOR), along=False, words=Text("")))
    table.play(ANN, PlayEvent(table.number, Text("slime"), BIFF, Text("")))
    table.contest(BOB, "K♥")
    return table.lines


def beaten(language: Language, defeats: int) -> Recorded:
    table = Recorded(language, sealed=False).put(BIFF, room=LAB, items=("flamethrower",))
    table.monster(LAB, defeats=defeats).draws("2♦ 3♦")
    table.play(BOB, Attack(1, DANGEROUS, Through.CHARACTER, Text("")))
    table.contest(BOB, "K♥")
    return table


def the_monster_flees(language: Language) -> list[str]:
    table = beaten(language, 1)
    table.play(ANN, Flee(table.number, Text("pod-bay")))
    return table.lines


def the_monster_dies(language: Language) -> list[str]:
    return beaten(language, 2).lines


def the_monster_is_beaten_off(language: Language) -> list[str]:
    """It comes for Valda, who has nothing to wound it with."""
    table = Recorded(language, sealed=False).monster(CORRIDOR).draws("2♦ 3♦ 4♦")
    table.play(BOB, Pass(1))
    table.play(ANN, Prowl(table.number, Text(LOUNGE), VALDA))
    table.contest(CLEO, "10♥")
    table.play(ANN, Flee(table.number, Text("sick-bay")))
    return table.lines


def an_extra_alone(language: Language) -> list[str]:
    table = Recorded(language, sealed=False).monster(CORRIDOR).draws("2♦ K♣ 6♣ 2♠")
    table.play(BOB, Pass(1))
    table.play(ANN, Prowl(table.number, Text(LOUNGE), ZED))
    return table.lines


def death_and_a_new_character(language: Language) -> list[str]:
    table = Recorded(language).put(BIFF, room=BRIDGE, items=("rum",))
    table.hand(BOB, "2♦ 2♣").draws("K♣ A♠ J♥")
    table.attempt(BOB, "diagnose-computer")
    table.contest(BOB, "2♦")
    table.play(BOB, MeetEnd(table.number, insane=False, words=Text("")))
    table.play(BOB, Become(ZED))
    return table.lines


def an_escape(language: Language) -> list[str]:
    table = Recorded(language, goals=frozenset({"unjam-pod", "fit-beacon"}))
    table.put(BIFF, VALDA, room="pod-bay")
    table.play(BOB, Escape(1, Text("launch-pod"), (VALDA,), Text("")))
    table.play(CLEO, Agree(table.number, yes=True))
    words = {"en": "They lived happily.", "fr": "Ils vécurent heureux."}[language]
    for seat in (BOB, CLEO, DAN):
        table.play(seat, Conclude(table.number, Text(words)))
    return table.lines


def a_broken_promise(language: Language) -> list[str]:
    """Zed was promised the other seat, and Biff takes nobody along."""
    table = Recorded(language, goals=frozenset({"unjam-pod", "fit-beacon"}))
    table.put(BIFF, ZED, room="pod-bay").put(ZED, promised=BOB)
    table.play(BOB, Escape(1, Text("launch-pod"), (), Text("")))
    return table.lines


def a_vote_and_a_pause(language: Language) -> list[str]:
    table = Recorded(language).draws("A♠ K♦")
    words = {"en": "There is a robot.", "fr": "Il y a un robot."}[language]
    table.play(BOB, Invent(Text(words)))
    table.play(ANN, Vote(1, yes=True))
    table.play(CLEO, Vote(1, yes=False))
    table.play(DAN, Vote(1, yes=False))
    table.play(DAN, Halt())
    table.play(DAN, NotThis(0))
    table.play(DAN, GoOn())
    return table.lines


SCENES: Mapping[str, Callable[[Language], list[str]]] = {
    scene.__name__: scene
    for scene in (
        making,
        a_tie_of_thirty,
        saved_by_a_five,
        hurt_by_a_four,
        five_of_hearts,
        a_challenge_accepted,
        a_challenge_declined_and_lost,
        a_challenge_declined_and_won,
        an_extra_obeys,
        an_exploration,
        the_monster_flees,
        the_monster_dies,
        the_monster_is_beaten_off,
        an_extra_alone,
        death_and_a_new_character,
        an_escape,
        a_broken_promise,
        a_vote_and_a_pause,
    )
}


def written(scene: str, language: Language) -> str:
    return "\n".join(SCENES[scene](language)) + "\n"


def main() -> None:
    TOLD.mkdir(exist_ok=True)
    for scene in SCENES:
        for language in LANGUAGES:
            (TOLD / f"{scene}.{language}.txt").write_text(written(scene, language), "utf-8")


if __name__ == "__main__":
    main()
