"""A message from the server to a notification, in a real browser. Only the push service of the
browser's maker is missing here: a local server takes its place, and DevTools hand its message to
the worker.

The page itself makes the keys and decrypts the message with the browser's cryptography, which
shares no code with ours.
"""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.receivers import MailBox, mail_server

from .conftest import PATIENCE_MS, LiveServer
from .pages import go, wait_until

SUBSCRIBE = """async (endpoint) => {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  window.keys = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  window.auth = crypto.getRandomValues(new Uint8Array(16));
  window.point = new Uint8Array(await crypto.subtle.exportKey('raw', window.keys.publicKey));
  const text = (bytes) => btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const body = { endpoint, p256dh: text(window.point), secret: text(window.auth) };
  const answer = await fetch('/api/me/notices/push', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}"""

DECRYPT = """async (numbers) => {
  // RFC 8291 and RFC 8188 with the browser's own HKDF and AES.
  const body = new Uint8Array(numbers), utf8 = new TextEncoder();
  const join = (...parts) => new Uint8Array(parts.flatMap((part) => [...part]));
  const salt = body.slice(0, 16), sender = body.slice(21, 21 + body[20]);
  const hkdf = async (secret, salt, info, length) => {
    const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
    const how = { name: 'HKDF', hash: 'SHA-256', salt, info };
    return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8));
  };
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const theirs = await crypto.subtle.importKey('raw', sender, curve, false, []);
  const whose = { name: 'ECDH', public: theirs };
  const shared = await crypto.subtle.deriveBits(whose, window.keys.privateKey, 256);
  const info = join(utf8.encode('WebPush: info\\0'), window.point, sender);
  const secret = await hkdf(shared, window.auth, info, 32);
  const key = await hkdf(secret, salt, utf8.encode('Content-Encoding: aes128gcm\\0'), 16);
  const iv = await hkdf(secret, salt, utf8.encode('Content-Encoding: nonce\\0'), 12);
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const sealed = body.slice(21 + body[20]);
  const open = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed));
  const end = open.lastIndexOf(2);
  return new TextDecoder().decode(open.slice(0, end));
}"""

COUNT = """if ('Notification' in window) {
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => {
    sessionStorage.asked = Number(sessionStorage.asked ?? 0) + 1;
    return ask();
  };
}"""

TEST = """async (id) => {
  await fetch(`/api/me/notices/targets/${id}/test`, { method: 'POST' });
}"""

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
}"""


PAGES = """async () => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map((one) => new URL(one.url).pathname);
}"""


# Counts the notifications on the screen. DevTools keep the worker alive, and with it the count.
NOTE_SHOWN = """() => {
  if (self.shown === undefined) {
    self.shown = 0;
    const show = self.registration.showNotification.bind(self.registration);
    self.registration.showNotification = async (...asked) => {
      await show(...asked);
      self.shown += 1;
    };
  }
  return self.shown;
}"""

CLOSE = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (const shown of await worker.getNotifications()) shown.close();
}"""


@contextmanager
def push_service() -> Iterator[tuple[str, Queue[bytes]]]:
    """A local push service: its address, and the messages that it got."""
    got: Queue[bytes] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/push/1", got
        server.shutdown()


@pytest.fixture
def page(whole_chromium: Browser, tmp_path: Path) -> Iterator[Page]:
    """A page of a server that may send to this computer."""
    open_for_tests = {"push_hosts": "127.0.0.1", "notice_networks": "127.0.0.0/8"}
    server = LiveServer(tmp_path, bot_processes="0", **open_for_tests)
    context = whole_chromium.new_context(locale="en")
    context.grant_permissions(["notifications"], origin=server.address)
    context.add_init_script(COUNT)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(server.address)
    yield page
    context.close()
    server.stop()


def deliver(page: Page, message: str) -> None:
    """What the browser does when a message comes from its push service."""
    devtools = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    wait_until(page, lambda: bool(known))
    origin = "/".join(page.url.split("/")[:3])
    to = {"origin": origin, "registrationId": known[-1]["registrationId"]}
    devtools.send("ServiceWorker.deliverPushMessage", {**to, "data": message})
    devtools.detach()


def wait_until_left(page: Page, path: str) -> None:
    """Until the browser has put away the page that was shown before."""
    [worker] = page.context.service_workers
    wait_until(page, lambda: path not in worker.evaluate(PAGES))


def notifications(page: Page, message: dict[str, str]) -> list[dict[str, str]]:
    """All notifications in sight once this message is one of them.

    The worker tells when it is. The list must not be asked for before: Chromium stores a
    notification and then shows it, and a test that reads the list in between deletes it there
    (`DoReadAllNotificationDataForServiceWorkerRegistration` takes what is stored and not on the
    screen for a notification that was closed).
    """
    [worker] = page.context.service_workers
    before = worker.evaluate(NOTE_SHOWN)
    deliver(page, json.dumps(message))
    wait_until(page, lambda: bool(worker.evaluate("() => self.shown") > before))
    shown: list[dict[str, str]] = page.evaluate(SHOWN)
    return shown


def test_a_message_of_the_server_becomes_a_notification(page: Page) -> None:
    assert page.evaluate("() => Notification.permission") == "granted"
    for path in ("/rules", "/friends", "/me#notices"):
        go(page, path)
    page.get_by_role("button", name="Turn on here").wait_for()
    assert page.evaluate("() => sessionStorage.asked") is None  # never without a click
    page.get_by_role("button", name="Turn on here").click()
    # The real subscription fails as in a browser without a push service, and the page says so.
    page.get_by_text("The push service of this browser does not answer").wait_for()
    assert page.evaluate("() => sessionStorage.asked") == "1"
    with push_service() as (endpoint, got):
        page.evaluate(SUBSCRIBE, endpoint)
        known = page.evaluate("async () => (await fetch('/api/me/notices')).json()")
        target = known["targets"][0]["id"]
        page.evaluate(TEST, target)
        message = page.evaluate(DECRYPT, list(got.get(timeout=PATIENCE_MS / 1000)))
    said = json.loads(message)
    assert (said["title"], said["path"]) == ("It works", "/me")

    # The page that the message leads to is in sight: no notification about it. The worker takes
    # messages in turn, so it is done with this one when the next one, about another page, shows.
    deliver(page, message)
    other = said | {"title": "Elsewhere", "path": "/rules", "tag": "elsewhere"}
    assert [one["title"] for one in notifications(page, other)] == ["Elsewhere"]
    page.evaluate(CLOSE)
    go(page, "/rules")
    wait_until_left(page, "/me")
    shown = {"title": "It works", "body": "First Giants can reach you here.", "path": "/me"}
    assert notifications(page, said) == [shown]
    # A later message about the same takes its place.
    assert notifications(page, said | {"body": "Again."}) == [shown | {"body": "Again."}]


@contextmanager
def mailing() -> Iterator[tuple[MailBox, dict[str, str]]]:
    """A mail server in a thread, and the settings with which the game's server uses it."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = mail_server()
    yield asyncio.run_coroutine_threadsafe(server.__aenter__(), loop).result()
    asyncio.run_coroutine_threadsafe(server.__aexit__(None, None, None), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def test_a_page_without_encryption_says_why_and_mail_is_confirmed_by_its_link(
    chromium: Browser, tmp_path: Path
) -> None:
    with mailing() as (box, smtp):
        server = LiveServer(tmp_path, bot_processes="0", public_url="http://friends.test", **smtp)
        context = chromium.new_context(locale="en")
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto(f"http://friends.test:{server.port}/me#notices")
        page.get_by_text("Browsers allow notifications only on secure pages (https).").wait_for()
        assert page.get_by_role("button", name="Turn on here").count() == 0
        page.get_by_label("Your mail address").fill("ada@example.org")
        page.get_by_role("button", name="Send me a link").click()
        page.get_by_text("not confirmed yet").wait_for()
        link = re.search(r"http://friends\.test(/mail/confirm/\S+)", box.mails[0].get_content())
        assert link is not None
        page.goto(f"http://friends.test:{server.port}{link[1]}")
        page.get_by_role("button", name="Confirm").click()
        page.get_by_text("Done. Mails go to a…@example.org from now on.").wait_for()
        context.close()
        server.stop()
