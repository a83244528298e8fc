/** Shows changes in the page: applied at once, then animated from where things lay before. */
import { flushSync } from 'svelte';

import type { Stage } from '../game/moves';
import { reducedMotion } from '../prefs.svelte';
import { pause } from '../ui/pause';
import type { GameEvent } from '../wire/types';
import { animate, snapshot } from './animate';
import { hover } from './hover';

/** How long a move stays before the next one is shown. */
const BEAT_MS = 620;

export class PageStage implements Stage {
  root: HTMLElement | null = null;

  show(events: readonly GameEvent[], change: () => void): void {
    const before = this.root && !reducedMotion() ? snapshot(this.root) : null;
    hover.settle();
    flushSync(change);
    if (this.root && before) animate(this.root, before, events);
  }

  async beat(): Promise<void> {
    if (!reducedMotion()) await pause(BEAT_MS);
  }
}
