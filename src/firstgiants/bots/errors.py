"""The bots' own errors, below ``FirstGiantsError``:

UnknownBot      no bot or level of that name
BadBudget       a budget too small to think in
BadModel        a model file that is damaged or made for other rules
"""

from ..rules.errors import FirstGiantsError


class UnknownBot(FirstGiantsError):
    code = "unknown-bot"


class BadBudget(FirstGiantsError):
    code = "bad-budget"


class BadModel(FirstGiantsError):
    code = "bad-model"
