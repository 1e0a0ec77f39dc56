"""Says where the table is: an address for this machine, one for the same network, and a code to point a phone at."""
from __future__ import annotations

import io
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

import segno

from ..words import Words

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


def announcement(words: Words, host: str, port: int) -> str:
    here, there = addresses(host, port)
    lines = [words.say("serve-here", address=here)]
    if there:
        lines += [words.say("serve-there", address=there), words.say("serve-phone"), "", qr(there)]
    return "\n".join(lines)


def has_screen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Would a browser opened here be seen by whoever started this?"""
    if environ.get("SSH_CONNECTION") or environ.get("SSH_TTY"):
        return False
    if platform in {"darwin", "win32"}:
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """In the background: some browsers return only when they are closed. Without a browser nothing happens."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
