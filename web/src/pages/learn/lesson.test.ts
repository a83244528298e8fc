import { expect, it, vi } from 'vitest';

import { Board } from '../../lib/game/board.svelte';
import { settled, TestStage } from '../../lib/game/testing';
import type { DeckData } from '../../lib/wire/types';
import data from './lesson.json';
import { Lesson, type LessonData } from './lesson.svelte';
import { fits, GAP, overlap, place } from './place';
import { STEPS } from './steps';

vi.mock('../../lib/i18n/index.svelte', () => ({
  i18n: { has: () => false },
  t: (id: string) => id,
}));

const script = data as unknown as LessonData;

function begin(): { lesson: Lesson; stage: TestStage } {
  const stage = new TestStage();
  const deck: DeckData = { id: 'founders', cards: [] };
  const lesson = new Lesson(script, (script) => new Board({ deck, stage, ...script }), 'You');
  return { lesson, stage };
}

/** Does what the present step asks for. */
async function act({ lesson, stage }: { lesson: Lesson; stage: TestStage }): Promise<void> {
  const { board, step } = lesson;
  if (step?.task === 'read') lesson.next();
  else if (step?.task === 'choose') await board.planner.choose(board.guide!()!);
  else if (step?.task === 'confirm') await board.planner.commit();
  await settled();
  // A move waits until a person has had time to follow the one before it.
  do await stage.next();
  while (lesson.step === null);
}

it('has twelve steps at most, and something to light in each', () => {
  expect(STEPS.length).toBeLessThanOrEqual(12);
  for (const step of STEPS) {
    expect(step.lit.length).toBeGreaterThan(0);
    expect(step.lit.every((selectors) => selectors.length > 0)).toBe(true);
  }
});

it('goes through every step in order, and lights the card that is to be chosen', async () => {
  const walk = begin();
  for (const [index, step] of STEPS.entries()) {
    expect(walk.lesson.number).toBe(index + 1);
    if (step.task === 'choose') {
      const [verb, ...words] = walk.lesson.board.guide!()!.split(' ');
      const selector = step.lit.at(-1)!.join(' ');
      if (verb === 'dig')
        expect(selector).toBe(`[data-site="${words[0]!}"] [data-card="${words[1]!}"]`);
      if (verb === 'show') expect(selector).toBe(`[data-seat="1"] [data-card="${words[0]!}"]`);
    }
    if (step.task !== 'end') await act(walk);
  }
  expect(walk.lesson.board.view!.seats[0]!.total).toBe(12);
});

it('carries every legal choice, and lets the learner make the one of the step', async () => {
  const walk = begin();
  const { board } = walk.lesson;
  expect(board.decision!.legal).toHaveLength(8);
  expect(board.options.digs.size).toBe(0);
  await act(walk);
  expect(board.decision!.legal).toHaveLength(8);
  expect([...board.options.digs.keys()]).toEqual(['velociraptor']);
  while (walk.lesson.step!.planned < 2) await act(walk);
  expect(board.decision!.legal).toContain('amber');
  expect(board.options.amber).toBe(false);
  expect([...board.options.displays.keys()]).toEqual(['tyrannosaurus']);
});

it('goes back a step when the plan is undone', async () => {
  const walk = begin();
  await act(walk);
  await act(walk);
  expect(walk.lesson.number).toBe(3);
  await walk.lesson.board.undo();
  expect(walk.lesson.number).toBe(2);
});

it('can be skipped at any step', async () => {
  const walk = begin();
  await act(walk);
  walk.lesson.skip();
  expect(walk.lesson.step?.task).toBe('end');
});

const frame = { left: 0, top: 0, right: 390, bottom: 844 };
const box = { width: 360, height: 200 };

it('puts the text beside what is lit, never over it', () => {
  for (const top of [0, 200, 500, 700]) {
    const lit = { left: 100, top, right: 220, bottom: top + 140 };
    const corner = place([lit], box, frame)!;
    const there = { ...corner, right: corner.left + box.width, bottom: corner.top + box.height };
    expect(overlap(there, lit)).toBe(false);
    expect(there.bottom).toBeLessThanOrEqual(frame.bottom);
  }
});

it('finds no place where there is none', () => {
  const lit = { left: 0, top: 100, right: 390, bottom: 760 };
  expect(place([lit], box, frame)).toBeNull();
  expect(fits([lit], box, frame)).toBe(false);
  expect(fits([{ ...lit, bottom: 740 - 3 * GAP }], box, frame)).toBe(true);
});

it('keeps clear of every lit part', () => {
  const lit = [
    { left: 10, top: 60, right: 380, bottom: 300 },
    { left: 10, top: 780, right: 380, bottom: 840 },
  ];
  expect(place(lit, box, frame)).toEqual({ left: 15, top: 310 });
});
