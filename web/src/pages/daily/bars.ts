/** Leads and days as they are shown. */
import type { DailyBar } from '../../lib/wire/types';

/** "+5", "−3" or "0". */
export function signed(lead: number): string {
  return lead > 0 ? `+${String(lead)}` : lead < 0 ? `−${String(-lead)}` : '0';
}

export interface Bucket {
  from: number;
  to: number;
  count: number;
}

const MOST_BUCKETS = 15;

/** Leads in equal steps: of one point if few, otherwise as wide as it takes. Zero begins a step. */
export function buckets(bars: readonly DailyBar[]): Bucket[] {
  if (bars.length === 0) return [];
  const leads = bars.map((bar) => bar.lead);
  const [low, high] = [Math.min(...leads), Math.max(...leads)];
  const width = Math.ceil((high - low + 1) / MOST_BUCKETS);
  const first = Math.floor(low / width);
  const found: Bucket[] = [];
  for (let step = first; step * width <= high; step++) {
    const [from, to] = [step * width, step * width + width - 1];
    const inside = bars.filter((bar) => bar.lead >= from && bar.lead <= to);
    found.push({ from, to, count: inside.reduce((sum, bar) => sum + bar.count, 0) });
  }
  return found;
}

/** "+3" or "+3 … +5". */
export function range({ from, to }: Bucket): string {
  return from === to ? signed(from) : `${signed(from)} … ${signed(to)}`;
}

/** A day, as the reader writes dates. Days are days of UTC. */
export function dayName(
  day: string,
  language: string,
  dateStyle: 'long' | 'medium' | 'full' = 'long',
): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(Date.parse(day));
}
