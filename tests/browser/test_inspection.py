"""Whoever inspects the screens finds what is wrong: a look that sees nothing proves nothing."""

from tests.browser.inspection import faults, too_faint
from tests.browser.room import Room

FAINT = """
() => {
  const faint = document.createElement('p');
  faint.textContent = 'hardly legible';
  faint.style = 'color: #777; background: #666; width: 200vw';
  document.querySelector('main').append(faint, document.createElement('button'));
}
"""


def test_what_is_faint_nameless_small_or_too_wide_is_found(room: Room) -> None:
    ann = room.phone("Ann")
    ann.goes_to("/")
    ann.sees("Got a code?")
    assert faults(ann.page) == []
    ann.page.evaluate(FAINT)

    found = " ".join([*faults(ann.page), *too_faint(ann.page, "main")])

    assert "color-contrast: <p" in found
    assert "by the window, color-contrast: <p" in found
    assert "button-name: <button" in found
    assert "too small" in found
    assert "scrolls sideways" in found
    assert "too faint: hardly legible" in found
