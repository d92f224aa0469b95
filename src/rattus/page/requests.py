"""Requests of the page, answered in the shapes of the server."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import UNSET, UnsetType

from rattus._version import __version__
from rattus.host.events import Occupant
from rattus.host.people import Caller, Player, PlayerKind, new_id
from rattus.host.problems import STATUS, WORDS, Code, Problem, Reason
from rattus.host.rulebooks import checked_rules
from rattus.host.stepping import reasons
from rattus.kernel.notation import RecordError
from rattus.live.advice import AdviceWish, ToldAdvice, advised
from rattus.live.clock import now_ms
from rattus.live.records import Played, eyes_at, eyes_on, played_at
from rattus.live.sitting import checked, fork_of, refuse_stranger, seated, sit_again, sitting, wanted
from rattus.live.studies import played_in, study_info
from rattus.live.table import LiveTable
from rattus.live.wishes import (
    FinishedPage,
    ForkWish,
    Me,
    MyTables,
    NameWish,
    Reasons,
    SeatedTable,
    SeatLink,
    ShownTable,
    SitWish,
    Sources,
    StandInTime,
    StartWish,
    StepWish,
    StudyRecord,
    StudyWish,
    TableRecord,
    TableWish,
    UndoAnswerWish,
    UndoAskWish,
    UndoWish,
    offer,
)
from rattus.page.boxes import Box, box_of, take_in
from rattus.page.home import Home
from rattus.table.details import details
from rattus.table.library import EDITIONS, find_edition
from rattus.table.sources import expansions, sources

log = logging.getLogger(__name__)

NEEDS_SERVER = "needs_server"
"""The code of what there is at home not; a server may have it."""
JSON, TEXT = "application/json", "text/plain"
ON_A_PAGE = 50
MOST_ON_A_PAGE = 100
MOST_FRAMES = 1000
"""Frames of one answer; clients continue from the last one."""
OPTIONS = ("rulebook", "cards", "start", "turn_limit", "buildings")
T = TypeVar("T")

_encode = msgspec.json.Encoder().encode


class ProblemBody(msgspec.Struct, frozen=True):
    """Why a request is refused, as the server says it."""

    code: str
    message: str
    line: int | UnsetType = UNSET
    reason: Reason | UnsetType = UNSET


class SignedIn(msgspec.Struct, frozen=True):
    """The player of this home; no token is needed."""

    id: str
    name: str
    kind: PlayerKind
    token: str = ""


class Health(msgspec.Struct, frozen=True):
    """All is well."""

    status: str
    version: str


@dataclass(frozen=True)
class Answer:
    """What the page is told: a status, what kind of text it is, and the text."""

    status: int
    type: str
    body: str | None


@dataclass(frozen=True)
class Request:
    """A request: its caller, what stands in the path and in its query, and the text that was sent."""

    home: Home
    caller: Caller
    path: tuple[str, ...]
    query: dict[str, list[str]]
    body: str | None

    @property
    def me(self) -> Player:
        """The player, or a refusal."""
        return self.caller.must_be_known()

    async def table(self) -> LiveTable:
        """The table in the path."""
        return await self.home.tables.latest(self.path[0])

    def wish(self, kind: type[T]) -> T:
        """What was sent."""
        try:
            return msgspec.json.decode(self.body or "{}", type=kind)
        except msgspec.DecodeError as error:
            raise Problem(Code.BAD_REQUEST, str(error)) from None
        except RecursionError:
            raise Problem(Code.BAD_REQUEST, "nested too deeply") from None

    def one(self, name: str) -> str | None:
        """A value of the query."""
        values = self.query.get(name)
        return values[0] if values else None

    def number(self, name: str, least: int, most: int) -> int | None:
        """A number of the query, or a refusal."""
        text = self.one(name)
        if text is None:
            return None
        return _number(text, name, least, most)


Handler = Callable[[Request], Awaitable[object]]


@dataclass(frozen=True)
class Route:
    """What answers a method and a path, in which a star is one part."""

    method: str
    path: str
    handler: Handler
    status: int
    pattern: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        parts = self.path.split("*")
        object.__setattr__(self, "pattern", re.compile("([^/]+)".join(map(re.escape, parts))))


ROUTES: list[Route] = []


def route(method: str, path: str, status: int = 200) -> Callable[[Handler], Handler]:
    """Marks what answers a request."""

    def mark(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, status))
        return handler

    return mark


async def answer(home: Home, method: str, address: str, body: str | None, token: str | None) -> Answer:
    """Answer a request of the page."""
    try:
        return await _answered(home, method, address, body, token)
    except RecordError as error:
        return _refusal(STATUS[Code.BAD_RECORD], Code.BAD_RECORD, str(error), error.line)
    except Problem as problem:
        return _refusal(problem.status, problem.code, problem.message, reason=problem.reason)
    except Exception:
        log.exception("a request failed")
        return _refusal(500, Code.INTERNAL, WORDS[Code.INTERNAL])


async def _answered(home: Home, method: str, address: str, body: str | None, token: str | None) -> Answer:
    parts = urlsplit(address)
    known = False
    for each in ROUTES:
        found = each.pattern.fullmatch(parts.path)
        known = known or found is not None
        if found is None or each.method != method:
            continue
        path = tuple(unquote(part) for part in found.groups())
        request = Request(home, home.caller(token), path, parse_qs(parts.query), body)
        said = await each.handler(request)
        if isinstance(said, str):
            return Answer(each.status, TEXT, said)
        return (
            Answer(204, JSON, None)
            if each.status == 204
            else Answer(each.status, JSON, _encode(said).decode())
        )
    if known:
        raise Problem(Code.METHOD)
    return _refusal(404, NEEDS_SERVER, "this needs a server; a page alone does not have it")


def _refusal(
    status: int, code: str, message: str, line: int | UnsetType = UNSET, reason: Reason | None = None
) -> Answer:
    return Answer(status, JSON, _encode(ProblemBody(str(code), message, line, reason or UNSET)).decode())


def _number(text: str, name: str, least: int, most: int) -> int:
    if not re.fullmatch(r"\d{1,10}", text) or not least <= int(text) <= most:
        raise Problem(Code.BAD_REQUEST, f"{name} is a number from {least} to {most}")
    return int(text)


# The player.


def _me(request: Request) -> Me:
    me = request.me
    return Me(me.id, me.name, me.kind, False)


@route("GET", "/api/session")
async def session(request: Request) -> Me | None:
    """The player, if there is one."""
    return _me(request) if request.caller.known else None


@route("GET", "/api/me")
async def who(request: Request) -> Me:
    """The player, or a refusal."""
    return _me(request)


@route("POST", "/api/guests", 201)
async def become(request: Request) -> SignedIn:
    """Give the player a name."""
    me = await request.home.call(request.wish(NameWish).name)
    return SignedIn(me.id, me.name, me.kind)


@route("PATCH", "/api/me")
async def rename(request: Request) -> Me:
    """Change the name, also at all tables."""
    request.caller.must_be_known()
    me = await request.home.call(request.wish(NameWish).name)
    return Me(me.id, me.name, me.kind, False)


# What can be played.


@route("GET", "/api/games")
async def games(request: Request) -> object:
    """Games and bots for new tables."""
    return offer()


@route("GET", "/api/games/*")
async def game(request: Request) -> object:
    """What a game consists of with these options."""
    (name,) = request.path
    if name not in EDITIONS:
        raise Problem(Code.NOT_FOUND, f"there is no game {name!r}; there are {', '.join(EDITIONS)}")
    given = {option: value for option in OPTIONS if (value := request.one(option)) is not None}
    seats = request.number("seats", 2, 6) or find_edition(name).seat_counts[-1]
    return details(checked_rules(name, seats, given))


@route("GET", "/api/sources")
async def all_sources(request: Request) -> Sources:
    """Where everything in the games comes from."""
    return Sources([sources(find_edition(name)) for name in EDITIONS], list(expansions()))


@route("GET", "/api/health/live")
async def health(request: Request) -> Health:
    """The worker answers."""
    return Health("ok", __version__)


# Lists.


@route("GET", "/api/me/tables")
async def my_tables(request: Request) -> MyTables:
    """My tables, those where somebody here is asked first."""
    request.caller.must_be_known()
    rows = [row for row in request.home.tables.rows.values() if row.here]
    rows.sort(key=lambda row: (row.rank, -row.listed.changed_at, row.listed.id))
    shown, mark = _page(request, [(row.listed.id, row) for row in rows])
    return MyTables([row.as_mine() for row in shown], mark)


@route("GET", "/api/me/links")
async def links(request: Request) -> list[SeatLink]:
    """Seats are not linked to other devices."""
    return []


@route("GET", "/api/me/studies")
async def my_studies(request: Request) -> object:
    """My studies, the latest first."""
    studies = sorted(request.home.studies.values(), key=lambda study: (-study.created_at, study.id))
    return [study_info(study) for study in studies]


@route("GET", "/api/records")
async def finished(request: Request) -> FinishedPage:
    """Finished games, the latest first."""
    wanted = request.one("game")
    rows = [
        row for row in request.home.tables.rows.values() if row.result and wanted in (None, row.listed.game)
    ]
    rows.sort(key=lambda row: (-row.listed.changed_at, row.listed.id))
    shown, mark = _page(request, [(row.listed.id, row) for row in rows])
    return FinishedPage([row.as_finished() for row in shown], mark)


def _page(request: Request, items: list[tuple[str, T]]) -> tuple[list[T], str | None]:
    """A page of a list, and the mark of the next one: after which item it begins."""
    limit = request.number("limit", 1, MOST_ON_A_PAGE) or ON_A_PAGE
    ids = [each for each, _ in items]
    after = request.one("after")
    first = ids.index(after) + 1 if after in ids else 0
    shown = items[first : first + limit]
    return [item for _, item in shown], shown[-1][0] if first + limit < len(items) else None


# Tables.


@route("POST", "/api/tables", 201)
async def create(request: Request) -> SeatedTable:
    """Make a table. It starts by itself when every seat is taken."""
    me, wish, home = request.me, request.wish(TableWish), request.home
    wish = checked(wish, me)
    if any(seat.who == "open" for seat in wish.seats):
        raise Problem(Code.BAD_TABLE, "at home nobody else can come; a table with friends needs a server")
    table = new_id()
    own, token = sitting(home.tokens, table, me)

    async def guest(name: str) -> Occupant:
        return home.beside(table, name)

    live = await home.tables.create(table, await wanted(wish, me, own, guest))
    return seated(home.tokens, live, live.state.seat_of_player(me.id), token)


@route("POST", "/api/tables/*/advice")
async def advise(request: Request) -> ToldAdvice:
    """What a master would play in your place now, by what your seat knows."""
    view = advised(await request.table(), request.caller, request.wish(AdviceWish).v)
    return await request.home.minds.advise(view)


@route("GET", "/api/tables/*")
async def show(request: Request) -> ShownTable:
    """A table as your seat sees it, or the public."""
    live = await request.table()
    looker = live.looker(request.caller)
    frame = live.fresh(live.viewer(request.caller, request.one("as")))
    return ShownTable(live.info, looker.viewer, live.owned_by(request.caller), frame, now_ms())


@route("DELETE", "/api/tables/*", 204)
async def remove(request: Request) -> None:
    """Forget a table for good."""
    request.caller.must_be_known()
    await request.table()
    await request.home.tables.remove(request.path[0])


@route("GET", "/api/tables/*/details")
async def table_details(request: Request) -> object:
    """What the game of a table consists of."""
    return details((await request.table()).rules)


@route("POST", "/api/tables/*/rematch", 201)
async def rematch(request: Request) -> SeatedTable:
    """Play again, with all who played at this screen."""
    home, old, me = request.home, await request.table(), request.me
    own = old.state.seats_at_screen(me.id)
    if not own:
        raise Problem(Code.NOT_YOUR_SEAT)
    live = await home.tables.rematch(old, old.state.seat_of_player(me.id) or own[0], me.id)
    for each in own:
        await sit_again(home.tokens, live, old.state.seats[each])
    seat = live.state.seat_of_player(me.id)
    return seated(home.tokens, live, seat, home.tokens.token(live.id, me.id) if seat else None)


@route("GET", "/api/tables/*/frames")
async def frames(request: Request) -> object:
    """All frames after one; without `since` a single fresh one."""
    live, since = await request.table(), request.number("since", 0, 2**31 - 1)
    viewer = live.viewer(request.caller, request.one("as"))
    if since is None or since > live.state.v:
        return [live.fresh(viewer)]
    return list(islice(live.history.frames(since, viewer), MOST_FRAMES))


@route("GET", "/api/tables/*/why")
async def why(request: Request) -> Reasons:
    """Why your seat can do nothing now with the thing it points at."""
    live, thing = await request.table(), request.one("thing")
    seat = live.authority(request.caller)
    if not thing:
        raise Problem(Code.BAD_REQUEST, "say which thing")
    if live.game is None:
        raise Problem(Code.NOT_RUNNING, "there is nothing to do before the game begins")
    begun = request.query.get("begun", [])
    return Reasons([Reason.of(error) for error in reasons(live.game, seat, thing, begun)])


@route("GET", "/api/tables/*/chat")
async def chat(request: Request) -> list[str]:
    """Nothing is said at home."""
    return []


# Playing.


@route("POST", "/api/tables/*/steps")
async def step(request: Request) -> object:
    """Play a step."""
    live, wish = await request.table(), request.wish(StepWish)
    return await live.step(request.caller, wish.step, wish.v, wish.request)


@route("POST", "/api/tables/*/undo")
async def undo(request: Request) -> object:
    """Take back your last step, if nobody has learned anything by it."""
    live, wish = await request.table(), request.wish(UndoWish)
    return await live.undo(request.caller, wish.v, wish.request)


@route("POST", "/api/tables/*/undo/ask")
async def ask_undo(request: Request) -> object:
    """Ask to go back even if somebody has learned something since."""
    live, wish = await request.table(), request.wish(UndoAskWish)
    return await live.ask_undo(request.caller, wish.v, wish.to, wish.request)


@route("POST", "/api/tables/*/undo/answer")
async def answer_undo(request: Request) -> object:
    """Agree to go back, or not."""
    live, wish = await request.table(), request.wish(UndoAnswerWish)
    return await live.answer_undo(request.caller, wish.v, wish.agree, wish.request)


# Seats.


@route("POST", "/api/tables/*/seats", 201)
async def sit(request: Request) -> SeatedTable:
    """Sit down."""
    live, wish, home = await request.table(), request.wish(SitWish), request.home
    occupant, token = sitting(home.tokens, live.id, request.me)
    return seated(home.tokens, live, await live.sit(wish.seat, occupant), token)


@route("GET", "/api/tables/*/seats/mine")
async def my_seat(request: Request) -> SeatedTable:
    """Your seat and its token once more."""
    live, home = await request.table(), request.home
    seat = live.authority(request.caller)
    occupant = live.state.seats[seat]
    assert occupant is not None, "whoever has authority over a seat has it"
    return seated(home.tokens, live, seat, home.tokens.again(live.id, occupant))


@route("DELETE", "/api/tables/*/seats/mine")
async def leave(request: Request) -> object:
    """Leave; the table waits for you."""
    live = await request.table()
    await live.leave(request.caller)
    return live.info


@route("POST", "/api/tables/*/seats/mine/back")
async def come_back(request: Request) -> object:
    """Take your seat back from the stand-in."""
    live = await request.table()
    await live.come_back(request.caller)
    return live.info


@route("POST", "/api/tables/*/seats/mine/concede")
async def concede(request: Request) -> object:
    """Give up for good."""
    live = await request.table()
    await live.concede(request.caller)
    return live.info


@route("POST", "/api/tables/*/seats/*/stand-in")
async def stand_in(request: Request) -> object:
    """Ask for a stand-in."""
    live = await request.table()
    await live.ask_stand_in(request.caller, request.path[1])
    return live.info


@route("GET", "/api/tables/*/seats/*/stand-in")
async def stand_in_from(request: Request) -> StandInTime:
    """From when on one can ask for a stand-in."""
    return StandInTime(await (await request.table()).stand_in_from(request.caller, request.path[1]))


@route("POST", "/api/tables/*/start")
async def start(request: Request) -> object:
    """Start now, with bots in the free seats."""
    live, wish = await request.table(), request.wish(StartWish)
    if not live.owned_by(request.caller):
        raise Problem(Code.NOT_OWNER)
    await live.fill(Occupant(wish.bot, bot=wish.bot))
    return live.info


# What was played.


@route("GET", "/api/tables/*/record")
async def record(request: Request) -> str:
    """The record as text."""
    live = await request.table()
    return played_at(live).text(eyes_at(live, request.caller, request.one("as")))


@route("GET", "/api/tables/*/record.json")
async def record_data(request: Request) -> TableRecord:
    """The record as data: every position."""
    live, viewer = await request.table(), request.one("as")
    eyes, played = eyes_at(live, request.caller, viewer), played_at(live)
    now = live.fresh(None)
    text, positions, told = played.written(eyes)
    version = played.rules.header.version
    return TableRecord(live.info, viewer, version, now.result, now.winners, text, positions, told)


@route("GET", "/api/tables/*/positions/*")
async def position(request: Request) -> object:
    """One position, and what happened through the step before it."""
    live = await request.table()
    n = _number(request.path[1], "a position", 0, 2**31 - 1)
    return played_at(live).position(n, eyes_at(live, request.caller, request.one("as")))


@route("POST", "/api/tables/*/fork", 201)
async def fork_table(request: Request) -> SeatedTable:
    """Play on from a moment of a finished game."""
    live = await request.table()
    eyes_at(live, request.caller, None)  # only when all of it may be known
    return await _fork(request, played_at(live))


@route("POST", "/api/studies", 201)
async def study(request: Request) -> object:
    """Import a record."""
    request.caller.must_be_known()
    return study_info(await request.home.study(request.wish(StudyWish).record))


@route("GET", "/api/studies/*")
async def show_study(request: Request) -> object:
    """A study."""
    return study_info(request.home.studied(request.path[0]))


@route("DELETE", "/api/studies/*", 204)
async def throw_away(request: Request) -> None:
    """Delete a study."""
    await request.home.throw_away(request.path[0])


@route("GET", "/api/studies/*/details")
async def study_details(request: Request) -> object:
    """What the game of a study consists of."""
    return details(_studied(request).rules)


@route("GET", "/api/studies/*/record")
async def study_record(request: Request) -> str:
    """The record as text."""
    played = _studied(request)
    return played.text(eyes_on(played, request.one("as")))


@route("GET", "/api/studies/*/record.json")
async def study_data(request: Request) -> StudyRecord:
    """The record as data: every position."""
    played, viewer = _studied(request), request.one("as")
    text, positions, told = played.written(eyes_on(played, viewer))
    info = study_info(request.home.studied(request.path[0]))
    return StudyRecord(info, viewer, played.rules.header.version, text, positions, told)


@route("GET", "/api/studies/*/positions/*")
async def study_position(request: Request) -> object:
    """One position, and what happened through the step before it."""
    played = _studied(request)
    n = _number(request.path[1], "a position", 0, 2**31 - 1)
    return played.position(n, eyes_on(played, request.one("as")))


@route("POST", "/api/studies/*/fork", 201)
async def fork_study(request: Request) -> SeatedTable:
    """Play on from a moment of a study."""
    return await _fork(request, _studied(request))


def _studied(request: Request) -> Played:
    return played_in(request.home.studied(request.path[0]))


async def _fork(request: Request, played: Played) -> SeatedTable:
    me, wish, home, header = request.me, request.wish(ForkWish), request.home, played.rules.header
    refuse_stranger(header, wish)
    if wish.bot is None:
        raise Problem(Code.BAD_TABLE, "at home nobody else can come; a table with friends needs a server")
    table = new_id()
    own, token = sitting(home.tokens, table, me)
    plan = fork_of(header, played.decision(wish.n), wish, me, own)
    return seated(home.tokens, await home.tables.create(table, plan), wish.seat, token)


# All of it in a file.


@route("GET", "/api/home/export")
async def export(request: Request) -> Box:
    """Everything that is stored here."""
    return await box_of(request.home)


@route("POST", "/api/home/import")
async def import_box(request: Request) -> object:
    """Take in what was exported, here or elsewhere."""
    return await take_in(request.home, request.body or "")
