"""Why nothing can be done now with a thing on the board that somebody points at: a region, a rat, a card, a figure.

Told from a state as the seat that is asked may know it, so a reason says no more than that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rattus.kernel.refusal import UNEXPLAINED, distinct
from rattus.kernel.step import IllegalStep, Step
from rattus.plague.card import Verb
from rattus.plague.cards import DECK, NAMES, NUMBERS
from rattus.plague.codec import SHAPES, Codec
from rattus.plague.facts import question
from rattus.plague.state import ASK_ACTION, ASK_CARD, ASK_LAST, State
from rattus.plague.turn import holds
from rattus.plague.why import CARD_OF, QUESTIONS, USE_OF_CARDS, Asked, any_card, regions_out_of_play, why_not

PLAGUE, CARAVAN = "plague", "caravan"
"""The figures, as boards call them."""
VERB_OF = {card: verb for verb, card in reversed(CARD_OF.items())}
"""The first verb of a card."""


def reasons(
    codec: Codec, s: State, thing: str, legal: Mapping[str, int], begun: Sequence[str] = ()
) -> list[IllegalStep]:
    """Reasons from the most telling on; none if something can be done with the thing.

    Who has `begun` a step by pointing at other things before is told what can go on from there.
    """
    rests = {text: rest for text in legal if (rest := after(things(Step.of(text)), begun)) is not None}
    if begun and rests:
        return reasons_begun(codec, s, thing, legal, rests, begun)
    steps = [Step.of(text) for text in legal if touched(Step.of(text), thing)]
    if steps:
        first = any(thing not in codec.regions or thing in following(codec, things(step)) for step in steps)
        return [] if first else [source_first(thing, steps)]
    found = distinct(
        error for error in tried(codec, s, thing, legal) if error.message not in (UNEXPLAINED, question_id(s))
    )
    return found or [what_is_asked(codec, s, thing)]


def touched(step: Step, thing: str) -> bool:
    """Whether a step does something with a thing. A rat that needs no name is touched with its region."""
    region = thing.partition("/")[0]
    if step.verb == thing:
        return True
    if step.verb in CARD_OF and DECK[CARD_OF[step.verb]].name == thing:
        return True
    places = {word.partition("/")[0] for word in step.words} if thing == region else {*step.words}
    return thing in places or (SHAPES[step.verb] == "border slot" and step.words[0] == region)


def things(step: Step) -> list[str]:
    """What a hand would point at for a step, in this order: its card, itself, then places, a region before its rat."""
    card = [DECK[CARD_OF[step.verb]].name] if step.verb in CARD_OF else []
    places = [
        name for word in step.words if not word.isdigit() for name in {word.partition("/")[0]: 0, word: 0}
    ]
    return [*card, step.verb, *places]


def after(named: list[str], begun: Sequence[str]) -> list[str] | None:
    """What is left of the things of a step after those that were pointed at; nothing if it has them not."""
    for thing in begun:
        if thing not in named:
            return None
        named = named[named.index(thing) + 1 :]
    return named


def following(codec: Codec, rest: list[str]) -> Iterator[str]:
    """Which of these things can be pointed at next: as far as the first region, with its rats."""
    regions = 0
    for name in rest:
        regions += name in codec.regions
        if regions > 1:
            return
        yield name


def source_first(region: str, steps: Sequence[Step]) -> IllegalStep:
    """Something can go to the region, but from elsewhere, and that comes first."""
    cards = list(dict.fromkeys(DECK[CARD_OF[step.verb]].name for step in steps if step.verb in CARD_OF))
    return IllegalStep(region, "refusal-plague-source-first", "", region, region=region, cards=cards)


def reasons_begun(
    codec: Codec,
    s: State,
    thing: str,
    legal: Mapping[str, int],
    rests: Mapping[str, list[str]],
    begun: Sequence[str],
) -> list[IllegalStep]:
    """Why a step that was begun can't go on with a thing, and with what it can."""
    choices = list(dict.fromkeys(name for rest in rests.values() for name in following(codec, rest)))
    if thing in choices:
        return []
    said = (why_not(codec, s, text, legal) for text in continued(codec, thing, rests) if text not in legal)
    known = (UNEXPLAINED, "refusal-unknown", question_id(s))
    found = distinct((error for error in said if error.message not in known), most=1)
    if found:
        return found
    regions = [name for name in codec.regions if name in choices]
    if not regions:
        cards = [name for name in choices if name in NAMES]
        return [IllegalStep(thing, "refusal-plague-begun-card", "", thing, cards=cards)]
    source = next((name for name in reversed(begun) if name in codec.regions), None)
    if source is None:
        return [IllegalStep(thing, "refusal-plague-begun", "", thing, regions=regions)]
    return [IllegalStep(thing, "refusal-plague-begun-from", "", thing, source=source, regions=regions)]


def continued(codec: Codec, thing: str, rests: Mapping[str, list[str]]) -> Iterator[str]:
    """The steps that were begun, with the thing as the next one in place of what could be there."""
    region = thing.partition("/")[0]
    for text, rest in rests.items():
        step = Step.of(text)
        words = list(step.words)
        at = next((i for i, word in enumerate(words) if {word, word.partition("/")[0]} & {*rest}), None)
        if at is None or words[at].isdigit():
            continue
        if step.verb == "take":
            same = thing in NAMES
        else:
            same = ("/" in words[at]) == ("/" in thing) and region in {
                *codec.regions,
                *regions_out_of_play(codec),
            }
        if same:
            words[at] = thing
            if words[at + 1 : at + 2] and words[at + 1] in codec.regions:
                words[at + 1] = next(iter(around(codec, region)), words[at + 1])
            yield Step.of(step.verb, *words)


def tried(codec: Codec, s: State, thing: str, legal: Mapping[str, int]) -> Iterator[IllegalStep]:
    """What is said to the steps that somebody who points there may have in mind."""
    if thing in NAMES:
        yield from tried_card(codec, s, thing, legal)
    else:
        for text in texts(codec, s, thing):
            yield why_not(codec, s, text, legal)


def texts(codec: Codec, s: State, thing: str) -> Iterator[str]:
    """Steps with a region, a rat or a figure that would answer the question asked now."""
    region, _, slot = thing.partition("/")
    if thing == PLAGUE:
        yield f"plague {codec.regions[s.plague]}"
    elif thing == CARAVAN:
        yield f"caravan {codec.regions[s.caravan]}"
    elif slot:
        yield f"turn {thing}"
        yield from (f"{verb} {thing}" for verb in CARD_OF if SHAPES[verb] == "region/slot")
        for verb in CARD_OF:
            if SHAPES[verb] == "border slot":
                yield from (f"{verb} {thing} {to}" for to in around(codec, region))
    elif region in codec.regions or region in regions_out_of_play(codec):
        yield from (f"{verb} {region}" for verb in ("settle", "spread", "place", "plague"))
        yield f"turn {region}/1"
        yield from texts_of_cards(codec, s, region)


def texts_of_cards(codec: Codec, s: State, region: str) -> Iterator[str]:
    """Uses in a region of the cards that the seat holds and has not used."""
    if s.ask not in USE_OF_CARDS and s.ask != ASK_CARD:
        return
    for number, card in DECK.items():
        ready = holds(s, number) and not s.used >> number & 1 and (s.ask == ASK_LAST or not card.last_only)
        if ready or (s.ask == ASK_CARD and s.card == number):
            for verb in card.verbs:
                yield from with_region(codec, verb, region)


def with_region(codec: Codec, verb: Verb, region: str) -> list[str]:
    """A verb of a card with a region, as far as a region is enough to say what is meant."""
    match verb.shape:
        case "region":
            return [f"{verb.word} {region}"]
        case "border" | "border slot":
            return [f"{verb.word} {region} {to}" for to in around(codec, region)]
        case "border count":
            return [f"{verb.word} {region} {to} 1" for to in around(codec, region)]
        case _:
            return []


def around(codec: Codec, region: str) -> list[str]:
    """The neighbours of a region in play."""
    if region not in codec.regions:
        return []
    reach = codec.rules.reach[0][codec.regions.index(region)]
    return [name for other, name in enumerate(codec.regions) if reach >> other & 1]


def tried_card(codec: Codec, s: State, card: str, legal: Mapping[str, int]) -> Iterator[IllegalStep]:
    """To use a card that the seat holds, or to take it."""
    number = NUMBERS[card]
    if card not in codec.cards:
        yield why_not(codec, s, f"take {card}", legal)
        return
    held = holds(s, number)
    if s.ask in USE_OF_CARDS and VERB_OF.get(number) and (held or s.ask != ASK_ACTION):
        try:
            any_card(Asked(VERB_OF[number], codec, s, legal))
        except IllegalStep as error:
            yield error
            return
        own = [name for region, name in enumerate(codec.regions) if s.citizens[region][s.seat]]
        uses = [
            text
            for name in own or codec.regions[:1]
            for text in texts_of_cards(codec, s, name)
            if Step.of(text).verb == VERB_OF[number]
        ]
        yield from (why_not(codec, s, text, legal) for text in uses)
        if uses:
            return
    if s.ask == ASK_ACTION:
        if held:
            yield IllegalStep(card, "refusal-plague-by-itself", "2010 class cards", card, card=card)
        else:
            yield why_not(codec, s, f"take {card}", legal)


def question_id(s: State) -> str:
    """The message that says that something else is asked."""
    return f"refusal-plague-now-{QUESTIONS[s.ask][0]}"


def what_is_asked(codec: Codec, s: State, thing: str) -> IllegalStep:
    """The question itself, where the thing has nothing to do with it."""
    asked = question(codec, s)
    if asked is None:
        return IllegalStep(thing, "refusal-not-a-thing")
    details = {key: value for key, value in asked.items() if key != "id"}
    return IllegalStep(thing, f"plague-ask-{asked['id']}", QUESTIONS[s.ask][1], "", **details)
