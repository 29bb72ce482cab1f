"""Phase one: both teams set their traps at the same time (TW-28 … TW-44)."""

from trapline.games.trapwords import facts as f
from trapline.games.trapwords import wishes as w
from trapline.games.trapwords.judge import Judge
from trapline.games.trapwords.model import Phase, Reason, Seats, Sheet, State
from trapline.games.trapwords.rules.standing import next_in_line, present, team_of
from trapline.kernel import IllegalMove, Seat, Stale, TableTime, Team
from trapline.words.model import Unlawful

AFTER_THE_OTHERS = 60_000
MOST_DRAFTS = 60
REASONS = {
    Unlawful.EMPTY: (Reason.TRAP_NOT_A_WORD, "TW-35"),
    Unlawful.FOREIGN_SCRIPT: (Reason.FOREIGN_SCRIPT, "TW-35"),
    Unlawful.PRONOUN: (Reason.TRAP_PRONOUN, "TW-37"),
    Unlawful.HELPING_VERB: (Reason.TRAP_HELPER, "TW-38"),
    Unlawful.PRONOUN_LIKE: (Reason.TRAP_ONE, "TW-39"),
    Unlawful.NOT_A_CONTENT_WORD: (Reason.TRAP_NOT_A_WORD, "TW-35"),
    Unlawful.DUPLICATE: (Reason.ALREADY_LISTED, "TW-43"),
    Unlawful.FORM_OF_THE_SECRET: (Reason.TRAP_TELLS_WORD, "TW-43"),
}


def propose(state: State, by: Seat, wish: w.Propose, judge: Judge) -> f.Proposed:
    team, sheet = sheet_of(state, by, wish.turn)
    if len(sheet.drafts) >= MOST_DRAFTS:
        raise IllegalMove(Reason.LIST_IS_FULL, most=MOST_DRAFTS)
    listed = [draft.word for draft in sheet.drafts]
    ruling = judge.lawful_trap(wish.word, sheet.word, listed)
    if ruling.reason is not None:
        reason, rule = REASONS[ruling.reason]
        raise IllegalMove(reason, word=str(wish.word), rule=rule)
    to = state.teams[1 - team]
    return f.Proposed(team, by, str(wish.word), to, homograph=ruling.homograph)


def strike(state: State, by: Seat, wish: w.Strike) -> f.Struck:
    team, sheet = sheet_of(state, by, wish.turn)
    if wish.word not in [draft.word for draft in sheet.drafts]:
        raise IllegalMove(Reason.NOT_LISTED, word=str(wish.word))
    return f.Struck(team, by, str(wish.word), to=state.teams[1 - team])


def agree(state: State, by: Seat, wish: w.Agree) -> f.Agreed:
    team, sheet = sheet_of(state, by, wish.turn)
    size = state.sizes[team]
    if len(sheet.drafts) != size:
        raise IllegalMove(Reason.LIST_NOT_READY, size=size, rule="TW-30")
    if by in sheet.agreed:
        raise IllegalMove(Reason.NOT_NOW)
    return f.Agreed(team, by)


def sheet_of(state: State, by: Seat, turn: int) -> tuple[Team, Sheet]:
    """Return the sheet that this seat's team writes, and the team it is for."""
    if turn != state.turn or state.phase is not Phase.WRITING:
        raise Stale
    team = 1 - team_of(state, by)
    sheet = state.sheets[team]
    if sheet.done:
        raise Stale
    return team, sheet


def pass_torch(state: State, by: Seat, wish: w.PassTorch) -> f.TorchPassed:
    """Let somebody else of the team clue; if all decline, the first in line must (TW-119)."""
    if wish.turn != state.turn or state.phase is not Phase.WRITING:
        raise Stale
    team = team_of(state, by)
    if state.torches[team] != by or not may_decline(state, team):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    return f.TorchPassed(team, heirs(state, team)[0], declined=by)


def may_decline(state: State, team: Team) -> bool:
    return bool(heirs(state, team))


def heirs(state: State, team: Team) -> Seats:
    """Return who could take the torch next: who has not declined, or once all have, the first."""
    holder = state.torches[team]
    line = tuple(s for s in next_in_line(state, team, holder) if s not in state.away)
    willing = tuple(seat for seat in line if seat not in state.declined)
    return willing if willing or holder in state.declined else line


def is_agreed(state: State, team: Team) -> bool:
    """A majority of those here agrees, or half of them with the one who holds the torch (TW-31)."""
    sheet, writing = state.sheets[team], 1 - team
    here = present(state, writing) or state.teams[writing]
    agreed = [seat for seat in sheet.agreed if seat in here]
    if 2 * len(agreed) == len(here):
        return state.torches[writing] in agreed
    return 2 * len(agreed) > len(here)


def finished(state: State, team: Team, at: TableTime, *, late: bool = False) -> f.ListDone:
    """Close a list: as it was agreed on, or with the first words that stand there (TW-33)."""
    traps = tuple(draft.word for draft in state.sheets[team].drafts)[: state.sizes[team]]
    return f.ListDone(team, at, traps, to=state.teams[1 - team], late=late)


def next_finished(state: State, at: TableTime) -> f.ListDone | None:
    """Return the list that the writers have agreed on and nobody has closed yet."""
    for team in (0, 1):
        if not state.sheets[team].done and state.sheets[team].agreed and is_agreed(state, team):
            return finished(state, team, at)
    return None


def writing_ends(state: State) -> TableTime | None:
    """Return when the lists are closed as they are; who is last has a minute after the others."""
    seconds = state.options.writing_seconds
    if not seconds:
        return None
    end = state.began + 1000 * seconds
    is_last = any(sheet.done for sheet in state.sheets)
    return max(end, state.since + AFTER_THE_OTHERS) if is_last else end
