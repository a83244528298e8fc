/** Bots by character, in the reader's words where the catalog has them. */
import { portraits } from 'virtual:pictures';

import { i18n, t } from './i18n/index.svelte';
import { api } from './wire/api';
import type { BotInfo, SeatInfo } from './wire/types';

/** The levels, weakest first; used until the server's list arrives. */
export const LEVELS: readonly BotInfo[] = portraits.map((id, index) => ({
  id,
  name: id,
  character: '',
  level: index + 1,
}));

/** The server's levels. Returns LEVELS itself when unchanged, to avoid re-rendering. */
export async function levels(): Promise<readonly BotInfo[]> {
  const levels = await api.bots();
  const same =
    levels.length === LEVELS.length &&
    levels.every((level, index) => level.id === LEVELS[index]!.id);
  return same ? LEVELS : levels;
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
 * number perhaps behind; a bot with another name keeps it, and so does a person.
 */
export function shownName(bot: string | null | undefined, stored: string): string {
  if (!bot) return stored;
  const [, name, number] = /^(.*?)( \d+)?$/.exec(stored) ?? [];
  const id = `bot-${bot}`;
  return name?.toLowerCase() === bot && i18n.has(id) ? t(id) + (number ?? '') : stored;
}

/** The name on a seat in the reader's language, also for a free seat. */
export function seatName(seat: SeatInfo): string {
  return seat.kind === 'open' ? t('seat-free') : shownName(seat.bot, seat.name);
}
