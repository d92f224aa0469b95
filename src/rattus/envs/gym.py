"""Our games as environments of Gymnasium: one game, or many of them side by side.

    gymnasium.make("rattus.envs.gym:rattus/Rattus-v1", seats=2, opponents="greedy")
    gymnasium.make_vec("rattus.envs.gym:rattus/Rattus-v1", num_envs=1024, seats=2, opponents="self")

The learner has a seat and bots have the others; or it answers for every seat that is asked (`opponents="self"`). All
games of a vector go on inside the compiled rules, on all cores. An action is one of the steps that can ever be asked at
the table (`RattusVectorEnv.steps`); `action_mask` says which can be chosen now.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Literal, get_args
from weakref import finalize

from rattus._extras import needs

with needs("envs"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.envs.registration import registry
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from rattus.bots import Bot, make_bot, seat_seed
from rattus.bots.levels import LevelBot
from rattus.bots.search import SearchBot, Tree
from rattus.envs import vector_rules as columns
from rattus.envs.pixels import pixels
from rattus.envs.tables import Reward, choices, numbers_of, table_of
from rattus.envs.vector_rules import compiled
from rattus.kernel.contract import MOST_LEGAL
from rattus.kernel.given import checked_seed, one_of, whole
from rattus.kernel.ruleset import Ruleset
from rattus.kernel.step import Step
from rattus.table.drawing import svg
from rattus.table.game import Game, View
from rattus.table.library import DEFAULT_GAME, EDITIONS

SELF = "self"
ROTATE = "rotate"
WORTH_A_THREAD = 256
"""This many games keep a thread busy for longer than it takes to wake it."""
BLOCK = 64
"""A thread takes at most this many games at a time."""
PATIENCE = 100_000
"""So often a thread looks whether there is more to do before it goes to sleep: some tenths of a millisecond."""

RENDER_MODES = ("ansi", "rgb_array")
RESETTING = AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP
ARRAYS = ("_states", "_ledger", "_seen", "_mask", "_final", "_rewards", "_returns", "_done")
CHANGING = (*ARRAYS, "_bots", "_seeded", "_np_random", "_np_random_seed")
"""What changes in an environment from step to step."""

Observation = dict[str, np.ndarray]
Info = dict[str, Any]
Illegal = Literal["lose", "raise"]


class RattusVectorEnv(VectorEnv[Observation, np.ndarray, np.ndarray]):
    """`num_envs` games at tables of one kind. Every argument but the first may be left out.

    `game` is an edition, `seats` how many play (the fewest it is for), `options` those of the table. `opponents` is the
    code of a bot, or `self`. `seat` is the learner's, or `rotate`: another one from game to game. `reward` is paid at
    the end: the share of the victory, or the points ahead; the sum over all seats is zero. Who answers with an illegal
    action has lost, or gets an error (`illegal`). `autoreset_mode` is `NEXT_STEP` or `SAME_STEP`. With `copy=False` all
    that is told is in the arrays that the next step writes into. `threads` is how many work at a time, all cores if it
    pays; it changes no game.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012
    _free_helpers: Callable[[], object] = staticmethod(lambda: None)
    """There are none before there are games."""

    def __init__(
        self,
        num_envs: int = 1,
        game: str = DEFAULT_GAME,
        seats: int | None = None,
        *,
        options: Mapping[str, str | int] | None = None,
        opponents: str = "random",
        seat: int | str = ROTATE,
        reward: Reward = "share",
        illegal: Illegal = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._made = {name: value for name, value in locals().items() if name not in ("self", "__class__")}
        one_of("reward", reward, get_args(Reward))
        one_of("illegal", illegal, get_args(Illegal))
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        num_envs = whole("num_envs", num_envs, 1)
        if not isinstance(autoreset_mode, AutoresetMode):
            one_of("autoreset_mode", autoreset_mode, tuple(mode.value for mode in RESETTING))
        mode = AutoresetMode(autoreset_mode)
        if mode not in RESETTING:
            raise ValueError("games begin again by themselves: NEXT_STEP or SAME_STEP")
        self.table = table_of(game, seats, options or {})
        self.num_envs = num_envs
        self.opponents = opponents
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self._count = len(self.table.header.seats)
        if seat != ROTATE:
            if isinstance(seat, str):
                raise ValueError(f"the learner's seat is a number or {ROTATE!r}, not {seat!r}")
            seat = whole("the learner's seat", seat, 0, self._count - 1)
        if threads is not None:
            threads = whole("threads", threads, 1)
        self._seeded = False
        self._raises = illegal == "raise"
        self._copies = copy
        self._same_step = mode is AutoresetMode.SAME_STEP
        engine, rules = self.table.engine, self.table.rules
        start = engine.blank()
        engine.setup(rules, start)
        features = len(engine.observe(rules, start, 0))

        self.steps = choices(self.table)
        """The step of every action, by the seat that chooses."""
        width = self.steps.shape[1]
        self._index = numbers_of(self.table, self.steps)

        self._states = np.zeros(num_envs, engine.state.dtype)
        self._ledger = np.zeros((columns.COLUMNS, num_envs), np.int64)
        self._ledger[columns.LEARNER] = columns.NOBODY if opponents == SELF or seat == ROTATE else seat
        self._seen = np.zeros((num_envs, features), np.int8)
        self._mask = np.zeros((num_envs, width), np.int8)
        self._final = np.zeros((num_envs if self._same_step else 0, features), np.int8)
        self._rewards = np.zeros(num_envs)
        self._returns = np.zeros((num_envs, self._count))
        self._done = np.zeros(num_envs, np.int8)
        self._active = np.ones(num_envs, np.int8)
        self._nowhere, self._everywhere = np.zeros(num_envs, np.bool_), np.ones(num_envs, np.bool_)

        self._thinker = thinker_of(opponents)
        self._bots: dict[tuple[int, int], tuple[int, Bot]] | None = None
        if opponents not in (SELF, "random") and self._thinker is None:
            self._bots = {}
        how = np.zeros(columns.SETTINGS, np.int64)
        how[columns.OPPONENTS] = columns.RANDOM if opponents == "random" else 0
        how[columns.FRESH] = True
        how[columns.BY_SCORE] = reward == "score"
        how[columns.ROTATING] = opponents != SELF and seat == ROTATE
        how[[columns.FEATURES, columns.ACTIONS, columns.STEPS]] = features, width, self._index.shape[1]

        cores = threads or usable_cores()
        workers = min(cores, num_envs if self._thinker or threads else max(1, num_envs // WORTH_A_THREAD))
        largest = num_envs if workers == 1 else 1 if self._thinker else BLOCK
        how[columns.THREADS], how[columns.BLOCKS] = workers, -(-num_envs // (workers * largest))
        how[columns.PATIENCE] = 0 if self._thinker else PATIENCE
        self._how = how
        self._actions = np.zeros(num_envs, np.int64)
        tables = self._ledger, self.steps, self._index, self._seen, self._mask, self._final
        flat = *(each.reshape(-1) for each in tables), self._rewards, self._returns.reshape(-1), self._done
        games = self._states, self._active, self._actions, *flat, how
        packed = np.frombuffer(rules, engine.rules.dtype)
        first = np.frombuffer(start, engine.state.dtype)
        given = packed, first, *games, new_round(how)
        step = compiled(engine.game, "share_games").of_arrays
        self._step: list[Round] = [partial(step, *given, *room_for(), own) for own in range(workers)]
        self._think: list[Round] = []
        if self._thinker is not None:
            think = compiled(engine.game, "share_thoughts").of_arrays
            given = packed, *games, new_round(how)
            self._think = [
                partial(
                    think, *given, *memory_for(self.table, self._thinker), self._thinker.budget.visits, own
                )
                for own in range(workers)
            ]
        self._helpers = [Helper() for _ in range(workers - 1)]
        self._free_helpers = finalize(self, let_go, self._helpers)

        low, high = (np.array(ends, np.int8) for ends in zip(*limits(self.table), strict=True))
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (width,), np.int8),
            }
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(width)
        self.action_space = batch_space(self.single_action_space, num_envs)

    # Gymnasium's own.

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """New games everywhere: with a seed the games of `seed`, `seed + 1`, ..., and from there on always the same.

        Without one every row goes on to its next game.
        """
        super().reset(seed=seed)
        self.begin(seed)
        return self._observations(), self._infos()

    def begin(self, seed: int | None) -> None:
        """`reset` without telling what the games look like then."""
        if seed is not None:
            seed = checked_seed(seed)
        if seed is not None or not self._seeded:
            self._seeded = True
            base = int(self.np_random.integers(2**62)) if seed is None else seed
            self._ledger[columns.BASE] = (base + np.arange(self.num_envs)) & (2**63 - 1)
            self._ledger[columns.GAME] = -1
        if self._bots is not None:
            self._bots.clear()
        self._done[:] = 1
        self._how[columns.SAME_STEP] = False
        self._go()

    def step(self, actions: np.ndarray) -> tuple[Observation, np.ndarray, np.ndarray, np.ndarray, Info]:
        """An action in every game; a game that ended with the last one starts again instead (`NEXT_STEP`)."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are needed, not an array of the shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {given.dtype}")
        self._actions[:] = given
        self._how[columns.SAME_STEP] = self._same_step
        self._go()
        if self._raises and self._ledger[columns.ILLEGAL].any():
            wrong = int(np.flatnonzero(self._ledger[columns.ILLEGAL])[0])
            raise ValueError(f"action {given[wrong]} of game {wrong} is not one its action_mask allows")
        ended, cut = self._told(self._done.view(np.bool_)), self._told(self._nowhere)
        return self._observations(), self._told(self._rewards), ended, cut, self._infos()

    def render(self) -> tuple[Any, ...] | None:
        """The tables as text or pixels, each as the seat sees it that is asked."""
        if self.render_mode is None:
            return None
        picture = self.pixels if self.render_mode == "rgb_array" else self.picture
        return tuple(picture(i) for i in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self._free_helpers()

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: how it was made, and what changes from step to step."""
        return {"made": self._made, **{name: getattr(self, name) for name in CHANGING}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Games of its own, which go on from there."""
        RattusVectorEnv.__init__(self, **state["made"])
        for name in CHANGING:
            if isinstance(own := getattr(self, name), np.ndarray):
                own[:] = state[name]
            else:
                setattr(self, name, state[name])

    # More.

    def sample(self) -> np.ndarray:
        """A random action for every game that its mask allows: the one of `play_randomly`, the same until a step."""
        return self._told(self._ledger[columns.SAMPLE])

    def state(self, i: int) -> bytearray:
        """A copy of the packed state of a game, with all that anybody knows."""
        return bytearray(self._states[i].tobytes())

    def picture(self, i: int) -> str:
        """A game's table as text, as its learner's seat sees it."""
        return self.table.draw(self._seen_state(i))

    def pixels(self, i: int) -> np.ndarray:
        """A game's table as an array (height, width, 3) of bytes, as its learner's seat sees it."""
        return pixels(svg(self.table, self._seen_state(i)))

    def _seen_state(self, i: int) -> bytearray:
        """What its learner's seat may know of a game."""
        state = self.state(i)
        self.table.engine.view(self.table.rules, state, int(self._ledger[columns.SEAT, i]))
        return state

    def text(self, i: int, action: int) -> str:
        """What an action that a game's mask allows is in words: `place gallia`."""
        step = int(self.steps[self._ledger[columns.SEAT, i], action])
        (text,) = self.table.texts(self.state(i), (step,))
        return text

    # Inside.

    def _go(self) -> None:
        """The learner's steps, then the answers of opponents that the rules leave out."""
        self._how[columns.FRESH] = True
        self._active[:] = 1
        self._share(self._step)
        if self._thinker is None and self._bots is None:
            return
        self._how[columns.FRESH] = False
        asked, learner = self._ledger[columns.ASKED], self._ledger[columns.LEARNER]
        while (waiting := (asked >= 0) & (asked != learner)).any():
            self._active[:] = waiting
            if self._bots is not None:
                self._ask_bots(np.flatnonzero(waiting).tolist())
            else:
                self._share(self._think)
            self._share(self._step)

    def _share(self, rounds: list[Round]) -> None:
        """A round of steps or of thoughts in all games, by all threads."""
        for helper, own in zip(self._helpers, rounds[1:], strict=True):
            helper.call(own)
        rounds[columns.LEADER]()

    def _ask_bots(self, waiting: list[int]) -> None:
        """Bots that are no rules answer one by one."""
        game, engine, rules = Game(self.table, 0, "ask"), self.table.engine, self.table.rules
        for i in waiting:
            seat = int(self._ledger[columns.ASKED, i])
            seen = self.state(i)
            engine.view(rules, seen, seat)
            name, legal = game.seats[seat], game.legal_at(seen)
            chosen = self._bot(i, seat).choose(View(name, seen, name, legal, self.table))
            step = legal.texts[Step.of(chosen)] if isinstance(chosen, str) else chosen
            state = self.state(i)
            engine.apply(rules, state, step)
            self._states[i] = np.frombuffer(state, engine.state.dtype)[0]
            self._ledger[columns.COUNT, i] += 1

    def _bot(self, i: int, seat: int) -> Bot:
        """The bot of a seat in a row's game; every game has new ones."""
        assert self._bots is not None
        seed = int(self._ledger[columns.SEED, i])
        known = self._bots.get((i, seat))
        if known is None or known[0] != seed:
            bot = make_bot(self.opponents, seat_seed(seed, seat))
            if isinstance(bot, LevelBot):
                bot.ignore_clock()
            known = self._bots[i, seat] = seed, bot
        return known[1]

    def _observations(self) -> Observation:
        return {"observation": self._told(self._seen), "action_mask": self._told(self._mask)}

    def _told(self, array: np.ndarray) -> np.ndarray:
        """What others get of an array that the next step writes into."""
        return array.copy() if self._copies else array

    def _infos(self) -> Info:
        ended = self._told(self._done.view(np.bool_))
        everywhere = self._told(self._everywhere)
        infos: Info = {}
        for name, column in (("seat", columns.SEAT), ("seed", columns.SEED)):
            infos[name], infos[f"_{name}"] = self._told(self._ledger[column]), everywhere
        if np.count_nonzero(ended):  # faster than `any`
            infos["returns"], infos["_returns"] = self._told(self._returns), ended
            infos["illegal"], infos["_illegal"] = self._ledger[columns.ILLEGAL].astype(np.bool_), ended
            if self._same_step:
                final = np.empty(self.num_envs, object)  # of None
                anything = np.ones(self._mask.shape[1], np.int8)
                where = np.flatnonzero(ended)
                for i, seen in zip(where.tolist(), self._final[where], strict=True):
                    final[i] = {"observation": seen, "action_mask": anything}
                infos["final_obs"], infos["_final_obs"] = final, ended
                infos["final_info"] = {name: infos[name] for name in ("returns", "_returns")}
                infos["_final_info"] = ended
        return infos


Round = Callable[[], None]
"""What a thread does in a round."""


class Helper(Thread):
    """A thread that shares in rounds of games, if it comes in time; a while after the last one it goes to sleep.

    The compiled rules wait for the next round themselves, because waking a thread takes as long as some hundred steps.
    """

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._calls: SimpleQueue[Round | None] = SimpleQueue()
        self._doing: Round | None = None
        self.start()

    def run(self) -> None:
        """Rounds as they are called for."""
        while (own := self._calls.get()) is not None:
            own()
            self._doing = None

    def call(self, own: Round) -> None:
        """Share in a round that is about to begin."""
        if self._doing is not own and self._calls.empty():
            self._doing = own
            self._calls.put(own)

    def leave(self) -> None:
        """No more rounds."""
        self._calls.put(None)


def let_go(helpers: list[Helper]) -> None:
    """Let threads end that nobody needs any more."""
    for helper in helpers:
        helper.leave()


def new_round(how: np.ndarray) -> np.ndarray:
    """What threads know of a round: none has begun."""
    shared = np.zeros(columns.NEXT + columns.APART * how[columns.THREADS], np.int64)
    shared[columns.NEXT :] = how[columns.BLOCKS]
    return shared


def room_for() -> tuple[np.ndarray, ...]:
    """What a thread needs for itself to play games: a `Room`."""
    return np.zeros(MOST_LEGAL, np.int16), np.zeros(8, np.int64), np.zeros(8, np.int64)


def memory_for(table: Ruleset, thinker: SearchBot) -> tuple[np.ndarray, ...]:
    """What a thread needs for itself to think: a `Memory`."""
    sense = thinker.sense_for(table)
    tree = Tree(table.engine, thinker.budget)
    memory = tree.memory
    memory.settings[:], memory.weights[:] = sense.settings, sense.weights
    arrays: tuple[np.ndarray, ...] = tuple[Any, ...](memory)
    return arrays


class RattusEnv(gymnasium.Env[Observation, np.int64]):
    """One game; the arguments are those of `RattusVectorEnv`."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str = DEFAULT_GAME, seats: int | None = None, **given: Any) -> None:
        self._games = RattusVectorEnv(1, game, seats, **given)
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space
        self.render_mode = self._games.render_mode
        self._over = True

    @property
    def table(self) -> Ruleset:
        """Edition, seats, options, and the rules."""
        return self._games.table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """A new game; `info` has the learner's seat and the game's seed."""
        super().reset(seed=seed)
        observations, infos = self._games.reset(seed=seed)
        self._over = False
        return alone(observations), alone_info(infos)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """An answer, and all that happens up to the next question; at the end `info` has the returns of all seats."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over, or has not begun: reset() begins a new one")
        observations, rewards, ended, _, infos = self._games.step(np.asarray([action]))
        self._over = bool(ended[0])
        return alone(observations), float(rewards[0]), self._over, False, alone_info(infos)

    def render(self) -> Any:
        """The table as text or pixels, as the learner's seat sees it."""
        pictures = self._games.render()
        return None if pictures is None else pictures[0]

    def action_masks(self) -> np.ndarray:
        """Which actions are legal now, as `MaskablePPO` of sb3-contrib asks for them."""
        mask: np.ndarray = self._games._mask[0].astype(np.bool_)
        return mask

    def sample(self) -> int:
        """A random legal action, the same until a step."""
        return int(self._games.sample()[0])

    def text(self, action: int) -> str:
        """What a legal action is in words: `place gallia`."""
        return self._games.text(0, action)

    def state(self) -> bytearray:
        """A copy of the packed state, with all that anybody knows."""
        return self._games.state(0)


def alone(observations: Observation) -> Observation:
    """The only row of each array."""
    return {name: array[0].copy() for name, array in observations.items()}


def alone_info(infos: Info) -> Info:
    """What is said of the only game."""
    said = {name: value[0] for name, value in infos.items() if not name.startswith("_")}
    return {name: v.copy() if isinstance(v, np.ndarray) else v.item() for name, v in said.items()}


def limits(table: Ruleset) -> list[tuple[int, int]]:
    """How far each number of an observation goes; Gymnasium wants none to be always the same."""
    return [(feature.low, max(feature.high, feature.low + 1)) for feature in table.features()]


def thinker_of(code: str) -> SearchBot | None:
    """The bot of a code, if it does nothing but a number of simulations: those are played inside the rules."""
    bot = None if code == SELF else make_bot(code, 0)
    if isinstance(bot, SearchBot) and bot.budget.visits is not None and bot.budget.seconds is None:
        return bot
    return None


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


NAMES = {"bigbox": "BigBox"}
IDS = {edition: f"rattus/{NAMES.get(edition, edition.capitalize())}-v1" for edition in EDITIONS}
"""What Gymnasium calls the editions."""
for _edition, _id in IDS.items():
    if _id not in registry:
        gymnasium.register(
            _id,
            entry_point="rattus.envs.gym:RattusEnv",
            vector_entry_point="rattus.envs.gym:RattusVectorEnv",
            kwargs={"game": _edition},
        )
