"""Whether a message goes to a target: by its kind, and by what the person wants at the table."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from firstgiants.server.notices.decide import (
    Decision,
    Drop,
    Notice,
    Recipient,
    Send,
    TableNow,
    Wait,
    decide,
)
from firstgiants.server.notices.schedule import DAY_MS, DEFAULTS
from firstgiants.server.notices.work import changed
from firstgiants.server.wire.notices import Channel, TableNoticeKinds
from tests.server.table_states import ADA, DAYS, NOW, two_playing

KINDS = ("turn", "reminder", "over")
LATE = NOW + int(1.8 * DAY_MS)
"""In the last quarter of the time, when a reminder comes."""


def decided(
    kind: str, channel: Channel, general: dict[str, list[Channel]], own: TableNoticeKinds
) -> Decision:
    """About a message to Ada, whose turn it is."""
    settings = changed(msgspec.structs.replace(DEFAULTS, **general), own)
    to = Recipient(ADA.id, channel, settings, sent=0, mails=0, last_sent=0)
    state = two_playing(pace=DAYS)
    now = LATE if kind == "reminder" else NOW
    notice = Notice(table_id=state.id, kind=kind, n=1, due=now, tries=0, unsure=0)
    return decide(notice, to, TableNow(state.row, state.seats), now, [])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("general", "own", "goes"),
    [
        (["push"], UNSET, True),
        (["mail"], UNSET, False),
        ([], ["push"], True),
        (["mail"], ["mail", "push"], True),
        (["push"], [], False),
        (["push"], ["mail"], False),
    ],
)
def test_what_a_person_wants_at_a_table_stands_in_for_their_settings(
    kind: str, general: list[Channel], own: list[Channel] | UnsetType, goes: bool
) -> None:
    # The other kinds say the opposite, and change nothing.
    wrong: list[Channel] = [] if goes else ["push"]
    there = TableNoticeKinds(**dict.fromkeys(KINDS, wrong) | {kind: own})
    everywhere = dict.fromkeys(KINDS, wrong) | {kind: general}
    made = decided(kind, "push", everywhere, there)
    assert isinstance(made, Send) == goes
    if not goes and kind != "turn":
        assert made == Drop()


@pytest.mark.parametrize("reminds", [True, False])
def test_a_turn_that_is_not_told_is_still_reminded_of(reminds: bool) -> None:
    own = TableNoticeKinds(turn=[], reminder=["push"] if reminds else [])
    made = decided("turn", "push", {}, own)
    assert (made.kind if isinstance(made, Wait) else None) == ("reminder" if reminds else None)
