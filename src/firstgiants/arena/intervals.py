"""Confidence intervals of shares, alone and of many at once."""

from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95


def normal_quantile(comparisons: int = 1) -> float:
    """Standard errors on each side of a 95 % interval.

    With several comparisons (Bonferroni) all intervals together are right in 95 % of the cases.
    """
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(1, comparisons))


Z: Final = normal_quantile()


def wilson(share: float, games: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval of a share, which is sensible near 0 and 1 and for few games too."""
    middle = (share + z**2 / (2 * games)) / (1 + z**2 / games)
    reach = z * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2) / (1 + z**2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
