import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it, vi } from 'vitest';

import { testView } from '../game/testing';
import { lines, names, withoutMarks, segments } from '../log/log';
import type { CardData, GameEvent } from '../wire/types';
import { sentenceGap, withoutSpacesBetweenHan } from './spacing';

/** The real Chinese words. */
vi.mock('./index.svelte', () => {
  const bundle = new FluentBundle('zh-Hant', { useIsolating: false });
  for (const name of ['app', 'log']) {
    const path = new URL(
      `../../../../src/firstgiants/locales/zh-Hant/${name}.ftl`,
      import.meta.url,
    );
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
  }
  const t = (id: string, args?: Record<string, string | number>): string =>
    withoutSpacesBetweenHan(
      bundle.formatPattern(bundle.getMessage(id)!.value!, args ?? null),
      'zh-Hant',
    );
  return { i18n: { has: () => true }, t, listed: (all: string[]) => all.join('、') };
});

const cards = new Map<string, CardData>([
  ['egg', { id: 'egg', family: 'mammal', size: 'egg', effects: [] }],
  ['archelon', { id: 'archelon', name: 'Archelon', family: 'marine', size: 2, effects: [] }],
]);

function said(card: string, player: string): string {
  const view = testView(1, 1);
  const seats = view.seats.map((seat) => ({ ...seat, name: player }));
  const dug: GameEvent = { event: 'CardTaken', seat: 2, card, site: 3 };
  const [line] = lines([dug], names({ ...view, seats }, cards));
  expect(segments(line!.text)).toContainEqual({ seat: 2, text: player });
  return withoutMarks(line!.text);
}

it('puts a space beside Latin names and numbers, and none between Chinese characters', () => {
  expect(said('archelon', 'Ada')).toBe('Ada 在挖掘場 III 挖掘，拿取 Archelon。');
  expect(said('egg', '雛龍')).toBe('雛龍在挖掘場 III 挖掘，拿取哺乳類蛋。');
});

it('puts no space after a Chinese full stop', () => {
  expect(['最後一輪！', '輪到你了。'].join(sentenceGap('zh-Hant'))).toBe('最後一輪！輪到你了。');
});

it('leaves other languages alone', () => {
  expect(sentenceGap('fr')).toBe(' ');
  expect(withoutSpacesBetweenHan('張三 李四', 'en')).toBe('張三 李四');
});
