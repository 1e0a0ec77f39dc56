"""Files that browsers get: the web client, the words, the rulebooks. Read once, kept in memory."""
from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..games import folder, keys
from ..match.lesson import lessons_of
from ..words import ENGLISH, LANGS
from .errors import NotThere
from .refusals import common_words

YEAR: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"                # may be kept, but is asked for again
TYPES: Final = {".ftl": "text/plain", ".md": "text/markdown", ".webmanifest": "application/manifest+json",
                ".js": "text/javascript", ".map": "application/json"}
PACKED: Final = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".md", ".webmanifest", ".map", ".txt"}
NOT_BUILT: Final = b"<!doctype html><title>Sennik</title><p>The web client is not built: make web"


class StaticFile:
    """A file, ready to be sent; packed when it is first asked for so."""

    def __init__(self, name: str, body: bytes, cache: str = ASK) -> None:
        suffix = Path(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind.endswith(("json", "xml"))
        self.body = body
        self.type = f"{kind}; charset=utf-8" if text else kind
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        self.cache = cache
        self.packable = suffix in PACKED and len(body) > 500

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)


class StaticFiles:
    """By address. What the builder of the web client puts under /assets/ has the hash of its content in its name."""

    def __init__(self, web: Path | None, prefix: str = "") -> None:
        self.items: dict[str, StaticFile] = {}
        self.add_words()
        if web is not None:
            for path in sorted(web.rglob("*")):
                if path.is_file() and not path.name.startswith("."):
                    name = path.relative_to(web).as_posix()
                    cache = YEAR if name.startswith("assets/") else ASK
                    self.items[f"/{name}"] = StaticFile(name, path.read_bytes(), cache)
        page = self.items["/index.html"].body if "/index.html" in self.items else NOT_BUILT
        self.page = StaticFile("index.html", page.replace(b'="./', f'="{prefix}/'.encode()))    # as its builder writes
        self.items["/index.html"] = self.page

    def add_words(self) -> None:
        for lang in LANGS:
            self.items[f"/words/{lang}.ftl"] = StaticFile("common.ftl", common_words(lang).encode())
            for key in keys():
                self.add("/words/{key}/{lang}.ftl", "words.{lang}.ftl", key, lang)
                self.add("/rulebooks/{key}/{lang}.md", "rulebook.{lang}.md", key, lang)
                for lesson in lessons_of(key).values():
                    self.add(f"/lessons/{lesson.address}/{{lang}}.ftl", f"{lesson.file}.{{lang}}.ftl", key, lang)

    def add(self, address: str, name: str, key: str, lang: str) -> None:
        """A text of a game; in English if it is not translated."""
        for one in (lang, ENGLISH):
            path = folder(key) / name.format(lang=one)
            if path.is_file():
                self.items[address.format(key=key, lang=lang)] = StaticFile(path.name, path.read_bytes())
                break

    async def serve(self, request: Request) -> Response:
        """A file; for an address without a suffix the page, which finds its way by itself."""
        path = request.url.path
        found = self.items.get(path)
        if found is None:
            if "." in path or path.startswith("/api/"):
                raise NotThere("no-such-page")
            found = self.page
        headers = {"etag": found.tag, "cache-control": found.cache, "vary": "accept-encoding"}
        if found.tag in [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers)
        if found.packable and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(found.packed, 200, {**headers, "content-encoding": "gzip"}, found.type)
        return Response(found.body, 200, headers, found.type)
