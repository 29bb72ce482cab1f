"""What somebody does without a pointer: Tab to where it is, and press a key."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Phone

MOST_STOPS = 60
LOOKS_DIFFERENT = """
(one) => {
  const around = [one, ...one.parentElement.children].map((each) => getComputedStyle(each));
  const look = () => around.map((s) => s.outline + s.boxShadow + s.borderColor).join();
  const focused = look();
  one.blur();
  const blurred = look();
  one.focus({ focusVisible: true });
  return focused !== blurred;
}
"""


def reach(page: Page, wanted: Locator) -> None:
    """Press Tab until this has the focus, which must show."""
    expect(wanted).to_be_visible()
    for _ in range(MOST_STOPS):
        if wanted.evaluate("(one) => one === document.activeElement"):
            assert wanted.evaluate(LOOKS_DIFFERENT), f"no focus to be seen on {wanted}"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def press(phone: Phone, name: str) -> None:
    reach(phone.page, phone.button(name))
    phone.page.keyboard.press("Enter")


def write(phone: Phone, label: str, text: str) -> None:
    reach(phone.page, phone.page.get_by_role("textbox", name=label))
    phone.page.keyboard.type(text)
    phone.page.keyboard.press("Enter")
