"""The network address of a client, as limits count it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

IPV6_PREFIX = 64
"""Providers give a household, or a rented server, at least this much to itself."""


@lru_cache(maxsize=4096)
def address_of(host: str) -> str:
    """One string for all addresses that one client can choose between: IPv4 as it is, also where it
    is written as IPv6 (`::ffff:192.0.2.7`); the /64 of an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host  # a Unix socket, or a proxy's own name for a client
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), IPV6_PREFIX), strict=False))
