"""From the public's states before and after a step: what happened, as values.

An outbreak is explained by letting the same rules strike one symbol after the other and looking at the losses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from rattus.kernel.telling import End
from rattus.plague.card import Played
from rattus.plague.cards import DECK, NUMBERS, card_reaction
from rattus.plague.codec import Codec, verb_of
from rattus.plague.events import (
    CaravanPlaced,
    CardTaken,
    CardUsed,
    Cause,
    CitizensLost,
    CitizensPlaced,
    EndReason,
    EndTriggered,
    Event,
    FinalRavageBegan,
    GameEnded,
    LastRoundBegan,
    NobodyDied,
    Passed,
    PlagueMoved,
    PlaguePlaced,
    PlagueRaged,
    RatLookedAt,
    RatSpread,
    RatTurned,
    Settled,
    SpreadLost,
    StartSeatDrawn,
    TurnBegan,
)
from rattus.plague.ravage import card_dies, everyone_dies, majority_dies, population
from rattus.plague.setup import CITIZENS_SETTLED
from rattus.plague.state import ASK_LAST, ASK_LOOKED_RAT, ASK_PLAGUE_DRAW, NONE, State
from rattus.plague.steps import BLOCK, CARD, RAT


def explain(codec: Codec, before: State, step: int, after: State, end: End | None) -> list[Event]:
    """All that happened through one step, in order."""
    if before.ask == ASK_LOOKED_RAT:
        looked = RatLookedAt(
            codec.seats[before.seat], codec.regions[before.place], before.slot + 1, codec.shown(step)
        )
        return [looked, *_consequences(codec, before, after, end)]
    return [*_step(codec, before, step, after), *_consequences(codec, before, after, end)]


def _step(codec: Codec, before: State, number: int, after: State) -> Iterator[Event]:
    step = codec.step(number)
    seat = codec.seats[before.seat] if before.seat != NONE else ""
    words = step.words
    if number >= CARD:
        yield from _use(Played(codec, seat, words, before, after), number)
        return
    match step.verb:
        case "start":
            yield StartSeatDrawn(words[0])
        case "plague" if before.plague == NONE:
            yield PlaguePlaced(words[0], None if before.ask == ASK_PLAGUE_DRAW else seat)
        case "plague":
            spread = 0 if before.ask == ASK_LAST else min(2, before.rats[after.plague])
            yield PlagueMoved(seat, codec.regions[before.plague], words[0], spread)
        case "settle":
            yield Settled(seat, words[0], CITIZENS_SETTLED)
        case "take":
            holder = before.holder[NUMBERS[words[0]]]
            yield CardTaken(seat, words[0], None if holder == NONE else codec.seats[holder])
        case "place":
            yield CitizensPlaced(seat, words[0], int(words[1]))
        case "caravan":
            yield CaravanPlaced(words[0])
        case "spread":
            yield RatSpread(seat, words[0])
        case "fury" | "calm":
            yield PlagueRaged(seat, step.verb == "fury")
        case "rat":
            yield from _turned(codec, before, number - RAT)
        case "pass":
            yield Passed(seat)
        case "turn" | "enough" | "end":
            pass
        case other:
            raise AssertionError(other)


def _use(played: Played, number: int) -> Sequence[Event]:
    """What the card itself tells of a step, or that it was used."""
    tell = verb_of(number).tell
    if tell is None:
        return [CardUsed(played.seat, DECK[(number - CARD) // BLOCK].name, played.words)]
    return tell(played)


def _turned(codec: Codec, before: State, face: int) -> Iterator[Event]:
    rules = codec.rules
    region, name = before.place, codec.regions[before.place]
    count = population(rules, before, region)
    outbreak = count >= rules.limit[face]
    yield RatTurned(name, before.slot + 1, codec.faces[face], rules.limit[face], count, outbreak)
    if not outbreak:
        return
    s = before.copy()

    def strike(blow: Callable[[], None], cause: Cause, card: str | None = None) -> Iterator[Event]:
        had = list(s.citizens[region])
        blow()
        for seat, seat_name in enumerate(codec.seats):
            if lost := had[seat] - s.citizens[region][seat]:
                yield CitizensLost(seat_name, name, lost, cause, card)

    if rules.majority[face]:
        yield from strike(partial(majority_dies, rules, s, region, rules.majority[face]), Cause.MAJORITY)
    for card in rules.card[: rules.cards]:
        if symbols := rules.symbols[face][rules.card_class[card]]:
            yield from strike(partial(card_dies, s, region, card, symbols), Cause.SYMBOL, DECK[card].name)
    if rules.everyone[face]:
        yield from strike(partial(everyone_dies, rules, s, region, rules.everyone[face]), Cause.ALL)
    if s.citizens[region] == before.citizens[region]:
        yield NobodyDied(name)
    if rules.reacts and not before.final:
        yield from _reactions(codec, before, s)


def _reactions(codec: Codec, before: State, s: State) -> Iterator[Event]:
    """What the cards of the seat whose plague it is do after deaths."""
    region, seat = before.place, before.seat
    killed = sum(before.citizens[region]) - sum(s.citizens[region])
    killed -= before.citizens[region][seat] - s.citizens[region][seat]
    for card in codec.rules.card[: codec.rules.cards]:
        if codec.rules.reacts >> card & 1 and s.holder[card] == seat:
            had = s.citizens[region][seat]
            card_reaction(card, codec.rules, s, killed)
            if came := s.citizens[region][seat] - had:
                yield CitizensPlaced(codec.seats[seat], codec.regions[region], came, DECK[card].name)


def _consequences(codec: Codec, before: State, after: State, end: End | None) -> Iterator[Event]:
    """What followed by itself: lost spread, the end, the next turn or round."""
    seats = codec.seats
    lost = _spread_due(before, after) if not before.final else 0
    if lost:
        yield SpreadLost(lost, after.supply == 0)
    if after.trigger != before.trigger:
        yield EndTriggered(seats[after.trigger], _reason(codec, before, after))
    if after.turn != before.turn:
        yield TurnBegan(seats[after.active], after.turn)
    if after.passes > before.passes:
        yield LastRoundBegan(seats[after.seat])
    if after.final and not before.final:
        yield FinalRavageBegan(seats[after.active])
    if end is not None:
        scores, ranked, _ = end.standing
        yield GameEnded(tuple((seats[seat], scores[seat]) for seat in ranked))


def _spread_due(before: State, after: State) -> int:
    """New rats that were due after the step and were not asked for."""
    if before.plague == NONE or before.ask == ASK_LAST or after.spread:
        return 0
    if before.spread:
        return before.spread - (before.supply - after.supply)
    if after.plague != before.plague:
        return min(2, before.rats[after.plague])
    return 0


def _reason(codec: Codec, before: State, after: State) -> EndReason:
    if after.supply == 0:
        return EndReason.SUPPLY
    if after.reserve[after.trigger] == 0 or (codec.rules.reserve_any_time and before.emptied):
        return EndReason.RESERVE
    return EndReason.TURN_LIMIT
