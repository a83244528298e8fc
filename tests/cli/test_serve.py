"""`firstgiants serve` for friends: what it says when it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from firstgiants.server import serving

from .commands import Prompt


@pytest.fixture
def serve(tmp_path: Path) -> list[str]:
    return ["serve", "--no-open", "--port", "0", "--database", str(tmp_path / "x.sqlite3")]


def test_without_a_network_it_says_so(
    prompt: Prompt, serve: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "lan_addresses", list)
    said = prompt(*serve, "--lan")
    assert said.code == 2
    assert "This computer is in no network." in said.err
    assert "without --lan" in said.err
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (["--lan", "--host", "192.168.1.7"], "leave host out"),
        (["--public-url", "giants.example"], "is not an address such as https://"),
        (["--public-url", "https://ada:secret@giants.example"], "leave out the login"),
        (["--public-url", "https://giants.example/play"], "without a path"),
        (["--trusted-proxies", "proxy"], "trusted_proxies: 'proxy' does not appear to be"),
        (["--host", "300.1.1.1"], "Cannot listen on 300.1.1.1, port 0: Name or service not known."),
        (["--port", "70000"], "settings: port: Expected int <= 65535"),
        (["--web", "nowhere"], "web: the folder nowhere has no index.html"),
    ],
)
def test_settings_that_cannot_be_are_told(
    prompt: Prompt, serve: list[str], flags: list[str], reason: str
) -> None:
    said = prompt(*serve, *flags)
    assert said.code == 2
    assert reason in said.err
    assert "secret" not in said.err
    assert len(said.err.splitlines()) == 1


def test_a_file_that_is_no_toml_is_named(prompt: Prompt, serve: list[str], tmp_path: Path) -> None:
    file = tmp_path / "giants.toml"
    file.write_text("port 8000\n")
    said = prompt(*serve, "--config", file)
    assert said.code == 2
    assert f"{file} is not a TOML file: " in said.err
    assert len(said.err.splitlines()) == 1


def test_a_file_that_is_no_database_gets_one_sentence(prompt: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    file.write_text("hello\n" * 200)
    said = prompt("admin", "--database", file, "list")
    assert said.code == 2
    assert "file is not a database." in said.err
    assert len(said.err.splitlines()) == 1
