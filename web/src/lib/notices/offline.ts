/** What a page says without a network; the build puts it into the service worker, in every language. */
export const OFFLINE_WORDS = ['offline-title', 'offline-text', 'offline-again'] as const;

export type OfflineWords = Record<(typeof OFFLINE_WORDS)[number], string>;
