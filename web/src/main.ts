import { mount } from 'svelte';

import App from './App.svelte';
import { firstLanguage, i18n } from './lib/i18n/index.svelte';
import { applyPrefs } from './lib/prefs.svelte';
import './styles/base.css';

applyPrefs();
await i18n.choose(firstLanguage());
mount(App, { target: document.getElementById('app')! });
