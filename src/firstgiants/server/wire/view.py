"""Views and events on the wire: structs derived from the dataclasses in `firstgiants.rules`.

The rules define the shape, and their writer produces the JSON. These structs only describe that
JSON, for OpenAPI and for the types of the web client: a choice is its spelling, and each event
carries its class name in the field `event`. A test decodes the written JSON as these structs.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache, reduce
from operator import or_
from types import GenericAlias, UnionType
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

import msgspec

from firstgiants import Choice
from firstgiants.rules import events, view

EVENT_TAG = "event"
"""The field that names an event's class."""


@cache
def wire_struct(shape: type, tag: str | None = None) -> type[msgspec.Struct]:
    """Make a struct with the fields of this dataclass. `tag`: the field that names its type."""
    types = get_type_hints(shape)
    return msgspec.defstruct(
        shape.__name__,
        [(field.name, _wire_type(types[field.name])) for field in fields(shape)],
        kw_only=True,
        tag_field=tag,
        tag=shape.__name__ if tag else None,
        namespace={"__doc__": shape.__doc__ if _is_written(shape) else None},
        module=__name__,
    )


def _is_written(shape: type) -> bool:
    """Whether the docstring was written by hand: dataclasses without one get their signature."""
    return not (shape.__doc__ or "").startswith(f"{shape.__name__}(")


def _wire_type(annotation: Any) -> Any:  # noqa: ANN401
    """The same type with structs for dataclasses and spellings for choices."""
    if annotation == Choice:
        return str
    if isinstance(annotation, type) and is_dataclass(annotation):
        return wire_struct(annotation)
    parts = tuple(_wire_type(part) for part in get_args(annotation))
    if get_origin(annotation) is tuple:
        return GenericAlias(tuple, parts)
    return reduce(or_, parts) if isinstance(annotation, UnionType) else annotation


if TYPE_CHECKING:
    from firstgiants.rules.events import Event
    from firstgiants.rules.view import Decision, View
else:
    View = wire_struct(view.View)
    Decision = wire_struct(view.Decision)
    Event = reduce(or_, (wire_struct(event, EVENT_TAG) for event in events.EVENT_TYPES))

__all__ = ["EVENT_TAG", "Decision", "Event", "View", "wire_struct"]
