/** Addresses of the pictures that the build has drawn. */
import { fossils, portraits, version } from 'virtual:pictures';

import type { Family, Specimen } from './families';

const OWN: ReadonlySet<string> = new Set(fossils);
const url = (name: string): string => `/assets/${name}-${version}.svg`;

/** The pictures that a card can choose. */
export { fossils };

export function hasFossil(id: string): boolean {
  return OWN.has(id);
}

/**
 * A card's fossil: the picture that it names, or that of its id; a generic one of its Family and Size if there is no
 * such drawing. `small`: under 50 px wide.
 */
export function fossilUrl({ id, picture = id, family, size }: Specimen, small = false): string {
  const name = OWN.has(picture) ? picture : `any-${family}-${String(size)}`;
  return url(`fossil-${name}${small ? '-small' : ''}`);
}

/** The ground that all fossils of a Family lie on. */
export function groundUrl(family: Family): string {
  return url(`ground-${family}`);
}

/** One of the front page's large specimens. */
export function plateUrl(id: string): string {
  return url(`plate-${id}`);
}

/** A bot's portrait, if it has one. */
export function portraitUrl(bot: string, small: boolean): string | undefined {
  return portraits.includes(bot) ? url(`portrait-${bot}${small ? '-small' : ''}`) : undefined;
}
