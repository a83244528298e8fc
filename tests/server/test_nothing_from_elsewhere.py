"""No page that the server sends loads anything from another host."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.served import serving

PAGES = ("/", "/about", "/t/table", "/no/such/page", "/docs/api", "/api/schema", "/api/schema/")
MISSING = (
    *("/docs/nothing", "/api/nothing", "/api/schema/swagger", "/api/schema/redoc"),
    *("/api/schema/elements", "/api/schema/rapidoc", "/api/schema/scalar"),
)
ELSEWHERE = re.compile(r"""(?:src|href|url|import|from)\b[ =(]*["']?(?:https?:)?//[\w.-]+""")


async def test_no_response_loads_anything_from_other_hosts(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        browser = served.nobody().http
        for address in (*PAGES, *MISSING):
            answer = await browser.get(address, headers={"Accept": "text/html"})
            assert answer.status_code == (200 if address in PAGES else 404), address
            assert ELSEWHERE.findall(answer.text) == [], address


def test_the_pattern_matches_absolute_addresses() -> None:
    assert ELSEWHERE.search('<script src="https://cdn.example/x.js">')
    assert ELSEWHERE.search("@import url(//fonts.example/css)")
    assert not ELSEWHERE.search('<script src="/assets/x.js">')
