"""What a language model proposes for a bot's chair: asked ahead, heard when the bot's time comes.

A chair of the model's moves at a moment drawn as any bot's, after the time that the operator gives
a model for every move. Neither an early answer nor a late one, nor one that will not do, changes
that moment: how long a move took tells nothing of what the model was shown, or said.
"""

import asyncio
from typing import NamedTuple

from trapline.kernel import PLAIN, Bot, Prompt, Seat, View, Voiced, Wish, encode
from trapline.tables.match import Match
from trapline.tables.world import LATE, Model, NoAnswer, World


class Said(NamedTuple):
    """A question, and what was answered."""

    prompt: Prompt
    answer: str


class Asked(NamedTuple):
    """What is being asked for a seat, and at which invitations."""

    moment: bytes
    task: asyncio.Task[Said | None]


class Proposals:
    """What the model was asked for the chairs of one table."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._asked: dict[Seat, Asked] = {}

    def takes(self, match: Match, character: str, view: View) -> int:
        """Return how much longer a move takes, in milliseconds. All of it is known to everybody."""
        model = self._model_of(match, character)
        return 0 if model is None or view.is_housekeeping else model.ms

    def ask(self, match: Match, seat: Seat, character: str, view: View, *, anew: bool) -> None:
        """Ask for what comes next, one question for a seat at a time."""
        model, bot = self._model_of(match, character), bot_of(match, character)
        if model is None or view.is_housekeeping or not isinstance(bot, Voiced):
            return
        moment = encode(view.may)
        if anew or seat not in self._asked or self._asked[seat].moment != moment:
            self.drop(seat)
            task = asyncio.create_task(self._answered(model, bot, seat, view))
            self._asked[seat] = Asked(moment, task)

    async def _answered(self, model: Model, bot: Voiced, seat: Seat, view: View) -> Said | None:
        luck = self._world.luck(f"question {seat}")
        prompt = await asyncio.to_thread(bot.asks, view, luck)
        if prompt is None:
            return None
        try:
            return Said(prompt, await model.answer(prompt))
        except NoAnswer as silence:
            self._world.meters.unanswered("failed", str(silence))
            return None

    async def heard(self, match: Match, seat: Seat, character: str, view: View) -> Wish | None:
        """Return what the model proposes, if it has answered what is asked now."""
        asked, bot = self._asked.pop(seat, None), bot_of(match, character)
        if asked is None or not isinstance(bot, Voiced):
            return None
        if not asked.task.done():
            asked.task.cancel()
            self._world.meters.unanswered("late", LATE)
            return None
        said = None if asked.task.cancelled() else asked.task.result()
        if said is None or asked.moment != encode(view.may):
            return None
        luck = self._world.luck(f"answer {seat}")
        wish = await asyncio.to_thread(bot.hears, view, said.prompt, said.answer, luck)
        self._world.meters.proposed("unfit" if wish is None else "fit")
        return wish

    def _model_of(self, match: Match, character: str) -> Model | None:
        return self._world.model if isinstance(bot_of(match, character), Voiced) else None

    def drop(self, seat: Seat) -> None:
        asked = self._asked.pop(seat, None)
        if asked is not None:
            asked.task.cancel()

    def close(self) -> None:
        for seat in tuple(self._asked):
            self.drop(seat)


def bot_of(match: Match, character: str) -> Bot:
    """Return a bot by name; one that the game does not know plays as the plain one."""
    bots = match.game.bots
    return bots.get(character, bots[PLAIN])
