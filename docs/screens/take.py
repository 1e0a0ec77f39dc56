"""Takes the pictures of the web client beside this file: python docs/screens/take.py

Needs the built client (`npm run build` in web/), Chromium, and the packages of requirements/dev.txt. It opens a server
of its own, plays by clicking like a person, and stops where there is something to see.
"""
from __future__ import annotations

import asyncio
import io
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from sennik.server.serve import serving
from sennik.server.settings import Settings

HERE = Path(__file__).parent
WEB = HERE.parent.parent / "web" / "dist"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-component-update", "--disable-background-networking", "--disable-sync",
         "--force-color-profile=srgb"]
CAN, ACT = "[data-place].can", "main .acts .btn:not(.quiet)"
FRAMES = 4
DESKTOP, PHONE, SMALL = (1280, 800, 1.0), (390, 844, 1.5), (360, 740, 1.5)
EVERYWHERE = ((DESKTOP, "night", "pl", "desktop"), (DESKTOP, "dawn", "en", "desktop-dawn"),
              (PHONE, "night", "pl", "phone"), (PHONE, "dawn", "uk", "phone-dawn"))

OPEN = """async ([game, seats, options, bots, level, aid, teach]) => {
  const headers = {'Content-Type': 'application/json'}
  const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)}).then(a => a.json())
  const levels = Object.fromEntries(Array.from({length: bots}, (_, k) => [seats - 1 - k, level]))
  const {id} = await post('/api/tables', {game, seats, options, bots: levels, aid, teach, public: bots < seats - 1})
  const chance = crypto.getRandomValues(new Uint8Array(16)), hex = bytes => [...bytes].map(b => b.toString(16)
    .padStart(2, '0')).join(''), hash = async bytes => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const seal = hex(await hash((await hash(Uint8Array.of(...chance, 0))).slice(0, 16)))
  localStorage.setItem(`sennik.chance.${id}`, hex(chance))       // the page shows the share that follows from it
  await post(`/api/tables/${id}/seats`, {name: localStorage.getItem('sennik.name'), seal, seat: 0})
  return id
}"""


def smaller(png: bytes) -> bytes:
    """With 256 colours: enough for paper, a third of the size."""
    if pngquant := shutil.which("pngquant"):
        return subprocess.run([pngquant, "--quality", "50-88", "--speed", "1", "--strip", "-"], input=png,
                              stdout=subprocess.PIPE, check=True).stdout
    out = io.BytesIO()
    picture = Image.open(io.BytesIO(png)).convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, kmeans=2)
    picture.save(out, "png", optimize=True)
    return out.getvalue()


def sheet(frames: list[bytes], across: int, scale: float) -> bytes:
    """Pictures side by side, in rows, each smaller."""
    pictures = [Image.open(io.BytesIO(frame)).convert("RGB") for frame in frames]
    wide, high = (round(side * scale) for side in pictures[0].size)
    whole = Image.new("RGB", (across * (wide + 4) - 4, -(-len(pictures) // across) * (high + 4) - 4), "#0d0e2b")
    for k, picture in enumerate(pictures):
        at = k % across * (wide + 4), k // across * (high + 4)
        whole.paste(picture.resize((wide, high), Image.Resampling.LANCZOS), at)
    out = io.BytesIO()
    whole.save(out, "png")
    return out.getvalue()


def keep(name: str, png: bytes) -> None:
    path = HERE / f"{name}.png"
    path.write_bytes(smaller(png))
    sys.stdout.write(f"{name}.png {path.stat().st_size // 1000} kB\n")


class Visitor:
    """A browser of somebody's own: size, theme, language, name."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base

    async def go(self, path: str, until: str) -> None:
        await self.page.goto(self.base + path)
        await self.page.wait_for_selector(until)
        await self.page.wait_for_timeout(400)

    async def table(self, game: str, seats: int, *, bots: int | None = None, level: str = "greedy", aid: bool = False,
                    teach: bool = False, **options: str) -> None:
        await self.page.goto(self.base)
        await self.page.wait_for_selector("article")
        table = await self.page.evaluate(
            OPEN, [game, seats, options, seats - 1 if bots is None else bots, level, aid, teach])
        await self.go(f"/t/{table}", "main")

    async def asked(self) -> bool:
        """Wait until there is something to do; False if it is over."""
        for _ in range(300):
            if await self.page.locator(f"{CAN}, {ACT}").count():
                return True
            if await self.page.locator(".result").count():
                break
            await self.page.wait_for_timeout(100)
        return False

    async def touch(self, which: str, k: int = 0) -> None:
        box = await self.page.locator(which).nth(k).bounding_box()
        assert box is not None
        await self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await self.page.wait_for_timeout(150)

    async def press(self, name: str) -> None:
        await self.page.get_by_role("button", name=name).first.click()
        await self.page.wait_for_timeout(150)

    async def shoot(self, name: str, *, still: int = 900) -> None:
        await self.page.wait_for_selector("main.turning", state="detached")      # a count, until all of it lies open
        await self.page.wait_for_timeout(still)
        keep(name, await self.page.screenshot())

    async def turn(self, most: int, told: str) -> list[bytes]:
        """What others do until it is one's own turn: a frame whenever something else is told, and the last one."""
        frames: list[bytes] = []
        seen = ""
        while not await self.page.locator(f"{CAN}, {ACT}").count():
            line = await self.page.locator(told).inner_text()
            if line != seen:
                await self.page.wait_for_timeout(120)            # in the middle of what moves
                frames.append(await self.page.screenshot())
                seen = line
            await self.page.wait_for_timeout(30)
        await self.page.wait_for_timeout(900)
        return [*frames[:most - 1], await self.page.screenshot()]


    async def frames(self, name: str, *, most: int = 9, apart: int = 350, across: int = 3) -> None:
        """What others do, one picture after the other on one sheet, until there is something to do.

        The page's clock stood still before the own answer was given: however long a picture takes, none is missed.
        """
        shots: list[Image.Image] = []
        await self.page.wait_for_timeout(1500)               # until all have answered; nothing of it is shown yet
        while len(shots) < most:
            await self.page.clock.run_for(apart)
            shots.append(Image.open(io.BytesIO(await self.page.screenshot())).convert("RGB"))
            if await self.page.locator(f"{CAN}, {ACT}").count():
                break
        wide = 1600 // across
        high = wide * shots[0].height // shots[0].width
        sheet = Image.new("RGB", (across * wide, -(-len(shots) // across) * high), "#14133a")
        for k, shot in enumerate(shots):
            sheet.paste(shot.resize((wide - 4, high - 4)), (k % across * wide + 2, k // across * high + 2))
        out = io.BytesIO()
        sheet.save(out, "png")
        path = HERE / f"{name}.png"
        path.write_bytes(smaller(out.getvalue()))
        sys.stdout.write(f"{name}.png {len(shots)} frames, {path.stat().st_size // 1000} kB\n")


@asynccontextmanager
async def visitor(browser: Browser, base: str, size: tuple[int, int, float] = DESKTOP, *, theme: str = "night",
                  lang: str = "pl", name: str = "Ola") -> AsyncIterator[Visitor]:
    wide, high, scale = size
    phone = wide < 700
    context = await browser.new_context(viewport={"width": wide, "height": high}, device_scale_factor=scale,
                                        has_touch=phone, is_mobile=phone)
    for key, value in {"theme": theme, "lang": lang, "name": name}.items():
        await context.add_init_script(f"localStorage.setItem('sennik.{key}', '{value}')")
    try:
        yield Visitor(await context.new_page(), base)
    finally:
        await context.close()


async def sen_turn(guest: Visitor, seats: int, *, aid: bool = False, teach: bool = False, peeking: str = "",
                   **options: str) -> None:
    """A table of Sen where it is one's first turn. A bot may wake up before that: then another night."""
    while True:
        await guest.table("sen", seats, aid=aid, teach=teach, **options)
        if peeking:
            await guest.asked()
            await guest.touch(CAN, 1)
            await guest.shoot(peeking)
        for _ in range(100):
            if await guest.page.locator("[data-place~=z0].can").count():
                return
            if await guest.page.locator(CAN).count():
                await guest.touch(CAN)
            await guest.page.wait_for_timeout(250)


async def wake(guest: Visitor) -> None:
    await guest.page.locator(".acts .wake").click()
    await guest.page.wait_for_timeout(150)


async def some(guest: Visitor, turns: int) -> None:
    """Any game: so many touches, the first thing that can be done each time."""
    for k in range(turns):
        if not await guest.asked():
            return
        menu = guest.page.locator(".pick .btn:not(.quiet)")
        if await menu.count():
            await menu.first.click()
        elif count := await guest.page.locator(CAN).count():
            await guest.touch(CAN, k % count)
        else:
            await guest.page.locator(ACT).first.click()
        await guest.page.wait_for_timeout(200)


async def until(guest: Visitor, seats: int, wanted: str, *, aid: bool = False) -> None:
    """Nights of Sen, drawing and putting back, until something is on the table."""
    page = guest.page
    while True:
        await sen_turn(guest, seats, aid=aid)
        for _ in range(40):
            if await page.locator(wanted).count():
                return
            if await page.locator("main.count").count():
                break
            for which in ("[data-place~=z0].can", ".acts .drop"):
                if await page.locator(which).count():
                    await page.locator(which).first.click()
                    break
            await page.wait_for_timeout(300)


async def busily(guest: Visitor, wanted: str, most: int = 120) -> None:
    """Any game: touch what can be touched, here and there, until something can be seen."""
    chance = random.Random(8)
    for _ in range(most):
        if await guest.page.locator(wanted).count() or not await guest.asked():
            return
        menu = guest.page.locator(".pick .btn:not(.quiet), .naming .who")
        places, buttons = guest.page.locator(CAN), guest.page.locator(ACT)
        count, also = await places.count(), await buttons.count()
        if await menu.count():
            await menu.nth(chance.randrange(await menu.count())).click()
        elif count and (not also or chance.random() < .9):
            await places.nth(chance.randrange(count)).scroll_into_view_if_needed()
            await guest.touch(CAN, chance.randrange(count))
        elif also:
            await buttons.nth(chance.randrange(also)).click()
        await guest.page.wait_for_timeout(150)


async def lobby(browser: Browser, base: str) -> None:
    async with visitor(browser, base, name="Hania") as friend:
        await friend.table("sen", 4, bots=1)
        await friend.table("koty", 3, bots=0, night="yes")
        await friend.table("pracownia", 4, bots=2)
        for size, theme, lang, name in EVERYWHERE:
            async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
                await guest.go("/", "article")
                await guest.shoot(f"lobby-{name}")
    for size, theme, lang, name in EVERYWHERE:
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            await guest.go("/new/koty" if size is DESKTOP else "/new/sen", "form")
            await guest.shoot(f"new-table-{name}")
    async with visitor(browser, base) as guest:
        await guest.table("sen", 4, bots=1)
        await guest.page.evaluate("link.value = 'https://sennik.example' + location.pathname")
        await guest.shoot("waiting-desktop")
    async with visitor(browser, base, SMALL) as guest:
        await guest.go("/t/nowhere", ".notice")
        await guest.shoot("error-small")


async def sen(browser: Browser, base: str) -> None:
    for size, theme, lang, name in EVERYWHERE:
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            await sen_turn(guest, 4, peeking=f"sen-peek-{name}")
            await until(guest, 4, ".acts .use", aid=True)
            await guest.shoot(f"sen-table-{name}")
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            await sen_turn(guest, 4, N="yes")
            await wake(guest)
            await guest.shoot(f"sen-round-{name}", still=3500)
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            await sen_turn(guest, 3, rounds="1")
            await wake(guest)
            await guest.page.wait_for_selector(".result")
            await guest.shoot(f"sen-result-{name}", still=3000)
    picture = Image.open(HERE / "sen-round-desktop.png").convert("L")
    picture.quantize(64).save(HERE / "sen-round-grey.png", optimize=True)
    async with visitor(browser, base, theme="dawn", lang="en") as guest:
        await sen_turn(guest, 5, edition="jubilee", aid=True)
        await guest.shoot("sen-five-desktop-dawn", still=6500)
    async with visitor(browser, base, SMALL, theme="dawn", lang="uk") as guest:
        await until(guest, 3, ".acts .use", aid=True)
        await guest.shoot("sen-table-small-dawn")
        while not await guest.page.locator(".sen.reach").count():        # a power that reaches the lands of others
            await until(guest, 3, ".acts .use", aid=True)
            await guest.page.locator(".acts .use").click()
            await guest.page.wait_for_timeout(600)
        await guest.shoot("sen-power-small-dawn")
    async with visitor(browser, base, PHONE) as guest:
        while not await guest.page.locator(".near").count():             # of more than two others one at a time
            await until(guest, 5, ".acts .use", aid=True)
            await guest.page.locator(".acts .use").click()
            await guest.page.wait_for_timeout(600)
        await guest.page.locator(".come").nth(1).tap()
        await guest.shoot("sen-near-phone")
    for size, across, most, name in ((DESKTOP, 3, 9, "desktop"), (PHONE, 5, 10, "phone")):
        called = True
        while called:                                        # three bots have their turns, after the own one
            async with visitor(browser, base, size) as guest:
                await sen_turn(guest, 4)
                await guest.page.locator(".acts .draw").click()
                await guest.page.locator(".acts .drop").wait_for()
                await guest.page.clock.install()
                await guest.page.clock.pause_at(time.time() + 60)
                await guest.page.locator(".acts .drop").click()
                await guest.frames(f"sen-bots-{name}", most=most, across=across)
                called = await guest.page.locator("main.count").count() > 0
    async with visitor(browser, base, PHONE, theme="dawn") as guest:
        await sen_turn(guest, 3, rounds="1")
        await wake(guest)
        await guest.page.wait_for_selector(".result")
        await guest.press("Sprawdź tasowanie")
        await guest.shoot("proof-phone-dawn")


async def koty(browser: Browser, base: str) -> None:
    """An attack on a cat that can be defended, a joker to be named, teams of two, and the end."""
    for size, theme, lang, name in (EVERYWHERE[0], EVERYWHERE[2], EVERYWHERE[3]):
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            await guest.page.add_init_script("localStorage.setItem('sennik.pace', 'none')")      # on to what is wanted
            for moment, seats, options, wanted in (
                    ("teams", 6, {"teams": "yes", "night": "yes"},
                     ".koty:not(.staged):has(.picked):has(.rival :is(.strip, .bars i)) .rival .place.can"),
                    ("attack", 3, {"night": "yes"}, "main:has(.rival.attacks) .held.can"),
                    ("joker", 2, {}, ".naming .who"),
                    ("end", 4, {"teams": "yes"}, ".result")):
                if name == "phone-dawn" and moment != "attack":
                    continue
                while not await guest.page.locator(wanted).count():
                    await guest.table("koty", seats, **options)
                    await busily(guest, wanted, 900)
                await guest.page.mouse.move(2, 2)
                await guest.shoot(f"koty-{moment}-{name}")


async def frames(browser: Browser, base: str) -> None:
    """What two bots do between two own turns, as one sees it go by: a picture whenever something else is told."""
    async with visitor(browser, base) as guest:
        await guest.page.add_init_script("localStorage.setItem('sennik.pace', 'slow')")
        shots: list[bytes] = []
        while len(shots) < FRAMES:
            if not await guest.page.locator(".exchange").count():
                await guest.table("koty", 3, night="yes")
                await some(guest, 12)
                await guest.page.wait_for_selector(".exchange:visible, .acts .btn:visible")
                continue
            await guest.press("Wymień rękę")
            await guest.page.mouse.move(2, 2)
            told, shots = await guest.page.locator(".log li").last.inner_text(), []
            while len(shots) < FRAMES and not await guest.page.locator(f"{CAN}, {ACT}").count():
                now = await guest.page.locator(".log li").last.inner_text()
                if now != told:
                    told = now
                    await guest.page.wait_for_timeout(120)   # on its way
                    shots.append(await guest.page.screenshot())
                await guest.page.wait_for_timeout(40)
        for k, shot in enumerate(shots, 1):
            (HERE / f"koty-bot-turn-{k}.png").write_bytes(smaller(shot))


SOMETHING = """([can, act]) => {
  const all = which => [...document.querySelectorAll(which)].filter(one => one.checkVisibility())
  const places = all(can), buttons = all(act), some = places.length && Math.random() < .85 ? places : buttons
  some[Math.floor(Math.random() * some.length)]?.click()
}"""
DETOUR = ", ".join(f"[data-place~='z{zone}.0']" for zone in range(16, 46))


async def chance(guest: Visitor, wanted: str) -> None:
    """Whatever can be done, by chance, until something can be seen; a race that ends before it is begun anew."""
    while not await guest.page.locator(wanted).count():
        if not await guest.asked():
            await guest.table("kruki", 2)
        await guest.page.evaluate(SOMETHING, [CAN, ACT])
        await guest.page.wait_for_timeout(150)


async def passes(guest: Visitor) -> None:
    """To the end of one's turn, with nothing played: cards are drawn, and discarded if they are too many."""
    page = guest.page
    while not await page.locator(".prompt", has_text=re.compile(r"^\s*Tura:")).count():
        if not await guest.asked():
            await guest.table("kruki", 2)
        for which in ("[data-aim=end]", ".acts .btn.main", ".hand .can"):
            if await page.locator(which).count():
                await page.locator(which).first.click()
                break
        await page.wait_for_timeout(60)


async def kruki(browser: Browser, base: str) -> None:
    """The race: a turn on a track that was rebuilt, and before each choice what would be."""
    for size, theme, lang, name in EVERYWHERE:
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            await guest.table("kruki", 2)
            await chance(guest, DETOUR)
            await chance(guest, f"main:has({DETOUR}):has(.target) .acts [data-aim=end]")     # and can fly
            await guest.page.keyboard.press("Escape")
            await guest.page.mouse.move(3, 300)
            await guest.shoot(f"kruki-table-{name}")
    for size, name in ((DESKTOP, "desktop"), (PHONE, "phone")):
        async with visitor(browser, base, size) as guest:
            await guest.table("kruki", 2)
            await guest.asked()
            await guest.shoot(f"kruki-first-{name}")
            moments = {"slide": (".kruki .side", ".kruki .side"), "detour": (".kruki .put", ".kruki .put"),
                       "rotate": (".prompt:has-text('Obróć:')", ".track [data-place].can"),
                       "flight": (".kruki .target", ".kruki .target")}
            for moment in moments if size is DESKTOP else ("rotate", "flight"):
                asked, aim = moments[moment]
                await chance(guest, asked)
                if size is PHONE:
                    await guest.page.locator(aim).last.tap()
                else:
                    await guest.page.locator(aim).last.hover()
                await guest.shoot(f"kruki-{moment}-{name}", still=300)
                await guest.page.keyboard.press("Escape")
                await guest.page.mouse.move(3, 300)
            await guest.press("Menu")
            await guest.press("Odejdź i zostaw bota")
            await guest.page.wait_for_selector(".result", timeout=400_000)
            await guest.shoot(f"kruki-end-{name}")
    for size, name, across, scale in ((DESKTOP, "desktop", 2, .6), (PHONE, "phone", 4, .5)):
        async with visitor(browser, base, size) as guest:
            await guest.table("kruki", 2)
            frames: list[bytes] = []
            while len(frames) < 4:                               # a turn in which something happens
                await passes(guest)
                frames = await guest.turn(4, ".news li:last-child")
            keep(f"kruki-bot-turn-{name}", sheet(frames, across, scale))


async def books(browser: Browser, base: str) -> None:
    """The rulebooks: their first pages, an example, what a search finds, and the sheet at a table."""
    for (size, theme, lang, name), game in zip(EVERYWHERE, ("koty", "sen", "koty", "sen"), strict=True):
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            await guest.go(f"/rules/{game}", "figure img")
            if size is PHONE:                                # the picture of the first page
                await guest.page.locator("figure").first.scroll_into_view_if_needed()
            await guest.shoot(f"rulebook-{game}-{name}")
    async with visitor(browser, base, theme="dawn", lang="en") as guest:
        await guest.go("/rules/sen#SEN-S2", "figure img")
        await guest.shoot("rulebook-count-desktop-dawn")
    async with visitor(browser, base) as guest:
        await guest.go("/rules/koty", "figure img")
        await guest.page.get_by_role("searchbox").fill("joker")
        await guest.shoot("rulebook-search-desktop")
    async with visitor(browser, base, PHONE, theme="dawn") as guest:
        await guest.table("koty", 3)
        await some(guest, 6)
        await guest.asked()
        await guest.press("Zasady")
        await guest.shoot("rules-phone-dawn")


async def lessons(browser: Browser, base: str) -> None:
    """A page of Sen's lesson, and what a bot would do at a table that teaches."""
    for size, theme, lang, name in EVERYWHERE:
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            await guest.go("/learn/sen", ".lesson .words")
            await guest.page.select_option(".lesson select", "1")
            await guest.page.wait_for_timeout(1200)
            await guest.page.click(".lesson .next")
            await guest.shoot(f"sen-lesson-{name}", still=3500)
            if name in {"desktop", "phone-dawn"}:
                await sen_turn(guest, 3, teach=True)
                await guest.page.click(".say .ask")
                await guest.page.wait_for_selector(".advice", timeout=60_000)
                await guest.shoot(f"sen-advice-{name}")


LEAVING = {"pl": ("Menu", "Odejdź i zostaw bota"), "uk": ("Меню", "Піти, хай грає бот")}


async def leave(guest: Visitor, lang: str = "pl") -> None:
    """A bot goes on in one's place, as strong as the others."""
    await guest.asked()
    for name in LEAVING[lang]:
        await guest.press(name)


# In this round: back to one's seat at once, for a bot does not wait.
BACK = """when => {
  const back = document.querySelector('.acts .btn.main')
  if (!back || !document.querySelector('.where')?.innerText.includes(when)) return false
  back.click()
  return true
}"""


async def built(guest: Visitor, seats: int, when: str, **options: str) -> None:
    """A table of Pracownia in this round: until the workshop is full of dreams a bot builds it, and nobody watches."""
    await guest.page.add_init_script("localStorage.setItem('sennik.pace', 'none')")
    await guest.table("pracownia", seats, **options)
    await leave(guest)
    await guest.page.wait_for_function(BACK, arg=when, timeout=400_000)
    await guest.page.mouse.move(640, 4)                      # where nothing explains itself


async def hit(guest: Visitor, which: str) -> None:
    """With the mouse, which then goes away again, or with a finger."""
    box = await guest.page.locator(which).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if (guest.page.viewport_size or {"width": 0})["width"] < PHONE_WIDE:
        await guest.page.touchscreen.tap(x, y)
    else:
        await guest.page.mouse.click(x, y)
        await guest.page.mouse.move(640, 4)
    await guest.page.wait_for_timeout(200)


async def stage(guest: Visitor, wanted: str) -> None:
    """On, until something of this kind can be done."""
    for _ in range(80):
        if not await guest.asked() or await guest.page.locator(wanted).count():
            return
        for which in ("[role=menu] [role=menuitem]", ".acts .collect", ".acts .end", ".acts .stop", ".acts .pass",
                      ".shop .can", CAN):
            if await guest.page.locator(which).count():
                await hit(guest, which)
                break


async def turn(guest: Visitor) -> None:
    """What is seen of a bot's whole turn, every half second: from falling asleep until one is asked again."""
    frames: list[Image.Image] = []
    while len(frames) < 4:                                   # a bot may have travelled before
        frames = []
        while not await guest.page.locator(SLEEP).count():
            await stage(guest, SLEEP)
        await hit(guest, SLEEP)
        while not await guest.page.locator(f"{CAN}, {ACT}").count() and len(frames) < 24:
            frame = Image.open(io.BytesIO(await guest.page.screenshot()))
            frames.append(frame.resize((640, 400), Image.Resampling.LANCZOS))
            await guest.page.wait_for_timeout(500)
    some = [frames[k * (len(frames) - 1) // 7] for k in range(8)] if len(frames) > 8 else frames
    sheet = Image.new("RGB", (1280, 400 * -(-len(some) // 2)), "#12123a")
    for k, frame in enumerate(some):
        sheet.paste(frame, (640 * (k % 2), 400 * (k // 2)))
    out = io.BytesIO()
    sheet.save(out, "png")
    (HERE / "pracownia-turn-desktop.png").write_bytes(smaller(out.getvalue()))


TRAVELS, STEPS, HELD = ".world .touch.can", ".shop .cell.can .chip:not(.hand)", ".dock:has(.end) .hand .cell.can"
SLEEP = ".acts .end:has-text('Zaśnij')"
PHONE_WIDE = 700


async def workshop(browser: Browser, base: str) -> None:
    for size, name, theme, when in ((DESKTOP, "desktop", "night", "Runda 4 z 6"), (PHONE, "phone", "dawn", "4/6")):
        async with visitor(browser, base, size, theme=theme) as guest:
            await built(guest, 3, when)
            await stage(guest, TRAVELS)
            await guest.shoot(f"pracownia-travel-{name}")
            await stage(guest, HELD)
            await hit(guest, "button.where")
            await guest.shoot(f"pracownia-aim-{name}")
            await hit(guest, "button.where")
            await hit(guest, HELD)
            await guest.shoot(f"pracownia-create-{name}")
            while not await guest.page.locator(STEPS).count():           # a game may end before a dreamer can walk
                await built(guest, 3, when)
                await stage(guest, STEPS)
            await guest.shoot(f"pracownia-walk-{name}")
            await guest.table("pracownia", 3)
            await leave(guest)
            await guest.page.wait_for_selector(".result", timeout=400_000)
            await guest.page.evaluate("document.activeElement?.blur()")
            await guest.shoot(f"pracownia-end-{name}", still=2000)
        async with visitor(browser, base, size, theme=theme) as guest:
            await guest.go("/learn/pracownia", ".lesson .words")
            await guest.page.locator(".lesson select").select_option("2")
            await guest.shoot(f"pracownia-lesson-{name}", still=1500)
        async with visitor(browser, base, size, theme=theme) as guest:
            await guest.go("/learn/pracownia/nightmare", ".lesson .words")
            if size is PHONE:
                await guest.page.locator(".lesson select").select_option("1")
                await guest.page.wait_for_timeout(800)
                for _ in range(2):                           # the bridge is laid
                    await guest.page.click(".lesson .next")
                    await guest.page.wait_for_timeout(800)
            await guest.shoot(f"pracownia-nightmare-lesson-{name}", still=1500)


async def nightmare(browser: Browser, base: str) -> None:
    """Mr Nightmare at a table where all create together."""
    for size, name, theme, when in ((DESKTOP, "desktop-dawn", "dawn", "Runda 3 z 6"), (PHONE, "phone", "night", "3/6")):
        async with visitor(browser, base, size, theme=theme) as guest:
            await built(guest, 4, when, variant="nightmare", together="yes")
            await stage(guest, TRAVELS)
            await guest.shoot(f"pracownia-nightmare-{name}")


async def turns(browser: Browser, base: str) -> None:
    async with visitor(browser, base) as guest:
        await built(guest, 3, "Runda 2 z 6")
        await guest.page.add_init_script("localStorage.setItem('sennik.pace', 'normal')")
        await guest.page.reload()
        await turn(guest)


PLAY = """async () => {
  for (let idle = 0; idle < 600 && !document.querySelector('.result');) {
    const all = [...document.querySelectorAll('[role=menu] [role=menuitem]:not(.quiet)')]
    const lit = all.length ? all : [...document.querySelectorAll('[data-place].can, main .acts .btn:not(.quiet)')]
    const one = lit[Math.floor(Math.random() * lit.length)]
    if (one) { (one.closest('button') ?? one).click(); idle = 0 } else idle += 1
    await new Promise(done => { setTimeout(done, 40) })
  }
}"""


async def seen_again(guest: Visitor, game: str, seats: int, lang: str = "", **options: str) -> str:
    """Where a game is seen again: played to its end by chance or, with the language of the page, as apprentices do."""
    await guest.page.add_init_script("localStorage.setItem('sennik.pace', 'none')")
    await guest.table(game, seats, level="apprentice", **options)
    path = guest.page.url.removeprefix(guest.base)
    await (leave(guest, lang) if lang else guest.page.evaluate(PLAY))
    await guest.page.wait_for_selector(".result", timeout=400_000)
    return f"{path}/replay"


async def replays(browser: Browser, base: str) -> None:
    """A game seen again and gone on from."""
    for size, theme, lang, name in (EVERYWHERE[0], EVERYWHERE[3]):
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            again = await seen_again(guest, "koty", 2, lang)
            await guest.go(f"{again}#30:open", ".again")
            await guest.shoot(f"replay-koty-{name}")
            await guest.page.click(".again .what-if")
            await guest.page.wait_for_selector("form fieldset + fieldset")
            await guest.shoot(f"what-if-{name}")
            await guest.page.click("form .btn.main")
            await guest.page.wait_for_selector(".bar .where a")
            await guest.asked()
            await guest.shoot(f"what-if-table-{name}")
    async with visitor(browser, base, PHONE) as guest:
        again = await seen_again(guest, "sen", 4, "pl")
        await guest.go(f"{again}#30:open", ".again")
        await guest.shoot("replay-sen-phone")


async def coached(browser: Browser, base: str) -> None:
    """The coach's own review of a game that apprentices played."""
    for (size, theme, lang, name), game in ((EVERYWHERE[0], "koty"), (EVERYWHERE[3], "sen")):
        options = {"rounds": "3"} if game == "sen" else {}
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            while await guest.page.locator(".coach li").count() < 3:                  # mistakes to tell of
                await guest.go(f"{await seen_again(guest, game, 2, lang, **options)}#12", ".again")
                await guest.page.click(".again .coach")
                await guest.shoot(f"coach-working-{name}", still=1500)
                await guest.page.wait_for_selector(".coach table", timeout=900_000)
            await guest.shoot(f"coach-{name}")
            found = guest.page.locator(".coach li")
            second = found.nth(min(1, await found.count() - 1))
            await second.locator(".does .btn").last.click()                  # its answer is told
            await guest.page.locator("#coach-mistakes").evaluate("one => one.scrollIntoView()")
            await guest.shoot(f"coach-moments-{name}")
            await guest.page.locator(".coach li .btn").first.click()
            await guest.asked()
            await guest.page.mouse.move(1, 1)                                # else it hovers over a card: explained
            await guest.shoot(f"coach-try-{name}")
            while not await guest.page.locator(".verdict").count():
                lit = guest.page.locator("[role=menu] [role=menuitem]:not(.quiet)")
                await (lit if await lit.count() else guest.page.locator(f"{CAN}, {ACT}")).first.click()
                await guest.page.wait_for_timeout(200)
            await guest.shoot(f"coach-verdict-{name}")


async def mine(browser: Browser, base: str) -> None:
    """My games: what waits, what was played, and the code for another device."""
    for size, theme, lang, name in (EVERYWHERE[0], EVERYWHERE[3]):
        async with visitor(browser, base, size, theme=theme, lang=lang) as guest:
            await seen_again(guest, "sen", 2, rounds="1")
            await seen_again(guest, "koty", 2)
            await guest.table("sen", 3, level="regular")
            await guest.go("/me", ".played li")
            await guest.shoot(f"mine-{name}")
            code = guest.page.locator("section.panel .btn:not(.small, .main)").first
            await code.click()
            await guest.page.wait_for_selector("output.code")
            await guest.page.locator("output.code").scroll_into_view_if_needed()
            await guest.shoot(f"mine-code-{name}")


async def main() -> None:
    with TemporaryDirectory() as folder:
        settings = Settings(web=WEB, bots=0, pace=0.15)
        async with serving(f"{folder}/screens.sqlite", settings) as port, async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=FLAGS)
            for part in (lobby, sen, koty, frames, kruki, books, lessons, workshop, nightmare, turns, replays, coached,
                         mine):
                if len(sys.argv) < 2 or part.__name__ in sys.argv[1:]:
                    await part(browser, f"http://127.0.0.1:{port}")
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
