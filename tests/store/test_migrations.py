"""The steps lead to the tables the code has, on both databases, and can be taken twice."""
from __future__ import annotations

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.schema import SchemaItem

from sennik.store import Store, Unavailable, store_at
from sennik.store.migrate import SCRIPTS, migrate
from sennik.store.schema import METADATA

pytestmark = pytest.mark.anyio


async def test_the_steps_lead_to_the_tables_of_the_code(store: Store) -> None:
    def difference(db: Connection) -> object:
        def here(thing: SchemaItem, *_: object) -> bool:
            return bool(thing.info.get("only", db.dialect.name) == db.dialect.name)
        return compare_metadata(MigrationContext.configure(db, opts={"include_object": here}), METADATA)
    assert await store.read(difference) == []


async def test_a_database_that_is_up_to_date_is_left_alone(store: Store) -> None:
    await store.change(migrate)


def test_every_step_has_its_number() -> None:
    steps = sorted(path.stem for path in (SCRIPTS / "versions").glob("step_*.py"))
    assert steps == [f"step_{k:04}" for k in range(1, len(steps) + 1)]


async def test_a_database_that_cannot_be_opened_is_said_to_be(tmp_path: object) -> None:
    for address in ("/proc/nowhere/sennik.sqlite", "postgresql://nobody@127.0.0.1:9/none"):
        with pytest.raises((Unavailable, OSError)):
            await store_at(address).open()
