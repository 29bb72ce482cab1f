"""How each fact changes a game of Trapwords. Never refuses; blanks stay blanks."""

from msgspec.structs import replace

from trapline.games.trapwords import facts as f
from trapline.games.trapwords.model import (
    Call,
    Caller,
    Clue,
    Curse,
    Draft,
    Dungeon,
    Flag,
    Going,
    Guess,
    Hint,
    Phase,
    Precedent,
    Result,
    Review,
    Seats,
    Sheet,
    State,
)
from trapline.games.trapwords.rules.standing import is_stuck, team_of
from trapline.kernel import Seat, TableTime, Team


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
        torches=(fact.teams[0][0], fact.teams[1][0]),
        clue_rules=fact.options.clue_rules,
        dungeon=Dungeon(curses=fact.options.cursed_rooms),
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
            return with_dungeon(state, spent_one(without_room(state.dungeon, fact.room), TERROR))
        case f.CursesDrawn():
            return drawn(state, fact)
        case f.PileShuffled():
            return with_dungeon(state, shuffled(state.dungeon))
        case f.WordDrawn():
            used = (*state.used, fact.word) if fact.word else state.used
            return replace(with_sheet(state, fact.team, word=fact.word), used=used)
        case f.Proposed():
            draft = Draft(fact.word, fact.by, fact.homograph)
            drafts = (*state.sheets[fact.team].drafts, draft)
            return with_sheet(state, fact.team, drafts=drafts, agreed=())
        case f.Struck():
            drafts = tuple(d for d in state.sheets[fact.team].drafts if d.word != fact.word)
            return with_sheet(state, fact.team, drafts=drafts, agreed=())
        case f.Agreed():
            return with_sheet(state, fact.team, agreed=(*state.sheets[fact.team].agreed, fact.by))
        case f.ListDone():
            done = with_sheet(state, fact.team, done=True, traps=fact.traps)
            return replace(done, since=fact.at)
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
            return closing(guessed, fact.at) if fact.right else guessed
        case f.GuessCounted():
            return with_going(state, counted=turn_of(state).counted + 1)
        case f.RightHeard():
            return closing(state, fact.at)
        case f.ThoughtSo():
            return state
        case f.Flagged():
            turn = turn_of(state)
            flags = (*turn.flags, fact.flag) if fact.flag else turn.flags
            return with_going(state, flags=flags, raised=turn.raised + 1)
        case f.Stopped():
            call = Call(fact.by, fact.clue, fact.said, fact.trap or None, fact.rule)
            stopped = standing_still(with_going(state, call=call, stood=fact.at), fact.at)
            return replace(stopped, phase=Phase.STOPPED, since=fact.at, stops=state.stops + 1)
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
            return replace(state, queue=(*state.queue, (fact.seat, fact.team)))
        case f.Entered():
            return entered(state, fact)
        case f.Briefed():
            return replace(state, book=tuple(map(fuller, state.book, fact.book)))
        case f.WentAway():
            return went_away(state, fact.seat, fact.at)
        case f.CameBack():
            return came_back(state, fact.seat, fact.at)
        case f.GiverReplaced():
            return giver_replaced(state, fact)
        case f.HostSat():
            return replace(state, host=fact.seat)
        case f.CursesLifted():
            return with_dungeon(state, replace(state.dungeon, curses=()))
        case f.ClueRulesSet():
            return replace(state, clue_rules=fact.on)
        case f.PrecedentStruck():
            return replace(state, precedents=without(state, fact.trap, fact.said))
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


TERROR = Curse.WORD_OF_TERROR


def round_began(state: State, fact: f.RoundBegan) -> State:
    return replace(
        state,
        round=fact.round,
        turn=fact.turn,
        began=fact.at,
        since=fact.at,
        phase=Phase.WRITING,
        torches=fact.torches,
        declined=frozenset(),
        sizes=fact.sizes,
        sheets=(Sheet(), Sheet()),
        results=(None, None),
        going=None,
        glow=state.glow if fact.round == 1 else 1 - state.glow,
    )


def reveal(state: State, fact: f.CurseRevealed) -> State:
    dungeon = spent_one(without_room(state.dungeon, fact.room), fact.curse)
    revealed = (*dungeon.revealed, (fact.room, fact.curse))
    terror = fact.terror or dungeon.terror
    return with_dungeon(state, replace(dungeon, revealed=revealed, terror=terror))


def drawn(state: State, fact: f.CursesDrawn) -> State:
    dungeon = state.dungeon
    for curse in fact.curses:
        dungeon = spent_one(dungeon, curse)
    terror = fact.terror or dungeon.terror
    return with_dungeon(state, replace(dungeon, drawn=fact.curses, terror=terror))


def without_room(dungeon: Dungeon, room: int) -> Dungeon:
    return replace(dungeon, curses=tuple(other for other in dungeon.curses if other != room))


def spent_one(dungeon: Dungeon, curse: Curse) -> Dungeon:
    pile = tuple(other for other in dungeon.pile if other is not curse)
    return replace(dungeon, pile=pile, spent=(*dungeon.spent, curse))


def shuffled(dungeon: Dungeon) -> Dungeon:
    """Put every curse back but those that lie open."""
    open_ones = tuple(curse for _, curse in dungeon.revealed)
    pile = tuple(curse for curse in Curse if curse not in open_ones)
    return replace(dungeon, pile=pile, spent=open_ones)


def torch_passed(state: State, fact: f.TorchPassed) -> State:
    ours, theirs = state.torches
    torches = (fact.seat, theirs) if fact.team == 0 else (ours, fact.seat)
    declined = state.declined if fact.declined is None else state.declined | {fact.declined}
    state = replace(state, torches=torches, declined=declined)
    if state.going is not None and state.going.team == fact.team:
        return with_going(state, giver=fact.seat)
    return state


def closing(state: State, at: TableTime) -> State:
    """The word is found: the clock stands, and only the last clues can still be called."""
    found = with_going(standing_still(state, at), found=True)
    return replace(found, phase=Phase.CLOSING, since=at)


def standing_still(state: State, at: TableTime) -> State:
    """Stop the clock, if it runs, and keep what is left of it."""
    turn = turn_of(state)
    if turn.ran is None:
        return state
    left = None if turn.until is None else max(0, turn.until - at)
    return with_going(state, until=None, left=left, ran=None, used=turn.used + at - turn.ran)


def went_on(state: State, at: TableTime) -> State:
    """Let the clock run on from where it stood, if the turn can go on."""
    turn = turn_of(state)
    phase = Phase.CLOSING if turn.found else Phase.CLUING
    state = replace(with_going(state, call=None), phase=phase, since=at, review=None)
    if turn.found or is_stuck(state):
        return state
    return with_going(state, until=None if turn.left is None else at + turn.left, left=None, ran=at)


def after_stop(state: State, at: TableTime) -> State:
    """Nobody loses time to call by a STOP: the windows that were open stay so for as long."""
    turn = turn_of(state)
    clues = tuple(
        replace(clue, until=clue.until + at - turn.stood) if clue.until > turn.stood else clue
        for clue in turn.clues
    )
    return went_on(with_going(state, clues=clues), at)


def hinted(state: State, hint: Hint) -> State:
    """The referee that calls for all also flags what it doubts (TW-77)."""
    state = with_going(state, hints=(*turn_of(state).hints, hint))
    options = state.options
    doubts = bool(hint.trap) and not hint.sure and options.reviews
    if not doubts or options.caller is not Caller.REFEREE:
        return state
    flag = Flag(hint.clue, hint.said, hint.trap)
    return with_going(state, flags=(*turn_of(state).flags, flag))


def review_opened(state: State, fact: f.ReviewOpened) -> State:
    review = Review(
        fact.number, fact.call, fact.lean, fact.voters, fact.until, is_stop=fact.is_stop
    )
    flags = turn_of(state).flags
    left = tuple(x for x in flags if (x.clue, x.said, x.trap) != review_key(review))
    state = with_going(state, flags=left)
    return replace(state, phase=Phase.REVIEW, review=review, reviewed=fact.number)


def review_key(review: Review) -> tuple[int, str, str | None]:
    return review.call.clue, review.call.said, review.call.trap


def voted(state: State, fact: f.Voted) -> State:
    review = state.review
    if review is None:
        return state
    voted = (*(seat for seat in review.voted if seat != fact.by), fact.by)
    springs = tuple(seat for seat in review.springs if seat != fact.by)
    if fact.springs:
        springs = (*springs, fact.by)
    return replace(state, review=replace(review, voted=tuple(sorted(voted)), springs=springs))


def settled(state: State, fact: f.ReviewSettled) -> State:
    state = replace(state, review=None, phase=Phase.CLOSING)
    if fact.precedent is None:
        return state
    old = without(state, fact.precedent.trap, fact.precedent.said)
    return replace(state, precedents=(*old, fact.precedent))


def without(state: State, trap: str, said: str) -> tuple[Precedent, ...]:
    """Return what was decided, but for this word and trap in the language of this game."""
    gone = Precedent(state.options.language, trap, said, springs=True)
    return tuple(p for p in state.precedents if replace(p, springs=True) != gone)


def turn_ended(state: State, fact: f.TurnEnded) -> State:
    team, result = fact.result.team, fact.result
    ours, theirs = state.results
    results = (result, theirs) if team == 0 else (ours, result)
    return replace(
        with_sheet(state, team, word=result.word, traps=result.traps),
        results=results,
        phase=Phase.WAITING,
        going=None,
        review=None,
        since=fact.at,
        book=(*state.book, result),
    )


def round_ended(state: State, fact: f.RoundEnded) -> State:
    dungeon = replace(
        state.dungeon,
        teams=fact.teams,
        monster=fact.monster,
        curses=fact.curses,
        revealed=(),
        drawn=(),
        terror="",
        fought=state.dungeon.fought or fact.monster in fact.teams,
    )
    return with_dungeon(state, dungeon)


def fuller(known: Result, shown: Result) -> Result:
    """Return a turn with the list that either of two tellings knows."""
    return known if known.traps else shown


def entered(state: State, fact: f.Entered) -> State:
    ours, theirs = state.teams
    teams: tuple[Seats, Seats]
    teams = ((*ours, fact.seat), theirs) if fact.team == 0 else (ours, (*theirs, fact.seat))
    queue = tuple(waiting for waiting in state.queue if waiting[0] != fact.seat)
    return replace(state, teams=teams, queue=queue)


def went_away(state: State, seat: Seat, at: TableTime) -> State:
    """Those who are gone take nobody's time: the clock stands until the turn can go on."""
    gone = replace(state, away=state.away | {seat})
    if is_stuck(gone) and (seat == turn_of(state).giver or not is_stuck(state)):
        return replace(standing_still(gone, at), since=at, waits=state.waits + 1)
    return gone


def came_back(state: State, seat: Seat, at: TableTime) -> State:
    back = replace(state, away=state.away - {seat})
    if is_stuck(state) and not is_stuck(back):
        is_reading = back.phase is Phase.READING
        back = replace(back, since=at, waits=state.waits + 1)
        return back if is_reading else went_on(back, at)
    return back


def giver_replaced(state: State, fact: f.GiverReplaced) -> State:
    team = team_of(state, fact.giver)
    known = with_sheet(state, team, word=fact.word) if fact.word else state
    ours, theirs = state.torches
    torches = (fact.giver, theirs) if team == 0 else (ours, fact.giver)
    return replace(reading(known, fact.giver, fact.at), torches=torches)


def reading(state: State, giver: Seat, at: TableTime) -> State:
    """Let a clue-giver read the word."""
    readers = tuple(dict.fromkeys((*turn_of(state).readers, giver)))
    state = with_going(state, giver=giver, readers=readers)
    return replace(state, phase=Phase.READING, since=at, waits=state.waits + 1)


def turn_of(state: State) -> Going:
    return state.going or Going(0, 0)


def with_dungeon(state: State, dungeon: Dungeon) -> State:
    return replace(state, dungeon=dungeon)


def with_sheet(state: State, team: Team, **changes: object) -> State:
    sheet = replace(state.sheets[team], **changes)
    ours, theirs = state.sheets
    return replace(state, sheets=(sheet, theirs) if team == 0 else (ours, sheet))


def with_going(state: State, **changes: object) -> State:
    return replace(state, going=replace(turn_of(state), **changes))
