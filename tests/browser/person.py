"""Somebody at a browser: looks at the page, does what is lit, by mouse, touch or script; hears what the socket says."""
from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket, expect

from sennik.engine.game import SPECTATOR

DESKTOP, PHONE = (1280, 800), (390, 844)
PATIENCE = 30_000
RESULT = ".result"
expect.set_options(timeout=PATIENCE)

# The page as a player sees it: the answers in the menu if there is one, or all that is lit and all buttons under it.
# `last` is done where nothing else can be, `at` is how far down the list one is taken. Gives a point that hits it.
LOOK = """([at, last]) => {
  if (document.querySelector('.result')) return {over: true}
  const all = which => [...document.querySelectorAll(which)].filter(one => one.checkVisibility() && !one.disabled)
  let found = all('[role=menu] [role=menuitem]:not(.quiet)')
  if (!found.length) found = all('[data-place].can, .come[aria-pressed=false], .acts button:not(.quiet)')
  if (last && !found.every(one => one.matches(last))) found = found.filter(one => !one.matches(last))
  if (!found.length) return null
  const one = found[Math.floor(at * found.length)]
  const zone = one.matches('.touch') && one.parentElement        // cards that can do nothing stand for their zone
  const same = hit => one.contains(hit) || (zone && zone.contains(hit) && !hit.closest('.can, .also, .picked'))
  const inside = () => {
    const box = one.getBoundingClientRect()
    for (const v of [.5, .2, .8]) for (const u of [.5, .15, .85]) {
      const x = box.left + u * box.width, y = box.top + v * box.height, hit = document.elementFromPoint(x, y)
      if (hit && same(hit)) return [x, y]
    }
  }
  let point = inside()
  if (!point) { one.scrollIntoView({block: 'center', behavior: 'instant'}); point = inside() }
  return {over: false, point, name: one.ariaLabel || one.innerText}
}"""

# The same by script, as fast as the table goes: until it is over, or so many answers were given.
PLAY = """async ([seed, last, most, look]) => {
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  look = (0, eval)(look)
  for (let k = 0, idle = 0; k < most;) {
    const found = look([chance(), last])
    if (found?.over) return k
    if (found && !found.point) throw Error(`${found.name} is lit and cannot be touched`)
    if (found) { document.elementFromPoint(...found.point).closest('button').click(); k += 1; idle = 0 }
    else if (++idle > 3000) throw Error('nothing can be done: ' + document.querySelector('main').innerText)
    await new Promise(done => { setTimeout(done, found ? 0 : 10) })
  }
  return most
}"""

OPEN = """async ([table, name, seat]) => {
  const post = (path, body) => fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body)}).then(reply => reply.json())
  const id = typeof table === 'string' ? table : (await post('/api/tables', table)).id
  const chance = crypto.getRandomValues(new Uint8Array(16)), hex = bytes => [...bytes].map(b => b.toString(16)
    .padStart(2, '0')).join(''), hash = async bytes => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const seal = hex(await hash((await hash(Uint8Array.of(...chance, 0))).slice(0, 16)))
  if (name) {
    localStorage.setItem(`sennik.chance.${id}`, hex(chance))       // the page shows the share that follows from it
    await post(`/api/tables/${id}/seats`, {name, seal, seat})
  }
  return id
}"""


class Person:
    def __init__(self, browser: Browser, port: int, name: str, *, lang: str = "en", theme: str = "night",
                 size: tuple[int, int] = DESKTOP, calm: bool = True, pace: str = "none") -> None:
        self.name = name
        self.base = f"http://127.0.0.1:{port}"
        self.phone = phone = size[0] < 700
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone, locale=lang,
            color_scheme="light" if theme == "dawn" else "dark", reduced_motion="reduce" if calm else "no-preference")
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"localStorage['sennik.pace'] ??= '{pace}'")
        self.received: list[str] = []                    # by all sockets, in order
        self.sent: list[str] = []
        self.trouble: list[str] = []                     # what the page complained of
        self.chance = random.Random(name)
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", self.complain)
        return page

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def complain(self, message: ConsoleMessage) -> None:
        """A server that is away is no fault of the page."""
        if message.type in {"error", "warning"} and "ERR_CONNECTION_REFUSED" not in message.text:
            self.trouble.append(message.text)

    # ---- to a table
    def go(self, path: str = "/") -> None:
        self.page.goto(self.base + path)
        expect(self.page.locator("main")).to_be_visible()

    def open(self, game: str, seats: int, *, bots: int | None = None, level: str = "random", **table: Any) -> str:
        """Open a table and sit down, past the form: so many bots on the last seats, or on all but the own one."""
        last = range(seats - (seats - 1 if bots is None else bots), seats)
        wish = {"game": game, "seats": seats, "bots": dict.fromkeys(map(str, last), level), **table}
        self.go()
        table_id = str(self.page.evaluate(OPEN, [wish, self.name, 0]))
        self.go(f"/t/{table_id}")
        return table_id

    def sit(self, table: str, seat: int) -> None:
        self.go()
        self.page.evaluate(OPEN, [table, self.name, seat])
        self.go(f"/t/{table}")

    # ---- what was heard
    def heard(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        for text in reversed(self.received):
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] == kind:
                return message
        raise LookupError(f"{self.name} heard no {kind}")

    @property
    def step(self) -> dict[str, Any]:
        return self.heard("step")

    @property
    def seat(self) -> int:
        """As long as nobody said so, that of a spectator: a table is shown before its seats."""
        try:
            return int(self.heard("seats")["you"])
        except LookupError:
            return SPECTATOR

    def phase(self) -> str:
        return str(self.heard("table")["phases"][self.step["view"]["phase"]]["name"])

    # ---- playing
    def over(self) -> bool:
        return self.page.locator(RESULT).count() > 0

    def look(self, last: str = "", *, wait: bool = True) -> dict[str, Any] | None:
        """Something that can be done, or that it is over; without waiting, perhaps nothing."""
        wish = [self.chance.random(), last]
        if not wait:
            seen: dict[str, Any] | None = self.page.evaluate(LOOK, wish)
            return seen
        found: dict[str, Any] = self.page.wait_for_function(LOOK, arg=wish).json_value()
        return found

    def act(self, last: str = "", *, wait: bool = True) -> bool:
        """Do something that can be done, with the mouse or a finger. Was there something?"""
        found = self.look(last, wait=wait)
        if found is None or found["over"]:
            return False
        assert found["point"], f"{found['name']} is lit and cannot be touched"
        if self.phone:
            self.page.touchscreen.tap(*found["point"])
        else:
            self.page.mouse.click(*found["point"])
        return True

    def play(self, last: str = "") -> None:
        """To the end, touch by touch."""
        while self.act(last):
            pass

    def rush(self, last: str = "", most: int = 10_000) -> int:
        """To the end, or so many touches, by script."""
        touches: int = self.page.evaluate(PLAY, [self.chance.randrange(1, 2**31 - 1), last, most, LOOK])
        return touches

    def until_asked(self) -> None:
        assert self.look() != {"over": True}

    def until_turn(self) -> None:
        """At a table of Sen: until one may draw. Peeks before that are made, and rounds that end before it are left."""
        while not self.page.locator(".btn.draw").count():
            assert not self.over(), "the game was over before the first turn"
            self.act(".wake, .know")
            self.page.wait_for_timeout(20)

    def until(self, when: Callable[[], bool]) -> None:
        """Wait for something that is not on the page."""
        for _ in range(PATIENCE // 20):
            if when():
                return
            self.page.wait_for_timeout(20)
        raise TimeoutError

    def sight(self) -> dict[str, object]:
        """All that stands on the table, to be compared; not hints, which go once known, and marks."""
        seen: dict[str, object] = self.page.evaluate("""() => ({
          said: document.querySelector('.prompt')?.innerText.split('\\n')[0],
          cards: [...document.querySelectorAll('[data-place]')]
            .map(one => [one.dataset.place, one.ariaLabel?.replace(/, just now: .*/, ''), one.matches('.can')]),
          acts: [...document.querySelectorAll('.acts button')].map(one => one.innerText),
          log: [...document.querySelectorAll('.log li')].map(one => one.innerText)})""")
        return seen
