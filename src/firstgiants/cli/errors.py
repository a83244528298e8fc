"""Errors of the command line. `main` turns each into one sentence and an exit code."""

from firstgiants.rules.errors import FirstGiantsError


class CheckFailed(FirstGiantsError):
    """A check failed: exit code 1."""

    code = "check-failed"


class BadFile(FirstGiantsError):
    code = "bad-file"
