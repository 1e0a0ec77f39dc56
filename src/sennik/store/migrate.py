"""Brings the tables of a database up to date, with Alembic."""
from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from .store import Foreign

SCRIPTS: Final = Path(__file__).parent / "migrations"


def migrate(db: Connection) -> None:
    """All steps that this database has not taken yet; none where it is not ours, or newer than we are."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    check_ours(db, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def check_ours(db: Connection, steps: ScriptDirectory) -> None:
    taken = set(MigrationContext.configure(db).get_current_heads())
    others = set(inspect(db).get_table_names()) - {"alembic_version"}
    if taken - {step.revision for step in steps.walk_revisions()} or (others and not taken):
        raise Foreign("it was made by a newer Sennik or by another program")
