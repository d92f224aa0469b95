"""Studies: games imported from records, to be looked at here."""

from __future__ import annotations

from rattus.host.problems import Code, Problem
from rattus.live.studies import MOST_STUDIES, Study, study_of
from rattus.server.storage.analyses import NO_ANALYSIS
from rattus.server.storage.studies import NEW_STUDY, NO_STUDY, StudyShelf, row_of
from rattus.server.storage.writer import Change, Writer
from rattus.server.tables.scribe import Scribe
from rattus.table.library import loads


class Studies:
    """Imports records, finds them again, deletes them."""

    def __init__(self, writer: Writer, shelf: StudyShelf, scribe: Scribe) -> None:
        self._writer = writer
        self._shelf = shelf
        self._scribe = scribe

    async def take_in(self, player: str, record: str, address: str) -> Study:
        """Check a record by the rules and keep it; a `RecordError` says what is wrong with it."""
        if await self._shelf.count(player) >= MOST_STUDIES:
            raise Problem(Code.TOO_MANY, f"you have {MOST_STUDIES} studies; delete some first")
        game = await self._scribe.do(lambda: loads(record), address, record.count("\n"))
        study = study_of(game, player)
        await self._writer.write(Change(NEW_STUDY, row_of(study)))
        return study

    async def get(self, study: str) -> Study:
        """A study by its id."""
        found = await self._shelf.study(study)
        if found is None:
            raise Problem(Code.NOT_FOUND, "there is no such study")
        return found

    async def throw_away(self, player: str, study: str) -> None:
        """Delete a study; only for its owner."""
        if (await self.get(study)).player != player:
            raise Problem(Code.NOT_FOUND, "you have no such study")
        await self._writer.write(Change(NO_ANALYSIS, {"key": study}), Change(NO_STUDY, {"key": study}))
