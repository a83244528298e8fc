"""Web Push: encrypts a message for one browser (RFC 8291), and signs the request (VAPID, RFC 8292).

The push service sees who sends and to which browser, not what.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from typing import Final

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD_BYTES: Final = 4096
"""Push services take messages of one record of at most this size."""
LONGEST: Final = RECORD_BYTES - 103
"""Bytes of a message: without the header, the padding and the tag."""
SIGNED_S: Final = 12 * 3600
"""How long a signature is valid; the RFC allows a day."""


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """Raises `ValueError`."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def read_public_key(text: str) -> ec.EllipticCurvePublicKey:
    """A browser's public key. Raises `ValueError` unless it is a point of the curve."""
    raw = unb64(text)
    if len(raw) != 65:
        raise ValueError("not an uncompressed point")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)
    except UnsupportedAlgorithm as error:
        raise ValueError("not an uncompressed point") from error


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    message: bytes,
    public_key: str,
    auth: str,
    *,
    random: Callable[[int], bytes] = os.urandom,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of the request: one record of `aes128gcm` (RFC 8188). `random` and `own` are given
    only to repeat the RFC's example."""
    if len(message) > LONGEST:
        raise ValueError("the message is too long for a push service")
    theirs = read_public_key(public_key)
    mine = own or ec.generate_private_key(CURVE)
    shared = mine.exchange(ec.ECDH(), theirs)
    key_info = b"WebPush: info\0" + _point(theirs) + _point(mine.public_key())
    secret = _hkdf(unb64(auth), shared, key_info, 32)
    salt = random(16)
    key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
    point = _point(mine.public_key())
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    # The delimiter says that this is the last record; there is no padding.
    return header + AESGCM(key).encrypt(nonce, message + b"\2", None)


class Vapid:
    """This server's key for push services, the same on every node."""

    def __init__(self, secret: str, contact: str) -> None:
        """`secret`: the private key in hexadecimal. `contact`: where the push service's people can
        write to, `mailto:…` or `https:…`."""
        self._key = ec.derive_private_key(int(secret, 16), CURVE)
        self._contact = contact
        self.public = b64(_point(self._key.public_key()))

    def authorization(self, origin: str, now_ms: int) -> str:
        """The header for requests to the push service at `origin`."""
        claims = {"aud": origin, "exp": now_ms // 1000 + SIGNED_S, "sub": self._contact}
        head = b64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{b64(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
