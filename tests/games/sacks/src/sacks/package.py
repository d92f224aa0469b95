"""What the rest of the house asks of Sacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rattus.kernel import feature
from rattus.kernel.change import Change
from rattus.kernel.details import Details
from rattus.kernel.edition import EditionError, OptionError
from rattus.kernel.engine import Engine
from rattus.kernel.feature import Feature
from rattus.kernel.game import GamePackage
from rattus.kernel.notation import Header
from rattus.kernel.position import PositionError, index, items_of, number
from rattus.kernel.refusal import UNEXPLAINED, Attempt
from rattus.kernel.ruleset import EVERYBODY, Care
from rattus.kernel.step import HIDDEN, UNKNOWN, IllegalStep
from rattus.kernel.telling import End
from sacks.game import (
    ASK_NOTHING,
    ASK_SACK,
    ASK_SEAT,
    BARN,
    FIND,
    KINDS,
    LOSS,
    RATS,
    SELL,
    STEPS,
    TAKE,
    TURNS,
    Rules,
    State,
    points,
)

NAME = "sacks"
NAMES = ("rye", "oats", "wheat", "rats")
PHASES = {ASK_SEAT: "turn", ASK_SACK: "sack", ASK_NOTHING: "over"}


@dataclass(frozen=True)
class Edition:
    """There is only one."""

    engine: str = NAME
    id: str = NAME
    title: str = "Sacks"
    version: int = 1
    seat_counts: range = range(2, 5)


EDITION = Edition()


def load(given: str | Path) -> Edition:
    """The edition; there are no files of it."""
    if str(given) != NAME:
        raise EditionError(str(given), "", "Sacks has no edition files")
    return EDITION


@dataclass(frozen=True)
class SackTaken:
    """A seat has taken a sack; what is in it is `hidden` to others."""

    seat: str
    kind: str


@dataclass(frozen=True)
class GrainSold:
    """A seat has sold all its sacks of a grain."""

    seat: str
    kind: str
    money: int


@dataclass(frozen=True)
class RoundBegan:
    """All seats have had as many turns."""

    turn: int


@dataclass(frozen=True)
class GameEnded:
    """All sacks are opened, also those in the barn."""

    sacks: dict[str, dict[str, int]]
    unseen: dict[str, int]


Event = SackTaken | GrainSold | RoundBegan | GameEnded


@dataclass(frozen=True)
class SacksRuleset:
    """One table of Sacks."""

    edition: Edition
    header: Header
    engine: Engine
    rules: bytes

    @classmethod
    def of(
        cls, edition: Edition, engine: Engine, seats: Sequence[str], given: Mapping[str, str]
    ) -> SacksRuleset:
        """A table for these seats; nothing can be chosen for it."""
        if given:
            raise OptionError(f"Sacks has no option {next(iter(given))!r}")
        rules = Rules()
        rules.seats = len(seats)
        return cls(edition, Header(NAME, tuple(seats)), engine, bytes(rules.packed()))

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.header.seats

    def turn_of(self, s: State) -> str:
        """The name of the seat whose turn it is."""
        return self.seats[s.turns % len(self.seats)]

    # Steps.

    def texts(self, state: bytearray, steps: Sequence[int]) -> list[str]:
        """`take`, `sell rye`, `sack rats`"""
        return [text_of(step) for step in steps]

    def knowers(self, state: bytearray, step: int) -> int:
        """Only who takes a sack sees what is in it."""
        s = State.read(state)
        return 1 << s.turns % len(self.seats) if s.ask == ASK_SACK else EVERYBODY

    def path(self, before: bytearray, step: int, after: bytearray) -> Sequence[bytearray]:
        """Nothing is passed on the way."""
        return before, after

    def why_not(self, state: bytearray, text: str, legal: Mapping[str, int]) -> IllegalStep:
        """Why a text is not among the legal ones."""
        asked = Attempt(text)
        try:
            asked.verb_known(("take", "sell", "sack"), self.seats, "sell rye")
            asked.words_counted({"take": "take", "sell": "sell GRAIN", "sack": "sack KIND"}[asked.step.verb])
            for word in asked.step.words:
                if word not in NAMES:
                    asked.unknown("value", word, NAMES)
        except IllegalStep as error:
            return error
        return IllegalStep(text, UNEXPLAINED)

    def reasons(
        self, state: bytearray, thing: str, legal: Mapping[str, int], begun: Sequence[str] = ()
    ) -> list[IllegalStep]:
        """Why nothing can be done with a thing: there is none of it."""
        if any(thing in text.split() for text in legal):
            return []
        return [IllegalStep(thing, "refusal-not-a-thing")]

    def care(self, state: bytearray, legal: Mapping[str, int]) -> dict[str, Care]:
        """A seat that takes a sack wants to look into it."""
        return {}

    def taught(self, before: bytearray, step: int, after: bytearray) -> bool:
        """A seat that sells shows its sacks."""
        return SELL <= step < FIND

    # What is known.

    def imagined(self, state: bytearray, seat: int, key: int) -> None:
        """Others' sacks could be others."""
        self.engine.view(self.rules, state, seat)
        self.engine.imagine(self.rules, state, key >> 32, key & 0xFFFFFFFF)

    def report(self, state: bytearray) -> Mapping[str, object]:
        """The state as plain data."""
        s = State.read(state)
        open_sacks = self.sacks(s)
        return {
            "phase": PHASES[s.ask],
            "turn": min(s.turns // len(self.seats) + 1, TURNS),
            "turns": TURNS,
            "sacks": {name: s.closed[seat] or open_sacks[name] for seat, name in enumerate(self.seats)},
            "money": dict(zip(self.seats, s.money, strict=False)),
            "unseen": self.unseen(s),
        }

    def sacks(self, s: State) -> dict[str, dict[str, int]]:
        """The sacks of all seats that are known."""
        return {name: dict(zip(NAMES, s.hand[seat], strict=True)) for seat, name in enumerate(self.seats)}

    def unseen(self, s: State) -> dict[str, int]:
        """The sacks that are not known."""
        return dict(zip(NAMES, s.barn, strict=True))

    def shown(self, state: bytearray) -> tuple[Mapping[str, object], Mapping[str, Any]]:
        """The state as plain data, with the money and the question; the rats count when all sacks are open."""
        s = State.read(state)
        over = s.ask == ASK_NOTHING
        return self.report(state), {
            "scores": {
                name: points(s, seat) if over else s.money[seat] for seat, name in enumerate(self.seats)
            },
            "points": None,
            "question": {"id": "turn", "seat": self.turn_of(s)} if s.ask == ASK_SEAT else None,
        }

    def fate(self, state: bytearray, seat: int) -> str:
        """Points say it all."""
        return ""

    # What happened.

    def explain(self, states: Sequence[bytearray], step: int, end: End | None) -> list[Event]:
        """What happened through a step."""
        s, t = map(State.read, states)
        seat, who = s.turns % len(self.seats), self.turn_of(s)
        found: list[Event] = []
        if s.ask == ASK_SACK:
            found.append(SackTaken(who, HIDDEN if step == UNKNOWN else NAMES[step - FIND]))
        elif step != TAKE:
            found.append(GrainSold(who, NAMES[step - SELL], t.money[seat] - s.money[seat]))
        if t.ask == ASK_NOTHING:
            found.append(GameEnded(self.sacks(t), self.unseen(t)))
        elif t.turns > s.turns and t.turns % len(self.seats) == 0:
            found.append(RoundBegan(t.turns // len(self.seats) + 1))
        return found

    def scored(self, before: bytearray, events: Sequence[Event]) -> list[dict[str, int] | None]:
        """The scores after each event that changes them."""
        scores = self.shown(before)[1]["scores"]
        found: list[dict[str, int] | None] = []
        for event in events:
            match event:
                case GrainSold(seat, _, money):
                    scores = {**scores, seat: scores[seat] + money}
                    found.append(scores)
                case GameEnded(sacks):
                    rats = NAMES[RATS]
                    found.append({seat: scores[seat] - LOSS * sacks[seat][rats] for seat in scores})
                case _:
                    found.append(None)
        return found

    def changes(self, view: Mapping[str, Any], event: Event) -> list[Change]:
        """What an event changes in a viewer's report."""
        match event:
            case SackTaken(seat, kind) if kind == HIDDEN:
                return [(("sacks", seat), closed(view["sacks"][seat]) + 1)]
            case SackTaken(seat, kind):
                return [
                    (("sacks", seat, kind), view["sacks"][seat][kind] + 1),
                    (("unseen", kind), view["unseen"][kind] - 1),
                ]
            case GrainSold(seat, kind, money):
                return self.sold(view, seat, kind, money)
            case RoundBegan(turn):
                return [(("turn",), turn)]
            case GameEnded(sacks, unseen):
                return [(("sacks",), sacks), (("unseen",), unseen)]

    def sold(self, view: Mapping[str, Any], seat: str, kind: str, money: int) -> list[Change]:
        """Sacks are opened and go, and money comes."""
        rank = NAMES.index(kind)
        count = next(n for n in range(1, 100) if n * n + n * rank == money)
        paid: list[Change] = [(("money", seat), view["money"][seat] + money)]
        sacks = view["sacks"][seat]
        if isinstance(sacks, dict):
            return [*paid, (("sacks", seat, kind), 0)]
        left: object = sacks - count or dict.fromkeys(NAMES, 0)
        return [*paid, (("sacks", seat), left), (("unseen", kind), view["unseen"][kind] - count)]

    # Texts and pictures.

    def position(self, state: bytearray) -> str:
        """`3 turns · 9 8 6 5 left · red 1 0 2 0 5 · …`: turns that have ended, the barn; sacks by kind, and money."""
        s = State.read(state)
        items = [f"{s.turns} turns", f"{' '.join(map(str, s.barn))} left"]
        for seat, name in enumerate(self.seats):
            sacks = HIDDEN if s.closed[seat] else " ".join(map(str, s.hand[seat]))
            items.append(f"{name} {sacks} {s.money[seat]}")
        if s.ask == ASK_SACK:
            items.append("sack")
        return " · ".join(items)

    def place(self, state: bytearray, text: str) -> None:
        """Put a position into a state that was set up."""
        s = State.of(state)
        for item in items_of(text.replace("\n", " · ")):
            match item.split():
                case ["sack"]:
                    s.ask = ASK_SACK
                case [count, "turns"]:
                    s.turns = number(count, 0, TURNS * len(self.seats), "turns")
                case [*words, "left"] if len(words) == KINDS:
                    s.barn = sacks(words)
                case [name, *words, money] if len(words) == KINDS:
                    seat = index(self.seats, name, "seat")
                    s.hand[seat] = sacks(words)
                    s.money[seat] = number(money, 0, 1000, "money")
                case _:
                    raise PositionError(
                        item, "not written `N turns`, `N N N N left`, `SEAT N N N N MONEY` or `sack`"
                    )
        for kind, name in enumerate(NAMES):
            if s.barn[kind] + sum(hand[kind] for hand in s.hand) > BARN[kind]:
                raise PositionError(name, f"there are {BARN[kind]} sacks of it")
        if s.turns == TURNS * len(self.seats):
            s.ask = ASK_NOTHING
        s.store(state)

    def draw(self, state: bytearray) -> str:
        """A line for each seat."""
        s = State.read(state)
        lines = [f"turn {min(s.turns // len(self.seats) + 1, TURNS)} of {TURNS}"]
        for seat, name in enumerate(self.seats):
            sacks = [f"{n} {kind}" for n, kind in zip(s.hand[seat], NAMES, strict=True) if n]
            own = f"{s.closed[seat]} closed" if s.closed[seat] else ", ".join(sacks) or "no sacks"
            lines.append(f"{name}: {own}; money {s.money[seat]}")
        return "\n".join(lines) + "\n"

    def svg(self, state: bytearray, language: str) -> str:
        """The same as a picture."""
        lines = self.draw(state).splitlines()
        texts = "".join(f'<text x="8" y="{20 * n + 20}">{line}</text>' for n, line in enumerate(lines))
        size = f'width="400" height="{20 * len(lines) + 10}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{texts}</svg>'

    def features(self) -> list[Feature]:
        """What the numbers are that `observe` writes, in their order."""
        places = feature.places(len(self.seats))
        return [
            *feature.count("turns", TURNS * len(self.seats)),
            *(one for kind in NAMES for one in own_and_unseen(kind)),
            *(
                one
                for place in places
                for one in (*feature.count("sacks", TURNS, [place]), *feature.count("money", 127, [place]))
            ),
        ]


def own_and_unseen(kind: str) -> list[Feature]:
    """The own sacks of a kind, and those that are not seen."""
    most = BARN[NAMES.index(kind)]
    return [*feature.count("own", most, [kind]), *feature.count("unseen", most, [kind])]


def closed(sacks: Mapping[str, int] | int) -> int:
    """How many sacks a seat has whose kinds are not seen: none are, where its sacks are listed."""
    return sacks if isinstance(sacks, int) else 0


def sacks(words: Sequence[str]) -> list[int]:
    """Numbers of sacks, one for each kind."""
    return [number(word, 0, most, "sacks") for word, most in zip(words, BARN, strict=True)]


def text_of(step: int) -> str:
    """A step in words."""
    if step == UNKNOWN:
        return f"sack {HIDDEN}"
    if step == TAKE:
        return "take"
    return f"sell {NAMES[step - SELL]}" if step < FIND else f"sack {NAMES[step - FIND]}"


def details(ruleset: SacksRuleset) -> Details:
    """What a table is made of."""
    return Details(
        game=NAME,
        title=EDITION.title,
        engine=NAME,
        version="1",
        seats=list(ruleset.seats),
        options={},
        choices=[],
        limits={"turns": TURNS},
        sources={},
    )


GAME: GamePackage[Edition, SacksRuleset] = GamePackage(
    name=NAME,
    rules="sacks.game",
    editions=(NAME,),
    load=load,
    is_own=lambda tables: False,
    earlier=lambda name, version: None,
    ruleset=SacksRuleset.of,
    choices=lambda edition: [],
    details=details,
    details_type=Details,
    actions=lambda ruleset: [[TAKE, *range(SELL, SELL + RATS)]] * len(ruleset.seats),
    steps=lambda ruleset: STEPS,
)
