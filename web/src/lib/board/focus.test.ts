import { expect, it } from 'vitest';

import { nextPlace } from './focus.svelte';

const thing = (name: string, seen = true): HTMLElement =>
  ({
    isConnected: true,
    offsetWidth: seen ? 10 : 0,
    matches: () => false,
    dataset: { card: name },
  }) as unknown as HTMLElement;

function root(found: Record<string, HTMLElement[]>): ParentNode {
  return { querySelectorAll: (asked: string) => found[asked] ?? [] } as unknown as ParentNode;
}

it('follows the card that had the focus, else goes to the question that is seen', () => {
  const question = thing('ask');
  const hidden = thing('ask', false);
  const moved = thing('archelon');
  const gone = { ...thing('archelon'), isConnected: false };
  const table = root({ '[data-card="archelon"]': [moved], '.ask': [hidden, question] });
  expect(nextPlace(table, gone)).toBe(moved);
  expect(nextPlace(table, { ...thing('elasmosaurus'), isConnected: false })).toBe(question);
  expect(nextPlace(table, null)).toBe(question);
  expect(nextPlace(table, question)).toBe(question);
});
