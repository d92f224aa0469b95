"""`@rule`: the one place that knows how rules become machine code.

A rule is a plain Python function over records and integers. Importing a module gives the plain function:
that is the interpreted game. `Build` makes copies of a rule and of every rule it calls whose globals point
to each other's compiled versions. So one source serves interpreted Python, the CPU and the GPU at once, and
nothing here imports Numba before something is to be compiled.
"""

from __future__ import annotations

from dis import get_instructions
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

F = TypeVar("F", bound="Callable[..., Any]")

RULES: set[FunctionType] = set()


def rule(function: F) -> F:
    """Mark a function as a rule: compilable, free of Python objects, calling only rules."""
    RULES.add(cast("FunctionType", function))
    return function


def written_function(name: str, parameters: Iterable[str], body: str, scope: Mapping[str, Any]) -> Any:
    """A function from its text."""
    own_scope = dict(scope)
    text = f"def {name}({', '.join(parameters)}):\n    {body}"
    exec(compile(text, f"<{name}>", "exec"), own_scope)
    return own_scope[name]


def written_rule(
    name: str, parameters: Iterable[str], body: str, scope: Mapping[str, Callable[..., Any]]
) -> Any:
    """A rule from its text; `scope` has the rules it calls."""
    home = next(iter(scope.values())).__module__
    return rule(written_function(name, parameters, body, {"__name__": home, **scope}))


def switch(name: str, choices: Sequence[Callable[..., Any]], *parameters: str, otherwise: str = "0") -> Any:
    """A rule that calls the `which`-th of several rules: `f(which, *parameters)`.

    Compiled code can't look functions up in a list, so this writes the chain of comparisons.
    """
    arguments = ", ".join(parameters)
    lines = [f"if which == {i}: return choice_{i}({arguments})" for i in range(len(choices))]
    scope = {f"choice_{i}": choice for i, choice in enumerate(choices)}
    return written_rule(name, ["which", *parameters], "\n    ".join([*lines, f"return {otherwise}"]), scope)


class Build:
    """Rules compiled by one compiler (a function from a plain function to a callable one)."""

    def __init__(self, compiler: Callable[[FunctionType], Any]) -> None:
        self.compiler = compiler
        self.made: dict[FunctionType, Any] = {}

    def __call__(
        self, function: Callable[..., Any], compiler: Callable[[FunctionType], Any] | None = None
    ) -> Any:
        """The compiled version of a rule, after those of the rules it calls (rules are never recursive)."""
        plain = cast("FunctionType", function)
        if plain not in self.made:
            scope = dict(plain.__globals__)
            copy = FunctionType(plain.__code__, scope, plain.__name__, plain.__defaults__, plain.__closure__)
            copy.__qualname__ = plain.__qualname__
            copy.__module__ = plain.__module__
            for instruction in get_instructions(plain):
                called = scope.get(instruction.argval) if instruction.opname == "LOAD_GLOBAL" else None
                if isinstance(called, FunctionType) and called in RULES:
                    scope[instruction.argval] = self(called)
            self.made[plain] = (compiler or self.compiler)(copy)
        return self.made[plain]
