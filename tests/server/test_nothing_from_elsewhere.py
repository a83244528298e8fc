"""No page that the server sends loads anything from another host."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.served import serving

ADDRESSES = (
    *("/", "/about", "/t/table", "/no/such/page", "/docs/api", "/docs/nothing"),
    *("/api/schema", "/api/schema/", "/api/schema/swagger", "/api/schema/redoc"),
    *("/api/schema/elements", "/api/schema/rapidoc", "/api/schema/scalar", "/api/nothing"),
)
ELSEWHERE = re.compile(r"""(?:src|href|url|import|from)\b[ =(]*["']?(?:https?:)?//[\w.-]+""")


async def test_no_answer_loads_anything_from_elsewhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        browser = served.nobody().http
        for address in ADDRESSES:
            answer = await browser.get(address, headers={"Accept": "text/html"})
            assert answer.status_code in (200, 404), address
            assert ELSEWHERE.findall(answer.text) == [], address


def test_the_search_finds_what_it_looks_for() -> None:
    assert ELSEWHERE.search('<script src="https://cdn.example/x.js">')
    assert ELSEWHERE.search("@import url(//fonts.example/css)")
    assert not ELSEWHERE.search('<script src="/assets/x.js">')
