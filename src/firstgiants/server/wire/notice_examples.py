"""Examples of the notices' API, for its description."""

from __future__ import annotations

from typing import Any

AT = 1_790_000_000_000
_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
_SETTINGS = {
    "turn": ["push", "mail"], "reminder": ["push", "mail"], "over": ["push"],
    "challenge": ["push", "mail"], "quiet": {"begin": 1320, "end": 420},
    "zone": "Europe/Zurich", "language": "de", "mail_every_h": 3,
}  # fmt: skip
_TARGET = {
    "id": "kJ3x0aQe9L2b", "channel": "push", "name": "Firefox, Windows", "created": AT,
    "confirmed": True, "current": True, "failing": False,
}  # fmt: skip
_TABLE = {
    "id": "rM2vXq0bTzLd", "title": "After dinner", "others": ["Bo"], "pace": "days", "since": AT,
    "until": AT + 259_200_000,
}  # fmt: skip
_TABLE_NOTICES = {"table": "rM2vXq0bTzLd", "kinds": {"turn": ["mail"], "over": []}}
_BO = {"id": "Zq81mPd0fKyc", "name": "Bo", "kind": "account"}
_CHALLENGE = {
    "id": "rM2vXq0bTzLd", "title": "After dinner", "by": _BO, "pace": "live", "until": AT,
}  # fmt: skip

NOTICE_REQUESTS: dict[str, Any] = {
    "NoticeSettingsPatch": {"over": ["push"], "quiet": {"begin": 1320, "end": 420}},
    "PushNew": {
        "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "p256dh": _KEY,
        "secret": "BTBZMqHH6r4Tts7J_aSIgg",
    },
    "MailNew": {"address": "ada@example.org"},
    "WebhookNew": {"url": "https://ntfy.sh/adas-tables", "shape": "ntfy"},
    "TableNoticeKinds": {"turn": ["mail"], "over": []},
    "Looking": {"type": "looking", "table": "rM2vXq0bTzLd"},
}

NOTICE_RESPONSES: dict[str, Any] = {
    "WaitingTable": _TABLE,
    "WaitingChallenge": _CHALLENGE,
    "Waiting": {
        "type": "waiting", "n": 0, "count": 3, "seated": 3, "tables": [_TABLE],
        "challenges": [_CHALLENGE], "asks": [_BO],
    },
    "NoticeSettings": _SETTINGS,
    "NoticeTarget": _TARGET,
    "QuietHours": _SETTINGS["quiet"],
    "TableNotices": _TABLE_NOTICES,
    "Notices": {
        "settings": _SETTINGS, "targets": [_TARGET],
        "tables": [_TABLE_NOTICES], "push_key": _KEY, "mail": True,
        "webhook_hosts": ["ntfy.sh"],
    },
    "WebhookMade": {"id": "kJ3x0aQe9L2b", "secret": "Vb3Gq0…"},
    "MailLink": {"address": "a…@example.org"},
}  # fmt: skip
