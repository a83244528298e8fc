"""A bot on a server, for everybody who challenges it; stop it with Ctrl-C:

FIRSTGIANTS_TOKEN=fg_… python examples/online_bot.py http://127.0.0.1:8000
"""

import asyncio
import os
import sys

from firstgiants import Deck
from firstgiants.bots import Budget, make_bot
from firstgiants.client import BotRunner, Chooser, Client


def make(deck: Deck) -> Chooser:
    bot = make_bot("greedy", deck=deck)
    return lambda view, legal: bot.choose(view, legal, Budget())


async def main(address: str) -> None:
    async with Client(address, os.environ["FIRSTGIANTS_TOKEN"], patience_s=None) as client:
        print((await client.me()).name, "waits for challenges", flush=True)
        await BotRunner(client, make, accept=["challenges"], report=print).run()


if __name__ == "__main__":
    if len(sys.argv) != 2 or "FIRSTGIANTS_TOKEN" not in os.environ:
        sys.exit(__doc__)
    asyncio.run(main(sys.argv[1]))
