"""The desk of the card game: its table, questions, choices and sentences for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES
from rattus.cartus.ending import nuns_in_row, score_gold, score_hands, score_tracks
from rattus.cartus.events import Event
from rattus.cartus.picture import (
    SEAT_ROLES,
    actions,
    building_name,
    last_round,
    person,
    picture,
    piles_in_play,
    some,
    supply_words,
    tokens_in_play,
)
from rattus.cartus.report import cards, phase, tokens
from rattus.cartus.resolving import building_at, strangers
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import (
    ASK_DISCARD,
    ASK_ENTER,
    ASK_GIVE,
    ASK_LAY,
    ASK_LOOK,
    ASK_SUPPLY,
    COPIES,
    FLUTE,
    GOLD,
    JOKER,
    NUNS,
    PASS_CARD,
    PEOPLE,
    SWORD,
    SWORDS,
    TRIBUTE,
    State,
)
from rattus.cli.cartus import words
from rattus.cli.desk import Desk, Line, Sentence
from rattus.cli.words import name

if TYPE_CHECKING:
    import numpy as np

    from rattus.kernel.ruleset import Ruleset
    from rattus.kernel.step import Step
    from rattus.table.game import Game, View


def desk(ruleset: Ruleset) -> Desk:
    """The desk of one table."""
    assert isinstance(ruleset, CartusRuleset)
    return CartusDesk(ruleset.codec)


@dataclass(frozen=True)
class CartusDesk:
    """The card game for one table."""

    codec: Codec

    points: ClassVar[str] = "points"
    styles: ClassVar[Mapping[str, str]] = {
        "building": "bold cyan",
        "card": "bold",
        "rat": "orange3",
        "nun": "bold magenta",
    }

    @property
    def highlights(self) -> Mapping[str, str]:
        """Population cards stand out in sentences."""
        people = "|".join(person(self.codec, kind) for kind in range(len(CLASS_NAMES)))
        return {rf"\b({people})-\d\b": "card", r"\b\d+ (rats?|nuns?)\b": "rat"}

    @property
    def topics(self) -> Sequence[str]:
        """Symbols, buildings, cards, phases, verbs."""
        return words.topics(self.codec)

    def help(self, topic: str, view: View) -> str:
        """Help on a topic, or on everything."""
        s = State.of(view.state)
        return words.help_text(topic, phase(s), self.codec, s)

    def board(self, state: np.void, columns: int, rows: int) -> Sequence[Line]:
        """The table, with drawn cards if they fit."""
        return picture(self.codec, State.of(state), columns, rows)

    # Questions.

    def question(self, view: View) -> str:
        """What the seat is asked, with what it needs to know of the situation."""
        codec, s = self.codec, State.of(view.state)
        match s.ask:
            case _ if s.ask == ASK_SUPPLY:
                return words.question("supply")
            case _ if s.ask == ASK_LOOK:
                return words.question("look", looks=some(s.looks, "look"))
            case _ if s.ask == ASK_ENTER:
                usual = "enter of two" if codec.rules.seats == 2 else "enter"
                return words.question("enter last" if last_round(s) else usual)
            case _ if s.ask == ASK_LAY:
                kind = self.class_entered(s)
                cards_laid = words.counted(cards(codec, s.laid[s.seat]))
                laid = words.laid_so_far(cards_laid, self.influence(s), strangers(s, s.seat, kind))
                return words.question(
                    "lay",
                    building=building_name(codec.building(s.shown[s.entered[s.seat]])),
                    kind=CLASS_NAMES[kind],
                    person=person(codec, kind),
                    laid=laid,
                )
            case _ if s.ask == ASK_GIVE:
                asked = "tribute" if s.stage == TRIBUTE else "give"
                return words.question(asked, receiver=name(codec.seats[s.other]), cards=some(s.gives, "card"))
            case _ if s.ask == ASK_DISCARD:
                building = building_name(codec.building(s.shown[s.place]))
                return words.question("discard", building=building, cards=some(s.exchanges, "card"))
            case _:
                return words.question("swords" if s.stage == SWORDS else "flutes")

    def class_entered(self, s: State) -> int:
        """The class of the building the asked seat is in."""
        return self.codec.rules.building_class[building_at(s, s.entered[s.seat])]

    def influence(self, s: State) -> int:
        """The influence that the cards the asked seat has laid will bring; the track has an end."""
        laid = sum(s.laid[s.seat][: JOKER + 1])
        return min(laid, self.codec.rules.track - s.influence[self.class_entered(s)][s.seat])

    # Choices.

    def labels(self, view: View) -> Sequence[str]:
        """The steps in words: what they bring and whom they meet."""
        assert view.legal is not None
        s = State.of(view.state)
        return [self.label(s, self.codec.step(s, number)) for number in view.legal.numbers]

    def label(self, s: State, step: Step) -> str:
        """One step in words."""
        codec = self.codec
        match step.verb, step.words:
            case "supply", (place,):
                card = s.shown[int(place) - 1]
                takes_rats = codec.rules.supply[card % COPIES][1] > 0
                supply = supply_words(codec, card)
                return words.supply_choice(
                    codec.building(card), supply, rats=s.rats[s.seat], takes_rats=takes_rats
                )
            case "look", (spot,):
                bits = s.seen[int(spot) - 1]
                return words.look_choice(
                    spot, [each for seat, each in enumerate(codec.seats) if bits >> seat & 1]
                )
            case "enter", (place,):
                return self.enter_label(s, int(place) - 1)
            case "lay", (card,):
                return self.lay_label(s, codec.cards.index(card))
            case "target", (seat,):
                return self.target_label(s, codec.seats.index(seat))
            case (("give" | "discard"), (card,)):
                return words.times(card, s.hand[s.seat][codec.cards.index(card)])
            case "pass", ():
                return words.single_choice("pass", f" (you have {s.hand[s.seat][PASS_CARD]})")
            case verb, _:
                return words.single_choice(verb)

    def enter_label(self, s: State, place: int) -> str:
        """A building with its actions and who is in it."""
        codec, card = self.codec, s.shown[place]
        kind = CLASS_NAMES[codec.rules.building_class[card // COPIES]]
        visitors = [
            f"{codec.seats[seat]} {s.laid_size[seat]}"
            for seat in s.order[: s.arrived]
            if s.entered[seat] == place
        ]
        brings = "" if last_round(s) else " / ".join(actions(codec, s, card))
        return words.enter_choice(codec.building(card), kind, brings, visitors)

    def lay_label(self, s: State, card: int) -> str:
        """A card in hand and what it brings here."""
        kind = self.class_entered(s)
        laid = sum(s.laid[s.seat][: JOKER + 1])
        return words.lay_choice(
            self.codec.cards[card],
            s.hand[s.seat][card],
            people=card <= JOKER,
            stranger=card < PEOPLE and card // NUNS != kind,
            full=s.influence[kind][s.seat] + laid >= self.codec.rules.track,
        )

    def target_label(self, s: State, seat: int) -> str:
        """Another seat and what it has to lose, or to bear."""
        has = some(s.hand_size[seat] // 2, "card") if s.stage == SWORDS else some(s.rats[seat], "rat")
        return words.target_choice(self.codec.seats[seat], has, swords=s.stage == SWORDS)

    def title(self, text: str) -> str:
        """Choices are grouped by verb."""
        return words.group_title(text)

    # The story.

    def story(self, events: Sequence[Event], reader: str | None) -> Sequence[Sentence]:
        """Sentences; what follows each other and is of a kind is told in one."""
        return [Sentence(*told) for told in words.story(events, reader)]

    # The end.

    def ending(self, game: Game, events: Sequence[Event]) -> Sequence[Line]:
        """The seats with their points by source, their rats against the nuns, and who won."""
        s = State.of(game.state)
        result = game.standing()
        parts = self.points_by_source(s)
        lines: list[Line] = [[(words.nuns_words(nuns_in_row(s), cards_in_row(self.codec, s)), "text")]]
        longest = max(len(seat) for seat in game.seats)
        heads = " ".join((*parts, "points", "rats"))
        lines.append([(f"{'':{longest + 6}}{heads}", "heading")])
        for place, (seat, points, *fate) in enumerate(result, start=1):
            number = game.seat_number(seat)
            cells = "".join(f"{scored[number]:>{len(source) + 1}}" for source, scored in parts.items())
            row = f"{cells}{points:>7}{s.rats[number]:>5}  {words.FATES[fate[0] if fate else '']}"
            lines.append([(f"  {place}. {name(seat):{longest}}", SEAT_ROLES[number]), (row, "plain")])
        return [*lines, [(words.ranking_words(result, game.winners), "strong")]]

    def points_by_source(self, s: State) -> dict[str, list[int]]:
        """What every seat scores for tracks, for most cards of each sort, for gold and tokens."""
        rules = self.codec.rules
        parts = {"tracks": [0] * rules.seats}
        score_tracks(rules, s, parts["tracks"])
        parts["cards"] = [0] * rules.seats
        score_hands(rules, s, JOKER, parts["cards"])
        played = [JOKER + pile for pile in piles_in_play(self.codec, s)]
        for card, source in ((SWORD, "swords"), (FLUTE, "flutes"), (PASS_CARD, "passes")):
            if card in played:
                parts[source] = [0] * rules.seats
                score_hands(rules, s, card, parts[source])
        if GOLD in played:
            parts["gold"] = [0] * rules.seats
            score_gold(rules, s, parts["gold"])
        if tokens_in_play(self.codec, s):
            parts["tokens"] = [sum(tokens(self.codec, s, seat)) for seat in range(rules.seats)]
        return parts


def cards_in_row(codec: Codec, s: State) -> list[str]:
    """The nun-row, turned up."""
    return [codec.cards[card] for card in s.row]
