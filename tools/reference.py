"""Write the reference of the library as Markdown, from signatures and docstrings: `make reference`.

The sources are read and not imported, so that no extra need be installed, and attributes keep the sentences that stand
below them.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "reference"
FRONT = "rattus"
"""The package whose names come from other modules."""
MODULES = {
    "rattus.table.game": "games and views",
    "rattus.table.library": "new games, editions and rulesets",
    "rattus.table.simulation": "many random games",
    "rattus.table.rows": "games as rows of a table",
    "rattus.kernel.step": "steps and refusals",
    "rattus.kernel.notation": "records as text",
    "rattus.kernel.position": "positions as text",
    "rattus.kernel.edition": "editions and options",
    "rattus.kernel.ruleset": "what a table says of its states",
    "rattus.kernel.engine": "the rules as functions over packed states",
    "rattus.kernel.feature": "what the numbers of observations are",
    "rattus.bots": "bots by their codes",
    "rattus.bots.search": "the search",
    "rattus.bots.levels": "levels",
    "rattus.envs.gym": "Gymnasium",
    "rattus.envs.pettingzoo.aec": "PettingZoo",
    "rattus.envs.openspiel": "OpenSpiel",
    "rattus.envs.gpu": "games on a GPU",
    "rattus.envs.pixels": "pictures as pixels",
    "rattus.lab.match": "single games of an arena",
}
"""What people write programs with."""

Definition = ast.ClassDef | ast.FunctionDef


def source(module: str) -> ast.Module:
    """A module as it is written."""
    path = ROOT / "src" / Path(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(path.read_text("utf-8"))


def is_public(name: str) -> bool:
    """Whether a name is for others."""
    return not name.startswith("_")


def told(node: Definition | ast.Module) -> str:
    """A docstring, without its indentation; what is typed into Python is set as code."""
    paragraphs = (ast.get_docstring(node) or "").split("\n\n")
    return "\n\n".join(f"```pycon\n{each}\n```" if each.startswith(">>> ") else each for each in paragraphs)


def definitions(body: list[ast.stmt]) -> Iterator[Definition]:
    """Public classes and functions. Of an overloaded function the last one counts, which has the docstring."""
    found: dict[str, Definition] = {}
    for node in body:
        if isinstance(node, Definition) and is_public(node.name):
            found[node.name] = node
    return iter(found.values())


def attributes(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Names that are given a value or a type, and the sentence below them if there is one."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.AnnAssign(target=target, annotation=hint):
                kind = f": {ast.unparse(hint)}"
            case ast.Assign(targets=[target]):
                kind = ""
            case _:
                continue
        match target:
            case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name) if is_public(name):
                pass
            case _:
                continue
        match after:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield f"{name}{kind}", " ".join(inspect.cleandoc(text).split())
            case _:
                if isinstance(node, ast.AnnAssign):
                    yield f"{name}{kind}", ""


def decorators(node: Definition) -> set[str]:
    """The names of what stands above a definition."""
    return {ast.unparse(each).partition("(")[0] for each in node.decorator_list}


def signature(node: ast.FunctionDef, of: str = "", made: str = "") -> str:
    """How a function is called; of a method without `self`. `made` is the class that an `__init__` is of."""
    arguments = deepcopy(node.args)
    if (of or made) and "staticmethod" not in decorators(node):
        del arguments.args[0]
    hint = f" -> {ast.unparse(node.returns)}" if node.returns and not made else ""
    of = made or f"{of}{node.name}"
    line = f"{of}({ast.unparse(arguments)}){hint}"
    if len(line) <= 100:
        return line
    parts = ast.unparse(ast.parse(f"def f({ast.unparse(arguments)}): ...").body[0]).partition("(")[2]
    inner = split_arguments(parts.rpartition("):")[0])
    return f"{of}(\n" + "".join(f"    {part},\n" for part in inner) + f"){hint}"


def split_arguments(text: str) -> list[str]:
    """The arguments of a signature one by one."""
    parts, depth, start = [], 0, 0
    for i, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    return [*parts, text[start:].strip()]


def function_lines(node: ast.FunctionDef, of: str = "") -> Iterator[str]:
    """A function or a method."""
    marks = decorators(node)
    if marks & {"property", "cached_property"}:
        hint = f": {ast.unparse(node.returns)}" if node.returns else ""
        line = f"{of}{node.name}{hint}"
    else:
        line = signature(node, of)
        line = f"@classmethod\n{line}" if "classmethod" in marks else line
    yield f"{'####' if of else '###'} {node.name}\n"
    yield f"```python\n{line}\n```\n"
    if text := told(node):
        yield f"{text}\n"


def class_lines(node: ast.ClassDef) -> Iterator[str]:
    """A class, its attributes, and its methods."""
    made = next(
        (each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"), None
    )
    own = [*attributes(node.body), *(attributes(made.body) if made else ())]
    bases = f"({', '.join(map(ast.unparse, node.bases))})" if node.bases else ""
    yield f"### {node.name}\n"
    call = f"\n{signature(made, '', node.name)}" if made else ""
    yield f"```python\nclass {node.name}{bases}{call}\n```\n"
    if text := told(node):
        yield f"{text}\n"
    if own:
        yield "| attribute | |\n|---|---|"
        for name, text in own:
            yield f"| `{name}` | {text} |".replace(" | None", " \\| None")
        yield ""
    for method in definitions(node.body):
        if isinstance(method, ast.FunctionDef):
            yield from function_lines(method, f"{node.name}.")


def lines_of(node: Definition) -> Iterator[str]:
    """A class or a function."""
    return class_lines(node) if isinstance(node, ast.ClassDef) else function_lines(node)


def homes() -> dict[str, str]:
    """Where the names of the front come from."""
    for node in source(FRONT).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="_HOMES")], value=value):
                found: dict[str, str] = ast.literal_eval(value)
                return found
            case _:
                pass
    raise LookupError(f"{FRONT} does not say where its names come from")


def front_page() -> str:
    """What `import rattus` brings: where it is told."""
    lines = [f"# {FRONT}\n", f"{told(source(FRONT))}\n", "| name | |\n|---|---|"]
    for name, home in homes().items():
        (node,) = (each for each in definitions(source(home).body) if each.name == name)
        said = told(node).partition("\n")[0]
        lines.append(f"| [`rattus.{name}`]({home}.md#{name.lower()}) | {said} |")
    return "\n".join([*lines, ""])


def page(module: str) -> str:
    """A module: what it is, its classes and functions."""
    tree = source(module)
    lines = [f"# {module}\n", f"{told(tree)}\n"]
    constants = [(name, text) for name, text in attributes(tree.body) if text]
    if constants:
        lines += ["| name | |\n|---|---|", *(f"| `{name}` | {text} |" for name, text in constants), ""]
    for node in definitions(tree.body):
        if told(node):
            lines += lines_of(node)
    return "\n".join(lines)


def pages() -> dict[str, str]:
    """All pages by the names of their files."""
    index = [
        "# Reference\n",
        f"[`{FRONT}`]({FRONT}.md) has what most programs need. The modules behind it:\n",
    ]
    index += [f"- [`{module}`]({module}.md): {what}" for module, what in MODULES.items()]
    made = {"index.md": "\n".join([*index, ""]), f"{FRONT}.md": front_page()}
    return made | {f"{module}.md": page(module) for module in MODULES}


def main() -> None:
    """Write all pages into a folder."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, "utf-8")
    print(f"{len(pages())} pages in {folder}")


if __name__ == "__main__":
    main()
