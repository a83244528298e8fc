"""The names of the package: each is imported when it is first used."""

import pytest

import firstgiants


def test_every_name_can_be_imported() -> None:
    assert sorted(firstgiants._HOMES) == sorted(firstgiants.__all__)
    for name in firstgiants.__all__:
        assert getattr(firstgiants, name) is not None


def test_names_are_listed_before_they_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in firstgiants.__all__:
        monkeypatch.delitem(vars(firstgiants), name, raising=False)
    assert set(firstgiants.__all__) <= set(dir(firstgiants))


def test_other_names_do_not_exist() -> None:
    assert not hasattr(firstgiants, "Dinosaur")
    assert not hasattr(firstgiants, "__path_of_the_dinosaurs__")
