"""Examples in the API's documentation: recorded answers of a real server, and a value for each parameter.

The answers are in `examples.json`, by method and path; `make fixtures` records them again.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from litestar.openapi.spec import OpenAPI, Operation, Reference

from rattus.server.http.schema import Verbatim

FILE = Path(__file__).with_name("examples.json")
METHODS = ("get", "post", "put", "patch", "delete")
PARAMETERS: dict[str, object] = {
    "after": "0.1789200000000.9XkTq2vLmB7aRw4c",
    "as": "red",
    "bot": "Roberta",
    "buildings": "mixed",
    "cards": "peasant+merchant+monk+knight+witch+king",
    "everywhere": True,
    "game": "rattus",
    "least_games": 1,
    "limit": 10,
    "mine": True,
    "n": 1,
    "name": "Anna",
    "page": 1,
    "rulebook": "de",
    "seat": "red",
    "seats": 2,
    "session": "Kd7wQx2mVb9sTa4h",
    "since": 3,
    "start": "first",
    "status": "open",
    "study": "Hc5dWz8pYf1sEn6u",
    "table": "9XkTq2vLmB7aRw4c",
    "turn_limit": "30",
}
"""By name, for parameters without an example of their own."""


def show_examples(spec: OpenAPI) -> None:
    """Give every parameter and every answer of the documentation an example."""
    recorded = msgspec.json.decode(FILE.read_bytes())
    for path, item in (spec.paths or {}).items():
        for method in METHODS:
            operation: Operation | None = getattr(item, method)
            if operation:
                _show_parameters(operation)
                _show_answer(operation, recorded.get(f"{method.upper()} {path}"))


def _show_parameters(operation: Operation) -> None:
    for parameter in operation.parameters or ():
        if not isinstance(parameter, Reference) and not parameter.examples and parameter.name in PARAMETERS:
            parameter.examples = {"usual": Verbatim(value=PARAMETERS[parameter.name])}


def _show_answer(operation: Operation, value: object) -> None:
    for status, answer in (operation.responses or {}).items():
        if status.startswith("2") and not isinstance(answer, Reference) and value is not None:
            for media in (answer.content or {}).values():
                media.examples = {"recorded": Verbatim(value=value)}
