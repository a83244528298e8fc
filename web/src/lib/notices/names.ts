/** What a table is called in a list: its title, or who sits there. */
import { listed, t } from '../i18n/index.svelte';
import type { WaitingTable } from '../wire/types';

export function tableName(table: WaitingTable): string {
  if (table.title) return table.title;
  return table.others.length > 0 ? t('bell-with', { names: listed(table.others) }) : t('title');
}
