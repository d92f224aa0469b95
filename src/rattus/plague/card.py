"""What a class card is: one object with all that there is to say of it. The cards themselves are in `cards/`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.state import Rules, State

if TYPE_CHECKING:
    from rattus.plague.codec import Codec
    from rattus.plague.events import Event
    from rattus.plague.facts import Question


TAKING = 2
"""What bots think of taking most cards."""


class Played(NamedTuple):
    """A step that was played, with the states around it."""

    codec: Codec
    seat: str
    words: tuple[str, ...]
    before: State
    after: State


@dataclass(frozen=True)
class Verb:
    """One of a card's verbs: how it is written and numbered, why it is refused, and what is told of it."""

    word: str
    first: int
    """The number of its first step, in the card's block."""
    shape: str = ""
    """How the words after it are written: one of `SHAPES` in `why.py`."""
    within: bool = False
    """It answers the card's own questions only."""
    looks: bool = False
    """It shows the seat a rat: a step that can't be taken back, and that players are asked about."""
    refuse: Callable[..., None] | None = None
    """`refuse(asked, *numbers)` calls `asked.no` with what the rules say against it; see `Asked` in `why.py`."""
    tell: Callable[[Played], Sequence[Event]] | None = None
    """The events of a step; without, the log says that the card was used."""


# What a card does not say, it does not do.


@rule
def no_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Nothing to choose."""
    return n


@rule
def not_usable(rules: Rules, s: State) -> bool:
    """A card that is never used by itself."""
    return False


@rule
def no_answer(rules: Rules, s: State, step: int) -> None:
    """Nothing happens."""


@rule
def no_bonus(rules: Rules, s: State) -> int:
    """Nobody."""
    return 0


@rule
def no_reaction(rules: Rules, s: State, killed: int) -> None:
    """Nothing happens."""


@rule
def not_seen(rules: Rules, s: State) -> None:
    """Nothing happens."""


@rule
def some_worth(rules: Rules, s: State, step: int) -> int:
    """Better than nothing."""
    return 1


def no_details(codec: Codec, s: State, asked: Question) -> None:
    """The question needs none."""


@dataclass(frozen=True, kw_only=True)
class Card:
    """A class card. All but its name, number and class may be left out."""

    name: str
    """As in records, and as its file is called."""
    number: int
    """Never changed, because steps depend on it."""
    kind: str
    """Its class: which symbol strikes its holder."""
    reconstructed: bool = False
    """No rulebook we know says what it does, so ours is a guess; players are told."""
    verbs: tuple[Verb, ...] = ()

    # Rules of its use.
    options: Callable[[Rules, State, Steps, int], int] = no_options
    """Ways to use it in the action phase, and wherever cards are used."""
    last_options: Callable[[Rules, State, Steps, int], int] | None = None
    """Ways to use it in the last round, where they differ."""
    usable: Callable[[Rules, State], bool] = not_usable
    """Whether `options` has any."""
    use: Callable[[Rules, State, int], None] = no_answer
    """Use it."""
    most_options: tuple[int, int] = (0, 0)
    """How many `options` there are at most, for each region and for each border."""

    # Questions of its own (`ASK_CARD`, `ASK_LOOKED_RAT`).
    phases: tuple[str, ...] = ()
    """What its questions are called, by stage."""
    question: Callable[[Codec, State, Question], None] = no_details
    """Adds to a question what it mentions."""
    answers: Callable[[Rules, State, Steps, int], int] = no_options
    answer: Callable[[Rules, State, int], None] = no_answer
    seen: Callable[[Rules, State], None] = not_seen
    """After a rat was looked at."""

    # What it does by itself.
    adds: int = 0
    """Citizens that it adds to a placement at most."""
    bonus: Callable[[Rules, State], int] = no_bonus
    """Citizens that it adds to a placement now."""
    reaction: Callable[[Rules, State, int], None] | None = None
    """What it does after a rat has killed this many citizens of others."""
    plague_steps: Callable[[int], int] | None = None
    """How far the plague moves with it, given the edition's `knight_steps` for the table."""
    last_plague_steps: Callable[[int], int] | None = None
    """The same in the last round."""
    rages: bool = False
    """With it the plague may count as two citizens."""
    extra_rats: int = 0
    """Rats that it adds to a spread."""
    caravan: bool = False
    """The caravan is in play with it."""
    nuns: int = 0
    """Nun pieces that are in play with it."""

    # What bots think of it at a glance.
    worth: Callable[[Rules, State, int], int] = some_worth
    """A guess at how good one of its steps is."""
    taking: int = TAKING
    """The same for taking it."""

    @property
    def looks(self) -> bool:
        """With it a seat looks at rats."""
        return any(verb.looks for verb in self.verbs)

    @property
    def last_only(self) -> bool:
        """Its verbs are for the last round."""
        return self.last_options is not None and self.options is no_options
