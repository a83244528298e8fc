/** A wait of at least `ms` and less than twice as long, by chance: many browsers that lost the same server come back
 *  one after the other. */
export function spread(ms: number): number {
  return ms * (1 + Math.random());
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
