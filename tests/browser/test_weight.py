"""How much a browser fetches before the first page is there."""
from __future__ import annotations

import gzip
import re
from pathlib import Path

from playwright.sync_api import expect

from .conftest import WEB, Come

MOST = 150_000                                           # bytes, compressed


def at_once(name: str, found: set[str]) -> set[str]:
    """A file of the build with all that it names statically; what is fetched later is named by import(…)."""
    if name not in found:
        found.add(name)
        text = Path(WEB, name).read_text()
        pattern = r'(?:src|href)="/([^"]+)"' if name.endswith(".html") else r'(?:from|import)\s*"\./([^"]+)"'
        for other in re.findall(pattern, text):
            at_once(other if name.endswith(".html") else f"assets/{other}", found)
    return found


def test_what_is_built_for_the_first_page_is_light() -> None:
    files = at_once("index.html", set())
    assert len(files) > 2
    assert sum(len(gzip.compress(Path(WEB, name).read_bytes(), 9)) for name in files) < MOST


def test_all_that_comes_over_the_line_for_lobby_and_table_is_light(come: Come) -> None:
    """Pages, words, lists and pictures, as they are sent: for the lobby, and for a table of Sen opened by its link."""
    ola = come(lang="pl")
    table = ola.open("sen", 2)
    for path, there in (("/", "article"), (f"/t/{table}", ".rivals")):
        ivan = come("Ivan", lang="uk")                   # a browser that has nothing yet
        line = ivan.context.new_cdp_session(ivan.page)
        line.send("Network.enable")
        sizes: list[float] = []
        line.on("Network.loadingFinished", lambda event, sizes=sizes: sizes.append(event["encodedDataLength"]))
        ivan.go(path)
        expect(ivan.page.locator(there).first).to_be_visible()
        ivan.page.wait_for_load_state("networkidle")
        assert len(sizes) > 4
        assert sum(sizes) < MOST, f"{path}: {sum(sizes):.0f} bytes in {len(sizes)} files"
