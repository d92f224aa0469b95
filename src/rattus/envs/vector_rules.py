"""Many games side by side, each up to the learner's next question; and one game, from question to question.

These are patterns, of which every game gets copies. What is known of the games is the ledger, flat, column after
column; other arrays of several rows are flat, row after row. A game is a function of its seed and the learner's steps,
so it does not matter which thread plays it, or beside which others.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from rattus.bots.tree import EMPTY
from rattus.bots.tree import PATTERNS as SEARCH
from rattus.kernel.atomic import add, look, swap
from rattus.kernel.chance import CHANCE as CHANCE_STREAM
from rattus.kernel.chance import PLAYERS, key, number, scale
from rattus.kernel.contract import CHANCE, OVER, Bytes, Cells, Floats, Numbers, Steps
from rattus.kernel.engine import compiled_rules
from rattus.kernel.playing import copies

if TYPE_CHECKING:
    State: TypeAlias = Any
    Rules: TypeAlias = Any
    Batch: TypeAlias = MutableSequence[Any]

actor = legal = outcomes = pick = apply = results = observe = view = cast("Callable[..., Any]", None)
search = favourite = edge_at = cast("Callable[..., Any]", None)
"""The game's own take their places."""

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


def game_seed(base: int, game: int) -> int:
    """The seed of a row's game: the first has the one that was given."""
    if game == 0:
        return base
    key0 = key(base, GAMES, 0)
    key1 = key(base, GAMES, 1)
    return ((number(key0, key1, 2 * game) >> 1) << 32) | number(key0, key1, 2 * game + 1)


def begin(rules: Rules, start: State, states: Batch, i: int, ledger: Numbers, how: Numbers) -> None:
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


def share_out(
    rules: Rules, s: State, how: Numbers, score: Numbers, rank: Numbers, returns: Floats, first: int
) -> None:
    """What the seats get at the end; the sum is zero.

    Shares of the victory, where all share it if nobody has won; or points, less the mean of the others' points.
    """
    seats = rules.seats
    winners = results(rules, s, score, rank)
    if how[BY_SCORE]:
        total = 0
        for seat in range(seats):
            total += score[seat]
        for seat in range(seats):
            returns[first + seat] = score[seat] - (total - score[seat]) / (seats - 1)
    else:
        if winners == 0:
            winners = seats
        for seat in range(seats):
            returns[first + seat] = -1.0 / (seats - 1)
        for place in range(winners):
            returns[first + rank[place]] += seats / (winners * (seats - 1.0))


def forfeit(rules: Rules, seat: int, returns: Floats, first: int) -> None:
    """Who answers with an illegal step loses, and the others share that."""
    for other in range(rules.seats):
        returns[first + other] = -1.0 if other == seat else 1.0 / (rules.seats - 1)


def end(
    rules: Rules,
    s: State,
    i: int,
    forfeited: bool,
    ledger: Numbers,
    final: Bytes,
    rewards: Floats,
    returns: Floats,
    how: Numbers,
    score: Numbers,
    rank: Numbers,
) -> None:
    """What came of a game, and what was seen last if the next one begins at once."""
    seat = ledger[SEAT * (len(ledger) // COLUMNS) + i]
    first = i * rules.seats
    if forfeited:
        forfeit(rules, seat, returns, first)
    else:
        share_out(rules, s, how, score, rank, returns, first)
    rewards[i] = returns[first + seat]
    if how[SAME_STEP]:
        width = how[FEATURES]
        observe(rules, s, seat, final[i * width : (i + 1) * width])


def show(
    rules: Rules,
    states: Batch,
    i: int,
    ledger: Numbers,
    index: Steps,
    seen: Bytes,
    mask: Bytes,
    how: Numbers,
    out: Steps,
) -> None:
    """What the learner sees and may choose; at the end anything, since it changes nothing."""
    games = len(ledger) // COLUMNS
    s = states[i]
    asked = ledger[ASKED * games + i]
    if asked != OVER:
        ledger[SEAT * games + i] = asked
    seat = ledger[SEAT * games + i]
    width = how[FEATURES]
    observe(rules, s, seat, seen[i * width : (i + 1) * width])
    width = how[ACTIONS]
    row = mask[i * width : (i + 1) * width]
    if asked == OVER:
        for action in range(width):
            row[action] = 1
        ledger[SAMPLE * games + i] = 0
    else:
        for action in range(width):
            row[action] = 0
        first = seat * how[STEPS]
        count = legal(rules, s, out)
        for j in range(count):
            row[index[first + out[j]]] = 1
        r = number(ledger[PLAYER0 * games + i], ledger[PLAYER1 * games + i], ledger[COUNT * games + i])
        ledger[SAMPLE * games + i] = index[first + out[scale(r, count)]]


def step_games(
    rules: Rules,
    start: State,
    states: Batch,
    active: Bytes,
    actions: Numbers,
    ledger: Numbers,
    steps: Steps,
    index: Steps,
    seen: Bytes,
    mask: Bytes,
    final: Bytes,
    rewards: Floats,
    returns: Floats,
    done: Bytes,
    how: Numbers,
    out: Steps,
    score: Numbers,
    rank: Numbers,
    first: int,
    last: int,
    fresh: bool,
) -> None:
    """The learner's step in each of the active games from the first to before the last, up to its next question.

    A game that has ended begins anew instead. If the step is not fresh, games only go on after steps of opponents; they
    stop at opponents that are not played here. All is in one rule, because handing on so many arrays takes its time.
    """
    width = how[ACTIONS]
    games = len(ledger) // COLUMNS
    for i in range(first, last):
        if active[i] == 0:
            continue
        s = states[i]
        step = NO_STEP
        forfeited = False
        if fresh:
            action = actions[i]
            over = done[i] != 0 and how[SAME_STEP] == 0
            if done[i] != 0:
                done[i] = 0
                rewards[i] = 0.0
                for seat in range(rules.seats):
                    returns[i * rules.seats + seat] = 0.0
            if over:
                begin(rules, start, states, i, ledger, how)
            elif action >= 0 and action < width and mask[i * width + action] != 0:
                step = steps[ledger[ASKED * games + i] * width + action]
            else:
                forfeited = True
            ledger[ILLEGAL * games + i] = forfeited
        n = ledger[COUNT * games + i]
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
                step = pick(rules, s, number(ledger[CHANCE0 * games + i], ledger[CHANCE1 * games + i], n))
            elif asked == OVER:
                done[i] = 1
                end(rules, s, i, forfeited, ledger, final, rewards, returns, how, score, rank)
                going = how[SAME_STEP] != 0
                if going:
                    begin(rules, start, states, i, ledger, how)
                    n = 0
                    forfeited = False
            elif how[OPPONENTS] == RANDOM and asked != ledger[LEARNER * games + i]:
                r = number(ledger[PLAYER0 * games + i], ledger[PLAYER1 * games + i], n)
                step = out[scale(r, legal(rules, s, out))]
            else:
                going = False
        ledger[COUNT * games + i] = n
        ledger[ASKED * games + i] = asked
        if asked != OVER and ledger[LEARNER * games + i] != NOBODY and asked != ledger[LEARNER * games + i]:
            continue
        show(rules, states, i, ledger, index, seen, mask, how, out)


def begin_round(shared: Numbers, how: Numbers) -> None:
    """All blocks are there to be taken."""
    swap(shared, FINISHED, 0)
    for thread in range(how[THREADS]):
        swap(shared, NEXT + APART * thread, 0)


def take(shared: Numbers, how: Numbers, own: int) -> int:
    """A block that nobody else has, as soon as there is one: of this round or, for who does not lead, of the next.

    The own share comes first, since its memory is near; then what others have not begun. Who leads gets none when all
    are finished, others when they have waited long enough. It is no matter for the games who comes late to a round, or
    not at all.
    """
    threads = how[THREADS]
    blocks = how[BLOCKS]
    waited = 0
    while own == LEADER or waited <= how[PATIENCE]:
        for distance in range(threads):
            thread = (own + distance) % threads
            if look(shared, NEXT + APART * thread) < blocks:
                block: int = add(shared, NEXT + APART * thread, 1)
                if block < blocks:
                    return thread * blocks + block
        if own == LEADER and look(shared, FINISHED) == threads * blocks:
            return NO_BLOCK
        waited += 1
    return NO_BLOCK


def share_games(
    rules: Rules,
    start: State,
    states: Batch,
    active: Bytes,
    actions: Numbers,
    ledger: Numbers,
    steps: Steps,
    index: Steps,
    seen: Bytes,
    mask: Bytes,
    final: Bytes,
    rewards: Floats,
    returns: Floats,
    done: Bytes,
    how: Numbers,
    shared: Numbers,
    out: Steps,
    score: Numbers,
    rank: Numbers,
    own: int,
) -> None:
    """All games, in blocks that are shared with other threads that call this; who leads begins the round."""
    games = len(ledger) // COLUMNS
    blocks = how[THREADS] * how[BLOCKS]
    if own == LEADER:
        begin_round(shared, how)
    block = take(shared, how, own)
    while block != NO_BLOCK:
        step_games(
            rules,
            start,
            states,
            active,
            actions,
            ledger,
            steps,
            index,
            seen,
            mask,
            final,
            rewards,
            returns,
            done,
            how,
            out,
            score,
            rank,
            block * games // blocks,
            (block + 1) * games // blocks,
            how[FRESH] != 0,
        )
        add(shared, FINISHED, 1)
        block = take(shared, how, own)


def think_games(
    rules: Rules,
    states: Batch,
    active: Bytes,
    ledger: Numbers,
    out: Steps,
    score: Numbers,
    rank: Numbers,
    first: int,
    last: int,
    work: Batch,
    keys: Numbers,
    visits: Cells,
    value: Floats,
    settings: Floats,
    weights: Floats,
    reward: Floats,
    prior: Floats,
    path: Cells,
    thoughts: int,
) -> None:
    """Opponents that search answer in the active games, from what their seat may know, until something else is asked.

    The tree of a seat serves it as long as it is asked again at once.
    """
    games = len(ledger) // COLUMNS
    for i in range(first, last):
        if active[i] == 0:
            continue
        s = states[i]
        node = 0
        used = 0
        asked = ledger[ASKED * games + i]
        seat = asked
        while asked == seat:
            count = legal(rules, s, out)
            step = out[0]
            if count > 1:
                if node == 0 or 2 * used > len(keys):
                    node = 0
                    used = 0
                    for slot in range(len(keys)):
                        keys[slot] = EMPTY
                        visits[slot] = 0
                        value[slot] = 0.0
                work[1] = s
                view(rules, work[1], seat)
                luck = number(
                    ledger[PLAYER0 * games + i], ledger[PLAYER1 * games + i], ledger[COUNT * games + i]
                )
                used = search(
                    rules,
                    work[1],
                    work,
                    keys,
                    visits,
                    value,
                    settings,
                    weights,
                    reward,
                    prior,
                    score,
                    rank,
                    out,
                    path,
                    node,
                    luck,
                    ledger[PLAYER1 * games + i],
                    0,
                    thoughts,
                    used,
                )
                step = favourite(node, seat, legal(rules, s, out), out, keys, visits)
            slot = edge_at(keys, node, step, seat)
            node = slot + 1 if used > 0 and keys[slot] != EMPTY else 0
            apply(rules, s, step)
            ledger[COUNT * games + i] += 1
            asked = actor(rules, s)


def share_thoughts(
    rules: Rules,
    states: Batch,
    active: Bytes,
    ledger: Numbers,
    how: Numbers,
    shared: Numbers,
    out: Steps,
    score: Numbers,
    rank: Numbers,
    work: Batch,
    keys: Numbers,
    visits: Cells,
    value: Floats,
    settings: Floats,
    weights: Floats,
    reward: Floats,
    prior: Floats,
    path: Cells,
    thoughts: int,
    own: int,
) -> None:
    """`think_games` for all games, shared as in `share_games`."""
    games = len(ledger) // COLUMNS
    blocks = how[THREADS] * how[BLOCKS]
    if own == LEADER:
        begin_round(shared, how)
    block = take(shared, how, own)
    while block != NO_BLOCK:
        think_games(
            rules,
            states,
            active,
            ledger,
            out,
            score,
            rank,
            block * games // blocks,
            (block + 1) * games // blocks,
            work,
            keys,
            visits,
            value,
            settings,
            weights,
            reward,
            prior,
            path,
            thoughts,
        )
        add(shared, FINISHED, 1)
        block = take(shared, how, own)


def next_question(
    rules: Rules, states: Batch, step: int, out: Steps, weights: Numbers, chances: Floats
) -> int:
    """A step in the first of the games (if there is one), and the answers to what is asked then.

    Those of a seat come in rising order, those of chance with their chances. Returns who is asked (times `ANSWERS`),
    and how many answers there are.
    """
    s = states[0]
    if step != NO_STEP:
        apply(rules, s, step)
    asked: int = actor(rules, s)
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


PATTERNS = (
    *SEARCH,
    game_seed,
    begin,
    share_out,
    forfeit,
    end,
    show,
    step_games,
    begin_round,
    take,
    share_games,
    think_games,
    share_thoughts,
    next_question,
)
OF_GAME = (
    "State",
    "Rules",
    "Batch",
    "actor",
    "legal",
    "outcomes",
    "pick",
    "apply",
    "view",
    "imagine",
    "observe",
    "results",
)
OF_SENSE = ("worth", "mark", "features", "evaluate")
ENTRIES = ("share_games", "share_thoughts", "next_question")
"""Each is compiled by itself, because it takes its time and not everybody needs all."""
HOME = "rattus.envs.{}_vector"
"""The module of a game's copies."""


def vector_rules(home: str, game: ModuleType, sense: ModuleType) -> tuple[Callable[..., Any], ...]:
    """The `ENTRIES` of a game, for the module that asks."""
    scope = {name: getattr(game, name) for name in OF_GAME}
    scope |= {name: getattr(sense, name) for name in OF_SENSE}
    made = copies(PATTERNS, {**scope, "__name__": home})
    return tuple(made[name] for name in ENTRIES)


@cache
def compiled(game: str, name: str) -> Any:
    """One of the `ENTRIES`; the first time takes a while."""
    return compiled_rules(game, HOME.format(game), (name,))[name]
