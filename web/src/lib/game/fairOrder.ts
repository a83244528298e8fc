/** Lists the newest table of each host, then the second newest of each, and so on. A host with many tables cannot hide the others. */
import type { Table } from '../wire/types';

type Listed = Pick<Table, 'id' | 'created' | 'host'>;

export function fairOrder<T extends Listed>(tables: readonly T[]): T[] {
  const counts = new Map<string, number>();
  return [...tables]
    .sort(newestFirst)
    .map((table) => {
      const host = table.host?.id ?? '';
      const rank = counts.get(host) ?? 0;
      counts.set(host, rank + 1);
      return { table, rank };
    })
    .sort((a, b) => a.rank - b.rank || newestFirst(a.table, b.table))
    .map(({ table }) => table);
}

function newestFirst(a: Listed, b: Listed): number {
  return b.created - a.created || (a.id < b.id ? -1 : 1);
}
