/** Shows changes in the page: applies them at once, then animates things from their old places. */
import { flushSync } from 'svelte';

import type { Stage } from '../game/moves';
import { prefs, reducedMotion, type Speed } from '../prefs.svelte';
import { play, soundOf } from '../sounds';
import { pause } from '../ui/pause';
import type { GameEvent } from '../wire/types';
import { animate, lift, othersPace, OWN_PACE, snapshot } from './animate';
import { hover } from './hover';

/** How much longer than normal a move of another takes. */
export const SLOWNESS: Record<Speed, number> = { slow: 1.9, normal: 1, fast: 0.45, instant: 0 };
/** How long the table rests before the next move. */
const REST_MS = 260;
/** No movement takes longer; a hidden tab never says that it ended. */
const LONGEST_MS = 6000;

/** Plays only for people who turned it on, and only for what they see. */
function sound(events: readonly GameEvent[]): void {
  const heard = prefs.cardSounds && !document.hidden ? soundOf(events) : null;
  if (heard) play(heard);
}

export class PageStage implements Stage {
  root: HTMLElement | null = null;
  private endBeat: (() => void) | null = null;

  show(events: readonly GameEvent[], change: () => void): void {
    const before = this.root && !reducedMotion() ? snapshot(this.root) : null;
    hover.settle();
    flushSync(change);
    if (this.root && before) animate(this.root, before, events, OWN_PACE);
    sound(events);
  }

  async beat(events: readonly GameEvent[], change: () => void): Promise<void> {
    const { root } = this;
    const slowness = reducedMotion() ? 0 : SLOWNESS[prefs.speed];
    if (!root || !slowness) {
      hover.settle();
      flushSync(change);
      sound(events);
      return;
    }
    let skipped = false;
    const skip = new Promise<void>((done) => {
      this.endBeat = () => {
        skipped = true;
        done();
      };
    });
    const lifted = lift(root, events, slowness);
    await Promise.race([lifted.up, skip, pause(LONGEST_MS)]);
    const before = snapshot(root);
    lifted.end();
    hover.settle();
    flushSync(change);
    sound(events);
    if (!skipped) {
      const moving = animate(root, before, events, othersPace(slowness));
      await Promise.race([moving.done, skip, pause(LONGEST_MS)]);
      if (skipped) moving.end();
      else await Promise.race([pause(REST_MS * slowness), skip]);
    }
    this.endBeat = null;
  }

  skip(): void {
    this.endBeat?.();
  }
}
