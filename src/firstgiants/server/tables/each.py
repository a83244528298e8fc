"""Background work at many tables."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable

from firstgiants.server.store import Unavailable

log = logging.getLogger(__name__)


async def at_each_table(
    job: str, tables: Iterable[str], work: Callable[[str], Awaitable[object]]
) -> None:
    """Do the work at each of these tables. One that cannot be read or changed is logged, and does
    not keep the others from their turn."""
    for table_id in tables:
        try:
            await work(table_id)
        except Unavailable:
            raise
        except Exception:
            log.exception("%s: failed at a table", job, extra={"table": table_id})
