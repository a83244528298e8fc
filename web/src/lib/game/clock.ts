/** Time left on a clock, counted from the server's last message. */
import type { Clocks } from '../wire/types';

const LOW_MS = 60_000;

export function timeLeft(
  clocks: Clocks,
  seat: number,
  now: number,
): { text: string; low: boolean } | null {
  const clock = clocks.seats.find((one) => one.seat === seat);
  if (!clock) return null;
  const spent = clocks.running === seat ? Math.max(0, now - clocks.at) : 0;
  const left = Math.max(0, clock.left_ms - spent);
  return { text: spell(left), low: left < LOW_MS };
}

export function spell(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 2 * 86_400) return `${String(Math.floor(seconds / 86_400))} d`;
  const pad = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${String(h)}:${pad(m)}:${pad(s)}` : `${String(m)}:${pad(s)}`;
}
