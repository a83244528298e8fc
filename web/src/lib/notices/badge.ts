/** What can be seen of waiting games without the page: tab icon, and the number on the app's icon. */

const CALM = '/favicon.svg';
const CALLING = '/favicon-turn.svg';

const now = { here: false, count: 0 };

/** `here`: the table on this page waits for the person. `count`: all tables that do. */
export function showBadge(change: { here?: boolean; count?: number }): void {
  Object.assign(now, change);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = now.here || now.count > 0 ? CALLING : CALM;
  // Setting the same icon again would make the browser fetch it again.
  if (icon && icon.getAttribute('href') !== href) icon.href = href;
  if (change.count === undefined || !('setAppBadge' in navigator)) return;
  const shown = now.count > 0 ? navigator.setAppBadge(now.count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
