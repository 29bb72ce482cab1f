"""The living room: phones and a TV around one server, each with a browser of its own."""

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Page,
    expect,
)

from tests.browser.house import House
from tests.browser.screens import LATE, LISTEN, REMEMBER, VEIL, Phone, Screen

PATIENCE = 60_000
"""Nothing takes so long; what does not come by then does not come."""

SMALL = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
SOFA = {"width": 1920, "height": 1080}
VETERAN = """if (location.protocol.startsWith('http')) localStorage.setItem('trapline.played',
  'whisper coin-flip trapwords traps traitor-word trapped')"""
"""Nobody is guided, and no clock waits, where everybody has played before."""
TAKES = """if (location.protocol.startsWith('http'))
  localStorage.setItem('trapline.share', '{share}')"""
AT_ONCE = 0.1
"""Scenes take a tenth of their time: a test looks when they are there, not when they are over."""
AT_LEISURE = 5.0
"""Scenes stand long enough for whoever examines them."""
BRISK = """if (location.protocol.startsWith('http'))
  localStorage.setItem('trapline.settings.tv', '{"brisk":true}')"""
"""Nobody waits for a TV that tells everything at leisure. A page that never came has no storage."""
NO_SUCH_TABLE = "/api/tables/ZZZZZZ"
OUTAGE = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "WebSocket connection to", "ERR_NETWORK")
LEAP = "ERR_EMPTY_RESPONSE"
EXPECTED = (*OUTAGE, LEAP, NO_SUCH_TABLE)
"""What Chromium says of a server that is gone; of a line that the server took for an idle one when
time flew, as something was being asked; and of the table we ask for because it does not exist."""


class Room:
    """Everybody who came, and everything that no browser should have done.

    With `late`, which is a seed, nobody's line is prompt.
    """

    def __init__(self, browser: Browser, house: House, late: int = 0) -> None:
        self.house = house
        self.trouble: list[str] = []
        self._browser = browser
        self._late = late
        self._contexts: list[BrowserContext] = []

    def phone(self, name: str, language: str = "en") -> Phone:
        context = self.device(language, SMALL, touch=True)
        return Phone(self.page(context), name, language, self.house.address)

    def novice(self, name: str, language: str = "en") -> Phone:
        """Bring a phone on which no game was ever played."""
        context = self.device(language, SMALL, touch=True, veteran=False)
        return Phone(self.page(context), name, language, self.house.address)

    def laptop(self, name: str, language: str = "en") -> Phone:
        """Put up a screen that is wide enough for a desk; otherwise it is a phone like others."""
        context = self.device(language, DESK)
        return Phone(self.page(context), name, language, self.house.address)

    def tv(self, code: str = "", language: str = "en", share: float = AT_ONCE) -> Screen:
        """Put up a TV that shows the table; without a code it waits to be paired."""
        context = self.device(language, SOFA, share=share)
        context.add_init_script(REMEMBER)
        context.add_init_script(BRISK)
        tv = Screen(self.page(context), language, self.house.address)
        tv.goes_to(f"/tv/{code}" if code else "/tv")
        if code:
            expect(tv.page.get_by_role("img", name=code)).to_be_visible()
        return tv

    def tab(self, phone: Phone) -> Phone:
        """Open one more tab in the browser of this phone."""
        page = self.page(phone.page.context)
        page.goto(phone.page.url)
        return Phone(page, phone.name, phone.language, phone.address)

    def device(
        self,
        language: str,
        size: dict[str, int],
        *,
        touch: bool = False,
        veteran: bool = True,
        share: float = AT_ONCE,
    ) -> BrowserContext:
        context = self._browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark",
            reduced_motion="reduce",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(VEIL)
        if self._late:
            context.add_init_script(LATE.format(seed=self._late + len(self._contexts)))
        context.add_init_script(LISTEN)
        context.add_init_script(TAKES.format(share=share))
        if veteran:
            context.add_init_script(VETERAN)
        self._contexts.append(context)
        return context

    def page(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.trouble.append(f"uncaught: {error}"))
        page.on("dialog", self._interrupted)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            said = f"error: {message.text} ({message.location['url']})"
            self.trouble += [] if any(known in said for known in EXPECTED) else [said]

    def _interrupted(self, dialog: Dialog) -> None:
        self.trouble.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def closes(self) -> None:
        for context in self._contexts:
            context.close()
