"""Small, quick and smooth: measured in the browser, with the machine as busy as it is."""

from __future__ import annotations

import json
from bisect import bisect
from statistics import median

import pytest
from playwright.sync_api import Browser, Response

from tests.browser.hands import END
from tests.browser.words import say
from tools.visitor import BOT, Visit, Visitor

SCRIPT = 150_000
"""Bytes of script, compressed, for the first page."""
TABLE = 170_000
"""Bytes of script and style, compressed, for a table."""
WEIGHTS = {
    "en": {"start": 81_000, "rattus": 164_000, "cartus": 158_000},
    "de": {"start": 112_000, "rattus": 195_000, "cartus": 190_000},
}
"""Bytes of document, script and style, compressed: a tenth more than in the middle of November 2026."""
INTERACTIVE = 1000
"""Milliseconds until one can play."""
FRAMES = 55
"""Frames a second while the plague ravages, out of 60."""
WORK = 4
"""Milliseconds of main-thread work for such a frame, in the median."""
TRIES = 3
"""The best of this many counts: others use this machine, too."""


def test_the_first_page_is_small(visit: Visit) -> None:
    visitor = visit()
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    scripts = [answer for answer in answers if answer.request.resource_type == "script"]
    assert scripts
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in scripts}
    assert all(
        answer.headers.get("content-encoding") == "gzip" for answer in scripts if sizes[answer.url] > 500
    )
    print(f"script of the first page: {sum(sizes.values()) / 1000:.1f} kB in {len(sizes)} files")
    assert sum(sizes.values()) <= SCRIPT, sizes
    assert all(answer.url.startswith(visitor.url) for answer in answers), "something came from elsewhere"


@pytest.mark.parametrize("game", ["rattus", "cartus"])
def test_a_table_is_small(visit: Visit, game: str) -> None:
    visitor = visit()
    table = visitor.new_table(game, BOT)
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.go(f"/table/{table}")
    visitor.page.wait_for_load_state("networkidle")
    sizes = {
        answer.url: answer.request.sizes()["responseBodySize"]
        for answer in answers
        if answer.request.resource_type in ("script", "stylesheet")
    }
    print(f"script and style of a table of {game}: {sum(sizes.values()) / 1000:.1f} kB in {len(sizes)} files")
    assert sum(sizes.values()) <= TABLE, sizes


@pytest.mark.parametrize("language", WEIGHTS)
@pytest.mark.parametrize("page", ["start", "rattus", "cartus"])
def test_pages_weigh_little_more_than_they_did(visit: Visit, language: str, page: str) -> None:
    visitor = visit(language=language)
    path = "/" if page == "start" else f"/table/{visitor.new_table(page, BOT)}"
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.go(path)
    visitor.page.wait_for_load_state("networkidle")
    sizes = {
        answer.url: answer.request.sizes()["responseBodySize"]
        for answer in answers
        if answer.request.resource_type in ("document", "script", "stylesheet")
    }
    print(f"{page} in {language}: {sum(sizes.values()) / 1000:.1f} kB in {len(sizes)} files")
    assert sum(sizes.values()) <= WEIGHTS[language][page], sizes


def interactive(visitor: Visitor) -> float:
    """Milliseconds from the request for the first page until *Play now* can be pressed."""
    visitor.page.goto("/", wait_until="commit")
    visitor.page.get_by_role("button", name=say("play-now"), exact=True).click(trial=True)
    took: float = visitor.page.evaluate("performance.now()")
    return took


def test_one_can_play_at_once(visit: Visit) -> None:
    times = [interactive(visit()) for _ in range(TRIES)]
    print(f"interactive after {min(times):.0f} ms")
    assert min(times) <= INTERACTIVE


COUNT = """(ms) => new Promise((done) => {
  const times = [];
  const tick = (now) => {
    times.push(now);
    if (now - times[0] < ms) requestAnimationFrame(tick);
    else done((times.length - 1) * 1000 / (now - times[0]));
  };
  requestAnimationFrame(tick);
})"""


CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


def work(trace: bytes) -> list[float]:
    """Milliseconds of main-thread work from frame to frame: script, style, layout, paint."""
    events = json.loads(trace)["traceEvents"]
    frames = sorted(
        (event["ts"], event["pid"], event["tid"]) for event in events if event["name"] == "FireAnimationFrame"
    )
    starts = [at for at, *_ in frames]
    spent = [0.0] * (len(starts) + 1)
    for event in events:
        if event["name"] == "RunTask" and [event["pid"], event["tid"]] == list(frames[0][1:]):
            spent[bisect(starts, event["ts"] + event.get("dur", 0))] += event.get("tdur", 0) / 1000
    return spent[1:-1]


def test_ravaging_is_smooth(visit: Visit, browser: Browser) -> None:
    visitor = visit(speed="normal")
    table = visitor.finished("rattus", seats=4)
    frames = visitor.ask(f"/api/tables/{table}/frames?since=0")
    turned = [sum(told["event"] == "RatTurned" for told in frame["explanations"]) for frame in frames]
    page = visitor.page
    page.goto(f"/table/{table}")
    page.locator(END).wait_for()
    page.keyboard.press("Escape")
    rates: list[tuple[float, float]] = []
    works: list[float] = []
    for _ in range(TRIES):
        page.get_by_role("slider").fill(str(turned.index(max(turned)) - 1))
        still: float = page.evaluate(COUNT, 500)
        page.get_by_role("button", name=say("table-forward")).click()
        moving: float = page.evaluate(COUNT, 1500)
        rates.append((moving, still))
        page.get_by_role("slider").fill(str(turned.index(max(turned)) - 1))
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.get_by_role("button", name=say("table-forward")).click()
        page.evaluate(COUNT, 1000)
        works.append(median(work(browser.stop_tracing())))
    print(
        f"frames/s while ravaging: {max(moving for moving, _ in rates):.0f}; work for one: {min(works):.1f} ms"
    )
    assert min(works) <= WORK, works
    # If not even a still page is drawn 60 times a second, the machine is busy: motion must keep up with that.
    assert max(moving / min(still, 60) for moving, still in rates) >= FRAMES / 60, rates
