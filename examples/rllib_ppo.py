"""Learn the board game for two with RLlib: PPO in self-play on the PettingZoo environment.

    pip install 'rattus-games[envs,ray,torch]' 'ray[rllib]'
    python examples/rllib_ppo.py --minutes 10

One network plays both seats, and gives illegal actions no chance. `--runners` is the number of processes that play, on
this machine or on all machines of a Ray cluster. At the end the network plays against `random` and `greedy`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch.torch_rl_module import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env
from torch import nn

from rattus.envs.gym import RattusVectorEnv
from rattus.envs.pettingzoo import rattus_v1

PLAYER = "player"
"""The one policy."""
NEVER = -1e9
"""The preference for an illegal action."""


class Network(TorchRLModule, ValueFunctionAPI):  # type: ignore[misc]
    """From an observation to a preference for each action, and to the expected reward."""

    def setup(self) -> None:
        """Make the layers."""
        seen, width = self.observation_space["observation"], self.model_config["width"]
        self.register_buffer("low", torch.tensor(seen.low, dtype=torch.float32))
        self.register_buffer("range", torch.tensor(seen.high, dtype=torch.float32) - self.low)
        self.body = nn.Sequential(
            nn.Linear(seen.shape[0], width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, int(self.action_space.n))
        self.value = nn.Linear(width, 1)

    def _inner(self, batch: dict[str, Any]) -> torch.Tensor:
        seen = batch[Columns.OBS]["observation"]
        return self.body((seen.float() - self.low) / self.range.clamp(min=1))

    def _forward(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, torch.Tensor]:
        inner = self._inner(batch)
        liked = self.policy(inner).masked_fill(batch[Columns.OBS]["action_mask"] == 0, NEVER)
        return {Columns.EMBEDDINGS: inner, Columns.ACTION_DIST_INPUTS: liked}

    def compute_values(self, batch: dict[str, Any], embeddings: torch.Tensor | None = None) -> torch.Tensor:
        """The expected rewards."""
        return self.value(self._inner(batch) if embeddings is None else embeddings)[:, 0]


@torch.no_grad()  # type: ignore[untyped-decorator]
def share_against(network: Network, opponents: str, games: int) -> float:
    """The share of the victories in as many games, with the action it likes best."""
    env = RattusVectorEnv(games, "rattus", 2, opponents=opponents)
    observations, _ = env.reset(seed=10**6)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        seen = {name: torch.tensor(array) for name, array in observations.items()}
        liked = network.forward_inference({Columns.OBS: seen})[Columns.ACTION_DIST_INPUTS]
        observations, rewards, ended, _, _ = env.step(liked.argmax(1).numpy())
        fresh = ended & np.isnan(shares)
        shares[fresh] = (rewards[fresh] + 1) / 2
    env.close()
    return float(shares.mean())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn")
    parser.add_argument("--games", type=int, default=8, help="games side by side in each process")
    parser.add_argument(
        "--runners", type=int, default=0, help="processes that play; 0: this one plays itself"
    )
    parser.add_argument("--batch", type=int, default=4096, help="decisions between two lessons")
    parser.add_argument("--width", type=int, default=256, help="of the network's layers")
    parser.add_argument("--tests", type=int, default=200, help="games of each test")
    parser.add_argument(
        "--threads",
        type=int,
        default=1,
        help="of PyTorch; more are faster on idle cores, and much slower on cores that others use too",
    )
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    ray.init(include_dashboard=False, log_to_driver=False)
    register_env("rattus", lambda given: PettingZooEnv(rattus_v1.raw_env(seats=2)))
    config = (
        PPOConfig()
        .environment("rattus", disable_env_checking=True)  # the check ignores masks
        .multi_agent(policies={PLAYER}, policy_mapping_fn=lambda seat, episode, **more: PLAYER)
        .rl_module(rl_module_spec=RLModuleSpec(Network, model_config={"width": options.width}))
        .env_runners(num_env_runners=options.runners, num_envs_per_env_runner=options.games)
        .training(
            gamma=1.0,
            lr=5e-4,
            train_batch_size_per_learner=options.batch,
            minibatch_size=min(512, options.batch),
            num_epochs=4,
            entropy_coeff=0.01,
        )
        .debugging(seed=options.seed, log_level="ERROR")
    )
    learner = config.build_algo()
    network = learner.get_module(PLAYER)
    before = share_against(network, "random", options.tests)
    decisions, ends = 0, time.monotonic() + 60 * options.minutes
    while not decisions or time.monotonic() < ends:
        told = learner.train()
        decisions = int(told["num_env_steps_sampled_lifetime"])
        print(f"{decisions:>9,} decisions", flush=True)
    network = learner.get_module(PLAYER)
    shares = {code: share_against(network, code, options.tests) for code in ("random", "greedy")}
    print(
        f"{decisions:,} decisions against itself; "
        f"share of the victories against random {before:.3f} before, {shares['random']:.3f} after, "
        f"against greedy {shares['greedy']:.3f}"
    )
    learner.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
