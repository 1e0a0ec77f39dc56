"""What all tests share."""

import re
import signal

import pytest

RULE_ID = re.compile(r"[A-Z]{3}-[A-Z]+\d+")


def pytest_configure() -> None:
    """Tests of Ctrl-C start processes that take it as it is taken here; a shell lets what runs behind it ignore it."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A rule marker that names no rule would look like a test of one."""
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(name, str) and RULE_ID.fullmatch(name) for name in mark.args):
                raise pytest.UsageError(f"{item.nodeid}: a rule marker names rules such as 'SEN-S5', not {mark.args}")
