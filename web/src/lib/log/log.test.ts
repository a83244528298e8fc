import { expect, it, vi } from 'vitest';

import { testView } from '../game/testing';
import type { GameEvent } from '../wire/types';
import { lines, names, withoutMarks, segments } from './log';

vi.mock('../i18n/index.svelte', () => ({
  i18n: { has: () => true },
  listed: (parts: string[]) => parts.join(' & '),
  t: (id: string, args: Record<string, unknown> = {}) =>
    [id, ...Object.values(args).map(String)].join(' '),
}));

const named = names(testView(1, 1), new Map(), 1);
const take: GameEvent[] = [
  { event: 'MarkerPlaced', seat: 2, site: 3 },
  { event: 'CardTaken', seat: 2, card: 'archelon', site: 3 },
  { event: 'AmberGained', seat: 1, amount: 1, because: 'effect', card: 'pteranodon', owner: 1 },
];

it('writes a dig as one main line, and its consequences as details', () => {
  const found = lines(take, named);
  expect(found.filter((line) => line.main)).toHaveLength(1);
  expect(found.find((line) => line.main)?.seat).toBe(2);
  expect(found.at(-1)).toMatchObject({ main: false, seat: 1 });
});

it('marks players and cards inside the text, so that the page can style and link them', () => {
  const [line] = lines(take, named).filter((one) => one.main);
  const parts = segments(line!.text);
  expect(parts).toContainEqual({ seat: 2, text: 'Player 2' });
  expect(parts.some((part) => 'card' in part && part.card === 'archelon')).toBe(true);
  expect(withoutMarks(line!.text)).not.toMatch(/[\uE000-\uE002]/);
});

it('says whether an effect was skipped, or only its second display', () => {
  const declined = (second: boolean): string => {
    const effect = { seat: 1, card: 'quetzalcoatlus', effect: 0, owner: 1, second };
    return lines([{ event: 'EffectDeclined', ...effect }], named)[0]!.text.split(' ')[0]!;
  };
  expect(declined(false)).toBe('log-declined');
  expect(declined(true)).toBe('log-declined-second');
});

it('counts no Set tokens once the end has been triggered', () => {
  const token: GameEvent = { event: 'SetTokenTaken', seat: 2, row: 1, left: 4 };
  expect(withoutMarks(lines([token], named)[0]!.text)).toBe('log-token no Player 2 4');
  expect(withoutMarks(lines([token], named, true)[0]!.text)).toBe('log-token no Player 2 0');
});

it('speaks to a reader who wins, alone or with others', () => {
  const ended = (winners: number[]): string =>
    withoutMarks(lines([{ event: 'GameEnded', totals: [7, 7], winners }], named)[0]!.text);
  expect(ended([1])).toBe('log-over who 1 log-you 7');
  expect(ended([1, 2])).toBe('log-over who 2 log-you & Player 2 7');
  expect(ended([2])).toBe('log-over no 1 Player 2 7');
});

it('has a sentence for every event that people should hear of', () => {
  const rest: GameEvent[] = [
    { event: 'FossilDisplayed', seat: 1, card: 'a', row: 1, cost: 2, because: 'effect' },
    { event: 'SetCompleted', seat: 1, row: 1, kind: 'small' },
    { event: 'NewsTaken', seat: 1, kind: 'small' },
    { event: 'NewsStolen', seat: 1, kind: 'small', from_seat: 2 },
    { event: 'EndTriggered', seat: 1, cause: 'deck' },
    { event: 'GameEnded', totals: [3, 4], winners: [2] },
  ];
  for (const event of rest) expect(lines([event], named), event.event).not.toEqual([]);
});
