"""The first tables: entries, lines, holders, archive."""
import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lines",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lines"),
    )
    op.create_index("ix_lines_public_stage_touched", "lines", ["public", "stage", "touched"])
    op.create_table(
        "holders",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_holders"),
    )
    op.create_index("ix_holders_table_id", "holders", ["table_id"])
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("step", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archive"),
    )
