"""Requests from this server to addresses that strangers have given.

A stranger must not reach the host's own network through this server (server-side request forgery,
SSRF). So:

1. The scheme is https and the port 443, unless the host names the network (`notice_networks`).
2. The name is one that the host allows (`push_hosts`, `webhook_hosts`).
3. Every address that the name resolves to is public. Addresses that wrap another one (IPv4 in IPv6,
   NAT64, 6to4, Teredo) are refused.
4. The connection goes to the address that was checked: the name is resolved once.
5. Redirects are not followed, and the response is read only up to a limit, in limited time.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import httpcore

CONNECT_S: Final = 5.0
WHOLE_S: Final = 15.0
"""For the whole request."""
LONGEST_URL: Final = 1_000
LONGEST_RESPONSE: Final = 8_192
PORTS: Final = {"https": 443, "http": 80}

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
"""The addresses of a name, as text."""

# What `is_global` accepts though it leads elsewhere: addresses that wrap an IPv4 address, and
# addresses of routers.
_WRAPPED = tuple(
    ip_network(text)
    for text in ("::/96", "::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32",
                 "2002::/16", "fec0::/10", "192.88.99.0/24")
)  # fmt: skip


class Refused(Exception):
    """The address is not allowed. The message is a sentence for the person who gave it."""


class Failed(Exception):
    """The request failed. `sent`: whether the receiver may have got it all the same."""

    def __init__(self, text: str, *, sent: bool) -> None:
        super().__init__(text)
        self.sent = sent


@dataclass(frozen=True)
class Destination:
    """An address that passed every check that needs no network."""

    url: str
    scheme: str
    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        default = self.port == PORTS[self.scheme]
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{name}" + ("" if default else f":{self.port}")


@dataclass(frozen=True)
class Reply:
    status: int
    retry_after_s: float | None


def is_public(address: Address) -> bool:
    """Whether the address belongs to the internet, and not to this host's own networks."""
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    if isinstance(address, IPv6Address) and address.scope_id is not None:
        return False
    return not any(address in network for network in _WRAPPED if network.version == address.version)


def host_allowed(host: str, allowed: Iterable[str]) -> bool:
    """`allowed` has names, and endings that begin with a dot (".push.apple.com")."""
    return any(
        host == name or (name.startswith(".") and host.endswith(name) and host != name[1:])
        for name in (one.lower() for one in allowed)
    )


async def resolve_name(host: str, port: int) -> Sequence[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(info[4][0]) for info in found]


class Outbound:
    def __init__(self, networks: Iterable[str] = (), resolve: Resolve = resolve_name) -> None:
        """`networks`: private networks that the host has opened for notices."""
        self._networks = tuple(ip_network(text) for text in networks)
        self._resolve = resolve

    @cached_property
    def _ssl(self) -> ssl.SSLContext:
        """Made for the first message: to read the certificates takes a while."""
        return ssl.create_default_context()

    def check(self, url: str, allowed: Iterable[str]) -> Destination:
        """Raises `Refused`. Asks nobody: names are resolved when something is sent."""
        if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
            raise Refused(f"The address must have at most {LONGEST_URL} plain characters.")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refused("This is not an address.") from None
        host = (parts.hostname or "").removesuffix(".")
        if parts.scheme not in PORTS or not host or "\\" in url:
            raise Refused("The address must begin with https:// and a name.")
        if parts.username is not None or parts.password is not None or "@" in parts.netloc:
            raise Refused("The address must not hold a login or a password.")
        if not host_allowed(host, allowed):
            raise Refused(f"This server does not send messages to {host}.")
        inside = self._is_inside(host)
        if parts.scheme != "https" and not inside:
            raise Refused("The address must begin with https://.")
        port = port if port is not None else PORTS[parts.scheme]
        if port != 443 and not inside:
            raise Refused("The address must not name a port.")
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Destination(url, parts.scheme, host, port, target)

    def _is_inside(self, host: str) -> bool:
        """Whether the host is an address in one of the networks that the host has opened."""
        try:
            return self._is_open(ip_address(host))
        except ValueError:
            return False

    def _is_open(self, address: Address) -> bool:
        return any(address in one for one in self._networks if one.version == address.version)

    async def addresses(self, host: str, port: int) -> list[str]:
        """Resolve a name and check what it leads to. Raises `Refused`, or `OSError`."""
        found = [ip_address(text) for text in await self._resolve(host, port)]
        if not found:
            raise OSError("the name has no address")
        for address in found:
            if not is_public(address) and not self._is_open(address):
                raise Refused(f"{host} does not lead to a public address.")
        return [str(address) for address in found]

    async def post(self, to: Destination, body: bytes, headers: dict[str, str]) -> Reply:
        """Raises `Refused` or `Failed`."""
        backend = _CheckedBackend(self)
        try:
            async with (
                asyncio.timeout(WHOLE_S),
                httpcore.AsyncConnectionPool(
                    ssl_context=self._ssl, network_backend=backend, retries=0, http2=False
                ) as pool,
                pool.stream(
                    "POST",
                    httpcore.URL(
                        scheme=to.scheme.encode(),
                        host=to.host.encode(),
                        port=to.port,
                        target=to.target.encode(),
                    ),
                    headers=_headers(to, body, headers),
                    content=body,
                    extensions={"timeout": dict.fromkeys(("connect", "pool"), CONNECT_S)},
                ) as response,
            ):
                read = 0
                async for part in response.aiter_stream():
                    read += len(part)
                    if read > LONGEST_RESPONSE:
                        break
                return Reply(response.status, _retry_after(response.headers))
        except TimeoutError:
            raise Failed("no response in time", sent=backend.connected) from None
        except (OSError, ssl.SSLError, httpcore.ConnectError, httpcore.ConnectTimeout) as error:
            raise Failed(str(error) or type(error).__name__, sent=False) from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            text = str(error) or type(error).__name__
            raise Failed(text, sent=backend.connected) from None


class _CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to the addresses that were checked, and to nothing else."""

    def __init__(self, outbound: Outbound) -> None:
        self._outbound = outbound
        self._tcp = httpcore.AnyIOBackend()
        self.connected = False

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's signature
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        problem: Exception = OSError("the name has no address")
        for address in await self._outbound.addresses(host, port):
            try:
                stream = await self._tcp.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                problem = error
            else:
                self.connected = True
                return stream
        raise problem

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def _headers(to: Destination, body: bytes, headers: dict[str, str]) -> list[tuple[str, str]]:
    host = to.origin.partition("://")[2]
    return [*headers.items(), ("Host", host), ("Content-Length", str(len(body)))]


def _retry_after(headers: Sequence[tuple[bytes, bytes]]) -> float | None:
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit() and len(value) < 7:
            return float(value)
    return None
