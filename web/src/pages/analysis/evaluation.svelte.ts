/** Asks for the evaluation of a position, again and again until it is done, and forgets it when the position changes. */
import { Refusal } from '../../lib/wire/api';
import type { EvaluationState } from '../../lib/wire/types';
import { hashOf, type Place } from './place';

/** Milliseconds before the first question, so that steps in passing ask nothing, and between two. */
const FIRST = 150;
const AGAIN = 450;

export class Evaluating {
  found = $state.raw<EvaluationState | null>(null);
  error = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private place = '';

  constructor(private readonly ask: (place: Place) => Promise<EvaluationState>) {}

  /** Looks at another position; null: at none. */
  look(place: Place | null): void {
    const key = place ? hashOf(place) : '';
    if (key === this.place) return;
    this.place = key;
    this.found = null;
    this.error = null;
    clearTimeout(this.timer);
    if (place) this.timer = setTimeout(() => void this.next(place, key), FIRST);
  }

  private async next(place: Place, key: string): Promise<void> {
    try {
      const answer = await this.ask(place);
      if (this.place !== key) return;
      this.found =
        answer.evaluation || !this.found ? answer : { ...this.found, state: answer.state };
      if (answer.state === 'waiting' || answer.state === 'working')
        this.timer = setTimeout(() => void this.next(place, key), AGAIN);
    } catch (problem) {
      if (this.place !== key) return;
      const wait = problem instanceof Refusal ? problem.problem.retry_after : null;
      if (wait) this.timer = setTimeout(() => void this.next(place, key), wait * 1000);
      else this.error = problem;
    }
  }
}
