"""The numbers of the rules, and the codes behind the rulebook's words (RULES.md)."""

from typing import Final

NONE: Final = -1  # no card, no seat, no kind

FEWEST_SEATS: Final = 2
MAX_SEATS: Final = 5
SITES: Final = 4
CARDS_AT_SITE: Final = 2
SLOTS: Final = SITES * CARDS_AT_SITE  # §1.2
MARKERS: Final = 4  # of each player (§1.4)
START_AMBER: Final = 2  # of each player (§2.2)
SET_TOKENS_BY_SEATS: Final = (0, 0, 14, 20, 24, 24)  # in the supply (§2.3)
FAMILIES: Final = 5

# A kind is one Family or one Size (§5.3): 0–4 the Families, 5–7 the Sizes small, medium, large.
KINDS: Final = 8
SIZE_KIND: Final = 4  # kind of a Size set = SIZE_KIND + Size
NEW_FAMILY: Final = 8  # as a condition: a Family not yet in your Study (§6.2)

EGG: Final = 0  # as a Size
EGG_COST: Final = 2  # §4.1
HIGHEST_COST: Final = 3
FAMILY_SET_FULL: Final = 3  # cards of a complete set (§4.3)
SIZE_SET_FULL: Final = 5
TOKEN_POINTS: Final = 2  # of a Set token (§5.1)
COMPLETE_TOKEN_POINTS: Final = 3  # of each in a complete set (§5.2)
FAMILY_NEWS_POINTS: Final = 3  # unless the settings say otherwise (§1.6)
SIZE_NEWS_POINTS: Final = 5
RECLAIM_AMBER: Final = 1  # for a marker (§3.2)
TRADE_AMBER: Final = 3  # §6.3
TRADE_POINTS: Final = 2
CHOSEN_POINTS: Final = 1  # of "display or point" (§6.3)

# What an effect does (§6.3). The two gains come first: they need no choice (§6.9).
DO_AMBER: Final = 0
DO_POINTS: Final = 1
LAST_GAIN: Final = DO_POINTS
DO_DISPLAY: Final = 2
DO_DISPLAY_FREE: Final = 3
DO_DISPLAY_TWO_DIFFERENT: Final = 4
DO_DISPLAY_TWO_SAME: Final = 5
DO_TRADE: Final = 6
DO_DISPLAY_OR_POINT: Final = 7

# When it applies (§6.1, §6.2).
SINGLE_USE: Final = 0
YOU_TAKE: Final = 1
ANYONE_TAKES: Final = 2

# Multipliers (§6.5): 0–4 per card of that Family.
PER_FAMILIES: Final = 5
PER_PAIRS: Final = 6
PER_NOTHING: Final = 7


# The phase, which says what the open decision is (§8).
TURN: Final = 0
RECLAIMING: Final = 1
ORDERING: Final = 2
EFFECT: Final = 3
SECOND_DISPLAY: Final = 4
OVER: Final = 5

# What triggered the end (§7.1).
NOT_ENDING: Final = 0
BY_TOKENS: Final = 1
BY_DECK: Final = 2

# The verbs of a choice (§8).
DIG: Final = 0
RECLAIM: Final = 1
AMBER: Final = 2
SHOW: Final = 3
USE: Final = 4
TRADE: Final = 5
POINT: Final = 6
SKIP: Final = 7

# Events recorded while a choice is played, EVENT_WIDTH integers each (``State.record_event``).
TURN_STARTED: Final = 0
MARKER_PLACED: Final = 1
CARD_TAKEN: Final = 2
MARKERS_RECLAIMED: Final = 3
EFFECT_TRIGGERED: Final = 4
AMBER_GAINED: Final = 5
POINTS_GAINED: Final = 6
AMBER_SPENT: Final = 7
EFFECT_BEGUN: Final = 8
EFFECT_DECLINED: Final = 9
EFFECT_LOST: Final = 10
EFFECT_DROPPED: Final = 11
FOSSIL_DISPLAYED: Final = 12
SET_STARTED: Final = 13
SET_EXPANDED: Final = 14
SET_TOKEN_TAKEN: Final = 15
SET_COMPLETED: Final = 16
NEWS_TAKEN: Final = 17
NEWS_STOLEN: Final = 18
NEWS_SECURED: Final = 19
SITE_REFILLED: Final = 20
DECK_TOP_TURNED: Final = 21
END_TRIGGERED: Final = 22
GAME_ENDED: Final = 23
EVENT_WIDTH: Final = 5
