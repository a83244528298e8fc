/** Times as forms have them, in the time zone of the browser. */

/** The end of a day that a date field names; null if it is empty. */
export function endOf(date: string): number | null {
  return date ? new Date(`${date}T23:59:59`).getTime() : null;
}

/** A time for a field with date and time, without seconds. */
export function forField(ms: number): string {
  const zone = new Date(ms).getTimezoneOffset() * 60_000;
  return new Date(ms - zone).toISOString().slice(0, 16);
}

export function fromField(text: string): number {
  return new Date(text).getTime();
}
