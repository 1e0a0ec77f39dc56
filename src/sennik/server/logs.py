"""What is logged, as lines for people or, if asked for, as JSON: no secret, no name, no address of a visitor."""
from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Final

LOG: Final = logging.getLogger("sennik")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "process": record.process, "text": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Ours and those of all that we use, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    LOG.setLevel(logging.INFO)
