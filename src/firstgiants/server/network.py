"""The addresses of this computer, as others in its network know them."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address

Address = IPv4Address | IPv6Address

ELSEWHERE = ((socket.AF_INET, "198.51.100.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses reserved for documentation. A UDP socket that connects to one shows which of this
computer's addresses the system would send from; nothing is sent."""


def lan_addresses() -> list[Address]:
    """The addresses at which other computers can reach this one, the likeliest first; IPv4 before
    IPv6, which is harder to type. Empty without a network."""
    found = dict.fromkeys((*_routed(), *_resolved()))
    usable = [
        one for one in found if not (one.is_loopback or one.is_link_local or one.is_multicast)
    ]
    return sorted((one for one in usable if not one.is_unspecified), key=lambda one: one.version)


def _routed() -> Iterator[Address]:
    """The addresses of the default routes."""
    for family, there in ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((there, 9))
                yield ip_address(probe.getsockname()[0])
        except OSError:
            continue


def _resolved() -> Iterator[Address]:
    """The addresses of the computer's own name: all it has in a network without a router."""
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        return
    for *_, where in known:
        yield ip_address(str(where[0]).partition("%")[0])


def url_of(address: Address | str, port: int) -> str:
    host = f"[{address}]" if ":" in str(address) else str(address)
    return f"http://{host}" + ("" if port == 80 else f":{port}")


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this address. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind((host, port))
        # With SO_REUSEADDR two servers may bind a port; only one of them may listen.
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def listen_everywhere(port: int) -> list[socket.socket]:
    """Sockets at every address of this computer, IPv4 and, where the system has it, IPv6. Raises
    `OSError`."""
    first = listen("0.0.0.0", port)  # noqa: S104
    try:
        return [first, listen("::", first.getsockname()[1])]
    except OSError:
        return [first]
