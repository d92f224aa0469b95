"""From the public's states along the path of a step: what happened, as values.

Much can follow from one step by itself. The path is found by letting the same rules go on one thing after the other;
it is explained by looking at what each has changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES
from rattus.cartus.ending import nuns_in_row
from rattus.cartus.events import (
    ActionTaken,
    BuildingChosen,
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
    GameEnded,
    InfluenceWon,
    LaidCardsLeft,
    LastRoundBegan,
    LayingEnded,
    Passed,
    PhaseBegan,
    PlagueCame,
    RatSent,
    RatsTakenOff,
    RoundBegan,
    RowLookedAt,
    RowTurnedUp,
    StartSeatDrawn,
    SupplyChosen,
    SwordsDecided,
    TokenDrawn,
    TributeDemanded,
)
from rattus.cartus.flow import ask_what_is_due, go_on
from rattus.cartus.game import answer
from rattus.cartus.report import cards, on_track, phase
from rattus.cartus.resolving import advance, building_at
from rattus.cartus.state import (
    ASK_DRAW,
    ASK_LAY,
    ASK_LOOKS,
    BUILDING_PHASE,
    CLEAR,
    ENTER_PHASE,
    FLUTES,
    NONE,
    NUNS,
    PEOPLE,
    PLAGUE,
    PREMIUM,
    REVEAL,
    STANDARD,
    SUPPLY_PHASE,
    SWORDS,
    TRIBUTE_PHASE,
    Rules,
    State,
)
from rattus.cartus.steps import DONE
from rattus.kernel.step import HIDDEN
from rattus.kernel.telling import End


def path(rules: Rules, before: State, step: int) -> list[bytearray]:
    """The states between a step and the next question, packed: after each thing that happens, but for the last one."""
    passed: list[bytearray] = []
    if before.ask == ASK_LOOKS or (before.ask == ASK_LAY and step != DONE):
        return passed  # nothing follows, and nothing must be tried
    s = before.copy()
    if answer(rules, s, step):
        s.ask = NONE
        while s.ask == NONE:
            if s.due_rats and not (s.due_draw and s.deck):
                passed.append(s.packed())
            ask_what_is_due(s)
            if s.ask == NONE:
                passed.append(s.packed())
                go_on(rules, s)
    return passed


def explain(codec: Codec, states: Sequence[State], step: int, end: End | None) -> list[Event]:
    """All that happened through one step, in order."""
    before, s = states[:2]
    events = [*_answer(codec, before, step, s), *_refill(before, s, before.ask == ASK_DRAW)]
    for was, now in pairwise(states[1:]):
        if was.due_rats > now.due_rats:
            events += _taken_off(codec, was, now)
        else:
            events += [*_consequences(codec, was, now), *_refill(was, now)]
    if end is not None:
        events.append(_ended(codec, states[-1], end))
    return events


def _taken_off(codec: Codec, was: State, s: State) -> Iterator[Event]:
    """Rats are taken off when what comes before them is done."""
    for seat, before, now in zip(codec.seats, was.rats, s.rats, strict=False):
        if now < before:
            yield RatsTakenOff(seat, before - now)


def _answer(codec: Codec, before: State, number: int, s: State) -> Iterator[Event]:
    step = codec.step(before, number)
    seat = codec.seats[before.seat] if before.seat != NONE else ""
    words = step.words
    match step.verb:
        case "start":
            yield StartSeatDrawn(words[0])
        case "use":
            yield BuildingChosen(words[0])
        case "deal":
            yield CardDealt(*words)
        case "row" if before.stage == PLAGUE:
            yield RowTurnedUp(int(words[0]), words[1], s.row[before.spot] % NUNS)
        case "row":
            knowers = tuple(
                name for other, name in enumerate(codec.seats) if s.seen[before.spot] >> other & 1
            )
            yield RowLookedAt(seat, int(words[0]), knowers, words[1])
        case "building":
            pile = "replacement" if before.replacing else "buildings"
            yield BuildingTurnedUp(int(words[0]), words[1], words[2], pile)
            if s.replacing:
                yield BuildingReplaced(int(words[0]), words[1], "replacement")
        case "token":
            yield TokenDrawn(seat, None if words[1] == HIDDEN else int(words[1]))
        case "supply":
            card = codec.building_card(before.shown[int(words[0]) - 1])
            building, _, supply = card.partition("/")
            yield SupplyChosen(seat, int(words[0]), building, supply)
        case "enter":
            yield Entered(seat, int(words[0]), codec.building(before.shown[int(words[0]) - 1]))
        case "pass":
            yield Passed(seat, _grown(before, s))
        case "lay":
            yield CardLaid(seat, words[0])
        case "done":
            yield LayingEnded(seat, before.laid_size[before.seat])
        case "target" if before.stage == SWORDS:
            yield SwordsDecided(seat, words[0], s.due_give)
        case "target":
            yield RatSent(seat, words[0], before.rats[before.seat] - s.rats[before.seat])
        case "give":
            yield CardGiven(seat, codec.seats[before.other], words[0])
        case "discard":
            off = before.rats[before.seat] - s.rats[before.seat]
            yield CardDiscarded(seat, words[0], off, _grown(before, s))
        case _:
            pass


def _grown(was: State, s: State) -> str:
    """Where a card went: the pile that has more now, or else the discards, which may be the new deck already."""
    piles = zip(PILE_NAMES, was.piles, s.piles, strict=True)
    return next((name for name, had, has in piles if has > had), "discards")


def _refill(was: State, s: State, dealt: int = 0) -> Iterator[Event]:
    if s.deck != was.deck - dealt:
        yield DeckRefilled(s.deck)


def _consequences(codec: Codec, was: State, s: State) -> Iterator[Event]:
    """What one thing has changed that happened by itself."""
    seats = codec.seats
    if phase(s) != phase(was):
        yield PhaseBegan(phase(s))
    if s.round > was.round:
        yield RoundBegan(s.round, seats[s.start])
    if was.stage == BUILDING_PHASE and s.stage == SUPPLY_PHASE and s.buildings == 0:
        yield LastRoundBegan()
    if was.stage == ENTER_PHASE and s.stage == REVEAL:
        yield from _turned_up(codec, s)
    if was.stage == REVEAL and s.stage == SWORDS:
        yield from _revealed(codec, was, s)
    if was.stage == REVEAL and s.stage == PLAGUE:
        yield PlagueCame(seats[s.start])
    if was.stage == SWORDS and s.stage == FLUTES and s.other != was.other:
        yield SwordsDecided(seats[s.other], seats[s.seat], s.due_give)
    if was.stage == FLUTES and s.stage == PREMIUM:
        lost = [seat for seat in range(len(seats)) if s.rats[seat] < was.rats[seat]]
        got = [seat for seat in range(len(seats)) if s.rats[seat] > was.rats[seat]]
        yield from (
            RatSent(seats[a], seats[b], was.rats[a] - s.rats[a]) for a, b in zip(lost, got, strict=True)
        )
    if was.stage == PREMIUM and s.premium != NONE:
        if s.stage == CLEAR:
            kind = codec.rules.building_class[building_at(s, s.place)]
            won = s.influence[kind][s.premium] - was.influence[kind][s.premium]
            track = tuple(on_track(codec, s, kind))
            yield InfluenceWon(seats[s.premium], CLASS_NAMES[kind], won, track)
        else:
            yield from _acted(codec, was, s, s.premium, premium=True)
    if was.stage == TRIBUTE_PHASE and s.due_give:
        yield TributeDemanded(seats[s.other], seats[s.seat], s.due_give)
    if was.stage == STANDARD and s.stage == STANDARD:
        seat = was.order[was.turn]
        if s.entered[seat] == s.place and seat != s.premium:
            yield from _acted(codec, was, s, seat, premium=False)
    if was.stage == CLEAR:
        yield from _left(codec, was)


def _turned_up(codec: Codec, s: State) -> Iterator[Event]:
    for seat in s.order[: s.arrived]:
        if s.open[seat] and s.laid_size[seat]:
            laid = tuple(cards(codec, s.laid[seat]))
            yield CardsTurnedUp(codec.seats[seat], s.entered[seat] + 1, laid)


def _revealed(codec: Codec, was: State, s: State) -> Iterator[Event]:
    """Seats move up the track one after the other."""
    kind = codec.rules.building_class[building_at(s, s.place)]
    building = codec.building(s.shown[s.place])
    moving = was.copy()
    for seat in s.order[: s.arrived]:
        if s.entered[seat] == s.place:
            yield CardsRevealed(
                codec.seats[seat],
                s.place + 1,
                building,
                tuple(cards(codec, s.laid[seat])),
                advance(codec.rules, moving, kind, seat, s.power[seat]),
                s.rats[seat] - was.rats[seat],
                CLASS_NAMES[kind],
                tuple(on_track(codec, moving, kind)),
            )


def _left(codec: Codec, was: State) -> Iterator[Event]:
    for seat in was.order[: was.arrived]:
        if was.entered[seat] == was.place and was.laid_size[seat]:
            people = cards(codec, was.laid[seat][:PEOPLE])
            others = cards(codec, was.laid[seat])[len(people) :]
            yield LaidCardsLeft(codec.seats[seat], was.place + 1, tuple(people), tuple(others))


def _acted(codec: Codec, was: State, s: State, seat: int, *, premium: bool) -> Iterator[Event]:
    """An action, and what it brought at once."""
    name = codec.seats[seat]
    yield ActionTaken(name, s.place + 1, codec.building(s.shown[s.place]), premium)
    for card, before, now in zip(PILE_NAMES, was.piles, s.piles, strict=True):
        if now < before:
            yield CardsTaken(name, card, before - now)


def _ended(codec: Codec, s: State, end: End) -> GameEnded:
    scores, ranked, winners = end.standing
    ranking = tuple((codec.seats[seat], scores[seat], s.rats[seat], end.fates[seat]) for seat in ranked)
    return GameEnded(ranking, nuns_in_row(s), tuple(codec.seats[seat] for seat in winners))
