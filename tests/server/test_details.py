"""Details of games, for clients that know no edition."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rattus.cartus.edition import load_card_edition
from rattus.host.rulebooks import checked_rules
from rattus.kernel.ruleset import COLOURS
from rattus.plague.edition import Rat, load_edition, reconstructed
from rattus.table.details import GameDetails, choices, details
from rattus.table.library import EDITIONS, engine_of, find_edition, ruleset
from tests.server.house import create, running


def told(game: str, seats: int, **options: str) -> GameDetails:
    return details(checked_rules(game, seats, options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_regions_are_in_play_from_their_tier_on_and_borders_between_them(seats: int) -> None:
    board = told("rattus", seats)
    assert len(board.regions) == 12
    assert all(region.in_play == (region.tier <= seats) for region in board.regions)
    playing = {region.id for region in board.regions if region.in_play}
    assert all(border.in_play == (set(border.between) <= playing) for border in board.borders)
    assert {border.sea for border in board.borders} == {True, False}


def test_cards_have_a_class_its_letter_and_say_whether_they_are_a_guess() -> None:
    base = {card.id: card for card in told("bigbox", 5).cards}
    assert (base["monk"].kind, base["monk"].letter, base["monk"].source) == ("church", "C", "rulebook")
    assert base["courier"].source == "reconstructed"
    assert (base["monk"].verbs, base["knight"].verbs) == (["monk"], [])
    assert base["witch"].verbs == ["look", "swap", "keep"]
    chosen = told("bigbox", 4, cards="peasant+queen+nun+courier+caravanner+serf")
    assert [card.id for card in chosen.cards] == ["peasant", "courier", "caravanner", "queen", "serf", "nun"]
    assert (chosen.limits["nuns"], told("rattus", 4).limits["nuns"]) == (3, 0)
    assert [card.verbs for card in chosen.cards if card.id == "nun"] == [["nun"]]
    assert chosen.options == {"cards": "peasant+courier+caravanner+queen+serf+nun"}


def test_all_rats_of_the_box_have_a_face() -> None:
    board = told("rattus", 4)
    assert sum(face.count for face in board.faces) == board.limits["rats"]
    assert any(face.starting and face.id == f"{face.limit}+{face.symbols}*" for face in board.faces)


@pytest.mark.parametrize("game", ["rattus", "bigbox"])
def test_everything_on_the_board_says_where_it_comes_from(game: str) -> None:
    edition = load_edition(game)
    board = told(game, edition.seat_counts[-1])
    assert [region.source for region in board.regions] == [region.source for region in edition.data.region]
    assert [(*border.between, border.source) for border in board.borders] == [
        (a, b, source) for a, b, _, source in edition.data.borders.borders
    ]
    for face in board.faces:
        sources = [source for each, source in edition.rats() if str(each) == face.id]
        assert face.source in sources
        assert len(sources) == face.count
    assert {card.id: card.source for card in board.cards if card.source == "reconstructed"}.keys() == {
        card.id for card in board.cards if reconstructed(card.id)
    }
    assert board.sources == edition.data.sources


def test_everything_in_the_card_game_says_where_it_comes_from() -> None:
    edition = load_card_edition("cartus")
    table = told("cartus", 4)
    assert [each.source for each in table.buildings] == [each.source for each in edition.data.building]
    assert [each.source for each in table.supplies] == [each.source for each in edition.data.supply]
    assert table.sources == edition.data.sources
    assert {*table.sources} >= {"tokens", "people", "piles"}


def test_a_face_that_one_of_its_rats_shows_in_a_rulebook_is_known() -> None:
    edition = load_edition("rattus")
    rats = edition.data.rats
    others = [
        Rat("2+M", "reconstructed"),
        Rat("2+M", "rulebook"),
        "3+A",
        Rat("3+A", "reconstructed"),
        *rats.others[4:],
    ]
    mixed = msgspec.structs.replace(edition.data, rats=msgspec.structs.replace(rats, others=others))
    found = replace(edition, data=mixed).face_sources()
    assert (found["2+M"], found["3+A"]) == ("rulebook", "reconstructed")


def test_buildings_say_what_they_bring_and_whether_they_are_in_the_game() -> None:
    table = told("cartus", 4)
    buildings = {building.id: building for building in table.buildings}
    assert (buildings["farm"].premium, buildings["farm"].standard) == ({"draw": 4}, {"draw": 2})
    assert [building.id for building in table.buildings if building.in_play] == [
        building.id for building in table.buildings if building.first
    ]
    assert all(building.in_play for building in told("cartus", 4, buildings="mixed").buildings)
    assert table.limits["rounds"] * table.limits["width"] == 24
    assert sum(person.count for person in table.people) == 84
    assert (len(table.supplies), table.track_points) == (5, [10, 5, 2])
    assert [each.card for each in table.classes] == ["peasant", "merchant", "monk", "knight", "witch", "king"]


@pytest.mark.parametrize("game", EDITIONS)
def test_whatever_is_offered_as_a_choice_can_be_chosen(game: str) -> None:
    edition = find_edition(game)
    for option in choices(edition):
        for seats in edition.seat_counts:
            default = option.by_seats.get(str(seats), option.default)
            rules = ruleset(edition, COLOURS[:seats], {option.name: default})
            assert option.name not in dict(rules.header.options), "the default is left out"
            texts = list(option.values) if option.kind in ("choice", "seat") else []
            if option.kind == "several":
                texts.append("+".join(option.values[-len(default.split("+")) :]))
            if option.kind == "number":
                texts += [str(option.least), str(option.most)]
            if option.groups:
                texts.append("+".join(group[-1] for group in option.groups))
                assert option.most is not None
                texts.append("+".join(f"{a}*2+{b}*{option.most - 2}" for a, b in option.groups))
            for text in texts:
                assert ruleset(edition, COLOURS[:seats], {option.name: text}).header.game == game


def test_every_game_lets_players_choose_who_begins() -> None:
    for game in EDITIONS:
        (start,) = [option for option in choices(find_edition(game)) if option.name == "start"]
        assert (start.kind, start.default, start.values) == ("seat", "random", ["random", "first"])


def test_a_seat_begins_by_its_name() -> None:
    for seats in (2, 5):
        for seat in COLOURS[1:seats]:
            assert told("cartus", seats, start=seat).options == {"start": seat}
        assert told("cartus", seats, start=COLOURS[0]).options == {"start": "first"}


def test_buildings_say_with_how_many_seats_others_advise_against_them() -> None:
    for buildings in ("first", "mixed", "one-per-class"):
        advised = {each.id: each.advised_against for each in told("cartus", 2, buildings=buildings).buildings}
        assert advised.pop("guard-tower") == [2]
        assert not any(advised.values())


def test_buildings_with_counts_are_in_play() -> None:
    agreed = "farm*3+brewery*2+office+monastery+castle*4+guard-tower*1+pied-pipers-hut+palace"
    table = told("cartus", 4, buildings=agreed)
    playing = [building.id for building in table.buildings if building.in_play]
    assert playing == [part.partition("*")[0] for part in agreed.split("+")]
    assert table.options == {"buildings": agreed}


async def test_the_server_tells_what_can_be_played_and_what_it_is_made_of(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        offer: dict[str, Any] = (await anna.get("/api/games")).json()
        for game in offer["games"]:
            assert game["engine"] == engine_of(find_edition(game["id"]))
            answer = await anna.get(f"/api/games/{game['id']}?seats={game['fewest_seats']}")
            assert answer.status_code == 200
            assert answer.json()["choices"] == game["options"]
            whole = (await anna.get(f"/api/games/{game['id']}")).json()
            assert len(whole["seats"]) == game["most_seats"]
        made = (await create(anna, "cartus", "me", "open", options={"buildings": "mixed"}))["table"]
        same = (await anna.get("/api/games/cartus", params={"seats": 2, **made["options"]})).json()
        assert same["options"] == {"buildings": "mixed"}
        for path, status, code in (
            ("chess", 404, "not_found"),
            ("..%2fpyproject.toml", 404, "not_found"),
            ("cartus?seats=6", 422, "bad_table"),
            ("cartus?cards=monk", 422, "bad_table"),
            ("rattus?seats=7", 400, "bad_request"),
        ):
            answer = await anna.get(f"/api/games/{path}")
            assert (answer.status_code, answer.json()["code"]) == (status, code), path
