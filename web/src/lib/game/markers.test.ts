import { expect, it } from 'vitest';

import type { View } from '../wire/types';
import { placeMarkers } from './markers';

const view = (...sites: number[]): View =>
  ({ seats: [{ seat: 1, markers: sites }] }) as unknown as View;

it('lets a marker keep its name while others come and go', () => {
  const first = placeMarkers(new Map(), view(3));
  expect(first.get(1)).toEqual([3, null, null, null]);
  const second = placeMarkers(first, view(1, 3));
  expect(second.get(1)).toEqual([3, 1, null, null]);
  expect(placeMarkers(second, view()).get(1)).toEqual([null, null, null, null]);
});
