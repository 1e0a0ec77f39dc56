"""All games that somebody played as one file: a record each, as `sennik verify` takes them, packed as they are read."""
from __future__ import annotations

import io
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..store import Store
from ..store.history import History, Own


class Flow(io.RawIOBase):
    """A file that is only written to, and emptied on the way."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: bytes) -> int:                                                   # type: ignore[override]
        self.parts.append(bytes(data))
        return len(data)

    def poured(self) -> bytes:
        out, self.parts = b"".join(self.parts), []
        return out


async def packed(store: Store, players: Sequence[str]) -> AsyncIterator[bytes]:
    """The newest first. A record holds what anyone at the table may see: no name, and no secret of a person."""
    flow, history, before = Flow(), History(store), None
    with ZipFile(flow, "w", ZIP_DEFLATED) as pack:
        while page := await history.played(players, before):
            for own in page:
                archived = await store.archived(own.listing.id)
                if archived is not None:
                    pack.writestr(entry(own), archived.record)
                    yield flow.poured()
            before = page[-1].listing.touched, page[-1].listing.id
    yield flow.poured()


def entry(own: Own) -> ZipInfo:
    at = datetime.fromtimestamp(own.listing.touched, UTC)
    name = f"sennik/{at:%Y-%m-%d}-{own.listing.game}-{own.listing.id}.json"
    made = ZipInfo(name, (max(at.year, 1980), at.month, at.day, at.hour, at.minute, at.second))
    made.compress_type = ZIP_DEFLATED
    return made
