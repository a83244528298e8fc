/** Bots by character, in the reader's words where the catalog has them. */
import { portraits } from 'virtual:pictures';

import { i18n, t } from './i18n/index.svelte';
import { api } from './wire/api';
import type { BotInfo, SeatInfo } from './wire/types';

/** The levels as they hang on the wall, weakest first; shown until the server says who is there. */
export const LEVELS: readonly BotInfo[] = portraits.map((id, index) => ({
  id,
  name: id,
  character: '',
  level: index + 1,
}));

/** Who is there, as the server says. Where it is these levels, what shows them may stay as it is. */
export async function levels(): Promise<readonly BotInfo[]> {
  const told = await api.bots();
  const same = told.length === LEVELS.length && told.every((one, at) => one.id === LEVELS[at]!.id);
  return same ? LEVELS : told;
}

export function botName(bot: BotInfo): string {
  return shownName(bot.id, bot.name);
}

export function botCharacter(bot: BotInfo): string {
  const id = `bot-${bot.id}-is`;
  return i18n.has(id) ? t(id) : bot.character;
}

/**
 * What a reader calls a player. Levels are stored under their English names, which are their ids, a
 * number perhaps behind; a bot that somebody named otherwise keeps that name, and so does a person.
 */
export function shownName(bot: string | null | undefined, stored: string): string {
  if (!bot) return stored;
  const [, name, number] = /^(.*?)( \d+)?$/.exec(stored) ?? [];
  const id = `bot-${bot}`;
  return name?.toLowerCase() === bot && i18n.has(id) ? t(id) + (number ?? '') : stored;
}

/** Who sits there, as the reader calls them; a free seat says so. */
export function seatName(seat: SeatInfo): string {
  return seat.kind === 'open' ? t('seat-free') : shownName(seat.bot, seat.name);
}
