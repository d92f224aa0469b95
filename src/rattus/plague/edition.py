"""Editions: the board, the rats and the parameters, read from a TOML file and checked before use.

Ours are `editions/*.toml`, by their ids.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, NoReturn, get_args

from msgspec import field

from rattus.kernel.contract import MOST_LEGAL
from rattus.kernel.edition import (
    RECONSTRUCTED,
    UNSTATED,
    About,
    EditionError,
    Entry,
    OfFile,
    Source,
    parse,
    read_file,
)
from rattus.plague.cards import DECK, NAMES, NUMBERS
from rattus.plague.setup import CITIZENS_SETTLED
from rattus.plague.state import EDGES, FACES, FARTHEST, REGIONS, SEATS

CLASSES = {
    "P": "peasantry",
    "B": "bourgeoisie",
    "C": "church",
    "K": "chivalry",
    "W": "magic",
    "R": "royalty",
    "I": "islamic",
}
"""The classes by their letters, in their order."""
MAJORITY = "M"
EVERYONE = "A"
LETTERS = MAJORITY + EVERYONE + "".join(CLASSES)
STARTING_MARK = "*"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_SYMBOLS = 12
FACE = re.compile(rf"([1-9])\+([{LETTERS}]{{1,{MOST_SYMBOLS}}})")
ENGINE = "plague"
BUILT_IN = ("rattus", "bigbox")


class Head(About, frozen=True, kw_only=True):
    """What the edition is."""

    citizens: int


class Parameters(Entry, frozen=True):
    """What differs between editions, by name; lists are by number of seats."""

    removal: Literal["others-only", "mixed-supply"]
    settling: list[int]
    knight: Literal["two-neutral", "limit-minus-two"]
    knight_steps: list[int]
    last_round_knight: Literal["two-neutral-in-final", "ravage-at-once"]
    cards: list[str]
    rulebooks: list[str]
    more_cards: list[str] = field(default_factory=list)
    more_cards_seats: list[int] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)
    rat_choice: Literal["told-apart", "own-looks"] = "told-apart"
    last_round_rats: Literal["turned-up", "supply"] = "turned-up"


class Rulebook(Entry, frozen=True):
    """What differs between the printed rulebooks of an edition. [§8]"""

    after_plague: list[str]
    plague_start: Literal["random", "start-seat"]
    end: Literal["turn", "round"]
    empty_reserve: Literal["end-of-turn", "any-time"] = "end-of-turn"
    source: Source = "unstated"


class Region(Entry, frozen=True):
    """A region of the board, and with how many seats it is in play: from `tier` on, or with those of `seats`."""

    id: str
    tier: int | None = None
    seats: list[int] | None = None
    at: tuple[int, int] | None = None
    neighbours: list[str] | None = None
    source: Source = "unstated"


class Borders(Entry, frozen=True, rename={"borders": "list"}):
    """Region, region, kind, source."""

    borders: list[tuple[str, str, Literal["land", "sea"], Source]]


class Rat(Entry, frozen=True):
    """A rat by its face."""

    face: str
    source: Source = "unstated"


class Rats(Entry, frozen=True):
    """All rats of the box."""

    starting: list[str | Rat]
    others: list[str | Rat]
    count: tuple[int, int] | None = None


class File(Entry, frozen=True):
    """An edition file."""

    edition: Head
    parameters: Parameters
    region: list[Region]
    borders: Borders
    rats: Rats
    removed: dict[str, int]
    sources: dict[str, Source] = field(default_factory=dict)
    rulebook: dict[str, Rulebook] = field(default_factory=dict)


@dataclass(frozen=True)
class Face:
    """What a rat shows: a limit and symbols. A starting rat's face is one of its own."""

    text: str
    starting: bool
    limit: int
    symbols: str

    def __str__(self) -> str:
        return self.text + STARTING_MARK * self.starting


@dataclass(frozen=True)
class Edition(OfFile):
    """A checked edition."""

    path: str
    data: File
    rulebooks: dict[str, Rulebook]

    @property
    def engine(self) -> str:
        """The name of the rules."""
        return ENGINE

    @property
    def about(self) -> Head:
        """What the file says of itself."""
        return self.data.edition

    def regions(self, seats: int) -> list[Region]:
        """The regions in play, in board order."""
        return [region for region in self.data.region if in_play(region, seats)]

    def default_cards(self, seats: int) -> list[str]:
        """The cards of the game if nobody chooses others."""
        parameters = self.data.parameters
        more = parameters.more_cards if seats in parameters.more_cards_seats else []
        return parameters.cards + more

    def known_cards(self) -> list[str]:
        """All cards that can be chosen for this edition."""
        parameters = self.data.parameters
        return [*parameters.cards, *parameters.more_cards, *parameters.choices]

    def borders(self, seats: int) -> list[tuple[str, str]]:
        """The borders in play."""
        ids = {region.id for region in self.regions(seats)}
        return [(a, b) for a, b, _, _ in self.data.borders.borders if a in ids and b in ids]

    def by_seats(self, values: list[int], seats: int) -> int:
        """The entry of a parameter that is given by number of seats."""
        return values[seats - self.seat_counts.start]

    def rats(self) -> list[tuple[Face, Source]]:
        """All rats, the starting ones first."""
        return [
            (parse_face(face, starting=starting), source)
            for starting, rats in ((True, self.data.rats.starting), (False, self.data.rats.others))
            for face, source in map(_face_and_source, rats)
        ]

    def faces(self) -> dict[Face, int]:
        """The different faces with their numbers, the starting ones first."""
        counts: dict[Face, int] = {}
        for face, _ in self.rats():
            counts[face] = counts.get(face, 0) + 1
        return counts

    def face_sources(self) -> dict[str, Source]:
        """Where each face comes from, by its name; of one that several rats have, the best-known rat counts."""
        found: dict[str, Source] = {}
        for face, source in self.rats():
            known = found.setdefault(str(face), source)
            found[str(face)] = min(known, source, key=get_args(Source).index)
        return found

    def border_sources(self) -> dict[frozenset[str], Source]:
        """Where each border comes from, by the two regions."""
        return {frozenset((a, b)): source for a, b, _, source in self.data.borders.borders}

    def card_source(self, card: str) -> Source:
        """Where it comes from what a card does."""
        parameters = self.data.parameters
        lists = {
            "cards": parameters.cards,
            "more_cards": parameters.more_cards,
            "choices": parameters.choices,
        }
        named = next((key for key, cards in lists.items() if card in cards), "")
        return RECONSTRUCTED if reconstructed(card) else self.data.sources.get(named, UNSTATED)

    def removed(self, seats: int) -> int:
        """Rats removed at setup."""
        return self.data.removed[str(seats)]


def _face_and_source(rat: str | Rat) -> tuple[str, Source]:
    return (rat, UNSTATED) if isinstance(rat, str) else (rat.face, rat.source)


def parse_face(text: str, *, starting: bool) -> Face:
    """`2+MBC`: limit 2, majority, bourgeoisie, church."""
    found = FACE.fullmatch(text)
    if found is None:
        raise ValueError(f"a face is written LIMIT+SYMBOLS with the letters {LETTERS}, not {text!r}")
    return Face(text, starting, int(found[1]), found[2])


@cache
def built_in(name: str) -> Edition:
    """One of the editions that come with the program."""
    return _shipped(f"{name}.toml")


@cache
def earlier(name: str, version: str) -> Edition | None:
    """An edition of ours as it was in an earlier version, if there was one: what old records were played by."""
    try:
        return _shipped(f"earlier/{name}-{version}.toml")
    except FileNotFoundError:
        return None


def _shipped(file: str) -> Edition:
    return read((files("rattus.plague") / "editions" / file).read_text("utf-8"), file)


def load_edition(given: str | Path) -> Edition:
    """An edition by its id, or from a file of the user's."""
    if str(given) in BUILT_IN:
        return built_in(str(given))
    edition = read(read_file(given, BUILT_IN), str(given))
    if edition.id in BUILT_IN:
        _same_components(edition, built_in(edition.id))
    return edition


def read(text: str, file: str) -> Edition:
    """Parse and check the text of an edition file."""
    data = parse(text, file, File)
    edition = Edition(file, data, {**_known_rulebooks(), **data.rulebook})
    _Check(edition).all()
    return edition


@cache
def _known_rulebooks() -> dict[str, Rulebook]:
    text = (files("rattus.plague") / "editions" / "rulebooks.toml").read_text("utf-8")
    return parse(text, "rulebooks.toml", dict[str, Rulebook])


def _same_components(edition: Edition, original: Edition) -> None:
    """A corrected copy of a published edition has the same components; another game needs another id."""
    ours_rats, theirs_rats = edition.data.rats, original.data.rats
    for key, ours, theirs in (
        ("region", len(edition.data.region), len(original.data.region)),
        ("rats.starting", len(ours_rats.starting), len(theirs_rats.starting)),
        ("rats.others", len(ours_rats.others), len(theirs_rats.others)),
    ):
        if ours != theirs:
            raise EditionError(
                edition.path,
                key,
                f"{ours} entries, but {original.id} has {theirs} (a game of your own needs an id of its own)",
            )


class _Check:
    """The checks that types can't make, each by the key it looks at."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.data = edition.data

    def fail(self, key: str, reason: str) -> NoReturn:
        raise EditionError(self.edition.path, key, reason)

    def all(self) -> None:
        self.head()
        self.parameters()
        self.regions()
        self.borders()
        self.neighbours()
        self.rats()
        for seats in self.edition.seat_counts:
            self.seat_count(seats)

    def name(self, key: str, value: str) -> None:
        if not NAME.fullmatch(value):
            self.fail(key, f"{value!r} is not a name in lower case (letters, digits, single hyphens)")

    def head(self) -> None:
        head = self.data.edition
        self.name("edition.id", head.id)
        low, high = head.seats
        if not 2 <= low <= high <= SEATS:
            self.fail("edition.seats", f"[{low}, {high}] must rise within 2 and {SEATS}")
        if not 1 <= head.year <= 9999:
            self.fail("edition.year", f"{head.year} is not a year")
        if not 1 <= head.version <= 10**6:
            self.fail("edition.version", f"{head.version} is not a version from 1 up")

    def parameters(self) -> None:
        parameters = self.data.parameters
        counts = self.edition.seat_counts
        for key, values, most in (
            ("settling", parameters.settling, 3),
            ("knight_steps", parameters.knight_steps, FARTHEST),
        ):
            if len(values) != len(counts):
                self.fail(f"parameters.{key}", f"{len(values)} numbers for {len(counts)} numbers of seats")
            for i, value in enumerate(values):
                if not 1 <= value <= most:
                    self.fail(f"parameters.{key}[{i}]", f"{value} is not between 1 and {most}")
        needed = CITIZENS_SETTLED * max(parameters.settling)
        if not needed < self.data.edition.citizens <= 60:
            self.fail("edition.citizens", f"{self.data.edition.citizens} is not between {needed + 1} and 60")
        self.cards("parameters.cards", parameters.cards)
        self.cards("parameters.more_cards", parameters.more_cards)
        self.cards("parameters.choices", parameters.choices)
        everyone = self.edition.known_cards()
        for card in everyone:
            if everyone.count(card) > 1:
                self.fail("parameters.choices", f"{card!r} stands in two of cards, more_cards and choices")
        for i, seats in enumerate(parameters.more_cards_seats):
            if seats not in counts:
                self.fail(
                    f"parameters.more_cards_seats[{i}]", f"{seats} is not a number of seats of this edition"
                )
        if not parameters.cards:
            self.fail("parameters.cards", "no card")
        if not parameters.rulebooks:
            self.fail("parameters.rulebooks", "no rulebook")
        for i, name in enumerate(parameters.rulebooks):
            key = f"parameters.rulebooks[{i}]"
            self.name(key, name)
            if name not in self.edition.rulebooks:
                known = ", ".join(self.edition.rulebooks)
                self.fail(key, f"rulebook {name!r} is not defined; defined are {known}")
            if name in parameters.rulebooks[:i]:
                self.fail(key, f"{name!r} stands here twice")
        sourced = (*parameters.__struct_fields__, "removed")
        for name in self.data.sources:
            if name not in sourced:
                self.fail(f"sources.{name}", f"not a parameter; they are {', '.join(sourced)}")
        for name, rulebook in self.data.rulebook.items():
            self.cards(f"rulebook.{name}.after_plague", rulebook.after_plague)

    def cards(self, key: str, cards: list[str]) -> None:
        for i, card in enumerate(cards):
            if card not in NAMES:
                self.fail(f"{key}[{i}]", f"unknown card {card!r}; known are {', '.join(NAMES)}")
            if card in cards[:i]:
                self.fail(f"{key}[{i}]", f"{card!r} stands here twice")

    def regions(self) -> None:
        seen: set[str] = set()
        for i, region in enumerate(self.data.region):
            self.name(f"region[{i}].id", region.id)
            if region.id in seen:
                self.fail(f"region[{i}].id", f"region {region.id!r} stands here twice")
            seen.add(region.id)
            high = self.edition.seat_counts[-1]
            if (region.tier is None) == (region.seats is None):
                self.fail(f"region[{i}]", f"{region.id!r} needs a tier or a list of seats, and not both")
            if region.tier is not None and not 1 <= region.tier <= high:
                self.fail(f"region[{i}].tier", f"{region.tier} is not a number of seats up to {high}")
            for j, seats in enumerate(region.seats or []):
                if seats not in self.edition.seat_counts:
                    self.fail(f"region[{i}].seats[{j}]", f"{seats} is not a number of seats of this edition")
        if len(seen) > REGIONS:
            self.fail("region", f"{len(seen)} regions; this program takes {REGIONS} at most")

    def known_region(self, key: str, name: str) -> None:
        if all(region.id != name for region in self.data.region):
            self.fail(key, f"unknown region {name!r}")

    def borders(self) -> None:
        seen: set[frozenset[str]] = set()
        for i, (a, b, _, _) in enumerate(self.data.borders.borders):
            key = f"borders.list[{i}]"
            self.known_region(key, a)
            self.known_region(key, b)
            if a == b:
                self.fail(key, f"{a!r} borders on itself")
            if frozenset((a, b)) in seen:
                self.fail(key, f"the border between {a!r} and {b!r} stands here twice")
            seen.add(frozenset((a, b)))
        if len(seen) * 2 > EDGES:
            self.fail("borders.list", f"{len(seen)} borders; this program takes {EDGES // 2} at most")
        cards = max(len(self.edition.default_cards(seats)) for seats in self.edition.seat_counts)
        answers = most_answers(len(self.data.region), len(seen), cards)
        if answers > MOST_LEGAL:
            self.fail(
                "borders.list",
                f"{len(seen)} borders: a question could have {answers} answers; "
                f"this program takes {MOST_LEGAL} at most",
            )

    def neighbours(self) -> None:
        """Where regions list their neighbours, every border must be listed from both sides."""
        listed = {region.id: region.neighbours for region in self.data.region}
        pairs = {frozenset((a, b)) for a, b, _, _ in self.data.borders.borders}
        for i, region in enumerate(self.data.region):
            key = f"region[{i}].neighbours"
            if region.neighbours is None:
                continue
            for j, other in enumerate(region.neighbours):
                self.known_region(f"{key}[{j}]", other)
                if other in region.neighbours[:j]:
                    self.fail(f"{key}[{j}]", f"{other!r} stands here twice")
                back = listed[other]
                if back is not None and region.id not in back:
                    self.fail(f"{key}[{j}]", f"one-way border: {other!r} does not list {region.id!r}")
                if frozenset((region.id, other)) not in pairs:
                    self.fail(f"{key}[{j}]", f"no border between {region.id!r} and {other!r} in borders.list")
            for pair in pairs:
                if region.id in pair:
                    (other,) = pair - {region.id}
                    if other not in region.neighbours:
                        self.fail(key, f"one-way border: {other!r} is missing, but borders.list has it")

    def rats(self) -> None:
        rats = self.data.rats
        for key, starting, entries in (("starting", True, rats.starting), ("others", False, rats.others)):
            for i, entry in enumerate(entries):
                text, _ = _face_and_source(entry)
                try:
                    parse_face(text, starting=starting)
                except ValueError as error:
                    self.fail(f"rats.{key}[{i}]", f"bad face: {error}")
        if rats.count is not None and rats.count != (len(rats.starting), len(rats.others)):
            listed = f"{len(rats.starting)} starting rats and {len(rats.others)} others"
            self.fail("rats.count", f"wrong count: {listed} are listed")
        if len(rats.starting) != len(self.data.region):
            counts = f"{len(rats.starting)} starting rats for {len(self.data.region)} regions"
            self.fail("rats.starting", f"wrong count: {counts}")
        if len(self.edition.faces()) > FACES:
            self.fail("rats", f"more than {FACES} different faces")
        if len(rats.starting) + len(rats.others) > 100:
            self.fail("rats", "more than 100 rats")

    def seat_count(self, seats: int) -> None:
        key = f"removed.{seats}"
        if str(seats) not in self.data.removed:
            self.fail(key, f"missing: how many rats are removed with {seats} seats")
        if strange := set(self.data.removed) - {str(n) for n in self.edition.seat_counts}:
            self.fail(f"removed.{min(strange)}", "not a number of seats of this edition")
        regions = self.edition.regions(seats)
        others = len(self.data.rats.others)
        left_over = len(self.data.rats.starting) - len(regions)
        most = others if self.data.parameters.removal == "others-only" else others + left_over - 1
        if not 0 <= self.edition.removed(seats) <= most:
            self.fail(key, f"wrong count: {self.edition.removed(seats)} is not between 0 and {most}")
        if others + left_over - self.edition.removed(seats) < 1:
            self.fail(key, "wrong count: the supply would be empty")
        if len(regions) < 2:
            self.fail("region", f"fewer than two regions in play with {seats} seats")
        self.reachable(seats, regions)

    def reachable(self, seats: int, regions: list[Region]) -> None:
        borders = self.edition.borders(seats)
        reached = {regions[0].id}
        grown = True
        while grown:
            grown = False
            for a, b in borders:
                if (a in reached) != (b in reached):
                    reached |= {a, b}
                    grown = True
        for region in regions:
            if region.id not in reached:
                i = self.data.region.index(region)
                self.fail(
                    f"region[{i}].id",
                    f"unreachable: no way from {regions[0].id!r} to {region.id!r} with {seats} seats",
                )


def in_play(region: Region, seats: int) -> bool:
    """Whether a region is in play with this many seats."""
    return seats in region.seats if region.seats is not None else (region.tier or 0) <= seats


def most_answers(regions: int, borders: int, cards: int) -> int:
    """No question of a game on such a board has more answers than this.

    In each region four ways to place and the plague; what the cards say of themselves; the cards to take; and the room
    that rules use beyond the last answer.
    """
    in_regions = sum(card.most_options[0] for card in DECK.values())
    over_borders = sum(card.most_options[1] for card in DECK.values())
    return (5 + in_regions) * regions + over_borders * borders + cards + 3


def card_class(card: str) -> str:
    """The class of a card."""
    return DECK[NUMBERS[card]].kind


def reconstructed(card: str) -> bool:
    """Whether no rulebook we know says what the card does, so that ours is a guess; players are told."""
    return DECK[NUMBERS[card]].reconstructed
