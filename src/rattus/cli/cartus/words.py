"""The terminal's texts of the card game, from the catalogue: events, questions, choices, help.

Cards have the names that one types, `monk-4`, in every language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING

from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES, CardEdition
from rattus.cartus.events import (
    BuildingTurnedUp,
    CardDealt,
    CardDiscarded,
    CardGiven,
    CardLaid,
    CardsRevealed,
    Event,
    GameEnded,
    RoundBegan,
    RowLookedAt,
    RowTurnedUp,
    Silent,
    SupplyChosen,
    TokenDrawn,
)
from rattus.cartus.fate import WOULD_BE
from rattus.cartus.picture import FACE_DOWN, UNKNOWN, grouped, person
from rattus.cartus.state import (
    COPIES,
    DRAW,
    DRAW_PER,
    EXCHANGE,
    LOOKS,
    NUNS,
    PILES,
    RATS,
    TOKENS,
    TRIBUTE,
    State,
)
from rattus.cli.words import general_help
from rattus.kernel.edition import RECONSTRUCTED, SIGN
from rattus.kernel.signs import letters
from rattus.kernel.step import HIDDEN
from rattus.locales import Words
from rattus.table.sources import sources

if TYPE_CHECKING:
    from rattus.cartus.facts import Question
    from rattus.table.game import Result

# What happened.


def story(
    words: Words, events: Iterable[Event], edition: CardEdition | None = None
) -> list[tuple[str, bool]]:
    """Sentences, and whether each begins a paragraph: a round, or a building.

    The number of another seat's laid cards is shown when it has finished; the end is shown separately. With an edition,
    reconstructed things are marked.
    """
    found: list[tuple[str, bool]] = []
    spoken = (event for event in events if not isinstance(event, Silent))
    for _, same in groupby(spoken, key=_kin):
        together = list(same)
        match together[0]:
            case CardsRevealed(place=place, building=building):
                found.append((f"{place} {words.name('building', building)}", True))
                found += [(sentence(words, [event], edition), False) for event in together]
            case GameEnded() | CardLaid(card="hidden"):
                pass
            case first:
                found.append((sentence(words, together, edition), isinstance(first, RoundBegan)))
    return found


def _kin(event: Event) -> tuple[object, ...]:
    """The key of an event: consecutive events with equal keys share a sentence."""
    match event:
        case CardDealt(seat) | CardLaid(seat) | TokenDrawn(seat) | CardDiscarded(seat):
            return (type(event), seat)
        case CardGiven(seat, target):
            return (CardGiven, seat, target)
        case CardsRevealed(place=place):
            return (CardsRevealed, place)
        case BuildingTurnedUp():
            return (BuildingTurnedUp,)
        case _:
            return (event, id(event))


def sentence(words: Words, events: Sequence[Event], edition: CardEdition | None = None) -> str:
    """The sentence of an event, or of several of a kind."""
    first, count = events[0], len(events)
    match first:
        case CardDealt() | CardLaid() | CardGiven():
            return _told(words, first, things=_cards(words, events), count=count)
        case CardDiscarded():
            rats = sum(each.rats for each in events if isinstance(each, CardDiscarded))
            return _told(words, first, things=_cards(words, events), rats=rats)
        case BuildingTurnedUp():
            shown = [
                _turned_up(words, each, edition) for each in events if isinstance(each, BuildingTurnedUp)
            ]
            return _told(words, first, things=", ".join(shown))
        case CardsRevealed(cards=cards) if cards:
            return _told(words, first, things=counted(cards))
        case RowLookedAt(card=card) if card != HIDDEN:
            return _told(words, first, things=card)
        case RowTurnedUp(card=card):
            return _told(words, first, things=card)
        case TokenDrawn(seat, None):
            return _told(words, first, count=count)
        case TokenDrawn(seat):
            values = words.list(str(each.value) for each in events if isinstance(each, TokenDrawn))
            mark = SIGN * (edition is not None and edition.data.sources.get("tokens") == RECONSTRUCTED)
            return words.t("terminal-cartus-TokenDrawn-worth", seat=seat, count=count, values=values + mark)
        case SupplyChosen(supply=supply):
            text = words.t("cartus-SupplyChosen", **asdict(first))
            return f"{text.removesuffix('.')}{_supply_mark(edition, supply)}."
        case GameEnded(ranking, _, winners):
            return ranking_words(words, [(seat, points, fate) for seat, points, _, fate in ranking], winners)
        case other:
            return words.t(f"cartus-{type(other).__name__}", **asdict(other))


def _told(words: Words, event: Event, **more: object) -> str:
    """The terminal's own message for an event, with its fields and more."""
    return words.t(f"terminal-cartus-{type(event).__name__}", **{**asdict(event), **more})


def _supply_mark(edition: CardEdition | None, supply: str) -> str:
    ours = edition is not None and any(
        each.id == supply and each.source == RECONSTRUCTED for each in edition.data.supply
    )
    return SIGN * ours


def _turned_up(words: Words, event: BuildingTurnedUp, edition: CardEdition | None) -> str:
    """`1 Farm (4 cards)`"""
    building, supply = words.name("building", event.building), words.name("supply", event.supply)
    return f"{event.place} {building} ({supply}{_supply_mark(edition, event.supply)})"


def _cards(words: Words, events: Sequence[Event]) -> str:
    """The cards of events of a kind, or their number."""
    known = [
        event.card for event in events if isinstance(event, CardDealt | CardLaid | CardGiven | CardDiscarded)
    ]
    return words.t("terminal-cartus-cards", count=len(known)) if HIDDEN in known else counted(known)


def counted(cards: Sequence[str]) -> str:
    """`monk-4 ×2, joker`"""
    return ", ".join(times(card, count) for card, count in Counter(cards).items())


def times(card: str, count: int) -> str:
    """`monk-4`, `monk-4 ×2`"""
    return card if count == 1 else f"{card} ×{count}"


def ranking_words(
    words: Words, ranking: Result | Sequence[tuple[str, int, str]], winners: Sequence[str]
) -> str:
    """The winner or winners, or that nobody has won."""
    points = {seat: count for seat, count, *_ in ranking}
    if not winners:
        nearly = [seat for seat, _, *fate in ranking if fate == [WOULD_BE]]
        return words.t("terminal-cartus-all-dead", winners=nearly)
    best = points[winners[0]]
    if len(winners) > 1:
        return words.t("terminal-cartus-winners", winners=list(winners), count=best)
    said = [words.t("terminal-cartus-winner", seat=winners[0], count=best)]
    if any(count == best and fate in ([], [""]) for _, count, *fate in ranking[1:]):
        said.append(words.t("terminal-cartus-tie"))
    if any(count > best for _, count, *_ in ranking):
        said.append(words.t("terminal-cartus-more-points"))
    return " ".join(said)


def fate_words(words: Words, fate: str) -> str:
    """The fate of a seat in a word; a would-be winner is explained below the table."""
    return words.t(f"terminal-cartus-fate-{fate or 'alive'}")


def nuns_words(words: Words, nuns: int, row: Sequence[str]) -> str:
    """The nun-row at the end."""
    return words.t("terminal-cartus-nuns", count=nuns, things=", ".join(row))


# What is asked.


def question(words: Words, asked: Question | None, laid: Sequence[str] = ()) -> str:
    """The seat's question, with details of the situation, and the cards it has laid."""
    if asked is None:
        return ""
    args: dict[str, object] = {key: value for key, value in asked.items() if key != "id"}
    if asked["id"] != "lay":
        return words.t(f"cartus-ask-{asked['id']}", **args)
    said = words.t("cartus-ask-lay", **{**args, "count": 0})
    more = words.t("terminal-cartus-laid", **args, things=counted(laid)) if laid else None
    return f"{said} {more or words.t('terminal-cartus-several')}"


def group_title(words: Words, text: str) -> str:
    """What stands before the choices of one verb."""
    id = f"terminal-cartus-title-{text.split()[0]}"
    return words.t(id) if words.has(id) else ""


def supply_choice(words: Words, building: str, supply: str, *, no_rats: bool) -> str:
    """`Farm: 4 cards`"""
    id = "terminal-cartus-supply-no-rats" if no_rats else "terminal-cartus-supply"
    return words.t(id, building=building, things=supply)


def look_choice(words: Words, spot: str, lookers: Sequence[str]) -> str:
    """`card 3 (seen by blue)`"""
    id = "terminal-cartus-look-seen" if lookers else "terminal-cartus-look"
    return words.t(id, number=int(spot), names=", ".join(lookers))


def enter_choice(words: Words, building: str, kind: str, actions: str, visitors: Sequence[str]) -> str:
    """`Farm (Peasantry): 4 cards / 2 cards; laid there: red 3`"""
    text = words.t("terminal-cartus-enter", building=building, kind=kind) + (actions and f": {actions}")
    if not visitors:
        return text
    return words.t("terminal-cartus-enter-there", text=text, visitors=", ".join(visitors))


RIGHT = "✓"


def lay_choice(words: Words, card: str, held: int, *, people: bool, stranger: bool, full: bool) -> str:
    """`monk-4 ×2 +rat`; swords and flutes are neither right nor strange."""
    if not people:
        return times(card, held)
    marks = [words.t("terminal-cartus-stranger") if stranger else RIGHT]
    return " ".join([times(card, held), *marks, *[words.t("terminal-cartus-full")] * full])


def target_choice(words: Words, seat: str, has: int, *, swords: bool) -> str:
    """`blue (gives 3 cards)`, `blue (has 9 rats)`"""
    return words.t(f"terminal-cartus-target-{'swords' if swords else 'flutes'}", name=seat, count=has)


def single_choice(words: Words, verb: str, count: int = 0) -> str:
    """`done – lay no more cards`"""
    return f"{verb} – {words.t(f'terminal-cartus-{verb}', count=count)}"


# What actions and supplies bring; the numbers are the edition's.

EFFECTS = (
    (DRAW, "draw"),
    (DRAW_PER, "per"),
    (RATS, "rats"),
    (EXCHANGE, "exchange"),
    (LOOKS, "looks"),
    (TOKENS, "tokens"),
    (TRIBUTE, "tribute"),
)
"""Effects other than cards from the piles."""


def effect_words(words: Words, name: str, count: int, *, long: bool = False) -> str:
    """One effect of an action or supply: `2 jokers`, or long `take 2 jokers`."""
    return words.t(f"terminal-cartus-effect-{name}{'.long' * long}", count=count)


def supply_words(words: Words, codec: Codec, card: int) -> str:
    """The supply of a building card: `2 cards, 1 look`."""
    supply = codec.edition.data.supply[card % COPIES]
    parts = zip(("draw", "rats", "looks"), codec.rules.supply[card % COPIES], strict=True)
    found = [effect_words(words, name, count) for name, count in parts if count]
    mark = SIGN * (supply.source == RECONSTRUCTED)
    return (", ".join(found) or words.t("terminal-cartus-effect-nothing")) + mark


def action_words(words: Words, codec: Codec, building: int, *, premium: bool, long: bool = False) -> str:
    """A building's action, in few words or in full for newcomers."""
    effect = codec.rules.effect[2 * building + premium]
    named = [*enumerate(PILE_NAMES), *EFFECTS]
    found = [effect_words(words, name, effect[what], long=long) for what, name in named if effect[what]]
    if not found and codec.rules.effect[2 * building + 1][TRIBUTE]:
        return effect_words(words, "safe", 0, long=long)
    return ", ".join(found) or words.t("terminal-cartus-effect-nothing")


# Help.

CARDS = ("population", "joker", "sword", "flute", "pass", "gold", "tokens", "rats", "nun-row")
PHASES = ("setup", "buildings", "supplies", "enter", "resolve", "plague", "over")
VERBS = ("supply", "look", "lay", "done", "target", "give", "discard", "enough")
GENERAL = ("symbols", "scoring", "phases", "buildings", "cards", "discards")
SIGN_WIDTH, WIDTH = 14, 78
"""The column where the meaning of a symbol begins, and the width of a line."""


def topics(codec: Codec) -> list[str]:
    """The topics of help."""
    return list(dict.fromkeys((*GENERAL, *codec.buildings, *CARDS, *PHASES, *VERBS)))


def help_text(words: Words, topic: str, phase: str, codec: Codec, s: State) -> str:
    """Help on one of the topics; without one on everything, and on the pending question."""
    in_game = [building for number, building in enumerate(codec.buildings) if s.used >> number & 1]
    match topic:
        case "":
            phases = [each for each in PHASES if each not in GENERAL]
            groups = (GENERAL, in_game, CARDS, phases, VERBS)
            about, now = words.t("terminal-cartus-about"), phase_help(words, phase, codec)
            return general_help(words, about, "en 2", "enter 2", groups, now)
        case "symbols":
            return "\n".join(symbols(words, codec))
        case "scoring":
            return scoring(words, codec, s)
        case "phases":
            return "\n".join(phase_help(words, each, codec) for each in PHASES)
        case "buildings":
            buildings = (building_help(words, each, codec) for each in in_game)
            return "\n".join((phase_help(words, topic, codec), *buildings))
        case "cards":
            return "\n".join(card_help(words, card, codec) for card in CARDS)
        case "discards":
            lying = grouped(codec, s.discards) or [words.t("terminal-cartus-discards-nothing")]
            return words.t("terminal-cartus-discards", things="\n".join(f"  {line}" for line in lying))
        case building if building in codec.buildings:
            absent = "" if building in in_game else f"\n\n{words.t('terminal-cartus-not-here')}"
            return building_help(words, building, codec) + absent
        case card if card in CARDS:
            return card_help(words, card, codec)
        case verb if verb in VERBS:
            return words.t(f"terminal-cartus-verb-{verb}")
        case "supplies":
            return "\n".join([phase_help(words, topic, codec), "", *supplies_help(words, codec)])
        case other:
            return phase_help(words, other, codec)


def supplies_help(words: Words, codec: Codec) -> list[str]:
    """All supplies; reconstructed ones are marked, and the mark is explained."""
    lines = [supply_words(words, codec, card) for card in range(COPIES)]
    note = words.t("terminal-marked", sign=SIGN, text=words.t("source-supply"))
    marked = [note] * any(line.endswith(SIGN) for line in lines)
    return [words.t("terminal-cartus-help-supplies"), *(f"  {line}" for line in lines), *marked]


def building_help(words: Words, building: str, codec: Codec) -> str:
    """Its class, its actions, and its peculiarities."""
    number = codec.buildings.index(building)
    kind = codec.rules.building_class[number]
    premium, standard = (
        action_words(words, codec, number, premium=premium, long=True) for premium in (True, False)
    )
    notes = [
        words.t("terminal-cartus-see", card=card)
        for pile, card in enumerate(PILE_NAMES)
        if codec.rules.effect[2 * number + 1][pile]
    ]
    note = f"building-{building}-rule.note"
    head = words.t(
        "terminal-cartus-building",
        building=building,
        kind=CLASS_NAMES[kind],
        person=words.name("card", person(codec, kind)),
        premium=premium,
        standard=standard,
    )
    return " ".join((head, *notes, *([words.t(note)] if words.has(note) else [])))


MARKED = {"tokens": ("tokens", "source-token"), "population": ("people", "source-people")}
"""Components whose numbers may be reconstructed: the edition's name for them, and the note about them."""


def card_help(words: Words, card: str, codec: Codec) -> str:
    """The use of a kind of card, or of another component, with a note if it is reconstructed."""
    rule = words.t(f"card-{'token' if card == 'tokens' else card}-rule")
    key, note = MARKED.get(card, ("", ""))
    return f"{rule} {words.t(note)}" if codec.edition.data.sources.get(key) == RECONSTRUCTED else rule


def phase_help(words: Words, phase: str, codec: Codec) -> str:
    """What happens in a phase."""
    rules = codec.rules
    return words.t(
        f"terminal-cartus-phase-{phase}",
        hand=rules.hand,
        rats=rules.rats,
        width=rules.width,
        seats=rules.seats,
    )


def scoring(words: Words, codec: Codec, s: State) -> str:
    """Everything that scores points at this table."""
    rules = codec.rules
    places = ", ".join(str(points) for points in rules.class_points if points)
    lines = [
        words.t("terminal-cartus-scoring-tracks", places=places),
        words.t("terminal-cartus-scoring-hands", most=rules.most_points, tied=rules.most_tied),
    ]
    if any(s.used >> number & 1 and rules.effect[2 * number + 1][PILES - 1] for number in range(rules.sites)):
        first, second = rules.gold_points
        lines.append(
            words.t("terminal-cartus-scoring-gold", first=first, second=second, tied=rules.gold_tied)
        )
    values = [
        words.t("terminal-cartus-scoring-token", count=count, value=value)
        for value, count in zip(rules.token_value, rules.token_count, strict=True)
        if count
    ]
    mark = SIGN * (codec.edition.data.sources.get("tokens") == RECONSTRUCTED)
    lines.append(words.t("terminal-cartus-scoring-tokens", values=", ".join(values) + mark))
    return "\n".join([*lines, words.t("terminal-cartus-scoring-end")])


def symbols(words: Words, codec: Codec) -> list[str]:
    """The signs on the table, a line or two for each; the table itself has English captions."""
    first, second, *_ = letters(codec.seats)
    seat, target = codec.seats[:2]
    entries: tuple[tuple[str, str], ...] = (
        (f"{first} {FACE_DOWN * 3}", "laid"),
        (f"{first} lays cards", "laying"),
        ("╔══════╗", "resolved"),
        ("premium", "premium"),
        ("standard", "standard"),
        (f"{person(codec, 0)} 4 0", "people"),
        ("joker ×2", "joker"),
        (f"{first}7 {second}7", "influence"),
        ("10 pt", "points"),
        ("unseen", "unseen"),
        ("tracks", "tracks"),
        (f"{PILE_NAMES[0]} 0-2", "held"),
        (f"1 {UNKNOWN} {second}", "looked"),
        (f"2 {codec.cards[NUNS - 1]}", "known"),
        *[(SIGN, "marked")] * any(RECONSTRUCTED in group.counts for group in sources(codec.edition).groups),
    )
    lines: list[str] = []
    for sign, id in entries:
        text = words.t(f"terminal-cartus-symbol-{id}", seat=seat, target=target, kind=CLASS_NAMES[0])
        meaning = wrap(text, WIDTH - SIGN_WIDTH - 2)
        lines.append(f"  {sign:{SIGN_WIDTH}}{meaning[0]}")
        lines += [" " * (SIGN_WIDTH + 2) + line for line in meaning[1:]]
    return lines
