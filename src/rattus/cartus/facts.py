"""What can be worked out from a state of the card game: points, chances and what is asked, as plain data.

A state shows as much as it knows, so what is worked out from a view says no more than the viewer may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NotRequired, TypedDict

from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES
from rattus.cartus.ending import nuns_in_row, score_gold, score_hands, score_tracks
from rattus.cartus.events import CardsRevealed, Event, InfluenceWon
from rattus.cartus.report import cards, knows, tokens
from rattus.cartus.resolving import building_at, strangers
from rattus.cartus.state import (
    ASK_ENTER,
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_LAY,
    ASK_LOOKS,
    ASK_NOTHING,
    ASK_SUPPLY,
    FLUTE,
    GOLD,
    JOKER,
    NONE,
    NUNS,
    PASS_CARD,
    PILES,
    PUBLIC,
    SWORD,
    SWORDS,
    TOKENS,
    TRIBUTE_PHASE,
    Rules,
    State,
)
from rattus.cartus.survival import survival

LAST_PREMIUM = 1
"""Influence that the premium is in the last round. [§3 last round]"""


class Question(TypedDict):
    """What a seat is asked, by the name of the question, with the details it needs.

    `card` is what the people of the class are called; of the cards that are being laid, only who lays them is told
    their `count` with what they will bring.
    """

    id: str
    seat: str
    count: NotRequired[int]
    building: NotRequired[str]
    kind: NotRequired[str]
    card: NotRequired[str]
    influence: NotRequired[int]
    rats: NotRequired[int]
    receiver: NotRequired[str]


class Actions(TypedDict):
    """What the two actions of a building bring, by name."""

    premium: dict[str, int]
    standard: dict[str, int]


class Facts(TypedDict):
    """Points for the tracks, which all can see; by where they come from only if all hands are known.

    `survival` is the viewer's chance with the rats it has now, `laid` are its own cards in a building. `specials` are
    jokers and special cards in hand and laid, at least and at most, of the piles that are in the game. `saves` is how
    many rats one survives with, at least and at most for what is known of the nun-row. In the last round the `actions`
    are those of every building, in place of its own.
    """

    scores: dict[str, int]
    points: dict[str, dict[str, int]] | None
    question: Question | None
    survival: float | None
    laid: list[str] | None
    specials: dict[str, dict[str, tuple[int, int]]]
    last_round: bool
    saves: tuple[int, int]
    actions: Actions | None


LAST_ACTIONS: Actions = {"premium": {"influence": LAST_PREMIUM}, "standard": {}}
"""What all buildings do in the last round."""


def facts(codec: Codec, s: State) -> Facts:
    """All that is worked out from a state."""
    viewer = s.eyes if s.eyes not in (NONE, PUBLIC) else None
    tracks = track_points(codec, s)
    alive = viewer is not None and s.ask != ASK_NOTHING
    return {
        "scores": tracks,
        "points": points(codec, s) if s.eyes == NONE else None,
        "question": question(codec, s),
        "survival": float(survival(codec.rules, s, viewer)) if alive and viewer is not None else None,
        "laid": None if viewer is None else cards(codec, s.laid[viewer]),
        "specials": specials(codec, s),
        "last_round": last_round(s),
        "saves": saves(s),
        "actions": LAST_ACTIONS if last_round(s) else None,
    }


# Points.


def track_points(codec: Codec, s: State) -> dict[str, int]:
    """What every seat scores for its influence as it is now."""
    score = [0] * codec.rules.seats
    score_tracks(codec.rules, s, score)
    return dict(zip(codec.seats, score, strict=True))


def scored(codec: Codec, before: State, events: Iterable[Event]) -> Iterator[dict[str, int] | None]:
    """The points for the tracks after each of the events since a state; nothing where they stay."""
    s: State | None = None
    scores: dict[str, int] = {}
    for event in events:
        changed = None
        if isinstance(event, CardsRevealed | InfluenceWon):
            if s is None:
                s = before.copy()
                scores = track_points(codec, s)
            kind = CLASS_NAMES.index(event.kind)
            for place, (name, influence) in enumerate(event.track):
                seat = codec.seats.index(name)
                s.track[kind][place] = seat
                s.influence[kind][seat] = influence
            now = track_points(codec, s)
            changed = now if now != scores else None
            scores = now
        yield changed


def points(codec: Codec, s: State) -> dict[str, dict[str, int]]:
    """What every seat scores for tracks, for most cards of each sort, for gold and tokens, where hands are known."""
    rules, seats = codec.rules, codec.seats
    found = {"tracks": track_points(codec, s)}
    played = [JOKER + pile for pile in piles_in_play(codec, s)]
    sorts = ((JOKER, "cards"), (SWORD, "swords"), (FLUTE, "flutes"), (PASS_CARD, "passes"))
    for card, source in sorts:
        if card == JOKER or card in played:
            score = [0] * rules.seats
            score_hands(rules, s, card, score)
            found[source] = dict(zip(seats, score, strict=True))
    if GOLD in played:
        score = [0] * rules.seats
        score_gold(rules, s, score)
        found["gold"] = dict(zip(seats, score, strict=True))
    if tokens_in_play(codec, s):
        found["tokens"] = {name: sum(tokens(codec, s, seat)) for seat, name in enumerate(seats)}
    return found


def buildings_in_play(rules: Rules, s: State) -> list[int]:
    """Those that can be in this game."""
    return [building for building in range(rules.sites) if s.used >> building & 1]


def piles_in_play(codec: Codec, s: State) -> list[int]:
    """Piles that a building of this game gives from, and those that somebody has cards of."""
    rules = codec.rules
    given = codec.effects(s.used)
    return [pile for pile in range(PILES) if s.piles[pile] < rules.piles[pile] or pile in given]


def tokens_in_play(codec: Codec, s: State) -> bool:
    """A building of this game gives victory tokens."""
    return sum(s.token_size) > 0 or TOKENS in codec.effects(s.used)


def specials(codec: Codec, s: State) -> dict[str, dict[str, tuple[int, int]]]:
    """Jokers and special cards of every seat: between which numbers they are for all that is known."""
    piles = piles_in_play(codec, s)
    return {
        name: {PILE_NAMES[pile]: held(s, seat, pile) for pile in piles}
        for seat, name in enumerate(codec.seats)
    }


def held(s: State, seat: int, pile: int) -> tuple[int, int]:
    """How many of a joker or special card a seat has in hand; what lies in a building may be among those of others."""
    if knows(s, seat):
        own = s.hand[seat][JOKER + pile]
        return own, own
    least, most = s.least[seat][pile], min(s.most[seat][pile], s.hand_size[seat] + s.laid_size[seat])
    return least, max(least, most)


def last_round(s: State) -> bool:
    """The last building cards are on the table."""
    return s.buildings == 0 and s.shown_size > 0


def saves(s: State) -> tuple[int, int]:
    """Rats that the nun-row saves from: by the cards that are known, and if all others had most nuns."""
    least = nuns_in_row(s)
    return least, least + (NUNS - 1) * s.row.count(NONE)


# Questions.


def question(codec: Codec, s: State) -> Question | None:
    """What a seat is asked; nothing if chance is, or nobody."""
    if not ASK_SUPPLY <= s.ask < ASK_NOTHING:
        return None
    asked: Question = {"id": question_name(codec, s), "seat": codec.seats[s.seat]}
    match s.ask:
        case _ if s.ask == ASK_LOOKS:
            asked["count"] = s.due_looks
        case _ if s.ask == ASK_LAY:
            kind = class_entered(codec, s)
            asked["building"] = codec.building(s.shown[s.entered[s.seat]])
            asked["kind"], asked["card"] = CLASS_NAMES[kind], person(codec, kind)
            if knows(s, s.seat):
                asked["count"] = s.laid_size[s.seat]
                asked["influence"] = influence(codec, s)
                asked["rats"] = strangers(s, s.seat, kind)
        case _ if s.ask == ASK_GIVE:
            asked["receiver"], asked["count"] = codec.seats[s.other], s.due_give
        case _ if s.ask == ASK_EXCHANGE:
            asked["building"], asked["count"] = codec.building(s.shown[s.place]), s.due_exchange
        case _:
            pass
    return asked


def question_name(codec: Codec, s: State) -> str:
    """By what is asked, and where it means something else by when it is asked."""
    match s.ask:
        case _ if s.ask == ASK_SUPPLY:
            return "supply"
        case _ if s.ask == ASK_LOOKS:
            return "look"
        case _ if s.ask == ASK_ENTER:
            return "enter-last" if last_round(s) else "enter-of-two" if codec.rules.seats == 2 else "enter"
        case _ if s.ask == ASK_LAY:
            return "lay"
        case _ if s.ask == ASK_GIVE:
            return "tribute" if s.stage == TRIBUTE_PHASE else "give"
        case _ if s.ask == ASK_EXCHANGE:
            return "discard"
        case _:
            return "swords" if s.stage == SWORDS else "flutes"


def class_entered(codec: Codec, s: State) -> int:
    """The class of the building the asked seat is in."""
    return codec.rules.building_class[building_at(s, s.entered[s.seat])]


def influence(codec: Codec, s: State) -> int:
    """The influence that the cards the asked seat has laid will bring; the track has an end."""
    laid = sum(s.laid[s.seat][: JOKER + 1])
    return min(laid, codec.rules.track - s.influence[class_entered(codec, s)][s.seat])


def person(codec: Codec, kind: int) -> str:
    """What the people of a class are called."""
    return codec.cards[kind * NUNS].rpartition("-")[0]
