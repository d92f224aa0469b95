"""Our games as games of OpenSpiel: `pyspiel.load_game("rattus(seats=4)")` once this module is imported.

Every edition is there: `rattus`, and the others as `rattus_bigbox`, `rattus_cartus`. An action is a step, by its
number. Chance is a player with the exact weights of its outcomes. An observation is the packed view of a seat: all that
it may know now. An information state is also the way it came to know it: every step as the seat saw it, and what that
changed in its view.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from threading import local
from typing import Any, NamedTuple
from zlib import compress, decompress
from zlib import error as zlib_error

from rattus._extras import needs

with needs("openspiel"):
    import numpy as np
    import pyspiel

from rattus.envs.vector_rules import ANSWERS, NO_STEP, compiled
from rattus.kernel.contract import CHANCE, MOST_LEGAL, OVER
from rattus.kernel.edition import Edition, OptionError
from rattus.kernel.game import games
from rattus.kernel.ruleset import PUBLIC, Ruleset
from rattus.kernel.step import CHANCE_NAME
from rattus.kernel.telling import secret
from rattus.table.game import Game
from rattus.table.library import DEFAULT_GAME, EDITIONS, find_edition, position, ruleset, seat_names

LONGEST = 20_000
"""No game has more decisions than this, nor more draws of chance; random ones have a few hundred."""
CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
NO_SEAT = {CHANCE: CHANCE_PLAYER, OVER: TERMINAL}
ONE, ALL, NOBODY = (
    getattr(pyspiel.PrivateInfoType, name) for name in ("SINGLE_PLAYER", "ALL_PLAYERS", "NONE")
)
"""Whose private knowledge an observer may have."""

Answers = tuple[list[int], list[float]]
"""The steps that can be chosen, or that can come; and if they can come, with which probability."""


class RattusGame(pyspiel.Game):  # type: ignore[misc]
    """One table: an edition, seats and options. It begins at its first step, or in a state that is given.

    `kind` is what OpenSpiel knows of the game; without it, it is that of the edition.
    """

    def __init__(self, table: Ruleset, start: bytearray | None = None, kind: Any = None) -> None:
        seats = len(table.header.seats)
        steps = games()[table.engine.game].steps(table)
        info = pyspiel.GameInfo(
            num_distinct_actions=steps,
            max_chance_outcomes=steps,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        first = table.engine.blank()
        table.engine.setup(table.rules, first)
        start = Game(table, 0, "ask").start() if start is None else start
        options = " ".join(f"{name}:{value}" for name, value in table.header.options)
        parameters = {
            "seats": seats,
            "options": options,
            "state": "" if start == first else state_text(start),
        }
        super().__init__(kind or game_type(table.edition), info, {} if kind else parameters)
        self.table = table
        self.rules = np.frombuffer(table.rules, table.engine.rules.dtype)
        self.next_question = compiled(table.engine.game, "next_question").of_arrays
        self.start = bytes(start), player(table.engine.actor(table.rules, start))
        self._kind = kind

    def __reduce__(self) -> tuple[Any, ...]:
        """By its text, if that says all there is to say: it is short, and loads with later versions too."""
        edition, seats = self.table.edition, self.table.header.seats
        known = edition.id in EDITIONS and find_edition(edition.id) == edition
        if known and seats == seat_names(len(seats)) and not self.table.header.position:
            return loaded, (str(self),)
        return RattusGame, (self.table, bytearray(self.start[0]), self._kind)

    def new_initial_state(self) -> RattusState:
        """The state before the first step."""
        return RattusState(self)

    def state_of(self, packed: bytearray) -> RattusState:
        """A state of this table from a packed one; its history begins here."""
        state = RattusState(self)
        state.packed = state.start = bytes(packed)
        state.asked = player(self.table.engine.actor(self.table.rules, packed))
        return state

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can be asked at most."""
        return LONGEST

    def make_py_observer(
        self, kind: Any = None, parameters: Mapping[str, object] | None = None
    ) -> RattusObserver | None:
        """What sees states as `kind` says, by default as a seat does now; nothing if nobody sees like that."""
        if parameters:
            raise ValueError(f"an observer takes no parameters, not {parameters}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info and (kind.perfect_recall or kind.private_info != ONE):
            return None
        if kind.perfect_recall and kind.private_info == ALL:
            return None
        return RattusObserver(self.table, kind)


class Told(NamedTuple):
    """What a seat has been told of the first steps of a history, which have led to a packed state."""

    steps: int
    packed: bytes
    text: str


class AllTold(dict[int, Told]):
    """By seat, as far as somebody has asked. It is never changed, so copies of a state share it."""

    def __deepcopy__(self, memo: object) -> AllTold:
        return self


class RattusState(pyspiel.State):  # type: ignore[misc]
    """A packed state, who is asked in it, and the state in which its history begins.

    OpenSpiel copies and saves what is in `__dict__`. The table is the game's, and stays out of it; so does what can be
    worked out from the packed state.
    """

    __slots__ = ("__dict__", "_answers", "_memory", "_next_question", "_remembered", "_rules", "table")

    def __init__(self, game: RattusGame) -> None:
        super().__init__(game)
        self.table = game.table
        self._rules, self._next_question = game.rules, game.next_question
        self.packed, self.asked = game.start
        self.start = self.packed
        self.all_told = NOTHING_TOLD
        self._remembered = b""
        self._answers: Answers | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.get_game(), self.history(), self.__dict__.copy())

    def __copy__(self) -> RattusState:
        copy: RattusState = self.clone()
        return copy

    def __deepcopy__(self, memo: object) -> RattusState:
        return self.__copy__()

    def memory(self) -> np.ndarray:
        """The packed state as the rules want it, an array of one, kept as long as it is the same; only for reading."""
        if self._remembered is not self.packed:
            self._memory = np.frombuffer(bytearray(self.packed), self.table.engine.state.dtype)
            self._answers, self._remembered = None, self.packed
        return self._memory

    def answers(self) -> Answers:
        """What can be answered now, kept as long as the packed state is the same."""
        if self._answers is None or self._remembered is not self.packed:
            return self._go_on(self.memory(), NO_STEP)
        return self._answers

    def _go_on(self, memory: np.ndarray, step: int) -> Answers:
        """A step, if there is one; then who is asked, and the answers."""
        steps, weights, chances = ROOM.arrays
        found = self._next_question(self._rules, memory, step, steps, weights, chances)
        asked, count = divmod(found, ANSWERS)
        self.asked = NO_SEAT.get(asked, asked)
        self._answers = steps[:count].tolist(), chances[:count].tolist() if asked == CHANCE else []
        return self._answers

    def unpacked(self) -> bytearray:
        """A copy for the rules, which they may change."""
        return bytearray(self.packed)

    def view(self, seat: int) -> bytearray:
        """A copy without what the seat may not know."""
        return bytearray(viewed(self.table, self.packed, seat))

    # The player that is asked, and the question.

    def current_player(self) -> int:
        """A seat's number, chance or nobody."""
        return self.asked

    def is_terminal(self) -> bool:
        """The game has ended."""
        return self.asked == TERMINAL

    def is_chance_node(self) -> bool:
        """Chance is asked."""
        return self.asked == CHANCE_PLAYER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may choose, in rising order. Asked from Python it takes no way through C++."""
        if self.asked < 0 or (player is not None and player != self.asked):
            legal: list[int] = super().legal_actions(*(() if player is None else (player,)))
            return legal
        return self.answers()[0].copy()

    def _legal_actions(self, player: int) -> list[int]:
        return self.answers()[0].copy()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come, with its probability; nothing if a seat is asked."""
        steps, chances = self.answers()
        return list(zip(steps, chances, strict=False))

    def _apply_action(self, action: int) -> None:
        memory = self.memory()
        self._go_on(memory, action)
        self.packed = self._remembered = memory.tobytes()

    # What came of it.

    def returns(self) -> list[float]:
        """1 for a victory; what one seat wins the others lose in equal parts, and a tie is shared.

        If nobody has won, it is as if all had.
        """
        return shares(self.table, self.unpacked()) if self.is_terminal() else [0.0] * self.num_players()

    def played_out(self, seed: int) -> list[float]:
        """The returns of a random game from here, played inside the compiled rules."""
        state = self.unpacked()
        self.table.engine.play_randomly(self.table.rules, state, seed, 0)
        return shares(self.table, state)

    # What is hidden.

    def told(self, seat: int) -> str:
        """What a seat (or `PUBLIC`) has seen: its view at the start, then every step and what it changed there."""
        history, table = self.history(), self.table
        told = self.all_told.get(seat)
        if told is None:
            told = self.told_now(seat, Told(0, self.start, viewed(table, self.start, seat).hex()))
        if told.steps < len(history):
            state, seen = bytearray(told.packed), viewed(table, told.packed, seat)
            lines = [told.text]
            for step in history[told.steps :]:
                actor = table.engine.actor(table.rules, state)
                by = CHANCE_NAME if actor == CHANCE else table.header.seats[actor]
                text = secret(table, state, step, seat) or table.texts(state, (step,))[0]
                table.engine.apply(table.rules, state, step)
                before, seen = seen, viewed(table, state, seat)
                lines.append(f"{by} {text} [{changes(before, seen)}]")
            told = self.told_now(seat, Told(len(history), self.packed, "\n".join(lines)))
        return told.text

    def told_now(self, seat: int, told: Told) -> Told:
        """Keep what a seat has been told up to now."""
        self.all_told = AllTold({**self.all_told, seat: told})
        return told

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> RattusState:
        """A world that the seat can't tell from this one.

        Its history begins here. The seat has been told the same; the others begin with what they see in that world.
        """
        state = self.view(player_id)
        key0, key1 = (int(sampler() * 2**32) for _ in range(2))
        self.table.engine.imagine(self.table.rules, state, key0, key1)
        game: RattusGame = self.get_game()
        world = game.state_of(state)
        world.told_now(player_id, Told(0, world.packed, self.told(player_id)))
        return world

    # Texts.

    def _action_to_string(self, player: int, action: int) -> str:
        (text,) = self.table.texts(self.unpacked(), (action,))
        return text

    def __str__(self) -> str:
        """The table as all that is known together shows it, and the packed state."""
        return f"{self.table.draw(self.unpacked())}\n{self.packed.hex()}"


def loaded(text: str) -> Any:
    """A game by its text: where this is called, ours are known to OpenSpiel."""
    return pyspiel.load_game(text)


def replayed(game: RattusGame, history: list[int], told: dict[str, Any]) -> RattusState:
    """A state from where its history begins, and its steps."""
    state = game.state_of(bytearray(told["start"]))
    for step in history:
        state.apply_action(step)
    state.__dict__.update(told)
    return state


class RattusObserver:
    """Sees a state with the eyes of a seat: as numbers for learning, and as a text that is equal if it sees the same.

    Numbers are there for what a seat sees now, with all that it knows.
    """

    def __init__(self, table: Ruleset, kind: Any) -> None:
        self._seats = table.header.seats
        self._kind = kind
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        if kind.public_info and kind.private_info == ONE and not kind.perfect_recall:
            start = table.engine.blank()
            table.engine.setup(table.rules, start)
            self.tensor = np.zeros(len(table.engine.observe(table.rules, start, 0)), np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: RattusState, player: int) -> None:
        """Write the numbers into the tensor, if there is one."""
        if self.tensor is not None:
            table = state.table
            self.tensor[:] = table.engine.observe(table.rules, state.unpacked(), player)

    def string_from(self, state: RattusState, player: int) -> str:
        """The bytes of what may be known, or with perfect recall what was told; the seat, if it is its own."""
        kind, table = self._kind, state.table
        packed: bytes = state.packed
        if kind.private_info == ALL:
            return packed.hex()
        seat = player if kind.private_info == ONE else PUBLIC
        name = f"{self._seats[player]} " if kind.private_info == ONE else ""
        if kind.perfect_recall:
            return name + state.told(seat)
        view = viewed(table, packed, seat)
        if kind.public_info:
            return name + view.hex()
        return name + changes(viewed(table, packed, PUBLIC), view)


class Room(local):
    """Where the rules write answers, weights and chances; every thread has its own."""

    def __init__(self) -> None:
        self.arrays = tuple(np.zeros(MOST_LEGAL, kind) for kind in (np.int16, np.int64, np.float64))


NOTHING_TOLD = AllTold()
ROOM = Room()


def viewed(table: Ruleset, packed: bytes | bytearray, seat: int) -> bytes:
    """What a seat (or `PUBLIC`) may know of a packed state."""
    state = bytearray(packed)
    table.engine.view(table.rules, state, seat)
    return bytes(state)


def changes(before: bytes, after: bytes) -> str:
    """The bytes that are not the same any more: where, and what they are now."""
    now = np.frombuffer(after, np.uint8)
    places = np.flatnonzero(np.frombuffer(before, np.uint8) != now)
    return " ".join([f"{i}:{b:02x}" for i, b in zip(places.tolist(), now[places].tolist(), strict=True)])


def player(actor: int) -> int:
    """The player that is asked, in OpenSpiel's numbers."""
    return actor if actor >= 0 else NO_SEAT[actor]


def shares(table: Ruleset, state: bytearray) -> list[float]:
    """What the seats have won at the end of a game; the sum is zero."""
    seats = len(table.header.seats)
    standing = table.engine.results(table.rules, state)
    winners = standing.winners or standing.ranked
    won = dict.fromkeys(winners, 1 / len(winners))
    return [(seats * won.get(seat, 0.0) - 1) / (seats - 1) for seat in range(seats)]


def game_type(edition: Edition) -> Any:
    """What OpenSpiel wants to know of an edition before a game is made."""
    name = edition.id if edition.id == DEFAULT_GAME else f"{DEFAULT_GAME}_{edition.id}"
    parameters: dict[str, int | str] = {"seats": edition.seat_counts[0], "options": "", "state": ""}
    return type_of(name, edition.title, edition.seat_counts, parameters)


def type_of(name: str, title: str, seat_counts: Sequence[int], parameters: Mapping[str, int | str]) -> Any:
    """The same for any game of ours."""
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seat_counts[-1],
        min_num_players=seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(parameters),
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


def state_text(state: bytearray) -> str:
    """A packed state in letters that OpenSpiel's parameters can carry."""
    return urlsafe_b64encode(compress(state, 9)).decode().rstrip("=")


def state_of_text(table: Ruleset, text: str) -> bytearray | None:
    """The packed state of such a text, if there is one."""
    if not text:
        return None
    try:
        state = bytearray(decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4))))
    except (ValueError, zlib_error):
        state = bytearray()
    if len(state) != table.engine.state.size:
        raise ValueError(f"state={text} is not a state of {table.header.game} in this version")
    return state


def register(edition: str) -> None:
    """Make an edition known to OpenSpiel.

    OpenSpiel lets go of what it has registered when Python is gone already. A function would be freed then, and the
    program crash on its way out; a class never is.
    """

    class EditionGame(RattusGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            seats, options = int(parameters["seats"]), str(parameters["options"])
            table = ruleset(find_edition(edition), seat_names(seats), options_of(options), "native")
            super().__init__(table, state_of_text(table, str(parameters["state"])))

    pyspiel.register_game(game_type(find_edition(edition)), EditionGame)


for _edition in EDITIONS:
    register(_edition)

ENDGAME = type_of("rattus_cartus_endgame", "The end of a game of Rattus Cartus", (2,), {})


class Endgame(RattusGame):
    """The last decisions of a card game for two, drawn in `endgame.txt`: small enough to be solved."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        drawn = (files("rattus.envs") / "endgame.txt").read_text("utf-8")
        super().__init__(position(drawn, rules="native").ruleset, kind=ENDGAME)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)


pyspiel.register_game(ENDGAME, Endgame)
