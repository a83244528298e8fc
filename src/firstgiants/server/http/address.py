"""The client addresses that limits count by."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

IPV6_PREFIX = 64
"""Providers give each household or rented server at least a /64."""


@lru_cache(maxsize=4096)
def address_of(host: str) -> str:
    """Map all addresses that one client can choose from to one string: an IPv4 address to itself,
    also if written as IPv6 (`::ffff:192.0.2.7`), an IPv6 address to its /64."""
    try:
        address = ip_address(host)
    except ValueError:
        return host  # a Unix socket, or a proxy's own name for a client
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), IPV6_PREFIX), strict=False))
