"""Learn the board game for two by playing against oneself: PPO with masks, in PyTorch, on the vector environment.

    pip install 'rattus-games[envs]' torch matplotlib
    python examples/ppo_selfplay.py --minutes 10 --plot curve.png

Many games go on side by side, and one network answers for whoever is asked. Every so often it plays against `greedy`
and `random`, taking the step it likes best; the curve shows its share of the victories.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from rattus.envs.gym import RattusVectorEnv

MOST_VALUES = 16
"""A feature that names one of at most this many things is one-hot encoded."""


class Encoder(nn.Module):  # type: ignore[misc]
    """From the small integers of an observation to inputs from 0 to 1."""

    def __init__(self, env: RattusVectorEnv) -> None:
        super().__init__()
        features = env.table.features()
        spread = [
            (i, value)
            for i, feature in enumerate(features)
            if feature.kind == "choice" and feature.high - feature.low < MOST_VALUES
            for value in range(feature.low, feature.high + 1)
        ]
        self.register_buffer("low", torch.tensor([float(feature.low) for feature in features]))
        self.register_buffer(
            "width", torch.tensor([max(1.0, feature.high - feature.low) for feature in features])
        )
        self.register_buffer("which", torch.tensor([i for i, _ in spread]))
        self.register_buffer("value", torch.tensor([value for _, value in spread], dtype=torch.int8))
        self.size = len(features) + len(spread)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        scaled = (seen.float() - self.low) / self.width
        return torch.cat([scaled, (seen[:, self.which] == self.value).float()], 1)


class Network(nn.Module):  # type: ignore[misc]
    """What is seen to how much each action is liked, and what the seat may expect."""

    def __init__(self, env: RattusVectorEnv, width: int) -> None:
        super().__init__()
        encoder = Encoder(env)
        self.body = nn.Sequential(
            encoder, nn.Linear(encoder.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, env.steps.shape[1])
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of the actions, and the value."""
        inner = self.body(seen)
        liked = self.policy(inner).masked_fill(mask == 0, -1e9)
        return liked.log_softmax(1), self.value(inner)[:, 0].tanh()


@dataclass
class Played:
    """Steps of all games, in order: what was seen, chosen and thought, and what came of it."""

    seen: torch.Tensor
    mask: torch.Tensor
    action: torch.Tensor
    chance: torch.Tensor
    value: torch.Tensor
    better: torch.Tensor
    """How much better it went than expected."""


class SelfPlay:
    """Games of a network against itself."""

    def __init__(self, games: int, network: Network, device: str, seed: int) -> None:
        self.env = RattusVectorEnv(
            games, "rattus", 2, opponents="self", reward="score", autoreset_mode="SameStep", copy=False
        )
        self.network, self.device = network, device
        observations, infos = self.env.reset(seed=seed)
        self.now = self.taken(observations)
        self.seat = infos["seat"].copy()  # the next step writes into it

    def taken(self, observations: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
        """Observations as tensors of their own."""
        seen, mask = observations["observation"], observations["action_mask"]
        return torch.tensor(seen, device=self.device), torch.tensor(mask, device=self.device)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, length: int, trust: float) -> Played:
        """This many steps in every game; `trust` is the lambda of generalised advantages."""
        rows: list[tuple[torch.Tensor, ...]] = []
        rewards, turns = [], []
        for _ in range(length):
            liked, value = self.network(*self.now)
            action = torch.multinomial(liked.exp(), 1)
            rows.append((*self.now, action[:, 0], liked.gather(1, action)[:, 0], value))
            observations, margin, ended, _, infos = self.env.step(action[:, 0].cpu().numpy())
            # A victory counts, and a clear one a little more.
            rewards.append(np.where(margin == 0, 0, 0.8 * np.sign(margin) + 0.2 * np.tanh(margin / 10)))
            # What the next seat hopes for is hope for this one if it is the same, and fear if it is the other.
            turns.append(np.where(ended, 0, np.where(infos["seat"] == self.seat, 1, -1)))
            self.seat = infos["seat"].copy()  # the next step writes into it
            self.now = self.taken(observations)
        _, ahead = self.network(*self.now)
        seen, mask, actions, chance, value = (torch.stack(column) for column in zip(*rows, strict=True))
        reward = torch.tensor(np.array(rewards), dtype=torch.float32, device=self.device)
        turn = torch.tensor(np.array(turns), dtype=torch.float32, device=self.device)
        better = torch.zeros_like(value)
        further = torch.zeros_like(ahead)
        for t in reversed(range(length)):
            further = reward[t] + turn[t] * (ahead + trust * further) - value[t]
            better[t], ahead = further, value[t]
        flat = (tensor.flatten(0, 1) for tensor in (seen, mask, actions, chance, value, better))
        return Played(*flat)


def learn(network: Network, optimiser: torch.optim.Optimizer, played: Played, options: Any) -> float:
    """Some passes over what was played, in batches; returns how undecided the network still is."""
    wanted = played.better + played.value
    better = (played.better - played.better.mean()) / (played.better.std() + 1e-8)
    undecided = 0.0
    for _ in range(options.passes):
        order = torch.randperm(len(wanted), device=wanted.device)
        for batch in order.split(options.batch):
            liked, value = network(played.seen[batch], played.mask[batch])
            ratio = (liked.gather(1, played.action[batch, None])[:, 0] - played.chance[batch]).exp()
            gain = torch.min(ratio * better[batch], ratio.clamp(0.8, 1.2) * better[batch]).mean()
            entropy = -(liked.exp() * liked.clamp(min=-1e3)).sum(1).mean()
            loss = -gain + 0.5 * (value - wanted[batch]).square().mean() - options.entropy * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            undecided = entropy.item()
    return undecided


@torch.no_grad()  # type: ignore[untyped-decorator]
def share_against(network: Network, opponents: str, games: int, device: str) -> float:
    """The share of the victories in the first game of every row, with the step it likes best."""
    env = RattusVectorEnv(games, "rattus", 2, opponents=opponents)
    observations, _ = env.reset(seed=10**6)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        seen, mask = (
            torch.tensor(observations[name], device=device) for name in ("observation", "action_mask")
        )
        liked, _ = network(seen, mask)
        observations, rewards, ended, _, _ = env.step(liked.argmax(1).cpu().numpy())
        fresh = ended & np.isnan(shares)
        shares[fresh] = (rewards[fresh] + 1) / 2
    env.close()
    return float(shares.mean())


def plot(curve: list[tuple[float, int, float, float]], path: Path) -> None:
    """Shares over steps."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    _, steps, greedy, weak = zip(*curve, strict=True)
    figure, axes = pyplot.subplots(figsize=(7, 4))
    millions = [count / 1e6 for count in steps]
    axes.plot(millions, weak, label="against random", color="#7a8b99")
    axes.plot(millions, greedy, label="against greedy", color="#8c2f1b", linewidth=2)
    axes.axhline(0.5, color="black", linewidth=0.5)
    axes.set(xlabel="million decisions played against itself", ylabel="share of the victories", ylim=(0, 1))
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn")
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--length", type=int, default=128, help="steps in each between two lessons")
    parser.add_argument("--width", type=int, default=256, help="of the network's layers")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument(
        "--rate", type=float, default=1e-3, help="of learning at the start; it falls to a tenth"
    )
    parser.add_argument("--entropy", type=float, default=0.01, help="what being undecided is worth")
    parser.add_argument("--trust", type=float, default=0.95, help="lambda of the advantages")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two tests")
    parser.add_argument("--tests", type=int, default=256, help="games of a test against each opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument(
        "--threads",
        type=int,
        default=1,
        help="of PyTorch; more are faster on idle cores, and much slower on cores that others use too",
    )
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--save", type=Path, help="where to keep the network")
    options = parser.parse_args()

    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    table = RattusVectorEnv(1, "rattus", 2)
    network = Network(table, options.width).to(options.device)
    games = SelfPlay(options.games, network, options.device, options.seed)
    optimiser = torch.optim.Adam(network.parameters(), options.rate, eps=1e-5)
    curve: list[tuple[float, int, float, float]] = []
    spent, tested, steps, undecided = 0.0, -options.every, 0, 0.0
    while True:
        if spent - tested >= options.every or spent >= 60 * options.minutes:
            tested = spent
            shares = [
                share_against(network, code, options.tests, options.device) for code in ("greedy", "random")
            ]
            curve.append((spent, steps, shares[0], shares[1]))
            print(
                f"{spent:5.0f} s  {steps:>11,} decisions  greedy {shares[0]:.3f}  random {shares[1]:.3f}  "
                f"entropy {undecided:.2f}",
                flush=True,
            )
            if options.plot:
                plot(curve, options.plot)
            if options.save:
                torch.save(network.state_dict(), options.save)
        if spent >= 60 * options.minutes:
            break
        began = time.perf_counter()
        for group in optimiser.param_groups:
            group["lr"] = options.rate * max(0.1, 1 - spent / (60 * options.minutes))
        undecided = learn(network, optimiser, games.play(options.length, options.trust), options)
        steps += options.games * options.length
        spent += time.perf_counter() - began


if __name__ == "__main__":
    main()
