"""What a viewer may have met in a game, by its true states alone: faces of rats, cards, victory tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import PEOPLE
from rattus.cartus.state import State as CardState
from rattus.host.events import Entry
from rattus.host.state import unfold
from rattus.kernel.ruleset import PUBLIC, Ruleset
from rattus.kernel.step import HIDDEN
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import NONE
from rattus.plague.state import State as BoardState
from rattus.table.game import Game
from tests.laws.served import Viewer
from tests.server.house import Message


def names(rules: Ruleset) -> frozenset[str]:
    """All names that can be a secret."""
    match rules:
        case PlagueRuleset():
            return frozenset(rules.codec.faces)
        case CartusRuleset():
            return frozenset(rules.codec.cards[:PEOPLE])
        case _:
            raise AssertionError(rules)


def seen_in(rules: Ruleset, state: bytearray, viewer: Viewer) -> set[str]:
    """The names that a viewer sees in a state."""
    seat = PUBLIC if viewer is None else rules.header.seats.index(viewer)
    match rules:
        case PlagueRuleset():
            return _faces(rules, BoardState.of(state), seat)
        case CartusRuleset():
            return _cards(rules, CardState.of(state), seat)
        case _:
            raise AssertionError(rules)


def _faces(rules: PlagueRuleset, s: BoardState, seat: int) -> set[str]:
    found = {face for face, count in zip(rules.codec.faces, s.turned, strict=False) if count}
    for region, count in enumerate(s.rats):
        for slot in range(count):
            if seat != PUBLIC and s.marks[region][slot] >> seat & 1 and s.face[region][slot] != NONE:
                found.add(rules.codec.faces[s.face[region][slot]])
    return found


def _cards(rules: CartusRuleset, s: CardState, seat: int) -> set[str]:
    piles = [s.discards, *(laid for laid, shown in zip(s.laid, s.open, strict=True) if shown)]
    if seat != PUBLIC:
        piles += [s.hand[seat], s.laid[seat]]
    found = {rules.codec.cards[kind] for pile in piles for kind in range(PEOPLE) if pile[kind]}
    looked = [card for card, seen in zip(s.row, s.seen, strict=True) if seat != PUBLIC and seen >> seat & 1]
    return found | {rules.codec.cards[card] for card in looked if card != NONE}


def positions(rules: Ruleset, entries: Sequence[Entry]) -> Iterator[tuple[int, list[bytearray]]]:
    """Every event with the states the table went through by it, the last one being how it stands then."""
    for before, entry, after in unfold("", entries):
        if after.started:
            game = Game.of_steps(rules, after.steps)
            since = len(before.steps) if len(after.steps) > len(before.steps) else len(after.steps)
            yield entry.v, [*(moment.after for moment in game.moments(since)), game.state.copy()]


def words_in(value: object) -> Iterator[str]:
    """All words in all texts of a message, at any depth; not why something is refused, which says what was wanted."""
    match value:
        case str():
            yield from value.split()
        case list():
            for each in value:
                yield from words_in(each)
        case dict():
            for key, each in value.items():
                if key not in ("message", "reason"):
                    yield from words_in(each)
                    yield key
        case _:
            pass  # numbers and the like


def assert_view_is_blind(rules: Ruleset, view: Message, state: bytearray, viewer: Viewer) -> None:
    """What is hidden is hidden where it lies: a face by those who have looked, a hand and tokens by their owner."""
    seat = PUBLIC if viewer is None else rules.header.seats.index(viewer)
    match rules:
        case PlagueRuleset():
            s = BoardState.of(state)
            for region, name in enumerate(rules.codec.regions):
                for slot, face in enumerate(view["rats"][name]):
                    looked = seat != PUBLIC and bool(s.marks[region][slot] >> seat & 1)
                    assert (face != HIDDEN) == looked, (name, slot, face)
        case CartusRuleset():
            c = CardState.of(state)
            for other in rules.header.seats:
                assert isinstance(view["hands"][other], list) == (other == viewer)
                assert isinstance(view["tokens"][other], list) == (other == viewer)
            for spot, card in enumerate(view["nuns"]):
                looked = seat != PUBLIC and bool(c.seen[spot] >> seat & 1)
                assert (card != HIDDEN) == looked, (spot, card)
        case _:
            raise AssertionError(rules)
