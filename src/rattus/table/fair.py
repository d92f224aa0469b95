"""Whether the luck of a game was the luck that had been promised."""

from __future__ import annotations

from rattus.kernel.fairness import Luck, SecretLuck, commitment, fork_key, keeps_promise
from rattus.kernel.step import CHANCE_NAME
from rattus.table.game import Game, Moment


class Unfair(ValueError):
    """A promise about luck was not kept: the first step that breaks it, unless it is the secret itself."""

    def __init__(self, reason: str, moment: Moment | None = None) -> None:
        super().__init__(f"unfair: {reason}")
        self.moment = moment


def must_be_fair(game: Game, secret: bytes, promised: str | None = None) -> None:
    """Refuse a secret that is not the promised one, and a game whose luck did not come from it."""
    if promised is not None and not keeps_promise(secret, promised):
        raise Unfair(f"the commitment of this secret is {commitment(secret)}, not {promised}")
    if game.header.forks and game.header.forks[-1].key != fork_key(secret):
        raise Unfair("what was imagined where the game left another one does not follow from the secret")
    luck = SecretLuck(secret)
    moment = unfair_moment(game, luck)
    if moment is not None:
        raise Unfair(f"by the secret step {moment.n} is '? {fair_outcome(game, moment, luck)}'", moment)


def unfair_moment(game: Game, luck: Luck) -> Moment | None:
    """The first outcome of chance that this luck would not have given, if there is one."""
    asked = (moment for moment in game.moments() if moment.by == CHANCE_NAME)
    return next((moment for moment in asked if fair_outcome(game, moment, luck) != moment.text), None)


def fair_outcome(game: Game, moment: Moment, luck: Luck) -> str:
    """What this luck gives at a moment where chance is asked."""
    rules = game.ruleset
    number = rules.engine.pick(rules.rules, moment.before, luck.number(moment.n - 1))
    (text,) = rules.texts(moment.before, (number,))
    return text
