import { mount } from 'svelte';

import App from './App.svelte';
import { firstLanguage, i18n } from './lib/i18n/index.svelte';
import { applyPrefs } from './lib/prefs.svelte';
import { match } from './lib/router.svelte';
import './styles/base.css';

applyPrefs();
// The page's own script, and what it will ask for, come while the words do.
const { load, words, ahead } = match(location.pathname);
load().catch(() => undefined);
ahead();
await i18n.choose(firstLanguage(), words);
mount(App, { target: document.getElementById('app')! });
