"""Reference pages of the documentation site: Python from docstrings, HTTP from OpenAPI."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from firstgiants.server.http.app import make_litestar
from firstgiants.server.node import Node
from firstgiants.server.settings import Settings
from firstgiants.server.wire.openapi import describe

MODULES: dict[str, tuple[str, Sequence[str]]] = {
    "game": (
        "Games, choices and records",
        ("rules.game", "engine.fast_game", "rules.choices", "rules.outcome", "rules.record",
         "rules.settings", "rules.trace", "rules.numbers", "rules.errors"),
    ),
    "views": ("Views, decisions and events", ("rules.view", "rules.events")),
    "decks": (
        "Cards and decks",
        ("rules.cards", "rules.deck_reader", "rules.deck_hash", "rules.describe", "rules.shuffle"),
    ),
    "bots": ("Bots", ("bots",)),
    "client": ("The client", ("client",)),
    "envs": (
        "Environments for learning",
        ("envs", "envs.firstgiants_v1", "envs.single", "envs.vector", "envs.openspiel",
         "envs.spaces"),
    ),
    "arena": (
        "Matches, reports and datasets",
        ("arena.match", "arena.standings", "arena.simulate", "arena.report", "arena.deck_report",
         "arena.dataset"),
    ),
    "review": ("Reviews", ("review",)),
}  # fmt: skip
"""The pages of the Python reference: file, title, modules."""

NAVIGATION = {"Program": ["Python reference <reference/index>", "HTTP reference <http>"]}
"""Entries for the table of contents, by section."""

PYTHON_INTRODUCTION = """\
# Python reference

Made from the docstrings. [The Python API](../python.md) is the guide, with examples. What
`import firstgiants` gives you comes from the modules named here.

"""
HTTP_INTRODUCTION = """\
# HTTP reference

Every operation, made from the server's OpenAPI description. [The API](api.md) is the guide, with
examples. On a running server `/docs/api` shows each operation with its schemas and lets you try it;
the description for programs is at `/api/openapi.json`.
"""


def python_pages() -> dict[str, str]:
    pages = {f"reference/{name}.md": _python_page(*one) for name, one in MODULES.items()}
    entries = [f"{title} <{name}>" for name, (title, _) in MODULES.items()]
    tree = "\n".join(["```{toctree}", *entries, "```"])
    pages["reference/index.md"] = PYTHON_INTRODUCTION + tree + "\n"
    return pages


def _python_page(title: str, modules: Sequence[str]) -> str:
    parts = [f"# {title}\n"]
    for name in modules:
        module = f"firstgiants.{name}"
        parts.append(f"## {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n```\n")
    return "\n".join(parts)


def http_page() -> str:
    """Every operation of the API, by its first tag."""
    described = describe(make_litestar(Node(Settings(database="sqlite://"))))
    by_tag: dict[str, list[str]] = {}
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            tag = operation.get("tags", ["other"])[0]
            by_tag.setdefault(tag, []).append(_operation(method, path, operation))
    parts = [HTTP_INTRODUCTION]
    parts += [f"## {tag}\n\n" + "\n".join(by_tag[tag]) for tag in sorted(by_tag)]
    return "\n".join(parts)


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    parameters = [p for p in operation.get("parameters", ()) if p["in"] == "query"]
    query = ", ".join(f"`{p['name']}`" for p in parameters)
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    schema = body.get("schema", {}).get("$ref", "").rsplit("/", 1)[-1]
    lines = [f"### `{method.upper()} {path}`\n", operation.get("description", "") + "\n"]
    if query:
        lines.append(f"Query: {query}.\n")
    if schema:
        lines.append(f"Body: `{schema}`.\n")
    return textwrap.dedent("\n".join(lines))


def pages() -> dict[str, str]:
    """All pages, by their path in the site."""
    return python_pages() | {"http.md": http_page()}
