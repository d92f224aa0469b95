"""Games in the memory of a GPU are those of the vector environment, bit for bit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from rattus.builds import gpu
from rattus.cartus.state import Rules as CardRules
from rattus.cartus.state import State as CardState
from rattus.envs import gpu as gpu_games
from rattus.envs import vector_rules as columns
from rattus.envs.gpu import GpuGames
from rattus.envs.gym import RattusVectorEnv
from rattus.envs.tables import Reward
from rattus.plague.state import Rules, State
from tests.gpu.stand_in import Cuda
from tests.gpu.test_gpu import TABLES

pytestmark = pytest.mark.filterwarnings("ignore:Grid size")

SEED = 7
ILLEGAL = -1
with_a_gpu = pytest.mark.skipif(gpu.gpu_module() is None, reason="no GPU here")


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No GPU is needed: rules and kernels are interpreted."""
    cuda = Cuda(State, Rules, CardState, CardRules)
    monkeypatch.setattr(gpu_games, "cuda_target", lambda: cuda)
    monkeypatch.setattr(gpu, "small_code", lambda _: nullcontext())
    gpu_games._kernels.cache_clear()
    yield
    gpu_games._kernels.cache_clear()


def same(env: RattusVectorEnv, games: GpuGames) -> None:
    """States, ledgers, observations, masks and rewards do not differ in a bit."""
    assert games.states.copy_to_host().tobytes() == env._states.tobytes()
    for ours, theirs in (
        (games.ledger, env._ledger.T),
        (games.observation, env._seen),
        (games.action_mask, env._mask),
        (games.reward, env._rewards),
        (games.returns, env._returns),
        (games.done, env._done),
    ):
        np.testing.assert_array_equal(ours.copy_to_host(), theirs)


def played(
    edition: str, seats: int, options: dict[str, str], count: int, steps: int, many: int, reward: Reward
) -> None:
    """Steps one by one, illegal ones among them, then many at once, so that games end."""
    env = RattusVectorEnv(count, edition, seats, options=options, opponents="self", reward=reward)
    env.reset(seed=SEED)
    games = GpuGames(count, edition, seats, options=options, reward=reward, seed=SEED)
    same(env, games)
    for i in range(steps):
        actions = env.sample()
        if i == steps // 2:
            actions[::2] = ILLEGAL
        env.step(actions)
        games.step(games._cuda.to_device(actions))
        same(env, games)
    for number, observe in ((steps, True), (many, False), (steps, True)):
        for _ in range(number):
            env.step(env.sample())
        games.random_steps(number, observe)
        same(env, games)
    assert env._ledger[columns.GAME].max() > 1


@pytest.mark.usefixtures("stand_in")
@pytest.mark.parametrize(("edition", "seats"), [("rattus", 2), ("cartus", 2)])
def test_the_kernels_play_the_games_of_the_vector_environment(edition: str, seats: int) -> None:
    played(edition, seats, {}, 3, 4, 120, "share")


@with_a_gpu
@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_a_gpu_plays_the_games_of_the_vector_environment(
    edition: str, seats: int, options: dict[str, str]
) -> None:
    played(edition, seats, options, 500, 8, 400, "score")


@pytest.mark.usefixtures("stand_in")
def test_actions_must_be_as_many_as_games_of_64_bits_and_side_by_side() -> None:
    games = GpuGames(2)
    memory = games._cuda.to_device(np.zeros(4, np.int64))
    for wrong in (memory[:3], memory[::2], games._cuda.to_device(np.zeros(2, np.int32))):
        with pytest.raises(ValueError, match="2 actions are needed"):
            games.step(wrong)


@with_a_gpu
def test_pytorch_sees_and_fills_the_same_memory() -> None:
    torch: Any = pytest.importorskip("torch")
    games = GpuGames(256, "rattus", 4)
    seen, mask = (torch.as_tensor(array, device="cuda") for array in (games.observation, games.action_mask))
    assert seen.data_ptr() == games.observation.device_ctypes_pointer.value
    before = seen.clone()
    games.step(torch.argmax(mask, dim=1))
    torch.cuda.synchronize()
    assert not torch.equal(before, seen)
    assert (seen.cpu().numpy() == games.observation.copy_to_host()).all()
    assert games.ledger.copy_to_host()[:, columns.ILLEGAL].sum() == 0
