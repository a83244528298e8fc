"""The bots' own errors, below ``FirstGiantsError``:

UnknownBot      no bot or level of that name
BadBudget       a budget too small to think in
BadModel        a model file that is damaged or made for other rules
BadBot          a bot from outside that cannot be made, fails, or answers what is not legal
"""

from ..rules.errors import FirstGiantsError


class UnknownBot(FirstGiantsError):
    code = "unknown-bot"


class BadBudget(FirstGiantsError):
    code = "bad-budget"


class BadModel(FirstGiantsError):
    code = "bad-model"


class BadBot(FirstGiantsError):
    code = "bad-bot"
