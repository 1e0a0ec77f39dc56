"""Says where the table is: an address for this machine, one for the same network, and a code to point a phone at."""
from __future__ import annotations

import io
import socket
from typing import Final

import segno

EVERYWHERE: Final = ("0.0.0.0", "::", "")
ELSEWHERE: Final = "192.0.2.1"         # an example address: nothing is sent there, but the system names its way out


def own_address() -> str:
    """The address of this machine in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((ELSEWHERE, 9))
            found = str(way.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith(("127.", "0.")) else found


def address(host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" + ("" if port == 80 else f":{port}") + "/"


def addresses(host: str, port: int) -> tuple[str, str]:
    """For this machine, and for others in the network (empty where they cannot reach it)."""
    if host not in EVERYWHERE:
        there = "" if host in {"localhost", "::1"} or host.startswith("127.") else address(host, port)
        return address(host, port), there
    found = own_address()
    return address("localhost", port), address(found, port) if found else ""


def qr(text: str) -> str:
    """A code as lines for a terminal."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def announcement(host: str, port: int) -> str:
    here, there = addresses(host, port)
    lines = [f"Sennik: {here}"]
    if there:
        lines += [f"        {there}", "", qr(there)]
    return "\n".join(lines)
