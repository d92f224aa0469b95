"""Many games side by side, each up to the learner's next question; and one game, from question to question.

Factories make these rules for a game. What is known of the games is the ledger, flat, column after column; other arrays
of several rows are flat, row after row. A game is a function of its seed and the learner's steps, so it does not matter
which thread plays it, or beside which others.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, NamedTuple

from rattus.bots.plain_sense import sense_module
from rattus.bots.tree import EMPTY, Memory, Search, edge_at
from rattus.builds.native import compiled_rules
from rattus.kernel.atomic import add, look, swap
from rattus.kernel.chance import CHANCE as CHANCE_STREAM
from rattus.kernel.chance import PLAYERS, key, number, scale
from rattus.kernel.contract import CHANCE, OVER, Batch, Bytes, Contract, Floats, Numbers, R, S, Seated, Steps
from rattus.kernel.game import made_module, rules_of
from rattus.kernel.rule import rule

GAMES = 8
"""The stream of the seeds of further games."""

BASE, GAME, SEED, COUNT, LEARNER, SEAT, ASKED, SAMPLE, ILLEGAL = range(9)
CHANCE0, CHANCE1, PLAYER0, PLAYER1 = range(9, 13)
COLUMNS = 13
"""The ledger: the seed of the first game and which one this is, its own seed, steps so far, the learner's seat (NOBODY
if every seat is asked), who sees and who is asked, a random legal action, whether the last one was illegal, keys."""
NOBODY = -1

OPPONENTS, SAME_STEP, BY_SCORE, ROTATING, FEATURES, ACTIONS, STEPS = range(7)
FRESH, THREADS, BLOCKS, PATIENCE = range(7, 11)
SETTINGS = 11
"""What is the same for all games: who plays the other seats (0: not this), and so on; the widths of the tables; whether
the learner's steps are new; how many threads share the games, in how many blocks each has its share, and how long it
waits for the next round."""
RANDOM = 1

APART = 8
"""Numbers that two threads write are so far apart, because processors pass on 64 bytes at a time."""
FINISHED = 0
NEXT = APART
"""A round of sharing: how many blocks are finished; from here on the next block of each thread's share."""
NO_BLOCK = -1
LEADER = 0

NO_STEP = -1
ANSWERS = 1 << 16
"""There are less answers to a question than this."""


class Games(NamedTuple, Generic[S]):
    """All games, and what is the same for them."""

    states: Batch[S]
    active: Bytes
    """Which of them go on."""
    actions: Numbers
    """The learner's."""
    ledger: Numbers
    steps: Steps
    """The step of every action, by the seat that chooses; and the action of every step."""
    numbers: Steps
    seen: Bytes
    mask: Bytes
    final: Bytes
    """What was seen last of a game after which the next one began at once."""
    rewards: Floats
    returns: Floats
    done: Bytes
    how: Numbers


class Room(NamedTuple):
    """What a thread needs for itself to play games."""

    out: Steps
    score: Numbers
    rank: Numbers


class Stepping(NamedTuple, Generic[R, S]):
    """What `stepping` makes."""

    begin: Callable[[R, S, Batch[S], int, Numbers, Numbers], None]
    share_out: Callable[[R, S, Numbers, Room, Floats, int], None]
    show: Callable[[R, Games[S], int, Steps], None]
    step_games: Callable[[R, S, Games[S], Room, int, int, bool], None]


class VectorRules(NamedTuple, Generic[R, S]):
    """What `vector_rules` makes; each is compiled by itself, because it takes its time and not everybody needs all."""

    share_games: Callable[[R, S, Games[S], Numbers, Room, int], None]
    share_thoughts: Callable[[R, Games[S], Numbers, Memory[S], int, int], None]
    next_question: Callable[[R, Batch[S], int, Steps, Numbers, Floats], int]


@rule
def game_seed(base: int, game: int) -> int:
    """The seed of a row's game: the first has the one that was given."""
    if game == 0:
        return base
    key0 = key(base, GAMES, 0)
    key1 = key(base, GAMES, 1)
    return ((number(key0, key1, 2 * game) >> 1) << 32) | number(key0, key1, 2 * game + 1)


@rule
def forfeit(rules: Seated, seat: int, returns: Floats, first: int) -> None:
    """A seat that answers with an illegal step loses, and the others share the victory."""
    for other in range(rules.seats):
        returns[first + other] = -1.0 if other == seat else 1.0 / (rules.seats - 1)


@rule
def begin_round(shared: Numbers, how: Numbers) -> None:
    """All blocks are there to be taken."""
    swap(shared, FINISHED, 0)
    for thread in range(how[THREADS]):
        swap(shared, NEXT + APART * thread, 0)


@rule
def take(shared: Numbers, how: Numbers, own: int) -> int:
    """A block that nobody else has, as soon as there is one: of this round or, unless the thread leads, of the next.

    The own share comes first, since its memory is near; then what others have not begun. The leader gets none when
    all are finished, others when they have waited long enough. A thread may come late to a round, or not at all:
    the games are the same.
    """
    threads = how[THREADS]
    blocks = how[BLOCKS]
    waited = 0
    while own == LEADER or waited <= how[PATIENCE]:
        for distance in range(threads):
            thread = (own + distance) % threads
            if look(shared, NEXT + APART * thread) < blocks:
                block = add(shared, NEXT + APART * thread, 1)
                if block < blocks:
                    return thread * blocks + block
        if own == LEADER and look(shared, FINISHED) == threads * blocks:
            return NO_BLOCK
        waited += 1
    return NO_BLOCK


def stepping(game: Contract[R, S]) -> Stepping[R, S]:
    """A learner's steps in many games, up to its next questions."""
    actor, legal, pick, apply = game.actor, game.legal, game.pick, game.apply
    observe, results = game.observe, game.results

    @rule
    def begin(rules: R, start: S, states: Batch[S], i: int, ledger: Numbers, how: Numbers) -> None:
        """The next game of a row, before its first step."""
        games = len(ledger) // COLUMNS
        states[i] = start
        ledger[GAME * games + i] += 1
        seed = game_seed(ledger[BASE * games + i], ledger[GAME * games + i])
        ledger[SEED * games + i] = seed
        ledger[COUNT * games + i] = 0
        ledger[ASKED * games + i] = CHANCE
        if how[ROTATING]:
            ledger[LEARNER * games + i] = (i + ledger[GAME * games + i]) % rules.seats
        ledger[SEAT * games + i] = ledger[LEARNER * games + i]
        ledger[CHANCE0 * games + i] = key(seed, CHANCE_STREAM, 0)
        ledger[CHANCE1 * games + i] = key(seed, CHANCE_STREAM, 1)
        ledger[PLAYER0 * games + i] = key(seed, PLAYERS, 0)
        ledger[PLAYER1 * games + i] = key(seed, PLAYERS, 1)

    @rule
    def share_out(rules: R, s: S, how: Numbers, room: Room, returns: Floats, first: int) -> None:
        """What the seats get at the end; the sum is zero.

        Shares of the victory, where all share it if nobody has won; or points, less the mean of the others' points.
        """
        seats = rules.seats
        winners = results(rules, s, room.score, room.rank)
        if how[BY_SCORE]:
            total = 0
            for seat in range(seats):
                total += room.score[seat]
            for seat in range(seats):
                returns[first + seat] = room.score[seat] - (total - room.score[seat]) / (seats - 1)
        else:
            if winners == 0:
                winners = seats
            for seat in range(seats):
                returns[first + seat] = -1.0 / (seats - 1)
            for place in range(winners):
                returns[first + room.rank[place]] += seats / (winners * (seats - 1.0))

    @rule
    def end(rules: R, s: S, i: int, forfeited: bool, g: Games[S], room: Room) -> None:
        """What came of a game, and what was seen last if the next one begins at once."""
        seat = g.ledger[SEAT * (len(g.ledger) // COLUMNS) + i]
        first = i * rules.seats
        if forfeited:
            forfeit(rules, seat, g.returns, first)
        else:
            share_out(rules, s, g.how, room, g.returns, first)
        g.rewards[i] = g.returns[first + seat]
        if g.how[SAME_STEP]:
            width = g.how[FEATURES]
            observe(rules, s, seat, g.final[i * width : (i + 1) * width])

    @rule
    def show(rules: R, g: Games[S], i: int, out: Steps) -> None:
        """What the learner sees and may choose; at the end anything, since it changes nothing."""
        games = len(g.ledger) // COLUMNS
        s = g.states[i]
        asked = g.ledger[ASKED * games + i]
        if asked != OVER:
            g.ledger[SEAT * games + i] = asked
        seat = g.ledger[SEAT * games + i]
        width = g.how[FEATURES]
        observe(rules, s, seat, g.seen[i * width : (i + 1) * width])
        width = g.how[ACTIONS]
        row = g.mask[i * width : (i + 1) * width]
        if asked == OVER:
            for action in range(width):
                row[action] = 1
            g.ledger[SAMPLE * games + i] = 0
        else:
            for action in range(width):
                row[action] = 0
            first = seat * g.how[STEPS]
            count = legal(rules, s, out)
            for j in range(count):
                row[g.numbers[first + out[j]]] = 1
            n = g.ledger[COUNT * games + i]
            r = number(g.ledger[PLAYER0 * games + i], g.ledger[PLAYER1 * games + i], n)
            g.ledger[SAMPLE * games + i] = g.numbers[first + out[scale(r, count)]]

    @rule
    def step_games(rules: R, start: S, g: Games[S], room: Room, first: int, last: int, fresh: bool) -> None:
        """The learner's step in each of the active games from the first to before the last, up to its next question.

        A game that has ended begins again instead. If the step is not fresh, games only go on after steps of opponents;
        they stop at opponents that are not played here.
        """
        width = g.how[ACTIONS]
        games = len(g.ledger) // COLUMNS
        for i in range(first, last):
            if g.active[i] == 0:
                continue
            s = g.states[i]
            step = NO_STEP
            forfeited = False
            if fresh:
                action = g.actions[i]
                over = g.done[i] != 0 and g.how[SAME_STEP] == 0
                if g.done[i] != 0:
                    g.done[i] = 0
                    g.rewards[i] = 0.0
                    for seat in range(rules.seats):
                        g.returns[i * rules.seats + seat] = 0.0
                if over:
                    begin(rules, start, g.states, i, g.ledger, g.how)
                elif action >= 0 and action < width and g.mask[i * width + action] != 0:
                    step = g.steps[g.ledger[ASKED * games + i] * width + action]
                else:
                    forfeited = True
                g.ledger[ILLEGAL * games + i] = forfeited
            n = g.ledger[COUNT * games + i]
            asked = OVER
            going = True
            while going:
                if step != NO_STEP:
                    apply(rules, s, step)
                    n += 1
                    step = NO_STEP
                asked = OVER if forfeited else actor(rules, s)
                # Chance and random opponents take the numbers that `play_randomly` gives them.
                if asked == CHANCE:
                    r = number(g.ledger[CHANCE0 * games + i], g.ledger[CHANCE1 * games + i], n)
                    step = pick(rules, s, r)
                elif asked == OVER:
                    g.done[i] = 1
                    end(rules, s, i, forfeited, g, room)
                    going = g.how[SAME_STEP] != 0
                    if going:
                        begin(rules, start, g.states, i, g.ledger, g.how)
                        n = 0
                        forfeited = False
                elif g.how[OPPONENTS] == RANDOM and asked != g.ledger[LEARNER * games + i]:
                    r = number(g.ledger[PLAYER0 * games + i], g.ledger[PLAYER1 * games + i], n)
                    step = room.out[scale(r, legal(rules, s, room.out))]
                else:
                    going = False
            g.ledger[COUNT * games + i] = n
            g.ledger[ASKED * games + i] = asked
            learner = g.ledger[LEARNER * games + i]
            if asked == OVER or learner == NOBODY or asked == learner:
                show(rules, g, i, room.out)

    return Stepping(begin, share_out, show, step_games)


def sharing(
    step_games: Callable[[R, S, Games[S], Room, int, int, bool], None],
) -> Callable[[R, S, Games[S], Numbers, Room, int], None]:
    """The learner's steps in all games, by several threads."""

    @rule
    def share_games(rules: R, start: S, g: Games[S], shared: Numbers, room: Room, own: int) -> None:
        """All games, in blocks that are shared with other threads that call this; who leads begins the round."""
        games = len(g.ledger) // COLUMNS
        blocks = g.how[THREADS] * g.how[BLOCKS]
        if own == LEADER:
            begin_round(shared, g.how)
        block = take(shared, g.how, own)
        while block != NO_BLOCK:
            first, last = block * games // blocks, (block + 1) * games // blocks
            step_games(rules, start, g, room, first, last, g.how[FRESH] != 0)
            add(shared, FINISHED, 1)
            block = take(shared, g.how, own)

    return share_games


def thinking(
    game: Contract[R, S], own_search: Search[R, S]
) -> Callable[[R, Games[S], Numbers, Memory[S], int, int], None]:
    """The answers of opponents that search, by several threads."""
    actor, legal, apply, show = game.actor, game.legal, game.apply, game.view
    search, favourite = own_search.search, own_search.favourite

    @rule
    def think_games(rules: R, g: Games[S], m: Memory[S], thoughts: int, first: int, last: int) -> None:
        """Opponents that search answer in the active games, from what their seat may know, until others are asked.

        The tree of a seat serves it as long as it is asked again at once.
        """
        games = len(g.ledger) // COLUMNS
        for i in range(first, last):
            if g.active[i] == 0:
                continue
            s = g.states[i]
            node = 0
            used = 0
            asked = g.ledger[ASKED * games + i]
            seat = asked
            while asked == seat:
                count = legal(rules, s, m.out)
                step = m.out[0]
                if count > 1:
                    if node == 0 or 2 * used > len(m.keys):
                        node = 0
                        used = 0
                        for slot in range(len(m.keys)):
                            m.keys[slot] = EMPTY
                            m.visits[slot] = 0
                            m.value[slot] = 0.0
                    m.work[1] = s
                    show(rules, m.work[1], seat)
                    key1 = g.ledger[PLAYER1 * games + i]
                    key0 = number(g.ledger[PLAYER0 * games + i], key1, g.ledger[COUNT * games + i])
                    used = search(rules, m.work[1], m, node, key0, key1, 0, thoughts, used)
                    step = favourite(m, node, seat, legal(rules, s, m.out))
                slot = edge_at(m.keys, node, step, seat)
                node = slot + 1 if used > 0 and m.keys[slot] != EMPTY else 0
                apply(rules, s, step)
                g.ledger[COUNT * games + i] += 1
                asked = actor(rules, s)

    @rule
    def share_thoughts(rules: R, g: Games[S], shared: Numbers, m: Memory[S], thoughts: int, own: int) -> None:
        """`think_games` for all games, shared as in `share_games`."""
        games = len(g.ledger) // COLUMNS
        blocks = g.how[THREADS] * g.how[BLOCKS]
        if own == LEADER:
            begin_round(shared, g.how)
        block = take(shared, g.how, own)
        while block != NO_BLOCK:
            first, last = block * games // blocks, (block + 1) * games // blocks
            think_games(rules, g, m, thoughts, first, last)
            add(shared, FINISHED, 1)
            block = take(shared, g.how, own)

    return share_thoughts


def questions(game: Contract[R, S]) -> Callable[[R, Batch[S], int, Steps, Numbers, Floats], int]:
    """One game, from question to question."""
    actor, legal, outcomes, apply = game.actor, game.legal, game.outcomes, game.apply

    @rule
    def next_question(
        rules: R, states: Batch[S], step: int, out: Steps, weights: Numbers, chances: Floats
    ) -> int:
        """A step in the first of the games (if there is one), and the answers to what is asked then.

        Those of a seat come in rising order, those of chance with their chances. Returns who is asked (times
        `ANSWERS`), and how many answers there are.
        """
        s = states[0]
        if step != NO_STEP:
            apply(rules, s, step)
        asked = actor(rules, s)
        count = 0
        if asked == CHANCE:
            count = outcomes(rules, s, out, weights)
            total = 0
            for i in range(count):
                total += weights[i]
            for i in range(count):
                chances[i] = weights[i] / total
        elif asked != OVER:
            count = legal(rules, s, out)
            for i in range(1, count):
                answer = out[i]
                j = i
                while j > 0 and out[j - 1] > answer:
                    out[j] = out[j - 1]
                    j -= 1
                out[j] = answer
        return asked * ANSWERS + count

    return next_question


def vector_rules(game: Contract[R, S], search: Search[R, S]) -> VectorRules[R, S]:
    """All of a game."""
    return VectorRules(sharing(stepping(game).step_games), thinking(game, search), questions(game))


ENTRIES = VectorRules._fields


@cache
def home(game: str) -> str:
    """The name of the module with a game's, which is made here."""
    made = vector_rules(rules_of(game).CONTRACT, sense_module(game).SEARCH)
    return made_module(f"rattus.envs.{game}_vector", made._asdict())


@cache
def compiled(game: str, name: str) -> Any:
    """One of the `ENTRIES`; the first time takes a while."""
    return compiled_rules(game, home(game), (name,))[name]
