"""What a game is made of at one table, as plain data: for pictures, forms and help that know no edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES, Action, Building, CardEdition
from rattus.cartus.facts import LAST_PREMIUM
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import NUNS
from rattus.cartus.tables import FIRST, RANDOM
from rattus.kernel.edition import Edition, Source
from rattus.kernel.ruleset import Ruleset
from rattus.plague.cards import DECK, NUMBERS
from rattus.plague.edition import CLASSES, Region, in_play, reconstructed
from rattus.plague.edition import Edition as BoardEdition
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.tables import CARDS_BETWEEN, MOST_TURNS
from rattus.plague.tables import Options as PlagueOptions

LETTERS = {name: letter for letter, name in CLASSES.items()}
"""The letters of the classes, which are also those of the rats' symbols."""

GameEngine = Literal["plague", "cartus"]


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that can be chosen for a table.

    A `choice` is one of the `values`; a `seat` is one of them or the name of a seat; `several` are as many of them as
    the default has, joined by `+`; a `number` is between `least` and `most`. Where there are `groups`, cards can be
    chosen instead, `most` of each group, written `farm*3+brewery*2+…`; a name without a number stands for all of its
    group. Defaults that depend on the number of seats are in `by_seats`. `advised_against` are values that others
    advise not to choose, with the numbers of seats for which they do. `reconstructed` are values that are ours.
    """

    name: str
    kind: Literal["choice", "seat", "several", "number"]
    default: str
    by_seats: dict[str, str]
    values: list[str]
    groups: list[list[str]]
    least: int | None
    most: int | None
    advised_against: dict[str, list[int]] = {}
    reconstructed: list[str] = []


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


class ClassInfo(msgspec.Struct, frozen=True):
    """A class of people: its letter on rats (board game), or what its people are called (card game)."""

    id: str
    letter: str | None
    card: str | None


class BuildingInfo(msgspec.Struct, frozen=True, rename={"kind": "class"}):
    """A building of the card game: what its actions bring, by name; `in_play` if it can be in this game.

    `advised_against` are the numbers of seats for which others advise not to choose it; it can be chosen all the same.
    """

    id: str
    kind: str
    premium: dict[str, int]
    standard: dict[str, int]
    in_play: bool
    first: bool
    advised_against: list[int]
    source: Source


class SupplyInfo(msgspec.Struct, frozen=True):
    """A supply action: cards drawn, rats taken off, looks at the nun-row."""

    id: str
    cards: int
    rats: int
    looks: int
    source: Source


class PersonInfo(msgspec.Struct, frozen=True, rename={"kind": "class"}):
    """A kind of population card, and how many there are."""

    id: str
    kind: str
    nuns: int
    count: int


class GameDetails(msgspec.Struct, frozen=True):
    """What a game is made of with so many seats and these options. What the game does not have is empty.

    `source` of a thing, and `sources` of parameters, people, piles and tokens, say where they come from: from a printed
    rulebook, from other published material, or reconstructed, which is ours. `limits` are numbers of its rules by name;
    `track_points` are those of the first, second and third on a track.
    """

    game: str
    title: str
    engine: GameEngine
    version: str
    seats: list[str]
    options: dict[str, str]
    choices: list[OptionInfo]
    limits: dict[str, int]
    classes: list[ClassInfo]
    regions: list[RegionInfo]
    borders: list[BorderInfo]
    cards: list[CardInfo]
    faces: list[FaceInfo]
    buildings: list[BuildingInfo]
    supplies: list[SupplyInfo]
    people: list[PersonInfo]
    piles: dict[str, int]
    tokens: Annotated[dict[str, int], Meta(description="Victory tokens by their value.")]
    track_points: list[int]
    sources: dict[str, Source]


def details(ruleset: Ruleset) -> GameDetails:
    """The details of one table."""
    if isinstance(ruleset, CartusRuleset):
        return _cartus(ruleset)
    assert isinstance(ruleset, PlagueRuleset)
    return _plague(ruleset)


def choices(edition: Edition) -> list[OptionInfo]:
    """What can be chosen for a table of an edition."""
    if isinstance(edition, CardEdition):
        groups = [
            [building.id for building in edition.data.building if building.kind == kind]
            for kind in CLASS_NAMES
        ]
        ways = [FIRST, *RANDOM]
        return [
            OptionInfo(
                "buildings",
                "choice",
                FIRST,
                {},
                ways,
                groups,
                None,
                edition.data.parameters.copies,
                {each.id: _advised_against(each) for each in edition.data.building if _advised_against(each)},
            ),
            who_begins(),
        ]
    assert isinstance(edition, BoardEdition)
    rulebooks = edition.data.parameters.rulebooks
    sets = {str(seats): CARDS_BETWEEN.join(edition.default_cards(seats)) for seats in edition.seat_counts}
    usual = next(iter(sets.values()))
    others = {seats: cards for seats, cards in sets.items() if cards != usual}
    limit = str(PlagueOptions.turn_limit)
    return [
        OptionInfo("rulebook", "choice", rulebooks[0], {}, rulebooks, [], None, None),
        OptionInfo(
            "cards",
            "several",
            usual,
            others,
            edition.known_cards(),
            [],
            None,
            None,
            reconstructed=[card for card in edition.known_cards() if reconstructed(card)],
        ),
        who_begins(),
        OptionInfo("turn_limit", "number", limit, {}, [], [], 1, MOST_TURNS),
    ]


def _advised_against(building: Building) -> list[int]:
    return list(building.advised_against.seats) if building.advised_against else []


def who_begins() -> OptionInfo:
    """The start seat, which every game has."""
    return OptionInfo("start", "seat", "random", {}, ["random", "first"], [], None, None)


def _plague(ruleset: PlagueRuleset) -> GameDetails:
    edition, rules, seats = ruleset.edition, ruleset.codec.rules, len(ruleset.header.seats)
    playing, faces = set(ruleset.codec.regions), edition.face_sources()
    return GameDetails(
        game=edition.id,
        title=edition.title,
        engine="plague",
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
        buildings=[],
        supplies=[],
        people=[],
        piles={},
        tokens={},
        track_points=[],
        sources=edition.data.sources,
    )


def _tier(region: Region) -> int:
    return min(region.seats) if region.seats else region.tier or 0


def _card(edition: BoardEdition, card: str) -> CardInfo:
    about = DECK[NUMBERS[card]]
    verbs = dict.fromkeys(verb.word for verb in about.verbs)
    return CardInfo(card, about.kind, LETTERS[about.kind], list(verbs), edition.card_source(card))


def _cartus(ruleset: CartusRuleset) -> GameDetails:
    edition, rules = ruleset.edition, ruleset.codec.rules
    data = edition.data
    people = [getattr(data.people, kind) for kind in CLASS_NAMES]
    return GameDetails(
        game=edition.id,
        title=edition.title,
        engine="cartus",
        version=ruleset.header.version,
        seats=list(ruleset.header.seats),
        options=dict(ruleset.header.options),
        choices=choices(edition),
        limits={
            "hand": rules.hand,
            "rats": rules.rats,
            "track": rules.track,
            "row": data.parameters.row,
            "width": rules.width,
            "rounds": rules.buildings // rules.width,
            "last_premium": LAST_PREMIUM,
            "most_points": rules.most_points,
            "most_tied": rules.most_tied,
            "gold_first": rules.gold_points[0],
            "gold_second": rules.gold_points[1],
            "gold_tied": rules.gold_tied,
        },
        classes=[ClassInfo(kind, None, card) for kind, card in zip(CLASS_NAMES, people, strict=True)],
        regions=[],
        borders=[],
        cards=[],
        faces=[],
        buildings=[
            BuildingInfo(
                each.id,
                each.kind,
                _brings(each.premium),
                _brings(each.standard),
                bool(rules.allowed[number]),
                each.first,
                _advised_against(each),
                each.source,
            )
            for number, each in enumerate(data.building)
        ],
        supplies=[
            SupplyInfo(each.id, each.cards, each.rats, each.looks, each.source) for each in data.supply
        ],
        people=_people(people, data.people.nuns),
        piles=dict(zip(PILE_NAMES, rules.piles, strict=True)),
        tokens=dict(data.tokens),
        track_points=[points for points in rules.class_points if points],
        sources=data.sources,
    )


def _people(names: Sequence[str], counts: Sequence[int]) -> list[PersonInfo]:
    return [
        PersonInfo(f"{name}-{nuns}", kind, nuns, counts[nuns])
        for kind, name in zip(CLASS_NAMES, names, strict=True)
        for nuns in range(NUNS)
    ]


def _brings(action: Action) -> dict[str, int]:
    """What an action brings, without what it does not bring."""
    return {name: count for name, count in msgspec.to_builtins(action).items() if count}
