"""What runs in the worker of the bots: it answers one question after the other."""

from __future__ import annotations

import msgspec

from rattus.bots import Bot, make_bot
from rattus.bots.levels import LevelBot
from rattus.live.advice import told_advice
from rattus.live.bots import Trees, new_bot, timed
from rattus.page.thinking import Answer, Question, view_of

_decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)


class Thinker:
    """The bots of all tables."""

    def __init__(self) -> None:
        self._bots: dict[int, Bot] = {}
        self._trees = Trees()

    def think(self, text: str) -> str:
        """Let a bot answer, or advise a seat."""
        asked = _decoder.decode(text)
        if asked.advice:
            return msgspec.json.encode(told_advice(view_of(asked))).decode()
        bot = self._bots.get(asked.mind)
        if bot is None:
            bot = self._bots[asked.mind] = _made(asked)
        self._trees.drop(bot)
        view = view_of(asked)
        step, seconds = timed(bot, view)
        self._trees.keep(bot)
        number = step if isinstance(step, int) else view.legal.texts[step]
        return msgspec.json.encode(Answer(number, seconds)).decode()

    def leave(self, mind: int) -> None:
        """A bot is not asked any more."""
        bot = self._bots.pop(mind, None)
        if bot is not None:
            self._trees.drop(bot)


def _made(asked: Question) -> Bot:
    """A bot with luck of its own. With a seed it counts simulations alone, so that it plays the same everywhere."""
    if asked.seed is None:
        return new_bot(asked.code, asked.beat)
    bot = make_bot(asked.code, asked.seed)
    if isinstance(bot, LevelBot):
        bot.ignore_clock()
    return bot
