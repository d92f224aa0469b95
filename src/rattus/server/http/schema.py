"""Corrections to the API's schema: unknown fields are refused, and examples are complete."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar.openapi.spec import Example, OpenAPI, Reference, Schema


class Verbatim(Example):
    """An example that is shown unchanged; others lose the fields that are null."""

    def to_schema(self) -> dict[str, Any]:
        """The example as it is in the document."""
        return {"value": self.value}


def refuse_unknown_fields(spec: OpenAPI) -> None:
    """Forbid additional fields in every object of a request body; all their types do."""
    for name in sorted(taken_in(spec)):
        spec.components.schemas[name].additional_properties = False


def taken_in(spec: OpenAPI) -> set[str]:
    """The names of all types in request bodies, nested ones included."""
    found: set[str] = set()
    waiting = list(_bodies(spec))
    while waiting:
        part = waiting.pop()
        if isinstance(part, Reference):
            name = part.ref.rpartition("/")[2]
            if name not in found:
                found.add(name)
                waiting.append(spec.components.schemas[name])
        else:
            waiting.extend(_parts(part))
    return {name for name in found if spec.components.schemas[name].properties is not None}


def _bodies(spec: OpenAPI) -> Iterator[Schema | Reference]:
    for item in (spec.paths or {}).values():
        for operation in (item.post, item.put, item.patch, item.delete):
            body = operation.request_body if operation else None
            if body is not None and not isinstance(body, Reference):
                for media in body.content.values():
                    if media.schema is not None:
                        yield media.schema


def _parts(schema: Schema) -> Iterator[Schema | Reference]:
    yield from (schema.properties or {}).values()
    yield from schema.one_of or ()
    yield from schema.any_of or ()
    yield from schema.all_of or ()
    if isinstance(schema.items, Schema | Reference):
        yield schema.items
    if isinstance(schema.additional_properties, Schema | Reference):
        yield schema.additional_properties
