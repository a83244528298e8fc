/** Time left on a clock, counted from the server's last message. */
import type { Clocks } from '../wire/types';

const LOW_MS = 60_000;
const DAY = 86_400;

export function timeLeft(
  clocks: Clocks,
  seat: number,
  now: number,
  language: string,
): { text: string; low: boolean } | null {
  const clock = clocks.seats.find((one) => one.seat === seat);
  if (!clock) return null;
  const spent = clocks.running === seat ? Math.max(0, now - clocks.at) : 0;
  const left = Math.max(0, clock.left_ms - spent);
  return { text: spell(left, language), low: left < LOW_MS };
}

/** "2 days 3 hr" as the language writes it; less than a day as on a clock: "23:59:59". */
export function spell(ms: number, language: string): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= DAY) {
    const hours = Math.floor((seconds % DAY) / 3600);
    const parts = [units(language, 'day').format(Math.floor(seconds / DAY))];
    if (hours > 0) parts.push(units(language, 'hour').format(hours));
    return parts.join(' ');
  }
  const pad = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${String(h)}:${pad(m)}:${pad(s)}` : `${String(m)}:${pad(s)}`;
}

/** The browser is slow to make a format, and a clock asks every second. */
const formats = new Map<string, Intl.NumberFormat>();

function units(language: string, unit: 'day' | 'hour'): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  let format = formats.get(key);
  if (!format) {
    const unitDisplay = unit === 'day' ? 'long' : 'short';
    format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
    formats.set(key, format);
  }
  return format;
}
