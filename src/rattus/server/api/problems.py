"""Refusals over HTTP: one shape for all of them, documented for every route."""

from __future__ import annotations

import logging

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from rattus.server.problems import STATUS, Code, Problem

log = logging.getLogger(__name__)

BY_STATUS = {
    400: Code.BAD_REQUEST,
    401: Code.NO_GUEST,
    404: Code.NOT_FOUND,
    405: Code.METHOD,
    413: Code.TOO_LARGE,
    429: Code.TOO_MANY,
    503: Code.UNAVAILABLE,
}
"""What the web framework itself refuses."""

AnyRequest = Request[object, object, State]


class ProblemBody(msgspec.Struct, frozen=True):
    """Why a request is refused: a stable code, and words for people."""

    code: Code
    message: str


def refuses(*codes: Code) -> dict[int, ResponseSpec]:
    """The documentation of the refusals a route may answer with."""
    by_status: dict[int, list[Code]] = {}
    for code in codes:
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(
            ProblemBody,
            generate_examples=False,
            description="Refused: " + ", ".join(f"`{code}`" for code in some),
            examples=[
                Example(id=code, value={"code": str(code), "message": "why it is refused"}) for code in some
            ],
        )
        for status, some in sorted(by_status.items())
    }


def answer(code: Code, message: str, status: int | None = None) -> Response[ProblemBody]:
    """A refusal."""
    return Response(ProblemBody(code, message), status_code=status or STATUS[code])


def on_problem(request: AnyRequest, problem: Problem) -> Response[ProblemBody]:
    """One of ours."""
    return answer(problem.code, problem.message)


def on_http(request: AnyRequest, error: HTTPException) -> Response[ProblemBody]:
    """One of the framework's: nothing found, not understood, too large."""
    status = 400 if error.status_code == 422 else error.status_code
    code = BY_STATUS.get(status, Code.BAD_REQUEST if status < 500 else Code.INTERNAL)
    message = error.detail
    if isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict) and "message" in first:
            message = f"{first['message']} (in {first['key']})" if first.get("key") else str(first["message"])
    response = answer(code, message, status)
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def on_anything(request: AnyRequest, error: Exception) -> Response[ProblemBody]:
    """A mistake of ours: told to the log, not to the client."""
    log.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return answer(Code.INTERNAL, "something went wrong here; try again")
