"""Runs the server until it is stopped: `sennik serve`."""
from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from ..engine.errors import Unreadable
from ..store import Store, Unavailable, store_at
from .announce import announcement
from .app import create_app
from .settings import Settings


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def serve(host: str = "127.0.0.1", port: int = 8000, database: str = "sennik.sqlite", *, web: str | Path | None = None,
          bots: int = 1, secure: bool = False, settings: Settings | None = None,
          announce: Callable[[str], None] = say) -> None:
    """Serve tables from `database` (a file, or postgresql://…). Returns when the process is asked to stop.

    A port that is taken and a database that cannot be opened are refused as `Unreadable`, before anything is announced.
    """
    settings = settings or Settings(web=Path(web) if web else None, bots=bots, secure=secure)
    store = checked(database)
    listening = bound(host, port)
    announce(announcement(host, listening.getsockname()[1]))
    server(store, settings, host, listening.getsockname()[1]).run(sockets=[listening])


def server(store: Store, settings: Settings, host: str, port: int) -> uvicorn.Server:
    return uvicorn.Server(uvicorn.Config(
        create_app(store, settings), host=host, port=port, http="httptools", ws="websockets-sansio",
        ws_max_size=settings.message, ws_per_message_deflate=False, ws_ping_interval=20, ws_ping_timeout=20,
        log_level="warning", access_log=False, server_header=False, date_header=False, timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=settings.message, proxy_headers=settings.secure))


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
    except (OSError, OverflowError) as error:
        listening.close()
        raise Unreadable("no-such-port", host=host, port=port, reason=getattr(error, "strerror", "")) from None
    listening.set_inheritable(True)
    return listening


def checked(database: str) -> Store:
    """The store, if it can be opened."""
    async def attempt() -> None:
        store = store_at(database)
        await store.open()
        await store.close()
    try:
        asyncio.run(attempt())
    except (Unavailable, OSError) as error:
        raise Unreadable("no-such-database", reason=str(error)) from None
    return store_at(database)
