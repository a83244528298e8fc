/**
 * Effects as one line of text, for tables and CSV files: `anyone flying: 1 amber per pairs; opponents display`.
 * docs/workshop.md explains it. Reads and writes words; whether a card is legal is the server's business.
 */
import { FAMILIES, SIZES, type EffectData, type Family } from '../wire/types';

type Deed = EffectData['do'];
type When = NonNullable<EffectData['when']>;
type Per = NonNullable<EffectData['per']>;

/** A word for everything an effect can do. The type names what is missing. */
export const DEEDS: Readonly<Record<Deed, string>> = {
  amber: 'amber',
  points: 'points',
  display: 'display',
  display_free: 'display free',
  display_two_different: 'display two different',
  display_two_same: 'display two same',
  trade: 'trade',
  display_or_point: 'display or point',
};
const DEED_NAMES = Object.keys(DEEDS) as Deed[];

/** Only these have an amount and a multiplier. */
export function isGain(deed: Deed): deed is 'amber' | 'points' {
  return deed === 'amber' || deed === 'points';
}

/** A word that was not understood, and those that would have been. */
export interface Misread {
  readonly word: string;
  readonly known: readonly string[];
}
export type Reading = { readonly effects: EffectData[] } | { readonly misread: Misread };

class Unknown extends Error {
  constructor(readonly misread: Misread) {
    super(misread.word);
  }
}

function family(word: string): Family | undefined {
  return FAMILIES.find((one) => one === word);
}

function oneOf<T extends string>(word: string, known: readonly T[]): T {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new Unknown({ word, known });
  return found;
}

function readWhen(text: string): When {
  const [who = '', what = '', ...rest] = text.split(' ');
  const by = oneOf(who, ['you', 'anyone']);
  const known = [...FAMILIES, ...SIZES, 'new'];
  if (rest.length > 0) throw new Unknown({ word: [what, ...rest].join(' '), known });
  const taken = oneOf(what, known);
  const kind = family(taken);
  if (kind) return { by, family: kind } as When;
  if (taken === 'new') return { by, new_family: true } as When;
  return { by, size: SIZES.findIndex((one) => one === taken) + 1 } as When;
}

function readPer(text: string): Per {
  // "per pair" and "per family" are said as easily.
  const word = text === 'pair' ? 'pairs' : text === 'family' ? 'families' : text;
  const found = oneOf(word, [...FAMILIES, 'families', 'pairs'] as const);
  return found === 'families' || found === 'pairs' ? found : { family: found };
}

function readOne(text: string): EffectData {
  const parts = text.split(':');
  if (parts.length > 2) throw new Unknown({ word: text, known: [':'] });
  const condition = parts.length === 2 ? parts[0]!.trim() : null;
  let rest = parts.at(-1)!.trim();
  const opponents = /^opponents\b/.exec(rest);
  if (opponents) rest = rest.slice(opponents[0].length).trim();
  const [, amount, what = '', per] = /^(?:(\d+) )?(.*?)(?: per (.*))?$/.exec(rest)!;
  const said = what === 'point' ? 'points' : what;
  const deed = DEED_NAMES.find((one) => DEEDS[one] === said);
  if (!deed) throw new Unknown({ word: said || text, known: Object.values(DEEDS) });
  return {
    ...(condition === null ? {} : { when: readWhen(condition) }),
    do: deed,
    ...(amount === undefined || (isGain(deed) && amount === '1') ? {} : { amount: Number(amount) }),
    ...(per === undefined ? {} : { per: readPer(per) }),
    ...(opponents ? { who: 'opponents' as const } : {}),
  };
}

/** What a line of text says; an empty one says nothing. A JSON list is taken as it is. */
export function readEffects(text: string): Reading {
  const plain = text.trim();
  if (plain.startsWith('[')) {
    try {
      return { effects: JSON.parse(plain) as EffectData[] };
    } catch {
      return { misread: { word: plain, known: ['[{"do": "amber"}]'] } };
    }
  }
  try {
    const lines = plain
      .toLowerCase()
      .split(';')
      .map((line) => line.trim().replaceAll(/\s+/g, ' '));
    return { effects: lines.filter(Boolean).map(readOne) };
  } catch (error) {
    if (error instanceof Unknown) return { misread: error.misread };
    throw error;
  }
}

function writeWhen(when: When): string {
  const what = when.family ?? (when.size ? SIZES[when.size - 1]! : 'new');
  return `${when.by} ${what}: `;
}

function writePer(per: Per): string {
  return ` per ${typeof per === 'string' ? per : per.family}`;
}

function writeOne(effect: EffectData): string {
  const amount = isGain(effect.do) ? `${String(effect.amount ?? 1)} ` : '';
  const points = effect.do === 'points' && (effect.amount ?? 1) === 1;
  return [
    effect.when ? writeWhen(effect.when) : '',
    effect.who === 'opponents' ? 'opponents ' : '',
    amount,
    points ? 'point' : DEEDS[effect.do],
    effect.per ? writePer(effect.per) : '',
  ].join('');
}

/** Is this an effect in words that we know? Files of others may hold anything. */
export function isEffect(value: unknown): value is EffectData {
  if (typeof value !== 'object' || value === null) return false;
  const { do: deed, amount = 1, per, who = 'you', when } = value as Record<string, unknown>;
  const known = ['do', 'amount', 'per', 'who', 'when'];
  return (
    Object.keys(value).every((key) => known.includes(key)) &&
    DEED_NAMES.includes(deed as Deed) &&
    Number.isInteger(amount) &&
    (who === 'you' || who === 'opponents') &&
    (per === undefined || per === 'families' || per === 'pairs' || isFamilyPart(per)) &&
    (when === undefined || isWhen(when))
  );
}

function isFamilyPart(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).join() === 'family' &&
    family((value as { family: string }).family) !== undefined
  );
}

function isWhen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { by, ...what } = value as Record<string, unknown>;
  const [name = '', ...more] = Object.keys(what);
  if ((by !== 'you' && by !== 'anyone') || more.length > 0) return false;
  if (name === 'family') return family(what.family as string) !== undefined;
  if (name === 'size') return [1, 2, 3].includes(what.size as number);
  return name === 'new_family' && what.new_family === true;
}

/** The line of text for these effects: JSON where they say what has no words. */
export function writeEffects(effects: readonly unknown[]): string {
  if (!effects.every(isEffect)) return JSON.stringify(effects);
  const text = effects.map(writeOne).join('; ');
  const again = readEffects(text);
  // An amount where none belongs, for example, would be lost.
  const same = 'effects' in again && plain(again.effects) === plain(effects);
  return same ? text : JSON.stringify(effects);
}

/** For comparing: without what goes without saying, keys in one order. */
function plain(effects: readonly EffectData[]): string {
  return JSON.stringify(
    effects.map(({ when, do: deed, amount, per, who }) => [
      when ? [when.by, when.family, when.size, when.new_family] : null,
      deed,
      isGain(deed) ? (amount ?? 1) : amount,
      per ?? null,
      who ?? 'you',
    ]),
  );
}
