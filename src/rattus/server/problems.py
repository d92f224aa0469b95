"""What the server answers when it can't do what it is asked: a status, a stable code, and words for people."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from rattus.kernel.step import IllegalStep
from rattus.locales import Words


class Code(StrEnum):
    """All codes there are. Clients may rely on them; the words beside them may change."""

    BAD_REQUEST = "bad_request"
    NO_GUEST = "no_guest"
    WRONG_PASSWORD = "wrong_password"
    BAD_LINK = "bad_link"
    NO_ACCOUNT = "no_account"
    RATED_TABLE = "rated_table"
    NO_BOTS = "no_bots"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_OWNER = "not_owner"
    MUTED = "muted"
    FORBIDDEN_ORIGIN = "forbidden_origin"
    NOT_FOUND = "not_found"
    METHOD = "method_not_allowed"
    CONFLICT = "conflict"
    NAME_TAKEN = "name_taken"
    HAS_ACCOUNT = "has_account"
    NOT_OPEN = "not_open"
    NOT_RUNNING = "not_running"
    NOT_OVER = "not_over"
    SEAT_TAKEN = "seat_taken"
    ALREADY_SEATED = "already_seated"
    NOT_YOUR_TURN = "not_your_turn"
    CONCEDED = "conceded"
    NOT_ABSENT = "not_absent"
    ILLEGAL_STEP = "illegal_step"
    CANNOT_UNDO = "cannot_undo"
    BAD_TABLE = "bad_table"
    BAD_NAME = "bad_name"
    BAD_RECORD = "bad_record"
    TOO_SLOW = "too_slow"
    TOO_LARGE = "too_large"
    TOO_MANY = "too_many"
    NOT_SUBSCRIBED = "not_subscribed"
    INTERNAL = "internal"
    UNAVAILABLE = "unavailable"


STATUS = {
    Code.BAD_REQUEST: 400,
    Code.NO_GUEST: 401,
    Code.WRONG_PASSWORD: 401,
    Code.BAD_LINK: 401,
    Code.NO_ACCOUNT: 403,
    Code.RATED_TABLE: 403,
    Code.NO_BOTS: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_OWNER: 403,
    Code.MUTED: 403,
    Code.FORBIDDEN_ORIGIN: 403,
    Code.NOT_FOUND: 404,
    Code.METHOD: 405,
    Code.CONFLICT: 409,
    Code.NAME_TAKEN: 409,
    Code.HAS_ACCOUNT: 409,
    Code.NOT_OPEN: 409,
    Code.NOT_RUNNING: 409,
    Code.NOT_OVER: 409,
    Code.SEAT_TAKEN: 409,
    Code.ALREADY_SEATED: 409,
    Code.NOT_YOUR_TURN: 409,
    Code.CONCEDED: 409,
    Code.NOT_ABSENT: 409,
    Code.CANNOT_UNDO: 409,
    Code.TOO_SLOW: 408,
    Code.TOO_LARGE: 413,
    Code.ILLEGAL_STEP: 422,
    Code.BAD_TABLE: 422,
    Code.BAD_NAME: 422,
    Code.BAD_RECORD: 422,
    Code.TOO_MANY: 429,
    Code.NOT_SUBSCRIBED: 409,
    Code.INTERNAL: 500,
    Code.UNAVAILABLE: 503,
}


class Reason(msgspec.Struct, frozen=True):
    """Why the rules forbid something: a message of the catalogue with its arguments, the rule, and English words."""

    message: str
    args: dict[str, str | int | bool | list[str] | None]
    rule: str | None
    text: str

    @classmethod
    def of(cls, error: IllegalStep) -> Reason:
        """What a game says."""
        args = {name: plain(value) for name, value in error.details.items()}
        return cls(error.message, args, error.rule or None, Words().t(error.message, **error.details))


def plain(value: object) -> str | int | bool | list[str] | None:
    """An argument as JSON has it."""
    match value:
        case None | str() | int():
            return value
        case list() | tuple():
            return [str(each) for each in value]
        case _:
            return str(value)


class Problem(Exception):
    """A request is refused."""

    def __init__(self, code: Code, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.reason = reason

    @property
    def status(self) -> int:
        """The status over HTTP."""
        return STATUS[self.code]
