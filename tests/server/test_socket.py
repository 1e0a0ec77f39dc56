"""The short way in and out of a connection."""
from __future__ import annotations

import msgspec
import pytest

from sennik.server.client import Client
from sennik.server.messages import NewTable, Undo

pytestmark = pytest.mark.anyio


async def test_who_says_something_and_closes_in_one_breath_does_no_harm(port: int,
                                                                        caplog: pytest.LogCaptureFixture) -> None:
    """Both are read together: what is refused finds the connection closing."""
    guest = Client(port)
    info = await guest.open(NewTable("sen", 2, bots={1: "random"}))
    await guest.sit(info.id, "Sowa")
    async with guest.at(info.id) as chair:
        protocol = chair.socket.protocol
        protocol.send_text(msgspec.json.encode(Undo(99)))
        protocol.send_close(1000)
        chair.socket.transport.write(b"".join(protocol.data_to_send()))
        await chair.socket.wait_closed()
    async with guest.at(info.id) as chair:               # it is there as before
        assert chair.step.answers
    assert "Traceback" not in caplog.text
    assert "Fatal" not in caplog.text
