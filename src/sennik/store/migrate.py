"""Brings the tables of a database up to date, with Alembic."""
from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from .store import Foreign, Older

SCRIPTS: Final = Path(__file__).parent / "migrations"


def migrate(db: Connection) -> None:
    """All steps that this database has not taken yet; none where it is not ours, or newer than we are."""
    steps = settings(db)
    check_ours(db, ScriptDirectory.from_config(steps))
    command.upgrade(steps, "head")


def check_newest(db: Connection) -> None:
    """For who only looks: is it ours, with all steps taken?"""
    steps = ScriptDirectory.from_config(settings(db))
    if check_ours(db, steps) != set(steps.get_heads()):
        raise Older("it was made by an older Sennik")


def settings(db: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    return config


def check_ours(db: Connection, steps: ScriptDirectory) -> set[str]:
    """The last step that was taken; none in an empty database."""
    taken = set(MigrationContext.configure(db).get_current_heads())
    others = set(inspect(db).get_table_names()) - {"alembic_version"}
    if taken - {step.revision for step in steps.walk_revisions()} or (others and not taken):
        raise Foreign("it was made by a newer Sennik or by another program")
    return taken
