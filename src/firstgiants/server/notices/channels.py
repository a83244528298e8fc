"""Hands one message to one target: Web Push, webhook, mail."""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import format_datetime, parseaddr
from typing import Final, Literal
from urllib.parse import SplitResult, unquote, urlsplit

import aiosmtplib
import msgspec
from msgspec import Struct

from firstgiants.server.notices import push
from firstgiants.server.notices.outbound import Failed, Outbound, Refused, Reply
from firstgiants.server.notices.texts import Letter, Message
from firstgiants.server.settings import Settings

log = logging.getLogger(__name__)

PUSH_TTL_S: Final = 86_400
MAIL_S: Final = 20.0


class _OneLine(UnstructuredHeader, BaseHeader):
    """A header that is never folded. Python folds a long address into encoded words, which mail
    programs do not read as an address. A line may have 998 characters."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_headers = HeaderRegistry()
_headers.map_to_type("List-Unsubscribe", _OneLine)
_MAIL: Final = EmailPolicy(header_factory=_headers)


Shape = Literal["plain", "discord", "ntfy"]


class Keys(Struct, kw_only=True, omit_defaults=True):
    """What a target's `keys` holds."""

    p256dh: str = ""
    auth: str = ""
    secret: str = ""
    shape: Shape = "plain"
    device: str = ""


@dataclass(frozen=True)
class Outcome:
    """`gone`: the target takes no more messages. `sure`: whether it is known that a message which
    failed did not arrive."""

    ok: bool
    gone: bool = False
    sure: bool = True
    retry_after_s: float | None = None
    why: str = ""


OK: Final = Outcome(ok=True)


def _outcome(reply: Reply, gone: tuple[int, ...]) -> Outcome:
    if 200 <= reply.status < 300:
        return OK
    why = f"status {reply.status}"
    return Outcome(ok=False, gone=reply.status in gone, retry_after_s=reply.retry_after_s, why=why)


class Channels:
    def __init__(self, settings: Settings, outbound: Outbound) -> None:
        self._settings = settings
        self._outbound = outbound

    async def push(
        self, vapid: push.Vapid, url: str, keys: Keys, message: Message, now: int
    ) -> Outcome:
        shown = {
            "title": message.title, "body": message.body, "path": message.path,
            "tag": message.topic, "waiting": message.waiting,
        }  # fmt: skip
        try:
            to = self._outbound.check(url, self._settings.push_hosts)
            body = push.encrypt(msgspec.json.encode(shown), keys.p256dh, keys.auth)
            topic = hashlib.sha256(message.topic.encode()).hexdigest()[:32]
            headers = {
                "Authorization": vapid.authorization(to.origin, now),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(PUSH_TTL_S),
                "Urgency": "normal",
                "Topic": topic,
            }
            return _outcome(await self._outbound.post(to, body, headers), (404, 410))
        except (Refused, ValueError) as error:
            return Outcome(ok=False, gone=True, why=str(error))
        except Failed as error:
            return Outcome(ok=False, sure=not error.sent, why=str(error))

    async def webhook(self, url: str, keys: Keys, message: Message, now: int) -> Outcome:
        body, headers = webhook_request(keys, message, self._settings.public_url or "", now)
        try:
            to = self._outbound.check(url, self._settings.webhook_hosts)
            return _outcome(await self._outbound.post(to, body, headers), (404, 410))
        except Refused as error:
            return Outcome(ok=False, gone=True, why=str(error))
        except Failed as error:
            return Outcome(ok=False, sure=not error.sent, why=str(error))

    async def mail(
        self, address: str, letter: Letter, key: str, now: int, unsubscribe: str | None
    ) -> Outcome:
        """`key`: the same for a repeated mail, so that mail programs show it once."""
        settings = self._settings
        assert settings.smtp is not None
        assert settings.mail_from is not None
        mail = EmailMessage(policy=_MAIL)
        mail["From"] = settings.mail_from
        mail["To"] = address
        mail["Subject"] = letter.subject
        mail["Date"] = format_datetime(datetime.fromtimestamp(now / 1000, UTC))
        domain = parseaddr(settings.mail_from)[1].rpartition("@")[2]
        mail["Message-ID"] = f"<{hashlib.sha256(key.encode()).hexdigest()[:32]}@{domain}>"
        mail["Auto-Submitted"] = "auto-generated"
        if unsubscribe is not None:
            # RFC 8058: the mail program's own button, one request and no question.
            mail["List-Unsubscribe"] = f"<{unsubscribe}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(letter.body, cte="quoted-printable")
        parts = urlsplit(settings.smtp)
        assert parts.hostname is not None
        try:
            await aiosmtplib.send(
                mail,
                hostname=parts.hostname,
                port=parts.port,
                username=unquote(parts.username) if parts.username else None,
                password=unquote(parts.password) if parts.password else None,
                use_tls=parts.scheme == "smtps",
                # A password never goes in clear over a network.
                start_tls=True if parts.username and _is_elsewhere(parts) else None,
                timeout=MAIL_S,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            refused = all(500 <= one.code < 600 for one in error.recipients)
            return Outcome(ok=False, gone=refused, why="the address was refused")
        except (aiosmtplib.SMTPReadTimeoutError, aiosmtplib.SMTPServerDisconnected) as error:
            return Outcome(ok=False, sure=False, why=str(error))
        except (aiosmtplib.SMTPException, OSError) as error:
            return Outcome(ok=False, why=str(error))
        return OK


def _is_elsewhere(parts: SplitResult) -> bool:
    return parts.scheme == "smtp" and parts.hostname not in ("127.0.0.1", "::1", "localhost")


def webhook_request(
    keys: Keys, message: Message, site: str, now: int
) -> tuple[bytes, dict[str, str]]:
    """The body and headers. The signature covers time and body, so that neither can be changed and
    an old request cannot be sent again."""
    body, headers = _shaped(keys.shape, message, f"{site}{message.path}", now)
    stamp = str(now // 1000)
    signed = hmac.new(keys.secret.encode(), stamp.encode() + b"." + body, hashlib.sha256)
    signature = {
        "User-Agent": "FirstGiants",
        "First-Giants-Id": hashlib.sha256(message.id.encode()).hexdigest()[:32],
        "First-Giants-Time": stamp,
        "First-Giants-Signature": f"sha256={signed.hexdigest()}",
    }
    return body, headers | signature


def _shaped(shape: Shape, message: Message, link: str, now: int) -> tuple[bytes, dict[str, str]]:
    json = {"Content-Type": "application/json"}
    match shape:
        case "discord":
            content = f"**{message.title}**\n{message.body}\n{link}"
            # Nobody is pinged by a table's title.
            quiet = {"content": content, "allowed_mentions": {"parse": []}}
            return msgspec.json.encode(quiet), json
        case "ntfy":
            return message.body.encode(), {
                "Content-Type": "text/plain; charset=utf-8",
                "Title": _header(message.title),
                "Click": link,
                "Tags": "bell",
            }
        case "plain":
            ours = {
                "at": now, "kind": message.kind, "title": message.title, "body": message.body,
                "url": link,
            }  # fmt: skip
            return msgspec.json.encode(ours), json


def _header(text: str) -> str:
    """A header's value in ASCII: ntfy reads RFC 2047."""
    if text.isascii():
        return text
    return f"=?UTF-8?B?{base64.b64encode(text.encode()).decode()}?="
