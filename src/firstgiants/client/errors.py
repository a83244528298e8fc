"""What can go wrong between a client and its server, one tree:

ClientError
├── BadAddress      not the address of a server, or one that leads to another
├── BadToken        not a token
├── Refused         the server responded with a problem
├── SignedOut       the session or token was revoked
├── Unreachable     the server could not be reached for as long as the client is patient
├── BadResponse     the server sent something that this version cannot read
├── TableClosed     the table was closed before the game was over
└── NotSeated       the client plays at a table at which it has no seat
"""

from collections.abc import Mapping


class ClientError(Exception):
    """The root; ``str`` is one sentence for people."""


class BadAddress(ClientError):
    pass


class BadToken(ClientError):
    pass


class Refused(ClientError):
    """``code`` is stable; ``fields`` says which fields of the request are wrong; ``problem`` is
    the whole response."""

    def __init__(self, problem: Mapping[str, object], status: int) -> None:
        found = problem.get("fields")
        self.fields = [str(field) for field in found] if isinstance(found, list) else []
        detail = str(problem.get("detail") or f"The server refused with status {status}.")
        super().__init__(f"{detail} ({'; '.join(self.fields)})" if self.fields else detail)
        self.problem = problem
        self.code = str(problem.get("code", f"http-{status}"))
        self.status = status

    @property
    def retry_after(self) -> float | None:
        """After how many seconds the server wants to be asked again."""
        wait = self.problem.get("retry_after")
        return float(wait) if isinstance(wait, int | float) else None


class SignedOut(ClientError):
    pass


class Unreachable(ClientError):
    pass


class BadResponse(ClientError):
    pass


class TableClosed(ClientError):
    pass


class NotSeated(ClientError):
    pass
