"""A home: its player, its tables and studies, and lines to those who look."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from rattus.host.events import Occupant
from rattus.host.frames import Viewer, encoded
from rattus.host.history import History
from rattus.host.names import clean_name
from rattus.host.people import Caller, Player, PlayerKind, new_id
from rattus.host.problems import Code, Problem
from rattus.live.lines import Line
from rattus.live.seat_tokens import SeatTokens
from rattus.live.sitting import sitting
from rattus.live.studies import MOST_STUDIES, Study, study_of
from rattus.live.table import LiveTable, Looker
from rattus.page.shelf import Change, Shelf, Store, Tell
from rattus.page.tables import BEAT, Tables
from rattus.page.thinking import Minds, Thinkers
from rattus.table.library import loads

log = logging.getLogger(__name__)

ME = "me"
MOST_TABLES = 64
"""Tables that one line may follow."""
NO_CHAT = "at home there is nobody to talk to: chat needs a server"

_studies: msgspec.json.Decoder[Study] = msgspec.json.Decoder(Study)


class Dweller(msgspec.Struct, frozen=True):
    """The player of this home; one without a name is nobody yet. Tokens of seats are made with the key."""

    id: str
    name: str | None
    key: str


class Home:
    """Tables, studies and the one person who has them, with others at the same screen."""

    def __init__(self, store: Store, thinkers: Thinkers, tell: Tell, beat: float = BEAT) -> None:
        self.shelf = Shelf(store, tell)
        self.dweller = Dweller(new_id(), None, secrets.token_urlsafe(24))
        self.minds = Minds(thinkers, beat)
        self.tables = Tables(self.shelf, self.minds.mind, lambda: self.dweller.id, beat)
        self.studies: dict[str, Study] = {}

    async def start(self) -> None:
        """Read what is stored."""
        about = await self.shelf.rows("about")
        if ME in about:
            self.dweller = msgspec.json.decode(about[ME], type=Dweller)
        for study, text in (await self.shelf.rows("studies")).items():
            try:
                self.studies[study] = _studies.decode(text)
            except msgspec.DecodeError:
                log.error("study %s can't be read", study)
        await self.tables.start()

    async def stop(self) -> None:
        """No bot answers any more."""
        await self.tables.stop()

    # People.

    @property
    def me(self) -> Player | None:
        """The player of this home, once it has a name."""
        who = self.dweller
        return Player(who.id, who.name, PlayerKind.GUEST, 0, None) if who.name else None

    @property
    def tokens(self) -> SeatTokens:
        """The tokens of seats."""
        return SeatTokens(self.dweller.key)

    def caller(self, token: str | None) -> Caller:
        """The player, perhaps with the token of a seat."""
        return Caller(self.me, token)

    async def call(self, name: str) -> Player:
        """Name the player, also where something is played."""
        wanted = clean_name(name)
        await self.become(msgspec.structs.replace(self.dweller, name=wanted))
        await self.tables.rename(self.dweller.id, wanted)
        assert self.me is not None
        return self.me

    async def become(self, dweller: Dweller) -> None:
        """Store the player of this home."""
        await self.shelf.write(("put", "about", ME, _encoded(dweller)))
        self.dweller = dweller

    def beside(self, table: str, name: str) -> Occupant:
        """A guest for somebody who plays at this screen, too."""
        guest = Player(new_id(), clean_name(name), PlayerKind.GUEST, 0, self.dweller.id)
        return sitting(self.tokens, table, guest)[0]

    # Studies.

    async def study(self, record: str) -> Study:
        """Check a record by the rules and keep it; a `RecordError` says what is wrong with it."""
        if len(self.studies) >= MOST_STUDIES:
            raise Problem(Code.TOO_MANY, f"you have {MOST_STUDIES} studies; delete some first")
        study = study_of(loads(record), self.dweller.id)
        await self.keep_studies(study)
        return study

    async def keep_studies(self, *studies: Study) -> None:
        """Store studies."""
        changes: list[Change] = [("put", "studies", study.id, _encoded(study)) for study in studies]
        await self.shelf.write(*changes)
        self.studies |= {study.id: study for study in studies}

    def studied(self, study: str) -> Study:
        """A study by its id."""
        if study not in self.studies:
            raise Problem(Code.NOT_FOUND, "there is no such study")
        return self.studies[study]

    async def throw_away(self, study: str) -> None:
        """Delete a study."""
        self.studied(study)
        await self.shelf.write(("delete", "studies", study, ""))
        del self.studies[study]

    def line(self, send: Callable[[str], None]) -> HomeLine:
        """A line to somebody who looks."""
        return HomeLine(self, send)


class HomeLine(Line):
    """A line of this page."""

    def __init__(self, home: Home, send: Callable[[str], None]) -> None:
        super().__init__(home.caller(None), MOST_TABLES)
        self._home, self._send = home, send

    def send(self, text: str) -> None:
        """Say something to the page."""
        self._send(text)

    async def answer(self, text: str) -> None:
        """Do what the page says, as the player of today."""
        self.caller = replace(self.caller, known=self._home.me)
        await super().answer(text)

    async def admit(self) -> None:
        """At home everybody may say as much as they like."""

    async def find(self, table: str) -> LiveTable:
        """A table by its id."""
        return await self._home.tables.latest(table)

    async def speak(self, live: LiveTable, caller: Caller, text: str) -> None:
        """There is nobody to talk to."""
        raise Problem(Code.MUTED, NO_CHAT)

    async def greet(self, live: LiveTable, looker: Looker, since: int) -> None:
        """Nothing was said."""

    async def missed(self, history: History, v: int, viewer: Viewer) -> Sequence[str]:
        """The frames after an event."""
        return [encoded(frame) for frame in history.frames(v, viewer)]


def _encoded(thing: object) -> str:
    return msgspec.json.encode(thing).decode()
