"""Fair luck: promised, derived, checked."""

from __future__ import annotations

import hashlib
import hmac

import pytest

import rattus
from rattus.kernel.fairness import SecretLuck, SeedLuck, commitment, keeps_promise, new_secret
from rattus.table.fair import unfair_moment
from rattus.table.game import Game

SECRET = bytes(range(32))


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert keeps_promise(SECRET, commitment(SECRET))
    assert not keeps_promise(new_secret(), commitment(SECRET))


@pytest.mark.parametrize("n", [0, 1, 9, 10, 255, 1000])
def test_a_number_is_the_first_four_bytes_of_the_hmac_of_its_digits(n: int) -> None:
    digest = hmac.new(SECRET, str(n).encode(), hashlib.sha256).digest()
    assert SecretLuck(SECRET).number(n) == int.from_bytes(digest[:4], "big")


def test_known_numbers_stay_as_they_are() -> None:
    """Other programs check our games by these."""
    assert [SecretLuck(SECRET).number(n) for n in range(3)] == [982193937, 2002891212, 2162017076]


def test_secrets_have_thirty_two_bytes_and_are_new() -> None:
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()
    with pytest.raises(ValueError, match="32 bytes"):
        SecretLuck(b"short")


def test_a_seed_is_luck_too() -> None:
    drawn = rattus.new("rattus", 3, seed=7)
    assert Game(drawn.ruleset, luck=SeedLuck(7)).numbers == drawn.numbers
    with pytest.raises(ValueError, match="a seed is a number"):
        SeedLuck(-1)


def test_the_same_secret_gives_the_same_game_and_another_one_does_not() -> None:
    rules = rattus.new("cartus", 4, seed=1).ruleset
    one, two = Game(rules, luck=SecretLuck(SECRET)), Game(rules, luck=SecretLuck(SECRET))
    assert one.numbers == two.numbers
    assert unfair_moment(one, SecretLuck(SECRET)) is None
    other = unfair_moment(one, SecretLuck(bytes(32)))
    assert other is not None
    assert other.by == "?"


def test_undo_back_past_chance_gives_the_same_luck_again() -> None:
    game = Game(rattus.new("cartus", 2, seed=1).ruleset, luck=SecretLuck(SECRET))
    start = len(game.numbers)
    while len(game.play(game.legal[0]).numbers) == start + 1:  # until chance speaks after a step
        start += 1
    played = game.numbers
    game.rewind(start)
    assert len(game.numbers) == start
    assert game.play(game.legal[0]).numbers == played
