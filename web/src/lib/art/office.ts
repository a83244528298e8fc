/** Orders pictures from the drawing office, and keeps those that came. */
import type { Order } from './plan';

export interface Asked {
  readonly key: string;
  readonly order: Order;
  /** In CSS pixels, and how many real ones make one of them. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export interface Drawn {
  readonly key: string;
  readonly bitmap: ImageBitmap;
}

/** As many as two full tables show. */
const KEPT = 160;
const TOGETHER_MS = 50;

let worker: Worker | null = null;
const arrived: Drawn[] = [];
const kept = new Map<string, Drawn>();
const waiting = new Map<string, Set<(drawn: Drawn) => void>>();
/** The last picture of the same thing in any size, to be shown until the right one is there. */
const likenesses = new Map<string, string>();

function nameOf({ card, ...rest }: Order): string {
  return JSON.stringify([card, rest]);
}

/** A card at a site is laid out as it is for reading: one stands in for the other while it travels. */
function likenessOf(order: Order): string {
  const alike = order.what === 'card' && order.face === 'site';
  return nameOf(alike ? { ...order, face: 'reading' } : order);
}

function hang(): void {
  for (const drawn of arrived.splice(0)) {
    const those = waiting.get(drawn.key);
    waiting.delete(drawn.key);
    those?.forEach((take) => take(drawn));
  }
}

function hire(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./office.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Drawn>) => {
    kept.set(data.key, data);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    // Hung together: each time the page is painted costs more than a picture.
    if (arrived.length === 0) setTimeout(hang, TOGETHER_MS);
    arrived.push(data);
  };
  return worker;
}

/** Begins to fetch the office's tools before the first order. */
export function openOffice(): void {
  hire();
}

function put(canvas: HTMLCanvasElement, { bitmap }: Drawn): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  // Kept in plain memory: it is painted with the card around it instead of being a layer of its own.
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0);
}

interface Easel {
  order: Order;
  key: string;
  width: number;
  height: number;
}

const easels = new Map<Element, Easel>();
let observer: ResizeObserver | null = null;

function measured(entries: ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    const easel = easels.get(target);
    if (!easel) continue;
    easel.width = contentRect.width;
    easel.height = contentRect.height;
    show(target, easel);
  }
}

function show(frame: Element, easel: Easel): void {
  const { order, width, height } = easel;
  const canvas = frame.querySelector('canvas');
  if (!canvas || width < 1 || height < 1) return;
  const scale = devicePixelRatio;
  const size = `${String(Math.round(width * scale))}x${String(Math.round(height * scale))}`;
  const key = `${nameOf(order)} ${size}`;
  if (easel.key === key) return;
  easel.key = key;
  canvas.style.width = `${String(Math.round(width * scale) / scale)}px`;
  canvas.style.height = `${String(Math.round(height * scale) / scale)}px`;
  const take = (drawn: Drawn): void => {
    if (easels.get(frame)?.key !== key) return;
    likenesses.set(likenessOf(order), key);
    put(canvas, drawn);
  };
  const ready = kept.get(key);
  if (ready) {
    take(ready);
    return;
  }
  const like = kept.get(likenesses.get(likenessOf(order)) ?? '');
  if (like) put(canvas, like);
  const those = waiting.get(key);
  if (those) those.add(take);
  else {
    waiting.set(key, new Set([take]));
    const asked: Asked = { key, order, width, height, scale };
    hire().postMessage(asked);
  }
}

/** Hangs a picture into the frame around a canvas, and keeps it as large as the frame. */
export function picture(order: () => Order): (canvas: HTMLCanvasElement) => () => void {
  return (canvas) => {
    const frame = canvas.parentElement!;
    const known = easels.get(frame);
    const easel = { width: known?.width ?? 0, height: known?.height ?? 0, key: '', order: order() };
    easels.set(frame, easel);
    observer ??= new ResizeObserver(measured);
    observer.observe(frame);
    if (easel.width > 0) show(frame, easel);
    return () => {
      observer?.unobserve(frame);
      easels.delete(frame);
    };
  };
}

/** A window moved to a finer screen shows finer pictures. */
if (typeof window !== 'undefined') {
  addEventListener('resize', () => {
    for (const [frame, easel] of easels) show(frame, easel);
  });
}
