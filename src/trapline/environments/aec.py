"""Trapline for PettingZoo: any of the games as an AEC environment (`trapline[pettingzoo]`)."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
except ModuleNotFoundError as missing:
    wanted = "this wants PettingZoo: pip install 'trapline[pettingzoo]'"
    raise ModuleNotFoundError(wanted, name=missing.name) from missing

from trapline.environments.turns import WAIT, Turns, offered
from trapline.kernel import PUBLIC, Game, Language, Seat, Wish, encode
from trapline.library.mistakes import Mistake
from trapline.library.record import plain
from trapline.library.shelf import game_named

ROOM = 1 << 18
"""Bytes that a view may have; those of Trapped! are the longest."""
MOST = 2000
"""Wishes that one seat may choose from."""
WORDS = ("moon", "river", "garden", "winter", "bread", "music", "stone", "bridge", "fire", "paper")
"""What is said where people would type, unless you bring words of your own."""
SEEDS = 1 << 62

Seen = dict[str, NDArray[Any]]


class Trapline(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game as one agent after the other plays it.

    Action 0 waits; action n asks for the n-th wish of what is offered now, which `infos` lists. An
    observation is the view, as bytes of JSON with noughts behind, and the mask of actions. Who wins
    gets 1, who loses -1; a game that is given up is truncated.
    """

    metadata = {  # noqa: RUF012 # so PettingZoo wants it
        "name": "trapline_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        language: Language = "en",
        says: Sequence[str] = WORDS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.seats, self.options = game_named(game), seats, options
        self.language, self.says, self.render_mode = language, says, render_mode
        self.begin("trapline")
        self.possible_agents = [agent(seat) for seat in self.turns.seats]
        self.action_spaces = {one: spaces.Discrete(MOST + 1) for one in self.possible_agents}
        self.observation_spaces = {one: seen_space() for one in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | str) -> None:
        self.turns = Turns(self.game, self.seats, seed, self.options, self.language)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same one. What it is like was said to `env`."""
        del options
        drawn = int(seeding.np_random(None)[0].integers(SEEDS)) if seed is None else seed
        self.begin(drawn)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.ask()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        wishes = self.wishes(seat_of(self.agent_selection))
        if action not in range(len(wishes) + 1):
            raise Mistake(f"action {action} is not offered: 0 waits, 1 to {len(wishes)} act")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        asked = len(self.turns.sitting.refusals)
        self.turns.act(wishes[action - 1] if action else WAIT)
        self.settle()
        refusals = self.turns.sitting.refusals[asked:]
        if refusals:
            self.infos[self.agent_selection]["refused"] = [str(one) for one in refusals]
        self._accumulate_rewards()

    def settle(self) -> None:
        """Say whose turn it is, or how the game ended."""
        outcome = self.turns.outcome
        if outcome is None:
            self.ask()
            return
        if self.turns.is_stuck:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            for one in self.agents:
                self.rewards[one] = 1.0 if seat_of(one) in outcome.winners else -1.0
        self.infos = self.nothing()
        for told in self.infos.values():
            told["cause"] = outcome.cause

    def ask(self) -> None:
        seat = self.turns.actor
        if seat is None:
            raise Mistake(f"{self.game.name} is over before anybody acts")
        self.agent_selection = agent(seat)
        self.infos = self.nothing()
        wishes = [plain(wish) for wish in self.wishes(seat)]
        self.infos[self.agent_selection] = {"view": plain(self.turns.view(seat)), "wishes": wishes}

    def nothing(self) -> dict[str, dict[str, Any]]:
        return {one: {} for one in self.agents}

    def wishes(self, seat: Seat) -> list[Wish]:
        return offered(self.game, self.turns.view(seat), self.says, MOST)

    def observe(self, agent: str) -> Seen:
        seat = seat_of(agent)
        mask = np.zeros(MOST + 1, np.int8)
        if seat == self.turns.actor:
            mask[: len(self.wishes(seat)) + 1] = 1
        return {"observation": letters(encode(self.turns.view(seat))), "action_mask": mask}

    def render(self) -> str:
        """Return what everybody sees, as JSON."""
        return encode(self.turns.sitting.view(PUBLIC)).decode()

    def close(self) -> None:
        """Nothing is open."""


def env(game: str | Game = "traps", **settings: Any) -> Trapline:
    """Return an environment, as PettingZoo names its makers."""
    return Trapline(game, **settings)


def agent(seat: Seat) -> str:
    return f"seat_{seat}"


def seat_of(agent: str) -> Seat:
    return int(agent.removeprefix("seat_"))


def letters(view: bytes) -> NDArray[np.uint8]:
    if len(view) > ROOM:
        raise Mistake(f"a view of {len(view)} bytes is longer than {ROOM}")
    page = np.zeros(ROOM, np.uint8)
    page[: len(view)] = np.frombuffer(view, np.uint8)
    return page


def seen_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (ROOM,), np.uint8),
            "action_mask": spaces.Box(0, 1, (MOST + 1,), np.int8),
        }
    )
