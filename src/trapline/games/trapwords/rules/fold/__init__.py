"""How each fact changes a game of Trapwords. Never refuses; blanks stay blanks."""

from msgspec.structs import replace

from trapline.games.trapwords import facts as f
from trapline.games.trapwords.model import (
    Clue,
    Going,
    Guess,
    Phase,
    State,
)
from trapline.games.trapwords.rules.fold.calls import (
    asked,
    counted,
    cried,
    stopped,
    taken_back,
)
from trapline.games.trapwords.rules.fold.dungeon import (
    drawn,
    laid_out,
    open_ones,
    reveal,
    round_began,
    round_ended,
    shuffled,
    voided,
)
from trapline.games.trapwords.rules.fold.people import (
    came_back,
    entered,
    fuller,
    giver_replaced,
    queued,
    went_away,
)
from trapline.games.trapwords.rules.fold.touch import turn_of, with_dungeon, with_going, with_sheet
from trapline.games.trapwords.rules.fold.turns import (
    after_stop,
    closing,
    found,
    hinted,
    reading,
    torch_passed,
    turn_ended,
)
from trapline.games.trapwords.rules.fold.votes import review_opened, settled, voted, without
from trapline.games.trapwords.rules.fold.writing import (
    agreed,
    opposed,
    proposed,
    reopened,
    struck,
)


def begun(fact: f.AnyFact) -> State:
    """Return the state that the first fact of every game makes."""
    if not isinstance(fact, f.Opened):
        raise TypeError(f"a game begins with {fact}")
    return State(
        options=fact.options,
        card=fact.card,
        teams=fact.teams,
        glow=fact.glow,
        host=fact.host,
        bots=frozenset(fact.bots),
        torches=(fact.teams[0][0], fact.teams[1][0]),
        clue_rules=fact.options.clue_rules,
        dungeon=laid_out(fact.options),
        used=fact.used,
        precedents=fact.precedents,
    )


def after(state: State, fact: f.AnyFact) -> State:
    match fact:
        case f.Opened():
            return begun(fact)
        case f.RoundBegan():
            return round_began(state, fact)
        case f.CurseRevealed():
            return reveal(state, fact)
        case f.CurseVoid():
            return with_dungeon(state, voided(state.dungeon, fact.room))
        case f.CursesDrawn():
            return drawn(state, fact)
        case f.PileShuffled():
            return with_dungeon(state, shuffled(state.dungeon))
        case f.WordDrawn():
            used = (*state.used, fact.word) if fact.word else state.used
            return replace(with_sheet(state, fact.team, word=fact.word), used=used)
        case f.Proposed():
            return proposed(state, fact)
        case f.Struck():
            return struck(state, fact)
        case f.Agreed():
            return agreed(state, fact)
        case f.Opposed():
            return opposed(state, fact)
        case f.ListDone():
            done = with_sheet(state, fact.team, done=True, traps=fact.traps)
            return replace(done, since=fact.at)
        case f.ListReopened():
            return reopened(state, fact)
        case f.TorchPassed():
            return torch_passed(state, fact)
        case f.TurnBegan():
            return replace(
                state,
                phase=Phase.WAITING,
                turn=fact.turn,
                since=fact.at,
                going=Going(fact.team, fact.giver),
            )
        case f.BookTaken():
            known = with_sheet(state, fact.team, word=fact.word) if fact.word else state
            return reading(known, fact.giver, fact.at)
        case f.ClockStarted():
            until = None if fact.left is None else fact.at + fact.left
            running = with_going(state, until=until, left=None, ran=fact.at)
            return replace(running, phase=Phase.CLUING, since=fact.at)
        case f.ClueGiven():
            clue = Clue(fact.number, fact.text, fact.at, fact.until)
            given = with_going(state, clues=(*turn_of(state).clues, clue))
            return replace(given, clues=fact.number)
        case f.Hinted():
            return hinted(state, fact.hint)
        case f.Silenced():
            return with_going(state, silenced=True)
        case f.Guessed():
            guess = Guess(fact.by, fact.word, fact.right, fact.at, fact.mends)
            guessed = with_going(state, guesses=(*turn_of(state).guesses, guess))
            return found(guessed, fact.at) if fact.right else guessed
        case f.GuessCounted():
            return counted(state, fact)
        case f.Burnt():
            return closing(state, fact.at)
        case f.RightHeard():
            return found(with_going(state, claimed=fact.by), fact.at)
        case f.ThoughtSo():
            return state
        case f.Flagged():
            turn = turn_of(state)
            flags = (*turn.flags, fact.flag) if fact.flag else turn.flags
            return with_going(state, flags=flags, raised=turn.raised + 1)
        case f.Cried():
            return cried(state, fact)
        case f.Stopped():
            return stopped(state, fact)
        case f.Asked():
            return asked(state, fact)
        case f.TakenBack():
            return taken_back(state, fact)
        case f.WindowClosed():
            return state
        case f.WaitedOn():
            return replace(state, since=fact.at, waits=state.waits + 1)
        case f.WentOn():
            return after_stop(state, fact.at)
        case f.ReviewOpened():
            return review_opened(state, fact)
        case f.Voted():
            return voted(state, fact)
        case f.ReviewSettled():
            return settled(state, fact)
        case f.TurnEnded():
            return turn_ended(state, fact)
        case f.RoundEnded():
            return round_ended(state, fact)
        case f.Queued():
            return queued(state, fact)
        case f.Entered():
            return entered(state, fact)
        case f.Briefed():
            return replace(state, book=tuple(map(fuller, state.book, fact.book)))
        case f.WentAway():
            return went_away(state, fact)
        case f.CameBack():
            return came_back(state, fact)
        case f.GiverReplaced():
            return giver_replaced(state, fact)
        case f.HostSat():
            return replace(state, host=fact.seat)
        case f.CursesLifted():
            return with_dungeon(state, replace(state.dungeon, curses=open_ones(state.dungeon)))
        case f.ClueRulesSet():
            return replace(state, clue_rules=fact.on)
        case f.LateClockSet():
            late = {fact.seat}
            clocks = state.late_clocks | late if fact.late else state.late_clocks - late
            return replace(state, late_clocks=clocks)
        case f.PrecedentStruck():
            return replace(state, precedents=without(state, fact.trap, fact.said, fact.reading))
        case f.GameEnded():
            return replace(
                state,
                phase=Phase.OVER,
                going=None,
                results=(None, None),
                book=fact.book,
                winners=fact.winners,
                cause=fact.cause,
            )
