"""Learn the board game for two with `MaskablePPO` of sb3-contrib, against a bot.

    pip install 'rattus-games[envs]' sb3-contrib
    python examples/maskable_ppo.py --minutes 5 --opponent random

Nothing has to be adapted: the environment says which actions are legal, and the learner asks it.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import rattus.envs.gym

ENVIRONMENT = "rattus/Rattus-v1"


def made(opponent: str) -> gymnasium.Env[Any, Any]:
    """One game for two. The mask goes its own way to the learner, so that it need not be seen too."""
    env: gymnasium.Env[Any, Any] = gymnasium.make(ENVIRONMENT, seats=2, opponents=opponent)
    seen: Any = env.observation_space
    return gymnasium.wrappers.TransformObservation(env, lambda all_: all_["observation"], seen["observation"])


class Until(BaseCallback):  # type: ignore[misc]
    """Stops after some time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def share_against(model: MaskablePPO, opponent: str, games: int) -> float:
    """The share of the victories in as many games, all played at a time."""
    env = rattus.envs.gym.RattusVectorEnv(games, "rattus", 2, opponents=opponent)
    observations, _ = env.reset(seed=10**6)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        actions, _ = model.predict(
            observations["observation"], action_masks=observations["action_mask"], deterministic=True
        )
        observations, rewards, ended, _, _ = env.step(actions)
        fresh = ended & np.isnan(shares)
        shares[fresh] = (rewards[fresh] + 1) / 2
    env.close()
    return float(shares.mean())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn")
    parser.add_argument("--opponent", default="random", help="the bot to learn against: random, greedy, ...")
    parser.add_argument("--games", type=int, default=16, help="games side by side")
    parser.add_argument(
        "--tests", type=int, default=200, help="games against each of random and greedy at the end"
    )
    parser.add_argument(
        "--threads",
        type=int,
        default=1,
        help="of PyTorch; more are faster on idle cores, and much slower on cores that others use too",
    )
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    games = make_vec_env(made, options.games, options.seed, env_kwargs={"opponent": options.opponent})
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        policy_kwargs={"net_arch": [256, 256]},
        seed=options.seed,
        device="cpu",
    )
    before = share_against(model, "random", options.tests)
    model.learn(10**9, Until(60 * options.minutes))
    shares = {code: share_against(model, code, options.tests) for code in ("random", "greedy")}
    print(
        f"{model.num_timesteps:,} decisions against {options.opponent}; "
        f"share of the victories against random {before:.3f} before, {shares['random']:.3f} after, "
        f"against greedy {shares['greedy']:.3f}"
    )


if __name__ == "__main__":
    main()
