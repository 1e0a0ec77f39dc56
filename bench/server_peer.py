"""The same question to a peer: how many moves a second of CPU boardgame.io's server takes, with 200 open connections.

Run by `make bench`; the line goes to bench/results/server_peer.md. The peer keeps its matches in memory, so its moves
are not durable, and the game is as small as a game with a hidden hand can be: both are in its favour. It is installed
with npm into build/peer; where there is no npm this says so and does nothing.
"""
from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
PEER: Final = ROOT / "build" / "peer"
PACKAGES: Final = ("boardgame.io@0.50.2", "socket.io-client@4")
GUESTS: Final = 200
SECONDS: Final = 6
TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

SERVER: Final = """
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');
const game = {
  name: 'hand',
  setup: () => ({ pile: 0, players: { 0: [1, 2, 3, 4], 1: [5, 6, 7, 8] } }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    swap: ({ G, playerID }, i) => { const hand = G.players[playerID]; [hand[i], G.pile] = [G.pile, hand[i]]; },
  },
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log('up'));
"""

CLIENT: Final = """
const { io } = require('socket.io-client');
const [port, guests, seconds] = process.argv.slice(2).map(Number);
let waits = [];
function sit(matchID, playerID) {              // a match is made when somebody first asks for it
  const socket = io(`http://127.0.0.1:${port}/hand`, { transports: ['websocket'], forceNew: true });
  let sent = 0, last = -1;
  const turn = state => {
    if (sent && state._stateID > last) { waits.push(performance.now() - sent); sent = 0; }
    if (state.ctx.currentPlayer === playerID && !sent) {
      sent = performance.now(); last = state._stateID;
      const payload = { type: 'swap', args: [state._stateID % 4], playerID };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    }
  };
  socket.on('sync', (id, info) => turn(info.state));
  socket.on('update', (id, state) => turn(state));
  socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
}
const wait = ms => new Promise(done => setTimeout(done, ms));
(async () => {
  for (let k = 0; k < guests; k++) { sit(`m${k >> 1}`, String(k & 1)); await wait(10); }
  await wait(3000);
  waits = [];
  console.log('go');
  await wait(seconds * 1000);
  waits.sort((a, b) => a - b);
  const [p50, p99] = [.5, .99].map(part => waits[Math.floor(waits.length * part)]);
  console.log(JSON.stringify({ moves: waits.length, p50, p99 }));
  process.exit(0);
})();
"""


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def install(npm: str) -> None:
    PEER.mkdir(parents=True, exist_ok=True)
    (PEER / "package.json").write_text('{"private": true}\n')
    (PEER / "server.js").write_text(SERVER)
    (PEER / "client.js").write_text(CLIENT)
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        subprocess.run([npm, "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", *PACKAGES], cwd=PEER,
                       check=True)


def measure(node: str) -> dict[str, float]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen([node, "server.js", port], cwd=PEER, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        while "up" not in server.stdout.readline():
            sleep(0.05)
        client = subprocess.Popen([node, "client.js", port, str(GUESTS), str(SECONDS)], cwd=PEER, env=environment,
                                  stdout=subprocess.PIPE, text=True)
        assert client.stdout is not None
        client.stdout.readline()
        used = cpu(server.pid)
        found: dict[str, float] = json.loads(client.stdout.readline())
        found["cpu"] = cpu(server.pid) - used
        client.wait()
        return found
    finally:
        server.kill()
        server.wait()


def main() -> None:
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        print("There is no npm here: boardgame.io is not measured.", file=sys.stderr)
        return
    install(npm)
    found = measure(node)
    load = f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    figures = [f"{found['moves'] / SECONDS:.0f}", f"{found['moves'] / max(found['cpu'], 0.01):.0f}",
               f"{found['cpu'] / SECONDS:.0%}", f"{found['p50']:.1f}", f"{found['p99']:.1f}"]
    text = "\n".join([
        "# A peer", "", f"boardgame.io's server ({PACKAGES[0]}), matches in memory, {GUESTS} connections, everybody",
        f"moves at once. Made by `bench/server_peer.py`, load {load}; compare with [server.md](server.md).", "",
        "| moves/s | moves per CPU second | CPU | p50 ms | p99 ms |", "|---:|---:|---:|---:|---:|",
        f"| {' | '.join(figures)} |", ""])
    (ROOT / "bench" / "results" / "server_peer.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main()
