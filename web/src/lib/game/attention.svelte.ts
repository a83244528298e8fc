/** Tells a person elsewhere that it is their turn: tab icon, and, if asked for, a soft sound and a notification. */
import { prefs } from '../prefs.svelte';

const CALM = '/favicon.svg';
const CALLING = '/favicon-turn.svg';

export function attend(yours: boolean, words: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = yours ? CALLING : CALM;
  if (!yours) return;
  if (prefs.sounds) chime();
  if (
    prefs.notify &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    new Notification('First Giants', { body: words, icon: CALM, tag: 'fg-turn' });
  }
}

/** Two soft struck tones, made here: no file to fetch. */
export function chime(): void {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * 0.14;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.09, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.65);
  });
  setTimeout(() => void audio.close(), 1200);
}
