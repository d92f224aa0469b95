"""The terminal's texts of the board game, from the catalogue: events, questions, choices, help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from textwrap import wrap
from typing import TYPE_CHECKING

from rattus.cli.words import general_help
from rattus.kernel.edition import RECONSTRUCTED, SIGN
from rattus.kernel.signs import letters
from rattus.kernel.step import HIDDEN, Step
from rattus.locales import Words
from rattus.plague.cards import DECK, NAMES, NUMBERS
from rattus.plague.codec import SHAPES, Codec
from rattus.plague.edition import CLASSES, Edition, card_class, reconstructed
from rattus.plague.events import Event, GameEnded, PlagueMoved, RatLookedAt, RatTurned
from rattus.plague.picture import (
    CARAVAN,
    CARAVAN_SHORT,
    HIDDEN_RAT,
    NUN_SIGN,
    SEEN_RAT,
    marked_neighbours,
)
from rattus.table.sources import sources

if TYPE_CHECKING:
    from rattus.plague.facts import Question
    from rattus.table.game import Result


def spoken_of(edition: Edition) -> str:
    """The edition whose texts and cards an edition uses, even a custom one: `bigbox` or `rattus`."""
    return "bigbox" if edition.data.parameters.last_round_knight == "ravage-at-once" else "rattus"


# What happened.


def sentence(words: Words, event: Event, edition: Edition | None = None) -> str:
    """The sentence of an event; with an edition a reconstructed face is marked."""
    match event:
        case GameEnded(ranking):
            return f"{words.t('plague-GameEnded')} {ranking_words(words, ranking)}"
        case PlagueMoved(seat, source, to, 0) if source == to:
            return words.t("plague-PlagueStayed", seat=seat, to=to)
        case RatLookedAt(face=face) as looked if face != HIDDEN:
            text = event_words(words, looked).removesuffix(".")
            shown = face_words(words, face) + _mark(edition, face)
            return words.t("terminal-plague-face", text=text, words=shown)
        case RatTurned(face=face) as turned:
            return event_words(words, replace(turned, face=face + _mark(edition, face)))
        case other:
            return event_words(words, other)


def _mark(edition: Edition | None, face: str) -> str:
    return SIGN * (edition is not None and edition.face_sources().get(face) == RECONSTRUCTED)


def event_words(words: Words, event: Event) -> str:
    """The message of an event with its fields."""
    return words.t(f"plague-{type(event).__name__}", **asdict(event))


def ranking_words(words: Words, ranking: Result) -> str:
    """`Green wins with 11 citizens, before Red 9, Blue 4.`"""
    (winner, points, *_), *others = ranking
    rest = ", ".join(f"{words.name('seat', seat)} {count}" for seat, count, *_ in others)
    said = words.t("plague-winner", seat=winner, count=points, others=rest)
    tied = any(count == points for _, count, *_ in others)
    return f"{said} {words.t('plague-tie')}" if tied else said


def face_words(words: Words, face: str) -> str:
    """`2+MBC` in words: the number of citizens from which it strikes, and which of them die."""
    limit, _, symbols = face.rstrip("*").partition("+")
    struck = [words.t(f"symbol-{letter}") + f" ({letter})" * (letter in CLASSES) for letter in symbols]
    return words.t("face-words", limit=int(limit), struck=", ".join(struck))


# What is asked.


def question(words: Words, asked: Question | None) -> str:
    """The seat's question, with details of the situation."""
    if asked is None:
        return words.t("plague-ask-over")
    return words.t(f"plague-ask-{asked['id']}", **{key: value for key, value in asked.items() if key != "id"})


def group_title(words: Words, text: str) -> str:
    """The title of the choices of one verb; where any region leads to any other, of those from the first one."""
    verb, *regions = text.split()
    source = regions[0] if SHAPES[verb] == "region region" and len(regions) > 1 else None
    title = f"terminal-plague-title-{verb}"
    return words.t(title, source=source) if words.has(title) else ""


def choice(
    words: Words, step: Step, owner: str | None = None, face: str | None = None, phase: str = ""
) -> str:
    """A choice without its verb: `gallia → italia ×2`. `owner` is the card's holder, `face` the rat's known face."""
    match SHAPES[step.verb], step.words:
        case "card", (card,):
            marked = card + SIGN * reconstructed(card)
            return words.t("terminal-plague-from", text=marked, owner=owner) if owner else marked
        case "region count", (region, count):
            return f"{region} +{count}"
        case "border count", (source, to, count):
            return f"{source}→{to} ×{count}"
        case "border" | "border slot", (source, to):
            return f"{source}→{to}"
        case "region region", (_, to):
            return to
        case "region/slot", (rat,):
            return f"{rat} ({face})" if face else rat
        case _, () if step.verb == "enough":
            return f"enough – {words.t(f'plague-enough-{phase}')}"
        case _, ():
            return f"{step.verb} – {words.t(f'terminal-plague-{step.verb}')}"
        case _, rest:
            return " ".join(rest)


# Help.

PHASE_CARDS = {phase: card.name for card in DECK.values() for phase in card.phases}
"""Phases in which a card asks questions of its own."""
RAGERS = tuple(card.name for card in DECK.values() if card.rages)
PHASES = (
    *("setup", "settle", "action"), *PHASE_CARDS,
    *("spread", "fury", "ravage", "after", "last", "final", "over"),
)  # fmt: skip
"""In the order of a game."""
GENERAL = ("symbols", "cards", "map", "rats", "phases")
"""The topics of help at every table."""
SIGN_WIDTH, WIDTH = 14, 78
"""The column where the meaning of a symbol begins, and the width of a line."""


def topics(codec: Codec) -> list[str]:
    """The topics of help: at this table, and on cards that could have been chosen."""
    return list(dict.fromkeys((*GENERAL, *codec.edition.known_cards(), *phases(codec))))


def phases(codec: Codec) -> list[str]:
    """The phases at this table."""
    absent = {phase for phase, card in PHASE_CARDS.items() if card not in codec.cards}
    if not set(RAGERS) & set(codec.cards):
        absent.add("fury")
    return [phase for phase in PHASES if phase not in absent]


def help_text(words: Words, topic: str, phase: str, codec: Codec) -> str:
    """Help on one of the topics; without one on everything, and on the pending question."""
    match topic:
        case "":
            own_phases = [each for each in phases(codec) if each not in codec.cards]
            groups = (GENERAL, codec.cards, own_phases)
            about, now = words.t("terminal-plague-about"), phase_help(words, phase, codec)
            return general_help(words, about, "ta wi", "take witch", groups, now)
        case "symbols":
            return "\n".join(symbols(words, codec))
        case "cards":
            cards = [card_help(words, card, codec) for card in codec.cards]
            return "\n".join([*cards, "", words.t("card-note")])
        case "map":
            return "\n".join(map_help(words, codec))
        case "rats":
            return "\n".join(rats_help(words, codec))
        case "phases":
            return "\n".join(phase_help(words, each, codec) for each in phases(codec))
        case card if card in NAMES:
            absent = [] if card in codec.cards else [words.t("terminal-plague-not-here")]
            return "\n\n".join([card_help(words, card, codec), *absent, words.t("card-note")])
        case other:
            return phase_help(words, other, codec)


def card_help(words: Words, card: str, codec: Codec) -> str:
    """Name, class, effect in this edition, and whether that is reconstructed."""
    parameters, letter = codec.edition.data.parameters, class_letter(card)
    rule = words.t(
        f"card-{card}-rule",
        game=spoken_of(codec.edition),
        steps=codec.edition.by_seats(parameters.knight_steps, len(codec.seats)),
    )
    note = f" {words.t('card-reconstructed')}" if reconstructed(card) else ""
    kind = words.t(f"class-{card_class(card)}")
    return words.t("terminal-plague-card", card=card, **{"class": kind}, letter=letter, text=rule + note)


def map_help(words: Words, codec: Codec) -> list[str]:
    """The regions with their neighbours; reconstructed ones are marked, and the marks are explained."""
    seats = len(codec.seats)
    guessed = {region.id for region in codec.edition.regions(seats) if region.source == RECONSTRUCTED}
    width = max(map(len, codec.regions)) + 1
    near = marked_neighbours(codec.edition, seats)
    lines = [
        f"  {name + SIGN * (name in guessed):{width}}  {', '.join(near[name])}" for name in codec.regions
    ]
    notes = [marked(words, "source-borders")] * any(
        SIGN in other for others in near.values() for other in others
    )
    notes += [marked(words, "source-region")] * bool(guessed)
    return [words.t("terminal-plague-help-map"), *lines, *notes]


def rats_help(words: Words, codec: Codec) -> list[str]:
    """All faces in the box, by limit, the starting rats first; marks as on the map."""
    edition = codec.edition
    sources = edition.face_sources()
    by_limit: dict[tuple[bool, int], list[str]] = {}
    for face, count in edition.faces().items():
        mark = SIGN * (sources[str(face)] == RECONSTRUCTED)
        times = f"×{count}" if count > 1 else ""
        by_limit.setdefault((face.starting, face.limit), []).append(f"{face}{mark}{times}")
    lines = []
    for faces in by_limit.values():
        lines += wrap(" ".join(faces), WIDTH, initial_indent="  ", subsequent_indent="  ")
    notes = [marked(words, "source-face")] * (RECONSTRUCTED in sources.values())
    return [words.t("terminal-plague-help-rats"), *lines, *notes]


def marked(words: Words, note: str) -> str:
    """The explanation of a mark."""
    return words.t("terminal-marked", sign=SIGN, text=words.t(note))


def phase_help(words: Words, phase: str, codec: Codec) -> str:
    """What happens in a phase."""
    id = f"plague-phase-{phase}"
    extra = any(DECK[NUMBERS[card]].extra_rats for card in codec.cards)
    about = words.t(f"{id}.about", rounds=codec.rules.rounds, extra=extra)
    guessed = phase in PHASE_CARDS and reconstructed(PHASE_CARDS[phase])
    note = f" {words.t('card-reconstructed')}" if guessed else ""
    return f"{words.t(id)}. {about}{note}"


def class_letter(card: str) -> str:
    """The letter of a card's class."""
    return next(letter for letter, kind in CLASSES.items() if kind == card_class(card))


def symbols(words: Words, codec: Codec) -> list[str]:
    """The signs on the board, a line or two for each."""
    first, second, *_ = letters(codec.seats)
    classes = {letter: [card for card in codec.cards if class_letter(card) == letter] for letter in CLASSES}
    between = f"~{words.t('terminal-plague-symbol-and')}~"
    struck = ", ".join(f"{letter}~{between.join(cards)}" for letter, cards in classes.items() if cards)
    seat, target = codec.seats[:2]
    lines = [
        symbol(words, f"{first}2 {second}1", "citizens", seat=seat, target=target),
        symbol(words, HIDDEN_RAT, "rat"),
        symbol(words, SEEN_RAT, "seen"),
        symbol(words, "2+MBC", "face"),
        symbol(words, "╔══════╗", "plague"),
        symbol(words, "── ┄┄", "lines"),
        symbol(words, "┼", "cross"),
    ]
    if codec.rules.caravan:
        lines.append(symbol(words, CARAVAN, "caravan", short=CARAVAN_SHORT))
    if codec.nuns:
        lines.append(symbol(words, f"{NUN_SIGN}2", "nuns"))
    if any(RECONSTRUCTED in group.counts for group in sources(codec.edition).groups):
        lines.append(symbol(words, SIGN, "marked"))
    lines += [
        [],
        symbol(words, "M", "majority"),
        symbol(words, "A", "all"),
        symbol(words, words.t("terminal-plague-symbol-other-sign"), "other", classes=struck),
        [],
        symbol(words, "score", "score"),
        symbol(words, "left", "left"),
        symbol(words, f"{codec.regions[0]}/2", "second", region=codec.regions[0]),
    ]
    return [line for entry in lines for line in entry or [""]]


def symbol(words: Words, sign: str, id: str, **args: object) -> Sequence[str]:
    """A sign with its meaning; lines are not broken at a ~."""
    text = words.t(f"terminal-plague-symbol-{id}", **args)
    meaning = [line.replace("~", " ") for line in wrap(text, WIDTH - SIGN_WIDTH)]
    return [f"{f'  {sign}':{SIGN_WIDTH}}{meaning[0]}", *(" " * SIGN_WIDTH + line for line in meaning[1:])]
