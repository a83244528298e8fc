/** Orders pictures from the drawing office, and keeps those that came. */
import office from './office.worker.ts?worker&url';
import type { Order } from './plan';
import { rankOf } from './rank';
import { Shelf } from './shelf';

export interface Asked {
  readonly key: string;
  readonly order: Order;
  /** In CSS pixels, and how many real ones make one of them. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly rank: number;
}

export interface Drawn {
  readonly key: string;
  readonly file: Blob;
}

/** As many as two full tables show. */
const KEPT = 160;
const TOGETHER_MS = 50;

/** Names the office that drew for this browser before: only then is it worth looking on the shelf. */
const DRAWN_BY = 'fg.drawn-by';

let worker: Worker | null = null;
let shelf: Shelf | null | undefined;
const arrived = new Map<string, HTMLImageElement>();
/** Loaded and decoded: another image with the same address shows it at once. */
const kept = new Map<string, HTMLImageElement>();
const waiting = new Map<string, Set<(address: string) => void>>();
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
  for (const [key, image] of arrived) {
    kept.set(key, image);
    const those = waiting.get(key);
    waiting.delete(key);
    those?.forEach((take) => take(image.src));
  }
  arrived.clear();
  for (const [key, image] of kept) {
    if (kept.size <= KEPT) break;
    URL.revokeObjectURL(image.src);
    kept.delete(key);
  }
}

async function receive({ key, file }: Drawn): Promise<void> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  // Hung together: each time the page is painted costs more than a picture.
  if (arrived.size === 0) setTimeout(hang, TOGETHER_MS);
  arrived.set(key, image);
}

function shelves(): Shelf | null {
  if (shelf === undefined)
    shelf = localStorage.getItem(DRAWN_BY) === office ? new Shelf(office) : null;
  return shelf;
}

function hire(): Worker {
  if (worker) return worker;
  worker = new Worker(office, { type: 'module' });
  localStorage.setItem(DRAWN_BY, office);
  worker.onmessage = ({ data }: MessageEvent<Drawn>) => void receive(data);
  return worker;
}

/** Begins to fetch the office's tools before the first order; whoever was here before may not need them. */
export function openOffice(): void {
  const known = shelves();
  if (known) void known.find([]);
  else hire();
}

interface Easel {
  order: Order;
  key: string;
  width: number;
  height: number;
}

const easels = new Map<Element, Easel>();
let observer: ResizeObserver | null = null;
let moving = 0;

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
  const image = frame.querySelector('img');
  if (!image || width < 1 || height < 1) return;
  const scale = devicePixelRatio;
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const key = `${nameOf(order)} ${String(wide)}x${String(high)}`;
  if (easel.key === key) return;
  easel.key = key;
  image.style.width = `${String(wide / scale)}px`;
  image.style.height = `${String(high / scale)}px`;
  const take = (address: string): void => {
    if (easels.get(frame)?.key !== key) return;
    likenesses.set(likenessOf(order), key);
    image.src = address;
  };
  const ready = kept.get(key);
  if (ready) {
    take(ready.src);
    return;
  }
  const like = kept.get(likenesses.get(likenessOf(order)) ?? '');
  if (like) {
    image.src = like.src;
    if (moving > 0) {
      easel.key = '';
      return;
    }
  }
  const those = waiting.get(key);
  if (those) those.add(take);
  else {
    waiting.set(key, new Set([take]));
    const rank = rankOf(frame.getBoundingClientRect(), innerHeight);
    ask({ key, order, width, height, scale, rank });
  }
}

const asked: Asked[] = [];

/** What one frame asks for goes out together, so that the office knows what is best drawn first. */
function ask(one: Asked): void {
  if (asked.length === 0) queueMicrotask(() => void send(asked.splice(0)));
  asked.push(one);
}

async function send(orders: readonly Asked[]): Promise<void> {
  const found = (await shelves()?.find(orders.map(({ key }) => key))) ?? new Map<string, Blob>();
  const missing = orders.filter(({ key }) => !found.has(key));
  if (missing.length > 0) hire().postMessage(missing);
  for (const order of orders) {
    const file = found.get(order.key);
    // A file that cannot be read is drawn anew.
    if (file) receive({ key: order.key, file }).catch(() => hire().postMessage([order]));
  }
}

/** Hangs a picture into the frame around an image, and keeps it as large as the frame. */
export function picture(order: () => Order): (image: HTMLImageElement) => () => void {
  return (image) => {
    const frame = image.parentElement!;
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

function showAll(): void {
  for (const [frame, easel] of easels) show(frame, easel);
}

/** Things are on their way until then: a finer picture of what is there already waits, and keeps no processor busy. */
export function rest(until: Promise<void>): void {
  moving += 1;
  void until.then(() => {
    moving -= 1;
    if (moving === 0) showAll();
  });
}

/** A window moved to a finer screen shows finer pictures. */
if (typeof window !== 'undefined') addEventListener('resize', showAll);
