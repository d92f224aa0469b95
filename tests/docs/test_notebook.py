"""The notebook of the examples runs from its first cell to its last, and draws what it says."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pandas", reason="the notebook needs pandas")
matplotlib = pytest.importorskip("matplotlib", reason="the notebook needs Matplotlib")

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "records.ipynb"


def cells() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == "code"]


def shown(source: str, names: dict[str, Any]) -> Any:
    """Run a cell; returns what a notebook would show: the value of its last line, if that is an expression."""
    body = ast.parse(source).body
    *before, last = body
    if not isinstance(last, ast.Expr):
        exec(compile(ast.Module(body, []), str(NOTEBOOK), "exec"), names)
        return None
    exec(compile(ast.Module(before, []), str(NOTEBOOK), "exec"), names)
    return eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names)


def test_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    matplotlib.use("Agg")
    from matplotlib import pyplot

    names: dict[str, Any] = {"__name__": "__main__"}
    told = [shown("".join(cell["source"]), names) for cell in cells()]
    assert told[0] == 200
    assert len(names["outcomes"]) == 600
    assert names["outcomes"]["won"].sum() == pytest.approx(200)
    puzzle, values = names["puzzle"], names["values"]
    assert any(each is puzzle for each in told)
    assert puzzle._repr_svg_().startswith("<svg")
    assert {*values["step"]} == {*puzzle.legal}
    assert values["visits"].sum() == 10_000
    assert not values["share"].isna().any()
    figures = [pyplot.figure(number) for number in pyplot.get_fignums()]
    assert [len(figure.axes) for figure in figures] == [2, 1]
    assert len(figures[1].axes[0].patches) == len(values)
    pyplot.close("all")


def test_it_is_kept_without_outputs() -> None:
    assert [cell["outputs"] for cell in cells()] == [[]] * len(cells())
    assert {cell["execution_count"] for cell in cells()} == {None}
