/** A table's settings as a form holds them and as the server takes them. */
import {
  RULE_NUMBERS,
  type NewsPoints,
  type Pace,
  type Table,
  type TablePatch,
} from '../../lib/wire/types';

export type PaceName = 'none' | 'blitz' | 'live' | 'own' | 'days';
export const PACES: readonly PaceName[] = ['none', 'blitz', 'live', 'own', 'days'];
export const RELIABILITIES: readonly number[] = [80, 90, 95];
const BLITZ = { bank_s: 300, increment_s: 10 };
const LIVE = { bank_s: 900, increment_s: 15 };

export interface TableForm {
  pace: PaceName;
  minutes: number;
  increment: number;
  days: number;
  title: string;
  /** `random`, or the number of the chair that begins. */
  first: string;
  rated: boolean;
  fairStart: boolean;
  atOnce: boolean;
  newsFamily: number;
  newsSize: number;
  /** Per cent of finished games that people need to sit down; 0 for everybody. */
  reliability: number;
}

/** The settings in a request that makes or changes a table. */
export interface AskedSettings {
  title: string;
  pace: Pace;
  first: 'random' | number;
  news_points: NewsPoints;
  rated: boolean;
  fair_start: boolean;
  start_when_full: boolean;
  min_reliability: number | null;
}

export function defaultForm(): TableForm {
  return {
    pace: 'none',
    minutes: 30,
    increment: 20,
    days: 2,
    title: '',
    first: 'random',
    rated: false,
    fairStart: false,
    atOnce: false,
    newsFamily: RULE_NUMBERS.family_news_points,
    newsSize: RULE_NUMBERS.size_news_points,
    reliability: 0,
  };
}

/** The form as it stands for a table that is there. */
export function formOf(table: Table): TableForm {
  const form: TableForm = {
    ...defaultForm(),
    title: table.title,
    first: String(table.first),
    rated: table.rated,
    fairStart: table.fair_start,
    atOnce: table.start_when_full,
    newsFamily: table.news_points.family ?? RULE_NUMBERS.family_news_points,
    newsSize: table.news_points.size ?? RULE_NUMBERS.size_news_points,
    reliability: table.min_reliability ?? 0,
  };
  const { pace } = table;
  if (pace.kind === 'days') return { ...form, pace: 'days', days: pace.days ?? form.days };
  if (pace.kind === 'none') return form;
  const { bank_s = LIVE.bank_s, increment_s = LIVE.increment_s } = pace;
  const is = (other: typeof LIVE): boolean =>
    bank_s === other.bank_s && increment_s === other.increment_s;
  return {
    ...form,
    pace: is(BLITZ) ? 'blitz' : is(LIVE) ? 'live' : 'own',
    minutes: bank_s / 60,
    increment: increment_s,
  };
}

function paceOf({ pace, minutes, increment, days }: TableForm): Pace {
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

/** `fair`: only people play, and the deal is new. */
export function mayBeRated(form: TableForm, fair: boolean): boolean {
  return fair && form.pace !== 'none' && !form.fairStart;
}

export function settingsOf(form: TableForm, chairs: number, fair: boolean): AskedSettings {
  const chair = Number(form.first);
  return {
    title: form.title.trim(),
    pace: paceOf(form),
    first: chair >= 1 && chair <= chairs ? chair : 'random',
    rated: form.rated && mayBeRated(form, fair),
    fair_start: form.fairStart,
    news_points: { family: form.newsFamily, size: form.newsSize },
    start_when_full: form.atOnce,
    min_reliability: form.reliability || null,
  };
}

/** Only the settings that were changed here, so that changes by others meanwhile stay. */
export function patchOf(now: AskedSettings, before: AskedSettings): TablePatch {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(before[name as keyof AskedSettings]),
    ),
  );
}
