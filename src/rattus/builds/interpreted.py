"""The plain Python rules: slow, and open to a debugger."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Generic, TypeVar

from rattus.kernel.contract import MOST_FEATURES, MOST_LEGAL, MOST_SEATS, S
from rattus.kernel.engine import LONGEST, Buffer, Engine, Standing, Workspace
from rattus.kernel.game import rules_of
from rattus.kernel.record import Record
from rattus.kernel.rule import written_function
from rattus.kernel.signature import batch_of, signature_of

AnyRecord = TypeVar("AnyRecord", bound=Record)


class States(list[AnyRecord], Generic[AnyRecord]):
    """Room for states, as packed ones have it: what is put into it is copied."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, state.copy())


class Interpreted(Engine):
    """The rules as they are written."""

    build = "interpreted"

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self._home: Any = rules_of(game)

    def __reduce__(self) -> tuple[Any, ...]:
        """The rules are the same everywhere: a copy is the engine itself, and only its name is pickled."""
        return Interpreted._of, (self.game,)

    @staticmethod
    def _of(game: str) -> Interpreted:
        return interpreted(game)

    def setup(self, rules: bytes, state: bytearray) -> None:
        self._change("setup", rules, state)

    def actor(self, rules: bytes, state: bytearray) -> int:
        return int(self._home.actor(self.rules.read(rules), self.state.of(state)))

    def legal(self, rules: bytes, state: bytearray) -> list[int]:
        out = [0] * MOST_LEGAL
        return out[: self._home.legal(self.rules.read(rules), self.state.of(state), out)]

    def outcomes(self, rules: bytes, state: bytearray) -> tuple[list[int], list[int]]:
        out, weights = [0] * MOST_LEGAL, [0] * MOST_LEGAL
        count = self._home.outcomes(self.rules.read(rules), self.state.of(state), out, weights)
        return out[:count], weights[:count]

    def pick(self, rules: bytes, state: bytearray, r: int) -> int:
        return int(self._home.pick(self.rules.read(rules), self.state.of(state), r))

    def apply(self, rules: bytes, state: bytearray, step: int) -> None:
        self._change("apply", rules, state, step)

    def view(self, rules: bytes, state: bytearray, seat: int) -> None:
        self._change("view", rules, state, seat)

    def imagine(self, rules: bytes, state: bytearray, key0: int, key1: int) -> None:
        self._change("imagine", rules, state, key0, key1)

    def observe(self, rules: bytes, state: bytearray, seat: int) -> array[int]:
        out = [0] * MOST_FEATURES
        count = self._home.observe(self.rules.read(rules), self.state.of(state), seat, out)
        return array("b", out[:count])

    def results(self, rules: bytes, state: bytearray) -> Standing:
        scores, ranked = [0] * MOST_SEATS, [0] * MOST_SEATS
        won = self._home.results(self.rules.read(rules), self.state.of(state), scores, ranked)
        seats = self.count(rules)
        return Standing(scores[:seats], ranked[:seats], ranked[:won])

    def replay(self, rules: bytes, state: bytearray, steps: Sequence[int]) -> None:
        self._change("replay", rules, state, steps)

    def play_randomly(self, rules: bytes, state: bytearray, seed: int, room: int = LONGEST) -> list[int]:
        history = [0] * room
        length: int = self._change("play_randomly", rules, state, seed, [0] * MOST_LEGAL, history)
        return history[:length]

    def play_batch(self, rules: bytes, seeds: Sequence[int]) -> tuple[bytearray, list[int]]:
        states, lengths = [self.state() for _ in seeds], [0] * len(seeds)
        self._home.play_batch(self.rules.read(rules), states, seeds, lengths, [0] * MOST_LEGAL)
        return bytearray().join(state.packed() for state in states), lengths

    def workspace(self, home: str, names: Sequence[str], *buffers: Buffer) -> Workspace:
        return _Workspace(self, home, names, buffers)

    def _change(self, name: str, rules: bytes, state: bytearray, *given: Any) -> Any:
        """A rule that writes the state."""
        s = self.state.of(state)
        result = getattr(self._home, name)(self.rules.read(rules), s, *given)
        s.store(state)
        return result


class _Workspace(Workspace):
    """Lists, and the rules as they are written."""

    def __init__(
        self, engine: Interpreted, home: str, names: Sequence[str], buffers: Sequence[Buffer]
    ) -> None:
        self._state, self._rules = engine.state, engine.rules
        self._functions = {name: _flat(import_module(home), name, engine) for name in names}
        self.buffers = tuple(
            States(engine.state() for _ in range(count)) if kind == batch_of(S) else [0] * count
            for kind, count in buffers
        )

    def call(self, name: str, rules: bytes, state: bytearray, *numbers: int) -> int:
        given = self._rules.read(rules), self._state.of(state)
        return int(self._functions[name](*given, *self.buffers, *numbers))

    def clear(self) -> None:
        for buffer in self.buffers:
            blank = self._state() if isinstance(buffer, States) else 0
            for i in range(len(buffer)):
                buffer[i] = blank


def _flat(home: Any, name: str, engine: Engine) -> Callable[..., Any]:
    """A rule that takes the parts of named tuples one by one, as compiled ones do."""
    own = signature_of(getattr(home, name), engine.state, engine.rules)
    call, tuples = own.call({argument: argument for argument in own.arguments})
    return written_function(name, own.arguments, f"return {call}", {"rule": getattr(home, name), **tuples})  # type: ignore[no-any-return]


interpreted = cache(Interpreted)
