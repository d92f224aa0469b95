"""What the card game is made of at one table, and where it comes from, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from rattus.cartus.edition import BUILT_IN, CLASS_NAMES, PILE_NAMES, Action, Building, CardEdition, built_in
from rattus.cartus.facts import LAST_PREMIUM
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import NUNS
from rattus.cartus.tables import FIRST, RANDOM
from rattus.kernel.details import ClassInfo, Details, OptionInfo, who_begins
from rattus.kernel.edition import UNSTATED, Source
from rattus.kernel.sources import SourceGroup, group, parameters


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


class CartusDetails(Details, frozen=True, kw_only=True):
    """What the card game has of its own. `track_points` are those of the first, second and third on a track."""

    classes: list[ClassInfo]
    buildings: list[BuildingInfo]
    supplies: list[SupplyInfo]
    people: list[PersonInfo]
    piles: dict[str, int]
    tokens: Annotated[dict[str, int], Meta(description="Victory tokens by their value.")]
    track_points: list[int]


def choices(edition: CardEdition) -> list[OptionInfo]:
    """What can be chosen for a table of an edition."""
    groups = [
        [building.id for building in edition.data.building if building.kind == kind] for kind in CLASS_NAMES
    ]
    advised = {each.id: _advised_against(each) for each in edition.data.building if _advised_against(each)}
    copies = edition.data.parameters.copies
    return [
        OptionInfo("buildings", "choice", FIRST, {}, [FIRST, *RANDOM], groups, None, copies, advised),
        who_begins(),
    ]


def _advised_against(building: Building) -> list[int]:
    return list(building.advised_against.seats) if building.advised_against else []


def details(ruleset: CartusRuleset) -> CartusDetails:
    """The details of one table."""
    edition, rules = ruleset.edition, ruleset.codec.rules
    data = edition.data
    people = [getattr(data.people, kind) for kind in CLASS_NAMES]
    return CartusDetails(
        game=edition.id,
        title=edition.title,
        engine=edition.engine,
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


def file(edition: CardEdition) -> str:
    """The edition's file, of a shipped one its path in the package."""
    return "rattus/cartus/" * (edition in map(built_in, BUILT_IN)) + edition.path


def sources(edition: CardEdition) -> list[SourceGroup]:
    """Where everything in an edition comes from."""
    data = edition.data
    nuns = [str(nuns) for nuns, count in enumerate(data.people.nuns) for _ in range(count)]
    values = [value for value, count in data.tokens.items() for _ in range(count)]
    people, tokens = (data.sources.get(key, UNSTATED) for key in ("people", "tokens"))
    return [
        group("buildings", ((each.id, each.source) for each in data.building)),
        group("supplies", ((each.id, each.source) for each in data.supply)),
        group("people", ((each, people) for each in nuns)),
        group("tokens", ((value, tokens) for value in values)),
        group("parameters", parameters(data.sources, [*data.parameters.__struct_fields__, "piles"])),
    ]
