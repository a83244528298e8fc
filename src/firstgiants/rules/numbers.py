"""The numbers of the rules as one value, for interfaces that show or explain them."""

from dataclasses import dataclass
from typing import Final

from ..engine import constants
from .jsonable import json_object
from .settings import SET_TOKENS, Settings


@dataclass(frozen=True, slots=True)
class RuleNumbers:
    """Each number with its section of RULES.md. The engine plays by the same constants."""

    fewest_players: int = constants.FEWEST_SEATS
    """§2.1"""
    most_players: int = constants.MAX_SEATS
    """§2.1"""
    sites: int = constants.SITES
    """Dig Sites (§1.2)."""
    cards_at_site: int = constants.CARDS_AT_SITE
    """Cards at each Dig Site (§1.2)."""
    markers: int = constants.MARKERS
    """Markers of each player (§1.4)."""
    start_amber: int = constants.START_AMBER
    """Amber of each player after set-up (§2.2)."""
    set_tokens: tuple[int, ...] = tuple(SET_TOKENS.values())
    """Set tokens in the supply, from the fewest to the most players (§2.3)."""
    reclaim_amber: int = constants.RECLAIM_AMBER
    """Amber for a reclaimed marker (§3.2)."""
    egg_cost: int = constants.EGG_COST
    """Amber to display an Egg; other cards cost their Size (§4.1)."""
    family_set_cards: int = constants.FAMILY_SET_FULL
    """Cards of a complete Family set (§4.3)."""
    size_set_cards: int = constants.SIZE_SET_FULL
    """Cards of a complete Size set (§4.3)."""
    set_token_points: int = constants.TOKEN_POINTS
    """Points of a Set token (§5.1)."""
    complete_set_token_points: int = constants.COMPLETE_TOKEN_POINTS
    """Points of each Set token of a complete set (§5.2)."""
    family_news_points: int = Settings().news_family
    """Points of a Family's News token, unless the settings say otherwise (§1.6)."""
    size_news_points: int = Settings().news_size
    """Points of a Size's News token, unless the settings say otherwise (§1.6)."""
    trade_amber: int = constants.TRADE_AMBER
    """Amber of a trade (§6.3)."""
    trade_points: int = constants.TRADE_POINTS
    """Points for a trade (§6.3)."""
    chosen_points: int = constants.CHOSEN_POINTS
    """Points instead of a display, for effects that offer both (§6.3)."""

    def to_json(self) -> dict[str, object]:
        return json_object(self)


RULE_NUMBERS: Final = RuleNumbers()
