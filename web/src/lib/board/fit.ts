/** Card sizes for the person's own Museum: the largest that fit, with sets in as few rows as possible. */
export interface Room {
  width: number;
  height: number;
}

export interface Fit {
  /** Width of a card in the Study and in the Exhibition. */
  study: number;
  set: number;
  /** How much of a card in a set its neighbour covers. */
  cover: number;
}

export const COVERS = [0.42, 0.56] as const;
const RATIO = 1.4;
/** Names and gaps round the cards. */
const FLAG = 20;
const ROW_GAP = 10;
const SET_GAP = 20;
const STUDY_GAP = 8;
const LARGEST = { study: 196, set: 128 };
const LEAST = { study: 78, set: 50 };
/** Cards of the Study are read, cards on display only recognised. */
const STUDY_TO_SET = 1.5;
/** In the Study cards overlap only when they would become too small to read; this much of each is seen then. */
const READABLE = 106;
const SEEN = 0.62;

/** The widest that cards of a Study can be side by side. */
function abreast(count: number, width: number): number {
  if (count < 2) return Infinity;
  const free = width / count - STUDY_GAP;
  return free >= READABLE ? free : Math.min(READABLE, width / (1 + (count - 1) * SEEN));
}

/** Rows that sets of these lengths take, laid one after the other. */
export function rows(sets: readonly number[], card: number, cover: number, width: number): number {
  let count = 1;
  let x = 0;
  for (const length of sets) {
    const wide = card * (1 + (length - 1) * (1 - cover));
    if (x > 0 && x + wide > width) {
      count += 1;
      x = 0;
    }
    x += wide + SET_GAP;
  }
  return count;
}

/** Height that these sizes need for cards and the names of sets. */
export function needed(found: Fit, width: number, sets: readonly number[]): number {
  const count = rows([...sets, 1], found.set, found.cover, width);
  return found.study * RATIO + count * (found.set * RATIO + FLAG) + (count - 1) * ROW_GAP;
}

/** What is taken where nothing larger fits. */
export const SMALLEST: Fit = { study: LEAST.study, set: LEAST.set, cover: COVERS[1] };

/** `room` is what is left for cards beside plaque and headings. */
export function fit(room: Room, study: number, sets: readonly number[]): Fit {
  let best = SMALLEST;
  for (const cover of COVERS) {
    // Room for one more set of one card, so that its beginning moves nothing.
    const withNext = [...sets, 1];
    for (let set = LARGEST.set; set >= LEAST.set; set -= 2) {
      const count = rows(withNext, set, cover, room.width);
      const display = count * (set * RATIO + FLAG) + (count - 1) * ROW_GAP;
      const left = (room.height - display) / RATIO;
      const side = abreast(study, room.width);
      const wide = Math.min(LARGEST.study, left, side);
      if (wide < Math.max(LEAST.study, Math.min(set * STUDY_TO_SET, side) * 0.9)) continue;
      if (set > best.set || (set === best.set && wide > best.study)) {
        best = { study: Math.floor(wide), set, cover };
      }
      break;
    }
    // A closer overlap only where it makes the cards clearly larger.
    if (best.set > LEAST.set + 16) break;
  }
  return best;
}

/** Cards side by side in another's strip, in widths of a card, gaps included. */
const STRIP = { study: 1.1, set: 1.3, joined: 0.58, between: 0.5 };

/** How many cards wide the fullest Museum is with Study and sets side by side, and one over the other. */
export function crowd(
  museums: readonly { study: readonly string[]; sets: readonly { cards: readonly string[] }[] }[],
): { beside: number; over: number } {
  const wide = museums.map(({ study, sets }) => {
    const studyWidth = study.length * STRIP.study;
    const displayed = sets.reduce(
      (sum, { cards }) => sum + STRIP.set + (cards.length - 1) * STRIP.joined,
      0,
    );
    return {
      beside: studyWidth + displayed + STRIP.between,
      over: Math.max(studyWidth, displayed),
    };
  });
  return {
    beside: Math.max(1, ...wide.map((one) => one.beside)),
    over: Math.max(1, ...wide.map((one) => one.over)),
  };
}
