"""Signing in to the admin page, and the check of every request to it.

The admin page has a separate cookie, `fg_admin`, which browsers send to `/api/admin` only and
never with another site's request. A person's session or token opens nothing here.
"""

from __future__ import annotations

import logging

from litestar.datastructures import Cookie

from firstgiants.server.admin.access import SESSION_HOURS, Admin
from firstgiants.server.errors import Forbidden
from firstgiants.server.http.address import address_of
from firstgiants.server.http.auth import SECURE_PREFIX, Auth, cookie_in
from firstgiants.server.http.responses import AnyRequest
from firstgiants.server.store import schema
from firstgiants.server.wire.admin import AdminSignIn

log = logging.getLogger(__name__)

COOKIE = "fg_admin"
PATH = "/api/admin"


def _address(request: AnyRequest) -> str:
    client = request.scope.get("client")
    return address_of(client[0]) if client else "unknown"


def _refused() -> Forbidden:
    return Forbidden("Only for admins of this server: sign in at /admin.", code="not-admin")


async def require_admin(request: AnyRequest, auth: Auth) -> Admin:
    """The admin who sent this request. Refuses everybody else, with the same words."""
    address = _address(request)
    await auth.limits.spend(address, "reads")
    cookie = cookie_in(request.scope, COOKIE)
    admin = await auth.node.admin_access.find(cookie, address) if cookie else None
    if admin is None:
        raise _refused()
    return admin


async def sign_in(request: AnyRequest, auth: Auth, data: AdminSignIn) -> tuple[Admin, str]:
    """Check the secret, or the password of an account with the role; open a session. Limited like
    passwords: a few attempts for each address, then the wait doubles."""
    address = _address(request)
    guesses = f"admin:{address}"
    await auth.limits.spend(address, "sign_in")
    await auth.limits.attempt(guesses)
    person_id: str | None = None
    if data.secret is not None:
        if not auth.node.admin_access.knows(data.secret):
            log.warning("admin: wrong secret")
            raise Forbidden("That is not the secret of the settings.", code="wrong-secret")
    else:
        person_id = await _account(request, auth, data.password or "")
    await auth.limits.succeeded(guesses)
    secret = await auth.node.admin_access.open(person_id)
    admin = await auth.node.admin_access.find(secret, address)
    if admin is None:  # the role was taken away in this moment
        raise _refused()
    await auth.node.audit.write(admin, "sign-in")
    return admin, secret


async def _account(request: AnyRequest, auth: Auth, password: str) -> str:
    """The id of the caller's account, if it has the role and this is its password."""
    caller = await auth.identify(request.scope)
    me, _ = caller.me, caller.session
    if me.login is None or not await auth.node.admin_access.is_admin(me.id):
        raise _refused()
    guesses = f"password:{me.id}"
    await auth.limits.attempt(guesses)
    p = schema.people
    hashed = await auth.node.database.read(
        lambda c: c.execute(
            p.select().with_only_columns(p.c.password).where(p.c.id == me.id)
        ).scalar()
    )
    if not await auth.node.passwords.verify(hashed, password, known=True):
        log.warning("admin: wrong password")
        raise Forbidden("The password is not right.", code="wrong-old-password")
    await auth.limits.succeeded(guesses)
    return me.id


def admin_cookies(auth: Auth, secret: str | None) -> list[Cookie]:
    """Set the admin's cookie; None removes it."""
    template = Cookie(key=COOKIE, path=PATH, max_age=SESSION_HOURS * 3600, samesite="strict")
    return auth.secret_cookies(template, SECURE_PREFIX, secret)
