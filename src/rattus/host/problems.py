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
    NO_ADVICE = "no_advice"
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
    WEAK_PASSWORD = "weak_password"
    BAD_RECORD = "bad_record"
    TOO_SLOW = "too_slow"
    TOO_LARGE = "too_large"
    TOO_MANY = "too_many"
    TOO_MANY_TABLES = "too_many_tables"
    NOT_SUBSCRIBED = "not_subscribed"
    INTERNAL = "internal"
    UNREADABLE = "unreadable"
    UNKNOWN_RULES = "unknown_rules"
    UNAVAILABLE = "unavailable"


STATUS = {
    Code.BAD_REQUEST: 400,
    Code.NO_GUEST: 401,
    Code.WRONG_PASSWORD: 401,
    Code.BAD_LINK: 401,
    Code.NO_ACCOUNT: 403,
    Code.RATED_TABLE: 403,
    Code.NO_BOTS: 403,
    Code.NO_ADVICE: 403,
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
    Code.WEAK_PASSWORD: 422,
    Code.BAD_RECORD: 422,
    Code.TOO_MANY: 429,
    Code.TOO_MANY_TABLES: 429,
    Code.NOT_SUBSCRIBED: 409,
    Code.INTERNAL: 500,
    Code.UNREADABLE: 500,
    Code.UNKNOWN_RULES: 501,
    Code.UNAVAILABLE: 503,
}

WORDS = {
    Code.BAD_REQUEST: "Object missing required field `name` (in data)",
    Code.NO_GUEST: "say who you are first: POST /api/guests",
    Code.WRONG_PASSWORD: "name or password is wrong",
    Code.BAD_LINK: "this link was used before, or is too old",
    Code.NO_ACCOUNT: "a guest can't do that; it takes an account",
    Code.RATED_TABLE: "this table is rated; make an account first, or sit at a casual one",
    Code.NO_BOTS: "no bot accounts may sit at this table",
    Code.NO_ADVICE: "in a rated game nobody has advice",
    Code.NOT_YOUR_SEAT: "you have no seat at this table",
    Code.NOT_OWNER: "only who made the table can do that",
    Code.MUTED: "who made this table does not want you to speak here",
    Code.FORBIDDEN_ORIGIN: "only pages of this server may use a cookie here",
    Code.NOT_FOUND: "there is no such table",
    Code.METHOD: "Method Not Allowed",
    Code.CONFLICT: "the table is at 8, not at 7",
    Code.NAME_TAKEN: "this name is taken",
    Code.HAS_ACCOUNT: "you have an account; sign out first",
    Code.NOT_OPEN: "the table is running, not open",
    Code.NOT_RUNNING: "the table is over, not running",
    Code.NOT_OVER: "the table is running; play it to the end",
    Code.SEAT_TAKEN: "no seat is free",
    Code.ALREADY_SEATED: "you have a seat at this table",
    Code.NOT_YOUR_TURN: "yellow is asked, not red",
    Code.CONCEDED: "you have given up; your seat is played to the end by a bot",
    Code.NOT_ABSENT: "red was here in the last 5 minutes",
    Code.CANNOT_UNDO: "you have not played yet",
    Code.TOO_SLOW: "a request must be here within 20 seconds",
    Code.TOO_LARGE: "Request Entity Too Large",
    Code.ILLEGAL_STEP: "'settle mars': not an answer to the question asked now",
    Code.BAD_TABLE: "you can have one seat only",
    Code.BAD_NAME: "a name has at least a letter or a digit",
    Code.WEAK_PASSWORD: "this password is among the first that anybody tries",
    Code.BAD_RECORD: "line 7: 'red': chance is asked here",
    Code.TOO_MANY: "too many requests; wait a little",
    Code.TOO_MANY_TABLES: "you have 30 tables that are not over; end or leave one first",
    Code.NOT_SUBSCRIBED: "subscribe to this table first",
    Code.INTERNAL: "something went wrong here; try again",
    Code.UNREADABLE: "what is stored of this table can't be read; whoever runs the server was told",
    Code.UNKNOWN_RULES: "this was played by version 7 of rattus, which this program does not have",
    Code.UNAVAILABLE: "not now; try again",
}
"""What is said with a code unless more is known, such as which seat is asked; the documentation shows it, too."""


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
        case None | int():
            return value
        case str():
            return str(value)  # a step is more than a text, and no JSON
        case list() | tuple():
            return [str(each) for each in value]
        case _:
            return str(value)


class Problem(Exception):
    """A request is refused, with the usual words or others."""

    def __init__(self, code: Code, message: str = "", reason: Reason | None = None) -> None:
        self.message = message or WORDS[code]
        super().__init__(self.message)
        self.code = code
        self.reason = reason

    @property
    def status(self) -> int:
        """The status over HTTP."""
        return STATUS[self.code]
