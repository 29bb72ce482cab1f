"""One evening of Whisper with its public course fixed and its secrets free."""

from collections.abc import Sequence

from tests.games import whisper_model as m
from tests.games.whisper import Whisper
from tests.reliability.worlds import OURS, THEIRS, World, world
from trapline.kernel import Text
from trapline.tables.model import GoBack
from trapline.tables.protocol import Hello, Role
from trapline.tables.wishes import Abandon, Move, Pause, Resume, Undo, Vote

TEAMS = {"Ann": 0, "Cleo": 0, "Bob": 1, "Dan": 1}
OBSERVERS = ("Ann", "Bob", "Cleo", "Dan", "Eve", "TV", "a stranger")


async def spent(one: World) -> None:
    """Play an evening in which each kind of thing happens that might tell a secret."""
    ann, bob, cleo, dan = (one[name] for name in ("Ann", "Bob", "Cleo", "Dan"))
    ours, theirs = ann.screen.view.words[0], bob.screen.view.words[1]
    turn = ann.turn
    await one.settle(await ann.play(m.Choose(turn, Text("moonshine"))))
    await one.settle(await bob.play(m.Guess(turn, Text("moonshine"))))
    await one.settle(await ann.play(m.Choose(turn, Text(ours[1]))))
    await one.settle(await ann.ask(Undo(0)))
    await one.settle(await ann.play(m.Choose(turn, Text(ours[1]))))
    await one.settle(await bob.ask(Undo(1)))
    await one.settle(await cleo.say(f"our word is {ours[1]}", "team-0", seat=2))
    await one.settle(await dan.say(f"take {theirs[1]}", "team-1", seat=3))
    await look_around(one)
    await one.settle(await dan.play(m.Choose(turn, Text(theirs[1]))))
    await one.settle(await bob.ask(Move(GoBack(bob.picture.version - 1))))
    await one.settle(await cleo.ask(Vote(False)))
    turn = ann.turn
    await one.settle(await bob.play(m.Guess(turn, Text("moonshine"))))
    await one.settle(await ann.play(m.GiveClue(turn, Text("hmm, tree"))))
    await one.settle(await ann.play(m.GiveClue(turn, Text("hmm"))))
    await one.settle(await dan.play(m.LetPass(turn)))
    await one.settle(await bob.play(m.Guess(turn, Text("umbrella"))))
    await one.settle(await cleo.ask(Pause()))
    await look_around(one)
    await one.settle(await cleo.ask(Resume()))
    await one.settle(await ann.ask(Abandon()))
    await ask_for_the_game(one)


async def look_around(one: World) -> None:
    """Everybody comes back to the table, peeks through the door, and asks for the whole game."""
    for name in OBSERVERS:
        guest = one[name]
        if guest.screens:
            await one.switch_off(name)
            screen = await guest.dial(one["Ann"].code)
            await screen.send(Hello(Role.TV if name == "TV" else Role.PLAYER, since=1))
            await screen.until(lambda picture: picture.version)
        one.note(name, await guest.get(f"/api/tables/{one['Ann'].code}"))
    await ask_for_the_game(one)


async def ask_for_the_game(one: World) -> None:
    for name in OBSERVERS:
        for number in (1, 0):
            path = f"/api/tables/{one['Ann'].code}/games/{number}.jsonl"
            one.note(name, await one[name].get(path))


async def streams(game: Whisper, hands: Sequence[tuple[str, ...]]) -> dict[str, list[bytes]]:
    """Return every byte that reaches each observer in an evening with these hands."""
    async with world(game, hands) as one:
        await spent(one)
        assert await one.house.faults() == 0
        return {name: one.seen_by(name) for name in OBSERVERS}


async def parted(game: Whisper) -> set[str]:
    """Return who could tell two evenings apart that differ only in what they may not know."""
    plain = await streams(game, OURS)
    others = await streams(game, (OURS[0], THEIRS[1]))
    ours = await streams(game, (THEIRS[0], OURS[1]))
    return {
        name
        for one, other, eyes in (
            (plain, others, ("Ann", "Cleo")),
            (plain, ours, ("Bob", "Dan")),
            (others, ours, ("Eve", "TV", "a stranger")),
        )
        for name in eyes
        if one[name] != other[name]
    }
