"""Brings the tables of a database up to date, with Alembic."""
from __future__ import annotations

from functools import cache
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
    if check_ours(db) != newest():
        command.upgrade(settings(db), "head")


def check_newest(db: Connection) -> None:
    """For who only looks: is it ours, with all steps taken?"""
    if check_ours(db) != newest():
        raise Older


def settings(db: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    return config


@cache
def steps() -> ScriptDirectory:
    """Read once: they are modules, and a server looks at them three times before it begins."""
    return ScriptDirectory.from_config(settings())


def newest() -> set[str]:
    return set(steps().get_heads())


def check_ours(db: Connection) -> set[str]:
    """The last step that was taken; none in an empty database."""
    taken = set(MigrationContext.configure(db).get_current_heads())
    others = set(inspect(db).get_table_names()) - {"alembic_version"}
    if taken - {step.revision for step in steps().walk_revisions()} or (others and not taken):
        raise Foreign
    return taken
