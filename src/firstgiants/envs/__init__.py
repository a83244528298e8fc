"""Environments for learning: thin adapters around the engine (docs/environments.md).

    firstgiants_v1    PettingZoo, all seats in turn
    single            Gymnasium, one seat against opponents: ``firstgiants/FirstGiants-v1``
    vector            Gymnasium, many games at once in the compiled engine
    openspiel         OpenSpiel: ``python_first_giants``

Importing this package registers the environment with Gymnasium, if that is installed.
"""

from importlib.util import find_spec
from typing import Final

GYMNASIUM_ID: Final = "firstgiants/FirstGiants-v1"

if find_spec("gymnasium") is not None:
    from gymnasium import register, registry

    if GYMNASIUM_ID not in registry:
        register(
            GYMNASIUM_ID,
            entry_point="firstgiants.envs.single:FirstGiantsEnv",
            vector_entry_point="firstgiants.envs.vector:FirstGiantsVectorEnv",
        )
