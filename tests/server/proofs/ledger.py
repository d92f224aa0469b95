"""A ledger of everything sent to clients, and its comparison with what is stored."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from rattus.host.events import Entry, Started, Stepped, Undone
from rattus.host.rulebooks import rules_of
from rattus.host.state import fold, unfold
from rattus.kernel.fairness import SecretLuck
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive
from rattus.server.storage.database import open_engine
from rattus.table.fair import unfair_moment
from rattus.table.game import Game
from tests.server.house import Message

What = Literal["step", "undo"]
FINAL = frozenset({"conflict", "not_your_turn", "illegal_step", "cannot_undo", "not_running"})
"""Refusals after which a request is never done, however often it is repeated."""


@dataclass
class Asked:
    """A request of a seat, and its outcome."""

    what: What
    text: str
    sent: int = 0
    acked: int | None = None
    refused: str | None = None


@dataclass
class SeatLedger:
    """All requests of one seat, and all its frames."""

    table: str
    seat: str
    asked: dict[str, Asked] = field(default_factory=dict)
    frames: list[Message] = field(default_factory=list)

    @property
    def last(self) -> Message:
        """The last frame."""
        return self.frames[-1]

    @property
    def v(self) -> int:
        """The number of the last frame."""
        return int(self.last["v"]) if self.frames else 0

    def sends(self, request: str, what: What, text: str = "") -> None:
        """Note a request about to be sent, perhaps again."""
        self.asked.setdefault(request, Asked(what, text)).sent += 1

    def hears_ack(self, request: str, v: int) -> None:
        """Note an acknowledgement as event `v`; a second one must name the same event."""
        asked = self.asked[request]
        assert asked.refused is None, f"{request} was refused as {asked.refused} and done as {v}"
        assert asked.acked in (None, v), f"{request} was done as {asked.acked} and again as {v}"
        asked.acked = v

    def hears_refusal(self, request: str, code: str) -> None:
        """Note a refusal."""
        asked = self.asked[request]
        assert asked.acked is None, f"{request} was done as {asked.acked} and refused as {code}"
        assert code in FINAL, f"{request}: {code}"
        asked.refused = code

    def hears_frame(self, frame: Message) -> None:
        """Note a frame, which must be the next one: none left out, none twice."""
        assert frame["viewer"] == self.seat
        assert frame["v"] == self.v + 1, f"after {self.v} came {frame['v']}"
        self.frames.append(frame)


@dataclass
class Counts:
    """What was compared."""

    tables: int = 0
    events: int = 0
    acked: int = 0
    refused: int = 0
    repeated: int = 0

    def __str__(self) -> str:
        return (
            f"{self.tables} tables, {self.events} events, {self.acked} acknowledged requests, "
            f"{self.refused} refused ones, {self.repeated} sent more than once"
        )


def shown_steps(frames: list[Message]) -> list[tuple[str, str]]:
    """The steps not taken back in the end, from the frames of a viewer alone."""
    steps: list[tuple[str, str]] = []
    for frame in frames:
        if frame["kind"] == "undone":
            steps.pop()
        steps.extend((step["by"], step["step"]) for step in frame["steps"])
    return steps


def check_seat(ledger: SeatLedger, entries: list[Entry], game: Game) -> None:
    """Every acknowledged request of a seat is stored under its number, and nothing else of that seat is."""
    stored: dict[str, Entry] = {}
    for entry in entries:
        if entry.request is None or not isinstance(entry.event, Stepped | Undone):
            continue
        if entry.event.seat == ledger.seat:
            assert entry.request not in stored, f"{entry.request} is stored twice"
            stored[entry.request] = entry
    for request, asked in ledger.asked.items():
        if asked.acked is None:
            assert request not in stored, f"{request} is stored and was never acknowledged"
            assert asked.refused is not None, f"{request} was never answered"
        else:
            assert stored[request].v == asked.acked
            assert isinstance(stored[request].event, Stepped if asked.what == "step" else Undone)
    assert set(stored) <= set(ledger.asked)
    assert len(ledger.frames) == len(entries)
    texts = {frame["v"]: frame["steps"] for frame in ledger.frames}
    for asked in ledger.asked.values():
        if asked.acked is not None and asked.what == "step":
            assert texts[asked.acked][0] == {"by": ledger.seat, "step": asked.text}
    shown = [(moment.by, game.secret(moment, ledger.seat) or moment.text) for moment in game.moments()]
    assert shown_steps(ledger.frames) == shown


def check_table(table: str, entries: list[Entry], secret: bytes, ledgers: list[SeatLedger]) -> Game:
    """The stored table is complete, over, fair, and matches what its clients were sent."""
    assert [entry.v for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(isinstance(entry.event, Started) for entry in entries) == 1
    for before, entry, after in unfold(table, entries):
        if isinstance(entry.event, Undone):
            assert len(after.steps) == len(before.steps) - 1
    state = fold(table, entries)
    rules = rules_of(state.header)
    game = Game(rules, chance="ask")
    for step in state.steps:
        game.play(step)  # checks that it is legal
    assert game.over
    assert unfair_moment(game, SecretLuck(secret)) is None
    for ledger in ledgers:
        check_seat(ledger, entries, game)
        assert ledger.last["result"] == [list(place) for place in game.standing()]
    return game


async def check(database: str, ledgers: list[SeatLedger]) -> Counts:
    """Compare all ledgers with the storage."""
    engine = open_engine(Settings(database=database).url)
    archive = Archive(engine)
    counts = Counts()
    by_table: dict[str, list[SeatLedger]] = {}
    for ledger in ledgers:
        by_table.setdefault(ledger.table, []).append(ledger)
    for table, own in by_table.items():
        secret, entries = await archive.secret(table), await archive.entries(table)
        assert secret is not None
        check_table(table, entries, secret, own)
        counts.tables += 1
        counts.events += len(entries)
        asked = Counter(
            "acked" if one.acked is not None else "refused" for seat in own for one in seat.asked.values()
        )
        counts.acked += asked["acked"]
        counts.refused += asked["refused"]
        counts.repeated += sum(one.sent > 1 for seat in own for one in seat.asked.values())
    await engine.dispose()
    return counts
