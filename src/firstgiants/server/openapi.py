"""The API's description (OpenAPI 3.1). `python -m firstgiants.server.openapi > openapi.json`"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec

from firstgiants.server import wire

if TYPE_CHECKING:
    from litestar import Litestar


SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "fg_person"},
    "token": {"type": "http", "scheme": "bearer"},
}

EXAMPLES: dict[str, dict[str, Any]] = {
    "GuestNew": {"name": "Ada"},
    "MePatch": {"name": "Ada", "prefs": {"sound": True}},
    "AccountNew": {"login": "ada", "password": "correct horse battery"},
    "SignIn": {"login": "ada", "password": "correct horse battery"},
    "TokenNew": {"label": "my bot"},
    "TableNew": {
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "curator"}],
        "title": "After dinner",
        "pace": {"kind": "live", "bank_s": 900, "increment_s": 15},
    },
    "JoinAsk": {"seat": 2},
    "FillAsk": {"bot": "curator"},
    "TakeOver": {"seat": 2, "bot": "preparator"},
    "ChatAsk": {"text": "Well dug!"},
    "ReactAsk": {"reaction": "well-played"},
    "MuteAsk": {"person": "kJ3x0aQe9L2b", "muted": True},
    "PreviewAsk": {"ply": 12, "choices": ["dig 2 tyrannosaurus"]},
    "CommitAsk": {"ply": 12, "choices": ["dig 2 tyrannosaurus"], "key": "turn-7"},
    "ContinueAsk": {"ply": 12, "seat": 1, "bot": "curator"},
    "SocketCommit": {"type": "commit", "id": 1, "ply": 12, "choices": ["reclaim"], "key": "t8"},
    "Problem": {
        "type": "/docs/api#not-your-decision",
        "title": "Conflict",
        "status": 409,
        "code": "not-your-decision",
        "detail": "Seat 2 has to decide, not seat 1.",
    },
}


def describe(app: Litestar) -> dict[str, Any]:
    """Paths as Litestar derives them from the handlers; every struct as msgspec itself reads it,
    so that the page, the generated clients and the check at the door never differ."""
    described = app.openapi_schema.to_schema()
    structs = [
        value
        for value in vars(wire).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]
    _, schemas = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    for operations in described["paths"].values():
        for operation in operations.values():
            # An answer without content has none, whatever the handler's type says.
            operation["responses"].get("204", {}).pop("content", None)
    for name, example in EXAMPLES.items():
        schemas[name]["examples"] = [example]
    described["components"]["schemas"] |= schemas
    described["components"]["securitySchemes"] = SECURITY
    described["security"] = [{}, *({name: []} for name in SECURITY)]
    return described


def main() -> None:
    from firstgiants.server.http.app import make_litestar
    from firstgiants.server.node import Node
    from firstgiants.server.settings import Settings

    app = make_litestar(Node(Settings(database="sqlite://")))
    text = msgspec.json.format(msgspec.json.encode(describe(app)), indent=1)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()
