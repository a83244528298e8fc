/** Bots by character, in the reader's words where the catalog has them. */
import { i18n, t } from './i18n/index.svelte';
import type { BotInfo } from './wire/types';

export function botName(bot: BotInfo): string {
  const id = `bot-${bot.id}`;
  return i18n.has(id) ? t(id) : bot.name;
}

export function botCharacter(bot: BotInfo): string {
  const id = `bot-${bot.id}-is`;
  return i18n.has(id) ? t(id) : bot.character;
}
