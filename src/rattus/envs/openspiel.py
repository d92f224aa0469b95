"""Our games as games of OpenSpiel: `pyspiel.load_game("rattus(seats=4)")` once this module is imported.

Every edition is there: `rattus`, and the others as `rattus_bigbox`, `rattus_cartus`. An action is a step, by its
number. Chance is a player with the exact weights of its outcomes. An information state is the packed view of a seat:
all that it may know, without the way it came to know it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel

from rattus.kernel.contract import CHANCE, MOST_FEATURES, MOST_LEGAL, OVER
from rattus.kernel.edition import Edition, OptionError
from rattus.kernel.ruleset import Ruleset
from rattus.table.library import DEFAULT_GAME, EDITIONS, find_edition, ruleset, seat_names

LONGEST = 20_000
"""No game has more decisions than this; random ones have a few hundred."""


class RattusGame(pyspiel.Game):  # type: ignore[misc]
    """One table: an edition, seats and options."""

    def __init__(self, table: Ruleset, parameters: Mapping[str, int | str] | None = None) -> None:
        seats = len(table.header.seats)
        steps: int = import_module(f"rattus.{table.engine.game}.steps").STEPS
        info = pyspiel.GameInfo(
            num_distinct_actions=steps,
            max_chance_outcomes=steps,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(table.edition), info, dict(parameters or {}))
        self.table = table
        start = table.engine.blank()[0]
        table.engine.setup(table.rules, start)
        self.start = start.tobytes(), player(table.engine.actor(table.rules, start))

    def new_initial_state(self) -> RattusState:
        """The state before the first step."""
        return RattusState(self)

    def state_of(self, packed: np.void) -> RattusState:
        """A state of this table from a packed one; its history begins here."""
        state = RattusState(self)
        state.become(packed)
        return state

    def make_py_observer(
        self, kind: Any = None, parameters: Mapping[str, object] | None = None
    ) -> RattusObserver:
        """What sees states with the eyes of a seat."""
        if parameters:
            raise ValueError(f"an observer takes no parameters, not {parameters}")
        return RattusObserver(self.table)


class RattusState(pyspiel.State):  # type: ignore[misc]
    """A packed state, and who is asked in it.

    OpenSpiel copies and saves what is in `__dict__`. The table is the game's, and stays out of it.
    """

    __slots__ = ("__dict__", "table")

    def __init__(self, game: RattusGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.packed, self.asked = game.start

    def unpacked(self) -> np.void:
        """A copy for the rules, which they may change."""
        state: np.void = np.frombuffer(bytearray(self.packed), self.table.engine.state.dtype)[0]
        return state

    def become(self, state: np.void) -> None:
        """Take over a packed state."""
        self.packed = state.tobytes()
        self.asked = player(self.table.engine.actor(self.table.rules, state))

    def view(self, seat: int) -> np.void:
        """A copy without what the seat may not know."""
        state = self.unpacked()
        self.table.engine.view(self.table.rules, state, seat)
        return state

    # Who is asked, and for what.

    def current_player(self) -> int:
        """A seat's number, chance or nobody."""
        return self.asked

    def is_terminal(self) -> bool:
        """The game has ended."""
        return self.asked == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        out = np.zeros(MOST_LEGAL, np.int16)
        count = self.table.engine.legal(self.table.rules, self.unpacked(), out)
        return sorted(out[:count].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come, with its probability."""
        out, weights = np.zeros(MOST_LEGAL, np.int16), np.zeros(MOST_LEGAL, np.int64)
        count = self.table.engine.outcomes(self.table.rules, self.unpacked(), out, weights)
        total = int(weights[:count].sum())
        return [(s, w / total) for s, w in zip(out[:count].tolist(), weights[:count].tolist(), strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.unpacked()
        self.table.engine.apply(self.table.rules, state, action)
        self.become(state)

    # What came of it.

    def returns(self) -> list[float]:
        """1 for a victory; what one seat wins the others lose in equal parts, and a tie is shared.

        If nobody has won, it is as if all had.
        """
        return shares(self.table, self.unpacked()) if self.is_terminal() else [0.0] * self.num_players()

    def played_out(self, seed: int) -> list[float]:
        """The returns of a random game from here, played inside the compiled rules."""
        state, out = self.unpacked(), np.zeros(MOST_LEGAL, np.int16)
        self.table.engine.play_randomly(self.table.rules, state, seed, out, out[:0])
        return shares(self.table, state)

    # What is hidden.

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> RattusState:
        """A world that the seat can't tell from this one; its history begins here."""
        state = self.view(player_id)
        key0, key1 = (int(sampler() * 2**32) for _ in range(2))
        self.table.engine.imagine(self.table.rules, state, key0, key1)
        game: RattusGame = self.get_game()
        return game.state_of(state)

    # Texts.

    def _action_to_string(self, player: int, action: int) -> str:
        (text,) = self.table.texts(self.unpacked(), (action,))
        return text

    def __str__(self) -> str:
        """The table as all that is known together shows it, and the packed state."""
        return f"{self.table.draw(self.unpacked())}\n{self.packed.hex()}"


class RattusObserver:
    """Sees a state with the eyes of a seat: as numbers for learning, and as a text that is equal for equal views."""

    def __init__(self, table: Ruleset) -> None:
        self._seats = table.header.seats
        self._out = np.zeros(MOST_FEATURES, np.int64)
        start = table.engine.blank()[0]
        table.engine.setup(table.rules, start)
        count = table.engine.observe(table.rules, start, 0, self._out)
        self.tensor = np.zeros(count, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RattusState, player: int) -> None:
        """Write the numbers into the tensor."""
        table = state.table
        count = table.engine.observe(table.rules, state.unpacked(), player, self._out)
        self.tensor[:] = self._out[:count]

    def string_from(self, state: RattusState, player: int) -> str:
        """The seat, and the bytes of what it may know."""
        return f"{self._seats[player]} {state.view(player).tobytes().hex()}"


CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def player(actor: int) -> int:
    """Who is asked, in OpenSpiel's numbers."""
    return {CHANCE: CHANCE_PLAYER, OVER: TERMINAL}.get(actor, actor)


def shares(table: Ruleset, state: np.void) -> list[float]:
    """What the seats have won at the end of a game; the sum is zero."""
    seats = len(table.header.seats)
    score, rank = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    count = table.engine.results(table.rules, state, score, rank) or seats
    won = dict.fromkeys(rank[:count].tolist(), 1 / count)
    return [(seats * won.get(seat, 0.0) - 1) / (seats - 1) for seat in range(seats)]


def game_type(edition: Edition) -> Any:
    """What OpenSpiel wants to know of an edition before a game is made."""
    name = edition.id if edition.id == DEFAULT_GAME else f"{DEFAULT_GAME}_{edition.id}"
    return pyspiel.GameType(
        short_name=name,
        long_name=edition.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=edition.seat_counts[-1],
        min_num_players=edition.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": edition.seat_counts[0], "options": ""},
    )


def options_of(text: str) -> dict[str, str]:
    """`rulebook:de turn_limit:50`: options as OpenSpiel's parameters can carry them."""
    options = {}
    for option in text.split():
        name, colon, value = option.partition(":")
        if not (name and colon and value) or "=" in option:
            raise OptionError(f"an option is written name:value, not {option!r}")
        options[name] = value
    return options


def register(edition: str) -> None:
    """Make an edition known to OpenSpiel.

    OpenSpiel lets go of what it has registered when Python is gone already. A function would be freed then, and the
    program crash on its way out; a class never is.
    """

    class EditionGame(RattusGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            seats, options = int(parameters["seats"]), str(parameters["options"])
            table = ruleset(find_edition(edition), seat_names(seats), options_of(options))
            super().__init__(table, {"seats": seats, "options": options})

    pyspiel.register_game(game_type(find_edition(edition)), EditionGame)


for _edition in EDITIONS:
    register(_edition)
