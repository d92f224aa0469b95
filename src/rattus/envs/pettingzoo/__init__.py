"""Our games as environments of PettingZoo: `from rattus.envs.pettingzoo import rattus_v1; rattus_v1.env(seats=4)`."""

from rattus.envs.pettingzoo import bigbox_v1, cartus_v1, rattus_v1

__all__ = ["bigbox_v1", "cartus_v1", "rattus_v1"]
