"""All that the terminal says of the card game, in English: events, questions, choices, help."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, assert_never

from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES
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
    DeckRefilled,
    Entered,
    Event,
    GameEnded,
    InfluenceWon,
    LastRoundBegan,
    LayingEnded,
    Passed,
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
    told,
)
from rattus.cartus.fate import DEAD, WOULD_BE
from rattus.cartus.picture import (
    FACE_DOWN,
    UNKNOWN,
    action_words,
    building_name,
    class_words,
    grouped,
    letters,
    person,
    some,
)
from rattus.cartus.state import COPIES, DRAW_PER, EXCHANGE, LOOKS, NUNS, PILES, TOKENS, TOLL, State
from rattus.cli.words import general_help, name
from rattus.kernel.step import HIDDEN

if TYPE_CHECKING:
    from rattus.table.game import Result

# What happened.


def story(events: Iterable[Event], reader: str | None) -> list[tuple[str, bool]]:
    """Sentences as the reader may hear them, and whether a new paragraph begins: a round, or a building.

    How many cards another seat lays is told when it is done; the end is told apart.
    """
    found: list[tuple[str, bool]] = []
    for _, same in groupby(events, key=_kin):
        together = list(same)
        match told(together[0], reader):
            case CardsRevealed(place=place, building=building):
                found.append((f"{place} {building_name(building)}", True))
                found += [(sentence([event], reader), False) for event in together]
            case GameEnded() | CardLaid(card="hidden"):
                pass
            case first:
                found.append((sentence(together, reader), isinstance(first, RoundBegan)))
    return found


def _kin(event: Event) -> tuple[object, ...]:
    """Events that follow each other and have the same are told in one sentence."""
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


def sentence(events: Sequence[Event], reader: str | None = None) -> str:
    """One sentence on one event as the reader may hear it, or on several of a kind."""
    count = len(events)
    match told(events[0], reader):
        case StartSeatDrawn(seat):
            return f"{name(seat)} is the start seat."
        case BuildingChosen(building):
            return f"The {building_name(building)} is in the game."
        case CardDealt(seat):
            return f"{name(seat)} draws {_cards(events, reader)}."
        case DeckRefilled(cards):
            return f"The deck was empty: {some(cards, 'discard')} are the new deck."
        case RoundBegan(number, start):
            return f"Round {number}, {name(start)} starts"
        case BuildingTurnedUp():
            shown = [
                f"{each.place} {building_name(each.building)} ({supply_name(each.supply)})"
                for each in events
                if isinstance(each, BuildingTurnedUp)
            ]
            return f"Turned up: {', '.join(shown)}."
        case BuildingReplaced(_, building):
            return f"All are the same: the last {building_name(building)} is replaced."
        case LastRoundBegan():
            return "This is the last round: no actions, the premium is one more influence."
        case SupplyChosen(seat, place, building):
            return f"{name(seat)} takes the supplies of {place} {building_name(building)}."
        case RatsTakenOff(seat, rats):
            return f"{name(seat)} gets rid of {some(rats, 'rat')}."
        case RowLookedAt(seat, spot, _, card):
            shows = "" if card == HIDDEN else f" It is {card}."
            return f"{name(seat)} looks at nun-row card {spot}.{shows}"
        case Passed(seat):
            return f"{name(seat)} plays a pass card and goes to the end of the line."
        case Entered(seat, place, building):
            return f"{name(seat)} enters {place} {building_name(building)}."
        case CardLaid(seat):
            return f"{name(seat)} lays {_cards(events, reader)}, face down."
        case LayingEnded(seat, 0):
            return f"{name(seat)} lays no card."
        case LayingEnded(seat, laid):
            return f"{name(seat)} has laid {some(laid, 'card')}."
        case CardsRevealed(seat, _, _, (), _, _):
            return f"{name(seat)} has no card there."
        case CardsRevealed(seat, _, _, cards, influence, rats):
            brings = f"{influence} influence" + (f" and {some(rats, 'rat')}" if rats else "")
            return f"{name(seat)} shows {counted(cards)}: {brings}."
        case SwordsDecided(seat, target, 0):
            return f"{name(seat)} has most swords, but {name(target)} has no two cards to give one of."
        case SwordsDecided(seat, target, due):
            return f"{name(seat)} has most swords: {name(target)} must give {some(due, 'card')}."
        case TributeDemanded(seat, target, due):
            return f"{name(seat)} demands {some(due, 'card')} from {name(target)}."
        case CardGiven(seat, target):
            return f"{name(seat)} gives {_cards(events, reader)} to {name(target)}."
        case RatSent(seat, target):
            return f"{name(seat)} has most flutes: a rat goes to {name(target)}."
        case ActionTaken(seat, _, _, premium):
            return f"{name(seat)} performs the {'premium' if premium else 'standard'} action."
        case CardsTaken(seat, card, taken):
            return f"{name(seat)} takes {some(taken, card)}."
        case CardDiscarded(seat):
            return f"{name(seat)} discards {_cards(events, reader)} to get rid of {some(count, 'rat')}."
        case TokenDrawn(seat, None):
            return f"{name(seat)} draws {some(count, 'victory token')}."
        case TokenDrawn(seat, _):
            values = " and ".join(str(each.value) for each in events if isinstance(each, TokenDrawn))
            return f"{name(seat)} draws {some(count, 'victory token')}, worth {values}."
        case InfluenceWon(seat, kind):
            return f"{name(seat)} has the premium: 1 more influence in {kind}."
        case PlagueCame():
            return "The plague comes, and the nun-row is turned up."
        case RowTurnedUp(spot, card, nuns):
            return f"Card {spot} is {card}: {some(nuns, 'nun')}."
        case GameEnded(ranking, _, winners):
            return ranking_words([(seat, points, fate) for seat, points, _, fate in ranking], winners)
        case unknown:
            assert_never(unknown)


def _cards(events: Sequence[Event], reader: str | None) -> str:
    """The cards of events of a kind, or how many they are."""
    known = [
        event.card
        for event in (told(each, reader) for each in events)
        if isinstance(event, CardDealt | CardLaid | CardGiven | CardDiscarded)
    ]
    return some(len(known), "card") if HIDDEN in known else counted(known)


def counted(cards: Sequence[str]) -> str:
    """`monk-4 ×2, joker`"""
    return ", ".join(times(card, count) for card, count in Counter(cards).items())


def times(card: str, count: int) -> str:
    """`monk-4`, `monk-4 ×2`"""
    return card if count == 1 else f"{card} ×{count}"


def supply_name(supply: str) -> str:
    """`2-cards+1-rat` in words."""
    return re.sub(r"\b(rats?)\b", r"\1 off", supply.replace("-", " ").replace("+", ", "))


def seats_words(seats: Sequence[str]) -> str:
    """`Red, Blue and Green`"""
    *others, last = map(name, seats)
    return f"{', '.join(others)} and {last}" if others else last


def ranking_words(ranking: Result | Sequence[tuple[str, int, str]], winners: Sequence[str]) -> str:
    """Who has won, alone or together, or that nobody has."""
    points = {seat: count for seat, count, *_ in ranking}
    if not winners:
        nearly = seats_words([seat for seat, _, *fate in ranking if fate == [WOULD_BE]])
        return f"The plague has killed everyone: all have lost. {nearly} would have won."
    best = points[winners[0]]
    if len(winners) > 1:
        return f"{seats_words(winners)} share the victory with {some(best, 'point')}."
    tied = any(count == best and fate in ([], [""]) for _, count, *fate in ranking[1:])
    why = " The tie goes to fewer rats." if tied else ""
    more = any(count > best for _, count, *_ in ranking)
    killed = " Who had more points is dead." if more else ""
    return f"{name(winners[0])} wins with {some(best, 'point')}.{why}{killed}"


FATES = {"": "alive", DEAD: "dead", WOULD_BE: "would-be"}
"""What became of a seat, in a word; who would have won is told below the table."""


def nuns_words(nuns: int, row: Sequence[str]) -> str:
    """The nun-row at the end."""
    return f"The nun-row has {some(nuns, 'nun')}: {', '.join(row)}."


# What is asked.

QUESTIONS = {
    "supply": "Supplies: take what one building card supplies (you may enter another).",
    "look": "Look at a card of the nun-row; only you will see it. {looks} left.",
    "enter": (
        "Enter a building and lay cards, for influence in its class. Most population cards and jokers get its "
        "first action, others the second."
    ),
    "enter of two": (
        "Enter a building and lay cards, for influence in its class. Who lays more population cards and jokers "
        "this round gets the first action, the other the second."
    ),
    "enter last": (
        "The last round: enter a building and lay cards there, for influence in its class. Who lays most "
        "population cards and jokers gets one more."
    ),
    "lay": (
        "{building}: lay cards face down. Every population card or joker is 1 influence in {kind}; one that is "
        "no {person} brings a rat. {laid}"
    ),
    "swords": "You have most swords: who gives you half their hand?",
    "flutes": "You have most flutes: to whom goes one of your rats?",
    "give": "{receiver} has most swords: give {cards} of your choice.",
    "tribute": "{receiver} demands tribute: give {cards} of your choice.",
    "discard": "{building}: discard a card and get rid of a rat, {cards} at most; or is it enough?",
}
"""By what is asked."""

NOTHING_LAID = "Several at once: 1,1,3."
LAID = "Laid: {cards} = {influence} influence, {rats}."

GROUPS = {
    "supply": "take",
    "look": "look at",
    "enter": "enter",
    "lay": "lay",
    "target": "choose",
    "give": "give",
    "discard": "discard",
}
"""What stands before the choices of one verb."""

SINGLE = {
    "pass": "play a pass card, go to the end of the line",
    "done": "lay no more cards",
    "enough": "keep your cards",
}
"""What a verb without words means."""


def question(asked: str, **details: str) -> str:
    """What the seat is asked; some questions need details of the situation."""
    return QUESTIONS[asked].format(**details)


def laid_so_far(cards: str, influence: int, rats: int) -> str:
    """What lies there already and what it will bring."""
    if not cards:
        return NOTHING_LAID
    return LAID.format(cards=cards, influence=influence, rats=some(rats, "rat"))


def group_title(text: str) -> str:
    """What stands before the choices of one verb."""
    return GROUPS.get(text.split()[0], "")


def supply_choice(building: str, supply: str, *, rats: int, takes_rats: bool) -> str:
    """`Farm: 4 cards`"""
    return f"{building_name(building)}: {supply}" + " (you have no rats)" * (takes_rats and not rats)


def look_choice(spot: str, lookers: Sequence[str]) -> str:
    """`card 3 (seen by blue)`"""
    return f"card {spot}" + (f" (seen by {', '.join(lookers)})" if lookers else "")


def enter_choice(building: str, kind: str, actions: str, visitors: Sequence[str]) -> str:
    """`Farm (peasantry): 4 cards / 2 cards; laid there: red 3`"""
    there = f"; laid there: {', '.join(visitors)}" if visitors else ""
    return f"{building_name(building)} ({kind}){actions and ': '}{actions}{there}"


RIGHT, STRANGER, NO_INFLUENCE = " ✓", " +rat", " (no influence)"
"""After a card that can be laid: its class is right, or it brings a rat; the track is at its end."""


def lay_choice(card: str, held: int, *, people: bool, stranger: bool, full: bool) -> str:
    """`monk-4 ×2 +rat`; swords and flutes are neither right nor strange."""
    marks = (STRANGER if stranger else RIGHT) + NO_INFLUENCE * full if people else ""
    return times(card, held) + marks


def target_choice(seat: str, has: str, *, swords: bool) -> str:
    """`blue (gives 3 cards)`, `blue (has 9 rats)`"""
    return f"{seat} ({'gives' if swords else 'has'} {has})"


def single_choice(verb: str, more: str = "") -> str:
    """`done – lay no more cards`"""
    return f"{verb} – {SINGLE[verb]}{more}"


# Help.

ABOUT = """\
Six classes, six tracks. Every round buildings are turned up. Everybody takes
the supplies of one of them: cards, rats off, looks at the nun-row. Then
everybody enters a building and lays cards face down. Each population card or
joker is one influence in the building's class, but each card of another class
brings a rat. Most cards there get the premium action, the others the standard
one. After the last round the tracks are scored. But beware of the plague:
whoever has more rats than the five cards of the nun-row have nuns is dead."""

CARDS = {
    "population": (
        "Population cards show a person of a class and 0 to 4 nuns: monk-4 is a monk with four nuns. Laid in "
        "a building they bring one influence in its class, whatever their own; but those of another class "
        "bring a rat as well. Nuns count only in the nun-row: what you hold or see elsewhere is not there."
    ),
    "joker": (
        "A joker is laid like a population card and brings influence, but never a rat. It counts for the "
        "premium action. In the end jokers count together with population cards in hand."
    ),
    "sword": (
        "Swords are laid face down with the other cards. If not all in the building laid the same number, who "
        "laid most (tie: entered first) gets half the hand, rounded down, of who laid fewest; a tie there is "
        "broken by who gets them. The giver chooses the cards. Most swords in hand score in the end."
    ),
    "flute": (
        "Flutes are laid face down with the other cards. If not all in the building laid the same number, who "
        "laid most (tie: entered first) sends one of their rats to who laid fewest; a tie there is broken by "
        "the sender. Most flutes in hand score in the end."
    ),
    "pass": (
        "Instead of entering a building play a pass card from hand: you go to the end of the line and see "
        "what the others do first. Several can be played, one each time it is your turn. It can't be laid. "
        "Most pass cards in hand score in the end."
    ),
    "gold": "Gold can't be laid. It is kept in hand, can be taken by swords, and scores in the end.",
    "tokens": (
        "Victory tokens are drawn unseen; only you know what yours are worth. Their values are added to your "
        "points in the end."
    ),
    "rats": (
        "You begin with {rats} rats. Laid cards of a wrong class bring more, supplies and actions take them "
        "off. In the end you are dead if you have more rats than the nun-row has nuns."
    ),
    "nun-row": (
        "Five population cards lie face down all game long. When all rounds are played they are turned up, "
        "and their nuns are counted against everybody's rats. Looks show you a card; the table notes what "
        "you saw, and how likely you are to survive by all that you know."
    ),
}

PHASES = {
    "setup": "Setup. Chance says who starts; everybody gets {hand} cards and {rats} rats.",
    "buildings": (
        "Buildings. {width} building cards are turned up. If all show the same building, the last one is "
        "replaced."
    ),
    "supplies": (
        "Supplies. In turn order everybody chooses one building card and gets what it supplies: draws "
        "cards, takes rats off, looks at cards of the nun-row. Several may choose the same one."
    ),
    "enter": (
        "Enter. In turn order everybody enters one building, whoever is there already, and lays as many "
        "cards face down as they like, or none. Population cards, jokers, swords and flutes can be laid. "
        "{passing}"
    ),
    "resolve": (
        "Resolve, building by building from the left. All cards laid there are turned up: influence, rats; "
        "then swords, then flutes; then the actions, premium for the seat with most population cards and "
        "jokers there (tie: entered first), standard for the others in order of entering.{champion} Then the "
        "laid cards leave. In the last round there are no actions: the premium is one more influence."
    ),
    "plague": "The plague. The nun-row is turned up card by card; who has more rats than it has nuns is dead.",
    "over": "The game is over.",
}

VERBS = {
    "supply": "supply N: take what building card N supplies.",
    "look": "look N: look at card N of the nun-row, alone.",
    "lay": "lay CARD: lay a card from hand face down where you are. undo takes it back, until you are done.",
    "done": "done: you have laid all you want, also if that is nothing.",
    "target": "target SEAT: who must give you cards (swords), or gets your rat (flutes).",
    "give": "give CARD: a card from your hand goes to the seat that may demand it; only you two see it.",
    "discard": "discard CARD: a card from your hand leaves, and a rat with it.",
    "enough": "enough: discard no more.",
}

SYMBOLS = """\
  {first} {down}{down}{down}       {first_seat} has entered there and laid three cards, face down
  {first} lays cards {first_seat} has entered there and is laying
  ╔══════╗    the building that is being resolved
  premium     the action for most population cards and jokers there;
  standard    the action for all others there
  {person} 4 0  cards of the {kind}: one with four nuns, one without
  joker ×2    two jokers

  {first}7 {second}7       influence: {first_seat} before {second_seat} on the same space, because
              {first_seat} came there first. Who is not named has none.
  10 pt       what the seats in this column score now
  unseen      building cards of the class that nobody has seen yet
  tracks      points for all tracks as they are now
  {pile}0-2 of a seat's cards, as far as all know: none to two

  1 {unknown} {second}       the first card of the nun-row: {second_seat} has looked at it
  2 {card}  the second one, and you know it"""

GENERAL = ("symbols", "scoring", "phases", "buildings", "cards", "discards")


def topics(codec: Codec) -> list[str]:
    """What help can be asked on."""
    return list(dict.fromkeys((*GENERAL, *codec.buildings, *CARDS, *PHASES, *VERBS)))


def help_text(topic: str, phase: str, codec: Codec, s: State) -> str:
    """Help on one of the topics; without one on everything, and on the question asked now."""
    in_game = [building for number, building in enumerate(codec.buildings) if s.used[number]]
    match topic:
        case "":
            phases = [each for each in PHASES if each not in GENERAL]
            groups = (GENERAL, in_game, CARDS, phases, VERBS)
            return general_help(ABOUT, "en 2", "enter 2", groups, phase_help(phase, codec))
        case "symbols":
            return _symbols(codec)
        case "scoring":
            return _scoring(codec, s)
        case "phases":
            return "\n".join(phase_help(each, codec) for each in PHASES)
        case "buildings":
            return "\n".join((phase_help(topic, codec), *(building_help(each, codec) for each in in_game)))
        case "cards":
            return "\n".join(card_help(card, codec) for card in CARDS)
        case "discards":
            return _discards(codec, s)
        case building if building in codec.buildings:
            absent = "" if building in in_game else "\n\nThis building is not in this game."
            return building_help(building, codec) + absent
        case card if card in CARDS:
            return card_help(card, codec)
        case verb if verb in VERBS:
            return VERBS[verb]
        case other:
            return phase_help(other, codec)


def building_help(building: str, codec: Codec) -> str:
    """Its class and its actions, and what is odd about them."""
    number = codec.buildings.index(building)
    premium, standard = (action_words(codec, number, premium=premium, long=True) for premium in (True, False))
    effects = [max(pair) for pair in zip(*codec.rules.effect[2 * number : 2 * number + 2], strict=True)]
    notes = [note for effect, note in NOTES.items() if effects[effect]]
    head = f"{building_name(building)}, {class_words(codec, number * COPIES)}. "
    return " ".join((f"{head}Premium: {premium}. Standard: {standard}.", *notes))


NOTES = {
    **{pile: f"See help {card}." for pile, card in enumerate(PILE_NAMES)},
    DRAW_PER: "Influence scored by the cards laid in this round counts, rounded down.",
    EXCHANGE: "Any cards in hand will do, special ones too; you may stop at any card.",
    LOOKS: "You choose cards you have not seen.",
    TOKENS: "Only you know what they are worth.",
    TOLL: (
        "Everybody who holds at least as many cards as you and has not entered such a building this round "
        "gives cards of their own choice, all if they have fewer."
    ),
}
"""What is said of actions beside their numbers."""


def card_help(card: str, codec: Codec) -> str:
    """What a kind of card is good for, or another component."""
    return f"{card.capitalize()}. {CARDS[card].format_map(_details(codec))}"


def phase_help(phase: str, codec: Codec) -> str:
    """What happens in a phase."""
    return PHASES[phase].format_map(_details(codec))


def _details(codec: Codec) -> dict[str, str]:
    """What differs between editions and numbers of seats, in words."""
    rules = codec.rules
    two = (
        " With two seats there is only one premium in the whole round: for more population cards and jokers, "
        "wherever they are laid (tie: entered first)."
    )
    return {
        "rats": str(rules.rats),
        "hand": str(rules.hand),
        "width": ("", "One", "Two", "Three")[rules.width],
        "passing": "A pass card puts you at the end of the line instead.",
        "champion": two if rules.seats == 2 else "",
    }


def _scoring(codec: Codec, s: State) -> str:
    """All that brings points at this table."""
    rules = codec.rules
    places = [points for points in rules.class_points if points]
    first, second = rules.gold_points
    lines = [
        f"On every track: {', '.join(map(str, places))} points for most influence, second, and so on; on one "
        "space who came first is ahead; nobody scores without influence.",
        f"Most population cards and jokers in hand: {some(rules.most_points, 'point')}, {rules.most_tied} each "
        "if tied. Likewise most swords, most flutes, most pass cards.",
    ]
    if any(
        s.used[number] and rules.effect[2 * number + 1][PILES - 1] for number in range(len(codec.buildings))
    ):
        seconds = f", second most {second}" if second else ""
        lines.append(
            f"Most gold: {first} points{seconds}; if several have most, {rules.gold_tied} are shared, rounded down."
        )
    values = [
        f"{count} of {value}"
        for value, count in zip(rules.token_value, rules.token_count, strict=True)
        if count
    ]
    lines += [
        f"Victory tokens: what they are worth ({', '.join(values)}).",
        "Then the plague: who has more rats than the nun-row has nuns is dead. Of the living, most points win; "
        "a tie goes to fewer rats, else the victory is shared. If all are dead, all have lost.",
    ]
    return "\n".join(lines)


def _discards(codec: Codec, s: State) -> str:
    """The discards lie open: what is in them."""
    lying = grouped(codec, s.discards)
    shown = "\n".join(f"  {line}" for line in lying) or "  nothing"
    return (
        f"In the discards, for all to see (the numbers are nuns):\n{shown}\n\n"
        "When the deck is empty, they become the new deck."
    )


def _symbols(codec: Codec) -> str:
    first, second, *_ = letters(codec.seats)
    return SYMBOLS.format(
        first=first,
        second=second,
        first_seat=codec.seats[0],
        second_seat=codec.seats[1],
        down=FACE_DOWN,
        unknown=UNKNOWN,
        person=person(codec, 0),
        kind=CLASS_NAMES[0],
        pile=f"{PILE_NAMES[0]} ",
        card=codec.cards[NUNS - 1],
    )
