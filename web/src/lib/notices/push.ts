/** Web Push in this browser: whether it can, may and does, and switching it. */
import { api } from '../wire/api';
import { registration } from './worker';

/** `unreachable`: the browser's own push service does not answer; some browsers are built without one. */
export type PushState = 'on' | 'off' | 'denied' | 'insecure' | 'unsupported' | 'unreachable';

export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  const there = await worker?.pushManager.getSubscription();
  return there && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks for permission, so call it from a click only. */
export async function turnOn(key: string): Promise<PushState> {
  const state = await pushState();
  if (state !== 'off' && state !== 'on') return state;
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const worker = await registration();
  if (!worker) return 'unsupported';
  const made = await subscribe(worker.pushManager, bytes(key));
  if (!made) return 'unreachable';
  const { endpoint, keys } = made.toJSON();
  await api.addPush(endpoint ?? '', keys?.p256dh ?? '', keys?.auth ?? '');
  return 'on';
}

async function subscribe(
  manager: PushManager,
  applicationServerKey: Uint8Array<ArrayBuffer>,
): Promise<PushSubscription | null> {
  // One that was made with the key of another server at this address would be refused.
  const old = await manager.getSubscription();
  await old?.unsubscribe();
  return manager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      throw error;
    });
}

export async function turnOff(): Promise<PushState> {
  const worker = await navigator.serviceWorker.getRegistration();
  const there = await worker?.pushManager.getSubscription();
  await there?.unsubscribe();
  return pushState();
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
