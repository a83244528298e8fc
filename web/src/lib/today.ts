/** Days since 1970. A page that the server drew names its day, so that both show the same. */
const DAY_MS = 86_400_000;

export function today(): number {
  const named = typeof document === 'undefined' ? null : document.documentElement.dataset.day;
  return named ? Number(named) : Math.floor(Date.now() / DAY_MS);
}
