"""Tables that the house closed; and in a file, what `sennik admin` asks of the server that has it."""
import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("lines", sa.Column("closed", sa.BigInteger))
    if op.get_bind().dialect.name == "sqlite":
        op.create_table(
            "errands",
            sa.Column("place", sa.Integer, nullable=False),
            sa.Column("deed", sa.String(16), nullable=False),
            sa.Column("about", sa.String(64), nullable=False),
            sa.Column("outcome", sa.String(64)),
            sa.PrimaryKeyConstraint("place", name="pk_errands"),
        )
