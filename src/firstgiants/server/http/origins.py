"""Which addresses this server answers at, and which pages may send it requests.

A page of another site cannot send a request as this server's own page could: browsers name the page
in `Origin`. DNS rebinding goes around that check: the other site points its own name at this
server, so that `Origin` and `Host` agree. So a name in `Host` must be one that belongs to this
server. An IP address in `Host` is always good: nobody can point it elsewhere.
"""

from __future__ import annotations

import socket
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from firstgiants.server.settings import Settings

Headers = Mapping[bytes, bytes]


class Origins:
    def __init__(self, settings: Settings) -> None:
        public = () if settings.public_url is None else (settings.public_url,)
        self._given = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        self._public = frozenset(public)
        # A host that lists its origins has a proxy, which may write any name into `Host`.
        self._any_host = bool(settings.origins) and not settings.lan
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", own.removesuffix(".local")}
        self._names |= {urlsplit(one).hostname or "" for one in (*self._given, *public)}
        self.knows = lru_cache(maxsize=256)(self._knows)

    def _knows(self, host: bytes) -> bool:
        """Whether this server answers at this `Host`."""
        if self._any_host:
            return True
        name = _name(host.decode("latin-1").lower())
        return name in self._names or name.endswith(".localhost") or _is_address(name)

    def foreign(self, headers: Headers) -> bool:
        """Whether another site's page sent this. Programs send neither `Origin` nor
        `Sec-Fetch-Site`."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none")
        text = origin.decode("latin-1").lower()
        if text in self._public:
            return False
        if self._given:
            return text not in self._given
        host = headers.get(b"host", b"").decode("latin-1").lower()
        return text not in (f"http://{host}", f"https://{host}")


def _name(host: str) -> str:
    """Without the port, the brackets of IPv6, and the dot at the end."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
