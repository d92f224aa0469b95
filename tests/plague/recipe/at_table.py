"""Play with the cards that this copy of the program has, and say as JSON what was seen. Run by `test_recipe.py`.

`at_table.py CARD EDITION GAMES` plays with a card; without one (`""`) with those that are usual in the edition.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import rattus
from rattus.bots import make_bot
from rattus.cli.desk import Desk, desk_of
from rattus.kernel.step import Step
from rattus.locales import LANGUAGES, Words
from rattus.plague.cards import DECK, NUMBERS, card_options, card_usable
from rattus.plague.facts import question
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import ASK_ACTION, State
from rattus.table.details import details
from rattus.table.game import Game
from rattus.table.library import find_edition, ruleset, seat_names

SEATS = 4


def table(cards: list[str], edition: str) -> PlagueRuleset:
    options = {"cards": "+".join(cards)} if cards else {}
    made = ruleset(find_edition(edition), seat_names(SEATS), options, "interpreted")
    assert isinstance(made, PlagueRuleset)
    return made


def chosen(card: str) -> list[str]:
    """A legal set with the card."""
    edition = find_edition("bigbox")
    others = [name for name in edition.known_cards() if name != card]  # type: ignore[attr-defined]
    return [card, *others][: len(edition.default_cards(SEATS))]  # type: ignore[attr-defined]


def eager(game: Game, card: str, luck: random.Random) -> int:
    """A random step, often one that has to do with the card."""
    texts = game.legal.texts
    own = {verb.word for verb in DECK[NUMBERS[card]].verbs} if card in NUMBERS else set()
    wanted = [n for text, n in texts.items() if Step.of(text).verb in own or text == f"take {card}"]
    return luck.choice(wanted if wanted and luck.random() < 0.7 else [*texts.values()])


def said(desk: Desk, game: Game) -> Iterator[str]:
    """All that the terminal shows at a question."""
    view = game.view(str(game.to_act))
    yield desk.question(view)
    yield from desk.labels(view)
    yield from (desk.title(text) for text in view.legal.texts)
    yield from (desk.help(topic, view) for topic in ("", *desk.topics))
    yield from ("".join(text for text, _ in line) for line in desk.board(view.state, 200, 100))


def refused(rules: PlagueRuleset, game: Game, card: str) -> Iterator[str]:
    """What is said to steps with the card, and to pointing at things."""
    view = game.view(str(game.to_act))
    legal = view.legal.texts
    regions = rules.codec.regions
    for verb in DECK[NUMBERS[card]].verbs if card in NUMBERS else ():
        for text in (verb.word, *(f"{verb.word} {a} {b}" for a in regions[:4] for b in regions[:4])):
            if text not in legal:
                yield rules.why_not(view.state, text, legal).message
    for thing in (*regions, *rules.codec.cards, f"{regions[0]}/1", "plague"):
        yield from (error.message for error in rules.reasons(view.state, thing, legal))


def play(rules: PlagueRuleset, card: str, seed: int, seen: dict[str, Any]) -> None:
    """A game to its end, with a look at everything now and then."""
    game, luck = Game(rules, seed=seed), random.Random(seed)
    desks = {language: desk_of(rules, Words(language)) for language in LANGUAGES}
    room = [0] * 2048
    while not game.over:
        if game.to_act in game.seats:
            s = State.of(game.state)
            asked = question(rules.codec, s)
            first = asked is not None and asked["id"] not in seen["asked"]
            if asked is not None:
                seen["asked"][asked["id"]] = asked
            if first or luck.random() < 0.03:
                for language, desk in desks.items():
                    seen["said"][language] += [text for text in said(desk, game) if text]
                seen["refused"] += refused(rules, game, card)
            if s.ask == ASK_ACTION and card in rules.codec.cards:
                ways = card_options(NUMBERS[card], rules.codec.rules, s, room, 0)
                seen["agree"] &= card_usable(NUMBERS[card], rules.codec.rules, s) == (ways > 0)
            game.play(eager(game, card, luck))
        else:
            game.draw()
    for moment in game.moments():
        events = game.explain(moment, public=True)
        seen["verbs"].append(Step.of(moment.text).verb)
        for language, desk in desks.items():
            seen["told"][language] += [sentence.text for sentence in desk.story(events)]
    again = rattus.loads(game.record(), rules="interpreted")
    seen["replayed"] &= again.standing() == game.standing()


def think(rules: PlagueRuleset, card: str) -> list[str]:
    """What bots do in the first turns; they know what the card is worth."""
    game, luck, done = Game(rules, seed=1), random.Random(1), []
    bots = {seat: make_bot("search:4", number) for number, seat in enumerate(game.seats)}
    for _ in range(40):
        if game.to_act in game.seats:
            step = bots[str(game.to_act)].choose(game.view(str(game.to_act)))
            done.append(game.legal[game.legal.numbers.index(step)])
            game.play(eager(game, card, luck) if luck.random() < 0.5 else step)
        else:
            game.draw()
    return [str(text) for text in done]


def main(card: str, edition: str, games: str) -> None:
    rules = table(chosen(card) if card else [], edition)
    seen: dict[str, Any] = {
        "cards": list(rules.codec.cards),
        "details": [about.id for about in details(rules).cards],
        "asked": {},
        "said": {language: [] for language in LANGUAGES},
        "told": {language: [] for language in LANGUAGES},
        "refused": [],
        "verbs": [],
        "agree": True,
        "replayed": True,
    }
    for seed in range(int(games)):
        play(rules, card, seed, seen)
    seen["thought"] = think(rules, card)
    seen["refused"] = sorted({*seen["refused"]})
    seen["said"] = {language: sorted({*texts}) for language, texts in seen["said"].items()}
    print(json.dumps(seen))


if __name__ == "__main__":
    main(*sys.argv[1:])
