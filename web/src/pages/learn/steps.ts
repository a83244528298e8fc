/** The twelve steps of the lesson: when each comes, what the learner does, and what it speaks of. */

/** Learner's seat. */
export const YOU = 1;

export interface LessonStep {
  /** How many turns of the learner are over, and how many choices of the present one are planned. */
  turn: number;
  planned: number;
  /** `read` and `end` wait for a button; the others for the choice, or for the confirmation. */
  task: 'read' | 'choose' | 'confirm' | 'end';
  /**
   * What is lit, as selectors; one list after another until one fits the window beside the text. The first of a
   * list is scrolled into sight.
   */
  lit: readonly (readonly string[])[];
}

const site = (number: number): string => `[data-site="${String(number)}"]`;
const find = (number: number, card: string): string => `${site(number)} [data-card="${card}"]`;
const own = (card: string): string => `[data-seat="${String(YOU)}"] [data-card="${card}"]`;
const AMBER = `[data-goal="amber:${String(YOU)}"]`;
const SET = `[data-goal="set:${String(YOU)}:1"]`;
const NEWS = '[data-goal="news:carnivore"]';
const CONFIRM = '.commit';
const RECLAIM = '[data-key="t"]';

export const STEPS: readonly LessonStep[] = [
  {
    turn: 0,
    planned: 0,
    task: 'read',
    lit: [[site(1), site(2), site(3), site(4)], [site(1), site(2)], [site(1)]],
  },
  { turn: 0, planned: 0, task: 'choose', lit: [[find(1, 'velociraptor')]] },
  {
    turn: 0,
    planned: 1,
    task: 'confirm',
    lit: [[own('velociraptor'), AMBER, CONFIRM], [own('velociraptor'), CONFIRM], [CONFIRM]],
  },
  { turn: 1, planned: 0, task: 'read', lit: [['[data-seat="2"]']] },
  { turn: 1, planned: 0, task: 'choose', lit: [[find(2, 'carnotaurus')]] },
  { turn: 2, planned: 0, task: 'choose', lit: [[find(3, 'tyrannosaurus')]] },
  { turn: 3, planned: 0, task: 'choose', lit: [[RECLAIM, AMBER], [RECLAIM]] },
  { turn: 3, planned: 1, task: 'choose', lit: [[own('carnotaurus')]] },
  {
    turn: 3,
    planned: 2,
    task: 'choose',
    lit: [[own('tyrannosaurus'), SET], [own('tyrannosaurus')]],
  },
  {
    turn: 3,
    planned: 3,
    task: 'choose',
    lit: [[own('velociraptor'), SET, NEWS], [own('velociraptor'), SET], [own('velociraptor')]],
  },
  { turn: 3, planned: 4, task: 'confirm', lit: [[SET, NEWS, CONFIRM], [SET, CONFIRM], [CONFIRM]] },
  { turn: 4, planned: 0, task: 'end', lit: [['[data-goal="supply"]']] },
];
