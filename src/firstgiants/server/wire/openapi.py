"""The API's description (OpenAPI 3.1).

`python -m firstgiants.server.wire.openapi > openapi.json`
"""

from __future__ import annotations

import json
import re
import sys
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from firstgiants.locales import LANGUAGES
from firstgiants.rules.cards import FAMILIES, SIZES
from firstgiants.rules.deck_limits import STORED_DECK
from firstgiants.rules.events import EVENT_TYPES
from firstgiants.rules.numbers import RULE_NUMBERS
from firstgiants.server import wire
from firstgiants.server.codes import CODES
from firstgiants.server.http.responses import DESCRIPTIONS, PROBLEM
from firstgiants.server.wire import admin
from firstgiants.server.wire.openapi_examples import PROBLEMS, REQUESTS, TEXTS, example_responses
from firstgiants.server.wire.view import EVENT_TAG

if TYPE_CHECKING:
    from litestar import Litestar


SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "fg_person"},
    "token": {"type": "http", "scheme": "bearer"},
}

REF = "#/components/schemas/{name}"
DONE = {"200": "Done.", "201": "Created.", "204": "Done; the response has no body."}


def describe(app: Litestar, public_url: str | None = None) -> dict[str, Any]:
    """Take paths from Litestar's handlers and schemas from msgspec, which also validates requests:
    so the API page, the generated clients and the validation always agree."""
    described = app.openapi_schema.to_schema()
    structs = [
        value
        for module in (wire, admin)  # the web client's admin page uses the latter
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]
    _, schemas = msgspec.json.schema_components(structs, ref_template=REF)
    schemas["Event"] = _event_union()
    schemas |= _deck_schemas()
    schemas["Problem"]["properties"]["code"] = {"enum": sorted(CODES)}
    deck = described["paths"]["/api/decks/{deck_id}"]["get"]["responses"]["200"]["content"]
    deck["application/json"]["schema"] = {"$ref": REF.format(name="Deck")}
    examples = REQUESTS | example_responses()
    for name in schemas.keys() & examples.keys():
        schemas[name]["examples"] = [examples[name]]
    for operations in described["paths"].values():
        for method, operation in operations.items():
            _complete(method, operation, examples)
    described["components"]["schemas"] |= schemas
    described["x-constants"] = {
        "FAMILIES": [family.value for family in FAMILIES],
        "SIZES": [size.word for size in SIZES],
        "LANGUAGES": LANGUAGES,
        "RULE_NUMBERS": RULE_NUMBERS.to_json(),
        "MOST_CARDS": STORED_DECK.cards,
        "PROBLEM_CODES": sorted(CODES),
    }
    described["components"]["securitySchemes"] = SECURITY
    described["x-codes"] = {
        code: {"status": status, "meaning": meaning} for code, (status, meaning) in CODES.items()
    }
    described["x-websockets"] = _websockets()
    if public_url is not None:
        described["servers"] = [{"url": public_url}]
    described["security"] = [{}, *({name: []} for name in SECURITY)]
    return described


def _event_union() -> dict[str, Any]:
    return {
        "title": "Event",
        "description": "One fact in the past tense; `event` names its type.",
        "anyOf": [{"$ref": REF.format(name=kind.__name__)} for kind in EVENT_TYPES],
        "discriminator": {"propertyName": EVENT_TAG},
    }


def _deck_schemas() -> dict[str, Any]:
    """The schema of deck files; its parts are named `DeckCard`, `DeckEffect` and so on."""
    text = (files("firstgiants.rules") / "decks" / "deck.schema.json").read_text("utf-8")
    text = re.sub(r"#/\$defs/(\w+)", lambda part: REF.format(name=_deck_part(part[1])), text)
    deck = json.loads(text)
    parts = {_deck_part(name): part for name, part in deck.pop("$defs").items()}
    del deck["$schema"]
    return {"Deck": deck} | parts


def _deck_part(name: str) -> str:
    return f"Deck{name.capitalize()}"


def _websockets() -> dict[str, Any]:
    """The messages that each socket sends and receives, which OpenAPI cannot describe."""
    messages = (
        wire.TableStream, wire.SocketRequest, wire.LobbyStream, wire.PersonalStream, wire.Looking,
    )  # fmt: skip
    (table, request, lobby, person, looking), _ = msgspec.json.schema_components(
        messages, ref_template=REF
    )
    return {
        "/api/tables/{table_id}/stream": {"sends": table, "takes": request},
        "/api/lobby/stream": {"sends": lobby},
        "/api/me/stream": {"sends": person, "takes": looking},
    }


def _complete(method: str, operation: dict[str, Any], examples: dict[str, Any]) -> None:
    """Add what many operations have in common: the refusals of cross-site requests and of oversized
    bodies, and an example for every response."""
    responses: dict[str, Any] = operation["responses"]
    statuses = [] if method == "get" else [403]
    statuses += [413] if "requestBody" in operation else []
    for number in statuses:
        problem = {"schema": {"$ref": "#/components/schemas/Problem"}}
        refused = {"description": DESCRIPTIONS[number], "content": {PROBLEM: problem}}
        responses.setdefault(str(number), refused)
    operation["responses"] = dict(sorted(responses.items()))
    # Litestar describes content for a 204 too.
    responses.get("204", {}).pop("content", None)
    for status, response in responses.items():
        response["description"] = DONE.get(status, response["description"])
        for kind, media in response.get("content", {}).items():
            if int(status) >= 400:
                media["example"] = PROBLEMS[int(status)]
            elif kind in TEXTS:
                media["example"] = TEXTS[kind]
            elif "$ref" not in media["schema"]:
                media["example"] = _example(media["schema"], examples)


def _example(schema: dict[str, Any], examples: dict[str, Any]) -> Any:  # noqa: ANN401
    if "$ref" in schema:
        return examples.get(schema["$ref"].rsplit("/", 1)[-1])
    if schema.get("type") == "array":
        return [_example(schema["items"], examples)]
    for one in schema.get("oneOf", schema.get("anyOf", ())):
        return _example(one, examples)
    raise ValueError(f"no example for {schema}")


def main() -> None:
    from firstgiants.server.http.app import make_litestar
    from firstgiants.server.node import Node
    from firstgiants.server.settings import Settings

    app = make_litestar(Node(Settings(database="sqlite://")))
    text = msgspec.json.format(msgspec.json.encode(describe(app)), indent=1)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()
