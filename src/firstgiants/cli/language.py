"""The language of a command's output: the --language option, otherwise the terminal's locale."""

import os
from collections.abc import Mapping
from typing import Final

import click

from firstgiants.locales import LANGUAGES

_TAGS: Final = {tag.partition("-")[0]: tag for tag in LANGUAGES}
"""Our language for each language code of a locale: zh is zh-Hant."""

*_SOME, _LAST = LANGUAGES

language_option = click.option(
    "--language",
    "-l",
    help=f"{', '.join(_SOME)} or {_LAST}.  [the terminal's language]",
    callback=lambda _context, _parameter, wish: wish or of_terminal(os.environ),
)


def of_terminal(environment: Mapping[str, str]) -> str:
    """The language of the locale. As in POSIX, the first variable that is set decides.

    >>> of_terminal({"LC_ALL": "", "LANG": "de_AT.UTF-8"})
    'de'
    >>> of_terminal({"LC_ALL": "C", "LANG": "de_AT.UTF-8"})
    'en'
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):
            code = locale.replace("-", "_").partition("_")[0].partition(".")[0]
            return _TAGS.get(code.lower(), "en")
    return "en"
