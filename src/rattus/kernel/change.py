"""The changes of an event in a view: values, and their paths. Clients show events by them, and need no rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Change = tuple[tuple[str, ...], object]
"""A path of keys from the top of the view down, and the new value there."""
View = Mapping[str, Any]


def changed(view: View, changes: Iterable[Change]) -> View:
    """The view after changes; the given one is not modified."""
    for path, value in changes:
        view = _put(view, path, value)
    return view


def _put(view: View, path: tuple[str, ...], value: object) -> View:
    first, *rest = path
    return {**view, first: _put(view[first], tuple(rest), value) if rest else value}


def differences(before: View, after: View) -> list[Change]:
    """The top-level differences between two views."""
    return [((key,), value) for key, value in after.items() if before.get(key) != value]
