"""Four phones, a spectator and a TV through a whole table of Whisper."""

from tests.browser.room import Room
from tests.browser.whisper import begun, chooses, guesses, let_pass, whispers


def test_a_whole_game_is_seen_by_phones_spectator_and_tv_and_played_once_more(room: Room) -> None:
    ann, bob, cleo, dan = begun(room, points=2)
    eve, tv = room.phone("Eve"), room.tv(ann.code, "fr")
    eve.looks_on(ann.code)
    eve.sees("Waiting for Ann, Cleo, Bob and Dan")

    bob.reloads()
    first = chooses(ann)
    chooses(dan)
    ann.reloads()
    whispers(ann)
    dan.reloads()
    let_pass(dan)
    guesses(bob, first)
    for phone in (ann, eve):
        phone.sees(f"Bob guesses “{first}”. Yes!")
    tv.sees(f"Bob propose « {first} ». Oui !")

    second = chooses(cleo)
    whispers(bob, "every other letter")
    let_pass(ann, cleo)
    whispers(cleo)
    guesses(dan, second)
    for phone in (ann, bob, eve):
        phone.sees("Ice wins")
    for screen in (cleo, dan, tv):
        screen.sees("Glace l'emporte")
    tv.sees("On remet ça ? Ann tend le prochain piège.")

    cleo.reloads()
    cleo.sees("Le piège s'est refermé, cette fois. La revanche t'attend.")
    ann.taps("Once more")
    for phone in (ann, bob, cleo, dan):
        phone.sees("Choose your team's word")
    tv.sees("Everybody moves")
