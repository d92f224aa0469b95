"""The house: imports point down, rules know no edition, and only what compiles knows the compiler."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

from rattus.kernel.rule import RULES
from rattus.plague.edition import BUILT_IN, load_edition
from rattus.table.library import EDITIONS, ENGINES

SOURCE = Path(__file__).resolve().parents[2] / "src"
LAYERS = (("kernel",), ("plague", "cartus"), ("table",), ("bots",), ("cli",))
"""From the bottom up: a module imports from its own package and the layers below. Games don't know each other."""
PACKAGES = {package for layer in LAYERS for package in layer}
OUTSIDE = ("__init__", "_version")
"""Modules above or beside the layers: the library's front, and the version that everybody may read."""
COMPILERS = {"numba", "llvmlite"}
COMPILING = {"rattus.kernel.engine", "rattus.kernel.gpu"}
NAMED = re.compile(r"(?:rattus|numba|llvmlite|numpy)(?:\.\w+)*\.?")
"""A text that names a module, or the beginning of one."""
BUILTINS = {"range", "len", "int", "bool", "min", "max", "abs"}
GAMES = {"plague", "cartus", "citizen", "citizens", "bigbox", "rat", "rats"}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


FILES = {module_name(path): path for path in sorted(SOURCE.glob("rattus/**/*.py"))}


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(FILES[module].read_text("utf-8"), module)


def docstrings(node: ast.AST) -> set[int]:
    """The texts in a module that only explain."""
    return {
        id(part.value)
        for part in ast.walk(node)
        if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
    }


def words_of(node: ast.AST) -> Iterator[tuple[str, ...]]:
    """The words of all names and texts, but for those that only explain."""
    explaining = docstrings(node)
    for part in ast.walk(node):
        for _, value in ast.iter_fields(part):
            if isinstance(value, str) and id(part) not in explaining:
                yield tuple(re.findall("[a-z]+", value.lower()))


def imported(node: ast.AST) -> Iterator[str]:
    """Every module named in an import, wherever it stands, or in a text such as `import_module` takes."""
    explaining = docstrings(node)
    for part in ast.walk(node):
        if isinstance(part, ast.Import):
            yield from (name.name for name in part.names)
        elif isinstance(part, ast.ImportFrom):
            assert part.level == 0, "imports are written in full"
            assert part.module is not None
            yield part.module
            yield from (f"{part.module}.{name.name}" for name in part.names)
        elif isinstance(part, ast.Constant) and isinstance(part.value, str) and id(part) not in explaining:
            if NAMED.fullmatch(part.value):
                yield part.value.rstrip(".")


def layer(module: str) -> int | None:
    """The height of a module of ours, if it is in a layer."""
    parts = module.split(".")
    if parts[0] != "rattus" or len(parts) == 1:
        return None
    return next((height for height, packages in enumerate(LAYERS) if parts[1] in packages), None)


def game_of(module: str) -> str | None:
    """The game that a module is of: its rules, or its part of the command line."""
    parts = module.removeprefix("rattus.").removeprefix("cli.").split(".")
    return parts[0] if parts[0] in ENGINES and module.startswith("rattus.") else None


def in_layers() -> list[str]:
    return [module for module in FILES if layer(module) is not None]


# Layers.


def test_every_module_is_in_a_layer() -> None:
    assert {path.parent.name for path in SOURCE.glob("rattus/*/__init__.py")} == PACKAGES
    assert set(ENGINES) == set(LAYERS[1])
    assert {path.stem for path in SOURCE.glob("rattus/*.py")} == set(OUTSIDE)
    assert len(in_layers()) == len(FILES) - len(OUTSIDE)


@pytest.mark.parametrize("module", in_layers())
def test_imports_point_down(module: str) -> None:
    own = layer(module)
    assert own is not None
    above = {name for name in imported(tree(module)) if (layer(name) or 0) > own}
    assert not above


@pytest.mark.parametrize("module", [module for module in in_layers() if game_of(module)])
def test_a_game_knows_no_other_game(module: str) -> None:
    """Neither do its pictures and words on the command line."""
    strangers = {name for name in imported(tree(module)) if game_of(name) not in (None, game_of(module))}
    assert not strangers


def test_the_command_line_knows_no_game_but_in_the_games_own_packages() -> None:
    """Commands find a game's own module by its name."""
    common = [module for module in FILES if module.startswith("rattus.cli") and not game_of(module)]
    assert {name for module in common for name in imported(tree(module)) if game_of(name)} == set()


def test_a_module_is_of_the_game_whose_folder_it_is_in() -> None:
    assert game_of("rattus.plague.cards.king") == game_of("rattus.cli.plague.words") == "plague"
    assert game_of("rattus.cartus") == game_of("rattus.cli.cartus.desk") == "cartus"
    assert game_of("rattus.cli.play") is game_of("rattus.table.plague") is game_of("plague") is None


def test_no_layer_imports_the_front_of_the_library() -> None:
    """`import rattus` leads everywhere; inside, modules are named."""
    front = {"rattus", *(f"rattus.{name}" for name in dir(import_module("rattus")))} - {
        f"rattus.{name}" for name in (*PACKAGES, *OUTSIDE)
    }
    users = {
        module
        for module in in_layers()
        for part in ast.walk(tree(module))
        if (isinstance(part, ast.Import) and front & {name.name for name in part.names})
        or (isinstance(part, ast.ImportFrom) and part.module == "rattus")
    }
    assert not users


@pytest.mark.parametrize("text", ["import a.b", "from a import b", "import_module('rattus.a')"])
def test_an_import_is_found_wherever_it_stands(text: str) -> None:
    hidden = f"def f():\n    if g():\n        {text}"
    assert list(imported(ast.parse(text))) == list(imported(ast.parse(hidden))) != []


def test_a_module_of_a_higher_layer_is_higher() -> None:
    assert layer("rattus.kernel.rule") == 0
    assert layer("rattus.cli") == len(LAYERS) - 1
    assert layer("rattus.cartus.game") == layer("rattus.plague.game") == 1
    assert layer("rattus._version") is layer("rattus") is layer("numpy.kernel") is None


def test_the_kernel_knows_no_game() -> None:
    """Games may be examples in its explanations, no more."""
    kernel = [module for module in FILES if module.startswith("rattus.kernel")]
    known = {(module, word) for module in kernel for word in words_of(tree(module)) if GAMES & set(word)}
    assert not known
    assert any(GAMES & set(word) for word in words_of(tree("rattus.plague.ruleset")))


# The compiler.


@pytest.mark.parametrize("module", FILES)
def test_only_what_compiles_imports_the_compiler(module: str) -> None:
    uses = COMPILERS & {name.split(".")[0] for name in imported(tree(module))}
    assert uses <= (COMPILERS if module in COMPILING else set())


def test_what_compiles_imports_the_compiler() -> None:
    for module in COMPILING:
        assert "numba" in set(imported(tree(module)))


@pytest.mark.parametrize("module", ["rattus", "rattus.cli", "rattus.cli.common", "rattus.kernel.notation"])
def test_an_import_that_must_be_quick_brings_neither_numpy_nor_numba(module: str) -> None:
    code = f"import sys, {module}; print(*(set(sys.modules) & {{'numpy', 'numba', 'llvmlite'}}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"


@pytest.mark.parametrize(
    "module", ["rattus.table.library", "rattus.plague.game", "rattus.cartus.game", "rattus.kernel.engine"]
)
def test_the_library_is_imported_without_the_compiler(module: str) -> None:
    code = f"import sys, {module}; print(*(set(sys.modules) & {{'numba', 'llvmlite', 'click', 'rich'}}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"


# Rules.


PATTERNS = "rattus.kernel.playing"
"""Its functions are no rules by themselves: `playing` makes a game's own rules of them."""


def home(game: str) -> str:
    return f"rattus.{game}.game"


@cache
def all_rules() -> list[FunctionType]:
    """The rules of the kernel and of all games."""
    for game in ENGINES:
        import_module(home(game))
    homes = ("rattus.kernel.", *(f"rattus.{game}." for game in ENGINES))
    found = [function for function in RULES if function.__module__.startswith(homes)]
    return sorted(found, key=lambda function: (function.__module__, function.__name__))


def marked_rules() -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions that are marked as rules in the source."""
    for module in FILES:
        for part in ast.walk(tree(module)):
            if isinstance(part, ast.FunctionDef):
                if any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in part.decorator_list):
                    yield module, part


def rules_from_patterns() -> Iterator[tuple[str, ast.FunctionDef]]:
    """The patterns that a game's module makes its own: `play_randomly, … = playing(globals())`."""
    patterns = {part.name: part for part in tree(PATTERNS).body if isinstance(part, ast.FunctionDef)}
    for game in ENGINES:
        for part in tree(home(game)).body:
            match part:
                case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Call(func=ast.Name(id="playing"))):
                    yield from (
                        (home(game), patterns[name.id]) for name in names if isinstance(name, ast.Name)
                    )
                case _:
                    pass


def written_rules() -> list[tuple[str, ast.FunctionDef]]:
    """All rules that stand in the source, with the module they belong to."""
    return [*marked_rules(), *rules_from_patterns()]


def edition_words() -> set[str]:
    """Names of editions and rulebooks."""
    books = {name for edition in BUILT_IN for name in load_edition(edition).data.parameters.rulebooks}
    return {*EDITIONS, *books, "bigbox"}


def test_all_marked_functions_are_rules_and_nothing_else_but_written_ones() -> None:
    """And what a game makes of the patterns of playing."""
    plain = [
        (function.__module__, function.__name__)
        for function in all_rules()
        if not function.__code__.co_filename.startswith("<")
    ]
    assert sorted(plain) == sorted((module, function.name) for module, function in written_rules())
    assert all(sum(module.startswith(f"rattus.{game}.") for module, _ in plain) > 50 for game in ENGINES)


def test_every_game_makes_the_same_rules_of_the_patterns() -> None:
    made = {(module, function.name) for module, function in rules_from_patterns()}
    names = ("play_randomly", "replay", "play_batch")
    assert made == {(home(game), name) for game in ENGINES for name in names}
    for game in ENGINES:
        own = import_module(home(game))
        for name in names:
            copy, pattern = getattr(own, name), getattr(import_module(PATTERNS), name)
            assert copy.__code__ is pattern.__code__
            for called in ("setup", "actor", "legal", "pick", "apply"):
                assert copy.__globals__[called] is getattr(own, called)


def test_no_rule_knows_an_edition() -> None:
    """Neither by the word nor by the name of one."""
    forbidden = edition_words() | {"edition", "editions", "rulebook", "rulebooks"}
    marked = {
        (module, function.name, word)
        for module, function in written_rules()
        for words in words_of(function)
        for word in words
        if word in forbidden
    }
    assert not marked
    written = {
        (function.__name__, name)
        for function in all_rules()
        for name in (*function.__code__.co_names, *function.__code__.co_varnames)
        if "edition" in name.lower()
    }
    assert not written


def test_rules_compare_numbers_only() -> None:
    """No text is in a rule but its docstring."""
    texts = {
        (function.__name__, text)
        for function in all_rules()
        for text in function.__code__.co_consts
        if isinstance(text, str) and text != function.__doc__
    }
    assert not texts


def test_rules_call_only_rules() -> None:
    """And what both Python and the compiler have: integers, ranges, lengths."""
    known = {function.__name__: function for function in all_rules()}
    strangers = {
        (module, function.name, called.func.id)
        for module, function in written_rules()
        for called in ast.walk(function)
        if isinstance(called, ast.Call) and isinstance(called.func, ast.Name)
        if called.func.id not in known and called.func.id not in BUILTINS
    }
    assert not strangers


def test_every_rule_says_what_it_is() -> None:
    silent = {
        (module, function.name) for module, function in written_rules() if not ast.get_docstring(function)
    }
    assert not silent
