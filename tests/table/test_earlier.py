"""Records of earlier versions of our editions: they are played by the rules of their time, and stay what they are."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import rattus
from rattus.cartus.edition import earlier as earlier_cards
from rattus.cartus.ruleset import CartusRuleset
from rattus.kernel.engine import BuildName
from rattus.kernel.notation import parse
from rattus.plague.edition import built_in, earlier
from rattus.plague.ruleset import PlagueRuleset
from tools.goldens import FOLDER, record_of

FILES = Path(rattus.__file__).parent / "plague" / "editions"
RECORDS = {
    path.stem: str(parse(record_of(path.read_text("utf-8"))))
    for path in sorted((FOLDER / "earlier").glob("rattus-1-*.txt"))
}
"""Whole games of version 1 of Rattus, as they were written then."""
CARD_RECORDS = {
    path.stem: str(parse(record_of(path.read_text("utf-8"))))
    for path in sorted((FOLDER / "earlier").glob("cartus-*.txt"))
}
"""And of Rattus Cartus."""
VERSION_LINE = 4

every_record = pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)


def renumbered(record: str, version: str) -> str:
    """A record that says it is of another version."""
    assert record.count('[Version "1"]') == 1
    return record.replace('[Version "1"]', f'[Version "{version}"]')


def faces(record: str) -> list[str]:
    """The faces of all rats that were turned up or looked at, in their order."""
    return re.findall(r"^\? rat \S+ (\S+)$", record, re.MULTILINE)


def faces_of(version: str) -> set[str]:
    """The faces that an edition of Rattus has, or had."""
    edition = earlier("rattus", version) or built_in("rattus")
    assert str(edition.version) == version
    return {str(face) for face in edition.faces()}


def refusal(record: str, edition: Path | None = None) -> rattus.RecordError:
    with pytest.raises(rattus.RecordError) as caught:
        rattus.loads(record, edition=edition)
    return caught.value


def played_on(game: rattus.Game, seed: int) -> rattus.Game:
    """The same game, played to its end by random steps."""
    rng = random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal.numbers))
    return game


def test_there_is_an_old_record_for_each_number_of_seats() -> None:
    assert [len(parse(record).header.seats) for record in RECORDS.values()] == [2, 3, 4]
    assert {parse(record).header.version for record in RECORDS.values()} == {"1"}


@every_record
@pytest.mark.parametrize("rules", ["portable", "native", "interpreted"])
def test_an_old_record_is_played_by_its_version_with_the_same_faces_and_result(
    record: str, rules: BuildName
) -> None:
    game = rattus.loads(record, rules=rules)
    assert isinstance(game.ruleset, PlagueRuleset)
    assert game.ruleset.edition is earlier("rattus", "1")
    assert game.over
    assert game.record() == record
    assert [moment.text.split()[-1] for moment in game.moments() if moment.text.startswith("rat ")] == faces(
        record
    )
    result = ", ".join(f"{seat} {points}" for seat, points, *_ in game.result or ())
    assert record.endswith(f'[Result "{result}"]\n')


@every_record
def test_an_old_record_shows_rats_that_are_no_more(record: str) -> None:
    """So by today's rats it could not be played: it is refused where the first of them comes."""
    gone = [face for face in faces(record) if face not in faces_of("2")]
    assert gone
    assert set(faces(record)) <= faces_of("1")
    error = refusal(renumbered(record, "2"))
    lines = record.splitlines()
    first = next(n for n, line in enumerate(lines, start=1) if line.endswith(f" {gone[0]}"))
    assert (error.line, error.token) == (first, gone[0])


@every_record
def test_an_old_game_saved_again_keeps_its_version(record: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    rattus.loads(record).save(path)
    assert path.read_text("utf-8") == record
    rattus.load(path).save(path)
    assert path.read_text("utf-8") == record
    pasted: rattus.Game = eval(repr(rattus.load(path)), {"rattus": rattus})
    assert pasted.record() == record


@every_record
def test_an_old_game_that_was_not_finished_goes_on_with_the_rats_of_its_time(record: str) -> None:
    begun = "".join(record.splitlines(keepends=True)[:30])
    shown: set[str] = set()
    for seed in range(5):
        game = played_on(rattus.loads(begun, seed=seed), seed)
        assert game.record().startswith(begun)
        assert game.header.version == "1"
        assert bytes(rattus.loads(game.record()).state) == bytes(game.state)
        shown |= set(faces(game.record()))
    assert shown <= faces_of("1")
    assert shown - faces_of("2")


def test_new_games_are_of_the_newest_version() -> None:
    for seats in (2, 3, 4):
        game = rattus.new("rattus", seats, seed=seats)
        assert game.header.version == str(built_in("rattus").version) == "3"
        assert set(faces(played_on(game, seats).record())) <= faces_of("3")


# Versions that are none.

NO_VERSIONS = ("0", "4", "x", "../1", "01", "1.0", "-1", " 1", "1 ", "1.toml", "١", "9" * 99)


@pytest.mark.parametrize("version", NO_VERSIONS)
def test_a_version_that_never_was_is_refused_at_its_line(version: str) -> None:
    for record in RECORDS.values():
        error = refusal(renumbered(record, version))
        assert (error.line, error.token) == (VERSION_LINE, version)
        assert error.reason == "unknown version; the newest this program knows is 3"


# Which rat: by the second version a seat was asked only where it had looked itself.

ANOTHERS_LOOK = """[Game "{game}"]
[Seats "red yellow"]
[Options "start=first"]
[Version "{version}"]

? plague {plague}
red settle {home}
yellow settle {home}
yellow settle {away}
red settle {away}
red take witch
red look {home}/1
? rat {home}/1 {face}
red enough
red plague {away}
red spread {home}
"""
PLACES = {
    "rattus": {"plague": "germania", "home": "gallia", "away": "italia", "face": "1+PB*"},
    "bigbox": {"plague": "germania", "home": "france", "away": "italia", "face": "1+PC*"},
}


@pytest.mark.parametrize(
    ("game", "version", "asked"),
    [
        ("rattus", "1", False),
        ("rattus", "2", False),
        ("rattus", "3", True),
        ("bigbox", "1", False),
        ("bigbox", "2", True),
    ],
)
def test_a_game_is_asked_for_rats_by_the_rule_of_its_version(game: str, version: str, asked: bool) -> None:
    """Red has looked at the first of two rats, and yellow brings the plague there."""
    record = ANOTHERS_LOOK.format(game=game, version=version, **PLACES[game])
    begun = rattus.loads(record)
    while begun.to_act == "?":
        begun.play(begun.legal[0])
    home = PLACES[game]["home"]
    begun.play(f"plague {home}")
    while begun.to_act == "yellow" and begun.legal[0].startswith("spread"):
        begun.play(begun.legal[0])
    assert (begun.to_act == "yellow") is asked
    assert (f"turn {home}/2" in begun.legal.texts) is asked
    assert rattus.loads(begun.record()).header.version == version


# The card game.

every_card_record = pytest.mark.parametrize("record", CARD_RECORDS.values(), ids=CARD_RECORDS)


def test_there_is_an_old_record_of_the_card_game_for_each_number_of_seats() -> None:
    headers = [parse(record).header for record in CARD_RECORDS.values()]
    assert sorted({len(header.seats) for header in headers}) == [2, 3, 4, 5]
    assert {header.version for header in headers} == {"1"}
    assert (("buildings", "mixed"),) in [header.options for header in headers if len(header.seats) == 2]


@every_card_record
@pytest.mark.parametrize("rules", ["portable", "native", "interpreted"])
def test_an_old_record_of_the_card_game_is_played_by_its_version(record: str, rules: BuildName) -> None:
    game = rattus.loads(record, rules=rules)
    assert isinstance(game.ruleset, CartusRuleset)
    assert game.ruleset.edition is earlier_cards("cartus", "1")
    assert game.over
    assert game.record() == record


def test_an_old_game_of_two_goes_on_without_the_guard_tower() -> None:
    """A new one can have it."""
    begun = "".join(CARD_RECORDS["cartus-1-2-mixed"].splitlines(keepends=True)[:16])
    assert begun.count("? deal ") == 10
    for version, can_come in (("1", False), ("2", True)):
        game = rattus.loads(renumbered(begun, version))
        assert any(text.startswith("building 1 guard-tower") for text in game.weights) is can_come


@pytest.mark.parametrize("version", ["0", "3", "x", "../1", "01"])
def test_a_version_of_the_card_game_that_never_was_is_refused_at_its_line(version: str) -> None:
    for record in CARD_RECORDS.values():
        error = refusal(renumbered(record, version))
        assert (error.line, error.token) == (VERSION_LINE, version)
        assert error.reason == "unknown version; the newest this program knows is 2"


# Edition files of one's own.


@every_record
def test_with_a_file_of_ones_own_only_its_own_version_is_read(record: str, tmp_path: Path) -> None:
    """A named file is used, whatever versions of ours there were."""
    path = tmp_path / "mine.toml"
    for version in ("3", "4"):
        text = (FILES / "rattus.toml").read_text("utf-8")
        path.write_text(text.replace("version = 3", f"version = {version}"), "utf-8")
        error = refusal(record, path)
        assert (error.line, error.token) == (VERSION_LINE, "1")
        assert error.reason.startswith("unknown version; ")
        own = rattus.new("rattus", 2, 1, edition=path).record()
        assert f'[Version "{version}"]' in own
        assert rattus.loads(own, edition=path).record() == own
    assert refusal(own).token == "4"


@every_record
def test_a_copy_of_an_earlier_file_is_a_file_like_any_other(record: str, tmp_path: Path) -> None:
    path = tmp_path / "old.toml"
    path.write_bytes((FILES / "earlier" / "rattus-1.toml").read_bytes())
    assert rattus.loads(record, edition=path).record() == record
    new = rattus.new("rattus", 2, 1, edition=path)
    assert new.header.version == "1"
    assert refusal(rattus.new("rattus", 2, 1).record(), path).token == "3"
