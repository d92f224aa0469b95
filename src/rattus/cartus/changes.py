"""What each event changes on the card table, as a viewer sees it. All of them together lead to the next view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rattus.cartus.events import (
    BuildingReplaced,
    BuildingTurnedUp,
    CardDealt,
    CardDiscarded,
    CardGiven,
    CardLaid,
    CardsRevealed,
    CardsTaken,
    CardsTurnedUp,
    DeckRefilled,
    Entered,
    Event,
    InfluenceWon,
    LaidCardsLeft,
    Passed,
    PhaseBegan,
    PlagueCame,
    RatSent,
    RatsTakenOff,
    RoundBegan,
    RowLookedAt,
    RowTurnedUp,
    StartSeatDrawn,
    TokenDrawn,
    Track,
)
from rattus.cartus.report import StateReport
from rattus.kernel.change import Change
from rattus.kernel.step import HIDDEN

Hand = int | list[str]
"""Cards, or how many there are."""


def changes(cards: Sequence[str], view: StateReport, event: Event) -> list[Change]:
    """What an event changes in the view before it; `cards` are all kinds in their order."""
    return list(_changes(cards, view, event))


def _changes(cards: Sequence[str], view: StateReport, event: Event) -> Iterator[Change]:
    hands, rats, piles = view["hands"], view["rats"], view["piles"]
    match event:
        case StartSeatDrawn(seat):
            yield ("start",), seat
        case CardDealt(seat, card):
            yield ("hands", seat), _gained(cards, hands[seat], card)
            yield ("piles", "deck"), piles["deck"] - 1
        case DeckRefilled(count):
            yield ("piles", "deck"), count
            yield ("piles", "discards"), 0
            yield ("discards",), {}
        case PhaseBegan(phase):
            yield ("phase",), phase
        case RoundBegan(number, start):
            yield from _round_over(view, start)
            yield ("round",), number
        case BuildingTurnedUp(place, building, supply, pile):
            row = list(view["row"])
            row.insert(place - 1, f"{building}/{supply}")
            yield ("row",), row
            yield ("piles", pile), piles[pile] - 1
        case BuildingReplaced(place, _, pile):
            yield ("row",), [card for n, card in enumerate(view["row"], start=1) if n != place]
            yield ("piles", pile), piles[pile] + 1
        case RatsTakenOff(seat, count):
            yield ("rats", seat), rats[seat] - count
        case RowLookedAt(_, spot, knowers, card):
            if card != HIDDEN:
                yield ("nuns",), _with(view["nuns"], spot, card)
            yield ("seen",), {**view["seen"], str(spot): list(knowers)}
        case Passed(seat, pile):
            yield ("hands", seat), _lost(hands[seat], "pass")
            yield ("piles", pile), piles[pile] + 1
        case Entered(seat, place):
            yield ("order",), [*view["order"], seat]
            yield ("entered", seat), place
        case CardLaid(seat, card):
            yield ("hands", seat), _lost(hands[seat], card)
            yield ("laid", seat), view["laid"][seat] + 1
        case CardsTurnedUp(seat, _, shown):
            yield ("shown", seat), list(shown)
        case CardsRevealed(seat, cards=shown, rats=count, kind=kind, track=track):
            yield ("shown", seat), list(shown)
            yield ("rats", seat), rats[seat] + count
            yield _on_track(kind, track)
        case InfluenceWon(kind=kind, track=track):
            yield _on_track(kind, track)
        case LaidCardsLeft(seat, _, discarded, returned):
            yield ("shown", seat), []
            yield ("laid", seat), 0
            yield ("piles",), _counted(piles, [*["discards"] * len(discarded), *returned])
            if discarded:
                yield ("discards",), _ordered(cards, _counted(view["discards"], discarded))
        case CardGiven(seat, target, card):
            yield ("hands", seat), _lost(hands[seat], card)
            yield ("hands", target), _gained(cards, hands[target], card)
        case RatSent(seat, target, count):
            yield ("rats", seat), rats[seat] - count
            yield ("rats", target), rats[target] + count
        case CardsTaken(seat, card, count):
            yield ("hands", seat), _gained(cards, hands[seat], card, count)
            yield ("piles", card), piles[card] - count
        case CardDiscarded(seat, card, count, pile):
            yield ("hands", seat), _lost(hands[seat], card)
            yield ("rats", seat), rats[seat] - count
            yield ("piles", pile), piles[pile] + 1
            if pile == "discards":
                yield ("discards",), _ordered(cards, _counted(view["discards"], [card]))
        case TokenDrawn(seat, value):
            had = view["tokens"][seat]
            if isinstance(had, int):
                yield ("tokens", seat), had + 1
            elif value is not None:
                yield ("tokens", seat), sorted([*had, value])
            yield ("piles", "tokens"), piles["tokens"] - 1
        case PlagueCame(start):
            yield from _round_over(view, start)
        case RowTurnedUp(spot, card):
            yield ("nuns",), _with(view["nuns"], spot, card)
        case _:
            pass


def _gained(cards: Sequence[str], hand: Hand, card: str, count: int = 1) -> Hand:
    """A hand after cards have come to it."""
    return hand + count if isinstance(hand, int) else sorted([*hand, *[card] * count], key=cards.index)


def _lost(hand: Hand, card: str) -> Hand:
    """A hand after a card has left it."""
    if isinstance(hand, int):
        return hand - 1
    left = list(hand)
    left.remove(card)
    return left


def _with(row: Sequence[str], spot: int, card: str) -> list[str]:
    return [card if n == spot else other for n, other in enumerate(row, start=1)]


def _counted(counts: dict[str, int], more: Sequence[str]) -> dict[str, int]:
    """Counts with one more of each of these."""
    found = dict(counts)
    for each in more:
        found[each] = found.get(each, 0) + 1
    return found


def _ordered(cards: Sequence[str], counts: dict[str, int]) -> dict[str, int]:
    return {card: counts[card] for card in sorted(counts, key=cards.index)}


def _on_track(kind: str, track: Track) -> Change:
    return ("influence", kind), [list(place) for place in track]


def _round_over(view: StateReport, start: str) -> Iterator[Change]:
    """No building is in the row, nobody has entered one, and it is known who comes first."""
    yield ("start",), start
    yield ("row",), []
    yield ("order",), []
    yield ("entered",), dict.fromkeys(view["entered"])
