/** Chat that others wrote since the page was opened, and how much of it the person has seen. */
import type { ChatLine } from '../game/session.svelte';

export class Unread {
  /** Whether the chat is on the screen. */
  inSight = $state(false);
  private opened = $state<number | null>(null);
  private seen = $state(0);

  constructor(
    private readonly lines: () => readonly ChatLine[],
    private readonly me: () => string | undefined,
  ) {}

  /** The table came with everything up to message `n`; only what comes later is new. */
  open(n: number): void {
    this.opened ??= n;
  }

  /** Everything so far counts as seen, if the chat is on the screen. */
  markSeen(): void {
    if (this.inSight) this.seen = this.lines().at(-1)?.n ?? 0;
  }

  /** New messages of other people. */
  private get fromOthers(): ChatLine[] {
    const { opened } = this;
    if (opened === null) return [];
    return this.lines().filter((line) => line.n > opened && line.person !== this.me());
  }

  get count(): number {
    return this.fromOthers.filter((line) => line.n > this.seen).length;
  }

  get latest(): { line: ChatLine; unseen: boolean } | null {
    const line = this.fromOthers.at(-1);
    return line ? { line, unseen: line.n > this.seen } : null;
  }
}

/** Reports to `unread` whether the element is on the screen. */
export function watchSight(unread: Unread): (element: HTMLElement) => () => void {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => (unread.inSight = entries.at(-1)!.isIntersecting),
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      unread.inSight = false;
    };
  };
}
