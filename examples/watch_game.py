"""A game on a server as it happens: python examples/watch_game.py http://127.0.0.1:8000 TABLE

The stream resumes by itself when the connection is lost.
"""

import asyncio
import sys

from firstgiants.client import Client, Moved, Over, State


async def main(address: str, table: str) -> None:
    async with Client(address) as client:
        async for message in client.listen(table):
            match message:
                case State(table=now):
                    print(" against ".join(seat.name for seat in now.seats), flush=True)
                case Moved(seat=seat, choices=choices, view=view):
                    total = view.seats[seat - 1].total
                    print(f"{message.ply}: seat {seat} plays {', '.join(choices)} ({total} points)")
                case Over(totals=totals):
                    print("over:", *totals)
                    return
                case _:
                    pass


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:])) if len(sys.argv) == 3 else sys.exit(__doc__)
