"""The signature of a rule, for callers that are not rules: the fields of a named tuple are separate arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableSequence
from dataclasses import dataclass
from typing import Annotated, Any, get_origin, get_type_hints

from rattus.kernel.contract import R, S


@dataclass(frozen=True)
class Signature:
    """The types of a rule's arguments and of its result, with the records of a game."""

    arguments: dict[str, Any]
    """By name, in order; named tuples are replaced by their fields."""
    result: Any
    tuples: dict[str, type]
    """The named tuples that the rule takes, by name."""
    names: tuple[str, ...]
    """The rule's parameters, in order."""

    def call(self, texts: Mapping[str, str]) -> tuple[str, dict[str, Any]]:
        """The text of a call of `rule`, from those of the arguments, and the named tuples that it makes, by name."""
        given = []
        for name in self.names:
            if name in self.tuples:
                parts = ", ".join(texts[part] for part in get_type_hints(self.tuples[name]))
                given.append(f"{name}_of({parts})")
            else:
                given.append(texts[name])
        return f"rule({', '.join(given)})", {f"{name}_of": kind for name, kind in self.tuples.items()}


def batch_of(state: Any) -> Any:
    """The type of many states of a game."""
    return Annotated[MutableSequence[state], "states"]


def signature_of(rule: Callable[..., Any], state: type, rules: type) -> Signature:
    """The signature of a rule, with the records of its game in place of the generic ones."""
    records: dict[Any, Any] = {S: state, R: rules, batch_of(S): batch_of(state)}
    hints = get_type_hints(rule, include_extras=True)
    result = hints.pop("return")
    arguments: dict[str, Any] = {}
    tuples: dict[str, type] = {}
    for name, hint in hints.items():
        kind = get_origin(hint) or hint
        if isinstance(kind, type) and issubclass(kind, tuple):
            tuples[name] = kind
            parts = get_type_hints(kind, include_extras=True)
        else:
            parts = {name: hint}
        if arguments.keys() & parts.keys():
            raise TypeError(f"two arguments of {rule.__name__} are called {arguments.keys() & parts.keys()}")
        arguments |= {part: records.get(own, own) for part, own in parts.items()}
    return Signature(arguments, result, tuples, tuple(hints))
