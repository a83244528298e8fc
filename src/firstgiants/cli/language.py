"""The language of a command's output: the --language option, otherwise the terminal's locale."""

import os
from collections.abc import Mapping
from typing import Final

import click

_TAGS: Final = {"en": "en", "fr": "fr", "de": "de", "it": "it", "zh": "zh-Hant"}
"""Our language for each language code of a locale."""

language_option = click.option(
    "--language",
    "-l",
    help="en, fr, de, it or zh-Hant.  [the terminal's language]",
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
