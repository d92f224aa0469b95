"""Settings: flags before environment before defaults, and a stored key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from rattus.bots import LEVEL_NAMES
from rattus.cli import main
from rattus.live.bots import OFFERED
from rattus.server.settings import PREFIX, SettingError, Settings, read_settings

ROOT = Path(__file__).resolve().parents[2]


def test_flags_override_the_environment_which_overrides_the_defaults() -> None:
    environment = {"RATTUS_PORT": "1234", "RATTUS_HOST": "0.0.0.0", "RATTUS_SECURE_COOKIES": "true"}
    settings = read_settings(environment, port=5, host=None)
    assert (settings.port, settings.host, settings.secure_cookies) == (5, "0.0.0.0", True)
    assert settings.drain == Settings().drain


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("PORT", "70000"),
        ("LOG_LEVEL", "LOUD"),
        ("IDLE_TABLE", "x"),
        ("CLIENT_RATE", "-1"),
        ("TRUSTED_PROXIES", "10.0.0.0/8 home"),
    ],
)
def test_a_value_that_cannot_be_used_is_refused(name: str, value: str) -> None:
    with pytest.raises(SettingError):
        read_settings({PREFIX + name: value})


@pytest.mark.parametrize("database", ["mysql://a/b", "nothing", ":"])
def test_only_sqlite_and_postgresql_are_databases(database: str) -> None:
    with pytest.raises(SettingError):
        _ = Settings(database=database).url


def test_a_key_is_made_once_and_kept_next_to_the_file(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/deep/rattus.db")
    key = settings.key()
    assert len(key) == 64
    assert settings.key() == key
    (kept,) = (tmp_path / "deep").iterdir()
    assert kept.stat().st_mode & 0o777 == 0o600
    assert Settings(secret_key="own").key() == "own"


def test_several_processes_need_a_key_that_is_given() -> None:
    with pytest.raises(SettingError, match="RATTUS_SECRET_KEY"):
        Settings(database="postgresql://localhost/rattus").key()


def test_a_wrong_setting_is_one_line_on_the_command_line() -> None:
    done = CliRunner().invoke(main, ["serve", "--database", "mysql://a/b"])
    assert done.exit_code == 1
    assert "sqlite or postgresql" in done.output


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs/server.md").read_text("utf-8")
    documented = set(re.findall(rf"^\| `{PREFIX}(\w+)`", text, re.MULTILINE))
    assert documented == {name.upper() for name in Settings.__struct_fields__}


def test_all_levels_are_offered() -> None:
    assert {*OFFERED} >= {*LEVEL_NAMES}
