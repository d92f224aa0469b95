"""The card game: `cartus_v1.env(seats=3)`."""

from __future__ import annotations

from typing import Any

from rattus.envs.pettingzoo.aec import RattusAECEnv, checked, metadata_of, parallel


class raw_env(RattusAECEnv):  # noqa: N801 (PettingZoo calls it so)
    """The game without checks of the order of calls; an illegal action is an error."""

    edition = "cartus"
    metadata = metadata_of("cartus_v1")


def env(**given: Any) -> Any:
    """The game with PettingZoo's checks; an illegal action loses it."""
    return checked(raw_env(**given))


def parallel_env(**given: Any) -> Any:
    """The game in PettingZoo's parallel form."""
    return parallel(env(**given))
