/** Puts our own drawings on a canvas, coloured as the style sheets say. Runs in the drawing office, off the page. */
import { parts, type Ink, type Inks, type Part } from './inks';

export type Brush = OffscreenCanvasRenderingContext2D;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const INHERITED = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap'];

/** Draws an `<svg>` with a view box into a box, as large as fits, in its middle. */
export function place(
  brush: Brush,
  svg: string,
  inks: Inks,
  around: readonly string[],
  { x, y, width, height }: Box,
): void {
  const [root] = parts(svg, around).children;
  if (!root) return;
  const [, , w = 1, h = 1] = (root.attributes.viewBox ?? '').split(' ').map(Number);
  const scale = Math.min(width / w, height / h);
  brush.save();
  brush.translate(x + (width - w * scale) / 2, y + (height - h * scale) / 2);
  brush.scale(scale, scale);
  draw(brush, root, inks, {});
  brush.restore();
}

function draw(brush: Brush, part: Part, inks: Inks, above: Ink): void {
  const { attributes, tag } = part;
  const own: Ink = { ...attributes, ...inks.of(part) };
  const ink: Record<string, string> = { ...own };
  for (const name of INHERITED) ink[name] = own[name] ?? above[name] ?? '';
  brush.save();
  if (own.translate) {
    const [x = 0, y = 0] = own.translate.split(' ').map(parseFloat);
    brush.translate(x, y);
  }
  if (attributes.transform) transform(brush, attributes.transform);
  if (own.opacity) brush.globalAlpha *= Number(own.opacity);
  const path = pathOf(tag, attributes);
  if (path) {
    const first = own['paint-order'] === 'stroke' ? [stroke, fill] : [fill, stroke];
    for (const put of first) put(brush, path, ink);
  } else if (tag === 'text') {
    brush.font = `800 ${attributes['font-size'] ?? '12'}px Figures, sans-serif`;
    brush.textAlign = 'center';
    brush.fillStyle = ink.fill || '#000';
    brush.fillText(part.text, Number(attributes.x), Number(attributes.y));
  }
  for (const child of part.children) draw(brush, child, inks, ink);
  brush.restore();
}

function fill(brush: Brush, path: Path2D, ink: Ink): void {
  if (ink.fill === 'none') return;
  const alpha = brush.globalAlpha;
  brush.globalAlpha = alpha * Number(ink['fill-opacity'] ?? 1);
  brush.fillStyle = ink.fill || '#000';
  brush.fill(path);
  brush.globalAlpha = alpha;
}

function stroke(brush: Brush, path: Path2D, ink: Ink): void {
  if (!ink.stroke || ink.stroke === 'none' || ink.stroke === 'transparent') return;
  const alpha = brush.globalAlpha;
  brush.globalAlpha = alpha * Number(ink['stroke-opacity'] ?? 1);
  brush.strokeStyle = ink.stroke;
  brush.lineWidth = Number(ink['stroke-width'] || 1);
  brush.lineJoin = (ink['stroke-linejoin'] || 'miter') as CanvasLineJoin;
  brush.lineCap = (ink['stroke-linecap'] || 'butt') as CanvasLineCap;
  brush.setLineDash((ink['stroke-dasharray'] ?? '').split(/[ ,]+/).filter(Boolean).map(Number));
  brush.stroke(path);
  brush.globalAlpha = alpha;
}

function pathOf(tag: string, attributes: Part['attributes']): Path2D | null {
  const n = (name: string): number => Number(attributes[name] ?? 0);
  if (tag === 'path') return new Path2D(attributes.d);
  const path = new Path2D();
  if (tag === 'circle') path.arc(n('cx'), n('cy'), n('r'), 0, 2 * Math.PI);
  else if (tag === 'ellipse') path.ellipse(n('cx'), n('cy'), n('rx'), n('ry'), 0, 0, 2 * Math.PI);
  else if (tag === 'rect') path.roundRect(n('x'), n('y'), n('width'), n('height'), n('rx'));
  else return null;
  return path;
}

function transform(brush: Brush, text: string): void {
  for (const [, name, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = list.trim().split(/[ ,]+/).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
    if (name === 'translate') brush.translate(a, b);
    else if (name === 'scale') brush.scale(a, n.length > 1 ? b : a);
    else if (name === 'matrix') brush.transform(a, b, c, d, e, f);
    else if (name === 'rotate') {
      brush.translate(b, c);
      brush.rotate((a * Math.PI) / 180);
      brush.translate(-b, -c);
    }
  }
}
