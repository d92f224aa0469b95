"""What an event changes in a view: values, and where to put them. Clients show events by them and know no rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Change = tuple[tuple[str, ...], object]
"""Keys from the top of the view down, and the new value there."""
View = Mapping[str, Any]


def changed(view: View, changes: Iterable[Change]) -> View:
    """The view after changes; the given one stays as it is."""
    for path, value in changes:
        view = _put(view, path, value)
    return view


def _put(view: View, path: tuple[str, ...], value: object) -> View:
    first, *rest = path
    return {**view, first: _put(view[first], tuple(rest), value) if rest else value}


def differences(before: View, after: View) -> list[Change]:
    """What is different at the top of two views."""
    return [((key,), value) for key, value in after.items() if before.get(key) != value]
