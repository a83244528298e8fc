/**
 * What the style sheets say of a drawing's parts, for pictures that no style sheet reaches: files and bitmaps.
 * Reads our own markup and our own sheets, which keep to a small part of SVG and CSS (a test watches over that).
 *
 * Why not otherwise: a worker has no document to ask for computed styles, and cannot turn an SVG into a bitmap;
 * colours as constants beside the drawings would have to be handed on to the signs that do lie on the page, where
 * what is around them changes them (`--leaf`, `--bone`); and a whole CSS parser would be more to fetch than this.
 */
export interface Part {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Part[];
  readonly parent: Part | null;
  text: string;
}

export type Ink = Readonly<Record<string, string>>;

interface Rule {
  /** From the outermost to the part itself: tag, classes, whether it must be the last of its parent. */
  readonly steps: readonly { tag: string; classes: string[]; last: boolean }[];
  readonly weight: number;
  readonly ink: Ink;
}

/** The tree of a drawing; its root stands for the page around it, with these classes. */
export function parts(markup: string, around: readonly string[] = []): Part {
  const root: Part = {
    tag: 'page',
    classes: around,
    attributes: {},
    children: [],
    parent: null,
    text: '',
  };
  let here = root;
  for (const [, end, tag = '', rest = '', empty, text = ''] of markup.matchAll(
    /<(\/?)([a-z]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g,
  )) {
    if (end) {
      here = here.parent ?? root;
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, name = '', value = ''] of rest.matchAll(/([\w:-]+)="([^"]*)"/g))
      attributes[name] = value;
    const classes = (attributes.class ?? '').split(' ').filter(Boolean);
    const part: Part = { tag, classes, attributes, children: [], parent: here, text };
    here.children.push(part);
    if (!empty) here = part;
  }
  return root;
}

export class Inks {
  private readonly rules: Rule[] = [];
  private readonly known = new WeakMap<Part, Ink>();

  constructor(sheet: string) {
    for (const [, heads = '', body = ''] of sheet
      .replace(/\/\*[^]*?\*\/|@import[^;]*;/g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const ink: Record<string, string> = {};
      for (const line of body.split(';')) {
        const colon = line.indexOf(':');
        if (colon > 0) ink[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
      }
      for (const head of heads.split(',')) {
        const steps = head
          .replaceAll('>', ' ')
          .trim()
          .split(/\s+/)
          .map((step) => ({
            tag: /^[a-z]+/.exec(step)?.[0] ?? '',
            classes: [...step.matchAll(/\.([\w-]+)/g)].map((found) => found[1]!),
            last: step.includes(':last-child'),
          }));
        const weight = steps.reduce(
          (sum, { tag, classes, last }) =>
            sum + (tag ? 1 : 0) + 10 * classes.length + (last ? 10 : 0),
          0,
        );
        this.rules.push({ steps, weight, ink });
      }
    }
    // Later rules win among equals: the sort keeps their order.
    this.rules.sort((a, b) => a.weight - b.weight);
  }

  /** All that holds for a part, its variables resolved; nothing inherited but variables. */
  of(part: Part): Ink {
    const said = this.said(part);
    return Object.fromEntries(
      Object.entries(said)
        .filter(([name]) => !name.startsWith('--'))
        .map(([name, value]) => [name, this.value(value, part)]),
    );
  }

  private said(part: Part): Ink {
    let ink = this.known.get(part);
    if (!ink) {
      ink = Object.assign(
        {},
        ...this.rules.filter(({ steps }) => holds(steps, part)).map((rule) => rule.ink),
      ) as Ink;
      this.known.set(part, ink);
    }
    return ink;
  }

  private value(text: string, part: Part): string {
    const filled = text.replace(
      /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
      (_, name: string, instead = '') => {
        for (let at: Part | null = part; at; at = at.parent) {
          const found = this.said(at)[name];
          if (found !== undefined) return this.value(found, at);
        }
        return instead as string;
      },
    );
    return filled.replace(/calc\(([\d.]+) \* ([\d.]+)\)/g, (_, a: string, b: string) =>
      String(Math.round(Number(a) * Number(b) * 1000) / 1000),
    );
  }
}

function holds(steps: Rule['steps'], part: Part): boolean {
  let at: Part | null = part;
  for (let i = steps.length - 1; i >= 0; i -= 1) {
    const step = steps[i]!;
    const fits = (one: Part): boolean =>
      (!step.tag || step.tag === one.tag) &&
      step.classes.every((name) => one.classes.includes(name)) &&
      (!step.last || one.parent?.children.at(-1) === one);
    if (i < steps.length - 1) while (at && !fits(at)) at = at.parent;
    if (!at || !fits(at)) return false;
    at = at.parent;
  }
  return true;
}

const WRITTEN = /^(fill|stroke|opacity|paint-order)(-(opacity|width|linejoin|linecap|dasharray))?$/;

/** A drawing as a file of its own: what the sheets say of it is written into it. */
export function standalone(markup: string, inks: Inks, around: readonly string[] = []): string {
  const write = (part: Part): string => {
    const attributes = Object.fromEntries(
      Object.entries(part.attributes).filter(([name]) => !/^(class|focusable|aria-.*)$/.test(name)),
    );
    const ink = inks.of(part);
    for (const [name, value] of Object.entries(ink)) {
      if (WRITTEN.test(name)) attributes[name] = value;
    }
    if (ink.translate) {
      const [x, y] = ink.translate.split(' ').map(parseFloat);
      attributes.transform = `translate(${String(x)} ${String(y)})${attributes.transform ?? ''}`;
    }
    const said = Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
    return `<${part.tag}${said}>${part.text}${part.children.map(write).join('')}</${part.tag}>`;
  };
  return parts(markup, around)
    .children.map(write)
    .join('')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
