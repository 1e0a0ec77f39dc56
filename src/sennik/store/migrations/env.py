"""Alembic's entry: runs the steps on the connection it is handed."""
from alembic import context

from sennik.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
