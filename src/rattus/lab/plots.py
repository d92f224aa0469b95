"""Plots as inline SVG: colours are variables of the page, in light and in dark, and text stays text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from io import StringIO
from typing import Any

from rattus.lab.resampling import Estimate

INK, MUTED, GRID = "#000001", "#000002", "#000003"
SERIES = tuple(f"#00001{number}" for number in range(8))
"""Placeholder colours: each stands for a variable of the page."""
VARIABLES = {INK: "--ink", MUTED: "--muted", GRID: "--grid"} | {
    colour: f"--series-{number}" for number, colour in enumerate(SERIES)
}
STYLE = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": GRID,
    "axes.labelcolor": MUTED,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.6,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
}
WIDTH = 7.2
ROW = 0.34
"""Inches."""
ID = re.compile(r'(\bid="|url\(#|href="#)')
PROLOGUE = re.compile(r"^.*?(?=<svg)", re.DOTALL)
METADATA = re.compile(r"<metadata>.*?</metadata>\s*", re.DOTALL)
SIZE = re.compile(r'(<svg[^>]*?) (?:width="[^"]*" height="[^"]*"|height="[^"]*" width="[^"]*")')
NAMESPACE = re.compile(r' xmlns(?::\w+)?="[^"]*"')


@dataclass(frozen=True)
class Plot:
    """A drawing with its title and notes."""

    title: str
    svg: str
    note: str = ""


def colour(number: int) -> str:
    """A series' colour."""
    return SERIES[number % len(SERIES)]


def drawn(name: str, figure: Any, description: str) -> str:
    """A figure as an SVG element; `name` keeps its ids apart from those of other figures on the page."""
    text = StringIO()
    figure.savefig(text, format="svg", bbox_inches="tight", pad_inches=0.05, transparent=True)
    svg = METADATA.sub("", PROLOGUE.sub("", text.getvalue()))
    svg = NAMESPACE.sub("", SIZE.sub(r"\1", svg, count=1))
    svg = ID.sub(rf"\g<1>{name}-", svg).replace("xlink:href", "href")
    for stand_in, variable in VARIABLES.items():
        svg = svg.replace(stand_in, f"var({variable})")
    return svg.replace("<svg", f'<svg role="img" aria-label="{description}"', 1)


class Sheet:
    """A figure being drawn."""

    def __init__(self, name: str, description: str, rows: float, panels: int = 1) -> None:
        self._name = name
        self._description = description
        self._context = import_module("matplotlib").rc_context(STYLE | {"svg.hashsalt": name})
        self._size = (WIDTH, 0.7 + ROW * rows)
        self._panels = panels

    def __enter__(self) -> Sheet:
        self._context.__enter__()
        self.figure = import_module("matplotlib.figure").Figure(figsize=self._size, layout="constrained")
        self.axes = list(self.figure.subplots(self._panels, 1, sharex=True, squeeze=False)[:, 0])
        return self

    def __exit__(self, *error: object) -> None:
        try:
            self.svg = "" if error[0] else drawn(self._name, self.figure, self._description)
        finally:
            self._context.__exit__(None, None, None)


def whiskers(
    axes: Any, places: Sequence[float], shown: Sequence[Estimate], tint: str, label: str = ""
) -> None:
    """Dots with their intervals, along the horizontal axis."""
    for place, estimate in zip(places, shown, strict=True):
        if estimate.low is not None and estimate.high is not None:
            axes.plot([estimate.low, estimate.high], [place, place], color=tint, linewidth=2.2, alpha=0.55)
    axes.plot([estimate.value for estimate in shown], places, "o", color=tint, markersize=6, label=label)


def dots(
    name: str,
    title: str,
    estimates: Mapping[str, Estimate | None],
    axis: str,
    say: Callable[[float], str],
    *,
    percent: bool = False,
    log: bool = False,
    level: float | None = None,
    note: str = "",
) -> Plot:
    """A line for each estimate, from top to bottom; `level` is where all would be if they were equal."""
    known = {label: estimate for label, estimate in estimates.items() if estimate is not None}
    with Sheet(name, title, len(known)) as sheet:
        axes = sheet.axes[0]
        places = range(len(known))
        if level is not None:
            axes.axvline(level, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        whiskers(axes, places, list(known.values()), colour(0))
        for place, estimate in zip(places, known.values(), strict=True):
            at = (estimate.value, place)
            axes.annotate(say(estimate.value), at, (0, 6), textcoords="offset points", ha="center", size=8)
        axes.set_yticks(places, list(known))
        axes.set_ylim(len(known) - 0.4, -0.8)
        axes.grid(axis="x")
        axes.set_xlabel(axis)
        if percent:
            as_percent(axes)
        if log:
            axes.set_xscale("log")
            axes.xaxis.set_major_formatter(lambda value, _: say(value))
            axes.margins(x=0.1)
    return Plot(title, sheet.svg, note)


def series(
    name: str, title: str, values: Mapping[str, Mapping[str, Estimate | None]], axis: str, level: float
) -> Plot:
    """For each group (a seat) the estimates of all series (bots), which keep their colours."""
    places = list(dict.fromkeys(place for each in values.values() for place in each))
    step = 0.7 / max(1, len(values))
    with Sheet(name, title, len(places) * (0.6 + 0.4 * len(values)) + 1) as sheet:
        axes = sheet.axes[0]
        axes.axvline(level, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        for number, (label, each) in enumerate(values.items()):
            offset = (number - (len(values) - 1) / 2) * step
            known = [
                (places.index(place) + offset, found) for place, found in each.items() if found is not None
            ]
            whiskers(axes, [at for at, _ in known], [found for _, found in known], colour(number), label)
        axes.set_yticks(range(len(places)), places)
        axes.set_ylim(len(places) - 0.5, -0.5)
        axes.grid(axis="x")
        axes.set_xlabel(axis)
        as_percent(axes)
        sheet.figure.legend(loc="outside upper left", ncols=min(4, len(values)), handletextpad=0.3)
    return Plot(title, sheet.svg)


def histograms(
    name: str, title: str, counts: Mapping[str, Mapping[int, int]], axis: str, note: str = ""
) -> Plot:
    """A panel for each distribution, one below the other with the same axis; bars are shares of the total."""
    known = {label: count for label, count in counts.items() if count}
    low = min(min(count) for count in known.values())
    high = max(max(count) for count in known.values())
    width = max(1, -(-(high - low + 1) // 40))
    with Sheet(name, title, 3 * len(known), len(known)) as sheet:
        for number, (axes, (label, count)) in enumerate(zip(sheet.axes, known.items(), strict=True)):
            total = sum(count.values())
            bins: dict[int, float] = {}
            for value, times in count.items():
                start = low + (value - low) // width * width
                bins[start] = bins.get(start, 0) + times / total
            middles = [start + (width - 1) / 2 for start in bins]
            axes.bar(middles, list(bins.values()), width=0.85 * width, color=colour(number))
            if len(known) > 1:
                axes.set_title(label, loc="left", size=9, color=INK)
            axes.grid(axis="y")
            as_percent(axes, "y")
        sheet.axes[-1].set_xlabel(axis)
        sheet.axes[-1].xaxis.get_major_locator().set_params(integer=True)
    return Plot(title, sheet.svg, note)


def as_percent(axes: Any, which: str = "x") -> None:
    """Shares as percentages."""
    getattr(axes, f"{which}axis").set_major_formatter(lambda share, _: f"{100 * share:.4g}%")
