"""Layers: imports point down, rules know no edition, and only compiling modules know the compiler."""

from __future__ import annotations

import ast
import math
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from types import FunctionType

import pytest

from rattus.bots.plain_sense import insight, sense_of_game
from rattus.bots.tree import searching
from rattus.builds.native import used_rules
from rattus.envs.gpu import random_stepping
from rattus.envs.vector_rules import home as vector
from rattus.envs.vector_rules import stepping
from rattus.kernel.game import games, rules_of
from rattus.kernel.rule import RULES, called_rules, closed_over
from rattus.plague.edition import BUILT_IN, load_edition
from rattus.table.library import EDITIONS, ENGINES

SOURCE = Path(__file__).resolve().parents[2] / "src"
LAYERS = (
    ("locales", "art"),
    ("kernel",),
    ("builds",),
    ("plague", "cartus"),
    ("table",),
    ("bots",),
    ("host",),
    ("live",),
    ("lab", "envs", "server", "page"),
    ("cli",),
)
"""From the bottom up: a module imports from its own package and the layers below. Games don't know each other."""
PACKAGES = {package for layer in LAYERS for package in layer}
OUTSIDE = ("__init__", "__main__", "_extras", "_version")
"""Modules above or beside the layers: the fronts of library and command, and what everybody may read."""
COMPILERS = {"numba", "llvmlite"}
MARKS = {"rule", "writer"}
COMPILING = {
    "rattus.builds.wasm",
    "rattus.builds.compiler",
    "rattus.builds.gpu",
    "rattus.builds.native",
    "rattus.envs.gpu",
}
EXTRAS = {"PIL", "choix", "matplotlib", "open_spiel", "pyspiel", "ray", "resvg_py"}
"""Optional packages of the laboratory and the environments."""
WORLD = {"asyncio", "socket", "sqlite3", "ssl", "subprocess", "threading", "multiprocessing"}
"""Modules with side effects outside the process, or that wait for them."""
SERVING = {"litestar", "sqlalchemy", "uvicorn"}
MADE = {"rattus.cli", "rattus.envs.vector_rules"}
"""Modules that find others by constructed names: commands, and what is made for every game."""
KNOWN_BY_NAME = {
    ("rattus.cli.bench", "plague"),
    ("rattus.cli.bench", "cartus"),
    ("rattus.envs.pettingzoo.cartus_v1", "cartus"),
    ("rattus.locales", "plague"),
}
"""Measurements named by game, an environment with a name of its own, and a word for a place."""
MOST_IN_A_ROOM = 20
"""Modules in one folder of the server."""
NAMED = re.compile(r"(?:rattus|numba|llvmlite|numpy)(?:\.\w+)*\.?")
"""A string that names a module, or a prefix of one."""
SUFFIXES = ("_sense", "_facts")
"""Suffixes of a game's module in a layer above: `bots/plague_sense.py`, `lab/plague_facts.py`."""
PACKAGE = "package"
"""The module with a game's `GAME`, which names its modules in layers above. It imports none of them."""
BUILTINS = {"range", "len", "int", "bool", "min", "max", "abs"}
GAMES = {"plague", "cartus", "citizen", "citizens", "bigbox", "rat", "rats"}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


FILES = {
    module_name(path): path
    for path in sorted(SOURCE.glob("rattus/**/*.py"))
    if not path.name.startswith("test_")
}
"""All modules; tests of cards lie beside them."""


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(FILES[module].read_text("utf-8"), module)


def docstrings(node: ast.AST) -> set[int]:
    """The ids of all docstrings in a module."""
    return {
        id(part.value)
        for part in ast.walk(node)
        if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
    }


def words_of(node: ast.AST) -> Iterator[tuple[str, ...]]:
    """The words of all names and strings, except docstrings."""
    explaining = docstrings(node)
    for part in ast.walk(node):
        for _, value in ast.iter_fields(part):
            if isinstance(value, str) and id(part) not in explaining:
                yield tuple(re.findall("[a-z]+", value.lower()))


def imported(node: ast.AST) -> Iterator[str]:
    """Every module named in an import, wherever it is, or in a string such as those for `import_module`."""
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


def texts_of(node: ast.AST) -> Iterator[str]:
    """The strings in a module, except docstrings."""
    explaining = docstrings(node)
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and id(part) not in explaining:
            yield part.value


def formatted(node: ast.AST) -> Iterator[str]:
    """The literal beginnings of formatted strings."""
    for part in ast.walk(node):
        if isinstance(part, ast.JoinedStr) and part.values and isinstance(part.values[0], ast.Constant):
            yield str(part.values[0].value)


def layer(module: str) -> int | None:
    """The height of one of our modules, if it is in a layer."""
    parts = module.split(".")
    if parts[0] != "rattus" or len(parts) == 1:
        return None
    return next((height for height, packages in enumerate(LAYERS) if parts[1] in packages), None)


def game_of(module: str) -> str | None:
    """The game a module belongs to: its rules, its command line, or its part of bots and laboratory."""
    if not module.startswith("rattus."):
        return None
    layer_name, _, rest = module.removeprefix("rattus.").partition(".")
    own = {"cli": rest.split(".")[0], "bots": without_suffix(rest), "lab": without_suffix(rest)}
    name = own.get(layer_name, layer_name)
    return name if name in ENGINES else None


def without_suffix(module: str) -> str:
    """`plague` for `plague_sense`; None if a module belongs to no game."""
    first = module.split(".")[0]
    return next((first.removesuffix(suffix) for suffix in SUFFIXES if first.endswith(suffix)), "")


def in_layers() -> list[str]:
    return [module for module in FILES if layer(module) is not None]


# Layers.


def test_every_module_is_in_a_layer() -> None:
    assert {path.parent.name for path in SOURCE.glob("rattus/*/__init__.py")} == PACKAGES
    assert set(ENGINES) == set(LAYERS[3])
    assert {path.stem for path in SOURCE.glob("rattus/*.py")} == set(OUTSIDE)
    assert len(in_layers()) == len(FILES) - len(OUTSIDE)


@pytest.mark.parametrize("module", in_layers())
def test_imports_point_down(module: str) -> None:
    own = layer(module)
    assert own is not None
    above = {name for name in imported(tree(module)) if (layer(name) or 0) > own}
    assert not above - named_above(module)


def named_above(module: str) -> set[str]:
    """The modules that a game's package may name in fields of its `GAME`."""
    game = game_of(module)
    if game is None or module != f"rattus.{game}.{PACKAGE}":
        return set()
    own = games()[game]
    return {name for name in (own.sense, own.desk, own.sheet, own.facts) if game_of(name) == game}


@pytest.mark.parametrize("game", ENGINES)
def test_a_game_is_known_without_what_layers_above_have_of_it(game: str) -> None:
    code = f"import sys, rattus.{game}.{PACKAGE}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    own = layer(f"rattus.{game}")
    assert own is not None
    assert not [name for name in done.stdout.split() if (layer(name) or 0) > own]


# Games.


def test_games_are_found_by_their_entry_points_and_named_nowhere_else() -> None:
    """Only a game's own modules say its name, besides migrations of stored data."""
    assert ENGINES == tuple(games()) == ("plague", "cartus")
    common = [module for module in FILES if not game_of(module) and "migrations" not in module]
    known = {(module, text) for module in common for text in texts_of(tree(module)) if text in ENGINES}
    assert known == KNOWN_BY_NAME
    built = {module for module in common for text in formatted(tree(module)) if NAMED.fullmatch(text)}
    assert built == MADE


def test_a_field_of_a_game_is_a_module_that_is_there() -> None:
    for game in games().values():
        for name in (game.rules, game.sense, game.desk, game.sheet, game.facts):
            assert name in FILES
            assert game_of(name) == game.name


@pytest.mark.parametrize("module", [module for module in in_layers() if game_of(module)])
def test_a_game_knows_no_other_game(module: str) -> None:
    """Neither do its pictures and texts on the command line, nor its parts of bots and laboratory."""
    strangers = {name for name in imported(tree(module)) if game_of(name) not in (None, game_of(module))}
    assert not strangers


@pytest.mark.parametrize("package", ["bots", "lab", "cli"])
def test_bots_laboratory_and_command_line_know_no_game_but_in_the_games_own_modules(package: str) -> None:
    """They find a game's module by its name."""
    inside = [module for module in FILES if module.startswith(f"rattus.{package}")]
    assert {game_of(module) for module in inside} == {None, *ENGINES}
    common = [module for module in inside if not game_of(module)]
    assert {name for module in common for name in imported(tree(module)) if game_of(name)} == set()


@pytest.mark.parametrize("module", [module for module in FILES if module.startswith("rattus.host")])
def test_a_table_that_people_sit_at_needs_neither_network_nor_storage_nor_arrays(module: str) -> None:
    """Layers below may need more; the host itself runs wherever Python does."""
    known = {name.split(".")[0] for name in imported(tree(module))}
    assert known <= {"rattus", "msgspec", *sys.stdlib_module_names}
    assert not known & WORLD


@pytest.mark.parametrize("module", [module for module in FILES if module.startswith("rattus.live")])
def test_tables_at_work_need_nothing_that_waits_but_asyncio(module: str) -> None:
    known = {name.split(".")[0] for name in imported(tree(module))}
    assert known <= {"rattus", "msgspec", *sys.stdlib_module_names}
    assert not known & (WORLD - {"asyncio"})


@pytest.mark.parametrize("module", [module for module in FILES if module.startswith("rattus.page")])
def test_the_host_in_a_page_needs_what_a_page_has(module: str) -> None:
    """Neither what serves, nor what compiles, nor threads: the browser's worker has one."""
    known = {name.split(".")[0] for name in imported(tree(module))}
    assert known <= {"rattus", "msgspec", *sys.stdlib_module_names}
    assert not known & (WORLD - {"asyncio"})
    assert not {name for name in imported(tree(module)) if name.startswith(("rattus.server", "rattus.lab"))}


def test_tables_and_their_frames_are_imported_without_the_server() -> None:
    modules = [module for module in FILES if module.startswith(("rattus.host", "rattus.live", "rattus.page"))]
    assert len(modules) > 15
    code = f"import sys, {', '.join(modules)}; print(*(set(sys.modules) & {SERVING | COMPILERS}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"


def test_no_room_of_the_server_is_crowded() -> None:
    rooms = Counter(
        path.parent for module, path in FILES.items() if module.startswith(("rattus.server", "rattus.host"))
    )
    assert {room.name for room in rooms if room.parent.name == "server"} >= {
        "people", "tables", "wire", "http", "storage",
    }  # fmt: skip
    assert max(rooms.values()) <= MOST_IN_A_ROOM


def test_the_server_knows_no_game() -> None:
    """It gets rules, views and bots of any game from the layers below; only migrations name stored games."""
    server = [module for module in FILES if module.startswith(("rattus.server", "rattus.host"))]
    assert len(server) > 20
    assert not {name for module in server for name in imported(tree(module)) if game_of(name)}
    present = [module for module in server if ".migrations." not in module]
    words = {word for module in present for text in words_of(tree(module)) for word in text}
    assert not words & {"plague", "cartus", "bigbox"}


def test_a_module_is_of_the_game_whose_folder_it_is_in() -> None:
    assert game_of("rattus.plague.cards.king") == game_of("rattus.cli.plague.words") == "plague"
    assert game_of("rattus.cartus") == game_of("rattus.cli.cartus.desk") == "cartus"
    assert game_of("rattus.bots.plague_sense") == game_of("rattus.lab.plague_facts") == "plague"
    assert game_of("rattus.cli.play") is game_of("rattus.table.plague") is game_of("plague") is None
    assert game_of("rattus.bots.plague") is game_of("rattus.bots") is game_of("rattus.lab.match") is None


def test_no_layer_imports_the_front_of_the_library() -> None:
    """`import rattus` leads everywhere; inside, modules are imported by name."""
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
    assert layer("rattus.locales") == 0
    assert layer("rattus.cli") == len(LAYERS) - 1
    ascending = (
        "locales",
        "kernel.rule",
        "builds.portable",
        "plague",
        "table",
        "bots.tree",
        "host.frames",
        "live.table",
        "lab.match",
        "cli",
    )
    heights = [layer(f"rattus.{name}") for name in ascending]
    assert heights == list(range(len(LAYERS)))
    assert layer("rattus.cartus.game") == layer("rattus.plague.game") == 3
    assert layer("rattus._version") is layer("rattus") is layer("numpy.kernel") is None


def test_the_kernel_knows_no_game() -> None:
    """Games may be examples in its docstrings, no more."""
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
    "module",
    [
        "rattus.table.library",
        "rattus.plague.game",
        "rattus.cartus.game",
        "rattus.kernel.engine",
        "rattus.bots.levels",
    ],
)
def test_the_library_is_imported_without_the_compiler(module: str) -> None:
    code = f"import sys, {module}; print(*(set(sys.modules) & {{'numba', 'llvmlite', 'click', 'rich'}}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"


def test_the_laboratory_is_imported_without_its_extras() -> None:
    """It says what is missing when it is needed."""
    modules = [module for module in FILES if module.startswith("rattus.lab")]
    code = f"import sys, {', '.join(modules)}; print(*(set(sys.modules) & {EXTRAS | COMPILERS}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"


# Rules.


def home(game: str) -> str:
    return games()[game].rules


sense = sense_of_game


BESIDE = ("rattus.bots.", "rattus.envs.")
"""Rules that decide no game."""


@cache
def all_rules() -> list[FunctionType]:
    """The rules of the kernel, of all games, of the bots and of environments."""
    for game in ENGINES:
        import_module(vector(game))
        random_stepping(rules_of(game).CONTRACT, stepping(rules_of(game).CONTRACT))
        searching(rules_of(game).CONTRACT, insight())
    homes = ("rattus.kernel.", *BESIDE, *(f"rattus.{game}." for game in ENGINES))
    found = [function for function in RULES if function.__module__.startswith(homes)]
    return sorted(found, key=lambda function: (function.__module__, function.__name__))


def marked_rules() -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions marked as rules in the source."""
    for module in FILES:
        for part in ast.walk(tree(module)):
            if isinstance(part, ast.FunctionDef):
                if any(isinstance(mark, ast.Name) and mark.id in MARKS for mark in part.decorator_list):
                    yield module, part


def edition_words() -> set[str]:
    """Names of editions and rulebooks."""
    books = {name for edition in BUILT_IN for name in load_edition(edition).data.parameters.rulebooks}
    return {*EDITIONS, *books, "bigbox"}


def test_all_marked_functions_are_rules_and_nothing_else_but_written_ones() -> None:
    """Including those that factories make for each game."""
    plain = {
        (function.__module__, function.__name__)
        for function in all_rules()
        if not function.__code__.co_filename.startswith("<")
    }
    assert plain == {(module, function.name) for module, function in marked_rules()}
    assert all(sum(module.startswith(f"rattus.{game}.") for module, _ in plain) > 50 for game in ENGINES)


@pytest.mark.parametrize("game", ENGINES)
def test_the_search_calls_a_games_own_rules_and_sense(game: str) -> None:
    rules, own = import_module(home(game)), import_module(sense(game))
    used = {function.__name__: function for function, _ in used_rules(own)}
    assert {"choose", "informed", "reward_of_results", "simulate", "search", "favourite", "self_play"} <= {
        *used
    }
    for name in ("search", "simulate", "self_play"):
        called = dict(called_rules(used[name]))
        for key in {*called} & {"actor", "legal", "pick", "apply", "imagine", "results"}:
            assert called[key] is getattr(rules, key)
        for key in {*called} & {"worth", "mark", "features", "evaluate"}:
            assert called[key] is getattr(own, key)
        for key in {*called} & {"choose", "informed", "reward_of_results", "simulate", "favourite"}:
            assert called[key] is used[key]
    assert (own.search, own.self_play) == (used["search"], used["self_play"])


@pytest.mark.parametrize("game", ENGINES)
def test_no_rule_of_one_game_calls_those_of_another(game: str) -> None:
    others = tuple(f"rattus.{other}." for other in ENGINES if other != game)
    for module in (home(game), sense(game), vector(game)):
        assert not [f for f, _ in used_rules(import_module(module)) if f.__module__.startswith(others)]


def test_no_rule_knows_an_edition() -> None:
    """Neither the word nor the name of one."""
    forbidden = edition_words() | {"edition", "editions", "rulebook", "rulebooks"}
    marked = {
        (module, function.name, word)
        for module, function in marked_rules()
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
    """Rules have no strings but their docstrings."""
    texts = {
        (function.__name__, text)
        for function in all_rules()
        for text in function.__code__.co_consts
        if isinstance(text, str) and text != function.__doc__
    }
    assert not texts


def of_games() -> list[FunctionType]:
    """The rules that decide a game: all but those of bots and environments."""
    return [function for function in all_rules() if not function.__module__.startswith(BESIDE)]


@cache
def compilable_maths() -> frozenset[object]:
    """The functions of `math` that the compiler supports, too."""
    return frozenset(
        known for known, _ in import_module("numba.core.typing.mathdecl").registry.globals if callable(known)
    )


def test_rules_call_only_rules() -> None:
    """And what both Python and the compiler have: integers, ranges, lengths; for bots some mathematics."""
    rules = {(function.__module__, function.__name__): function for function in all_rules()}
    strangers = set()
    for module, function in marked_rules():
        for part in ast.walk(function):
            match part:
                case ast.Call(func=ast.Name(id=name)) if name in BUILTINS:
                    pass
                case ast.Call(func=ast.Name(id=name)):
                    own = rules[module, function.name]
                    called = closed_over(own)[name] if name in closed_over(own) else own.__globals__[name]
                    counted = module.startswith("rattus.bots.") and called in compilable_maths()
                    if called not in RULES and not counted:
                        strangers.add((module, function.name, name))
                case ast.Call():
                    strangers.add((module, function.name, ast.unparse(part.func)))
                case _:
                    pass
    assert not strangers


def test_the_compiler_has_roots_and_powers_but_not_all_of_mathematics() -> None:
    assert {math.exp, math.sqrt} <= compilable_maths()
    assert math.comb not in compilable_maths()


def test_what_decides_a_game_is_whole_numbers() -> None:
    """Floats differ slightly between machines; only bots use them."""
    fractions = {
        (function.__module__, function.__name__)
        for function in of_games()
        if any(isinstance(constant, float) for constant in function.__code__.co_consts)
        or float in get_annotations(function, eval_str=True).values()
    }
    divisions = {
        (module, function.name)
        for module, function in marked_rules()
        if not module.startswith(BESIDE)
        for part in ast.walk(function)
        if isinstance(part, ast.BinOp | ast.AugAssign) and isinstance(part.op, ast.Div)
    }
    assert not fractions | divisions


def test_every_rule_says_what_it_is() -> None:
    silent = {
        (module, function.name) for module, function in marked_rules() if not ast.get_docstring(function)
    }
    assert not silent
