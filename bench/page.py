"""What comes over the line until a page is there, in a browser that has nothing yet, compressed as it is sent.

`python bench/page.py` needs the built web client (`make web`) and Chromium. It opens a server of its own and writes
bench/results/page.md. The lobby and a table of any game must stay under 190 kB with fonts.
"""
from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.async_api import Browser, async_playwright

from sennik.games import identity, keys
from sennik.server.serve import serving
from sennik.server.settings import Settings

ROOT: Final = Path(__file__).parent.parent
OUT: Final = ROOT / "bench" / "results" / "page.md"
WEB: Final = ROOT / "web" / "dist"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
                "--disable-component-update", "--disable-sync"]
# A table full of bots, which whoever has the link may look on at.
OPEN: Final = """async ([game, seats]) => {
  const bots = Object.fromEntries(Array.from({length: seats}, (_, k) => [k, 'random']))
  const body = JSON.stringify({game, seats, bots})
  const reply = await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, body})
  return (await reply.json()).id
}"""
FONT: Final = ".woff2"

Sizes = dict[str, float]


async def fetched(browser: Browser, address: str, lang: str) -> Sizes:
    """By address, the bytes of each answer."""
    context = await browser.new_context(locale=lang)
    page = await context.new_page()
    line = await context.new_cdp_session(page)
    await line.send("Network.enable")
    names: dict[str, str] = {}
    sizes: Sizes = {}

    def begun(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"]

    def done(event: dict[str, Any]) -> None:
        sizes[names[event["requestId"]]] = event["encodedDataLength"]
    line.on("Network.requestWillBeSent", begun)
    line.on("Network.loadingFinished", done)
    await page.goto(address)
    await page.wait_for_load_state("networkidle")
    await page.locator("main").wait_for()
    await page.wait_for_timeout(500)
    await context.close()
    return sizes


def row(name: str, sizes: Sizes, first: Sizes, others: Iterable[Sizes] = ()) -> str:
    """`others`: the same page of the other games. What they do not fetch is this game's skin, with its words."""
    common = first.keys() | {url for other in others for url in other}
    fonts = sum(size for url, size in sizes.items() if url.endswith(FONT))
    more = sum(size for url, size in sizes.items() if url not in first)
    skin = sum(size for url, size in sizes.items() if url not in common and "/api/" not in url) if others else 0
    parts = [sum(sizes.values()), fonts, more, skin]
    return f"| {name} | " + " | ".join(f"{part / 1000:.0f}" if part else "" for part in parts) + " |"


async def measure(lang: str) -> list[str]:
    with TemporaryDirectory() as folder:
        settings = Settings(web=WEB, bots=0, pace=0)
        async with serving(f"{folder}/page.sqlite", settings) as port, async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=shutil.which("chromium") or shutil.which("chromium-browser"), args=FLAGS)
            base = f"http://127.0.0.1:{port}"
            lobby = await fetched(browser, base, lang)
            rows = [row("the lobby", lobby, {})]
            page = await browser.new_page()
            await page.goto(base)
            tables: dict[str, Sizes] = {}
            books: dict[str, Sizes] = {}
            for key in keys():
                table = await page.evaluate(OPEN, [key, identity(key).least])
                tables[key] = await fetched(browser, f"{base}/t/{table}", lang)
                books[key] = await fetched(browser, f"{base}/rules/{key}", lang)
            await browser.close()
    for key in keys():
        others = [tables[other] for other in keys() if other != key]
        rows += [row(f"{key}: a table by its link", tables[key], lobby, others),
                 row(f"{key}: its rulebook", books[key], lobby)]
    return rows


def main() -> int:
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    if not (WEB / "index.html").is_file():
        sys.exit("This needs the built web client: make web")
    head = ["| page | kB | of it fonts | not in the lobby already | of that this game's skin |",
            "|---|---:|---:|---:|---:|"]
    parts = ["# What a page weighs", "", "Made by `bench/page.py`: as sent to a browser that has nothing yet."]
    for lang, name in (("pl", "Polish"), ("en", "English"), ("uk", "Ukrainian")):
        parts += ["", f"## {name}", "", *head, *asyncio.run(measure(lang))]
    OUT.write_text("\n".join(parts) + "\n", "utf-8")
    print(OUT.read_text("utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
