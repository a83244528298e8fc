/** Tells a person elsewhere that it is their turn: tab icon, and, if asked for, a soft sound and a notification. */
import { showBadge } from '../notices/badge';
import { prefs } from '../prefs.svelte';
import { play } from '../sounds';

/** `table` tags the notification, so that the server's message about the same table replaces it. */
export function announceTurn(yours: boolean, text: string, table: string): void {
  showBadge({ here: yours });
  if (!yours) return;
  if (prefs.sounds) play('turn');
  if (
    prefs.notify &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    new Notification('First Giants', { body: text, icon: '/favicon.svg', tag: table });
  }
}
