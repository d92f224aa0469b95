"""The schema of what games show: views, questions and events are plain data, described here by their types.

A frame carries whatever a game reports, so its own type only says that these are objects. Their fields are known all
the same, from the types of the reports, questions and events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from litestar.openapi.spec import OpenAPI, OpenAPIType, Reference, Schema

from rattus.table.shown import EVENTS, QUESTIONS, VIEWS

Known = Schema | Reference

PLAIN = {
    str: OpenAPIType.STRING,
    int: OpenAPIType.INTEGER,
    float: OpenAPIType.NUMBER,
    bool: OpenAPIType.BOOLEAN,
    NoneType: OpenAPIType.NULL,
}

CHANGE = Schema(
    type=OpenAPIType.ARRAY,
    description="Keys from the top of the view down, and the new value there.",
    prefix_items=[Schema(type=OpenAPIType.ARRAY, items=Schema(type=OpenAPIType.STRING)), Schema()],
    min_items=2,
    max_items=2,
)


def describe_games(spec: OpenAPI) -> None:
    """Describe views, questions and explanations wherever they occur."""
    known = spec.components.schemas
    for name, kind in (VIEWS | QUESTIONS).items():
        known[name] = shaped(kind)
    for game, events in EVENTS.items():
        for event in events:
            known[game + event.__name__] = told_event(event)
        known[f"{game}Event"] = any_of(ref(game + event.__name__) for event in events)
    known["Explanation"] = any_of(ref(f"{game}Event") for game in EVENTS)
    known["Change"] = CHANGE
    null = Schema(type=OpenAPIType.NULL)
    told = Schema(type=OpenAPIType.ARRAY, items=ref("Explanation"))
    history = Schema(type=OpenAPIType.ARRAY, items=told)
    for where, field, shape in (
        ("Frame", "view", any_of((*map(ref, VIEWS), null))),
        ("Frame", "explanations", told),
        ("Facts", "question", any_of((*map(ref, QUESTIONS), null))),
        ("ReplayFrame", "state", any_of(map(ref, VIEWS))),
        ("Position", "explanations", told),
        ("TableRecord", "explanations", history),
        ("StudyRecord", "explanations", history),
        ("Telling", "events", told),
        ("Later", "events", told),
    ):
        fields = known[where].properties
        assert fields is not None, "these are objects"
        fields[field] = shape


def shaped(kind: type, more: Mapping[str, Known] | None = None) -> Schema:
    """An object with the fields of a typed dictionary or a dataclass."""
    hints = get_type_hints(kind, include_extras=True)
    properties: dict[str, Known] = {**(more or {}), **{name: schema(hint) for name, hint in hints.items()}}
    optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    return Schema(
        type=OpenAPIType.OBJECT,
        description=said(kind),
        properties=properties,
        required=[name for name in properties if name not in optional],
    )


def told_event(kind: type) -> Schema:
    """An event with its name and what it changes: the scores, and values in the view by path."""
    shape = shaped(kind, {"event": Schema(const=kind.__name__)})
    assert shape.properties is not None, "it has a name"
    shape.properties["scores"] = schema(dict[str, int])
    shape.properties["changes"] = Schema(type=OpenAPIType.ARRAY, items=ref("Change"))
    return shape


def said(kind: type) -> str | None:
    """The first line of a type's docstring; dataclasses without one have a generated signature, which is skipped."""
    text = (kind.__doc__ or "").partition("\n")[0]
    return None if is_dataclass(kind) and text.startswith(f"{kind.__name__}(") else text or None


def schema(hint: Any) -> Known:
    """The schema of a type of plain data; an annotation is a type with a description."""
    if hint in PLAIN:
        return Schema(type=PLAIN[hint])
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return Schema(type=OpenAPIType.STRING, enum=[str(each) for each in hint])
    inner = get_args(hint)
    match get_origin(hint):
        case origin if origin is NotRequired:
            return schema(inner[0])
        case origin if origin is Annotated:
            return schema(inner[1])
        case origin if origin in (UnionType, Union):
            return any_of(map(schema, inner))
        case origin if origin is Literal:
            return Schema(type=OpenAPIType.STRING, enum=list(inner))
        case origin if origin is dict:
            return Schema(type=OpenAPIType.OBJECT, additional_properties=schema(inner[1]))
        case origin if origin is list or inner[-1:] == (...,):
            return Schema(type=OpenAPIType.ARRAY, items=schema(inner[0]))
        case origin if origin is tuple:
            return Schema(
                type=OpenAPIType.ARRAY,
                prefix_items=[schema(each) for each in inner],
                min_items=len(inner),
                max_items=len(inner),
            )
        case _:
            raise TypeError(f"{hint!r} is not plain data")


def any_of(shapes: Iterable[Known]) -> Schema:
    """One or several of these schemas."""
    return Schema(any_of=list(shapes))


def ref(name: str) -> Reference:
    """A reference to a named schema."""
    return Reference(ref=f"#/components/schemas/{name}")
