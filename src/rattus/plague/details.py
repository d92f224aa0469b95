"""What the board game is made of at one table, and where it comes from, as plain data."""

from __future__ import annotations

import msgspec

from rattus.kernel.details import ClassInfo, Details, OptionInfo, who_begins
from rattus.kernel.edition import Source
from rattus.kernel.sources import SourceGroup, group, parameters
from rattus.plague.cards import DECK, NUMBERS
from rattus.plague.edition import BUILT_IN, CLASSES, Edition, Region, built_in, in_play, reconstructed
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.tables import CARDS_BETWEEN, MOST_TURNS, Options

LETTERS = {name: letter for letter, name in CLASSES.items()}
"""The letters of the classes, which are also those of the rats' symbols."""
CARD_LISTS = ("cards", "more_cards", "choices")
"""Parameters whose sources are those of the cards in them."""


class RegionInfo(msgspec.Struct, frozen=True):
    """A region of the board: it is in play with at least `tier` seats; some boards have their own lists for that."""

    id: str
    tier: int
    in_play: bool
    source: Source


class BorderInfo(msgspec.Struct, frozen=True):
    """Two regions that are neighbours, by land or by sea."""

    between: tuple[str, str]
    sea: bool
    in_play: bool
    source: Source


class CardInfo(msgspec.Struct, frozen=True, rename={"kind": "class"}):
    """A class card of this table, with the letter of its class and the verbs of the steps that use it.

    `source` says where it comes from what it does.
    """

    id: str
    kind: str
    letter: str
    verbs: list[str]
    source: Source


class FaceInfo(msgspec.Struct, frozen=True):
    """A rat's face: the citizens it takes, its symbols, and how many rats of the box have it."""

    id: str
    limit: int
    symbols: str
    starting: bool
    count: int
    source: Source


class PlagueDetails(Details, frozen=True, kw_only=True):
    """What the board game has of its own."""

    classes: list[ClassInfo]
    regions: list[RegionInfo]
    borders: list[BorderInfo]
    cards: list[CardInfo]
    faces: list[FaceInfo]


def choices(edition: Edition) -> list[OptionInfo]:
    """What can be chosen for a table of an edition."""
    rulebooks = edition.data.parameters.rulebooks
    sets = {str(seats): CARDS_BETWEEN.join(edition.default_cards(seats)) for seats in edition.seat_counts}
    usual = next(iter(sets.values()))
    others = {seats: cards for seats, cards in sets.items() if cards != usual}
    known = edition.known_cards()
    ours = [card for card in known if reconstructed(card)]
    limit = str(Options.turn_limit)
    return [
        OptionInfo("rulebook", "choice", rulebooks[0], {}, rulebooks, [], None, None),
        OptionInfo("cards", "several", usual, others, known, [], None, None, reconstructed=ours),
        who_begins(),
        OptionInfo("turn_limit", "number", limit, {}, [], [], 1, MOST_TURNS),
    ]


def details(ruleset: PlagueRuleset) -> PlagueDetails:
    """The details of one table."""
    edition, rules, seats = ruleset.edition, ruleset.codec.rules, len(ruleset.header.seats)
    playing, faces = set(ruleset.codec.regions), edition.face_sources()
    return PlagueDetails(
        game=edition.id,
        title=edition.title,
        engine=edition.engine,
        version=ruleset.header.version,
        seats=list(ruleset.header.seats),
        options=dict(ruleset.header.options),
        choices=choices(edition),
        limits={
            "citizens": rules.citizens,
            "settling": rules.rounds,
            "rats": len(edition.rats()),
            "supply": rules.supply,
            "turns": rules.turn_limit,
            "nuns": ruleset.codec.nuns,
            "knight_steps": edition.by_seats(edition.data.parameters.knight_steps, seats),
        },
        classes=[ClassInfo(name, letter, None) for letter, name in CLASSES.items()],
        regions=[
            RegionInfo(each.id, _tier(each), in_play(each, seats), each.source)
            for each in edition.data.region
        ],
        borders=[
            BorderInfo((a, b), kind == "sea", a in playing and b in playing, source)
            for a, b, kind, source in edition.data.borders.borders
        ],
        cards=[_card(edition, card) for card in ruleset.codec.cards],
        faces=[
            FaceInfo(str(face), face.limit, face.symbols, face.starting, count, faces[str(face)])
            for face, count in edition.faces().items()
        ],
        sources=edition.data.sources,
    )


def _tier(region: Region) -> int:
    return min(region.seats) if region.seats else region.tier or 0


def _card(edition: Edition, card: str) -> CardInfo:
    about = DECK[NUMBERS[card]]
    verbs = dict.fromkeys(verb.word for verb in about.verbs)
    return CardInfo(card, about.kind, LETTERS[about.kind], list(verbs), edition.card_source(card))


def file(edition: Edition) -> str:
    """The edition's file, of a shipped one its path in the package."""
    return "rattus/plague/editions/" * (edition in map(built_in, BUILT_IN)) + edition.path


def sources(edition: Edition) -> list[SourceGroup]:
    """Where everything in an edition comes from."""
    data = edition.data
    given = msgspec.to_builtins(data.parameters)
    named = [name for name, value in given.items() if value and name not in CARD_LISTS]
    return [
        group("regions", ((region.id, region.source) for region in data.region)),
        group("borders", ((f"{a} {b}", source) for a, b, _, source in data.borders.borders)),
        group("faces", ((str(face), source) for face, source in edition.rats())),
        group("cards", ((card, edition.card_source(card)) for card in edition.known_cards())),
        group("parameters", parameters(data.sources, [*named, "removed"])),
    ]
