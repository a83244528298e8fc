"""A connection between a page and its table that a test can cut."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute

STREAM = re.compile(r"/api/tables/[^/]+/stream")
EVENTS = re.compile(r"/api/tables/[^/]+/events")


class Cable:
    """Intercepts the sockets of a page's table. Create it before the table is opened."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.cut_at_commit = ""
        """Cut the cable at the next commit, "before" or "after" the server gets it."""
        self._page = page
        self._routes: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket(STREAM, self._opened)

    def cut(self) -> None:
        """Cut all connections, by socket and by HTTP stream."""
        self.is_cut = True
        self._page.route(EVENTS, lambda route: route.abort())
        self._hang_up()

    def _hang_up(self) -> None:
        for browser, server in self._routes:
            server.close()
            browser.close()
        self._routes.clear()

    def _opened(self, browser: WebSocketRoute) -> None:
        if self.is_cut:
            browser.close()
            return
        server = browser.connect_to_server()
        self._routes.append((browser, server))
        silent = False

        def asked(text: str | bytes) -> None:
            nonlocal silent
            is_commit = json.loads(text)["type"] == "commit"
            when = self.cut_at_commit if is_commit else ""
            if when:
                self.cut_at_commit = ""
                silent = True
            if when != "before":
                server.send(text)
            if when == "before":
                self._hang_up()

        def on_answer(text: str | bytes) -> None:
            if not silent:
                browser.send(text)
            elif json.loads(text)["type"] == "moved":
                self._hang_up()

        browser.on_message(asked)
        server.on_message(on_answer)
