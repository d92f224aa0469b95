"""What axe-core finds on a page."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tools import web

RUN = """() => axe.run(document, {resultTypes: ['violations']}).then((told) => told.violations.flatMap((rule) =>
  rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}: ${node.any.concat(node.all, node.none)
    .map((check) => check.message).join('; ')}`)))"""


@cache
def _source() -> str:
    return (web.WEB / "node_modules/axe-core/axe.min.js").read_text("utf-8")


def violations(page: Page) -> list[str]:
    """All violations of axe's rules."""
    page.evaluate(_source())
    found: list[str] = page.evaluate(RUN)
    return found
