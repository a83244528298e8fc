"""The numbers behind the rulebook's words (RULES.md §1, §3, §6, §8)."""

from typing import Final

NONE: Final = -1  # no card, no seat, no kind

FEWEST_SEATS: Final = 2
MAX_SEATS: Final = 5
SITES: Final = 4
SLOTS: Final = 8  # two cards at each of four Dig Sites (§1.2)
MARKERS: Final = 4  # of each player (§1.4)
START_AMBER: Final = 2  # of each player (§2.2)
SET_TOKENS_BY_SEATS: Final = (0, 0, 14, 20, 24, 24)  # in the supply (§2.3)
FAMILIES: Final = 5

# A kind is one Family or one Size (§5.3): 0–4 the Families, 5–7 the Sizes small, medium, large.
KINDS: Final = 8
SIZE_KIND: Final = 4  # kind of a Size set = SIZE_KIND + Size
NEW_FAMILY: Final = 8  # as a condition: a Family not yet in your Study (§6.2)

EGG: Final = 0  # as a Size
EGG_COST: Final = 2
FAMILY_SET_FULL: Final = 3
SIZE_SET_FULL: Final = 5

# What an effect does (§6.3). The two gains come first: they are applied unasked (§6.9).
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

TRADE_AMBER: Final = 3
TRADE_POINTS: Final = 2
TOKEN_POINTS: Final = 2
COMPLETE_TOKEN_POINTS: Final = 3

# The open question (§8).
TURN: Final = 0
RECLAIMING: Final = 1
ORDERING: Final = 2
EFFECT: Final = 3
SECOND_DISPLAY: Final = 4
OVER: Final = 5

# What brought the end (§7.1).
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

# Facts told while a choice is played, one row of TOLD_WIDTH integers each (see ``State.tell``).
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
TOLD_WIDTH: Final = 5
