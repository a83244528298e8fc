/** Small signs, drawn in boxes 24 high. Each gives its width and its markup; colours come from art.css. */
import { FAMILIES, type Family, type Kind } from './families';

export interface Glyph {
  readonly width: number;
  readonly markup: string;
  /** What it means where it stands, for a tooltip. */
  readonly sign?: Sign;
}

/** A meaning in the grammar of effects, with the Family or Size it is about. */
export interface Sign {
  readonly id: SignId;
  readonly kind?: Kind;
}

export type SignId =
  | 'once'
  | 'again'
  | 'you'
  | 'anyone'
  | 'kind'
  | 'new-family'
  | 'then'
  | 'amber'
  | 'points'
  | 'display'
  | 'display-free'
  | 'two-different'
  | 'two-same'
  | 'trade'
  | 'or'
  | 'opponents'
  | 'times'
  | 'families'
  | 'pairs'
  | 'egg';

export function meaning(id: SignId, { width, markup }: Glyph, kind?: Kind): Glyph {
  return { width, markup, sign: kind ? { id, kind } : { id } };
}

const glyph = (width: number, markup: string): Glyph => ({ width, markup });

/** Silhouettes of the Families: a pterosaur, a leaf, a fang, a fin over waves, a paw. */
const FAMILY_MARK: Readonly<Record<Family, string>> = {
  flying:
    '<path d="M1.4 11.6C4.6 6.4 8.6 6.2 10.9 9.2L11 6.6 12 4.4 13 6.6 13.1 9.2C15.4 6.2 19.4 6.4 22.6 11.6 19.4 10.3 16.8 11 15.2 13.6L13.2 13.2 13.9 16.4 12.6 15.6 12 19.4 11.4 15.6 10.1 16.4 10.8 13.2 8.8 13.6C7.2 11 4.6 10.3 1.4 11.6Z"/>',
  herbivore:
    '<path d="M4.6 19.6C2.6 10.8 8.6 4.6 19.8 4.2 20.4 14.6 15.6 20 8.2 18.4L6.4 20.8 4.8 19.6 10.6 12.4 14.6 8.8 10 11.2Z"/>',
  carnivore:
    '<path d="M4 4.6C8 3.6 14 3.4 18.6 4.8 19 7 18.6 8.4 17.6 9.4 17.6 14.6 15.8 18.8 12.6 21.4 13 17 12.2 13 10 10.4 9.8 12.6 9 14.2 7.6 15.4 7.6 12.6 6.8 10.4 5.2 9.2 4.2 8 3.8 6.4 4 4.6Z"/>',
  marine:
    '<path d="M5.6 14.2C6.4 8.4 10.4 4.2 16.4 3.6 14.6 7 15 10.8 17.6 14.2 13.6 12.6 9.4 12.6 5.6 14.2ZM2 17.2C4.4 15.2 6.6 15.2 9 17.2 11.4 19 12.8 19 15 17.2 17.4 15.2 19.6 15.2 22 17.2V19.8C19.6 18 17.4 18 15 19.8 12.8 21.6 11.4 21.6 9 19.8 6.6 18 4.4 18 2 19.8Z"/>',
  mammal:
    '<path d="M12 11.6C15 11.6 18 15 17.6 18 17.2 20.4 14.8 19.6 12 19.6 9.2 19.6 6.8 20.4 6.4 18 6 15 9 11.6 12 11.6Z"/><ellipse cx="5" cy="11.4" rx="2" ry="2.7" transform="rotate(-24 5 11.4)"/><ellipse cx="9.4" cy="7" rx="2" ry="3" transform="rotate(-8 9.4 7)"/><ellipse cx="14.6" cy="7" rx="2" ry="3" transform="rotate(8 14.6 7)"/><ellipse cx="19" cy="11.4" rx="2" ry="2.7" transform="rotate(24 19 11.4)"/>',
};

/** A Family's seal: its silhouette on a disc of its colour. */
export function familySeal(family: Family): Glyph {
  return glyph(
    24,
    `<g class="fg-${family}"><circle class="gl-seal" cx="12" cy="12" r="11.3"/><g class="gl-mark" transform="translate(2.2 2.2) scale(.817)">${FAMILY_MARK[family]}</g></g>`,
  );
}

/** A stout bone, upright, knuckles at both ends. */
const BONE =
  'M-2-4.6A2.9 2.9 0 1 1 0-9.2 2.9 2.9 0 1 1 2-4.6V4.6A2.9 2.9 0 1 1 0 9.2 2.9 2.9 0 1 1-2 4.6Z';

/** One, two or three bones; an egg for an Egg. */
export function sizeBones(size: 1 | 2 | 3 | 'egg'): Glyph {
  if (size === 'egg') {
    return glyph(
      16,
      '<path class="gl-bone" d="M8 3C11.6 3 14.6 9 14.6 13.6A6.6 7.2 0 0 1 1.4 13.6C1.4 9 4.4 3 8 3Z"/><path class="gl-fine" d="M3 13.2 5.6 11.2 8 13.8 10.4 11.2 13 13.4"/>',
    );
  }
  let markup = '';
  for (let i = 0; i < size; i++)
    markup += `<path class="gl-bone" transform="translate(${6.4 + i * 10.4} 12) scale(.92)" d="${BONE}"/>`;
  return glyph(size * 10.4 + 2.4, markup);
}

const framed = (inner: Glyph): Glyph =>
  glyph(
    24,
    `<rect class="gl-plate" x="1" y="1.5" width="22" height="21" rx="3"/><g transform="translate(${12 - inner.width * 0.3} 4.8) scale(.6)">${inner.markup}</g>`,
  );

/** The sign of a Family or of a Size. */
export function kindGlyph(kind: Kind): Glyph {
  switch (kind) {
    case 'small':
      return framed(sizeBones(1));
    case 'medium':
      return framed(sizeBones(2));
    case 'large':
      return framed(sizeBones(3));
    default:
      return familySeal(kind);
  }
}

const number = (n: number, x: number, y: number, size = 11): string =>
  `<text class="gl-number" x="${x}" y="${y}" font-size="${size}" text-anchor="middle">${n}</text>`;

const DROP = 'M12 1.2C16.4 5.6 20.6 10 20.6 14.8A8.6 8 0 0 1 3.4 14.8C3.4 10 7.6 5.6 12 1.2Z';

/** A drop of amber; with a number on it, or with something small caught inside. */
export function amberDrop(amount?: number): Glyph {
  const inside =
    amount === undefined
      ? '<path class="gl-caught" d="M12.4 11v6.2M12.4 12.6 9.4 10.6M12.4 14H8.8M12.4 15.4 9.6 17.6M12.4 12.6 15.4 10.6M12.4 14H16M12.4 15.4 15.2 17.6"/><ellipse class="gl-body" cx="12.4" cy="14.2" rx="1.3" ry="2.7"/>'
      : number(amount, 12, 18.6, 12.5);
  return glyph(
    23,
    `<path class="gl-amber" d="${DROP}"/><path class="gl-glow" d="M11 5C8 8.4 5.6 11.4 5.6 14.6 5.7 17.4 7.6 19.6 9.6 20.4 7.6 16.6 8 10.4 11 5Z"/>${inside}`,
  );
}

const SPRIG =
  'M12 22.4C7 22 3 18.6 3 12.4M3.2 13.2C.6 11.8.4 9 1.2 6.6 3.2 8 4.2 10.4 3.2 13.2ZM4.2 17C1.4 16.8 0 14.8 0 12 2.6 12.6 4.2 14.2 4.2 17ZM6.8 20.2C4 21 2 19.8 1 17.2 3.8 16.8 5.8 17.6 6.8 20.2ZM4 11.6C3.4 8.8 4.4 6.6 6.4 5 7 7.6 6.4 10 4 11.6ZM5.6 16.4C5.8 13.6 7 12.2 8.6 11.6';

/** A laurel with the number of points in it. */
export function laurel(amount?: number): Glyph {
  const half = `<path class="gl-laurel" d="${SPRIG}"/>`;
  const middle =
    amount === undefined
      ? '<path class="gl-star" d="M12 6.4 13.5 10.4 17.6 10.6 14.4 13.2 15.5 17.2 12 14.9 8.5 17.2 9.6 13.2 6.4 10.6 10.5 10.4Z"/>'
      : number(amount, 12, 17.4, 14);
  return glyph(24, `${half}<g transform="matrix(-1 0 0 1 24 0)">${half}</g>${middle}`);
}

const PLINTH =
  '<path class="gl-ink" d="M2.6 22.6V19.8H4.4V15.6H2.8V13.4H17.2V15.6H15.6V19.8H17.4V22.6Z"/>';
const SHELL =
  '<circle class="gl-shown" cx="10" cy="7.4" r="5.4"/><path class="gl-fine" d="M10 7.6A1 1 0 0 1 11.4 6.4 2.4 2.4 0 0 1 8 9.4 3.6 3.6 0 0 1 10 3.6"/>';

/** A fossil on a plinth: display it. */
export function plinth(): Glyph {
  return glyph(20, PLINTH + SHELL);
}

/** Two on display: of different Families two shapes, of the same Family twice one shape. */
export function twoPlinths(different: boolean): Glyph {
  const narrow = (x: number): string =>
    `<path class="gl-ink" transform="translate(${x} 0)" d="M1.4 22.6V20.2H2.6V15.6H1.6V13.6H10.4V15.6H9.4V20.2H10.6V22.6Z"/>`;
  const round = (x: number): string => `<circle class="gl-shown" cx="${x}" cy="7.8" r="4.4"/>`;
  const second = different ? '<path class="gl-other" d="M18 2.8 22.8 12H13.2Z"/>' : round(18);
  const sign = different ? '<path class="gl-fine" d="M9.4 4.6h0"/>' : '';
  return glyph(24, narrow(0) + narrow(12) + round(6) + second + sign);
}

/** On display without paying: the amber is struck out. */
export function plinthFree(): Glyph {
  return glyph(
    31,
    `${PLINTH}${SHELL}<g transform="translate(17.6 6.2) scale(.62)"><path class="gl-amber" d="${DROP}"/><path class="gl-strike" d="M3 22 21 3"/></g>`,
  );
}

export const SLASH = glyph(8, '<path class="gl-stroke" d="M6.4 3.4 1.6 20.6"/>');
export const EQUALS = glyph(12, '<path class="gl-stroke" d="M2 9.6H10M2 14.4H10"/>');
export const TIMES = glyph(11, '<path class="gl-stroke" d="M2.4 9.4 8.6 15.6M8.6 9.4 2.4 15.6"/>');
export const THEN = glyph(9, '<path class="gl-ink" d="M1.4 6.6 8 12 1.4 17.4Z"/>');
export const ARROW = glyph(14, '<path class="gl-stroke" d="M1.6 12H11M7.6 7.6 12 12 7.6 16.4"/>');

/** Single use: the geologist's hammer, at the dig itself. */
export const ONCE = glyph(
  18,
  '<path class="gl-ink" d="M1 8.6C5 4.6 9.4 3.2 12.2 3.8L13.6 2.6 17 6 15.8 7.4 13.4 8.2 12 7.6 11 8.8 9.4 7.2C6.4 6.8 3.6 7.4 1 8.6Z"/><path class="gl-handle" d="M11 9.4 5.4 21"/>',
);

/** Recurring: a loop. */
export const AGAIN = glyph(
  21,
  '<path class="gl-loop" d="M17.6 8.4A8 8 0 1 0 18.4 13.6"/><path class="gl-ink" d="M19.6 2.6V10.2H12.2Z"/>',
);

const BUST = 'M0-5.2A3.4 3.8 0 1 1-.02-5.2ZM-6 6.6C-6 1.2-3.4-.8 0-.8S6 1.2 6 6.6Z';

/** Whose take counts: yours, anyone's; and who gains: each opponent. */
export const YOU = glyph(
  15,
  `<path class="gl-ink" transform="translate(7.5 14.6)" d="M0-3.6A3.9 4.2 0 1 1 .02-3.6ZM-6.4 7C-6.4 1-3.6-1.6 0-1.6S6.4 1 6.4 7Z"/>`,
);
export const ANYONE = glyph(
  24,
  `<path class="gl-ink" transform="translate(5.6 12.4) scale(.78)" d="${BUST}"/><path class="gl-ink" transform="translate(18.4 12.4) scale(.78)" d="${BUST}"/><path class="gl-ink gl-cut" transform="translate(12 15.4)" d="${BUST}"/>`,
);
export const OPPONENTS = glyph(
  25,
  `<path class="gl-open" transform="translate(7 15)" d="${BUST}"/><path class="gl-open" transform="translate(18 15)" d="${BUST}"/>`,
);

/** A Family not yet in the Study: an empty seal with a star. */
export const NEW_FAMILY = glyph(
  24,
  '<circle class="gl-empty" cx="12" cy="12" r="10.4"/><path class="gl-star" d="M12 5.4 13.7 10 18.6 10.2 14.8 13.2 16.1 18 12 15.3 7.9 18 9.2 13.2 5.4 10.2 10.3 10Z"/>',
);

/** Each different Family: a seal of five parts. */
export function allFamilies(): Glyph {
  let parts = '';
  for (const [i, family] of FAMILIES.entries()) {
    const at = (turn: number): string => {
      const a = ((turn * 72 - 90) * Math.PI) / 180;
      return `${(12 + 11 * Math.cos(a)).toFixed(1)} ${(12 + 11 * Math.sin(a)).toFixed(1)}`;
    };
    parts += `<path class="fg-${family} gl-part" d="M12 12L${at(i)}A11 11 0 0 1 ${at(i + 1)}Z"/>`;
  }
  return glyph(24, `${parts}<circle class="gl-hub" cx="12" cy="12" r="3.6"/>`);
}

/** A pair of cards. */
export const PAIR = glyph(
  24,
  '<rect class="gl-card" x="2" y="3.4" width="12" height="16" rx="1.6" transform="rotate(-8 8 11)"/><rect class="gl-card" x="9.6" y="4.6" width="12" height="16" rx="1.6" transform="rotate(8 15.6 12.6)"/>',
);

/** A sign as a separate picture. */
export function glyphSvg({ width, markup }: Glyph, className = 'gl'): string {
  return `<svg class="${className}" viewBox="0 0 ${width} 24" aria-hidden="true" focusable="false">${markup}</svg>`;
}
