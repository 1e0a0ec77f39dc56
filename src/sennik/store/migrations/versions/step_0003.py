"""Tables that a player put away, out of their own list."""
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "put_away",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_put_away"),
    )
