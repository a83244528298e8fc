import { hydrate, mount, type Component } from 'svelte';

import App from './App.svelte';
import { firstLanguage, i18n } from './lib/i18n/index.svelte';
import { adoptAddress, applyPrefs, followSystem } from './lib/prefs.svelte';
import { match } from './lib/router.svelte';
import { keepWorker } from './lib/notices/worker';
import { reloadOnce, whenIdle } from './lib/notices/reload';
import { takeOver } from './lib/hydration';
import { settled } from './lib/settled';
import './styles/base.css';

adoptAddress();
applyPrefs();
followSystem();
// Fetch the page's script and its first data in parallel with the catalogs.
const { load, words, ahead } = match(location.pathname);
ahead();
const [module] = await Promise.all([load().catch(() => null), i18n.choose(firstLanguage(), words)]);
const target = document.getElementById('app')!;
const first = (module?.default ?? null) as Component<Record<string, string>> | null;
const spoken = i18n.pseudo || !first ? '' : i18n.language;
// After an update the old files are gone; a reload fetches the new ones.
addEventListener('vite:preloadError', reloadOnce);
takeOver(target, spoken, (prerendered) =>
  (prerendered ? hydrate : mount)(App, { target, props: { first } }),
);
// Browser tests call it before they measure.
Object.assign(window, { settled });
whenIdle(() => void keepWorker());
