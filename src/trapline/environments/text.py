"""The games as text: what a seat is told, what it may do, and one line of text back.

The four methods are those of TextArena's environments, so its agents can play here.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from trapline.environments.turns import WAIT, Turns
from trapline.kernel import Fact, Game, Language, Seat, Wish, encode, witnessed_by
from trapline.library.forms import Form, Question, forms
from trapline.library.mistakes import Mistake
from trapline.library.record import names_of, sentence

TRIES = 3
"""So often a seat may ask in vain before others are asked."""
NOTHING = "wait"


class TextGame:
    """A game that is played by reading and writing.

    `get_observation` says whose turn it is and what they read; `step` takes their answer: the name
    of something they may do and what it asks for, or `wait`.
    """

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, Any] | None = None,
        language: Language = "en",
    ) -> None:
        self.game, self.options, self.language = game, options, language
        self.reset()

    def reset(self, num_players: int | None = None, seed: int | str = "trapline") -> None:
        """Begin a game; the same seed and the same answers give the same one."""
        self.turns = Turns(self.game, num_players, seed, self.options, self.language)
        self.read = dict.fromkeys(self.turns.seats, 0)
        self.tries = 0
        self.complaint = ""

    def get_observation(self) -> tuple[Seat, str]:
        """Return who is asked, and what they read."""
        seat = self.turns.actor
        if seat is None:
            raise Mistake("the game is over")
        parts = (*self.news(seat), self.complaint, self.sight(seat), *self.choices(seat))
        return seat, "\n".join(part for part in parts if part)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Do what a line says; return whether the game is over, and what was wrong, if anything."""
        seat = self.turns.actor
        if seat is None:
            return True, self.ending()
        self.complaint = ""
        try:
            wish = self.wish(seat, action.strip())
        except Mistake as mistake:
            if self.tries + 1 >= TRIES:
                self.turns.act(WAIT)
            return self.vain(str(mistake))
        if not self.turns.act(wish, again=self.tries + 1 < TRIES) and wish is not WAIT:
            return self.vain(f"The rules refuse that: {self.turns.sitting.refusals[-1].reason}.")
        self.tries = 0
        return self.turns.outcome is not None, self.ending()

    def close(self) -> tuple[dict[Seat, float], dict[str, Any]]:
        """Return 1 for who won and -1 for who did not, 0 in a game without an end; and the end."""
        outcome = self.turns.outcome
        if outcome is None or self.turns.is_stuck:
            return dict.fromkeys(self.turns.seats, 0.0), self.ending()
        won = {seat: 1.0 if seat in outcome.winners else -1.0 for seat in self.turns.seats}
        return won, self.ending()

    def vain(self, complaint: str) -> tuple[bool, dict[str, Any]]:
        """Let a seat try again what came to nothing, but not for ever."""
        self.tries += 1
        self.complaint = complaint
        if self.tries >= TRIES:
            self.tries, self.complaint = 0, ""
        return self.turns.outcome is not None, {"refused": complaint, **self.ending()}

    def ending(self) -> dict[str, Any]:
        outcome = self.turns.outcome
        return {} if outcome is None else {"cause": outcome.cause, "winners": outcome.winners}

    def news(self, seat: Seat) -> Iterator[str]:
        """Yield what this seat witnessed since it last read."""
        facts: Sequence[Fact] = self.turns.sitting.facts
        fresh, self.read[seat] = facts[self.read[seat] :], len(facts)
        seats = {one: f"Player {one + 1}" for one in self.turns.seats}
        names = names_of(self.turns.game.name, seats, {}, self.language)
        for fact in witnessed_by(seat, fresh):
            yield sentence(fact, names, self.language)

    def sight(self, seat: Seat) -> str:
        """Return the view, without the invitations: those are told."""
        view = msgspec.json.decode(encode(self.turns.view(seat)))
        del view["may"]
        return f"You are Player {seat + 1}. You see: {msgspec.json.encode(view).decode()}"

    def choices(self, seat: Seat) -> Iterator[str]:
        yield "You may:"
        for form in self.forms(seat):
            yield " ".join([f"- {form.name}", *map(asked, form.asked)])
        yield f"- {NOTHING}"

    def forms(self, seat: Seat) -> Sequence[Form]:
        return forms(self.turns.view(seat), self.turns.game)

    def wish(self, seat: Seat, said: str) -> Wish | None:
        """Return what a line asks for."""
        # Many a model repeats the line as it stood in the list.
        name, _, rest = said.removeprefix("- ").partition(" ")
        if name == NOTHING:
            return WAIT
        form = next((one for one in self.forms(seat) if one.name == name), None)
        if form is None:
            raise Mistake(f"You may not {name or 'say nothing'} now.")
        return form.filled(answers(form, rest.strip()))


def asked(question: Question) -> str:
    """Return what a form asks for, as an example of the answer."""
    if question.is_text:
        return f"{question.name}=<your words>"
    return f"{question.name}=<{' | '.join(map(spelled, question.choices))}>"


def answers(form: Form, said: str) -> Mapping[str, Any]:
    """Return the answers in a line such as `card=net space=7`; one question needs no name."""
    if len(form.asked) == 1 and not said.startswith(f"{form.asked[0].name}="):
        said = f"{form.asked[0].name}={said}"
    line = f" {said}"
    places = found(form, line)
    ends = [*(at for at, _ in places[1:]), len(line)]
    return {
        question.name: answer(question, line[at + len(question.name) + 2 : end].strip())
        for (at, question), end in zip(places, ends, strict=True)
    }


def found(form: Form, line: str) -> list[tuple[int, Question]]:
    """Return where in a line each question is answered, in the order of the line."""
    places = [(line.find(f" {one.name}="), one) for one in form.asked]
    return sorted((one for one in places if one[0] >= 0), key=lambda one: one[0])


def answer(question: Question, said: str) -> Any:
    if question.is_text:
        return said
    for choice in question.choices:
        if said == spelled(choice):
            return choice
    offered = " | ".join(map(spelled, question.choices))
    raise Mistake(f"{question.name} cannot be {said or 'left out'}: it is {offered}.")


def spelled(choice: Any) -> str:
    return choice if isinstance(choice, str) else msgspec.json.encode(choice).decode()
