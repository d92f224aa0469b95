"""Whether the luck of a game was the luck that had been promised."""

from __future__ import annotations

from rattus.kernel.fairness import Luck
from rattus.kernel.step import CHANCE_NAME
from rattus.table.game import Game, Moment


def unfair_moment(game: Game, luck: Luck) -> Moment | None:
    """The first outcome of chance that this luck would not have given, if there is one."""
    engine, rules = game.ruleset.engine, game.ruleset.rules
    for moment in game.moments():
        if moment.by == CHANCE_NAME:
            if engine.pick(rules, moment.before, luck.number(moment.n - 1)) != moment.number:
                return moment
    return None
