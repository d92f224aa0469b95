"""Makes `rules.wasm` of a game: `python -m rattus.builds.wasm GAME FILE`. `make wasm` does so for every game.

Numba turns the rules into LLVM's language as for the CPU, without optimising. What it gives is linked into one module,
LLVM optimises that for WebAssembly, and LLD (in the package `ziglang`) makes a file of it. The file imports nothing.
Its entries take numbers only: a record is an address in its memory, a buffer an address and a length.

The same sources, Python, Numba and LLD give the same bytes; `rules.txt` beside the module names the versions.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from rattus.builds.compiler import (
    KNOWN,
    how,
    instructions,
    known,
    made_for_rules,
    numba_version,
    rule_compiler,
    short_loops,
)
from rattus.builds.module import BUFFERS, layout_of
from rattus.kernel import words
from rattus.kernel.engine import ENTRIES
from rattus.kernel.game import games, rules_of
from rattus.kernel.rule import Build, written_function
from rattus.kernel.signature import batch_of, signature_of

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
STACK = 1 << 16
FOR_ANY_MACHINE = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "0"}
"""Numba reads this when it is imported: the same text on every machine, whatever its processor."""


def made_with() -> str:
    """The versions of all that decides the bytes of a module besides our sources."""
    tools = (f"{name} {version(name)}" for name in ("numba", "llvmlite", "ziglang"))
    return ", ".join((f"Python {'.'.join(platform.python_version_tuple()[:2])}", *tools))


def make(game: str) -> bytes:
    """The module of a game. Nothing else may have been compiled by Numba in this process."""
    if not known():
        raise RuntimeError(
            f"rules.wasm is made with Numba {' or '.join(KNOWN['numba'])}, not {numba_version()}"
        )
    binding = import_module("llvmlite.binding")
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(TRIPLE).create_target_machine(
        features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    whole = binding.parse_assembly(head + _layout(game))
    exported = ["layout"]
    for name, inner, arguments, text in _compiled(game):
        exported.append(name)
        part = binding.parse_assembly(_for_wasm(text, head))
        part.verify()
        whole.link_in(part)
        whole.link_in(binding.parse_assembly(head + _entry(name, inner, arguments)))
    for made in (*whole.functions, *whole.global_variables):
        if not made.is_declaration:
            made.linkage = "external" if made.name in exported else "internal"
    tuning = binding.create_pipeline_tuning_options(3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = binding.create_pass_builder(machine, tuning)
    with short_loops():
        builder.getModulePassManager().run(whole, builder)
    return _linked(machine.emit_object(whole), exported)


def _layout(game: str) -> str:
    """A function that returns a number for the layout of the records, so that a module that is too old is noticed."""
    return f"define i64 @layout() {{ ret i64 {layout_of(game)} }}\n"


def _entry(name: str, inner: str, arguments: int) -> str:
    """A function of numbers around one by Numba's convention: where to put result and error, then the arguments."""
    outer = ", ".join(f"i64 %a{i}" for i in range(arguments))
    given = ", ".join(["ptr %result", "ptr %error", *(f"i64 %a{i}" for i in range(arguments))])
    return f"""
declare i32 @"{inner}"(ptr, ptr{", i64" * arguments})
define i64 @{name}({outer}) {{
  %result = alloca i64
  %error = alloca ptr
  %status = call i32 @"{inner}"({given})
  %value = load i64, ptr %result
  ret i64 %value
}}
"""


def _for_wasm(text: str, head: str) -> str:
    """Numba's text for another machine; square roots are an instruction there."""
    bare = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    return head + bare.replace("@sqrt(", "@llvm.sqrt.f64(")


def _compiled(game: str) -> Iterator[tuple[str, str, int, str]]:
    """Of every entry its name, that of Numba's function for it, how many arguments it has, and LLVM's text."""
    numba = import_module("numba")
    build = Build(rule_compiler())
    build.made |= {rule: made for rule, made in instructions().items() if rule is words.lowest}
    rules, sense = rules_of(game), games()[game].sense
    entries = [(rules, name) for name in ENTRIES]
    if sense:
        entries += [(import_module(sense), name) for name in ("search", "weigh")]
    for home, name in entries:
        wrapped, count = _of_numbers(rules, home, name)

        def compile_entry(copy: FunctionType, count: int = count) -> Any:
            number = numba.types.int64
            with made_for_rules():
                return numba.njit(number(*[number] * count), **how())(copy)

        (only,) = build(wrapped, compile_entry).overloads.values()
        yield name, only.fndesc.llvm_func_name, count, str(only.library._final_module)


def _of_numbers(game: ModuleType, home: ModuleType, name: str) -> tuple[Callable[..., int], int]:
    """A rule as a function of numbers, and how many it takes."""
    function = getattr(home, name)
    own = signature_of(function, game.State, game.Rules)
    scope: dict[str, Any] = {"__name__": home.__name__, "rule": function}
    parameters, arguments = [], {}
    for argument, hint in own.arguments.items():
        parameters.append(argument)
        if hint in (game.State, game.Rules):
            scope[f"at_{argument}"] = _array_at(hint.dtype)
            arguments[argument] = f"at_{argument}({argument}, 1)[0]"
        elif hint in BUFFERS or hint == batch_of(game.State):
            scope[f"at_{argument}"] = _array_at(
                np.dtype(hint.__metadata__[0]) if hint in BUFFERS else game.State.dtype
            )
            parameters.append(f"{argument}_count")
            arguments[argument] = f"at_{argument}({argument}, {argument}_count)"
        else:
            arguments[argument] = argument
    call, tuples = own.call(arguments)
    scope |= tuples
    body = f"{call}; return 0" if own.result is type(None) else f"return {call}"
    return written_function(f"{name}_of_numbers", parameters, body, scope), len(parameters)


def _array_at(kind: np.dtype[Any]) -> Any:
    """A function for compiled code: the array with this many elements at an address."""
    numba, arrays = import_module("numba"), import_module("numba.np.arrayobj")
    pack = import_module("numba.core.cgutils").pack_array
    array = numba.types.Array(numba.from_dtype(kind), 1, "C")

    def lower(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        address, count = given
        made = context.make_array(array)(context, builder)
        size = context.get_constant(numba.types.intp, kind.itemsize)
        arrays.populate_array(
            made,
            data=builder.inttoptr(address, made.data.type),
            shape=pack(builder, [count]),
            strides=pack(builder, [size]),
            itemsize=size,
            meminfo=None,
        )
        return made._getvalue()

    def at(typing: Any, address: Any, count: Any) -> Any:
        return array(numba.types.int64, numba.types.int64), lower

    return numba.extending.intrinsic(at)


def _linked(thing: bytes, exported: list[str]) -> bytes:
    """The module of an object file: the stack first, so that an overflow traps, and no symbol imported."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        given.write_bytes(thing)
        options = (
            "--no-entry",
            "--gc-sections",
            "-O3",
            "--strip-all",
            "--stack-first",
            f"-zstack-size={STACK}",
        )
        exports = (f"--export={name}" for name in (*exported, "__heap_base"))
        linker = (sys.executable, "-m", "ziglang", "wasm-ld")
        subprocess.run([*linker, *options, *exports, "-o", made, given], check=True)
        return made.read_bytes()


def main(game: str, file: str) -> None:
    """Make a module, and write down with what."""
    os.environ.update(FOR_ANY_MACHINE)
    Path(file).write_bytes(make(game))
    Path(file).with_suffix(".txt").write_text(f"{made_with()}\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
