"""The card game's edition: cards, buildings and numbers, read from a TOML file and checked before use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NoReturn

import msgspec
from msgspec import field

from rattus.cartus.state import BUILDINGS, CLASSES, COPIES, NUNS, REPLACED, ROW, SEATS, VALUES, WIDTH
from rattus.kernel.edition import About, EditionError, Entry, OfFile, Source, parse, read_file

ENGINE = "cartus"
BUILT_IN = ("cartus",)
CLASS_NAMES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")
PILE_NAMES = ("joker", "sword", "flute", "pass", "gold")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SUPPLY_NAME = re.compile(r"[a-z0-9]+([-+][a-z0-9]+)*")
VALUE = re.compile(r"0|[1-9][0-9]?")
OWN_TABLES = ("people", "piles", "tokens", "supply", "building")
"""Tables that only files of the card game have."""
SMALL = 100
"""No number of cards, rats or points is larger."""


class Parameters(Entry, frozen=True):
    """Numbers of the rulebook; lists are by number of seats."""

    hand: int
    rats: int
    row: int
    track: int
    copies: int
    width: list[int]
    removed: list[int]
    class_points: list[tuple[int, int, int]]
    most_points: int
    most_tied: int
    gold_points: list[tuple[int, int]]
    gold_tied: int


class People(Entry, frozen=True):
    """Population cards of each class by nuns, and what the classes' people are called."""

    nuns: list[int]
    peasantry: str
    bourgeoisie: str
    church: str
    chivalry: str
    magic: str
    royalty: str


class Piles(Entry, frozen=True, rename={"skip": "pass"}):
    """Cards of the face-up piles."""

    joker: int
    sword: int
    flute: int
    skip: int
    gold: int


class Supply(Entry, frozen=True):
    """A supply action: its parts from left to right."""

    id: str
    cards: int = 0
    rats: int = 0
    looks: int = 0
    source: Source = "unstated"


class Action(Entry, frozen=True, rename={"skip": "pass"}):
    """What a building's action does."""

    joker: int = 0
    sword: int = 0
    flute: int = 0
    skip: int = 0
    gold: int = 0
    draw: int = 0
    draw_per: int = 0
    rats: int = 0
    exchange: int = 0
    looks: int = 0
    tokens: int = 0
    tribute: int = 0

    def effects(self) -> list[int]:
        """The numbers in the order of the rules' columns."""
        return [getattr(self, name) for name in self.__struct_fields__]


class Advice(Entry, frozen=True):
    """Numbers of seats for which players are advised not to choose a building; they may all the same."""

    seats: list[int]
    source: Source = "unstated"


class Building(Entry, frozen=True, rename={"kind": "class"}):
    """A building: one card with each supply action."""

    id: str
    kind: str
    premium: Action
    standard: Action
    first: bool = False
    not_with: list[int] = field(default_factory=list)
    advised_against: Advice | None = None
    source: Source = "unstated"


class File(Entry, frozen=True):
    """An edition file."""

    edition: About
    parameters: Parameters
    people: People
    piles: Piles
    tokens: dict[str, int]
    supply: list[Supply]
    building: list[Building]
    sources: dict[str, Source] = field(default_factory=dict)


@dataclass(frozen=True)
class CardEdition(OfFile):
    """A checked edition."""

    path: str
    data: File

    @property
    def engine(self) -> str:
        """The name of the rules."""
        return ENGINE

    @property
    def about(self) -> About:
        """What the file says of itself."""
        return self.data.edition

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of all kinds of cards, by number."""
        people = [getattr(self.data.people, kind) for kind in CLASS_NAMES]
        return (*(f"{person}-{nuns}" for person in people for nuns in range(NUNS)), *PILE_NAMES)

    @property
    def piles(self) -> dict[str, int]:
        """Cards of the face-up piles by name."""
        return dict(zip(PILE_NAMES, msgspec.structs.astuple(self.data.piles), strict=True))

    @property
    def buildings(self) -> tuple[str, ...]:
        """The names of the buildings, by number."""
        return tuple(building.id for building in self.data.building)

    @property
    def supplies(self) -> tuple[str, ...]:
        """The names of the supply actions, by number."""
        return tuple(supply.id for supply in self.data.supply)

    @property
    def first(self) -> tuple[str, ...]:
        """The buildings of the first game."""
        return tuple(building.id for building in self.data.building if building.first)

    def class_of(self, building: str) -> str:
        """The class of a building."""
        return self.data.building[self.buildings.index(building)].kind


@cache
def built_in(name: str) -> CardEdition:
    """The edition that comes with the program."""
    assert name in BUILT_IN
    return _shipped("cards.toml")


@cache
def earlier(name: str, version: str) -> CardEdition | None:
    """The edition as it was in an earlier version, if there was one: what old records were played by."""
    try:
        return _shipped(f"earlier/{name}-{version}.toml")
    except FileNotFoundError:
        return None


def _shipped(file: str) -> CardEdition:
    return read((files("rattus.cartus") / file).read_text("utf-8"), file)


def load_card_edition(given: str | Path) -> CardEdition:
    """An edition by its id, or from a file of the user's."""
    if str(given) in BUILT_IN:
        return built_in(str(given))
    edition = read(read_file(given, BUILT_IN), str(given))
    if edition.id in BUILT_IN:
        _same_components(edition, built_in(edition.id))
    return edition


def read(text: str, file: str) -> CardEdition:
    """Parse and check the text of an edition file."""
    edition = CardEdition(file, parse(text, file, File))
    _Check(edition).all()
    return edition


def _same_components(edition: CardEdition, original: CardEdition) -> None:
    """A corrected copy of the published game has the same components; another game needs another id."""
    for (key, ours), (_, theirs) in zip(_components(edition), _components(original), strict=True):
        if ours != theirs:
            raise EditionError(
                edition.path,
                key,
                f"{ours} in the box, but {original.id} has {theirs} (a game of your own needs an id of its own)",
            )


def _components(edition: CardEdition) -> list[tuple[str, int]]:
    """What is in the box, by key; how values and supply actions are spread is open to correction."""
    data = edition.data
    return [
        ("people.nuns", CLASSES * sum(data.people.nuns)),
        *((f"piles.{name}", count) for name, count in edition.piles.items()),
        ("tokens", sum(data.tokens.values())),
        ("building", COPIES * len(data.building)),
    ]


class _Check:
    """The checks that types can't make, each by the key it looks at."""

    def __init__(self, edition: CardEdition) -> None:
        self.edition = edition
        self.data = edition.data

    def fail(self, key: str, reason: str) -> NoReturn:
        raise EditionError(self.edition.path, key, reason)

    def within(self, key: str, value: int, low: int, high: int) -> None:
        if not low <= value <= high:
            self.fail(key, f"{value} is not between {low} and {high}")

    def own_name(self, key: str, name: str, names: Sequence[str]) -> None:
        if not NAME.fullmatch(name):
            self.fail(key, f"{name!r} is not a name in lower case (letters, digits, single hyphens)")
        if names.count(name) > 1:
            self.fail(key, f"{name!r} is the name of another one too")

    def all(self) -> None:
        self.head()
        self.parameters()
        self.by_seats()
        self.people()
        self.piles()
        self.supplies()
        self.buildings()
        for kind in CLASS_NAMES:
            self.one_class(kind)
        sourced = (*self.data.parameters.__struct_fields__, "piles", "tokens", "people", "supply")
        for name in self.data.sources:
            if name not in sourced:
                self.fail(f"sources.{name}", f"not a parameter; they are {', '.join(sourced)}")

    def head(self) -> None:
        head = self.data.edition
        self.own_name("edition.id", head.id, ())
        low, high = head.seats
        if not 2 <= low <= high <= SEATS:
            self.fail("edition.seats", f"[{low}, {high}] must rise within 2 and {SEATS}")
        self.within("edition.year", head.year, 1, 9999)
        self.within("edition.version", head.version, 1, 10**6)

    def parameters(self) -> None:
        numbers = self.data.parameters
        if numbers.row != ROW:
            self.fail("parameters.row", f"the nun-row has {ROW} cards in this program, not {numbers.row}")
        if numbers.copies != COPIES:
            self.fail("parameters.copies", f"a class has {COPIES} building cards in this program")
        for key, low, high in (
            ("hand", 0, 10),
            ("rats", 0, SMALL),
            ("track", 1, SMALL),
            ("most_points", 0, SMALL),
            ("most_tied", 0, SMALL),
            ("gold_tied", 0, SMALL),
        ):
            self.within(f"parameters.{key}", getattr(numbers, key), low, high)

    def by_seats(self) -> None:
        numbers = self.data.parameters
        counts = len(self.edition.seat_counts)
        for key in ("width", "removed", "class_points", "gold_points"):
            given = len(getattr(numbers, key))
            if given != counts:
                self.fail(f"parameters.{key}", f"{given} entries for {counts} numbers of seats")
        for i, (width, removed) in enumerate(zip(numbers.width, numbers.removed, strict=True)):
            self.within(f"parameters.width[{i}]", width, 2, WIDTH)
            # With fewer cards the replacement deck might have no other building to offer.
            self.within(f"parameters.removed[{i}]", removed, COPIES, REPLACED - 1)
            cards = CLASSES * COPIES - removed
            if cards % width:
                self.fail(f"parameters.removed[{i}]", f"{cards} cards can't be turned up {width} a round")
        points: dict[str, Sequence[Sequence[int]]] = {
            "class_points": numbers.class_points,
            "gold_points": numbers.gold_points,
        }
        for key, rows in points.items():
            for i, row in enumerate(rows):
                for j, value in enumerate(row):
                    self.within(f"parameters.{key}[{i}][{j}]", value, 0, SMALL)

    def people(self) -> None:
        people = self.data.people
        if len(people.nuns) != NUNS:
            self.fail("people.nuns", f"{len(people.nuns)} numbers for 0 to {NUNS - 1} nuns")
        for i, count in enumerate(people.nuns):
            self.within(f"people.nuns[{i}]", count, 0, SMALL)
        cards = CLASSES * sum(people.nuns)
        needed = ROW + self.edition.seat_counts[-1] * self.data.parameters.hand + 1
        if not needed <= cards <= SMALL:
            self.fail("people.nuns", f"{cards} population cards in all, not between {needed} and {SMALL}")
        names = [getattr(people, kind) for kind in CLASS_NAMES]
        for kind, name in zip(CLASS_NAMES, names, strict=True):
            self.own_name(f"people.{kind}", name, (*names, *PILE_NAMES))

    def piles(self) -> None:
        for name, count in self.edition.piles.items():
            self.within(f"piles.{name}", count, 0, 20)
        values = self.data.tokens
        if not 1 <= len(values) <= VALUES:
            self.fail("tokens", f"{len(values)} different values; this program takes 1 to {VALUES}")
        for value, count in values.items():
            if not VALUE.fullmatch(value):
                self.fail(f"tokens.{value}", "not a value from 0 to 99")
            self.within(f"tokens.{value}", count, 0, 20)

    def supplies(self) -> None:
        names = self.edition.supplies
        if len(names) != COPIES:
            self.fail("supply", f"{len(names)} supply actions; a building has {COPIES} cards")
        for i, supply in enumerate(self.data.supply):
            if not SUPPLY_NAME.fullmatch(supply.id):
                self.fail(f"supply[{i}].id", f"{supply.id!r} is not a name like '2-cards+1-rat'")
            if names.count(supply.id) > 1:
                self.fail(f"supply[{i}].id", f"{supply.id!r} is the name of another one too")
            self.within(f"supply[{i}].cards", supply.cards, 0, 10)
            self.within(f"supply[{i}].rats", supply.rats, 0, 10)
            self.within(f"supply[{i}].looks", supply.looks, 0, ROW)

    def buildings(self) -> None:
        order = []
        for i, building in enumerate(self.data.building):
            self.own_name(f"building[{i}].id", building.id, self.edition.buildings)
            if building.kind not in CLASS_NAMES:
                known = ", ".join(CLASS_NAMES)
                self.fail(f"building[{i}].class", f"unknown class {building.kind!r}; known are {known}")
            order.append(CLASS_NAMES.index(building.kind))
            for action in ("premium", "standard"):
                for name, value in msgspec.to_builtins(getattr(building, action)).items():
                    self.within(f"building[{i}].{action}.{name}", value, 0, 10)
            if building.standard.tribute:
                self.fail(f"building[{i}].standard.tribute", "only a premium action asks for tribute")
            for key, numbers in (
                ("not_with", building.not_with),
                ("advised_against.seats", building.advised_against.seats if building.advised_against else []),
            ):
                for j, seats in enumerate(numbers):
                    if seats not in self.edition.seat_counts:
                        self.fail(
                            f"building[{i}].{key}[{j}]", f"{seats} is not a number of seats of this edition"
                        )
        if order != sorted(order):
            self.fail("building", f"buildings stand in the order of their classes: {', '.join(CLASS_NAMES)}")

    def one_class(self, kind: str) -> None:
        buildings = [building for building in self.data.building if building.kind == kind]
        if not 1 <= len(buildings) <= BUILDINGS // CLASSES:
            self.fail(
                "building",
                f"{len(buildings)} buildings of the {kind}; a class has one to {BUILDINGS // CLASSES}",
            )
        first = sum(building.first for building in buildings)
        if first != 1:
            self.fail("building", f"{first} buildings of the {kind} are in the first game, not one")
        for seats in self.edition.seat_counts:
            if all(seats in building.not_with for building in buildings):
                self.fail("building", f"no building of the {kind} is left with {seats} seats")
