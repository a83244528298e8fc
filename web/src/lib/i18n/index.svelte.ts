/** Translations: Fluent catalogs shared with the Python side, one bundle per language, fetched on demand. */
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from '@fluent/bundle';
import { files } from 'virtual:catalogs';

import { LANGUAGES, type Catalog, type Language } from './catalogs';
import { sentenceGap, withoutSpacesBetweenHan } from './spacing';

export { LANGUAGES, type Catalog, type Language } from './catalogs';
export type Args = Record<string, FluentVariable>;

const TAGS = Object.keys(LANGUAGES) as Language[];
const base = (tag: string): string => tag.toLowerCase().split('-')[0]!;

/** The first of the browser's languages that has a catalog; any Chinese gets the traditional one. */
export function pick(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = TAGS.find((known) => base(known) === base(tag));
    if (found) return found;
  }
  return 'en';
}

/** A made-up language with longer words and accents; shows clipped and hard-coded text. */
export function pseudo(text: string): string {
  const accents: Record<string, string> = {
    a: 'á',
    e: 'ë',
    i: 'î',
    o: 'ö',
    u: 'ü',
    A: 'Å',
    E: 'É',
    O: 'Ø',
  };
  const more = 'abcd '.repeat(Math.ceil(text.length / 16)).trim();
  return `⟦${text.replace(/[aeiouAEO]/g, (letter) => accents[letter] ?? letter)} ${more}⟧`;
}

/** Catalogs of every page; pages fetch the others that they need. */
const START: readonly Catalog[] = ['app', 'rooms', 'bell'];

/** A small number is written as it is: the browser's way to format numbers is slow to begin with. */
class Small extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return this.value >= 0 && this.value < 1000 && Number.isInteger(this.value)
      ? String(this.value)
      : super.toString(scope);
  }
}

function plain(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Small(value) : value,
    ]),
  );
}

class I18n {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  private needed: ReadonlySet<Catalog> = new Set(START);
  private turn: Promise<void> = Promise.resolve();
  readonly pseudo = new URLSearchParams(location.search).has('pseudo');

  choose(language: Language, more: readonly Catalog[] = []): Promise<void> {
    return this.speak(language, more);
  }

  /** Loads more catalogs for a page. They stay after a change of language. */
  need(catalogs: readonly Catalog[]): Promise<void> {
    if (catalogs.every((name) => this.needed.has(name))) return Promise.resolve();
    return this.speak(null, catalogs);
  }

  /** Runs one load after another, so that the last one has all catalogs in the language chosen last. */
  private speak(chosen: Language | null, more: readonly Catalog[]): Promise<void> {
    const next = async (): Promise<void> => {
      const language = chosen ?? this.language;
      const needed = new Set([...this.needed, ...more]);
      this.bundle = await load(language, needed);
      this.needed = needed;
      this.language = language;
      // Setting the same value again would make the browser check the whole page.
      if (document.documentElement.lang !== language) document.documentElement.lang = language;
      if (!chosen) return;
      localStorage.setItem('fg.language', chosen);
      // The server chooses the prerendered page by this cookie.
      document.cookie = `fg_language=${chosen}; path=/; max-age=31536000; samesite=lax`;
    };
    this.turn = this.turn.then(next, next);
    return this.turn;
  }

  format(id: string, args?: Args): string {
    const text = this.bundle ? say(this.bundle, this.language, id, args) : id;
    return this.pseudo ? pseudo(text) : text;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }
}

/** The message in words, or its id if the bundle lacks it. */
function say(bundle: FluentBundle, language: Language, id: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  return withoutSpacesBetweenHan(
    bundle.formatPattern(pattern, args ? plain(args) : null),
    language,
  );
}

async function load(language: Language, needed: ReadonlySet<Catalog>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = new Set([...needed].map((name) => files[language]?.[name]));
  const read = await Promise.all([...wanted].map((fetch) => fetch?.()));
  for (const body of new Set(read.map((module) => module?.default)))
    if (body) bundle.addResource({ body } as FluentResource);
  return bundle;
}

export const i18n = new I18n();

/** Says messages of some catalogs in any language, whatever the page speaks. */
export async function speaker(
  language: Language,
  catalogs: readonly Catalog[],
): Promise<(id: string, args?: Args) => string> {
  const bundle = await load(language, new Set(catalogs));
  return (id, args) => say(bundle, language, id, args);
}

export function t(id: string, args?: Args): string {
  return i18n.format(id, args);
}

/** "A, B and C". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return t('list-and', { some: words.slice(0, -1).join(t('list-comma')), last });
}

/** Sentences one after the other; those that are not said now are left out. */
export function paragraph(...sentences: readonly (string | false)[]): string {
  return sentences.filter(Boolean).join(sentenceGap(i18n.language));
}

export function firstLanguage(): Language {
  const kept = localStorage.getItem('fg.language');
  return kept && kept in LANGUAGES ? (kept as Language) : pick(navigator.languages);
}
