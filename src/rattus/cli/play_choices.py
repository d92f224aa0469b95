"""The choices of a question: numbered, grouped by verb, and found by what the player types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from rattus.cli import words
from rattus.kernel.step import Step
from rattus.plague.report import phase, report
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import State

if TYPE_CHECKING:
    from rattus.table.game import View

ENOUGH_LETTERS = 3
"""The verb may be left out of anything this long."""
FOLDS = (24, 16, 12, 8)
"""A group of more choices than this is opened by typing its verb, if there are other groups; less room, fewer."""
LONG = FOLDS[0]


@dataclass(frozen=True)
class Choice:
    """One legal step: the number the player sees, its text in records, and how it is shown in its group."""

    number: int
    text: str
    label: str

    @property
    def verb(self) -> str:
        """Its group."""
        return self.text.partition(" ")[0]

    @property
    def source(self) -> str | None:
        """Where a nun comes from, if it is on the board."""
        verb, *regions = self.text.split()
        return regions[0] if verb == "nun" and len(regions) > 1 else None


@dataclass(frozen=True)
class Group:
    """The choices of one verb; a folded group shows only how many there are."""

    verb: str
    choices: tuple[Choice, ...]
    folded: bool
    source: str | None = None
    """Where the piece comes from, if choices are grouped by that too."""

    @property
    def title(self) -> str:
        """What stands before them."""
        return words.group_title(self.verb, self.source)


def choices(view: View) -> list[Choice]:
    """All choices of the seat that is asked, in their pinned order."""
    assert view.legal is not None
    assert isinstance(view.ruleset, PlagueRuleset)
    codec = view.ruleset.codec
    state = State.of(view.state)
    known = report(codec, state)
    found = []
    for number, (text, step_number) in enumerate(view.legal.texts.items(), start=1):
        step = codec.step(step_number)
        owner = face = None
        if step.verb == "take":
            owner = known["cards"][step.words[0]]
        elif step.verb in ("look", "turn"):
            region, _, slot = step.words[0].partition("/")
            shown = known["rats"][region][int(slot) - 1]
            face = shown if shown in codec.faces else None
        label = words.choice(step, owner, face, phase(state))
        if step.verb == "plague" and step.words[0] == known["plague"]:
            label += words.STAYS
        found.append(Choice(number, text, label))
    return found


def question(view: View) -> str:
    """What the seat is asked, in words."""
    assert isinstance(view.ruleset, PlagueRuleset)
    codec, s = view.ruleset.codec, State.of(view.state)
    match phase(s):
        case "swap" as swap:
            first, second = (
                f"{codec.place(region, slot)} ({codec.faces[s.face[region][slot]]})"
                for region, slot in ((s.look_place, s.look_slot), (s.place, s.slot))
            )
            return words.question(swap, first=first, second=second)
        case "spread" as spread:
            asked, count, what = (spread, s.spread, "new rat") if s.spread else ("extra", s.extra, "rat")
            plague = words.name(codec.regions[s.plague])
            return words.question(asked, rats=words.some(count, what), plague=plague)
        case "courier" as courier:
            return words.question(courier, moves=words.some(s.stage, "move"))
        case "caravan" as caravan:
            return words.question(caravan, caravan=words.name(codec.regions[s.caravan]))
        case "nun" as nun:
            return words.question(nun, nuns=words.some(s.stage, "nun"))
        case "ravage" | "final" as ravage:
            return words.question(ravage, region=words.name(codec.regions[s.place]))
        case other:
            return words.question(other)


def groups(given: Sequence[Choice], most: int = LONG) -> list[Group]:
    """Choices by verb; groups of more than `most` are folded where there are others."""
    by_verb = [(verb, tuple(group)) for verb, group in groupby(given, key=lambda choice: choice.verb)]
    crowded = sum(len(group) > 1 for _, group in by_verb) > 1
    found = []
    for verb, group in by_verb:
        if crowded and len(group) > most:
            found.append(Group(verb, group, folded=True))
        else:
            by_source = groupby(group, key=lambda choice: choice.source)
            found += [Group(verb, tuple(part), folded=False, source=source) for source, part in by_source]
    return found


def matching(given: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices meant by a number, a text, beginnings of its words, or the same without the verb."""
    if typed.isascii() and typed.isdigit():
        return [choice for choice in given if choice.number == int(typed)]
    asked = typed.lower().split()
    for skipped in (0, 1) if len(typed) >= ENOUGH_LETTERS else (0,):
        found = [choice for choice in given if _begins(asked, choice.text.split()[skipped:])]
        exact = [choice for choice in found if choice.text.split()[skipped:] == asked]
        if found:
            return exact or found
    return []


def _begins(asked: Sequence[str], has: Sequence[str]) -> bool:
    return 0 < len(asked) <= len(has) and all(
        word.startswith(start) for start, word in zip(asked, has, strict=False)
    )


def completed(given: Sequence[str], typed: str) -> list[str]:
    """Texts that go on from what is typed so far."""
    start = Step.of(typed)
    folded = str(start) + " " * (typed.endswith(" ") and bool(start.verb))
    return [text for text in given if text.startswith(folded)]
