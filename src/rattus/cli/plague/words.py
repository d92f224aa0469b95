"""All that the terminal says of the board game, in English: events, questions, choices, help."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, assert_never

from rattus.cli.words import general_help, name, some
from rattus.kernel.step import HIDDEN, Step
from rattus.plague.cards import CARD_FILES, NAMES
from rattus.plague.codec import Codec
from rattus.plague.edition import CLASSES, EVERYONE, MAJORITY, card_class
from rattus.plague.events import (
    CaravanMoved,
    CaravanPlaced,
    CardTaken,
    CardUsed,
    Cause,
    CitizenSaved,
    CitizensLost,
    CitizensMoved,
    CitizensPlaced,
    EndReason,
    EndTriggered,
    Event,
    FinalRavageBegan,
    GameEnded,
    LastRoundBegan,
    NunPlaced,
    Passed,
    PlagueMoved,
    PlaguePlaced,
    PlagueRaged,
    RatLookedAt,
    RatMoved,
    RatsKept,
    RatSpread,
    RatsSwapped,
    RatTurned,
    Settled,
    SpreadLost,
    StartSeatDrawn,
    TurnBegan,
    told,
)
from rattus.plague.picture import (
    CARAVAN,
    CARAVAN_SHORT,
    HIDDEN_RAT,
    NUN_SIGN,
    RECONSTRUCTED_SIGN,
    SEEN_RAT,
    letters,
    reconstructed,
)

if TYPE_CHECKING:
    from rattus.table.game import Result

# What happened.


def sentence(event: Event, reader: str | None = None) -> str:
    """One event in one sentence, as the reader may hear it."""
    match told(event, reader):
        case StartSeatDrawn(seat):
            return f"{name(seat)} begins."
        case PlaguePlaced(region, None):
            return f"The plague breaks out in {name(region)}."
        case PlaguePlaced(region, seat):
            return f"{name(seat or '')} lets the plague break out in {name(region)}."
        case Settled(seat, region, count):
            return f"{name(seat)} settles {some(count, 'citizen')} in {name(region)}."
        case TurnBegan(seat, turn):
            return f"Turn {turn}: {name(seat)}"
        case CardTaken(seat, card, None):
            return f"{name(seat)} takes the {name(card)}."
        case CardTaken(seat, card, owner):
            return f"{name(seat)} takes the {name(card)} away from {name(owner or '')}."
        case CitizensPlaced(seat, region, count, None):
            return f"{name(seat)} places {some(count, 'citizen')} in {name(region)}."
        case CitizensPlaced(seat, region, count, "serf"):
            return f"{name(seat)}'s Serf brings {some(count, 'citizen')} to {name(region)}."
        case CitizensPlaced(seat, region, count, card):
            return (
                f"{name(seat)} places {some(count, 'citizen')} in {name(region)} with the {name(card or '')}."
            )
        case CitizensMoved(seat, card, source, to, count):
            who, what = name(seat), some(count, "citizen")
            return f"{who} moves {what} from {name(source)} to {name(to)} with the {name(card)}."
        case CitizenSaved(seat, card, region):
            return f"{name(seat)} brings a citizen from {name(region)} to the haven with the {name(card)}."
        case CardUsed(seat, card, told_words):
            return f"{name(seat)} uses the {name(card)}: {' '.join(told_words)}."
        case RatMoved(seat, card, source, slot, to):
            return f"{name(seat)} moves rat {slot} from {name(source)} to {name(to)} with the {name(card)}."
        case RatLookedAt(seat, region, slot, face):
            shows = "" if face == HIDDEN else f" It shows {face}: {face_words(face)}."
            return f"{name(seat)} looks at rat {slot} in {name(region)}.{shows}"
        case RatsSwapped(seat, region, slot, other, other_slot):
            return f"{name(seat)} swaps rat {slot} in {name(region)} with rat {other_slot} in {name(other)}."
        case RatsKept(seat):
            return f"{name(seat)} leaves both rats where they are."
        case CaravanPlaced(region):
            return f"The caravan begins in {name(region)}."
        case CaravanMoved(seat, _, source, to, 0):
            return f"{name(seat)} leads the caravan from {name(source)} to {name(to)}, but nobody is left to settle."
        case CaravanMoved(seat, _, source, to, count):
            comes = f"{some(count, 'citizen')} settle{'s' * (count == 1)} there"
            return f"{name(seat)} leads the caravan from {name(source)} to {name(to)}; {comes}."
        case NunPlaced(seat, _, region, None):
            return f"{name(seat)} sends a nun to {name(region)}."
        case NunPlaced(seat, _, region, source):
            return f"{name(seat)} sends a nun from {name(source or '')} to {name(region)}."
        case PlagueMoved(seat, source, to, 0) if source == to:
            return f"{name(seat)} leaves the plague in {name(to)}."
        case PlagueMoved(seat, source, to, spread):
            comes = f" {some(spread, 'new rat')} will come." if spread else ""
            return f"{name(seat)} moves the plague from {name(source)} to {name(to)}.{comes}"
        case RatSpread(seat, region):
            return f"{name(seat)} puts a new rat into {name(region)}."
        case SpreadLost(count, supply_empty):
            why = "the supply is empty" if supply_empty else "all regions around are full"
            return f"{some(count, 'new rat')} can't come: {why}."
        case PlagueRaged(seat, True):
            return f"{name(seat)} lets the plague rage: limits are reached two citizens sooner."
        case PlagueRaged(seat, _):
            return f"{name(seat)} does not let the plague rage."
        case RatTurned(region, _, face, limit, population, outbreak):
            shows = f"A rat in {name(region)} shows {face}"
            if outbreak:
                return f"{shows}: the population counts {population}, its limit is {limit} – an outbreak!"
            return (
                f"{shows}: the population counts {population}, below its limit of {limit} – nothing happens."
            )
        case CitizensLost(seat, region, count, cause, card):
            return f"{name(seat)} loses {some(count, 'citizen')} in {name(region)} ({_because(cause, card)})."
        case EndTriggered(seat, reason):
            return _end(seat, reason)
        case LastRoundBegan(seat):
            return f"The last round begins with {name(seat)}: each card can be used once more."
        case Passed(seat):
            return f"{name(seat)} passes."
        case FinalRavageBegan(_):
            return "The plague ravages all regions one last time."
        case GameEnded(ranking):
            return f"The game is over. {ranking_words(ranking)}"
        case unknown:
            assert_never(unknown)


def _because(cause: Cause, card: str | None) -> str:
    match cause:
        case Cause.MAJORITY:
            return "most citizens there"
        case Cause.SYMBOL:
            return f"holds the {name(card or '')}"
        case Cause.ALL:
            return "everyone there"
        case unknown:
            assert_never(unknown)


def _end(seat: str, reason: EndReason) -> str:
    match reason:
        case EndReason.SUPPLY:
            return "No rats are left in the supply: the regular game ends."
        case EndReason.RESERVE:
            return f"{name(seat)} has no citizens left to place: the regular game ends."
        case EndReason.TURN_LIMIT:
            return "The last turn allowed has been played: the regular game ends."
        case unknown:
            assert_never(unknown)


def ranking_words(ranking: Result) -> str:
    """`Green wins with 11 citizens, before Red 9, Blue 4.`"""
    (winner, points, *_), *others = ranking
    rest = ", ".join(f"{name(seat)} {count}" for seat, count, *_ in others)
    tied = any(count == points for _, count, *_ in others)
    why = " The tie goes to the seat that would have been next." if tied else ""
    return f"{name(winner)} wins with {some(points, 'citizen')}, before {rest}.{why}"


def face_words(face: str) -> str:
    """`2+MBC` in words: from how many citizens on, and whom it then costs one."""
    limit, _, symbols = face.rstrip("*").partition("+")
    struck = {MAJORITY: "the majority", EVERYONE: "everyone"} | {
        letter: f"{kind} ({letter})" for letter, kind in CLASSES.items()
    }
    return f"from {some(int(limit), 'citizen')} on it strikes {', '.join(struck[s] for s in symbols)}"


# What is asked.

QUESTIONS = {
    "setup": "Where does the plague break out?",
    "settle": "Settle two citizens in one region.",
    "action": "Your actions, in any order, each if you like; moving the plague ends them.",
    "look": "The Witch: look at another rat, or has she seen enough?",
    "swap": "The Witch: swap {first} with {second}?",
    "courier": "The Courier: {moves} more, or is it enough?",
    "caravan": "The Caravanner: where does the caravan go from {caravan}?",
    "nun": "The Nun: {nuns} may still come or move, or is it enough?",
    "spread": "{rats} to come from the supply: into which neighbour of {plague}?",
    "extra": "The Soldier: {rats} more beside {plague}, or is it enough?",
    "fury": "The Knight: shall the plague rage, so that limits are reached two citizens sooner?",
    "ravage": "The plague ravages {region}, and you know some rats there: which one is turned up next?",
    "final": "The final ravage of {region}: which rat is turned up next?",
    "after": "The plague has passed. Use a card that is allowed now, or end your turn.",
    "last": "The last round: use each of your cards once more, then pass.",
}
"""By phase; `extra` is the spread when only rats are left that may stay away."""


def question(phase: str, **details: str) -> str:
    """What the seat is asked; some questions need details of the situation."""
    return QUESTIONS.get(phase, "What do you do?").format(**details)


GROUPS = {
    "settle": "settle in",
    "take": "take a card",
    "place": "place citizens",
    "peasant": "Peasant places in",
    "merchant": "Merchant moves",
    "monk": "Monk moves a rat",
    "look": "Witch looks at",
    "king": "King saves from",
    "courier": "Courier moves",
    "caravan": "caravan goes to",
    "nun": "new nun to",
    "queen": "Queen places in",
    "spread": "new rat into",
    "turn": "turn up",
    "plague": "move the plague",
}
"""What stands before the choices of one verb."""

ENOUGH = {
    "look": "no second look",
    "courier": "no further move",
    "nun": "no further nun",
    "spread": "no further rat",
}
"""What `enough` means, by phase."""

SINGLE = {
    "swap": "swap the two rats",
    "keep": "leave them where they are",
    "fury": "yes: limits are reached sooner",
    "calm": "no: limits as they are",
    "end": "end the turn",
    "pass": "use no more cards",
}
"""What a verb without words means."""


STAYS = " (stays)"
"""After the region where the plague is already."""


def group_title(text: str) -> str:
    """What stands before the choices of one verb; those of the Nun by where the piece comes from."""
    verb, *regions = text.split()
    return f"nun from {regions[0]} to" if verb == "nun" and len(regions) > 1 else GROUPS.get(verb, "")


def choice(step: Step, owner: str | None = None, face: str | None = None, phase: str = "") -> str:
    """A choice without its verb: `gallia → italia ×2`. `owner` holds the card, `face` is known of the rat."""
    match step.verb, step.words:
        case "take", (card,):
            marked = card + RECONSTRUCTED_SIGN * reconstructed(card)
            return f"{marked} (from {owner})" if owner else marked
        case "place", (region, count):
            return f"{region} +{count}"
        case "merchant", (source, to, count):
            return f"{source}→{to} ×{count}"
        case "monk" | "courier", (source, to):
            return f"{source}→{to}"
        case "nun", (_, to):
            return to
        case "look" | "turn", (rat,):
            return f"{rat} ({face})" if face else rat
        case "enough", ():
            return f"enough – {ENOUGH.get(phase, 'go on')}"
        case verb, ():
            return f"{verb} – {SINGLE.get(verb, '')}".rstrip("– ")
        case _, words:
            return " ".join(words)


# Help.

ABOUT = """\
You are the citizens of one colour. Have the most of them alive when the
plague is over, on the board and in the haven. On your turn take a card, place
citizens where rats are, use your cards, all if you like; then move the plague
to a neighbouring region, where it breeds new rats and kills."""

CARDS = {
    "peasant": (
        "When you place citizens: one more than there are rats, if you like; so even one where there is no "
        "rat. In the last round: one citizen into any region."
    ),
    "merchant": "Move one to three of your citizens from one region to one neighbour.",
    "monk": "Move any one rat to a neighbouring region that has fewer than three.",
    "knight": (
        "The plague goes {knight_steps}, and before the first rat is turned up you may {rage}, so that "
        "outbreaks come sooner. In the last round: move the plague {last_steps}, or leave it; {last_rage}."
    ),
    "witch": (
        "Look at any rat, then at another one if you like; if they lie in different regions you may swap "
        "them. What you saw stays on your board; the others do not see it."
    ),
    "king": (
        "Bring one of your citizens from a region without rats to the haven: it is safe there for good and "
        "counts at the end."
    ),
    "courier": (
        "Move a citizen of yours to a neighbouring region, up to three times: different citizens, or the "
        "same one again."
    ),
    "caravanner": (
        "Lead the caravan to a neighbouring region and then on to another one, or back. In each of the two a "
        "citizen from your reserve settles. With an empty reserve you can't use it."
    ),
    "queen": (
        "If your largest realm is larger than everybody else's: when you place citizens, two more, if you "
        "like; so even two where there is no rat. A realm is regions side by side with a citizen of yours in "
        "each; the number of regions counts. In the last round, if so: two citizens into any region."
    ),
    "serf": (
        "In your plague phase: after each rat that kills citizens of others, one of yours comes from your "
        "reserve into that region. In the last round: move the plague one step, or leave it; it ravages "
        "{last_place}."
    ),
    "soldier": (
        "The plague goes one or two steps, and you may add one more rat beside it. In the last round: move "
        "the plague up to two steps, or leave it, and add a rat beside it, if the supply is empty one that "
        "was turned up before; the plague ravages {last_place}."
    ),
    "nun": (
        "Put nuns on the board or move them, up to three in a turn, each into any region. There are three; "
        "they stay until the Nun moves them. Where a nun is, the population counts one less, so that limits "
        "are reached later."
    ),
}
"""What the cards do; the numbers in braces are the edition's."""
RECONSTRUCTED_NOTE = "Reconstructed: no rulebook we know says what this card does; this is our version of it."
CARD_NOTE = (
    "Take one card a turn, from beside the board or from another seat. Cards stay with you until somebody "
    "takes them away. Each works once in each of your turns, also in the turn you take it. But beware: a rat "
    "that shows the letter of your card's class costs you a citizen."
)

PHASES = {
    "setup": "Setup. Chance says who begins and where the plague breaks out; a rat lies in every region.",
    "settle": "Settling. Clockwise everyone puts two citizens into one region{more_settling}.",
    "action": (
        "Actions. In any order, each once, each only if you like: take one card; place citizens in one "
        "region, as many as there are rats; use each of your cards. Then move the plague."
    ),
    "look": "The Witch looks. The face is shown to you only.",
    "swap": "The Witch may swap the two rats she looked at; what is known of them goes with them.",
    "courier": "The Courier goes on: up to three moves, each of one citizen to a neighbouring region.",
    "caravan": "The caravan goes on: both of its steps are made, and each brings a citizen from the reserve.",
    "nun": "The Nun goes on: up to three nuns are put or moved, each into any region.",
    "spread": (
        "Spread. The plague has moved. One rat in its new region brings one new rat, two or three bring two, "
        "into neighbours that have fewer than three rats.{more_spread}"
    ),
    "fury": "The Knight's extra: you may {rage}, so that outbreaks come sooner in this ravage.",
    "ravage": (
        "Ravage. Where the plague stands, rats are turned up one by one, while a rat and a citizen are "
        "there. If the citizens are at least as many as its limit, its symbols strike. Then the rat goes."
    ),
    "after": "After the plague. By some rulebooks certain cards can still be used now.",
    "last": "Last round. Everyone but the seat that brought the end about may use each card once more.",
    "final": (
        "Final ravage. All rats of all regions are turned up. Then citizens on the board and in the haven "
        "are counted; a tie goes to the seat that would have been next."
    ),
    "over": "The game is over.",
}

PHASE_CARDS = {
    "fury": "knight",
    **{
        phase: card
        for card, file in zip(NAMES, CARD_FILES, strict=True)
        for phase in getattr(file, "PHASES", ())
    },
}
"""Phases that there are only with a card."""

SYMBOLS = """\
  {first}2 {second}1       citizens: two of {first_seat}, one of {second_seat}
  {HIDDEN_RAT}           a rat, face down
  {SEEN_RAT}           a rat, face down, that another seat has looked at
  2+MBC       a rat you have looked at: if 2 or more citizens are there when it
              is turned up, M, B and C strike; * if it was there at the start
  ╔══════╗    the plague is in this region
  ── ┄┄       neighbours by land or sea; the rules make no difference
  ┼           two lines that cross: both go straight on
{pieces}
  M           majority: all who have the most citizens there lose one
  A           all: everyone there loses one
  other       whoever holds a card of that class loses one:
{classes}

  score       citizens on the board and in the haven
  left        citizens you can still place
  {rat}  the second rat in {region_name}, from the left"""
PIECES = {
    "caravanner": f"  {CARAVAN}     the caravan is in this region; {CARAVAN_SHORT} where there is little room",
    "nun": f"  {NUN_SIGN}2          two nuns are in this region: its population counts two less",
}
"""Lines on pieces that come with a card."""


def topics(codec: Codec) -> list[str]:
    """What help can be asked on: at this table, and on cards that could have been chosen."""
    return list(dict.fromkeys(("symbols", "cards", "phases", *codec.edition.known_cards(), *phases(codec))))


def phases(codec: Codec) -> list[str]:
    """The phases that there are at this table."""
    return [phase for phase in PHASES if PHASE_CARDS.get(phase) in (None, *codec.cards)]


def help_text(topic: str, phase: str, codec: Codec) -> str:
    """Help on one of the topics; without one on everything, and on the question asked now."""
    match topic:
        case "":
            own_phases = [each for each in phases(codec) if each not in codec.cards]
            groups = (topics(codec)[:3], codec.cards, own_phases)
            return general_help(ABOUT, "ta wi", "take witch", groups, phase_help(phase, codec))
        case "symbols":
            return _symbols(codec)
        case "cards":
            return "\n".join([*(card_help(card, codec) for card in codec.cards), "", CARD_NOTE])
        case "phases":
            return "\n".join(phase_help(each, codec) for each in phases(codec))
        case card if card in CARDS:
            absent = "" if card in codec.cards else "\n\nThis card is not in this game."
            return f"{card_help(card, codec)}{absent}\n\n{CARD_NOTE}"
        case other:
            return phase_help(other, codec)


def card_help(card: str, codec: Codec) -> str:
    """Name, class, what it does in this edition, and whether that is reconstructed."""
    note = f" {RECONSTRUCTED_NOTE}" if reconstructed(card) else ""
    return (
        f"{name(card)} ({card_class(card)}, {_letter(card)}). {CARDS[card].format_map(_details(codec))}{note}"
    )


def phase_help(phase: str, codec: Codec) -> str:
    """What happens in a phase."""
    note = f" {RECONSTRUCTED_NOTE}" if reconstructed(PHASE_CARDS.get(phase, NAMES[0])) else ""
    return PHASES[phase].format_map(_details(codec)) + note


def _details(codec: Codec) -> dict[str, str]:
    """What differs between editions and numbers of seats, in words."""
    parameters = codec.edition.data.parameters
    steps = codec.edition.by_seats(parameters.knight_steps, len(codec.seats))
    numbers = ("", "one", "two", "three")
    far = numbers[steps] if steps < len(numbers) else str(steps)
    two = (
        "let it count as two more citizens"
        if parameters.knight == "two-neutral"
        else "lower all limits by two"
    )
    at_once = parameters.last_round_knight == "ravage-at-once"
    rage = "that region is ravaged at once, with limits lowered by two"
    return {
        "knight_steps": "one step" if steps == 1 else f"one {'or' if steps == 2 else 'to'} {far} steps",
        "last_steps": "one step" if steps == 1 else f"up to {far} steps",
        "rage": two,
        "last_rage": rage if at_once else "where it stands in the end it counts as two citizens",
        "last_place": "there at once" if at_once else "as usual in the end",
        "more_settling": (
            "",
            "; then, the other way round, two more",
            "; then, the other way round, two more; then clockwise the last two",
        )[codec.rules.rounds - 1],
        "more_spread": " The Soldier may add one more." if "soldier" in codec.cards else "",
    }


def _letter(card: str) -> str:
    return next(letter for letter, kind in CLASSES.items() if kind == card_class(card))


def _symbols(codec: Codec) -> str:
    first, second, *_ = letters(codec.seats)
    classes = {letter: [card for card in codec.cards if _letter(card) == letter] for letter in CLASSES}
    struck = ", ".join(f"{letter}~{'~and~'.join(cards)}" for letter, cards in classes.items() if cards)
    listed = fill(struck, 78, initial_indent=" " * 14, subsequent_indent=" " * 14).replace("~", " ")
    pieces = "".join(f"{line}\n" for card, line in PIECES.items() if card in codec.cards)
    if any(map(reconstructed, codec.cards)):
        pieces += (
            f"  {RECONSTRUCTED_SIGN}           a card whose rule is reconstructed: help CARD tells more\n"
        )
    return SYMBOLS.format(
        first=first,
        second=second,
        first_seat=codec.seats[0],
        second_seat=codec.seats[1],
        HIDDEN_RAT=HIDDEN_RAT,
        SEEN_RAT=SEEN_RAT,
        pieces=pieces,
        classes=listed,
        rat=f"{codec.regions[0] + '/2':10}",
        region_name=name(codec.regions[0]),
    )
