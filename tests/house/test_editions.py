"""No rule depends on the edition: differences are data or named parameters."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rattus
from rattus.table.library import EDITIONS, ENGINES

PACKAGE = Path(rattus.__file__).parent
FILES = sorted(
    path for game in ENGINES for path in (PACKAGE / game).rglob("*.py") if path.name[:5] != "test_"
)


def is_rule(node: ast.AST) -> bool:
    """A function marked with `@rule`."""
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(mark, ast.Name) and mark.id in ("rule", "writer") for mark in node.decorator_list
    )


def rules_of(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """The rule functions of a file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and is_rule(node):
            yield node


def without_words(function: ast.FunctionDef) -> ast.FunctionDef:
    """The function without its docstring, which may mention editions."""
    if ast.get_docstring(function) is not None:
        function.body = function.body[1:]
    return function


def words_of(node: ast.AST) -> Iterator[str]:
    """All names, attributes and texts in code."""
    for part in ast.walk(node):
        match part:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.Constant(value=str(text)):
                yield text
            case _:
                pass


def asks_for_edition(source: str) -> list[str]:
    """Words in rule functions that name an edition, or the edition."""
    return [
        f"{function.name}: {word}"
        for function in rules_of(ast.parse(source))
        for word in words_of(without_words(function))
        if "edition" in word.lower() or word in EDITIONS
    ]


def compares_with_an_edition(source: str) -> list[str]:
    """Comparisons with an edition's id anywhere in a file: `edition.id == "bigbox"`, `in ("rattus", …)`, `case`."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare | ast.match_case | ast.MatchValue):
            parts = [node.pattern] if isinstance(node, ast.match_case) else [node]
            found += [word for part in parts for word in words_of(part) if word in EDITIONS]
    return found


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def test_there_are_rules_to_look_at() -> None:
    found = {name_of(path): len(list(rules_of(ast.parse(path.read_text("utf-8"))))) for path in FILES}
    for name in (
        "plague/turn.py",
        "plague/ravage.py",
        "plague/ending.py",
        "plague/flow.py",
        "plague/spread.py",
        "plague/cards/witch/__init__.py",
        "plague/cards/nun/__init__.py",
        "cartus/buildings.py",
        "cartus/supplies.py",
        "cartus/entering.py",
        "cartus/resolving.py",
        "cartus/actions.py",
        "cartus/ending.py",
        "cartus/flow.py",
    ):
        assert found[name] > 0, name
    for game in ENGINES:
        assert sum(count for name, count in found.items() if name.startswith(f"{game}/")) > 80


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_rule_asks_which_edition_it_is_in(path: Path) -> None:
    assert asks_for_edition(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_file_of_a_game_compares_with_an_editions_name(path: Path) -> None:
    assert compares_with_an_edition(path.read_text("utf-8")) == []


def test_no_rule_file_imports_an_edition() -> None:
    """Rules read tables that were made from an edition."""
    for path in FILES:
        tree = ast.parse(path.read_text("utf-8"))
        if any(rules_of(tree)):
            imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
            assert not [module for module in imported if "edition" in module], name_of(path)


@pytest.mark.parametrize(
    ("code", "rules", "comparisons"),
    [
        ('@rule\ndef f(rules, s):\n    """Some editions."""\n    return rules.last_ravage', [], []),
        ("@rule\ndef f(rules, s):\n    return rules.edition", ["f: edition"], []),
        ("@rule\ndef f(rules, s):\n    return EDITION", ["f: EDITION"], []),
        ('def f(edition):\n    return edition.id == "bigbox"', [], ["bigbox"]),
        ('def f(edition):\n    return edition.id in ("rattus", "x")', [], ["rattus"]),
        ('def f(edition):\n    return edition.id != "cartus"', [], ["cartus"]),
        ('match edition.id:\n    case "bigbox":\n        pass', [], ["bigbox", "bigbox"]),
    ],
)
def test_what_is_looked_for_is_found(code: str, rules: list[str], comparisons: list[str]) -> None:
    assert asks_for_edition(code) == rules
    assert compares_with_an_edition(code) == comparisons
