/** The address at which other people can open this server. The server says it; the page does not guess. */
import { api } from './wire/api';
import type { ServerInfo } from './wire/types';

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}

/** The public address wins, then the one that this page was opened at, then the one in the local network. */
export function shareOrigin(info: ServerInfo, page: { hostname: string; origin: string }): string {
  if (info.public_url !== null) return info.public_url;
  if (!isLoopback(page.hostname)) return page.origin;
  return info.lan_url ?? page.origin;
}

class ServerAddress {
  private info = $state.raw<ServerInfo | null>(null);
  private asked: Promise<void> | null = null;

  /** Fetches it once. Without an answer, links carry the address of this page. */
  ask(): Promise<void> {
    this.asked ??= api.server().then(
      (info) => void (this.info = info),
      () => void (this.asked = null),
    );
    return this.asked;
  }

  get origin(): string {
    return this.info ? shareOrigin(this.info, location) : location.origin;
  }

  /** Whether nobody else can open links of this server. */
  get onlyHere(): boolean {
    return isLoopback(new URL(this.origin).hostname);
  }
}

export const address = new ServerAddress();
