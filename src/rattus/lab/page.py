"""A report as a single HTML file: light or dark as the reader likes, and printable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from rattus.lab.origin import Origin
from rattus.lab.plots import Plot
from rattus.lab.sheet import Sheet

LIGHT = {
    "paper": "#fcfcfb", "ink": "#0b0b0b", "muted": "#5b5a55", "grid": "#dddcd7", "code": "#f1f0ec",
    "series-0": "#2a78d6", "series-1": "#eb6834", "series-2": "#1baf7a", "series-3": "#eda100",
    "series-4": "#e87ba4", "series-5": "#008300", "series-6": "#4a3aa7", "series-7": "#e34948",
}  # fmt: skip
DARK = {
    "paper": "#1a1a19", "ink": "#f5f4f0", "muted": "#b3b2ab", "grid": "#3d3d3a", "code": "#262624",
    "series-0": "#3987e5", "series-1": "#d95926", "series-2": "#199e70", "series-3": "#c98500",
    "series-4": "#d55181", "series-5": "#339c33", "series-6": "#9085e9", "series-7": "#e66767",
}  # fmt: skip
STYLE = """
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .5rem; }
p { margin: .5rem 0; }
.lead, .note, figcaption { color: var(--muted); }
.note, figcaption { font-size: .875rem; }
figure { margin: 0; }
figure svg { width: 100%; height: auto; display: block; }
svg text { font-family: inherit !important; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .3rem .9rem .3rem 0; text-align: right; border-bottom: 1px solid var(--grid); white-space: nowrap; }
th { color: var(--muted); font-weight: 500; }
th:first-child, td:first-child { text-align: left; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; font-size: .9rem; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
code { background: var(--code); padding: .1rem .3rem; border-radius: .25rem; font-size: .85em; }
@media print {
  body { font-size: 11pt; }
  main { max-width: none; padding: 0; }
  section, figure, table { break-inside: avoid; }
}
"""


def variables(colours: Mapping[str, str]) -> str:
    """Colours as CSS variables of the page."""
    return " ".join(f"--{name}: {value};" for name, value in colours.items())


def page(title: str, sheets: Sequence[Sheet], plots: Sequence[Plot], origin: Origin) -> str:
    """A whole page: tables, plots, how to reproduce it. The first table is the summary."""
    first, *others = sheets
    tables = table(first) + "".join(section(sheet.title, table(sheet)) for sheet in others)
    figures = "".join(section(plot.title, figure(plot)) for plot in plots)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>
:root {{ color-scheme: light dark; {variables(LIGHT)} }}
@media screen and (prefers-color-scheme: dark) {{ :root {{ {variables(DARK)} }} }}
{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p class="lead">{escape(first.title)}</p>
{tables}{figures}{section("How to get this again", reproduction(origin))}</main>
</body>
</html>
"""


def section(title: str, content: str) -> str:
    """A heading and its content."""
    return f"<section>\n<h2>{escape(title)}</h2>\n{content}</section>\n"


def figure(plot: Plot) -> str:
    """A plot with its note."""
    caption = f"<figcaption>{escape(plot.note)}</figcaption>\n" if plot.note else ""
    return f"<figure>\n{plot.svg}{caption}</figure>\n"


def table(sheet: Sheet) -> str:
    """Rows under a head, then notes."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in sheet.head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in sheet.rows)
    said = "".join(f'<p class="note">{escape(note)}</p>\n' for note in sheet.notes)
    return f'<div class="wide"><table>\n<tr>{top}</tr>\n{body}</table></div>\n{said}'


def reproduction(origin: Origin) -> str:
    """The command, and the machine it ran on."""
    packages = ", ".join(f"{name} {number}" for name, number in origin.packages.items())
    entries = {
        "seed": str(origin.seed),
        "program": f"{origin.program}, edition {origin.edition}",
        "Python": f"{origin.python}; {packages}",
        "machine": origin.machine,
        "begun": origin.started,
        "written": origin.written,
    }
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>\n" for name, text in entries.items())
    return f"<p><code>{escape(origin.command)}</code></p>\n<dl>\n{listed}</dl>\n"
