/** What a table is played for, as a form holds it and as the server is asked for it. */
import {
  RULE_NUMBERS,
  type NewsPoints,
  type Pace,
  type Table,
  type TablePatch,
} from '../../lib/wire/types';

export type PaceName = 'none' | 'blitz' | 'live' | 'own' | 'days';
export const PACES: readonly PaceName[] = ['none', 'blitz', 'live', 'own', 'days'];
const BLITZ = { bank_s: 300, increment_s: 10 };
const LIVE = { bank_s: 900, increment_s: 15 };

export interface Terms {
  pace: PaceName;
  minutes: number;
  increment: number;
  days: number;
  title: string;
  /** `random`, or the number of the chair that begins. */
  first: string;
  rated: boolean;
  atOnce: boolean;
  newsFamily: number;
  newsSize: number;
}

/** What the server is told of them, whether a table is made or changed. */
export interface Asked {
  title: string;
  pace: Pace;
  first: 'random' | number;
  news_points: NewsPoints;
  rated: boolean;
  start_when_full: boolean;
}

export function usual(): Terms {
  return {
    pace: 'none',
    minutes: 30,
    increment: 20,
    days: 2,
    title: '',
    first: 'random',
    rated: false,
    atOnce: false,
    newsFamily: RULE_NUMBERS.family_news_points,
    newsSize: RULE_NUMBERS.size_news_points,
  };
}

/** The form as it stands for a table that is there. */
export function termsOf(table: Table): Terms {
  const terms: Terms = {
    ...usual(),
    title: table.title,
    first: String(table.first),
    rated: table.rated,
    atOnce: table.start_when_full,
    newsFamily: table.news_points.family ?? RULE_NUMBERS.family_news_points,
    newsSize: table.news_points.size ?? RULE_NUMBERS.size_news_points,
  };
  const { pace } = table;
  if (pace.kind === 'days') return { ...terms, pace: 'days', days: pace.days ?? terms.days };
  if (pace.kind === 'none') return terms;
  const { bank_s = LIVE.bank_s, increment_s = LIVE.increment_s } = pace;
  const is = (other: typeof LIVE): boolean =>
    bank_s === other.bank_s && increment_s === other.increment_s;
  return {
    ...terms,
    pace: is(BLITZ) ? 'blitz' : is(LIVE) ? 'live' : 'own',
    minutes: bank_s / 60,
    increment: increment_s,
  };
}

function paceOf({ pace, minutes, increment, days }: Terms): Pace {
  switch (pace) {
    case 'none':
      return { kind: 'none' };
    case 'blitz':
      return { kind: 'live', ...BLITZ };
    case 'live':
      return { kind: 'live', ...LIVE };
    case 'own':
      return { kind: 'live', bank_s: Math.round(minutes * 60), increment_s: increment };
    case 'days':
      return { kind: 'days', days };
  }
}

/** `fair`: only people sit here, and the deal is the table's own. */
export function mayBeRated(terms: Terms, fair: boolean): boolean {
  return fair && terms.pace !== 'none';
}

export function askedOf(terms: Terms, chairs: number, fair: boolean): Asked {
  const chair = Number(terms.first);
  return {
    title: terms.title.trim(),
    pace: paceOf(terms),
    first: chair >= 1 && chair <= chairs ? chair : 'random',
    rated: terms.rated && mayBeRated(terms, fair),
    news_points: { family: terms.newsFamily, size: terms.newsSize },
    start_when_full: terms.atOnce,
  };
}

/** What is asked for otherwise than it was: all else stays as it is, whoever may have changed it meanwhile. */
export function patchOf(now: Asked, before: Asked): TablePatch {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Asked]),
    ),
  );
}
