"""The client's texts, from the catalogues it is built with, and those found on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor
from playwright.sync_api import Page

from rattus.locales import catalogues

ELSEWHERE = ("terminal",)
"""Parts of the catalogues that the browser never shows."""


def parts(language: str) -> list[Path]:
    """The files of a language."""
    return [path for path in catalogues(language) if path.stem not in ELSEWHERE]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in parts(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def say(message: str, language: str = "en", **arguments: object) -> str:
    """A message in a language, or an attribute of one: `play-now`, `plague-ask-look.short`."""
    name, _, attribute = message.partition(".")
    told = _bundle(language).get_message(name)
    pattern = told.attributes[attribute] if attribute else told.value
    assert pattern is not None, message
    text, errors = _bundle(language).format_pattern(pattern, arguments)
    assert not errors, (message, errors)
    return str(text)


class _Texts(visitor.Visitor):
    """Collects the literal texts in messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the library calls it)
        self.found.add(" ".join(str(node.value).split()))


@cache
def written(language: str) -> frozenset[str]:
    """All literal texts of a language's messages, between their variables."""
    texts = _Texts()
    for path in parts(language):
        texts.visit(FluentParser().parse(path.read_text("utf-8")))
    return frozenset(texts.found)


def foreign(page: Page, language: str) -> set[str]:
    """English texts on a page in another language: several words in a row."""
    english = {text for text in written("en") - written(language) if text.count(" ") >= 2 and len(text) > 12}
    shown = " ".join(on_page(page))
    return {text for text in english if text in shown}


ON_PAGE = """() => {
  const found = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-description]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-description']) {
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    }
  }
  for (const one of document.querySelectorAll('svg title, svg desc, .visually-hidden')) found.push(one.textContent);
  return found.map((text) => text.replace(/\\s+/g, ' '));
}"""


def on_page(page: Page) -> list[str]:
    """All texts of a page, those for screen readers, too."""
    texts: list[str] = page.evaluate(ON_PAGE)
    return texts
