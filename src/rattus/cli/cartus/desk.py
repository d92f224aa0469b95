"""The desk of the card game: its table, questions, choices and sentences for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES
from rattus.cartus.ending import nuns_in_row
from rattus.cartus.events import Event
from rattus.cartus.facts import class_entered, last_round, points, question
from rattus.cartus.picture import SEAT_ROLES, person, picture
from rattus.cartus.report import cards, phase
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import ASK_LAY, COPIES, JOKER, NUNS, PASS_CARD, PEOPLE, SWORDS, State
from rattus.cli.cartus import words as says
from rattus.cli.desk import Desk, Line, Sentence
from rattus.locales import Words

if TYPE_CHECKING:
    from rattus.kernel.ruleset import Ruleset
    from rattus.kernel.step import Step
    from rattus.table.game import Game, Moment, View


def desk(ruleset: Ruleset, words: Words) -> Desk:
    """The desk of one table, in a language."""
    assert isinstance(ruleset, CartusRuleset)
    return CartusDesk(ruleset.codec, words)


@dataclass(frozen=True)
class CartusDesk:
    """The card game for one table."""

    codec: Codec
    words: Words

    styles: ClassVar[Mapping[str, str]] = {
        "building": "bold cyan",
        "card": "bold",
        "rat": "orange3",
        "nun": "bold magenta",
    }

    @property
    def points(self) -> str:
        """Points are counted."""
        return self.words.t("terminal-points-points")

    @property
    def highlights(self) -> Mapping[str, str]:
        """Population cards are highlighted in sentences."""
        people = "|".join(person(self.codec, kind) for kind in range(len(CLASS_NAMES)))
        return {rf"\b({people})-\d\b": "card", r"\b\d+ (rats?|nuns?|Ratten?|Nonnen?|nonnes?)\b": "rat"}

    @property
    def advice(self) -> Sequence[str]:
        """Buildings that others advise against with this number of seats."""
        count, allowed = len(self.codec.seats), self.codec.rules.allowed
        return [
            self.words.t("terminal-advised-against", building=building.id, count=count)
            for number, building in enumerate(self.codec.edition.data.building)
            if allowed[number] and building.advised_against and count in building.advised_against.seats
        ]

    @property
    def topics(self) -> Sequence[str]:
        """Symbols, buildings, cards, phases, verbs."""
        return says.topics(self.codec)

    def help(self, topic: str, view: View) -> str:
        """Help on a topic, or on everything."""
        s = State.of(view.state)
        return says.help_text(self.words, topic, phase(s), self.codec, s)

    def board(self, state: bytearray, columns: int, rows: int) -> Sequence[Line]:
        """The table, with drawn cards if they fit."""
        return picture(self.codec, State.of(state), columns, rows)

    def question(self, view: View) -> str:
        """The seat's question, with the relevant details of the situation."""
        s = State.of(view.state)
        laid = cards(self.codec, s.laid[s.seat]) if s.ask == ASK_LAY else []
        return says.question(self.words, question(self.codec, s), laid)

    # Choices.

    def labels(self, view: View) -> Sequence[str]:
        """The steps in words: what they bring and which seats they affect."""
        assert view.legal is not None
        s = State.of(view.state)
        return [self.label(s, self.codec.step(s, number)) for number in view.legal.numbers]

    def label(self, s: State, step: Step) -> str:
        """One step in words."""
        codec, words = self.codec, self.words
        match step.verb, step.words:
            case "supply", (place,):
                card = s.shown[int(place) - 1]
                no_rats = codec.rules.supply[card % COPIES][1] > 0 and not s.rats[s.seat]
                supply = says.supply_words(words, codec, card)
                return says.supply_choice(words, codec.building(card), supply, no_rats=no_rats)
            case "look", (spot,):
                bits = s.seen[int(spot) - 1]
                lookers = [each for seat, each in enumerate(codec.seats) if bits >> seat & 1]
                return says.look_choice(words, spot, lookers)
            case "enter", (place,):
                return self.enter_label(s, int(place) - 1)
            case "lay", (card,):
                return self.lay_label(s, codec.cards.index(card))
            case "target", (seat,):
                return self.target_label(s, codec.seats.index(seat))
            case (("give" | "discard"), (card,)):
                return says.times(card, s.hand[s.seat][codec.cards.index(card)])
            case verb, _:
                return says.single_choice(words, verb, s.hand[s.seat][PASS_CARD])

    def enter_label(self, s: State, place: int) -> str:
        """A building with its actions and who is in it."""
        codec, card = self.codec, s.shown[place]
        building = card // COPIES
        visitors = [
            f"{codec.seats[seat]} {s.laid_size[seat]}"
            for seat in s.order[: s.arrived]
            if s.entered[seat] == place
        ]
        actions = [
            says.action_words(self.words, codec, building, premium=premium) for premium in (True, False)
        ]
        brings = "" if last_round(s) else " / ".join(actions)
        kind = CLASS_NAMES[codec.rules.building_class[building]]
        return says.enter_choice(self.words, codec.building(card), kind, brings, visitors)

    def lay_label(self, s: State, card: int) -> str:
        """A card in hand and its effect here."""
        kind = class_entered(self.codec, s)
        laid = sum(s.laid[s.seat][: JOKER + 1])
        return says.lay_choice(
            self.words,
            self.codec.cards[card],
            s.hand[s.seat][card],
            people=card <= JOKER,
            stranger=card < PEOPLE and card // NUNS != kind,
            full=s.influence[kind][s.seat] + laid >= self.codec.rules.track,
        )

    def target_label(self, s: State, seat: int) -> str:
        """Another seat, with what it may lose or get."""
        swords = s.stage == SWORDS
        has = s.hand_size[seat] // 2 if swords else s.rats[seat]
        return says.target_choice(self.words, self.codec.seats[seat], has, swords=swords)

    def title(self, text: str) -> str:
        """Choices are grouped by verb."""
        return says.group_title(self.words, text)

    # The story.

    def happened(self, game: Game, moment: Moment, reader: str | None) -> Sequence[Event]:
        """Events."""
        return game.explain(moment, reader, public=True)

    def story(self, events: Sequence[Event]) -> Sequence[Sentence]:
        """Sentences; consecutive events of one kind share a sentence."""
        return [Sentence(*told) for told in says.story(self.words, events, self.codec.edition)]

    # The end.

    def ending(self, game: Game, events: Sequence[Event]) -> Sequence[Line]:
        """The seats with their points by source, their rats against the nuns, and who won."""
        s, words = State.of(game.state), self.words
        result = game.standing()
        row = [self.codec.cards[card] for card in s.row]
        lines: list[Line] = [[(says.nuns_words(words, nuns_in_row(s), row), "text")]]
        names = [words.name("seat", seat) for seat in game.seats]
        longest = max(map(len, names))
        parts = points(self.codec, s)
        heads = [words.t(f"terminal-cartus-source-{source}") for source in (*parts, "points", "rats")]
        lines.append([(f"{'':{longest + 6}}{' '.join(heads)}", "heading")])
        for place, (seat, total, *fate) in enumerate(result, start=1):
            number = game.seat_number(seat)
            scored = (*(part[seat] for part in parts.values()), total, s.rats[number])
            cells = "".join(f"{count:>{len(head) + 1}}" for count, head in zip(scored, heads, strict=True))
            text = f"{cells}  {says.fate_words(words, fate[0] if fate else '')}"
            lines.append([(f"  {place}. {names[number]:{longest}}", SEAT_ROLES[number]), (text, "plain")])
        return [*lines, [(says.ranking_words(words, result, game.winners), "strong")]]
