/** A line of choices in the words of the log: what the first player does in full, then the main things. */
import { lines, withoutMarks, type Names } from '../../lib/log/log';
import type { Step } from '../../lib/wire/types';

/** Sentences about others' choices after the first player's. */
const LATER = 3;

export function storyOf(steps: readonly Step[], named: Names): string[] {
  const first = steps[0]?.seat;
  const turn = steps.findIndex((step) => step.seat !== first);
  const own = turn < 0 ? steps : steps.slice(0, turn);
  const others = turn < 0 ? [] : steps.slice(turn);
  const linesOf = (step: Step): { text: string; main: boolean; seat: number | null }[] =>
    lines(step.events, named, step.view.ending !== null).map((line) => ({
      ...line,
      text: withoutMarks(line.text),
    }));
  return [
    // Cards that come up are what happened to lie there, not part of the line.
    ...own.flatMap(linesOf).filter((line) => line.seat !== null),
    ...others
      .flatMap(linesOf)
      .filter((line) => line.main && line.seat !== null)
      .slice(0, LATER),
  ].map((line) => line.text);
}
