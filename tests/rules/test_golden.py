"""Golden games: the records, their features, and the expected traces."""

import json
from pathlib import Path

import pytest

from firstgiants import Game, Record, trace
from tools import regenerate_golden as golden

RECORDS = list(golden.record_files())


def ids(case: object) -> str | None:
    return case.stem if isinstance(case, Path) else None


@pytest.mark.parametrize(("path", "deck_of"), [(p, d.id) for p, d in RECORDS], ids=ids)
def test_a_golden_game_has_the_feature_it_is_named_for(path: Path, deck_of: str) -> None:
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert record.deck == deck_of
    story = golden.replay(record, golden.golden_deck(record.deck))
    assert golden.FEATURES[path.stem](story)
    assert story.game.record() == record  # the result too
    assert (record.result is None) == (path.stem == "unfinished")


def test_every_feature_has_its_game_and_every_game_its_feature() -> None:
    paths = [path for path, _ in RECORDS]
    assert sorted(path.stem for path in paths) == sorted(golden.FEATURES)
    own_decks = golden.GOLDEN / "own-decks"
    assert sorted(paths) == sorted([*golden.GOLDEN.glob("*.json"), *own_decks.glob("*.json")])


def test_the_traces_have_the_expected_digests() -> None:
    """If this fails, the rules have changed: review the diff of `tools/regenerate_golden.py`."""
    kept = (golden.EXPECTED / "traces.sha256").read_text(encoding="utf-8")
    assert golden.digests() == kept


def test_one_whole_trace_is_as_expected() -> None:
    path, deck = next((p, d) for p, d in RECORDS if p.stem == golden.IN_FULL)
    kept = (golden.EXPECTED / f"{golden.IN_FULL}.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in kept] == list(
        trace(Record.from_json(path.read_text(encoding="utf-8")), deck=deck)
    )


@pytest.mark.parametrize("name", sorted(golden.DECKS))
def test_the_decks_are_those_that_the_script_generates(name: str) -> None:
    cards, eggs = golden.DECKS[name]
    made = golden.make_deck(name, cards, eggs)
    kept = (golden.GOLDEN / "decks" / f"{name}.json").read_text(encoding="utf-8")
    assert json.loads(kept) == made


def test_records_of_the_built_in_deck_need_no_deck() -> None:
    """`firstgiants replay tests/golden/*.json --trace` needs no --deck."""
    for path in golden.GOLDEN.glob("*.json"):
        assert Game.from_record(Record.from_json(path.read_text(encoding="utf-8"))).ply > 0
