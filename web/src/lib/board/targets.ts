/** Shows what choosing a target brings while the mouse is on it or it has the focus. */
import type { Attachment } from 'svelte/attachments';

import type { Board } from '../game/board.svelte';

export function sayWhatItBrings(
  board: () => Board,
  spelling: () => string | undefined,
): Attachment<HTMLElement> {
  return (anchor) => {
    const say = (): void => {
      const { selection } = board();
      selection.uninspect();
      selection.target = { spelling: spelling(), anchor };
    };
    const rest = (): void => {
      const { selection } = board();
      if (selection.target?.anchor === anchor) selection.target = null;
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') say();
    };
    anchor.addEventListener('pointerenter', enter);
    anchor.addEventListener('pointerleave', rest);
    anchor.addEventListener('focusin', say);
    anchor.addEventListener('focusout', rest);
    return () => {
      anchor.removeEventListener('pointerenter', enter);
      anchor.removeEventListener('pointerleave', rest);
      anchor.removeEventListener('focusin', say);
      anchor.removeEventListener('focusout', rest);
      rest();
    };
  };
}
