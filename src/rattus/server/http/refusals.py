"""Refusals over HTTP: one shape for all of them, documented for every route."""

from __future__ import annotations

import logging
import math

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, UnsetType

from rattus.host.problems import STATUS, WORDS, Code, Problem, Reason
from rattus.kernel.notation import RecordError
from rattus.kernel.step import IllegalStep
from rattus.server.http.schema import Verbatim
from rattus.server.limits import TooMany

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
"""Codes for the web framework's own refusals."""

ANYWHERE = (Code.TOO_MANY, Code.UNAVAILABLE)
"""What any route may answer."""
LOOKED_FOR = (Code.NOT_FOUND, Code.UNREADABLE, Code.UNKNOWN_RULES)
"""How looking up a table or a study may fail."""
ENDING = (Code.TOO_SLOW, Code.TOO_LARGE)
"""After these the rest of the request is not read."""

ILLEGAL = IllegalStep(
    "settle mars", "refusal-unknown", what="region", word="'mars'", near=None, known="gallia, italia"
)
MORE: dict[Code, dict[str, object]] = {
    Code.ILLEGAL_STEP: {"message": str(ILLEGAL), "reason": msgspec.to_builtins(Reason.of(ILLEGAL))},
    Code.BAD_RECORD: {"line": 7},
}
"""Messages of some examples that differ from the code's usual one."""

AnyRequest = Request[object, object, State]


class ProblemBody(msgspec.Struct, frozen=True):
    """Why a request is refused: a stable code, a message for people, and for records the line that is wrong.

    If a rule forbids a step, `reason` has it in a form that can be shown in any language.
    """

    code: Code
    message: str
    line: int | UnsetType = UNSET
    reason: Reason | UnsetType = UNSET


def refuses(*codes: Code) -> dict[int, ResponseSpec]:
    """The documentation of the refusals a route may answer with."""
    by_status: dict[int, list[Code]] = {}
    slow = (Code.TOO_SLOW,) if Code.TOO_LARGE in codes else ()  # a body may be sent too slowly
    for code in dict.fromkeys((*codes, *slow, *ANYWHERE)):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(
            ProblemBody,
            generate_examples=False,
            description="Refused: " + ", ".join(f"`{code}`" for code in some),
            examples=[Verbatim(id=code, value=example(code)) for code in some],
        )
        for status, some in sorted(by_status.items())
    }


def example(code: Code) -> dict[str, object]:
    """An example of a refusal."""
    return {"code": str(code), "message": WORDS[code], **MORE.get(code, {})}


def answer(
    code: Code,
    message: str = "",
    status: int | None = None,
    line: int | UnsetType = UNSET,
    reason: Reason | None = None,
) -> Response[ProblemBody]:
    """A refusal as a response."""
    headers = {"connection": "close"} if code in ENDING else None
    body = ProblemBody(code, message or WORDS[code], line, reason or UNSET)
    return Response(body, status_code=status or STATUS[code], headers=headers)


def on_problem(request: AnyRequest, problem: Problem) -> Response[ProblemBody]:
    """Answer one of our problems."""
    response = answer(problem.code, problem.message, reason=problem.reason)
    if isinstance(problem, TooMany):
        response.set_header("retry-after", str(math.ceil(problem.wait)))
    return response


def on_record(request: AnyRequest, error: RecordError) -> Response[ProblemBody]:
    """Answer a record that can't be read or breaks the rules."""
    return answer(Code.BAD_RECORD, str(error), line=error.line)


def on_database(request: AnyRequest, error: Exception) -> Response[ProblemBody]:
    """Answer that the database does not respond."""
    log.error("the database does not answer", extra={"error": type(error).__name__})
    return answer(Code.UNAVAILABLE)


def on_http(request: AnyRequest, error: HTTPException) -> Response[ProblemBody]:
    """Answer one of the framework's errors: not found, not understood, too large."""
    status = 400 if error.status_code == 422 else error.status_code
    code = BY_STATUS.get(status, Code.BAD_REQUEST if status < 500 else Code.INTERNAL)
    message = error.detail if status < 500 else WORDS[Code.INTERNAL]
    if isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict) and "message" in first:
            message = f"{first['message']} (in {first['key']})" if first.get("key") else str(first["message"])
    response = answer(code, message, status)
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def on_too_deep(request: AnyRequest, error: RecursionError) -> Response[ProblemBody]:
    """Answer a body that is nested too deeply."""
    return answer(Code.BAD_REQUEST, "nested too deeply")


def on_anything(request: AnyRequest, error: Exception) -> Response[ProblemBody]:
    """Log a bug of ours, without showing it to the client."""
    log.error("a request failed", exc_info=error)
    return answer(Code.INTERNAL)
