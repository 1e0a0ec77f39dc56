"""Runs the server until it is stopped: `sennik serve`."""
from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import uvicorn

from ..engine.errors import Unreadable
from ..games import faults
from ..store import Store, StoreError, store_at
from ..store.told import told
from ..words import Words
from .announce import addresses, announcement, open_browser
from .app import create_app
from .logs import log_as_json
from .settings import Settings
from .several import Several, starter
from .socket import Socket

PORT: Final = 8000
NEAR: Final = 10                       # how many ports are tried before any free one is taken


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def serve(host: str = "127.0.0.1", port: int | None = None, database: str = "", *, browser: bool = False,
          workers: int = 1, settings: Settings | None = None, words: Words | None = None,
          announce: Callable[[str], None] = say) -> None:
    """Serve tables from `database` (a file, or postgresql://…). Returns when the process is asked to stop.

    A port that is taken and a database that cannot be opened are refused as `Unreadable`, before anything is announced.
    Which port and which file is left to the server where they are not said.
    """
    words = words or Words("en")
    store = checked(database or own_database())
    if workers > 1 and not store.shared:
        raise Unreadable("workers-alone", workers=workers)
    listening = near(host) if port is None else bound(host, port)
    found = listening.getsockname()[1]
    if port is None and found != PORT:
        announce(words.say("serve-moved", port=str(PORT), other=str(found)))
    for refused in faults().values():
        announce(words.error(refused))
    announce(announcement(words, host, found))
    if not database:
        announce(words.say("serve-kept", file=own_database()))
    if browser:
        open_browser(addresses(host, found)[0])
    if workers > 1:
        if settings is not None and settings.json:
            log_as_json()                                # also what is said of those that die
        Several(workers, starter(database, settings or Settings(), host, found), listening).run()
        return
    spare_the_collector()
    server(store, settings or Settings(), host, found).run(sockets=[listening])


def spare_the_collector() -> None:
    """What is loaded stays, and answers make no circles of objects: to look for them less often saves a tenth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


def server(store: Store, settings: Settings, host: str, port: int) -> uvicorn.Server:
    if settings.json:
        log_as_json()
    return uvicorn.Server(uvicorn.Config(
        create_app(store, settings), host=host, port=port, http="httptools", ws=Socket,
        ws_max_size=settings.message, ws_per_message_deflate=False, ws_ping_interval=20, ws_ping_timeout=20,
        log_level="warning", access_log=False, server_header=False, date_header=False, timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=settings.message, proxy_headers=settings.secure,
        forwarded_allow_ips=settings.proxies, log_config=None if settings.json else uvicorn.config.LOGGING_CONFIG))


@asynccontextmanager
async def serving(store: Store | str, settings: Settings, host: str = "127.0.0.1", port: int = 0) -> AsyncIterator[int]:
    """A server in the running loop, for as long as the block lasts; gives its port."""
    with bound(host, port) as listening:
        port = listening.getsockname()[1]
        running = server(store_at(store) if isinstance(store, str) else store, settings, host, port)
        task = asyncio.create_task(running.serve([listening]))
        while not running.started and not task.done():
            await asyncio.sleep(0.005)
        try:
            yield port
        finally:
            running.should_exit = True
            await task


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens, or a refusal with the reason."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()                               # who comes before the server is ready waits a moment
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or error
        raise Unreadable("no-such-port", host=host, port=port, reason=reason) from None
    listening.set_inheritable(True)
    return listening


def near(host: str) -> socket.socket:
    """At the usual port, or at one of the next; at any free one if all of them are taken."""
    for port in range(PORT, PORT + NEAR):
        try:
            return bound(host, port)
        except Unreadable:
            continue
    return bound(host, 0)


def own_database() -> str:
    """A file among the data of whoever runs this. Only this folder is made if it is not there."""
    home = Path.home()
    data = {"darwin": home / "Library/Application Support",
            "win32": Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local"),
            }.get(sys.platform, Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share"))
    folder = data / "sennik"
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable("no-such-database", reason=error.strerror) from None
    return str(folder / "sennik.sqlite")


def checked(database: str) -> Store:
    """The store, if it can be opened. A folder that is not there was mistyped: it is not made."""
    named: object = "PostgreSQL"
    try:
        store = store_at(database)
        named = getattr(store, "path", named)
        if isinstance(named, Path) and not named.parent.is_dir():
            raise Unreadable("no-such-folder", folder=named.parent)
        if isinstance(named, Path) and named.is_dir():
            raise Unreadable("database-folder", folder=named)
        store.check()
    except StoreError as error:
        raise told(error, named) from None
    return store
