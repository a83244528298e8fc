"""Dataclasses to plain JSON values, and careful reading of JSON from outside."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum

from .errors import FirstGiantsError


def plain(value: object) -> object:
    """The value as dicts, lists, texts and numbers; a ``to_json`` of its own is respected."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    return value


def read_object(data: object, refuse: type[FirstGiantsError], what: str) -> Mapping[str, object]:
    """A JSON object given as text, bytes or already parsed; anything else is refused."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise refuse(f"{what} is not JSON.") from error
    if not isinstance(data, Mapping):
        raise refuse(f"{what} must be a JSON object.")
    return data
