"""Print the server's OpenAPI schema as JSON; the types of the browser client are generated from it."""

from __future__ import annotations

import json

from rattus.server.app import make_app
from rattus.server.settings import Settings


def description() -> str:
    """The schema, in an order that does not change."""
    app = make_app(Settings(database="sqlite://", secret_key="none is signed"))
    return json.dumps(app.openapi_schema.to_schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(description(), end="")
