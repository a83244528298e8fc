/** Asks for the forecast of a choice while something shows it. */
import type { Board } from './board.svelte';
import type { Forecast } from './planner.svelte';

/** Call it while a component is set up. It follows the choice, and asks for nothing while there is none. */
export function followForecast(
  board: () => Board,
  spelling: () => string | undefined,
): { readonly current: Forecast | null } {
  let found = $state.raw<Forecast | null>(null);
  $effect(() => {
    found = null;
    const wanted = spelling();
    if (!wanted) return;
    let current = true;
    board()
      .planner.forecast(wanted)
      ?.then((answer) => {
        if (current) found = answer;
      })
      // Without an answer nothing is shown; choosing it says what is wrong.
      .catch(() => undefined);
    return () => (current = false);
  });
  return {
    get current() {
      return found;
    },
  };
}
