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

class I18n {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  private english: FluentBundle | null = null;
  readonly pseudo = new URLSearchParams(location.search).has('pseudo');

  async choose(language: Language): Promise<void> {
    const [bundle, english] = await Promise.all([load(language), this.english ?? load('en')]);
    this.english = english;
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem('fg.language', language);
  }

  format(id: string, args?: Args): string {
    for (const bundle of [this.bundle, this.english]) {
      const pattern = bundle?.getMessage(id)?.value;
      if (bundle && pattern) {
        const text = bundle.formatPattern(pattern, args ?? null);
        return this.pseudo ? pseudo(text) : text;
      }
    }
    return id;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }
}

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(catalogs).filter(([path]) =>
    path.includes(`/locales/${language}/`),
  );
  for (const text of await Promise.all(wanted.map(([, fetch]) => fetch()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

export const i18n = new I18n();

export function t(id: string, args?: Args): string {
  return i18n.format(id, args);
}

export function firstLanguage(): Language {
  const kept = localStorage.getItem('fg.language');
  return kept && kept in LANGUAGES ? (kept as Language) : pick(navigator.languages);
}
