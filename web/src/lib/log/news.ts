/** A News token in one sentence: its worth, who holds it, and whether it can still be stolen. */
import { t } from '../i18n/index.svelte';
import type { View } from '../wire/types';
import { nameOf } from './reasons';

export function newsSentence(view: View, news: View['news'][number]): string {
  const kind = t(`kind-${news.kind}`);
  if (news.holder === null) return t('news-free', { kind, points: news.points });
  const args = { kind, points: news.points, name: nameOf(view, news.holder), length: news.length };
  return t(news.safe ? 'news-safe' : 'news-held', args);
}
