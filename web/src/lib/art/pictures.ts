/** Addresses of the pictures that the build has drawn. */
import { fossils, portraits, version } from 'virtual:pictures';

import type { Family, Specimen } from './families';

const OWN: ReadonlySet<string> = new Set(fossils);
const url = (name: string): string => `/assets/${name}-${version}.svg`;

/** A card's fossil; a generic one of its Family and Size if the card has no drawing. `small`: under 50 px wide. */
export function fossilUrl({ id, family, size }: Specimen, small = false): string {
  const name = OWN.has(id) ? id : `any-${family}-${String(size)}`;
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
