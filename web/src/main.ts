import { mount } from 'svelte';

import App from './App.svelte';
import { firstLanguage, i18n } from './lib/i18n/index.svelte';
import { applyPrefs } from './lib/prefs.svelte';
import { match } from './lib/router.svelte';
import './styles/base.css';

applyPrefs();
// The page's own script comes while the words do.
match(location.pathname)
  .load()
  .catch(() => undefined);
await i18n.choose(firstLanguage());
mount(App, { target: document.getElementById('app')! });
