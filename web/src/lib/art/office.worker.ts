/**
 * The drawing office: it works beside the page, which goes on answering, and sends finished pictures, as files: a
 * page paints an image with what lies around it, while each canvas is a layer by itself, and so is all above it.
 */
import font from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

import art from './art.css?raw';
import families from './families.css?raw';
import { place, type Box, type Brush } from './canvas';
import { effectsSvg, hintSvg } from './effects';
import { fossilSvg, type Detail } from './fossil';
import { familySeal, glyphSvg, sizeBones } from './glyphs';
import { Inks } from './inks';
import type { Asked, Drawn } from './office';
import { planOf, signsShape, type Order } from './plan';
import { Queue } from './rank';
import { Shelf } from './shelf';

const inks = new Inks(families + art);
/** On a displayed card the great bones are in the Family's colour. */
const greatInks = new Inks(
  `${families}${art.replaceAll('var(--bone, #fff8e8)', 'var(--fam)').replaceAll('var(--bone-line, #2a1e12)', 'transparent')}`,
);
const DETAILS: Record<string, Detail> = { reading: 'fine', tiny: 'silhouette' };

function slab(brush: Brush, order: Order, box: Box, detail: Detail, pixel: number): void {
  const { card } = order;
  brush.save();
  brush.beginPath();
  brush.rect(box.x, box.y, box.width, box.height);
  brush.clip();
  place(brush, fossilSvg(card, detail), inks, [`fg-${card.family}`], box);
  // The slab's hewn edge: lit from the upper left.
  const { x, y, width, height } = box;
  brush.fillStyle = 'rgb(255 255 255 / 0.28)';
  brush.fillRect(x, y, width, 1);
  brush.fillRect(x, y + 1, 1, height - 1);
  brush.fillStyle = 'rgb(0 0 0 / 0.35)';
  brush.fillRect(x, y + height - 1, width, 1);
  brush.fillRect(x + width - 1, y, 1, height - 1);
  brush.shadowColor = 'rgb(0 0 0 / 0.22)';
  brush.shadowBlur = 8 * pixel;
  // A frame that lies outside: only its shadow falls in.
  brush.beginPath();
  brush.rect(x - 20, y - 20, width + 40, height + 40);
  brush.rect(x, y, width, height);
  brush.fillStyle = '#000';
  brush.fill('evenodd');
  brush.restore();
}

function picture(brush: Brush, order: Order, box: Box, pixel: number): void {
  if (order.what === 'slab') {
    slab(brush, order, box, 'fine', pixel);
    return;
  }
  const { card, face, rich } = order;
  const around = [`fg-${card.family}`];
  const plan = planOf(order, box.width, box.height);
  const seal = glyphSvg(familySeal(card.family));
  const bones = glyphSvg(sizeBones(card.size));
  place(brush, seal, inks, around, plan.seal);
  place(brush, bones, inks, around, plan.bones);
  slab(brush, order, plan.slab, DETAILS[face] ?? 'coarse', pixel);
  if (plan.great) {
    place(brush, seal, inks, around, plan.great.seal);
    place(brush, bones, greatInks, around, plan.great.bones);
  }
  if (!plan.signs || (card.effects.length === 0 && card.size !== 'egg')) return;
  const [w, h] = signsShape(face, rich);
  const svg = face === 'tiny' ? hintSvg(card.effects, w, h) : effectsSvg(card.effects, w, h);
  place(brush, svg, inks, around, plan.signs);
}

/** Figures are set in the house's own type; where it does not come, in another. */
const face = new FontFace('Figures', `url(${font})`, { weight: '200 900' });
(self as unknown as { fonts: FontFaceSet }).fonts.add(face);
const FONT_MS = 3000;
const typeset = Promise.race([
  face.load().catch(() => undefined),
  new Promise((done) => setTimeout(done, FONT_MS)),
]);

const queue = new Queue<Asked>();
let drawing = false;

/** For the next visit; put away when nothing has been drawn for a while. */
const shelf = new Shelf(location.pathname);
const fresh = new Map<string, Blob>();
const IDLE_MS = 1500;
let idle: ReturnType<typeof setTimeout> | undefined;

function putAway(): void {
  const those = new Map(fresh);
  fresh.clear();
  // A browser that keeps nothing has them drawn again.
  shelf.keep(those).catch(() => undefined);
}

/** Between two pictures the post is read: what has come meanwhile may be wanted sooner. */
const { port1: bell, port2: rope } = new MessageChannel();
bell.onmessage = () => drawNext();

function drawNext(): void {
  const asked = queue.next();
  drawing = asked !== undefined;
  if (!asked) return;
  const { key, order, width, height, scale } = asked;
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const brush = canvas.getContext('2d')!;
  brush.scale(canvas.width / width, canvas.height / height);
  picture(brush, order, { x: 0, y: 0, width, height }, scale);
  void canvas.convertToBlob().then((file) => {
    const answer: Drawn = { key, file };
    postMessage(answer);
    fresh.set(key, file);
    clearTimeout(idle);
    idle = setTimeout(putAway, IDLE_MS);
  });
  rope.postMessage(null);
}

addEventListener('message', async ({ data }: MessageEvent<Asked[]>) => {
  queue.add(data);
  await typeset;
  if (!drawing) drawNext();
});
