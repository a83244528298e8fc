import { hydrate, mount, type Component } from 'svelte';

import App from './App.svelte';
import { firstLanguage, i18n } from './lib/i18n/index.svelte';
import { applyPrefs } from './lib/prefs.svelte';
import { match } from './lib/router.svelte';
import { takeOver } from './lib/hydration';
import './styles/base.css';

applyPrefs();
// The page's own script, and what it will ask for, come while the words do.
const { load, words, ahead } = match(location.pathname);
ahead();
const [module] = await Promise.all([load().catch(() => null), i18n.choose(firstLanguage(), words)]);
const target = document.getElementById('app')!;
const first = (module?.default ?? null) as Component<Record<string, string>> | null;
const spoken = i18n.pseudo || !first ? '' : i18n.language;
takeOver(target, spoken, (came) => (came ? hydrate : mount)(App, { target, props: { first } }));
