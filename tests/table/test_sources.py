"""Where everything comes from: told from the edition files alone, and what of published expansions is not here."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import rattus
from rattus.cartus.edition import load_card_edition
from rattus.kernel.sources import SourceGroup
from rattus.locales import LANGUAGES, Words
from rattus.plague.cards import NAMES
from rattus.plague.edition import load_edition
from rattus.table.library import EDITIONS, engine_of, find_edition
from rattus.table.sources import expansions, sources


def groups(game: str) -> dict[str, SourceGroup]:
    return {group.kind: group for group in sources(find_edition(game)).groups}


@pytest.mark.parametrize("game", EDITIONS)
def test_what_is_reconstructed_is_counted_and_listed(game: str) -> None:
    for group in sources(find_edition(game)).groups:
        assert group.counts.get("reconstructed", 0) == len(group.reconstructed), group.kind
        assert {*group.counts} <= {"rulebook", "published", "reconstructed"}, (
            "our files leave nothing unstated"
        )


@pytest.mark.parametrize("game", ["rattus", "bigbox"])
def test_of_a_board_all_regions_borders_rats_cards_and_parameters_are_told(game: str) -> None:
    edition, found = load_edition(game), groups(game)
    assert found["regions"].counts == Counter(region.source for region in edition.data.region)
    assert found["borders"].counts == Counter(source for *_, source in edition.data.borders.borders)
    assert found["faces"].counts == Counter(source for _, source in edition.rats())
    assert sum(found["cards"].counts.values()) == len(edition.known_cards())
    assert found["borders"].reconstructed == [
        f"{a} {b}" for a, b, _, source in edition.data.borders.borders if source == "reconstructed"
    ]
    keys = {*edition.data.sources} - {"cards", "more_cards", "choices"}
    assert sum(found["parameters"].counts.values()) == len(keys)


def test_of_the_card_game_supplies_tokens_and_nuns_are_told() -> None:
    data, found = load_card_edition("cartus").data, groups("cartus")
    assert found["supplies"].reconstructed == [
        each.id for each in data.supply if each.source == "reconstructed"
    ]
    assert Counter(found["tokens"].reconstructed) == data.tokens
    assert [Counter(found["people"].reconstructed)[str(nuns)] for nuns in range(5)] == data.people.nuns
    assert sum(found["buildings"].counts.values()) == len(data.building)


@pytest.mark.parametrize("game", EDITIONS)
def test_the_file_to_be_copied_is_named(game: str, tmp_path: Path) -> None:
    shipped = Path(rattus.__file__).parent.parent / sources(find_edition(game)).file
    assert f'id = "{game}"' in shipped.read_text("utf-8")
    copy = tmp_path / "mine.toml"
    copy.write_bytes(shipped.read_bytes())
    mine = sources(find_edition(copy))
    assert mine.file == str(copy)
    assert mine.groups == sources(find_edition(game)).groups


def test_only_six_cards_of_the_expansions_are_here() -> None:
    here = [card for each in expansions() for card in each.here]
    choices = {*load_edition("bigbox").known_cards()} - {*load_edition("rattus").known_cards()}
    assert len(here) == len({*here}) == 6
    assert {*here} == choices <= {*NAMES}


def test_what_is_missing_has_a_name_in_every_language_and_is_not_here_after_all() -> None:
    for each in expansions():
        assert each.missing or each.more, each.id
        for names in each.missing:
            assert {*names} == {*LANGUAGES}
            assert all(names.values())
            for language in LANGUAGES:
                ours = {Words(language).t(f"card-{card}").casefold() for card in NAMES}
                assert names[language].casefold() not in ours


def test_every_expansion_belongs_to_a_game() -> None:
    engines = {engine_of(find_edition(game)) for game in EDITIONS}
    assert {each.game for each in expansions()} == engines
    assert len({each.id for each in expansions()}) == len(expansions())
