/** A random wait from `ms` to twice as long, so that browsers that lost the same server do not all reconnect at
 *  once. */
export function withJitter(ms: number): number {
  return ms * (1 + Math.random());
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
