/** What people call the bots of a report. */
import { t } from '../../lib/i18n/index.svelte';

export function levelName(level: string): string {
  return level === 'greedy' ? t('lab-bot-greedy') : t(`bot-${level}`);
}
