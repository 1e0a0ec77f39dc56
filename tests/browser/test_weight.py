"""How much a browser fetches before the first page is there."""
from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from sennik.games import keys

from .conftest import WEB, Come

MOST = 190_000                                           # bytes, compressed, with fonts
PAGE = 150_000                                           # without them


def at_once(name: str, found: set[str]) -> set[str]:
    """A file of the build with all that it names statically; what is fetched later is named by import(…)."""
    if name not in found:
        found.add(name)
        if name.endswith(".woff2"):
            return found
        text = Path(WEB, name).read_text()
        pattern = r'(?:src|href)="\./([^"]+)"' if name.endswith(".html") else r'(?:from|import)\s*"\./([^"]+)"'
        for other in re.findall(pattern, text):
            at_once(other if name.endswith(".html") else f"assets/{other}", found)
    return found


def test_what_is_built_for_the_first_page_is_light() -> None:
    files = at_once("index.html", set())
    assert len(files) > 2
    sizes = {name: len(gzip.compress(Path(WEB, name).read_bytes(), 9)) for name in files}
    assert sum(sizes.values()) < MOST
    assert sum(size for name, size in sizes.items() if not name.endswith(".woff2")) < PAGE
    assert sum(name.endswith(".woff2") for name in files) == 3       # what every language reads is fetched at once


@pytest.mark.parametrize("lang", ["uk", *(pytest.param(lang, marks=pytest.mark.tables) for lang in ("pl", "en"))])
def test_all_that_comes_over_the_line_for_lobby_and_tables_is_light(come: Come, lang: str) -> None:
    """Pages, words, lists and pictures, as they are sent: for the lobby, and for a table of each game by its link."""
    ola = come(lang="pl")
    pages = {"/": "article"}
    for game in keys():
        pages[f"/t/{ola.open(game, 2)}"] = ".prompt"
        ola.until_asked()                                # till then it is a waiting room
    for path, there in pages.items():
        ivan = come("Ivan", lang=lang)                   # a browser that has nothing yet
        line = ivan.context.new_cdp_session(ivan.page)
        line.send("Network.enable")
        sizes: list[float] = []
        line.on("Network.loadingFinished", lambda event, sizes=sizes: sizes.append(event["encodedDataLength"]))
        ivan.go(path)
        expect(ivan.page.locator(there).first).to_be_visible()
        ivan.page.wait_for_load_state("networkidle")
        assert len(sizes) > 4
        assert sum(sizes) < MOST, f"{path}: {sum(sizes):.0f} bytes in {len(sizes)} files"


def test_the_fonts_are_our_own_in_every_language(come: Come) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)
    for lang, letters in (("en", "Aa9"), ("pl", "Żółw"), ("uk", "Їжак ґ")):
        ola = come(lang=lang)
        ola.page.on("request", note)
        ola.go()
        for face in ("700 21px Literata", "400 15px Inter", "600 15px Inter"):
            found = "([face, text]) => document.fonts.load(face, text).then(all => all.length)"
            assert ola.page.evaluate(found, [face, letters]) > 0, f"{lang}: {face}"
        assert all(url.startswith((ola.base, "data:")) for url in asked)
