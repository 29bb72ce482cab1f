"""A game of Trapwords told by a test: Ann and Cleo against Bob and Dan, with a plain referee."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tests.conformance.playthrough import folded
from tests.packs import LIBRARY
from trapline.games.trapwords import Trapwords
from trapline.games.trapwords.content import Box
from trapline.games.trapwords.facts import AnyFact
from trapline.games.trapwords.facts.rounds import (
    CurseRevealed,
    CursesDrawn,
    Opened,
    RoundBegan,
    WordDrawn,
)
from trapline.games.trapwords.model.game import Memory, State
from trapline.games.trapwords.model.kinds import ClueRule, Curse, Monster, MonsterCard, Phase
from trapline.games.trapwords.model.options import Options, WordSet
from trapline.games.trapwords.model.turn import Result
from trapline.games.trapwords.model.view import View
from trapline.games.trapwords.rules.clocks import deadline
from trapline.games.trapwords.rules.fold import after
from trapline.games.trapwords.rules.queries import battles, list_size
from trapline.games.trapwords.rules.resting import resting
from trapline.games.trapwords.wishes.calls import CallRule, CallTrap, Contest, Vote
from trapline.games.trapwords.wishes.turns import GetReady, GiveClue, Guess, PressOn, TakeBook
from trapline.games.trapwords.wishes.writing import Agree, Propose
from trapline.kernel import (
    HOUSE,
    By,
    Language,
    Observer,
    Seat,
    SeededLuck,
    Sitter,
    Team,
    Text,
    TimeUp,
)
from trapline.words.model import Doubt, Finding, Hint, Kind, Ruling, TrapRuling, Unlawful, Verdict
from trapline.words.spelling import bare, tokens

ANN, BOB, CLEO, DAN, EVE, FINN = range(6)
EMBER, ICE = 0, 1
"""The teams: Ann and Cleo, Bob and Dan."""

FANTASY = ("lantern", "dragon", "castle", "wizard", "goblet", "forest", "riddle", "anchor")
EVERYDAY = ("kettle", "bicycle", "orange", "window", "carpet", "pencil", "garden", "holiday")
TERROR = ("and",)
TRAPS = (
    ("fire", "light", "night", "glass", "oil", "hand", "dark", "cave", "wick", "candle"),
    ("stone", "tower", "king", "wall", "moat", "queen", "gate", "flag", "sand", "siege"),
)
"""What is written against each team where a test does not care."""


class PlainReferee:
    """Springs on the same word, is unsure of a common beginning, and knows five odd words.

    Can may be a helper; a saw is a tool, or what somebody saw.
    """

    def springs(self, trap: str, clue_text: str) -> Ruling:
        for said in (*tokens(clue_text), clue_text):
            if bare(said) in (bare(trap), bare(trap) + "s"):
                doubt = Doubt.LOOSE_FAMILY if trap == "saw" else None
                sure = Verdict.UNSURE if doubt else Verdict.YES
                return Ruling(sure, trap, (Finding(said, Kind.SAME, doubt),))
        for said in tokens(clue_text):
            if len(trap) > 3 and bare(said).startswith(bare(trap)[:4]):
                doubtful = Finding(said, Kind.DERIVATION, Doubt.LOOSE_FAMILY)
                return Ruling(Verdict.UNSURE, trap, (doubtful,))
        return Ruling(Verdict.NO, trap)

    def candidates(self, secret: str, guess_text: str) -> tuple[str, ...]:
        return tuple(map(str.strip, guess_text.split(",")))

    def answers(self, secret: str, guess_text: str) -> Ruling:
        right = {bare(secret), bare(secret) + "s"} & set(map(bare, tokens(guess_text)))
        return Ruling(Verdict.YES if right else Verdict.NO, secret)

    def counted_as(self, guess_text: str) -> str:
        return bare(" ".join(tokens(guess_text)))

    def is_slip(self, typed: str, meant: str) -> bool:
        return (typed, meant) == ("lapm", "lamp")

    def lawful_trap(self, word: str, secret: str, listed: Sequence[str]) -> TrapRuling:
        odd = {"he": Unlawful.PRONOUN, "has": Unlawful.HELPING_VERB, "one": Unlawful.PRONOUN_LIKE}
        if word in odd:
            return TrapRuling(word, odd[word])
        if word in listed:
            return TrapRuling(word, Unlawful.DUPLICATE, of=word)
        if secret and bare(word).startswith(bare(secret)):
            return TrapRuling(word, Unlawful.FORM_OF_THE_SECRET, of=secret)
        return TrapRuling(word, None if tokens(word) else Unlawful.EMPTY, homograph=word == "can")

    def questionable(self, secret: str, clue_text: str) -> tuple[Hint, ...]:
        return ()

    def may_be_noun(self, word: str) -> bool:
        return word not in {"is", "very", "it", "bright"}


LANGUAGES: tuple[Language, ...] = ("en", "fr")
BOX = Box({WordSet.FANTASY: FANTASY, WordSet.EVERYDAY: EVERYDAY}, TERROR, thoughts={})
REFEREE = PlainReferee()
GAME = Trapwords(
    {"en": BOX, "fr": BOX},
    {(language, both): REFEREE for language in LANGUAGES for both in (True, False)},
    LIBRARY,
)
TROLL = MonsterCard(Monster.TROLL)
UNCURSED = Options(curse_in_second=False, curse_in_fourth=False)
NOTHING = Memory()


class Evening:
    """One game. Luck is written, not drawn: words and curses are told as facts."""

    def __init__(
        self,
        options: Options = UNCURSED,
        *,
        card: MonsterCard = TROLL,
        glow: Team = EMBER,
        seats: int = 4,
        host: Seat = ANN,
        bots: tuple[Seat, ...] = (),
        memory: Memory = NOTHING,
        game: Trapwords = GAME,
    ) -> None:
        teams = (tuple(range(0, seats, 2)), tuple(range(1, seats, 2)))
        opened = Opened(
            options=options,
            teams=teams,
            host=host,
            glow=glow,
            card=card,
            used=memory.used,
            precedents=memory.precedents,
            bots=bots,
        )
        self.game = game
        self.at = 0
        self.luck = SeededLuck("trapwords")
        self.told: list[AnyFact] = []
        self.state: State = after(None, opened)

    def tell(self, *facts: AnyFact) -> "Evening":
        self.told += facts
        self.state = folded(self.game, self.state, facts)
        return self

    def put(self, **dungeon: Any) -> "Evening":
        """Put figures, monster and curses where a test wants them."""
        self.state = replace(self.state, dungeon=replace(self.state.dungeon, **dungeon))
        return self

    def begin(self, ember: str = "lantern", ice: str = "castle", *curses: Curse) -> "Evening":
        """Begin a round in which the teams must guess these words."""
        for room in sorted(set(self.state.dungeon.teams)):
            if room in self.state.dungeon.unseen:
                self.tell(CurseRevealed(room, curses[0], terror=TERROR[0]))
        if self.state.card.monster is Monster.MUMMY and curses:
            self.tell(CursesDrawn(curses, terror=TERROR[0]))
        now = self.state
        self.tell(
            RoundBegan(
                round=now.round + 1,
                turn=now.turn + 1,
                at=self.at,
                torches=now.torches,
                sizes=(list_size(now, EMBER), list_size(now, ICE)),
            )
        )
        self.tell(WordDrawn(EMBER, ember, to=now.teams[ICE]))
        return self.tell(WordDrawn(ICE, ice, to=now.teams[EMBER]))

    def play(self, by: By, wish: Any, *, after: int = 1000) -> list[AnyFact]:
        self.at += after
        facts = self.game.play(self.state, by, wish, self.at, self.luck)
        self.tell(*facts)
        return facts

    def wait(self) -> list[AnyFact]:
        """Let the next clock run out."""
        due = deadline(self.state)
        assert due is not None, "no clock runs"
        self.at = due.at
        due_now = TimeUp(due.name, due.turn)
        facts = self.game.play(self.state, HOUSE, due_now, self.at, self.luck)
        self.tell(*facts)
        return facts

    def write(self, team: Team, *traps: str) -> list[AnyFact]:
        """Let the others set traps against a team, and agree."""
        self.onward()
        writers = self.state.teams[1 - team]
        chosen = traps or TRAPS[team][: self.state.sizes[team]]
        for trap in chosen:
            self.play(writers[0], Propose(self.state.turn, Text(trap)))
        for writer in writers[:-1]:
            self.play(writer, Agree(self.state.turn))
        if not self.state.sheets[team].done:
            return self.play(writers[-1], Agree(self.state.turn))
        return self.told[-1:]

    def write_both(self) -> "Evening":
        self.write(EMBER)
        self.write(ICE)
        return self

    def take_book(self) -> "Evening":
        """Let the clue-giver look, and the clock start."""
        self.onward()
        assert self.state.team_turn is not None, "nobody's turn"
        self.play(self.state.team_turn.giver, TakeBook(self.state.turn))
        if self.state.phase is Phase.READING:
            self.play(self.giver, GetReady(self.state.turn))
        return self

    @property
    def giver(self) -> Seat:
        assert self.state.team_turn is not None, "nobody's turn"
        return self.state.team_turn.giver

    @property
    def guesser(self) -> Seat:
        return next(s for s in self.state.teams[self.team] if s != self.giver)

    @property
    def team(self) -> Team:
        assert self.state.team_turn is not None, "nobody's turn"
        return self.state.team_turn.team

    @property
    def opponent(self) -> Seat:
        return self.state.teams[1 - self.team][0]

    def clue(self, text: str, *, after: int = 1000) -> list[AnyFact]:
        return self.play(self.giver, GiveClue(self.state.turn, Text(text)), after=after)

    def guess(self, word: str, by: Seat | None = None, *, after: int = 1000) -> list[AnyFact]:
        seat = self.guesser if by is None else by
        return self.play(seat, Guess(self.state.turn, Text(word)), after=after)

    def call(
        self, trap: str, said: str = "", by: Seat | None = None, *, after: int = 1000
    ) -> list[AnyFact]:
        """STOP: the last clue said this word, and it springs this trap."""
        wish = CallTrap(self.state.turn, Text(trap), self.last_clue, Text(said))
        return self.play(self.opponent if by is None else by, wish, after=after)

    def blame(
        self, rule: ClueRule, said: str = "", by: Seat | None = None, *, after: int = 1000
    ) -> list[AnyFact]:
        """STOP: the last clue said this word, and it breaks this rule."""
        wish = CallRule(self.state.turn, rule, self.last_clue, Text(said))
        return self.play(self.opponent if by is None else by, wish, after=after)

    @property
    def last_clue(self) -> int:
        clues = () if self.state.team_turn is None else self.state.team_turn.clues
        return clues[-1].number if clues else 0

    def contest(self, *, heard: bool = True) -> list[AnyFact]:
        return self.play(self.guesser, Contest(self.state.turn, heard))

    def vote(self, *springs: Seat, silent: Sequence[Seat] = ()) -> None:
        """Let these seats say that it springs, and all others that it does not."""
        review = self.state.review
        assert review is not None, "nothing to vote on"
        for seat in review.voters:
            if seat not in silent:
                self.play(seat, Vote(review.number, seat in springs))

    def succeed(self) -> Result:
        """Play the turn that is next so that the word is found."""
        self.onward()
        return self._turn_with(self.state.sheets[self.team].word)

    def fail(self) -> Result:
        """Play the turn that is next so that the time runs out."""
        self.take_book()
        team = self.team
        while self.state.team_turn is not None and self.state.team_turn.team == team:
            self.wait()
            if self.book and self.book[-1].team == team:
                break
        return self.book[-1]

    def onward(self) -> "Evening":
        """Let everybody who rests after a turn press on."""
        seats = resting(self.state) if self.state.phase is Phase.RESTING else ()
        for seat in seats:
            self.play(seat, PressOn(self.state.turn))
        return self

    def _turn_with(self, word: str) -> Result:
        self.take_book()
        self.guess(word)
        return self.book[-1]

    @property
    def book(self) -> tuple[Result, ...]:
        return self.state.book

    def round(self, *, ember: bool, ice: bool) -> "Evening":
        """Play a whole round in which each team finds its word or does not."""
        self.write_both()
        for _ in (EMBER, ICE):
            wins = ember if self.team == EMBER else ice
            self.succeed() if wins else self.fail()
            self.onward()
        return self

    def team_battles(self) -> tuple[bool, bool]:
        return battles(self.state, EMBER), battles(self.state, ICE)

    def view(self, observer: Observer) -> View:
        return self.game.view(self.state, observer)

    def may(self, observer: Observer) -> set[str]:
        return {type(invitation).__name__ for invitation in self.view(observer).may}


def sitters(count: int = 4) -> list[Sitter]:
    return [Sitter(seat, seat % 2, host=seat == 0) for seat in range(count)]
