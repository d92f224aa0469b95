"""`@rule`: the only place that knows how rules become machine code.

A rule is a plain Python function over records and integers. Importing a module gives the plain function: that is the
interpreted game. `Build` makes copies of a rule and of every rule it calls, whose globals and closures point to each
other's compiled versions. So one source serves interpreted Python, the CPU and the GPU at once. Nothing here imports
Numba before something is compiled.
"""

from __future__ import annotations

from collections import Counter
from dis import get_instructions
from types import CellType, FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

F = TypeVar("F", bound="Callable[..., Any]")

RULES: set[FunctionType] = set()
WRITERS: set[FunctionType] = set()


def rule(function: F) -> F:
    """Mark a function as a rule: compilable, free of Python objects, calling only rules."""
    RULES.add(cast("FunctionType", function))
    return function


def writer(function: F) -> F:
    """Mark a rule whose arguments don't alias: what it writes, it does not read by another name."""
    WRITERS.add(cast("FunctionType", function))
    return rule(function)


def written_function(name: str, parameters: Iterable[str], body: str, scope: Mapping[str, Any]) -> Any:
    """Make a function from its text."""
    own_scope = dict(scope)
    text = f"def {name}({', '.join(parameters)}):\n    {body}"
    exec(compile(text, f"<{name}>", "exec"), own_scope)
    return own_scope[name]


def written_rule(
    name: str, parameters: Iterable[str], body: str, scope: Mapping[str, Callable[..., Any]]
) -> Any:
    """Make a rule from its text; `scope` has the rules it calls."""
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


class Manner(NamedTuple):
    """What a compiler may assume about a rule."""

    once: bool
    """It is called from one place only, so it can be inlined there."""
    apart: bool
    """Its arguments don't alias."""


class Build:
    """Rules compiled by one compiler: a function from a plain function and its manner to a callable one."""

    def __init__(self, compiler: Callable[[FunctionType, Manner], Any]) -> None:
        self.compiler = compiler
        self.made: dict[FunctionType, Any] = {}
        self.calls: Counter[FunctionType] = Counter()

    def __call__(
        self, function: Callable[..., Any], compiler: Callable[[FunctionType], Any] | None = None
    ) -> Any:
        """The compiled version of a rule, after those of the rules it calls (rules are never recursive)."""
        plain = cast("FunctionType", function)
        self._count(plain, set())
        return self._make(plain, compiler)

    def _count(self, plain: FunctionType, counted: set[FunctionType]) -> None:
        """Count the call sites of rules."""
        if plain not in counted and plain not in self.made:
            counted.add(plain)
            for _, called in called_rules(plain):
                self.calls[called] += 1
                self._count(called, counted)

    def _make(self, plain: FunctionType, compiler: Callable[[FunctionType], Any] | None) -> Any:
        if plain not in self.made:
            called = {name: self._make(one, None) for name, one in called_rules(plain)}
            cells = zip(plain.__code__.co_freevars, plain.__closure__ or (), strict=True)
            closure = tuple(CellType(called.pop(name)) if name in called else cell for name, cell in cells)
            scope = {**plain.__globals__, **called}
            copy = FunctionType(plain.__code__, scope, plain.__name__, plain.__defaults__, closure)
            copy.__qualname__ = plain.__qualname__
            copy.__module__ = plain.__module__
            manner = Manner(self.calls[plain] == 1, plain in WRITERS)
            self.made[plain] = compiler(copy) if compiler else self.compiler(copy, manner)
        return self.made[plain]


def called_rules(plain: FunctionType) -> Iterator[tuple[str, FunctionType]]:
    """The rules that a rule calls, once for each call site, by name."""
    enclosed = closed_over(plain)
    for instruction in get_instructions(plain):
        if instruction.opname == "LOAD_GLOBAL":
            called = plain.__globals__.get(instruction.argval)
        elif instruction.opname == "LOAD_DEREF":
            called = enclosed.get(instruction.argval)
        else:
            continue
        if isinstance(called, FunctionType) and called in RULES:
            yield instruction.argval, called


def closed_over(plain: FunctionType) -> dict[str, Any]:
    """The closure of a function, by name."""
    cells = zip(plain.__code__.co_freevars, plain.__closure__ or (), strict=True)
    return {name: cell.cell_contents for name, cell in cells}
