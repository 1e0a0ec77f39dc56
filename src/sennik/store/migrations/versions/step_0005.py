"""Whose games are whose: devices, codes, seats of holders, and how each game ended, from what was kept of it."""
import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

MANY = 500                     # tables at a time
WHO = ("opened", "sat", "emptied", "taken", "returned")     # the entries that say who sits where


def upgrade() -> None:
    op.add_column("lines", sa.Column("kind", sa.String(16), nullable=False, server_default=""))
    op.add_column("lines", sa.Column("result", sa.Text))
    op.add_column("holders", sa.Column("seat", sa.Integer, nullable=False, server_default="-1"))
    op.create_table(
        "devices",
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("secret", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "players",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_players"),
    )
    op.create_index("ix_players_person", "players", ["person"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
    )
    op.create_index("ix_codes_person", "codes", ["person"])
    fill(op.get_bind())


def fill(db: sa.Connection) -> None:
    source = sa.table("listed" if db.dialect.name == "sqlite" else "entries",
                      sa.column("table_id"), sa.column("number"), sa.column("body"))
    lines = sa.table("lines", sa.column("id"), sa.column("kind"), sa.column("result"))
    archive = sa.table("archive", sa.column("table_id"), sa.column("step"))
    after = ""
    while ids := list(db.scalars(sa.select(lines.c.id).where(lines.c.id > after).order_by(lines.c.id).limit(MANY))):
        after = ids[-1]
        who = sa.select(source).where(source.c.table_id.in_(ids),
                                      sa.or_(*[source.c.body.like(f'{{"type":"{word}"%') for word in WHO]))
        lists: dict[str, list[dict[str, Any]]] = {}
        for row in db.execute(who.order_by(source.c.table_id, source.c.number)):
            lists.setdefault(row.table_id, []).append(json.loads(row.body))
        steps = {row.table_id: json.loads(row.step) for row in
                 db.execute(sa.select(archive).where(archive.c.table_id.in_(ids)))}
        for table, entries in lists.items():
            fill_seats(db, table, entries)
            kind = "lesson" if entries[0].get("lesson") else "what-if" if entries[0].get("what_if") else ""
            if kind:
                db.execute(sa.update(lines).where(lines.c.id == table).values(kind=kind))
            if (step := steps.get(table)) and step.get("result"):
                done = json.dumps(results(step, entries), separators=(",", ":"))
                db.execute(sa.update(lines).where(lines.c.id == table).values(result=done))


def fill_seats(db: sa.Connection, table: str, entries: list[dict[str, Any]]) -> None:
    """Who holds which seat, and who once did."""
    holders = sa.table("holders", sa.column("player"), sa.column("table_id"), sa.column("seat"))
    seats: dict[str, int] = {}
    for entry in entries:
        if entry["type"] == "sat":
            seats[entry["player"]] = entry["seat"]
        elif entry["type"] == "emptied":
            seats = {player: -1 if seat == entry["seat"] else seat for player, seat in seats.items()}
    for player, seat in seats.items():
        row = (holders.c.player == player) & (holders.c.table_id == table)
        if not db.execute(sa.update(holders).where(row).values(seat=seat)).rowcount:
            db.execute(sa.insert(holders).values(player=player, table_id=table, seat=seat))


def results(step: dict[str, Any], entries: list[dict[str, Any]]) -> list[list[object]]:
    """By seat: rank, points, share of the victory, whether a bot ended it in a person's place."""
    scores, shares = step["scores"], step["result"]["returns"]
    won = [score for score, share in zip(scores, shares) if share > 0]
    lost = [score for score, share in zip(scores, shares) if share <= 0]
    way = 1 if won and lost and sum(won) / len(won) < sum(lost) / len(lost) else -1
    taken = {entry["seat"]: entry["type"] == "taken" for entry in entries if entry["type"] in {"taken", "returned"}}
    return [[1 if share > 0 else 1 + len(won) + sum(way * other < way * score for other in lost), score, share,
             taken.get(seat, False)] for seat, (score, share) in enumerate(zip(scores, shares))]
