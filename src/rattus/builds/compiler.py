"""What we change in Numba, for the versions we know: rules are compiled as they are meant.

Numba's own ways cost more than the rules. What is here reaches into its inside, which other versions may have changed.
So `known` is asked first: with a version that is not known, rules are compiled by Numba's public means alone. They are
slower then, and play the same games.
"""

from __future__ import annotations

import platform
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from types import FunctionType
from typing import Any

from rattus.kernel import atomic, words
from rattus.kernel.rule import Manner

KNOWN = {"numba": ("0.68",), "numba-cuda": tuple(f"0.{minor}" for minor in range(30, 40))}
"""The versions whose inside we know, by package."""
PUBLIC = {"nogil": True, "error_model": "numpy"}
"""What Numba is told: no lock, and no test for division by zero."""
X86 = ("x86_64", "AMD64")


def numba_version(package: str = "numba") -> str:
    """The version of the compiler, if there is one."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "none"


@cache
def known(package: str = "numba") -> bool:
    """Whether the inside of this version is known; the first time it is said if it is not."""
    found = numba_version(package)
    if ".".join(found.split(".")[:2]) in KNOWN[package]:
        return True
    versions = ", ".join(KNOWN[package])
    warnings.warn(
        f"{package} {found} is not a version whose inside is known here ({versions}): "
        "rules are compiled without our changes, and are slower",
        RuntimeWarning,
        stacklevel=2,
    )
    return False


def how() -> dict[str, Any]:
    """What Numba is told of all rules; that they make no arrays, so that no references are counted, is not public."""
    return {**PUBLIC, "_nrt": False} if known() else PUBLIC


def rule_compiler() -> Callable[[FunctionType, Manner], Any]:
    """What makes machine code of a rule when it is called: the compiler of a `Build`."""
    numba = import_module("numba")
    if not known():
        return lambda rule, _: numba.njit(**how())(rule)
    # Numba knows how to tell LLVM that arguments share no memory, but has no option for it.
    import_module("numba.core.cpu").CPUTargetOptions.noalias = numba.core.options._mapping("noalias")
    return lambda rule, manner: numba.njit(forceinline=manner.once, noalias=manner.apart, **how())(rule)


@contextmanager
def made_for_rules() -> Iterator[None]:
    """What is compiled for the CPU meanwhile is made for rules."""
    if known():
        with plain_indices(import_module("numba.np.arrayobj")), short_loops():
            yield
    else:
        yield


@contextmanager
def plain_indices(arrays: Any) -> Iterator[None]:
    """What is compiled meanwhile takes indices as they are: in rules none counts from the end.

    Without the test for that a step takes a fifth less time. `arrays` is the module of Numba, or of its CUDA target,
    that compiles indexing. Nobody else compiles meanwhile.
    """
    compiler_lock: Any = import_module("numba.core.compiler_lock")

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, arrays.types.intp)

    with compiler_lock.global_compiler_lock:
        tested = arrays.fix_integer_index
        arrays.fix_integer_index = as_it_is
        try:
            yield
        finally:
            arrays.fix_integer_index = tested


@contextmanager
def short_loops() -> Iterator[None]:
    """What is compiled meanwhile is made for rules: loops of a few rounds, and choices that nobody can foresee.

    Left alone, LLVM prepares loops for many rounds, which takes longer than the few; and on x86 its last pass puts
    branches where it had chosen without. With all three off a step takes a tenth less time. Others get them again
    afterwards. Nobody else compiles meanwhile, since `plain_indices` holds the lock.
    """
    config: Any = import_module("numba.core.config")
    tell = import_module("llvmlite.binding").set_option
    was = config.LOOP_VECTORIZE
    options = ["-unroll-runtime", *(["-x86-cmov-converter"] if platform.machine() in X86 else [])]
    try:
        config.LOOP_VECTORIZE = 0
        for option in options:
            tell("", f"{option}=0")
        yield
    finally:
        config.LOOP_VECTORIZE = was
        for option in options:
            tell("", f"{option}=1")


@contextmanager
def small_code(cuda: Any) -> Iterator[None]:
    """What is compiled for a GPU meanwhile is made small: loops are not unrolled, and no index counts from the end.

    Games side by side are in different places of the rules, and threads wait longer for instructions than for anything
    else. Small code makes twice as many steps a second.
    """
    if not (known() and known("numba-cuda")):
        yield
        return
    nvvm: Any = cuda.cudadrv.nvvm
    arrays: Any = import_module("numba.cuda.np.arrayobj")
    compile_ir = nvvm.compile_ir

    def compile_small(modules: Any, **options: Any) -> Any:
        texts = [modules] if isinstance(modules, str) else modules
        return compile_ir([marked_small(text) for text in texts], **options)

    nvvm.compile_ir = compile_small
    try:
        with plain_indices(arrays):
            yield
    finally:
        nvvm.compile_ir = compile_ir


def marked_small(module: str) -> str:
    """The text of a module of LLVM, with every function marked to be optimized for size."""
    lines = module.split("\n")
    for i, line in enumerate(lines):
        if line.startswith("define "):
            before, bracket, after = line.rpartition(")")
            lines[i] = f"{before}{bracket} minsize optsize{after}"
    return "\n".join(lines)


def instructions() -> dict[FunctionType, Any]:
    """The rules of `atomic.py`, and `lowest`, as instructions of the processor."""
    arrays: Any = import_module("numba.np.arrayobj")
    extending: Any = import_module("numba.extending")
    number, order, known = arrays.types.int64, "seq_cst", import_module("numba.core.cgutils").true_bit

    def place(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        numbers = arrays.make_array(signature.args[0])(context, builder, given[0])
        return builder.gep(numbers.data, [given[1]])

    def look(typing: Any, numbers: Any, at: Any) -> Any:
        return number(numbers, number), lambda context, builder, signature, given: builder.load_atomic(
            place(context, builder, signature, given), order, 8
        )

    def swap(typing: Any, numbers: Any, at: Any, value: Any) -> Any:
        return number(numbers, number, number), lambda context, builder, signature, given: builder.atomic_rmw(
            "xchg", place(context, builder, signature, given), given[2], order
        )

    def add(typing: Any, numbers: Any, at: Any, value: Any) -> Any:
        return number(numbers, number, number), lambda context, builder, signature, given: builder.atomic_rmw(
            "add", place(context, builder, signature, given), given[2], order
        )

    def lowest(typing: Any, bits: Any) -> Any:
        return number(number), lambda context, builder, signature, given: builder.cttz(given[0], known)

    homes = {look: atomic, swap: atomic, add: atomic, lowest: words}
    return {getattr(home, own.__name__): extending.intrinsic(own) for own, home in homes.items()}
