/** Who plays which seat of a game that is continued: you, a bot level, or a friend who comes by link. */
import type { SeatRequest, SeatView } from '../../lib/wire/types';

/** `me`, `open`, or the id of a bot. */
export type Player = string;

/** You on `own`; bots stay who they were, and a bot takes the place of every other person. */
export function firstPlayers(
  seats: readonly SeatView[],
  own: number,
  bots: readonly string[],
): Player[] {
  const stand = bots[Math.floor(bots.length / 2)] ?? 'open';
  return seats.map(({ seat, bot }) => {
    if (seat === own) return 'me';
    return bot && bots.includes(bot) ? bot : stand;
  });
}

/** You have one seat: the player of your new seat takes your old one. */
export function seated(players: readonly Player[], index: number, player: Player): Player[] {
  const left = player === 'me' ? players.indexOf('me') : -1;
  return players.map((one, at) => {
    if (at === index) return player;
    return at === left ? players[index]! : one;
  });
}

export function asks(players: readonly Player[]): SeatRequest[] {
  return players.map((player) =>
    player === 'me' || player === 'open' ? { kind: player } : { kind: 'bot', bot: player },
  );
}
