/** Words: Fluent catalogs shared with the Python side, one bundle per language, fetched when asked for. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  'zh-Hant': '繁體中文',
} as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const catalogs = import.meta.glob<string>('../../../../src/firstgiants/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The first of the browser's languages that the house speaks; Chinese of any script reads the traditional one. */
export function pick(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (base === 'zh') return 'zh-Hant';
    if (base === 'en' || base === 'fr' || base === 'de' || base === 'it') return base;
  }
  return 'en';
}

/** A made-up language for looking: longer words, accents; shows clipped and hard-wired text. */
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

/** What every page speaks; the rest is fetched by the pages that need it. */
const START = ['app', 'cards', 'log'] as const;
export type Catalog =
  (typeof START)[number] | 'table' | 'learn' | 'rooms' | 'rules' | 'sheet' | 'specimens';

class I18n {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  private needed: ReadonlySet<Catalog> = new Set(START);
  private turn: Promise<void> = Promise.resolve();
  readonly pseudo = new URLSearchParams(location.search).has('pseudo');

  choose(language: Language, more: readonly Catalog[] = []): Promise<void> {
    return this.speak(language, more);
  }

  /** Fetches more words for a page, which stay there after a change of language. */
  need(catalogs: readonly Catalog[]): Promise<void> {
    if (catalogs.every((name) => this.needed.has(name))) return Promise.resolve();
    return this.speak(null, catalogs);
  }

  /** One after the other: whoever asks last finds all the words, in the language chosen last. */
  private speak(chosen: Language | null, more: readonly Catalog[]): Promise<void> {
    const next = async (): Promise<void> => {
      const language = chosen ?? this.language;
      const needed = new Set([...this.needed, ...more]);
      this.bundle = await load(language, needed);
      this.needed = needed;
      this.language = language;
      document.documentElement.lang = language;
      if (chosen) localStorage.setItem('fg.language', chosen);
    };
    this.turn = this.turn.then(next, next);
    return this.turn;
  }

  format(id: string, args?: Args): string {
    const pattern = this.bundle?.getMessage(id)?.value;
    if (!this.bundle || !pattern) return id;
    const text = this.bundle.formatPattern(pattern, args ?? null);
    return this.pseudo ? pseudo(text) : text;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }
}

async function load(language: Language, needed: ReadonlySet<Catalog>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = [...needed].flatMap((name) => {
    // English has no specimens of its own: the deck is written in it.
    const path = `../../../../src/firstgiants/locales/${language}/${name}.ftl`;
    return catalogs[path] ? [catalogs[path]] : [];
  });
  for (const text of await Promise.all(wanted.map((fetch) => fetch()))) {
    let resource = read.get(text);
    if (!resource) {
      resource = new FluentResource(text);
      read.set(text, resource);
    }
    bundle.addResource(resource);
  }
  return bundle;
}

/** Catalogs are read once, however often bundles are put together from them. */
const read = new Map<string, FluentResource>();

export const i18n = new I18n();

export function t(id: string, args?: Args): string {
  return i18n.format(id, args);
}

export function firstLanguage(): Language {
  const kept = localStorage.getItem('fg.language');
  return kept && kept in LANGUAGES ? (kept as Language) : pick(navigator.languages);
}
