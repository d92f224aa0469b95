"""The page without a server, from a plain file server under a folder: first visit, no net, tabs, files, languages."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, Request, expect

import rattus
from rattus.server.http.headers import POLICY
from tests.browser.axe import violations
from tests.browser.hands import (
    END,
    WAYS,
    Keys,
    assert_known_what_to_do,
    assert_nothing_scrolls,
    hand_of,
    play_out,
)
from tests.browser.webspace import WebSpace, web_space
from tests.browser.words import foreign, say
from tools import site
from tools.visitor import Visitor

PATIENCE = 90_000
"""Milliseconds until Python must be there; the machine may be busy."""
READABLE = 1000
"""Milliseconds until the first page can be read and used."""
FIRST, LATER = 7.0, 5.0
"""Seconds from the first visit, and from a later one, to the first decision at a table."""
SCRIPT = 150_000
"""Bytes of script, compressed, before Python."""
ALL = 9_000_000
"""Bytes of the whole folder, compressed."""
TRIES = 3
"""The best of this many counts: others use this machine, too."""

Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    """A web space for all tests of the module."""
    site.make()
    with web_space(tmp_path_factory.mktemp("space")) as running:
        yield running


@pytest.fixture
def own_space(tmp_path: Path) -> Iterator[WebSpace]:
    """A web space with a copy of the site, for a test that stops it or changes files."""
    site.make()
    copy = tmp_path / "site"
    shutil.copytree(site.SITE, copy)
    (tmp_path / "root").mkdir()
    with web_space(tmp_path / "root", copy) as running:
        yield running


@pytest.fixture
def come(browser: Browser) -> Iterator[Come]:
    """Opens a visitor's browser at every call, which must not complain nor ask any other host."""
    visitors: list[Visitor] = []
    asked: list[str] = []

    def coming(space: WebSpace, **wishes: object) -> Visitor:
        visitor = Visitor(browser, space.url, **wishes)  # type: ignore[arg-type]
        visitor.context.set_default_timeout(PATIENCE)
        visitor.context.on("request", lambda request: asked.append(request.url))
        visitors.append(visitor)
        return visitor

    yield coming
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    hosts = {visitor.url.rpartition("/rattus/")[0] for visitor in visitors}
    for visitor in visitors:
        visitor.leave()
    assert not complaints
    assert {
        url for url in asked if not re.match("|".join([*map(re.escape, hosts), "blob:", "data:"]), url)
    } == set()


def choose(visitor: Visitor, game: str, seats: int, level: str = "novice") -> None:
    """What *Play now* plays."""
    choice = json.dumps({"game": game, "seats": seats, "people": 1, "level": level})
    visitor.context.add_init_script(f"localStorage.setItem('rattus.quick', '{choice}')")


def start(visitor: Visitor, language: str = "en") -> Page:
    """From the first page to a table where something can be done."""
    page = visitor.go("")
    page.get_by_role("button", name=say("play-now", language), exact=True).click()
    page.wait_for_url("**/#/table/*")
    page.locator(".lit, .words button").first.wait_for(timeout=PATIENCE)
    return page


def unplugged(page: Page) -> None:
    """Wait until every file is kept: from then on the net is not needed."""
    page.wait_for_function(
        "() => navigator.serviceWorker.controller?.state === 'activated'", timeout=PATIENCE
    )


def place(page: Page) -> int:
    """How far the table is, as it is shown."""
    return int(page.locator("[data-v]").first.get_attribute("data-v") or 0)


def end_game(page: Page) -> None:
    """Give a game against bots up; the end screen is there."""
    page.get_by_role("button", name=say("table-menu")).first.click()
    page.get_by_role("button", name=say("table-end-game")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("table-end-game")).click()
    page.locator(END).wait_for()


# The first visit.


def test_the_first_page_is_readable_and_usable_before_python_comes(space: WebSpace, come: Come) -> None:
    times = []
    for _ in range(TRIES):
        visitor = come(space)
        visitor.forgive("python/")
        visitor.context.route("**/python/**", lambda route: None)  # it never comes
        page = visitor.page
        page.goto("", wait_until="commit")
        page.get_by_role("button", name=say("play-now"), exact=True).click(trial=True)
        times.append(page.evaluate("performance.now()"))
    print(f"readable and usable after {min(times):.0f} ms")
    assert min(times) <= READABLE
    expect(page.get_by_role("progressbar", name=say("home-coming-bar"))).to_be_visible()
    page.locator("button[lang=de]").click()
    expect(page.get_by_role("button", name=say("play-now", "de"), exact=True)).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=re.compile(say("way-rules", "de"))).click()
    expect(page.get_by_role("heading", level=1, name=say("rules", "de"))).to_be_visible()


def test_what_comes_before_python_is_small(space: WebSpace, come: Come) -> None:
    visitor = come(space)
    scripts: set[str] = set()

    def note(request: Request) -> None:
        if request.resource_type == "script" and "/python/" not in request.url:
            scripts.add(request.url)

    visitor.page.on("request", note)
    visitor.context.route("**/python/**", lambda route: None)
    visitor.forgive("python/")
    visitor.go("")
    visitor.page.get_by_role("progressbar").wait_for()
    visitor.page.wait_for_timeout(1000)
    files = {site.SITE / url.removeprefix(space.url) for url in scripts}
    size = sum(site.packed_file(path) for path in files)
    print(f"script before Python: {size / 1000:.1f} kB in {len(files)} files")
    assert files
    assert size <= SCRIPT


def test_the_whole_folder_is_small(space: WebSpace) -> None:
    size = site.packed(site.SITE)
    print(f"site/: {size / 1e6:.2f} MB gzipped")
    assert size <= ALL


def test_a_table_is_opened_with_progress_in_words_and_per_cent(space: WebSpace, come: Come) -> None:
    visitor = come(space)
    page = visitor.go("")
    page.get_by_role("button", name=say("play-now"), exact=True).click()
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible()
    seen = {0}
    while (done := page.evaluate("() => document.querySelector('progress')?.value")) is not None:
        seen.add(int(done))
        page.wait_for_timeout(50)
    assert len(seen) > 3, "it goes on step by step"
    assert seen <= {*range(101)}
    page.locator(".lit").first.wait_for(timeout=PATIENCE)


@pytest.mark.prove
def test_the_first_move_comes_soon(space: WebSpace, come: Come) -> None:
    first: list[float] = []
    later: list[float] = []
    for _ in range(TRIES):
        visitor = come(space)
        choose(visitor, "rattus", 4, "fair")
        for times in (first, later):
            since = monotonic()
            page = start(visitor)
            times.append(monotonic() - since)
            unplugged(page)
    print(f"first visit to first move {min(first):.1f} s, later {min(later):.1f} s")
    assert min(first) <= FIRST
    assert min(later) <= LATER


# Without a net.


def whole_game(space: WebSpace, come: Come, way: str, language: str, game: str, seats: int = 2) -> None:
    """The net is switched off after the first visit; then a game is played to its end."""
    how = WAYS[way]
    visitor = come(space, size=how.size, touch=how.touch, language=language)
    choose(visitor, game, seats)
    page = visitor.go("")
    unplugged(page)
    space.stop()
    visitor.forgive("sw.js")  # whether there is a newer version is asked in vain
    page.reload()
    button = page.get_by_role("button", name=say("play-now", language), exact=True)
    if way == "keys":
        button.focus()
        page.keyboard.press("Enter")
    elif how.touch:
        button.tap()
    else:
        button.click()
    page.wait_for_url("**/#/table/*", timeout=PATIENCE)
    page.locator(".lit, .words button").first.wait_for(timeout=PATIENCE)
    hand = hand_of(how, visitor, seats, language)
    strangers: set[str] = set()

    def watch(shown: Page) -> None:
        assert_known_what_to_do(shown)
        assert_nothing_scrolls(shown)
        if language != "en" and hand.moves % 10 == 0:
            strangers.update(foreign(shown, language))
        if hand.moves == 5:
            before = place(shown)
            shown.reload()
            shown.locator("[data-v]").first.wait_for(timeout=PATIENCE)
            assert place(shown) >= before, "what was shown is kept"
            shown.locator(".lit, .words button").first.wait_for(timeout=PATIENCE)
            hand.moves += 1

    play_out(hand, watch)
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=1)).to_be_visible()
    expect(end.get_by_role("button", name=say("table-rematch", language))).to_be_visible()
    expect(end.get_by_role("heading", name=say("table-curve", language))).to_be_visible()
    assert not strangers | foreign(page, language)
    end.get_by_role("link", name=say("table-replay", language)).first.click()
    page.wait_for_url("**/#/replay/table/*")
    expect(page.get_by_role("slider")).to_be_visible()


SHORT = ("mouse", "en", "rattus")


@pytest.mark.parametrize(
    ("way", "language", "game"),
    [
        pytest.param(way, language, game, marks=() if (way, language, game) == SHORT else pytest.mark.prove)
        for way, language, game in (
            *(
                ("mouse", language, game)
                for language in ("en", "de", "fr")
                for game in ("rattus", "bigbox", "cartus")
            ),
            ("upright", "de", "rattus"),
            ("upright", "de", "cartus"),
            ("keys", "en", "rattus"),
        )
    ],
)
def test_a_whole_game_without_a_net(
    own_space: WebSpace, come: Come, way: str, language: str, game: str
) -> None:
    whole_game(own_space, come, way, language, game)


def test_the_keyboard_is_enough_to_begin(space: WebSpace, come: Come) -> None:
    visitor = come(space)
    choose(visitor, "cartus", 2)
    page = visitor.go("")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == say("play-now"):
            break
    page.keyboard.press("Enter")
    page.locator("[data-v]").first.wait_for(timeout=PATIENCE)
    hand = Keys(visitor, 1)
    before = place(page)
    while place(page) == before:
        assert hand.move()


# Tabs.


def test_a_second_tab_follows_and_takes_over_when_the_first_is_closed(space: WebSpace, come: Come) -> None:
    visitor = come(space)
    choose(visitor, "rattus", 2)
    first = start(visitor)
    address = first.url
    second = visitor.new_page()
    second.goto(address)
    second.locator(".lit").first.wait_for(timeout=PATIENCE)
    assert place(second) == place(first)
    hand = hand_of(WAYS["mouse"], visitor, 1, "en")
    before = place(first)
    while place(first) == before:
        assert hand.move()
    first.locator(".lit, .words button").first.wait_for()
    expect(second.locator("[data-v]").first).to_have_attribute("data-v", str(place(first)))
    shown = place(first)
    first.close()
    visitor.page = second
    hand = hand_of(WAYS["mouse"], visitor, 1, "en")
    second.get_by_text(say("table-cut")).wait_for(state="detached", timeout=PATIENCE)
    assert place(second) >= shown
    while place(second) <= shown:
        assert hand.move()


def test_a_new_version_is_announced_but_not_at_a_table(own_space: WebSpace, come: Come) -> None:
    visitor = come(own_space)
    page = start(visitor)
    unplugged(page)
    worker = own_space.root / "rattus/sw.js"
    page_file = own_space.root / "rattus/index.html"
    old = re.search(r'"index\.html", "revision": "(\w+)"', worker.read_text("utf-8"))
    assert old is not None
    page_file.write_text(
        page_file.read_text("utf-8").replace("<title>Rattus</title>", "<title>Newer</title>"), "utf-8"
    )
    worker.write_text(worker.read_text("utf-8").replace(old[1], "0123456789abcdef"), "utf-8")
    page.reload()
    page.locator(".lit").first.wait_for(timeout=PATIENCE)
    waiting = "() => navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
    page.wait_for_function(waiting, timeout=PATIENCE)
    notice = page.get_by_text(say("home-newer"))
    expect(notice).to_be_hidden()
    other = visitor.new_page()
    other.goto("")
    take = other.get_by_role("button", name=say("home-newer-take"))
    take.click(timeout=PATIENCE)
    expect(other.get_by_text(say("home-newer-playing"))).to_be_visible()
    page.goto("#/")
    other.wait_for_timeout(200)
    with other.expect_navigation(timeout=PATIENCE):
        take.click()
    assert "Newer" in other.evaluate("fetch('index.html').then((answer) => answer.text())")
    other.goto("#/mine")
    expect(other.get_by_role("link", name=say("go-turn"))).to_be_visible(timeout=PATIENCE)


# Files.


def test_tables_go_to_another_browser_in_a_file(space: WebSpace, come: Come, tmp_path: Path) -> None:
    visitor = come(space)
    choose(visitor, "cartus", 3)
    page = start(visitor)
    at = page.url.rpartition("/")[2]
    shown = place(page)
    page.goto("#/home")
    save = page.get_by_role("button", name=say("home-export"))
    expect(save).to_be_enabled()
    with page.expect_download() as caught:
        save.click()
    path = tmp_path / caught.value.suggested_filename
    caught.value.save_as(path)
    assert re.fullmatch(r"rattus-tables-\d{4}-\d\d-\d\d\.json", path.name)

    other = come(space).go("#/home")
    with other.expect_file_chooser() as chooser:
        other.get_by_role("button", name=say("home-open-label")).click()
    chooser.value.set_files(path)
    expect(other.get_by_text(say("home-imported", count=1))).to_be_visible(timeout=PATIENCE)
    other.wait_for_url("**/#/mine")
    other.goto(f"#/table/{at}")
    other.locator(".lit, .words button").first.wait_for(timeout=PATIENCE)
    assert place(other) == shown


DROP = """([name, text]) => {
  const given = new DataTransfer();
  given.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: given, bubbles: true, cancelable: true}));
}"""


def test_a_record_that_is_dropped_on_a_page_is_replayed(space: WebSpace, come: Come) -> None:
    visitor = come(space)
    page = visitor.go("")
    game = rattus.new("rattus", seats=2, seed=1)
    for step in ("settle italia", "settle gallia"):
        game.play(step)
    page.evaluate(DROP, ["game.txt", str(game.record())])
    page.wait_for_url("**/#/replay/study/*", timeout=PATIENCE)
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    page.evaluate(DROP, ["letter.txt", "Dear Anna"])
    expect(page.get_by_text(say("home-not-ours"))).to_be_visible()


def test_a_table_that_is_over_can_be_forgotten(space: WebSpace, come: Come) -> None:
    visitor = come(space)
    choose(visitor, "cartus", 2)
    page = start(visitor)
    end_game(page)
    page.goto("#/mine")
    page.get_by_role("button", name=say("home-forget")).click()
    page.get_by_role("button", name=say("home-forget-sure")).click()
    expect(page.get_by_text(say("mine-empty"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(say("mine-empty"))).to_be_visible(timeout=PATIENCE)


# What may go wrong.

WORKER = """onmessage = ({data}) => {
  if (data.op !== 'begin') return;
  for (const message of MESSAGES) postMessage(message);
};"""


def failing(visitor: Visitor, *messages: dict[str, str]) -> Page:
    """A page whose worker says these things and nothing else."""
    script = WORKER.replace("MESSAGES", json.dumps(messages))
    visitor.context.route(
        re.compile(r"assets/worker-"),
        lambda route: route.fulfill(body=script, content_type="text/javascript"),
    )
    return visitor.go("")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_trouble_is_told_in_words(space: WebSpace, come: Come, language: str) -> None:
    full = {"op": "trouble", "kind": "storage-full", "message": "QuotaExceededError"}
    page = failing(come(space, language=language), {"op": "ready", "storage": "kept"}, full)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(say("home-storage-full", language))
    assert not foreign(page, language)
    alert.get_by_role("link", name=say("home-keep", language)).click()
    page.wait_for_url("**/#/home")
    alert.get_by_role("button", name=say("close", language)).click()
    expect(alert).to_be_hidden()

    page = failing(come(space, language=language), {"op": "ready", "storage": "memory"})
    expect(page.get_by_role("alert")).to_contain_text(say("home-storage-refused", language))


def test_a_worker_that_breaks_offers_to_begin_again(space: WebSpace, come: Come) -> None:
    visitor = come(space)
    page = failing(visitor, {"op": "trouble", "kind": "broken", "message": "out of memory"})
    expect(page.get_by_role("alert")).to_contain_text(say("home-broken"))
    page.get_by_role("button", name=say("play-now"), exact=True).click()
    expect(page.get_by_role("status").filter(has_text=say("home-broken"))).to_be_visible()
    visitor.context.unroute_all()
    page.get_by_role("button", name=say("home-reload")).click()
    page.get_by_role("progressbar").wait_for(state="detached", timeout=PATIENCE)
    expect(page.get_by_role("alert")).to_be_hidden()


# What is offered, and what not.


def test_what_needs_others_is_not_offered_but_a_way_to_have_it_is(space: WebSpace, come: Come) -> None:
    visitor = come(space)
    page = visitor.go("")
    for gone in ("nav-tables", "nav-watch", "nav-leaderboard", "nav-sign-in", "way-invite"):
        expect(page.get_by_role("link", name=say(gone))).to_have_count(0)
    for gone in ("tables", "watch", "leaderboard", "sign-in", "account"):
        page.goto(f"#/{gone}")
        expect(page.get_by_role("heading", level=1, name=say("missing"))).to_be_visible()
    page.goto("#/new")
    seats = page.get_by_role("combobox", name=re.compile("seat"))
    assert say("sitter-open") not in seats.first.inner_text()
    assert say("sitter-here") in seats.first.inner_text()
    page.goto("#/")
    page.get_by_role("link", name=say("home-friends-how")).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.url.endswith("/rattus/docs/deploy.html")


def test_pages_without_a_server_allow_what_a_server_allows_and_webassembly(space: WebSpace) -> None:
    allowed = re.search(
        r'http-equiv="Content-Security-Policy" content="([^"]+)"',
        (site.SITE / "index.html").read_text("utf-8"),
    )
    assert allowed is not None
    ours = dict(rule.split(" ", 1) for rule in allowed[1].split("; "))
    servers = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    del servers["frame-ancestors"]  # browsers take it from a header only
    assert ours == servers | {"script-src": "'self' 'wasm-unsafe-eval'", "worker-src": "'self'"}


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.prove)])
def test_axe_finds_nothing(space: WebSpace, come: Come, language: str) -> None:
    for dark, size in ((False, (1366, 768)), (True, (360, 740))):
        visitor = come(space, dark=dark, size=size, language=language)
        page = visitor.go("")
        assert not violations(page), "while Python is fetched"
        page.get_by_role("progressbar").wait_for(state="detached", timeout=PATIENCE)
        for address in ("#/", "#/home", "#/new", "#/mine", "#/replay", "docs/index.html", "docs/server.html"):
            page.goto(address)
            page.locator("main").first.wait_for()
            page.wait_for_timeout(200)
            assert not violations(page), address


def test_the_documents_are_searched(space: WebSpace, come: Come) -> None:
    page = come(space).go("docs/index.html")
    page.get_by_role("searchbox").fill("caddy https")
    found = page.locator("#found").get_by_role("link")
    found.first.click()
    page.wait_for_url("**/docs/*.html#*")
    page.get_by_role("searchbox").fill("no such words anywhere")
    expect(page.locator("#found")).to_contain_text("Nothing")


def test_readmes_game_is_played_at_a_python_prompt(space: WebSpace, come: Come) -> None:
    page = come(space).go("docs/python.html")
    assert not violations(page)
    page.get_by_role("button", name="Run").click()
    log = page.get_by_role("log")
    expect(log).to_contain_text('[Game "rattus"]', timeout=PATIENCE)
    expect(log).to_contain_text("'2+MAPB*'")
    expect(log).to_contain_text("'enough'")
    page.get_by_role("textbox", name="Lines").fill("game.play('enough').to_act")
    page.keyboard.press("Control+Enter")
    expect(log).to_contain_text(">>> game.play('enough').to_act\n'")


def test_a_game_that_is_over_is_on_the_end_screen_after_a_reload(space: WebSpace, come: Come) -> None:
    visitor = come(space)
    choose(visitor, "rattus", 2)
    page = start(visitor)
    end_game(page)
    with page.expect_download() as caught:
        page.get_by_role("link", name=say("table-record-text")).click()
    assert caught.value.suggested_filename.startswith("rattus-")
    page.reload()
    page.locator(END).wait_for(timeout=PATIENCE)
