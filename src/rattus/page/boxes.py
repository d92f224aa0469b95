"""Everything of a home in one text, to be taken elsewhere; and what is taken in is checked by the rules first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rattus.host.events import (
    Conceded,
    Created,
    Entry,
    Event,
    Invited,
    Named,
    Occupant,
    Relinked,
    Sat,
    Started,
    Stepped,
    StoodIn,
    Undone,
)
from rattus.host.names import clean_name
from rattus.host.people import hashed
from rattus.host.problems import Code, Problem
from rattus.host.rulebooks import rules_of
from rattus.host.state import TableState, fold
from rattus.kernel.fairness import SECRET_BYTES, SecretLuck, keeps_promise
from rattus.live.bots import OFFERED
from rattus.live.seat_tokens import SeatTokens
from rattus.live.studies import MOST_STUDIES, Study, played_in
from rattus.live.table import MOST_EVENTS
from rattus.table.game import Game

if TYPE_CHECKING:
    from rattus.page.home import Home

FORM = 1
MOST_BYTES = 64 * 2**20
ID = 32
"""The most letters of an id."""


class BoxedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table with the secret of its luck and all that happened."""

    id: str
    secret: str
    entries: list[Entry]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is stored in a home, and its player."""

    rattus_tables: int
    name: str | None
    id: str
    tables: list[BoxedTable]
    studies: list[Study]


class TakenIn(msgspec.Struct, frozen=True):
    """How many tables and studies are new here."""

    tables: int
    studies: int


async def box_of(home: Home) -> Box:
    """Everything of a home."""
    tables = []
    for table, row in home.tables.rows.items():
        tables.append(BoxedTable(table, row.secret, await home.tables.entries(table)))
    return Box(FORM, home.dweller.name, home.dweller.id, tables, list(home.studies.values()))


async def take_in(home: Home, text: str) -> TakenIn:
    """Take in what is not here yet: all of it, or nothing with a reason."""
    if len(text) > MOST_BYTES:
        raise Problem(Code.TOO_LARGE, "this file is too large")
    try:
        box = msgspec.json.decode(text, type=Box)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Problem(Code.BAD_RECORD, f"this is no file of tables: {error}") from None
    if box.rattus_tables != FORM:
        raise Problem(Code.BAD_RECORD, f"this file has form {box.rattus_tables}; here form {FORM} is known")
    name = clean_name(box.name) if box.name is not None else None
    tables = {table.id: table for table in box.tables if table.id not in home.tables.rows}
    studies = {study.id: study for study in box.studies if study.id not in home.studies}
    if len(studies) + len(home.studies) > MOST_STUDIES:
        raise Problem(Code.TOO_MANY, f"there is room for {MOST_STUDIES} studies; delete some first")
    for table in tables.values():
        _checked(f"table {table.id!r}", partial(must_be_played, table))
    for study in studies.values():
        _checked(f"study {study.id!r}", partial(must_be_legal, study))
    if home.dweller.name is None and name is not None:
        await home.become(replace(home.dweller, name=name))
    for table in tables.values():
        entries = moved_in(table, box.id, home.dweller.id, home.tokens)
        await home.tables.take_in(table.id, entries, bytes.fromhex(table.secret))
    await home.keep_studies(*(replace(study, player=home.dweller.id) for study in studies.values()))
    return TakenIn(len(tables), len(studies))


def _checked(what: str, check: Callable[[], None]) -> None:
    """Refuse what can't have happened, whatever is wrong with it."""
    try:
        check()
    except Problem as problem:
        raise Problem(Code.BAD_RECORD, f"{what}: {problem.message}") from None
    except Exception as error:
        raise Problem(Code.BAD_RECORD, f"{what} can't have been played so: {error}") from None


def must_be(right: bool, reason: str) -> None:
    """A refusal if something is wrong."""
    if not right:
        raise Problem(Code.BAD_RECORD, reason)


def must_be_id(text: str) -> None:
    """Ids are words."""
    must_be(0 < len(text) <= ID and text.isascii() and text.isalnum(), "its id is no word")


def must_be_played(table: BoxedTable) -> None:
    """A refusal unless all that is told of a table can have happened by the rules, and by its luck."""
    must_be_id(table.id)
    secret = bytes.fromhex(table.secret)
    must_be(len(secret) == SECRET_BYTES, "its secret is too short or too long")
    must_be(0 < len(table.entries) <= 2 * MOST_EVENTS, "nothing happened there, or too much")
    first = table.entries[0].event
    if not isinstance(first, Created):
        raise Problem(Code.BAD_RECORD, "it was never made")
    must_be(keeps_promise(secret, first.commitment), "its secret is not the one that was promised")
    must_be(len(set(first.seats)) >= 2, "it has no seats")
    rules, luck = rules_of(first.header), SecretLuck(secret)
    must_be(rules.header == first.header, "it is told of otherwise than the rules have it")
    game: Game | None = None
    state = TableState(table.id)
    for number, entry in enumerate(table.entries, start=1):
        must_be(entry.v == number, f"event {number} is missing")
        must_be(number == 1 or not isinstance(entry.event, Created), "it was made twice")
        must_be(
            not state.status.ended or not isinstance(entry.event, Stepped | Undone | Started), "it was over"
        )
        match entry.event:
            case Started(chance, asked):
                must_be(game is None and state.full, "it can't have begun so")
                game = Game(rules, luck=luck)
                must_be((game.numbers, game.to_act) == (chance, asked), "it began by another luck")
            case Stepped(seat, step, chance, asked):
                if game is None or game.to_act != seat or step not in game.answers.numbers:
                    raise Problem(Code.BAD_RECORD, f"event {number} is no legal step")
                _, *outcomes = (moment.number for moment in game.advance(step))
                must_be((tuple(outcomes), game.to_act) == (chance, asked), f"event {number} had another luck")
            case Undone(_, left, asked):
                must_be(
                    game is not None and 0 <= left <= len(game.numbers), f"event {number} takes too much back"
                )
                assert game is not None
                game.rewind(left)
                must_be(game.to_act == asked, f"event {number} asks somebody else")
            case _:
                _must_fit(state, entry.event, number)
        state = state.after(entry)
    must_be(fold(table.id, table.entries).started == (game is not None), "it has not begun")


def _must_fit(state: TableState, event: Event, number: int) -> None:
    """What happens to a seat happens to one of the table's, and to somebody there; bots are ours, names are names."""
    seat = getattr(event, "seat", None)
    if seat is not None and seat not in state.seats:
        raise Problem(Code.BAD_RECORD, f"event {number} is about a seat that is not there")
    match event:
        case Created():
            for occupant in event.seats.values():
                _must_be_somebody(occupant, number)
            for kept in event.invited.values():
                must_be(clean_name(kept.name) == kept.name, f"event {number} has no name")
            must_be(event.stand_in in OFFERED, f"event {number} has no bot of ours")
        case Sat():
            _must_be_somebody(event.occupant, number)
        case StoodIn() | Conceded():
            must_be(event.bot in OFFERED, f"event {number} has no bot of ours")
        case Named():
            must_be(state.seats[event.seat] is not None, f"event {number} is about nobody")
            must_be(clean_name(event.name) == event.name, f"event {number} has no name")
        case Relinked():
            must_be(state.seats[event.seat] is not None, f"event {number} is about nobody")
        case _:
            pass


def _must_be_somebody(occupant: Occupant | None, number: int) -> None:
    if occupant is not None:
        must_be(clean_name(occupant.name) == occupant.name, f"event {number} has no name")
        must_be(occupant.bot is None or occupant.bot in OFFERED, f"event {number} has no bot of ours")


def must_be_legal(study: Study) -> None:
    """A refusal unless the steps of a study can have been played."""
    must_be_id(study.id)
    played = played_in(study)
    must_be(played.rules.header == study.header, "it is told of otherwise than the rules have it")
    game = Game(played.rules, chance="ask")
    for number, step in enumerate(study.steps, start=1):
        must_be(game.to_act is not None and step in game.legal.numbers, f"step {number} is not legal")
        game.play(step)
    must_be(game.over == study.over, "it ends otherwise")


def moved_in(table: BoxedTable, before: str, now: str, tokens: SeatTokens) -> list[Entry]:
    """The events of a table with the player of this home instead of that of the other, and seats by our tokens."""

    def who(occupant: Occupant | None) -> Occupant | None:
        if occupant is None or occupant.player is None:
            return occupant
        player = now if occupant.player == before else occupant.player
        owner = now if occupant.owner == before else occupant.owner
        token = hashed(tokens.token(table.id, player, occupant.renewed))
        return replace(occupant, player=player, owner=owner, token=token)

    def moved(event: Event, state: TableState) -> Event:
        match event:
            case Created():
                kept = {
                    seat: Invited(each.name, now if each.player == before else each.player)
                    for seat, each in event.invited.items()
                }
                creator = now if event.creator == before else event.creator
                seats = {seat: who(each) for seat, each in event.seats.items()}
                return replace(event, seats=seats, invited=kept, creator=creator)
            case Sat(_, occupant):
                taken = who(occupant)
                assert taken is not None
                return replace(event, occupant=taken)
            case Named():
                return replace(event, player=now if event.player == before else event.player)
            case Relinked(seat, _, renewed):
                sitter = state.seats[seat]
                assert sitter is not None, "it was checked"
                return replace(event, token=hashed(tokens.token(table.id, sitter.player or "", renewed)))
            case _:
                return event

    entries, state = list[Entry](), TableState(table.id)
    for entry in table.entries:
        entries.append(replace(entry, event=moved(entry.event, state)))
        state = state.after(entries[-1])
    return entries
