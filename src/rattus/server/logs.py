"""Logs: one JSON object per line."""

from __future__ import annotations

import logging
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

FIELDS = (
    "table", "error", "address", "database", "method", "route", "status", "seconds", "waiting", "game", "version",
    "tables",
)  # fmt: skip
"""Fields a log record may carry besides its message; never a token, a cookie or a secret."""

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The id of the request being answered, if any."""


class JsonFormatter(logging.Formatter):
    """Formats log records as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the extra fields."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if (request := request_id.get()) is not None:
            line["request"] = request
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_config(level: str) -> dict[str, object]:
    """The configuration for `logging`; without the web server's access log, which has full addresses."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonFormatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {"rattus": {"level": level}},
    }
