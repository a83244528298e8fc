"""Dataclasses to JSON values and back, and careful reading of JSON from outside."""

import json
from collections.abc import Callable, Mapping
from dataclasses import Field, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Any,
    ClassVar,
    Literal,
    Protocol,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from .errors import FirstGiantsError, brief


class _Dataclass(Protocol):
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


def jsonable(value: object) -> object:
    """The value as dicts, lists, texts and numbers."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [jsonable(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return json_object(value)
    return value


def json_object(value: _Dataclass) -> dict[str, object]:
    """A dataclass as a JSON object."""
    return {part.name: jsonable(getattr(value, part.name)) for part in fields(value)}


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


# ---- decoders, made once from the type hints of a dataclass ----

Decoder: TypeAlias = Callable[[Any], Any]


class WrongShape(Exception):
    """A JSON value that does not fit a dataclass; ``str`` names the field and what it must be."""

    def __init__(self, value: object, must_be: str) -> None:
        super().__init__()
        self.path: list[str] = []
        self._what = f"is {brief(value)}; it must be {must_be}"

    def __str__(self) -> str:
        return " ".join([".".join(reversed(self.path)), self._what])


def decoder_of(hint: Any, custom: Mapping[Any, Decoder]) -> Decoder:  # noqa: ANN401
    """A function from parsed JSON to a value of the type ``hint``; raises WrongShape.

    Covers what views and events are made of: dataclasses, tuples, enums, literals, optional values
    and plain values. ``custom`` gives the decoders of other types.
    """
    if hint in custom:
        return custom[hint]
    if is_dataclass(hint) and isinstance(hint, type):
        return _decode_dataclass(hint, custom)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is tuple:
        return _decode_tuple(parts, custom)
    if origin in (UnionType, Union) and parts[1:] == (NoneType,):
        inner = decoder_of(parts[0], custom)
        return lambda value: None if value is None else inner(value)
    if origin is Literal:
        return _decode_one_of({part: part for part in parts})
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _decode_one_of({member.value: member for member in hint})
    assert hint in (int, str, bool), f"no decoder for {hint}"
    return _decode_scalar(hint)


def _scalar_type(hint: Any) -> type | None:  # noqa: ANN401
    """The type, if its values need no decoding. Checking it first saves most calls of decoders."""
    return hint if hint in (int, str, bool) else None


def _decode_scalar(kind: type) -> Decoder:
    names = {int: "a whole number", str: "a text", bool: "true or false"}

    def decode(value: object) -> object:
        if type(value) is not kind:
            raise WrongShape(value, names[kind])
        return value

    return decode


def _decode_one_of(known: Mapping[str, object]) -> Decoder:
    def decode(value: object) -> object:
        if not isinstance(value, str) or value not in known:
            raise WrongShape(value, f"one of {', '.join(known)}")
        return known[value]

    return decode


def _decode_tuple(parts: tuple[Any, ...], custom: Mapping[Any, Decoder]) -> Decoder:
    """``tuple[X, ...]``, or some of one type."""
    kind, item = _scalar_type(parts[0]), decoder_of(parts[0], custom)
    length = None if parts[-1] is Ellipsis else len(parts)

    def decode(value: object) -> object:
        if type(value) is not list or (length is not None and len(value) != length):
            raise WrongShape(value, "a list" if length is None else f"a list of {length}")
        return tuple([one if type(one) is kind else item(one) for one in value])

    return decode


def _decode_dataclass(kind: type, custom: Mapping[Any, Decoder]) -> Decoder:
    hints = get_type_hints(kind)
    parts = [
        (part.name, _scalar_type(hints[part.name]), decoder_of(hints[part.name], custom))
        for part in fields(kind)
    ]

    def decode(value: object) -> object:
        if type(value) is not dict:
            raise WrongShape(value, "an object")
        found, name = [], ""
        try:
            for name, scalar, decode_part in parts:
                one = value.get(name)
                found.append(one if type(one) is scalar else decode_part(one))
        except WrongShape as wrong:
            wrong.path.append(name)
            raise
        return kind(*found)

    return decode
