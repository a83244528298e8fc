"""The API's description (OpenAPI 3.1). `python -m firstgiants.server.openapi > openapi.json`"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec

from firstgiants.server import wire

if TYPE_CHECKING:
    from litestar import Litestar


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
    described["components"]["schemas"] |= schemas
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
