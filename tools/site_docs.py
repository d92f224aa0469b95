"""The documents as pages: Markdown rendered, with a list of all pages, and an index to search them by.

Links between documents lead to their pages, links to sources to the repository, if one is named; else they are words.
Large pictures (screens of the client) stay in the repository: the client itself is one click away.
"""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import dataclass, field
from html import escape
from pathlib import Path, PurePosixPath

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tools import reference
from tools.web import ROOT, WEB

STYLE = WEB / "src/docs/docs.css"
PROMPT, PROMPT_TITLE = "python", "Python in this page"
"""The page where a game of README can be played in Python: it is no document, but it is in the list."""
REFERENCE = "reference"
"""The first page of what is made from docstrings; the others are found through it, and by searching."""
GROUPS = {
    "Play": (
        "README",
        "browser",
        "site",
        "commands",
        "rulings",
        "rulings-cartus",
        "reconstructed",
        "glossary",
    ),
    "Host": ("server", "deploy", "scaling", "threats", "fairness"),
    "Build upon it": (
        PROMPT,
        REFERENCE,
        "library",
        "events",
        "notation",
        "bots",
        "analysis",
        "arena",
        "languages",
    ),
    "Learn": ("gym", "pettingzoo", "openspiel", "gpu", "observations"),
    "Inside": ("ARCHITECTURE", "machinery", "faces", "CONTRIBUTING", "CHANGELOG"),
}
"""The documents in the order of the list, by the groups of README."""
LARGEST = 150_000
"""Bytes of a picture that comes along."""
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'"
PROMPT_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'")
"""What a page of the documents may load."""


@dataclass
class Section:
    """A heading and the words below it."""

    title: str
    anchor: str
    words: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Document:
    """A document as a page."""

    name: str
    title: str
    html: str
    sections: tuple[Section, ...]


MADE = {
    REFERENCE if file == "index.md" else f"{REFERENCE}-{file.removesuffix('.md')}": (
        reference.FOLDER / file,
        text,
    )
    for file, text in reference.pages().items()
}
"""The pages of the reference: where `make reference` would write each, and its text."""


def path_of(name: str) -> Path:
    """Where a document lies, or would lie."""
    if name in MADE:
        return MADE[name][0]
    return ROOT / f"{name}.md" if name.isupper() else ROOT / f"docs/{name}.md"


def page_of(name: str) -> str:
    """The file of its page; README is the first one."""
    return "index.html" if name == "README" else f"{name.lower()}.html"


def text_of(name: str) -> str:
    """A document as Markdown."""
    return MADE[name][1] if name in MADE else path_of(name).read_text("utf-8")


NAMES = (
    *(name for group in GROUPS.values() for name in group if path_of(name).exists() and name not in MADE),
    *MADE,
)
PAGES = {path_of(name): page_of(name) for name in NAMES}


def anchor_of(title: str, taken: set[str]) -> str:
    """The anchor of a heading, as GitHub makes it."""
    plain = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
    found, number = plain, 0
    while found in taken:
        number += 1
        found = f"{plain}-{number}"
    taken.add(found)
    return found


def words_of(token: Token) -> str:
    """The text of a token, without marks."""
    return "".join(
        child.content if child.type in ("text", "code_inline") else " " if child.type == "softbreak" else ""
        for child in token.children or ()
    )


def render(name: str, source: str | None = None) -> Document:
    """One document; `source` is the address of the repository's files."""
    markdown = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    tokens = markdown.parse(text_of(name))
    sections: list[Section] = []
    taken: set[str] = set()
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            title = words_of(tokens[place + 1])
            anchor = anchor_of(title, taken)
            token.attrSet("id", anchor)
            sections.append(Section(title, anchor))
        elif token.type == "inline":
            if sections and tokens[place - 1].type != "heading_open":
                sections[-1].words.append(words_of(token))
            token.children = _linked(token.children or [], path_of(name).parent, source)
        elif token.type in ("th_open", "td_open") and "style" in token.attrs:
            token.attrs["class"] = str(token.attrs.pop("style")).removeprefix("text-align:")
        elif token.type == "fence" and sections:
            sections[-1].words.append(token.content)
    title = next((section.title for section in sections), name)
    html = markdown.renderer.render(tokens, markdown.options, {})
    html = re.sub(r"<p>\s*</p>\n?", "", re.sub(r"<a [^>]*>\s*</a>", "", html))  # there was a picture
    html = re.sub(
        r"<table>.*?</table>\n?", lambda table: table[0] if _has_rows(table[0]) else "", html, flags=re.DOTALL
    )
    html = re.sub(r"<th( [^>]*)?></th>", "<td></td>", html)
    html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace(
        "</table>", "</table></div>"
    )
    html = html.replace("<pre>", '<pre tabindex="0">')
    return Document(name, title, html, tuple(sections))


def _has_rows(table: str) -> bool:
    """Whether a table says anything below its heads."""
    return bool(re.sub(r"<[^>]*>", "", table.partition("<tbody>")[2]).strip())


def _linked(children: list[Token], folder: Path, source: str | None) -> list[Token]:
    """A line with links that work where the page will be."""
    kept: list[Token] = []
    open_links: list[bool] = []
    for child in children:
        if child.type == "image":
            picture = (folder / str(child.attrs["src"])).resolve()
            if picture.exists() and picture.stat().st_size <= LARGEST:
                child.attrSet("src", f"images/{picture.name}")
                kept.append(child)
            continue
        if child.type == "link_open":
            target = address(str(child.attrs["href"]), folder, source)
            open_links.append(target is not None)
            if target is None:
                continue
            child.attrSet("href", target)
        elif child.type == "link_close" and not open_links.pop():
            continue
        kept.append(child)
    return kept


def address(link: str, folder: Path, source: str | None) -> str | None:
    """Where a link of a document in a folder leads from a page; None if it leads nowhere."""
    if link.startswith("#") or re.match(r"[a-z]+:", link):
        return link
    path, _, anchor = link.partition("#")
    target = (folder / path).resolve()
    if target in PAGES:
        return PAGES[target] + (f"#{anchor}" if anchor else "")
    if target.parent == ROOT / "docs/images" and target.stat().st_size <= LARGEST:
        return f"images/{target.name}"
    if source is None or not target.is_relative_to(ROOT):
        return None
    return f"{source}/{PurePosixPath(target.relative_to(ROOT).as_posix())}" + (f"#{anchor}" if anchor else "")


def entry(name: str, title: str, here: bool) -> str:
    """A line in the list of documents."""
    mark = " aria-current=page" if here else ""
    return f'<li><a href="{page_of(name)}"{mark}>{escape(title)}</a></li>'


def game() -> str:
    """README's game by pasting."""
    found = re.search(r"```pycon\n(.*?)```", text_of("README"), re.DOTALL)
    if found is None:
        raise SystemExit("README has no game to paste")
    return found[1].strip()


def prompt() -> Document:
    """The page with a prompt."""
    html = f"""<h1>{PROMPT_TITLE}</h1>
<p>The library runs here as it does at home, on your device. Below is the game of the <a href="index.html">README</a>;
change it, or write lines of your own. Names are kept from one run to the next.</p>
<form id="prompt">
<label for="lines">Lines to run, with or without prompts</label>
<textarea id="lines" rows="14" spellcheck="false" autocomplete="off">{escape(game())}</textarea>
<button>Run <kbd>Ctrl Enter</kbd></button> <span id="state" role="status"></span>
</form>
<pre id="log" role="log" tabindex="0" aria-label="What Python says"></pre>
"""
    return Document(
        PROMPT, PROMPT_TITLE, html, (Section(PROMPT_TITLE, "text", ["prompt console REPL paste"]),)
    )


def page(document: Document, documents: list[Document]) -> str:
    """A whole page."""
    titles = {each.name: each.title for each in documents}
    policy = PROMPT_POLICY if document.name == PROMPT else POLICY
    script = '\n<script type="module" src="prompt.js"></script>' if document.name == PROMPT else ""
    lists = ""
    for group, names in GROUPS.items():
        rows = "".join(entry(name, titles[name], name == document.name) for name in names if name in titles)
        lists += f"<h2>{group}</h2><ul>{rows}</ul>"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="docs.css">
<title>{escape(document.title)} · Rattus</title>
<script type="module" src="search.js"></script>{script}
</head>
<body>
<a class="skip" href="#text">Skip to the content</a>
<header>
<a class="brand" href="../index.html">Rattus</a>
<search><label>Search the documents <input type="search" id="search" autocomplete="off"></label></search>
</header>
<div id="found" role="region" aria-label="Found" aria-live="polite" hidden></div>
<div class="columns">
<nav aria-label="Documents"><details open><summary>Documents</summary>{lists}</details></nav>
<main id="text" tabindex="-1">
{document.html}
</main>
</div>
</body>
</html>
"""


def make(folder: Path, source: str | None = None) -> None:
    """Write all pages, the index and the pictures into a folder."""
    (folder / "images").mkdir(parents=True, exist_ok=True)
    documents = [*(render(name, source) for name in NAMES), prompt()]
    for document in documents:
        (folder / page_of(document.name)).write_text(page(document, documents), "utf-8")
    index = [
        [page_of(document.name), document.title, section.anchor, section.title, " ".join(section.words)]
        for document in documents
        for section in document.sections
    ]
    (folder / "index.json").write_text(json.dumps(index, ensure_ascii=False), "utf-8")
    shutil.copy(STYLE, folder / "docs.css")
    for picture in sorted((ROOT / "docs/images").iterdir()):
        if picture.stat().st_size <= LARGEST:
            shutil.copy(picture, folder / "images")
