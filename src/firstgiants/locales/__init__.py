"""Words for people: Fluent catalogs (``<language>/*.ftl``), the same files that the web app reads.

>>> from firstgiants import load_deck
>>> sentence(load_deck("founders").card("ichthyosaurus"))
'Whenever anyone takes a Marine card, gain 1 amber.'
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from firstgiants.rules.cards import Card
from firstgiants.rules.describe import Message, describe_card
from firstgiants.rules.errors import FirstGiantsError, brief, brief_list

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "it": "Italiano",
    "zh-Hant": "繁體中文",
}
"""Language tags, each with the language's name for itself."""

BETWEEN_SENTENCES: Final = {"zh-Hant": ""}

# The Chinese catalogs write a space on both sides of names and numbers, as is right for Latin ones.
# A Chinese name has none (web/src/lib/i18n/spacing.ts does the same).
_SPACE_BETWEEN_HAN: Final = re.compile(r"(?<=[\u3400-\u9fff]) (?=[\u3400-\u9fff])")


class UnknownLanguage(FirstGiantsError):
    code = "unknown-language"


class UnknownMessage(FirstGiantsError):
    code = "unknown-message"


def text(message_id: str, args: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """A message in words; UnknownMessage if the catalog lacks it or one of its arguments."""
    bundle = _bundle(language)
    if not bundle.has_message(message_id):
        raise UnknownMessage(f"The catalog {language} has no message {brief(message_id)}.")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise UnknownMessage(f"The message {brief(message_id)} in {language} has no text.")
    words, problems = bundle.format_pattern(pattern, dict(args or {}))
    if problems:
        raise UnknownMessage(
            f"The message {brief(message_id)} in {language} cannot be said: {problems[0]}."
        )
    return _SPACE_BETWEEN_HAN.sub("", str(words)) if language == "zh-Hant" else str(words)


def has(message_id: str, language: str = "en") -> bool:
    """Does the catalog of the language have this message?"""
    return bool(_bundle(language).has_message(message_id))


def say(message: Message, language: str = "en") -> str:
    """A message of the rules in words."""
    return text(message.id, message.args, language)


def sentences(card: Card, language: str = "en") -> tuple[str, ...]:
    """What the card does: one sentence an effect, in printed order."""
    return tuple(say(message, language) for message in describe_card(card))


def sentence(card: Card, language: str = "en") -> str:
    """What the card does, all its effects in a row."""
    return BETWEEN_SENTENCES.get(language, " ").join(sentences(card, language))


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # only if something is said

    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"There is no language {brief(language)} here; "
            f"there are {brief_list(tuple(LANGUAGES))}.",
            known=list(LANGUAGES),
        )
    # Isolating marks would show up as boxes in terminals; the web has them off too.
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files(__package__).joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
