/** Keeps an unfinished plan in the browser, so that a reload brings it back. */
export interface StoredPlan {
  ply: number;
  choices: string[];
}

export interface PlanStore {
  load(): StoredPlan | null;
  save(plan: StoredPlan | null): void;
}

const PREFIX = 'fg.plan.';

export function browserPlanStore(id: string): PlanStore {
  return {
    load: () => {
      const text = localStorage.getItem(PREFIX + id);
      return text === null ? null : (JSON.parse(text) as StoredPlan);
    },
    save: (plan) => {
      if (plan === null) localStorage.removeItem(PREFIX + id);
      else localStorage.setItem(PREFIX + id, JSON.stringify(plan));
    },
  };
}

export const NO_STORE: PlanStore = { load: () => null, save: () => undefined };
