"""Phase one: both teams set their traps at the same time, and torches pass (TW-28 … TW-44)."""

from trapline.kernel import IllegalMove, Language, Seat, Stale, TableTime, Team
from trapline.words.counting import counted, words_of
from trapline.words.model import TrapRuling, Unlawful, Verdict
from trapline.words.nouns import closed
from trapline.words.spelling import tokens

from ..facts.writing import (
    Agreed,
    ListDone,
    ListReopened,
    Opposed,
    PlaceClaimed,
    PlaceFreed,
    Proposed,
    Struck,
    TorchPassed,
)
from ..model.basics import Seats
from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason
from ..model.turn import Sheet
from ..wishes.writing import (
    Agree,
    ClaimPlace,
    FreePlace,
    Oppose,
    PassTorch,
    Propose,
    Strike,
)
from .queries import gone, here_after, present, team_of
from .scene import Scene

AFTER_THE_OTHERS = 60_000
TO_THINK_AGAIN = 30_000
REASONS = {
    Unlawful.EMPTY: (Reason.TRAP_NOT_A_WORD, "TW-35"),
    Unlawful.NONSENSE: (Reason.TRAP_NONSENSE, "TW-35"),
    Unlawful.FOREIGN_SCRIPT: (Reason.FOREIGN_SCRIPT, "TW-35"),
    Unlawful.PRONOUN: (Reason.TRAP_PRONOUN, "TW-37"),
    Unlawful.HELPING_VERB: (Reason.TRAP_HELPER, "TW-38"),
    Unlawful.PRONOUN_LIKE: (Reason.TRAP_ONE, "TW-39"),
    Unlawful.NOT_A_CONTENT_WORD: (Reason.TRAP_NOT_A_WORD, "TW-35"),
    Unlawful.DUPLICATE: (Reason.ALREADY_LISTED, "TW-43"),
    Unlawful.FORM_OF_THE_SECRET: (Reason.TRAP_TELLS_WORD, "TW-43"),
}


def propose(scene: Scene, by: Seat, wish: Propose) -> None:
    state = scene.state
    team, sheet = sheet_of(state, by)
    if holds_back(state, by):
        raise IllegalMove(Reason.NOT_NOW, rule="TW-5")
    refuse_one_too_many(state, team, by)
    word = entry(str(wish.word), state.options.language)
    doubtful = ruled(scene, sheet, word).homograph or has_two_readings(scene, word)
    to = state.teams[1 - team]
    scene.tell(Proposed(team=team, by=by, word=word, to=to, homograph=doubtful))


def refuse_one_too_many(state: State, team: Team, by: Seat) -> None:
    """A list has its places, and some of them are kept for others (TW-31)."""
    if free_places(state, team, by) > 0:
        return
    others = tuple(seat for seat in state.sheets[team].claims if seat != by)
    if others:
        raise IllegalMove(Reason.PLACES_KEPT, seats=others, rule="TW-31")
    raise IllegalMove(Reason.LIST_IS_FULL, size=state.sizes[team], rule="TW-31")


def free_places(state: State, team: Team, by: Seat) -> int:
    """Return how many places of a list are left for somebody."""
    sheet = state.sheets[team]
    others = sum(seat != by for seat in sheet.claims)
    return max(0, state.sizes[team] - len(sheet.drafts) - others)


def claim_place(scene: Scene, by: Seat, _wish: ClaimPlace) -> None:
    team, sheet = sheet_of(scene.state, by)
    if by in sheet.claims:
        raise IllegalMove(Reason.NOT_NOW, rule="TW-31")
    refuse_one_too_many(scene.state, team, by)
    scene.tell(PlaceClaimed(team, by))


def free_place(scene: Scene, by: Seat, _wish: FreePlace) -> None:
    team, sheet = sheet_of(scene.state, by)
    if by not in sheet.claims:
        raise IllegalMove(Reason.NOT_NOW, rule="TW-31")
    scene.tell(PlaceFreed(team, by))


def ruled(scene: Scene, sheet: Sheet, word: str) -> TrapRuling:
    """Return what the referee says about a lawful trap that is not listed yet (TW-35 … TW-43)."""
    listed = [draft.word for draft in sheet.drafts]
    ruling = scene.judge.lawful_trap(word, sheet.word, listed)
    if ruling.reason is not None:
        reason, rule = REASONS[ruling.reason]
        raise IllegalMove(reason, word=word, rule=rule)
    if closed(tokens(word)) in {closed(tokens(other)) for other in listed}:
        raise IllegalMove(Reason.ALREADY_LISTED, word=word, rule="TW-43")
    return ruling


def entry(text: str, language: Language) -> str:
    """Return a trap as it is listed: what hyphens join to no known word is a phrase (TW-44)."""
    is_chained = any(len(words_of(token, language)) > 1 for token in tokens(text))
    return " ".join(counted(text, language)) if is_chained else text


def has_two_readings(scene: Scene, word: str) -> bool:
    """Say whether not even the very word would make the referee sure (TW-42)."""
    return scene.judge.springs(word, word).verdict is Verdict.UNSURE


def strike(scene: Scene, by: Seat, wish: Strike) -> None:
    team, sheet = sheet_of(scene.state, by)
    if wish.word not in [draft.word for draft in sheet.drafts]:
        raise IllegalMove(Reason.NOT_LISTED, word=str(wish.word))
    scene.tell(Struck(team, by, str(wish.word), to=scene.state.teams[1 - team]))


def agree(scene: Scene, by: Seat, _wish: Agree) -> None:
    team, sheet = full_sheet_of(scene.state, by)
    if by in sheet.agreed:
        raise IllegalMove(Reason.NOT_NOW)
    scene.tell(Agreed(team, by))


def oppose(scene: Scene, by: Seat, _wish: Oppose) -> None:
    team, sheet = full_sheet_of(scene.state, by)
    if by in sheet.opposed:
        raise IllegalMove(Reason.NOT_NOW)
    scene.tell(Opposed(team, by))


def full_sheet_of(state: State, by: Seat) -> tuple[Team, Sheet]:
    """Return the sheet on which this seat's team can vote."""
    team, sheet = sheet_of(state, by)
    size = state.sizes[team]
    if len(sheet.drafts) != size:
        raise IllegalMove(Reason.LIST_NOT_READY, size=size, rule="TW-30")
    return team, sheet


def sheet_of(state: State, by: Seat) -> tuple[Team, Sheet]:
    """Return the sheet that this seat's team writes, and the team it is for."""
    team = 1 - team_of(state, by)
    sheet = state.sheets[team]
    if state.phase is not Phase.WRITING or sheet.done:
        raise Stale
    return team, sheet


def is_agreed(state: State, team: Team) -> bool:
    """Most of those here want the list; where all spoke and it is even, the torch tells (TW-31)."""
    sheet, writing = state.sheets[team], 1 - team
    here = present(state, writing) or state.teams[writing]
    wanted = [seat for seat in here if seat in sheet.agreed]
    unwanted = [seat for seat in here if seat in sheet.opposed]
    if any(seat not in (*wanted, *state.bots) for seat in here):
        # What a bot likes closes no list over a person who has yet to say so.
        wanted = [seat for seat in wanted if seat not in state.bots]
    if 2 * len(wanted) == 2 * len(unwanted) == len(here):
        return state.torches[writing] in wanted
    return 2 * len(wanted) > len(here)


def agreed_list(state: State) -> Team | None:
    """Return against whom the writers have agreed on a list that nobody has closed yet."""
    for team, sheet in enumerate(state.sheets):
        if not sheet.done and sheet.agreed and is_agreed(state, team):
            return team
    return None


def close_list(scene: Scene, team: Team, *, late: bool = False) -> None:
    """Close a list: as it was agreed on, or with the first words that stand there (TW-33)."""
    state = scene.state
    traps = tuple(draft.word for draft in state.sheets[team].drafts)[: state.sizes[team]]
    to = state.teams[1 - team]
    scene.tell(ListDone(team=team, at=scene.at, traps=traps, to=to, late=late))


def close_late_lists(scene: Scene) -> None:
    for team in (0, 1):
        if not scene.state.sheets[team].done:
            close_list(scene, team, late=True)


def reopen_list(scene: Scene, team: Team) -> None:
    """Let those who had begun to write against another clue-giver think again (TW-5)."""
    state = scene.state
    if not is_written_against(state, team):
        return
    until = None
    if state.options.writing_seconds:
        end = writing_ends(state) if state.phase is Phase.WRITING else None
        until = max(end or 0, scene.at + TO_THINK_AGAIN)
    # What came too late for the list as it was sealed must not get onto it now.
    turn = state.turn + state.sheets[team].done
    scene.tell(ListReopened(team, turn, scene.at, until))


def writing_ends(state: State) -> TableTime | None:
    """Return when the lists are closed as they are; who is last has a minute after the others."""
    seconds = state.options.writing_seconds
    if not seconds or state.reopened_until is not None:
        return state.reopened_until
    end = state.began + 1000 * seconds
    is_last = any(sheet.done for sheet in state.sheets)
    return max(end, state.since + AFTER_THE_OTHERS) if is_last else end


def pass_torch(scene: Scene, by: Seat, _wish: PassTorch) -> None:
    """Let somebody else of the team clue; if all decline, the first in line must (TW-119)."""
    state, team = scene.state, team_of(scene.state, by)
    if state.phase is not Phase.WRITING:
        raise Stale
    if state.torches[team] != by or not heirs(state, team):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if not may_pass(state, team):
        raise IllegalMove(Reason.TORCH_STAYS, rule="TW-5")
    scene.tell(TorchPassed(team, heirs(state, team)[0], declined=by))


def may_pass(state: State, team: Team) -> bool:
    """Who writes must know against whom: the first trap lights the torch for good (TW-5)."""
    is_dark = state.results[team] is None and not is_written_against(state, team)
    return is_dark and bool(heirs(state, team))


def is_written_against(state: State, team: Team) -> bool:
    return any(seat in state.diggers for seat in state.teams[1 - team])


def heirs(state: State, team: Team) -> Seats:
    """Return who could take the torch next: who has not declined, or once all have, the first."""
    holder = state.torches[team]
    line = here_after(state, team, holder)
    willing = tuple(seat for seat in line if seat not in state.declined)
    return willing if willing or holder in state.declined else line


def holds_back(state: State, seat: Seat) -> bool:
    """Bots are quicker than any thumb: they leave it to people to begin, or to pass the torch."""
    team = 1 - team_of(state, seat)
    nobody_passes = state.torches[team] in state.bots | gone(state) or not may_pass(state, team)
    is_begun = bool(state.diggers - state.bots) or state.sheets[1 - team].done
    return seat in state.bots and not (nobody_passes or is_begun)


def torch_of_the_absent(state: State) -> TorchPassed | None:
    """Before the word is shown, the torch of somebody who is gone goes to the next (TW-135)."""
    teams = (0, 1) if state.team_turn is None else (state.team_turn.team,)
    for team in teams:
        holder, has_read = state.torches[team], state.results[team] is not None
        here = here_after(state, team, holder)
        if holder in gone(state) and here and not has_read:
            return TorchPassed(team, here[0])
    return None


def hand_on(scene: Scene, passed: TorchPassed) -> None:
    scene.tell(passed)
    reopen_list(scene, passed.team)
