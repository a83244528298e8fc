/* Light or dark: what was chosen here, then what was chosen in the game, then what the system says. */
(() => {
  const ofGame = () => {
    try {
      const { theme } = JSON.parse(localStorage.getItem('fg.prefs') ?? '{}');
      return { light: 'light', dark: 'dark' }[theme];
    } catch {
      return undefined;
    }
  };
  const chosen = localStorage.getItem('theme') ?? ofGame() ?? 'auto';
  const system = matchMedia('(prefers-color-scheme: dark)');
  const body = document.body;
  /* The colours of the game hang on the root element, those of Furo on the body. */
  const follow = () => {
    const theme = body.dataset.theme;
    const dark = theme === 'dark' || (theme === 'auto' && system.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  };
  body.dataset.theme = chosen;
  follow();
  new MutationObserver(follow).observe(body, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', follow);
})();
