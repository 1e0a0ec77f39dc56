"""Brings the tables of a database up to date, with Alembic."""
from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

SCRIPTS: Final = Path(__file__).parent / "migrations"


def migrate(db: Connection) -> None:
    """All steps that this database has not taken yet."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    command.upgrade(config, "head")
