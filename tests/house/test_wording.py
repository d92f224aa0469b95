"""Plain English: phrases translated word by word stay out of docstrings, comments and documents."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
AVOIDED = {
    r"\banew\b": "again",
    r"\bso many\b": "this many, a number of",
    r"\bcalled otherwise\b": "renamed",
    r"\b(?:for|of|to|by|from|with|than|as|at|about) who\b": "for clients that, by the player who",
    r"^Who (?!am\b|you\b)": "a noun: the player who, the winners",
    r"\bnobody's business\b": "secret, skipped",
}
"""Phrases to avoid, and what to say instead."""

CODE = ("src", "tests", "tools", "bench", "examples")
"""Folders of Python files."""
DOCUMENTS = ("*.md", "docs/*.md")

CLIENT = "web/src"
"""The folder of the browser client."""
REMARK = re.compile(r"/\*.*?\*/|(?<![:'\"`])//[^\n]*|<!--.*?-->", re.DOTALL)
"""A comment in TypeScript or in a page."""


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Docstrings, also those after attributes, with their lines."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, node.value.value


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Comments with their lines."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("#! ")


def prose_of(path: Path) -> Iterator[tuple[int, str]]:
    """The prose in a file, in pieces, with the line where each begins."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        yield from docstrings(ast.parse(text))
        yield from comments(text)
    elif path.suffix in (".ts", ".svelte"):
        for remark in REMARK.finditer(text):
            told = re.sub(r"^[/*!<>-]+|\n\s*\*(?!/)|[*>-]+/?$", " ", remark[0]).strip()
            yield text.count("\n", 0, remark.start()) + 1, told
    else:
        plain = re.sub(r"`[^`\n]*`", lambda code: "_" * len(code[0]), text)
        line = 1
        for paragraph in plain.split("\n\n"):
            yield line, paragraph
            line += paragraph.count("\n") + 2


def offences(path: Path) -> list[str]:
    """The phrases to avoid in a file."""
    return [
        f"{path.name}:{line}: {found[0]!r}; say {instead}"
        for line, text in prose_of(path)
        for avoided, instead in AVOIDED.items()
        for found in re.finditer(
            avoided, re.sub(r"\s+", " ", text), re.IGNORECASE if avoided[0] != "^" else 0
        )
    ]


def unit(path: Path) -> str:
    """The folder or document that a file counts for: two levels of folders, three of those in `src` and `web`."""
    *folders, _ = path.relative_to(ROOT).parts
    return (
        path.name if path.suffix == ".md" else "/".join(folders[: 3 if folders[0] in ("src", "web") else 2])
    )


def units() -> dict[str, list[Path]]:
    """All files by folder or document."""
    paths = [path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py"))]
    paths += [path for pattern in DOCUMENTS for path in sorted(ROOT.glob(pattern))]
    paths += [path for kind in ("ts", "svelte") for path in sorted((ROOT / CLIENT).rglob(f"*.{kind}"))]
    found: dict[str, list[Path]] = {}
    for path in paths:
        found.setdefault(unit(path), []).append(path)
    return found


UNITS = units()


@pytest.mark.parametrize("name", sorted(UNITS))
def test_prose_avoids_phrases_that_stop_a_reader(name: str) -> None:
    assert [offence for path in UNITS[name] for offence in offences(path)] == []


PLANTED = {
    "module.py": '"""Who asks too often."""\n',
    "function.py": 'def f() -> None:\n    """Read it\n    anew."""\n',
    "attribute.py": 'MOST = 3\n"""So many at once."""\n',
    "comment.py": "x = 1  # for who comes later\n",
    "remark.ts": "const a = 'anew';\n/**\n * Draw it\n * anew. */\n",
    "line.svelte": "<script>\n  let most = 3; // so many at once\n</script>\n",
    "document.md": "# Title\n\nIt is sent to\nwho takes it.\n",
}
"""Files with one phrase each, in every place that is read."""


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_phrase_is_found(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(PLANTED[name], "utf-8")
    assert len(offences(path)) == 1


def test_code_in_documents_and_texts_in_code_are_not_prose(tmp_path: Path) -> None:
    document, code = tmp_path / "document.md", tmp_path / "code.py"
    document.write_text(
        "The words `anew` and `so many`. The player who asks is one of those who may.\n", "utf-8"
    )
    code.write_text('PHRASE = "anew"\n', "utf-8")
    assert offences(document) == offences(code) == []
