/** Tells a person elsewhere that it is their turn: tab icon, and, if asked for, a soft sound and a notification. */
import { showBadge } from '../notices/badge';
import { prefs } from '../prefs.svelte';
import { play } from '../sounds';

/** `table`: a message from the server about the same table takes the place of this one. */
export function attend(yours: boolean, words: string, table: string): void {
  showBadge({ here: yours });
  if (!yours) return;
  if (prefs.sounds) play('turn');
  if (
    prefs.notify &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    new Notification('First Giants', { body: words, icon: '/favicon.svg', tag: table });
  }
}
