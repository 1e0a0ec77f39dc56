"""Real browsers before a real server: each test has a server process of its own, with a new file as its store."""
from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from ..server.process import QUICK, Process
from .person import Person

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web" / "dist"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--force-color-profile=srgb"]

Come = Callable[..., Person]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "these tests need Chromium. On Debian: apt install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """Bots answer at once, by chance if that is their level; however slow a machine is, each share is waited for."""
    assert (WEB / "index.html").is_file(), "these tests need the built web client: make web"
    process = Process(str(tmp_path / "sennik.sqlite"), replace(QUICK, web=WEB, shuffle=600))
    process.start()
    process.up()
    yield process
    process.kill()


@pytest.fixture
def come(chromium: Browser, server: Process, request: pytest.FixtureRequest) -> Iterator[Come]:
    """People come with browsers of their own. If the test fails, what each of them saw is kept as a picture."""
    people: list[Person] = []

    def one(name: str = "Ola", **wishes: object) -> Person:
        people.append(Person(chromium, server.port, name, **wishes))     # type: ignore[arg-type]
        return people[-1]
    yield one
    failed = request.node.stash.get(FAILED, False)
    for k, person in enumerate(people):
        if failed:
            path = ROOT / "build" / f"{re.sub(r'[^a-z0-9]+', '-', request.node.name.lower()).strip('-')}-{k}.png"
            path.parent.mkdir(exist_ok=True)
            try:
                person.page.screenshot(path=path)
                print(f"{person.name} saw {path.relative_to(ROOT)}")
            except Error as error:
                print(f"no picture of what {person.name} saw: {error}")
        person.context.close()
    if not failed:
        for person in people:
            assert person.trouble == [], f"{person.name}: the page complained"


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
