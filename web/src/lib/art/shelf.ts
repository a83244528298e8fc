/**
 * Pictures drawn on an earlier visit, kept by this browser (IndexedDB): whoever comes again finds the cards drawn.
 * The page reads, the drawing office writes. Without it, or when it fails, everything is drawn as on a first visit.
 */
const NAME = 'fg-pictures';
const STORE = 'pictures';
/** Several tables' worth. Then it is emptied: what is seen now is soon there again. */
const MOST = 250;
/** Nobody waits longer for it than drawing a few cards takes. */
const PATIENCE_MS = 300;

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('IndexedDB'));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answer(request);
}

/** `version` names the office that drew: another one's pictures are not the same. */
export class Shelf {
  private known: Promise<{ base: IDBDatabase; keys: Set<string> } | null> | null = null;

  constructor(private readonly version: string) {}

  private name(key: string): string {
    return `${this.version} ${key}`;
  }

  /** Which pictures there are; asked once. */
  private look(): NonNullable<typeof this.known> {
    const looking = async (): Promise<{ base: IDBDatabase; keys: Set<string> }> => {
      const base = await open();
      const keys = await answer(base.transaction(STORE).objectStore(STORE).getAllKeys());
      return { base, keys: new Set(keys as string[]) };
    };
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS));
    return (this.known ??= Promise.race([looking(), late]).catch(() => null));
  }

  async find(keys: readonly string[]): Promise<Map<string, Blob>> {
    const found = new Map<string, Blob>();
    const shelf = await this.look();
    const there = keys.filter((key) => shelf?.keys.has(this.name(key)));
    if (!shelf || there.length === 0) return found;
    try {
      const store = shelf.base.transaction(STORE).objectStore(STORE);
      await Promise.all(
        there.map(async (key) => {
          const bytes = await answer(store.get(this.name(key)) as IDBRequest<ArrayBuffer>);
          if (bytes) found.set(key, new Blob([bytes], { type: 'image/png' }));
        }),
      );
    } catch {
      // Emptied or locked meanwhile: what is missing is drawn.
    }
    return found;
  }

  async keep(pictures: ReadonlyMap<string, Blob>): Promise<void> {
    const bytes = await Promise.all(
      [...pictures].map(async ([key, file]) => [key, await file.arrayBuffer()] as const),
    );
    const base = await open();
    const store = base.transaction(STORE, 'readwrite').objectStore(STORE);
    // What other versions drew is of no use any more.
    store.delete(IDBKeyRange.upperBound(this.version));
    store.delete(IDBKeyRange.lowerBound(`${this.version}\uffff`));
    if ((await answer(store.count())) + bytes.length > MOST) store.clear();
    for (const [key, file] of bytes) store.put(file, this.name(key));
    base.close();
  }
}
