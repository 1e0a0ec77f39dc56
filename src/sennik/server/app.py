"""The application: live tables, routes and static files behind the middleware."""
from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ..engine.errors import Refused
from ..store import Store, store_at
from .caretaker import keep_house
from .deeds import run_errands
from .middleware import Middleware, refuse_socket
from .mine import OWN_ROUTES
from .rate_limit import Buckets
from .routes import ROUTES, refused
from .session import session
from .settings import Settings
from .static_files import StaticFiles
from .tables import LiveTables

LIVE: Final = re.compile(r"/api/tables/([^/]+)/live")

# Where a wheel has the built web client, and where a checkout has it.
BUILT: Final = (Path(__file__).parent.parent / "web", Path(__file__).parents[3] / "web" / "dist")


def create_app(store: Store | str, settings: Settings | None = None) -> ASGIApp:
    """The ASGI application. `store` may be an address: a file, or postgresql://…"""
    settings = settings or Settings()
    tables = LiveTables(store_at(store) if isinstance(store, str) else store, settings)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await tables.start()
        tables.spawn(keep_house(tables))
        if not tables.store.shared:
            tables.spawn(run_errands(tables))
        try:
            yield
        finally:
            await tables.stop()

    web = settings.web or next((folder for folder in BUILT if (folder / "index.html").is_file()), None)
    routes = [*ROUTES, *OWN_ROUTES, Route("/{path:path}", StaticFiles(web, settings.prefix).serve)]
    app = Starlette(routes=routes, lifespan=life,
                    exception_handlers={Refused: refused, HTTPException: refused, Exception: refused})
    app.state.tables = tables
    app.state.opened, app.state.posted, app.state.asked, app.state.codes, app.state.guesses = [
        Buckets(rate) for rate in (settings.opened, settings.posted, settings.asked, settings.codes, settings.guesses)]
    return Middleware(Doors(app, tables, app.state.opened), settings.secure, settings.prefix)


class Doors:
    """Requests go to the routes, WebSockets straight to their table."""

    def __init__(self, app: ASGIApp, tables: LiveTables, opened: Buckets) -> None:
        self.app = app
        self.tables = tables
        self.opened = opened

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif found := LIVE.fullmatch(scope["path"]):
            await session(self.tables, self.opened, found[1], scope, receive, send)
        else:
            await refuse_socket(receive, send)
