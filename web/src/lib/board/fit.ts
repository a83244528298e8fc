/** Card sizes for a Museum: the largest that fit the room it has, so that the room never changes. */
export interface Room {
  width: number;
  height: number;
}

/** Where the Exhibition stands: beside the Study or under it. */
export type Way = 'beside' | 'under';

export interface Fit {
  way: Way;
  /** Width of a card in the Study and in the Exhibition. */
  study: number;
  set: number;
  /** From one card of the Study to the next; less than its width where they overlap. */
  step: number;
  /** Width of the Study, which decides how many cards lie in a row, and its height. */
  studyWide: number;
  studyHigh: number;
  /** How much of a card in a set its neighbour covers. */
  cover: number;
}

/** What a kind of Museum allows: one's own at a desk or under a finger, another's strip. */
export interface Limits {
  largest: { study: number; set: number };
  least: { study: number; set: number };
  /** How much wider than a card on display a card of the Study should be: it is read, the other recognised. */
  studyToSet: number;
  /** Cards of the Study overlap only where they would become narrower than this. */
  readable: number;
  /** The least that is seen of an overlapped card of the Study: a share, and pixels (a finger's width). */
  seen: number;
  leastStep: number;
  /** How closely cards of a set may lie. Where each card can be clicked, less than half: a card that is raised covers no other's middle. */
  covers: readonly number[];
  /** Height of a set's sign or name under its cards, and its least width. */
  flag: number;
  flagWide: number;
  /** From one set to the next. */
  setGap: number;
  /** Width of the button for a new set, for which one's own Museum keeps room; 0 for a rival's. */
  fresh: number;
  mostStudyRows: number;
}

export const AT_DESK: Limits = {
  largest: { study: 300, set: 190 },
  least: { study: 56, set: 34 },
  studyToSet: 1.4,
  readable: 106,
  seen: 0.62,
  leastStep: 30,
  covers: [0.42, 0.48],
  flag: 20,
  flagWide: 42,
  setGap: 12,
  fresh: 84,
  mostStudyRows: 2,
};

export const UNDER_A_FINGER: Limits = {
  ...AT_DESK,
  largest: { study: 150, set: 96 },
  least: { study: 44, set: 34 },
  readable: 76,
  leastStep: 41,
  covers: [0.42, 0.56, 0.68],
  flag: 17,
  setGap: 8,
  fresh: 46,
};

export const STRIP: Limits = {
  ...AT_DESK,
  largest: { study: 170, set: 130 },
  least: { study: 22, set: 20 },
  studyToSet: 1.15,
  readable: 44,
  seen: 0.5,
  leastStep: 10,
  covers: [0.42, 0.56, 0.66],
  flag: 16,
  setGap: 10,
  fresh: 0,
};

/** The same with letters of another size. */
export function lettered(limits: Limits, scale: number): Limits {
  return { ...limits, flag: limits.flag * scale, flagWide: limits.flagWide * scale };
}

const RATIO = 1.4;
export const GAPS = { rows: 6, study: 6, halls: 13 } as const;
/** Between a Study and the Exhibition beside it: the Study ends with a gap, and both widths are rounded up. */
const BESIDE = GAPS.halls + GAPS.study + 3;
/** A closer overlap only where it makes the cards clearly larger. */
const COVER_PENALTY = 4;
/** Above this shape (width to height) the Exhibition of one's own Museum stands beside the Study, below it under it. */
const WIDE = 2.9;

export function shape(room: Room): Way {
  return room.width > WIDE * room.height ? 'beside' : 'under';
}

/** Rows that things of these widths take, laid one after the other. */
export function rows(widths: readonly number[], width: number, gap: number): number {
  let count = 1;
  let x = 0;
  for (const wide of widths) {
    if (x > 0 && x + wide > width) {
      count += 1;
      x = 0;
    }
    x += wide + gap;
  }
  return count;
}

/** The least width in which they take no more rows than this. */
export function narrowest(widths: readonly number[], most: number, gap: number): number {
  let low = Math.max(0, ...widths);
  let high = widths.reduce((sum, wide) => sum + wide + gap, 0);
  if (rows(widths, low, gap) <= most) return low;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (rows(widths, middle, gap) <= most) high = middle;
    else low = middle;
  }
  return high;
}

function setWidths(sets: readonly number[], card: number, cover: number, limits: Limits): number[] {
  const wide = sets.map((length) =>
    length === 1 ? card : Math.max(card * (1 + (length - 1) * (1 - cover)), limits.flagWide),
  );
  return limits.fresh > 0 ? [...wide, Math.max(card, limits.fresh)] : wide;
}

function setsHigh(count: number, card: number, flag: number): number {
  return count * (card * RATIO + flag) + (count - 1) * GAPS.rows;
}

/** Height of the line that stands for no cards. */
function lineHigh(limits: Limits): number {
  return 1.5 * limits.flag;
}

interface StudyFit {
  card: number;
  step: number;
  wide: number;
  high: number;
}

function rowsHigh(count: number, card: number): number {
  return count * card * RATIO + (count - 1) * GAPS.rows;
}

function widthOf(card: number, step: number, abreast: number): number {
  return Math.ceil(abreast * step + Math.max(0, card - step)) + 1;
}

/** The widest cards of a Study in this room, in one row or two. */
function studyIn(room: Room, count: number, limits: Limits): StudyFit | null {
  let best: StudyFit | null = null;
  for (let lines = 1; lines <= limits.mostStudyRows; lines += 1) {
    const abreast = Math.max(1, Math.ceil(count / lines));
    const high = (room.height - (lines - 1) * GAPS.rows) / lines / RATIO;
    const free = (room.width + GAPS.study) / abreast - GAPS.study;
    const overlapped = Math.min(limits.readable, room.width / (1 + (abreast - 1) * limits.seen));
    for (const wide of [free, overlapped]) {
      const card = Math.floor(Math.min(limits.largest.study, high, wide));
      const step =
        abreast === 1
          ? card + GAPS.study
          : Math.min(card + GAPS.study, (room.width - card) / (abreast - 1));
      if (card < limits.least.study || (abreast > 1 && step < limits.leastStep)) continue;
      const found = {
        card,
        step: Math.floor(step * 10) / 10,
        wide: widthOf(card, step, abreast),
        high: rowsHigh(lines, card),
      };
      if (!best || legible(found) > legible(best)) best = found;
    }
  }
  return best;
}

/** The line that stands for an empty Study, as wide as its room. */
function lineIn(room: Room, limits: Limits): StudyFit | null {
  if (room.height < lineHigh(limits)) return null;
  const card = limits.least.study;
  return { card, step: card, wide: Math.floor(room.width), high: lineHigh(limits) };
}

/** Cards that are as small as they get, laid as close as they must. */
function smallest(room: Room, study: number, limits: Limits): Fit {
  const card = limits.least.study;
  const step =
    study > 1 ? Math.min(card + GAPS.study, Math.max(8, (room.width - card) / (study - 1))) : card;
  return {
    way: shape(room),
    study: card,
    set: limits.least.set,
    step,
    studyWide: widthOf(card, step, Math.max(1, study)),
    studyHigh: rowsHigh(1, card),
    cover: limits.covers.at(-1)!,
  };
}

/** How much a card of the Study counts for legibility: less if it is half covered. */
function legible({ card, step }: StudyFit): number {
  return step >= card ? card : 0.85 * ((card + step) / 2);
}

/** `room` is what is left for cards beside plaque and labels; `ways`: those to choose from. */
export function fit(
  room: Room,
  ways: readonly Way[],
  study: number,
  sets: readonly number[],
  limits: Limits,
): Fit {
  let best: Fit | null = null;
  let most = -Infinity;
  for (const [index, cover] of limits.covers.entries()) {
    for (let set = limits.largest.set; set >= limits.least.set; set -= 2) {
      const widths = setWidths(sets, set, cover, limits);
      const left = ways.flatMap((way) => rooms(room, widths, set, way, limits));
      for (const { way, free } of left) {
        // One's own empty Study keeps room for the card that comes next, a rival's only for a line of text.
        const line = study === 0 && sets.length > 0 && limits.fresh === 0;
        const found = line ? lineIn(free, limits) : studyIn(free, study, limits);
        if (!found) continue;
        const read = line ? limits.studyToSet * set : legible(found);
        const good =
          Math.min(read / limits.studyToSet, set) + 0.1 * (read + set) - COVER_PENALTY * index;
        if (good <= most) continue;
        most = good;
        best = {
          way,
          study: found.card,
          set,
          step: found.step,
          studyWide: found.wide,
          studyHigh: found.high,
          cover,
        };
      }
    }
  }
  return best ?? smallest(room, study, limits);
}

/** What the Exhibition leaves for the Study, for each number of rows. */
function rooms(
  room: Room,
  widths: readonly number[],
  set: number,
  way: Way,
  limits: Limits,
): { way: Way; free: Room }[] {
  if (way === 'under') {
    if (Math.max(0, ...widths) > room.width) return [];
    const count = rows(widths, room.width, limits.setGap);
    // Without sets, a line says so.
    const height = widths.length > 0 ? setsHigh(count, set, limits.flag) : lineHigh(limits);
    return [{ way, free: { width: room.width, height: room.height - height - GAPS.halls } }];
  }
  const found: { way: Way; free: Room }[] = [];
  for (let count = 1; setsHigh(count, set, limits.flag) <= room.height; count += 1) {
    const taken = narrowest(widths, count, limits.setGap) + BESIDE;
    found.push({ way, free: { width: room.width - taken, height: room.height } });
    if (count >= widths.length) break;
  }
  return found;
}

/** How many cards lie in a Study, and in each set. */
export interface CardCounts {
  study: number;
  sets: readonly number[];
}

/**
 * Sizes for the last of these steps: a Museum as it is committed, then after each choice of a plan. The Study keeps its
 * size through the plan, so that the Exhibition stands still; only if the sets need its room, all is laid out afresh.
 */
export function fitPlan(room: Room, way: Way, steps: readonly CardCounts[], limits: Limits): Fit {
  const study = Math.max(...steps.map((step) => step.study));
  const now = steps.at(-1)!;
  const first = fit(room, [way], study, steps[0]!.sets, limits);
  if (steps.length === 1) return first;
  return withSets(first, room, now.sets, limits) ?? fit(room, [way], now.study, now.sets, limits);
}

/** The same Study with these sets beside or under it, in cards that are no larger; null if they do not fit. */
function withSets(held: Fit, room: Room, sets: readonly number[], limits: Limits): Fit | null {
  const beside = held.way === 'beside';
  const width = beside ? room.width - held.studyWide - BESIDE : room.width;
  const height = beside ? room.height : room.height - held.studyHigh - GAPS.halls;
  for (let set = held.set; set >= limits.least.set; set -= 2) {
    for (const cover of limits.covers) {
      if (cover < held.cover) continue;
      const widths = setWidths(sets, set, cover, limits);
      const count = rows(widths, width, limits.setGap);
      if (Math.max(...widths) > width || setsHigh(count, set, limits.flag) > height) continue;
      return { ...held, set, cover };
    }
  }
  return null;
}
