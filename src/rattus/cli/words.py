"""All that the terminal game says, in English: events, questions, choices, help."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from textwrap import fill
from typing import assert_never

from rattus.kernel.step import HIDDEN, Step
from rattus.plague.edition import CLASSES, EVERYONE, MAJORITY
from rattus.plague.events import (
    CardTaken,
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
)


def name(word: str) -> str:
    """Seats, regions and cards as they begin a sentence: `golden-horde` is Golden Horde."""
    return word.replace("-", " ").title() if word.islower() else word


def some(count: int, what: str) -> str:
    """`1 citizen`, `2 citizens`"""
    return f"{count} {what}" + "s" * (count != 1)


# What happened.


def told(event: Event, reader: str | None) -> Event:
    """The event as a seat (or the public) may hear it: only the seat that looked hears of the face."""
    if isinstance(event, RatLookedAt) and event.seat != reader:
        return replace(event, face=HIDDEN)
    return event


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
        case CitizensPlaced(seat, region, count, card):
            return (
                f"{name(seat)} places {some(count, 'citizen')} in {name(region)} with the {name(card or '')}."
            )
        case CitizensMoved(seat, card, source, to, count):
            who, what = name(seat), some(count, "citizen")
            return f"{who} moves {what} from {name(source)} to {name(to)} with the {name(card)}."
        case CitizenSaved(seat, card, region):
            return f"{name(seat)} brings a citizen from {name(region)} to the haven with the {name(card)}."
        case RatMoved(seat, card, source, slot, to):
            return f"{name(seat)} moves rat {slot} from {name(source)} to {name(to)} with the {name(card)}."
        case RatLookedAt(seat, region, slot, face):
            shows = "" if face == HIDDEN else f" It shows {face}: {face_words(face)}."
            return f"{name(seat)} looks at rat {slot} in {name(region)}.{shows}"
        case RatsSwapped(seat, region, slot, other, other_slot):
            return f"{name(seat)} swaps rat {slot} in {name(region)} with rat {other_slot} in {name(other)}."
        case RatsKept(seat):
            return f"{name(seat)} leaves both rats where they are."
        case PlagueMoved(seat, source, to, spread):
            comes = f" {some(spread, 'new rat')} will come." if spread else ""
            return f"{name(seat)} moves the plague from {name(source)} to {name(to)}.{comes}"
        case RatSpread(seat, region):
            return f"{name(seat)} puts a new rat into {name(region)}."
        case SpreadLost(count, supply_empty):
            why = "the supply is empty" if supply_empty else "all regions around are full"
            return f"{some(count, 'new rat')} can't come: {why}."
        case PlagueRaged(seat, True):
            return f"{name(seat)} makes the plague count as two citizens."
        case PlagueRaged(seat, _):
            return f"{name(seat)} does not let the plague count as citizens."
        case RatTurned(region, _, face, limit, population, outbreak):
            shows, people = f"A rat in {name(region)} shows {face}", some(population, "citizen")
            if outbreak:
                return f"{shows}: {people} for its limit of {limit} – an outbreak!"
            return f"{shows}: {people}, below its limit of {limit} – nothing happens."
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


def ranking_words(ranking: Sequence[tuple[str, int]]) -> str:
    """`Green wins with 11 citizens, before Red 9, Blue 4.`"""
    (winner, points), *others = ranking
    rest = ", ".join(f"{name(seat)} {count}" for seat, count in others)
    tied = any(count == points for _, count in others)
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
    "spread": "{rats} to come from the supply: into which neighbour of {plague}?",
    "fury": "The Knight: shall the plague count as two citizens, so that outbreaks come sooner?",
    "ravage": "The plague ravages {region}, and you know some rats there: which one is turned up next?",
    "final": "The final ravage of {region}: which rat is turned up next?",
    "after": "The plague has passed. Use a card that is allowed now, or end your turn.",
    "last": "The last round: use each of your cards once more, then pass.",
}
"""By phase."""


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
    "spread": "new rat into",
    "turn": "turn up",
    "plague": "move the plague",
}
"""What stands before the choices of one verb."""

SINGLE = {
    "enough": "no second look",
    "swap": "swap the two rats",
    "keep": "leave them where they are",
    "fury": "yes: it counts as two citizens",
    "calm": "no: only real citizens count",
    "end": "end the turn",
    "pass": "use no more cards",
}
"""What a verb without words means."""


def choice(step: Step, owner: str | None = None, face: str | None = None) -> str:
    """A choice without its verb: `gallia → italia ×2`. `owner` holds the card, `face` is known of the rat."""
    match step.verb, step.words:
        case "take", (card,):
            return f"{card} (from {owner})" if owner else card
        case "place", (region, count):
            return f"{region} +{count}"
        case "merchant", (source, to, count):
            return f"{source}→{to} ×{count}"
        case "monk", (source, to):
            return f"{source}→{to}"
        case "look" | "turn", (rat,):
            return f"{rat} ({face})" if face else rat
        case verb, ():
            return f"{verb} – {SINGLE.get(verb, '')}".rstrip("– ")
        case _, words:
            return " ".join(words)


def ways(verb: str, count: int) -> str:
    """What stands in the place of a long list of choices."""
    return f"{count} ways – type {verb} to list them"


# Help.

GENERAL = """\
You are the citizens of one colour. Have the most of them alive when the
plague is over, on the board and in the haven. On your turn take a card, place
citizens where rats are, use your cards, all if you like; then move the plague
to a neighbouring region, where it breeds new rats and kills.

Answer with the number of a choice, or type it. Beginnings of words will do:
"ta wi" is "take witch". Tab completes.

  undo, u     take back your last step, if it taught nobody anything
  board, b    draw the board again
  log [N]     the last N things that happened
  help, ?     this; help TOPIC tells more on a topic
  save FILE   write the game to a file; "rattus play --load FILE" goes on
  record      the record of the game as you know it
  quit, q     leave; you can save first"""

CARDS = {
    "peasant": (
        "Peasant (peasantry, P). When you place citizens: one more than there are rats, if you like; "
        "so even one where there is no rat. In the last round: one citizen into any region."
    ),
    "merchant": (
        "Merchant (bourgeoisie, B). Move one to three of your citizens from one region to one neighbour."
    ),
    "monk": "Monk (church, C). Move any one rat to a neighbouring region that has fewer than three.",
    "knight": (
        "Knight (chivalry, K). The plague goes one or two steps, and before the first rat is turned up you "
        "may let it count as two more citizens, so that outbreaks come sooner. In the last round: move it up "
        "to two steps; where it stands in the end it counts as two citizens."
    ),
    "witch": (
        "Witch (magic, W). Look at any rat, then at another one if you like; if they lie in different "
        "regions you may swap them. What you saw stays on your board; the others do not see it."
    ),
    "king": (
        "King (royalty, R). Bring one of your citizens from a region without rats to the haven: it is safe "
        "there for good and counts at the end."
    ),
}
CARD_NOTE = (
    "Take one card a turn, from beside the board or from another seat. Cards stay with you until somebody "
    "takes them away. Each works once in each of your turns, also in the turn you take it. But beware: a rat "
    "that shows the letter of your card's class costs you a citizen."
)

PHASES = {
    "setup": "Setup. Chance says who begins and where the plague breaks out; a rat lies in every region.",
    "settle": (
        "Settling. Clockwise everyone puts two citizens into one region; then, the other way round, two more."
    ),
    "action": (
        "Actions. In any order, each once, each only if you like: take one card; place citizens in one "
        "region, as many as there are rats; use each of your cards. Then move the plague."
    ),
    "look": "The Witch looks. The face is shown to you only.",
    "swap": "The Witch may swap the two rats she looked at; what is known of them goes with them.",
    "spread": (
        "Spread. The plague has moved. One rat in its new region brings one new rat, two or three bring two, "
        "into neighbours that have fewer than three rats."
    ),
    "fury": "The Knight's extra: with the plague counted as two citizens, limits are reached sooner.",
    "ravage": (
        "Ravage. Where the plague stands, rats are turned up one by one, while a rat and a citizen are "
        "there. If the citizens are at least as many as its limit, its symbols strike. Then the rat goes."
    ),
    "after": "After the plague. By some rulebooks certain cards can still be used now.",
    "last": "Last round. Everyone but the seat of the last turn may use each card once more.",
    "final": (
        "Final ravage. All rats of all regions are turned up. Then citizens on the board and in the haven "
        "are counted; a tie goes to the seat that would have been next."
    ),
    "over": "The game is over.",
}

SYMBOLS = """\
  R2 Y1       citizens: two of red, one of yellow
  ▪           a rat, face down
  ▫           a rat, face down, that another seat has looked at
  2+MBC       a rat you have looked at: if 2 or more citizens are there when it
              is turned up, M, B and C strike; * if it was there at the start
  ╔ gallia ╗  the plague is here
  ── ┄┄       neighbours by land or sea; the rules make no difference

  M           majority: all who have the most citizens there lose one
  A           all: everyone there loses one
  P B C K W R the holder of the card loses one: peasant, merchant, monk,
              knight, witch, king

  score       citizens on the board and in the haven
  left        citizens you can still place
  gallia/2    the second rat in gallia, from the left"""

TOPICS = ("symbols", "cards", "phases", *CARDS, *PHASES)


def help_text(topic: str, phase: str) -> str | None:
    """Help on everything, on the question asked now, or on one topic; nothing if there is no such topic."""
    if not topic:
        topics = "\n".join(_listed(group) for group in (TOPICS[:3], CARDS, PHASES))
        return f"{GENERAL}\n\nTopics:\n{topics}\n\nNow: {PHASES[phase]}"
    exact = [known for known in TOPICS if known == topic]
    found = exact or [known for known in TOPICS if known.startswith(topic)]
    if len(found) != 1:
        return None
    match found[0]:
        case "symbols":
            return SYMBOLS
        case "cards":
            return "\n".join([*CARDS.values(), "", CARD_NOTE])
        case "phases":
            return "\n".join(PHASES.values())
        case known if known in CARDS:
            return f"{CARDS[known]}\n\n{CARD_NOTE}"
        case known:
            return PHASES[known]


def _listed(topics: Iterable[str]) -> str:
    return fill(", ".join(topics), 70, initial_indent="  ", subsequent_indent="  ")
