"""SQLite's arrivals: entries in the order in which they came, and a view of all."""
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "arrivals",
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.execute("CREATE VIEW listed AS SELECT table_id, number, body FROM entries "
               "UNION ALL SELECT table_id, number, body FROM arrivals")
