/** Lists one table of each host in turn, newest first, so that a host with many tables cannot hide the others. */
import type { Table } from '../wire/types';

type Listed = Pick<Table, 'id' | 'created' | 'host'>;

export function fairOrder<T extends Listed>(tables: readonly T[]): T[] {
  const turns = new Map<string, number>();
  return [...tables]
    .sort(newestFirst)
    .map((table) => {
      const host = table.host?.id ?? '';
      const turn = turns.get(host) ?? 0;
      turns.set(host, turn + 1);
      return { table, turn };
    })
    .sort((a, b) => a.turn - b.turn || newestFirst(a.table, b.table))
    .map(({ table }) => table);
}

function newestFirst(a: Listed, b: Listed): number {
  return b.created - a.created || (a.id < b.id ? -1 : 1);
}
