"""Studies: games from records, shown to everybody who knows their ids."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, delete, get, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, PathParameter

from rattus.host.problems import Code
from rattus.live.records import Position, eyes_on
from rattus.live.studies import MOST_STUDIES, played_in, study_info
from rattus.live.wishes import StudyInfo, StudyRecord, StudyWish
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.long_answers import PACKED_ITSELF, long_answer
from rattus.server.http.refusals import LOOKED_FOR, AnyRequest, refuses
from rattus.server.http.routes.records import TEXT_IS_CHEAPER, As, GivenRequest, N, named, picture
from rattus.server.limits import address_of
from rattus.server.tables.scribe import unhurried
from rattus.table.details import GameDetails, details

SHOWING = (Code.BAD_REQUEST, *LOOKED_FOR)

StudyId = Annotated[str, PathParameter(description="The study's id.", min_length=1, max_length=32)]


EXAMPLE = BodyKwarg(
    examples=[
        Example(value={"record": '[Game "rattus"]\n[Seats "red yellow"]\n[Options ""]\n[Version "1"]\n\n? start red\n'})
    ]
)  # fmt: skip


class StudiesController(Controller):
    """Games from records."""

    path = "/api"
    tags = ("studies",)

    @post(
        "/studies",
        responses=refuses(
            Code.BAD_REQUEST, Code.NO_GUEST, Code.FORBIDDEN_ORIGIN, Code.TOO_LARGE, Code.BAD_RECORD
        ),
    )
    async def take_in(
        self,
        data: Annotated[StudyWish, EXAMPLE],
        caller: GivenCaller,
        service: GivenService,
        request: AnyRequest,
    ) -> StudyInfo:
        """Import a record. It is checked by the rules; a refusal names the line that is wrong."""
        player = caller.must_be_known().id
        return study_info(await service.studies.take_in(player, data.record, address_of(request.scope)))

    @get("/me/studies", responses=refuses(Code.NO_GUEST))
    async def mine(self, caller: GivenCaller, service: GivenService) -> list[StudyInfo]:
        """My studies, the latest first."""
        found = await service.shelf.of(caller.must_be_known().id, MOST_STUDIES)
        return [study_info(study) for study in found]

    @get("/studies/{study:str}", responses=refuses(Code.BAD_REQUEST, Code.NOT_FOUND))
    async def show(self, study: StudyId, service: GivenService) -> StudyInfo:
        """A study."""
        return study_info(await service.studies.get(study))

    @delete(
        "/studies/{study:str}",
        responses=refuses(Code.BAD_REQUEST, Code.NO_GUEST, Code.FORBIDDEN_ORIGIN, Code.NOT_FOUND),
    )
    async def throw_away(self, study: StudyId, caller: GivenCaller, service: GivenService) -> None:
        """Delete a study of mine."""
        await service.studies.throw_away(caller.must_be_known().id, study)

    @get("/studies/{study:str}/details", responses=refuses(*SHOWING))
    async def details(self, study: StudyId, service: GivenService) -> GameDetails:
        """What the game of a study consists of, in its version."""
        return details(played_in(await service.studies.get(study)).rules)

    @get("/studies/{study:str}/record", media_type=MediaType.TEXT, responses=refuses(*SHOWING))
    async def text(
        self, study: StudyId, service: GivenService, request: AnyRequest, viewer: As = None
    ) -> Response[str]:
        """The record as text."""
        played = played_in(await service.studies.get(study))
        eyes = eyes_on(played, viewer)
        cost = len(played.steps) / TEXT_IS_CHEAPER
        text = await service.scribe.do(lambda: played.text(eyes), address_of(request.scope), cost)
        return Response(text, media_type=MediaType.TEXT, headers=named(f"{study}.txt"))

    @get("/studies/{study:str}/record.json", opt={PACKED_ITSELF: True}, responses=refuses(*SHOWING))
    async def data(
        self, study: StudyId, service: GivenService, request: AnyRequest, viewer: As = None
    ) -> Response[StudyRecord]:
        """The record as data: every position."""
        found = await service.studies.get(study)
        played = played_in(found)
        eyes, version = eyes_on(played, viewer), played.rules.header.version

        def write() -> bytes:
            text, frames, told = played.written(eyes, unhurried)
            return msgspec.json.encode(StudyRecord(study_info(found), viewer, version, text, frames, told))

        return await long_answer(
            service.scribe, request, study, viewer, len(played.steps) + 1, write, named(f"{study}.json")
        )

    @get("/studies/{study:str}/preview.png", media_type="image/png", responses=refuses(*SHOWING))
    async def preview(self, study: StudyId, request: GivenRequest, service: GivenService) -> Response[bytes]:
        """A picture of the last position, for link previews."""
        found = await service.studies.get(study)
        return picture(await service.previews.of_study(found, address_of(request.scope)))

    @get("/studies/{study:str}/positions/{n:int}", responses=refuses(*SHOWING))
    async def position(self, study: StudyId, n: N, service: GivenService, viewer: As = None) -> Position:
        """One position, and what happened through the step before it."""
        played = played_in(await service.studies.get(study))
        return played.position(n, eyes_on(played, viewer))
