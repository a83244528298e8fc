"""`record check` and `record verify`."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from firstgiants import Game, load_deck
from firstgiants.cli.main import run
from firstgiants.server.tables.fair_deal import commitment_of, order_of
from tests.exploring import examples

from .commands import Prompt, random_game, write_record

SEED = "5eed" * 16


def dealt() -> Game:
    """A game dealt like on a server."""
    order = order_of(SEED, [card.id for card in load_deck("founders").cards])
    game = Game.new(2, order=order)
    while game.decision is not None:
        game.play(game.decision.legal[0])
    return game


def test_sound_records_pass_the_check(prompt: Prompt, tmp_path: Path) -> None:
    game = random_game()
    said = prompt("record", "check", write_record(tmp_path, game))
    assert said.code == 0
    assert f"sound, {game.ply} choices" in said.out
    said = prompt("record", "check", "--json", write_record(tmp_path, game))
    path = str(tmp_path / "game.json")
    assert said.json == {"file": path, "ok": True, "choices": game.ply, "over": True}


def test_a_false_result_fails_the_check(prompt: Prompt, tmp_path: Path) -> None:
    result = {"totals": [99, 0], "winners": [1]}
    record = write_record(tmp_path, random_game(), result=result)
    said = prompt("record", "check", record)
    assert said.code == 1
    assert "result is not what its choices lead to" in said.out
    assert said.err == "firstgiants: 1 of 1 record is not sound.\n"


def test_one_bad_record_does_not_hide_the_others(prompt: Prompt, tmp_path: Path) -> None:
    good = write_record(tmp_path, random_game())
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    said = prompt("record", "check", bad, good, "--json")
    assert said.code == 1
    assert [json.loads(line)["ok"] for line in said.out.splitlines()] == [False, True]


def test_a_fair_deal_is_verified(prompt: Prompt, tmp_path: Path) -> None:
    record = write_record(tmp_path, dealt(), seed=SEED, commitment=commitment_of(SEED))
    said = prompt("record", "verify", record)
    assert (said.code, said.err) == (0, "")
    assert "fair" in said.out
    assert prompt("record", "verify", "--json", record).json == {
        "file": str(record),
        "fair": True,
        "problems": [],
    }


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"commitment": "00" * 32}, "not the one that was promised"),
        ({"seed": "no hex"}, "not a hexadecimal number"),
        ({"seed": 7}, "has no seed and commitment"),
        (
            {"seed": "ab" * 32, "commitment": commitment_of("ab" * 32)},
            "not in the order that the seed gives",
        ),
        (
            {"result": {"totals": [0, 0], "winners": [1, 2]}},
            "result is not what its choices lead to",
        ),
    ],
)
def test_an_unfair_deal_fails_the_check(
    changed: dict[str, object], why: str, prompt: Prompt, tmp_path: Path
) -> None:
    fields = {"seed": SEED, "commitment": commitment_of(SEED)} | changed
    said = prompt("record", "verify", write_record(tmp_path, dealt(), **fields))
    assert said.code == 1
    assert why in said.err


HOSTILE = [
    b"",
    b"null",
    b"[]",
    b'"text"',
    b"\xff\xfe\x00",
    b"[" * 100_000,
    b'{"format": "firstgiants-record/1"}',
    b'{"format": "firstgiants-record/1", "deck": {"id": 1}}',
    b"1" * 10_000,
    b'{"a": NaN}',
]


@pytest.mark.parametrize("data", HOSTILE)
@pytest.mark.parametrize("command", [["replay"], ["replay", "--trace"], ["record", "verify"]])
def test_hostile_files_are_refused_in_one_sentence(
    data: bytes, command: list[str], prompt: Prompt, tmp_path: Path
) -> None:
    path = tmp_path / "hostile.json"
    path.write_bytes(data)
    said = prompt(*command, path)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert prompt("record", "check", path).code == 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
FIELDS = ["format", "deck", "settings", "players", "order", "choices", "result"]


@examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(field=st.sampled_from(FIELDS), value=JSON, command=st.sampled_from(["replay", "check"]))
def test_fuzzed_records_never_crash(
    field: str,
    value: object,
    command: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "fuzzed.json"
    fields = GAME.record().to_json() | {field: value}
    path.write_text(json.dumps(fields))
    args = ["replay", str(path)] if command == "replay" else ["record", "check", str(path)]
    assert run(args) in (0, 1, 2)
    assert "our fault" not in capsys.readouterr().err


GAME = random_game()
