"""What all commands share: help, errors in one sentence, exit codes, fast start."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from firstgiants.cli.language import of_terminal
from firstgiants.cli.main import COMMANDS, cli, run
from firstgiants.locales import LANGUAGES, text

from .commands import Prompt, random_game, write_record

# Interpreted, because a stale compiled engine would print a warning.
ENVIRONMENT = os.environ | {"FIRSTGIANTS_PURE": "1"}
FIRSTGIANTS = [sys.executable, "-c", "from firstgiants.cli.main import main; main()"]


def offered() -> list[str]:
    return cli.list_commands(click.Context(cli))


def test_help_lists_the_commands(prompt: Prompt) -> None:
    said = prompt("--help")
    assert said.code == 0
    assert [name for name in offered() if f"  {name} " not in said.out] == []
    assert "firstgiants play" in said.out


@pytest.mark.parametrize("name", offered())
def test_every_command_has_help(name: str, prompt: Prompt) -> None:
    said = prompt(name, "--help")
    assert said.code == 0
    assert said.out.startswith(f"Usage: firstgiants {name}")


def commands_in(command: click.Command) -> Iterator[click.Command]:
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            within = command.get_command(context, name)
            assert within is not None
            yield from commands_in(within)
    yield command


def test_every_option_has_help() -> None:
    options = [
        (command.name, option.name)
        for command in commands_in(cli)
        for option in command.params
        if isinstance(option, click.Option) and not option.help
    ]
    assert options == []


def test_a_command_whose_module_is_missing_is_not_offered(
    prompt: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(COMMANDS, "fly", ("wings", "Fly away."))
    assert "Fly away" not in prompt("--help").out
    assert prompt("fly").code == 2


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["dance"], "No such command 'dance'"),
        (["replay"], "Missing argument 'FILE...'"),
        (["replay", "no-such-file"], "Cannot read 'no-such-file'"),
        (["replay", "."], "Cannot read '.'"),
        (["replay", "nul\0byte"], "Cannot read"),
        (["play", "--players", "9"], "'--players'"),
        (["play", "--players", "2", "--seat", "3"], "There is no seat 3"),
        (["play", "--bots", ","], "--bots needs"),
        (["play", "--bots", "deep-thought"], "'deep-thought'"),
        (["cards", "unicorn"], "No card of the deck"),
        (["cards", "--language", "tlh"], "no language 'tlh'"),
        (["deck", "show", "no-such-deck"], "There is no deck 'no-such-deck'"),
        (["sim", "--games", "0"], "'--games'"),
        (["sim", "--games", "1", "--bots", "nobody"], "'nobody'"),
        (["sim", "--games", "1", "--out", "no/such/folder/x.json"], "Cannot write"),
    ],
)
def test_bad_input_is_reported_in_one_sentence(args: list[str], why: str, prompt: Prompt) -> None:
    said = prompt(*args)
    assert said.code == 2
    assert said.err.startswith("firstgiants: ")
    assert why in said.err
    assert said.err.count("\n") == 1


def test_an_internal_error_prints_no_traceback(
    prompt: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("firstgiants.cli.deck.read_deck", broken)
    said = prompt("cards")
    assert said.code == 70
    assert said.err.startswith("firstgiants: This is our fault (ZeroDivisionError: by zero).")
    monkeypatch.setenv("FIRSTGIANTS_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run(["cards"])


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    """`firstgiants replay game --trace | head -1` prints no error."""
    path = write_record(tmp_path, random_game())
    command = [*FIRSTGIANTS, "replay", str(path), "--trace", *[str(path)] * 50]
    with subprocess.Popen(
        command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        assert json.loads(child.stdout.readline())["ply"] == 1
        child.stdout.close()
        assert child.stderr.read() == ""
        assert child.wait() == 141


def test_ctrl_c_ends_quietly() -> None:
    """Also with several processes, none of which may print an error."""
    # A shell makes background processes ignore Ctrl-C; undo that.
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    script = f"{listening}; {FIRSTGIANTS[-1]}"
    command = [sys.executable, "-c", script, "sim", "--games", "10000000", "--jobs", "2"]
    with subprocess.Popen(
        command,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    ) as child:
        wait_for_children(child.pid)
        os.killpg(child.pid, signal.SIGINT)
        try:
            said = child.communicate(timeout=120)[1]
        finally:
            with contextlib.suppress(ProcessLookupError):  # all ended, as expected
                os.killpg(child.pid, signal.SIGKILL)
    assert said.strip() == ""
    assert child.returncode == 130


def wait_for_children(pid: int) -> None:
    children = Path(f"/proc/{pid}/task/{pid}/children")
    while not children.read_text().split():
        pass


def loaded_by(script: str) -> set[str]:
    """The modules that a process has when it has run this."""
    command = [sys.executable, "-c", f"{script}\nimport sys; print('|', *sys.modules)"]
    done = subprocess.run(command, env=ENVIRONMENT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return set(done.stdout.rpartition("|")[2].split())


def test_help_and_trace_import_no_heavy_modules(tmp_path: Path) -> None:
    heavy = {"rich", "numpy", "litestar", "fluent.runtime", "sqlalchemy", "asyncio"}
    path = write_record(tmp_path, random_game())
    start = "from firstgiants.cli.main import run"
    traced = loaded_by(f"{start}; run(['replay', {str(path)!r}, '--trace'])")
    assert not heavy & traced
    helped = loaded_by(f"{start}; run(['--help'])")
    assert not heavy & helped
    assert "click" in helped
    assert "firstgiants.rules.game" in traced - helped


def test_the_package_loads_the_rules_when_they_are_used() -> None:
    ours = {name for name in loaded_by("import firstgiants") if name.startswith("firstgiants")}
    assert ours == {"firstgiants"}
    loaded = loaded_by("from firstgiants import Game")
    assert "firstgiants.rules.game" in loaded
    assert not {"numpy", "importlib.resources", "asyncio"} & loaded


WITHOUT_EXTRAS = """
import sys
from firstgiants.cli.main import run
# A module that cannot be found hides the installed one.
for name in ("msgspec", "distributed", "pyarrow", "gymnasium", "PIL", "pyspiel"):
    sys.modules[name] = None
for line in ("serve", "worker", "serve --help", "admin list", "dataset games --out x",
             "arena --bots greedy,random --games 2 --cluster tcp://127.0.0.1:1"):
    print(run(line.split()), file=sys.stderr)
for name in ("vector", "single", "firstgiants_v1", "openspiel"):
    try:
        __import__(f"firstgiants.envs.{name}")
    except ImportError as missing:
        print(missing, file=sys.stderr)
"""


def test_what_needs_an_extra_says_which_to_install(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_EXTRAS]
    done = subprocess.run(
        command, env=ENVIRONMENT, cwd=tmp_path, capture_output=True, text=True, check=True
    )

    def sentence(what: str, extra: str) -> str:
        return f"{what} needs packages that are not installed: pip install 'firstgiants[{extra}]'"

    asked = [(f"The command {name}", "server") for name in ("serve", "worker", "serve", "admin")]
    asked += [("Parquet (unlike --format csv)", "data"), ("A cluster", "cluster")]
    commands = [line for one in asked for line in (f"firstgiants: {sentence(*one)}", "69")]
    envs = [f"firstgiants.envs.{name}" for name in ("vector", "single", "firstgiants_v1")]
    modules = [sentence(name, "envs") for name in envs]
    modules.append(sentence("firstgiants.envs.openspiel", "openspiel"))
    assert done.stderr.splitlines() == [*commands, *modules]
    assert list(tmp_path.iterdir()) == []


def test_version(prompt: Prompt) -> None:
    assert prompt("--version").out.startswith("firstgiants ")


def test_rules_are_printed(prompt: Prompt, root: Path) -> None:
    """To update: firstgiants rules --language en > docs/how-to-play.md"""
    page = (root / "docs" / "how-to-play.md").read_text(encoding="utf-8")
    assert prompt("rules", "--language", "en").out == page


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed_in_every_language(language: str, prompt: Prompt) -> None:
    said = prompt("rules", "--language", language)
    assert (said.code, said.err) == (0, "")
    for ruling in range(1, 10):
        assert text(f"ruling-{ruling}", language=language) in said.out


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "de.UTF-8"}, "de"),
        ({"LANG": "zh_TW.UTF-8", "LC_ALL": ""}, "zh-Hant"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_XX"}, "en"),
    ],
)
def test_the_locale_determines_the_language(variables: dict[str, str], language: str) -> None:
    assert of_terminal(variables) == language
