"""The API's description, the settings and the web client's files."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, get_args

import httpx
import jsonschema
import msgspec
import pytest

from firstgiants import Game
from firstgiants.bots import LEVELS
from firstgiants.cli.main import run
from firstgiants.cli.serve import NO_FLAG, serve
from firstgiants.rules.errors import FirstGiantsError
from firstgiants.server import wire
from firstgiants.server.codes import BY_STATUS, CODES
from firstgiants.server.errors import Refusal
from firstgiants.server.settings import DEFAULTS, Settings, load_settings, setting_text
from firstgiants.server.streams.messages import view_raw
from firstgiants.server.wire import view as wire_view
from tests.server.served import description, serving


def test_the_json_of_the_rules_matches_the_wire_structs() -> None:
    game = Game.new(players=["Ada", "Bo", "Cy"], seed=11)
    while (decision := game.decision) is not None:
        for seat in (None, 1, 3):
            raw = view_raw(game, seat)
            assert raw is not None
            sent = msgspec.json.decode(raw)
            assert sent == json.loads(game.view_text(seat))
            msgspec.convert(sent, wire_view.View)
        events = game.play_text(str(decision.legal[game.ply % len(decision.legal)]))
        msgspec.convert(msgspec.json.decode(f"[{events}]"), list[wire_view.Event])


def test_the_description_is_complete() -> None:
    described = description()
    assert described["openapi"].startswith("3.1")
    schemas = described["components"]["schemas"]
    for name in ("View", "Moved", "Problem", "TableNew", "StoredGame", "SocketCommit"):
        assert name in schemas
    table = described["x-websockets"]["/api/tables/{table_id}/stream"]
    assert set(table["takes"]["discriminator"]["mapping"]) == {"commit", "preview"}
    assert {"moved", "previewed", "refused"} < set(table["sends"]["discriminator"]["mapping"])
    ids = [op["operationId"] for ops in described["paths"].values() for op in ops.values()]
    assert len(ids) == len(set(ids))
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            where = f"{method} {path}"
            assert operation.get("description"), where
            common = {"400", "401", "429", "503"} | ({"403"} if method != "get" else set())
            common |= {"413"} if "requestBody" in operation else set()
            assert common <= set(operation["responses"]), where
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    refusal = response["content"]["application/problem+json"]["example"]
                    assert msgspec.convert(refusal, wire.Problem).status == int(status), where
                for media in response.get("content", {}).values():
                    named = media["schema"].get("$ref", "").rsplit("/", 1)[-1]
                    assert "example" in media or schemas[named]["examples"], where
            if "requestBody" in operation:
                body = operation["requestBody"]["content"]["application/json"]["schema"]
                assert schemas[body["$ref"].rsplit("/", 1)[-1]]["examples"], where
    examples = {
        name: found["examples"][0] for name, found in schemas.items() if "examples" in found
    }
    deck = {"$ref": "#/components/schemas/Deck", "components": described["components"]}
    jsonschema.validate(examples.pop("Deck"), deck)
    for name, example in examples.items():
        msgspec.convert(example, getattr(wire, name))
    assert {kind.__name__ for kind in get_args(wire.TableStream)} <= set(examples)
    assert {kind.__name__ for kind in get_args(wire.LobbyStream)} <= set(examples)
    text = json.dumps(described)
    for reference in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert reference in schemas, reference


def test_every_code_is_listed_with_its_status_and_documented(root: Path) -> None:
    used = {refusal.code for refusal in _below(Refusal)}
    used |= {k.code for k in _below(FirstGiantsError) if k.__module__ == "firstgiants.rules.errors"}
    used -= {"forbidden", "wrong-state"}  # base classes whose subclasses name the code
    for path in (root / "src" / "firstgiants" / "server").rglob("*.py"):
        used |= set(re.findall(r'code="([a-z-]+)"', path.read_text(encoding="utf-8")))
    # The server neither undoes nor reads saved states, and it does not run without its packages.
    used -= {"nothing-to-undo", "bad-state", "missing-extra"}
    used |= {"table-not-open", "table-not-playing", "table-not-finished"}
    used |= set(BY_STATUS.values())
    assert used == set(CODES)
    api = (root / "docs" / "api.md").read_text(encoding="utf-8")
    for code, (status, _) in CODES.items():
        assert re.search(rf"^\| {status} \|.*`{code}`", api, re.MULTILINE), code
    for status, code in BY_STATUS.items():
        assert CODES[code][0] == status
    for refusal in _below(Refusal):
        if refusal.code in CODES:
            assert CODES[refusal.code][0] == refusal.status
    assert set(description()["x-codes"]) == set(CODES)


def _below(kind: type[Any]) -> list[type[Any]]:
    return [found for child in kind.__subclasses__() for found in (child, *_below(child))]


def test_the_web_clients_types_match_the_description(tmp_path: Path, root: Path) -> None:
    (tmp_path / "openapi.json").write_bytes(msgspec.json.encode(description()))
    written = tmp_path / "schema.ts"
    node = [sys.executable, "tools/node.py", "npm", "run", "--silent", "gen", "--"]
    subprocess.run([*node, str(tmp_path / "openapi.json"), str(written)], cwd=root, check=True)
    kept = root / "web" / "src" / "lib" / "wire" / "schema.ts"
    assert kept.read_text() == written.read_text(), "out of date; run: npm run gen"


@pytest.mark.long
async def test_schemathesis_finds_only_described_responses(tmp_path: Path) -> None:
    """Sends valid and invalid generated requests to every operation: no 5xx, no undescribed status
    or body."""

    async def _try_everything(address: str, token: str) -> None:
        process = await asyncio.create_subprocess_exec(
            str(Path(sys.executable).parent / "st"),
            "run",
            f"{address}/api/openapi.json",
            "--header=Authorization: Bearer " + token,
            "--phases=examples,coverage,fuzzing",
            "--max-examples=5",
            "--generation-deterministic",
            "--checks=not_a_server_error,status_code_conformance,content_type_conformance,"
            "response_schema_conformance",
            # Streams do not end, and a deleted person cannot continue.
            "--exclude-path-regex=events$|ndjson$",
            "--exclude-operation-id=deleteMe",
            "--continue-on-failure",
            "--no-color",
            "--warnings=off",
            "--suppress-health-check=all",
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output, _ = await process.communicate()
        assert process.returncode == 0, output.decode()[-6000:]

    async with serving(tmp_path) as served:
        ada = await served.person()
        token = (await ada.ok("POST", "/api/me/tokens", {"label": "tests"}))["token"]
        await _try_everything(served.address, token)


def test_flags_override_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / "giants.toml"
    file.write_text('port = 1\ngrace_s = 7\nhost = "0.0.0.0"\n')
    environment = {"FIRSTGIANTS_PORT": "2", "FIRSTGIANTS_LIMIT_CHAT": "5,50"}
    found = load_settings({"port": 3, "redis": None}, file, environment)
    assert (found.port, found.grace_s, found.host) == (3, 7, "0.0.0.0")
    assert found.limit_chat == (5, 50)
    assert load_settings({}, file, environment).port == 2
    for bad in ({"port": 99_999}, {"prot": 1}):
        with pytest.raises(ValueError, match="settings"):
            load_settings(bad, None, {})


def test_every_setting_is_documented_and_has_a_flag(root: Path) -> None:
    hosting = (root / "docs" / "hosting.md").read_text(encoding="utf-8")
    flags = {option for flag in serve.params for option in flag.opts}
    for name in Settings.__struct_fields__:
        default = getattr(DEFAULTS, name)
        shown = "none" if default in (None, ()) else setting_text(default)
        assert f"| `{name}` | {shown} | " in hosting, name
        assert (f"--{name.replace('_', '-')}" in flags) == (name not in NO_FLAG), name
    assert hosting.count("\n| `") == len(Settings.__struct_fields__)


def test_the_default_stand_in_is_a_level() -> None:
    assert DEFAULTS.takeover_bot in {level.id for level in LEVELS}


@pytest.mark.parametrize(
    "flags",
    [
        ["--takeover-bot", "nobody"],
        ["--database", "mysql://x/y"],
        ["--redis", "nonsense"],
        ["--limit-chat", "8"],
        ["--log-level", "loud"],
        ["--port", "x"],
    ],
)
def test_invalid_settings_are_reported_in_one_sentence(
    tmp_path: Path, flags: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    quiet = ["--port", "0", "--no-open", "--database", str(tmp_path / "x.sqlite3")]
    assert run(["serve", *quiet, *flags]) == 2
    said = capsys.readouterr().err
    assert said.startswith("firstgiants: ")
    assert len(said.splitlines()) == 1


async def test_health_numbers_and_pages(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        async with httpx.AsyncClient(base_url=served.address) as client:
            assert (await client.get("/healthz")).json()["status"] == "ok"
            assert "firstgiants_appends" in (await client.get("/metrics")).text
            page = await client.get("/t/some-table")
            assert page.headers["content-type"].startswith("text/html")
            docs = await client.get("/docs/api")
            assert docs.headers["content-type"].startswith("text/html")
            assert "http" not in docs.text.replace("http-equiv", "").replace("https?", "")
            assert (await client.get("/api/nowhere")).json()["code"] == "not-found"
        served.node.listeners.shut()
        async with httpx.AsyncClient(base_url=served.address) as client:
            assert (await client.get("/healthz")).status_code == 503


async def test_a_web_client_built_elsewhere_can_be_served(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>ours")
    (web / "assets" / "a.css").write_text("a {}")

    async with (
        serving(tmp_path, web=str(web)) as served,
        httpx.AsyncClient(base_url=served.address) as client,
    ):
        assert (await client.get("/rules")).text == "<!doctype html>ours"
        assert (await client.get("/assets/a.css")).text == "a {}"


async def test_a_file_is_sent_in_the_best_encoding_that_the_client_accepts(tmp_path: Path) -> None:
    assets = tmp_path / "web" / "assets"
    assets.mkdir(parents=True)
    (assets / "a.js").write_text("a()")
    (assets / "a.js.br").write_bytes(b"pressed by the build")
    (assets / "a.js.gz").write_bytes(b"zipped by the build")
    (assets / "b.js").write_text("b()" * 1000)

    async with (
        serving(tmp_path, web=str(assets.parent)) as served,
        httpx.AsyncClient(base_url=served.address) as client,
    ):

        async def sent(name: str, accepted: str) -> tuple[str | None, bytes]:
            headers = {"Accept-Encoding": accepted}
            async with client.stream("GET", f"/assets/{name}", headers=headers) as answer:
                assert answer.headers["vary"] == "Accept-Encoding"
                body = b"".join([part async for part in answer.aiter_raw()])
                return answer.headers.get("content-encoding"), body

        assert await sent("a.js", "gzip, deflate, br") == ("br", b"pressed by the build")
        assert await sent("a.js", "gzip, br;q=0") == ("gzip", b"zipped by the build")
        assert (await sent("b.js", "gzip, br;q=0.9"))[0] == "gzip"
        assert await sent("a.js", "identity, gzip;q=0.0") == (None, b"a()")


async def test_the_prerendered_front_page_is_sent_in_the_readers_language(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "pages").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>any page")
    (web / "pages" / "stones.json").write_text(json.dumps(["<b>stone</b>"]))
    style = "a { color: red }"
    for language in ("en", "de", "zh-Hant"):
        (web / "pages" / f"front.{language}.html").write_text(
            f"front in {language} on %day%<style>{style}</style>%stone%"
        )
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    day = int(time.time()) // 86_400

    async with (
        serving(tmp_path, web=str(web)) as served,
        httpx.AsyncClient(base_url=served.address) as client,
    ):

        async def seen(path: str, accept: str, cookie: str = "") -> httpx.Response:
            return await client.get(
                path, headers={"Accept-Language": accept, "Cookie": f"fg_language={cookie}"}
            )

        front = await seen("/", "sv, de-AT;q=0.9, en;q=0.5")
        assert re.match(r"front in de on \d+<style>.*<b>stone</b>$", front.text)
        assert abs(int(front.text.split()[4].split("<")[0]) - day) <= 1
        policy = front.headers["content-security-policy"]
        assert f"style-src 'self' 'sha256-{digest}';" in policy
        assert "script-src 'self';" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert "Accept-Language, Cookie" in front.headers["vary"]
        assert (await seen("/", "zh-TW")).text.startswith("front in zh-Hant ")
        assert (await seen("/", "en;q=0.2,de;q=0.8")).text.startswith("front in de ")
        assert (await seen("/", "de", "en")).text.startswith("front in en ")
        assert (await seen("/", "xx;q=often", "../../etc")).text.startswith("front in en ")
        # Without a prerendered page, the client renders it.
        other = await seen("/", "fr")
        assert other.text == "<!doctype html>any page"
        assert "sha256" not in other.headers["content-security-policy"]
        for path in ("/rules", "/t/abc"):
            assert (await seen(path, "de")).text == "<!doctype html>any page"


def test_requests_with_unknown_fields_are_refused() -> None:
    for name in ("TableNew", "CommitRequest", "MePatch", "SignIn", "SocketCommit", "SocketPreview"):
        assert getattr(wire, name).__struct_config__.forbid_unknown_fields
