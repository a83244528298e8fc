"""Bots from outside this package: ``module:Class``, and entry points of installed packages.

A name ``mypackage.mymodule:MyBot`` is imported as it stands; the current directory counts, after
everything that is installed. An installed package names its bots in the entry point group
``firstgiants.bots``. The class, or any function that returns a bot, is called with those of
``seed``, ``deck``, ``clock`` and ``model`` that it has parameters for.

Each process makes its own bots from their names, so workers and clusters need no more than the
name; on another machine the module must be importable there.
"""

import inspect
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol

from ..rules.choices import Choice
from ..rules.errors import brief, brief_list
from ..rules.view import View
from .bot import Bot, Budget
from .errors import BadBot, UnknownBot

GROUP: Final = "firstgiants.bots"
"""The entry point group in which installed packages name their bots."""


class _Chooser(Protocol):
    """What a bot from outside must be; a name is welcome."""

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice: ...


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP))}


def find_maker(name: str) -> Callable[..., object] | None:
    """What makes the bot of this name; None if the name is neither ``module:Class`` nor that of an
    installed bot."""
    if ":" not in name:
        point = installed_bots().get(name)
        if point is None:
            return None
        name = point.value
    module_name, _, attribute = name.partition(":")
    attribute = attribute.partition("[")[0].strip()  # an entry point may name extras
    if not module_name or not attribute:
        raise UnknownBot(f"{brief(name)} is no bot; a bot of your own is module:Class.", bot=name)
    module = _import(module_name)
    found: object = module
    for part in attribute.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        there = [key for key, value in vars(module).items() if _is_bot_class(value)]
        has = f"it has: {brief_list(there)}" if there else "it has no class with a method choose"
        raise UnknownBot(f"The module {module_name} has no bot {brief(attribute)}; {has}.")
    return found


def make_outside(name: str, maker: Callable[..., object], options: Mapping[str, object]) -> Bot:
    """Call ``maker`` with the options that it takes, and check that the result is a bot."""
    try:
        takes = inspect.signature(maker).parameters
    except ValueError:  # some builtins have no signature
        takes = inspect.Signature().parameters
    if options["model"] is not None and "model" not in takes:
        raise BadBot(f"The bot {name} takes no model.")
    try:
        made = maker(**{key: value for key, value in options.items() if key in takes})
    except (Exception, SystemExit) as error:
        raise BadBot(f"The bot {name} cannot be made: {_what_happened(error)}.") from error
    if not callable(getattr(made, "choose", None)):
        raise BadBot(
            f"{name} makes a {type(made).__name__}, which is no bot: a bot has a method "
            "choose(view, legal, budget)."
        )
    return OutsideBot(name, made)  # type: ignore[arg-type]


class OutsideBot:
    """A bot from outside. Its errors and illegal answers become one sentence that names it."""

    def __init__(self, name: str, bot: _Chooser) -> None:
        self._name = name
        self._bot = bot

    @property
    def name(self) -> str:
        return str(getattr(self._bot, "name", self._name))

    @property
    def note(self) -> object:
        return getattr(self._bot, "note", None)

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice:
        try:
            choice = self._bot.choose(view, legal, budget)
        except (Exception, SystemExit) as error:
            raise BadBot(f"The bot {self._name} failed: {_what_happened(error)}.") from error
        if choice not in legal:
            if str(choice) in [str(one) for one in legal]:
                raise BadBot(
                    f"The bot {self._name} answered the text {brief(choice)}; it must return the "
                    "choice itself, as it is in legal."
                )
            raise BadBot(
                f"The bot {self._name} answered {brief(choice)}; it must return one of the "
                f"choices in legal: {brief_list([str(one) for one in legal])}."
            )
        return choice


def outside_version(name: str) -> str | None:
    """A digest of the file that defines a bot from outside; None for other bots."""
    maker = find_maker(name)
    if maker is None:
        return None
    try:
        return sha256(Path(inspect.getfile(maker)).read_bytes()).hexdigest()
    except (TypeError, OSError):  # not defined in a file
        return sha256(name.encode()).hexdigest()


def _import(name: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:
        # Last, so that a file here can hide nothing that is installed.
        sys.path.append(here)
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise _broken(name, error) from error
        raise UnknownBot(
            f"There is no module {brief(name)}; it must be installed or in the current directory."
        ) from error
    except (Exception, SystemExit) as error:
        raise _broken(name, error) from error


def _broken(module: str, error: BaseException) -> BadBot:
    return BadBot(f"The module {module} cannot be imported: {_what_happened(error)}.")


def _what_happened(error: BaseException) -> str:
    """``ZeroDivisionError: division by zero (mybot.py, line 12)``."""
    text = " ".join(traceback.format_exception_only(error)[-1].split())
    if isinstance(error, SyntaxError):
        place = (error.filename, error.lineno)
    else:
        frames = traceback.extract_tb(error.__traceback__)
        place = (frames[-1].filename, frames[-1].lineno) if frames else (None, None)
    if place[0] in (None, __file__):  # our own call: the bot's arguments do not fit
        return text
    return f"{text} ({Path(str(place[0])).name}, line {place[1]})"


def _is_bot_class(value: object) -> bool:
    return isinstance(value, type) and callable(getattr(value, "choose", None))
