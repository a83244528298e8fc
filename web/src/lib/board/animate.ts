/**
 * Things travel from their old places to their new ones (FLIP), and gains fly to the player who gets them.
 * Everything that can travel has `data-flip`; the goals of flights have `data-goal`.
 */
import { amberDrop, glyphSvg, laurel } from '../art/glyphs';
import type { GameEvent } from '../wire/types';
import { openFrame, type Span } from './reveal';
import './flights.css';

export type Snapshot = Map<string, DOMRect>;

/** How long each part takes, in milliseconds. */
export interface Pace {
  travel: number;
  flight: number;
  /** How long a gain stays over its card before it flies to its owner. */
  gain: number;
  /** Gains rise when the card that causes them has travelled this far. */
  gainDelay: number;
}

/** A step of the player's own plan: quick, because they know its cause. */
export const OWN_PACE: Pace = { travel: 520, flight: 640, gain: 800, gainDelay: 160 };
/** A move of another player: slow enough to be read. */
const OTHERS_PACE: Pace = { travel: 620, flight: 760, gain: 1300, gainDelay: 480 };
const LIFT_MS = 360;
const TURN_MS = 360;
/** How far a gain rises over its card. */
const RISE_PX = 30;
/** Gains of one card side by side. */
const ASIDE_PX = 46;
/** Half of what a gain takes, with some air. */
const EDGE_PX = 40;
const STAGGER_MS = 70;
const MOST_FLIGHTS = 12;
/** A hidden tab never paints, so do not wait for a frame there. */
const UNSEEN_MS = 500;

export function snapshot(root: HTMLElement): Snapshot {
  const rects: Snapshot = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    rects.set(element.dataset.flip!, element.getBoundingClientRect());
  }
  return rects;
}

/** Everything that moves after one change of the table. It starts together and is cleaned up together. */
class Departure {
  private readonly movements: Animation[] = [];
  private readonly clear: (() => void)[] = [];
  private ended = false;

  /** Holds its first frame until all start. `after` cleans up when all have arrived. */
  add(movement: Animation, after?: () => void): void {
    movement.pause();
    this.movements.push(movement);
    if (after) this.clear.push(after);
  }

  /**
   * The new table is painted first, with everything that travels still in its old place. Then the browser's compositor
   * moves finished pictures. Without this wait, the first frames are lost.
   */
  async go(): Promise<void> {
    await painted();
    if (this.ended) return;
    for (const movement of this.movements) if (movement.playState === 'paused') movement.play();
    // One repaint at the end, instead of one for each arrival while others still move.
    await Promise.allSettled(this.movements.map((movement) => movement.finished));
    this.end();
  }

  end(): void {
    this.ended = true;
    for (const movement of this.movements) movement.cancel();
    for (const undo of this.clear.splice(0)) undo();
  }
}

/** The frame that shows what was just changed is done when the next one begins. */
function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, UNSEEN_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}

let last: Departure | null = null;

/** Another's move at this speed: 1 is normal, less is faster. */
export function othersPace(slowness: number): Pace {
  const { travel, flight, gain, gainDelay } = OTHERS_PACE;
  return {
    travel: travel * slowness,
    flight: flight * slowness,
    gain: gain * slowness,
    gainDelay: gainDelay * slowness,
  };
}

/** The cards that a move takes or displays are lifted where they lie. Resolves when they are up. */
export function lift(
  root: HTMLElement,
  events: readonly GameEvent[],
  slowness: number,
): { up: Promise<unknown>; end: () => void } {
  const lifted = events.flatMap((event) => {
    if (event.event !== 'CardTaken' && event.event !== 'FossilDisplayed') return [];
    const element = visible(root, cardAt(event.card));
    return element ? [element] : [];
  });
  const movements = lifted.map((element) => {
    element.classList.add('lifted');
    return element.animate([{}, { transform: 'translateY(-10px) scale(1.12)' }], {
      duration: LIFT_MS * slowness,
      easing: 'ease-out',
      fill: 'forwards',
    });
  });
  return {
    up: Promise.allSettled(movements.map((movement) => movement.finished)),
    end: () => {
      for (const movement of movements) movement.cancel();
      for (const element of lifted) element.classList.remove('lifted');
    },
  };
}

/** Sets everything that changed in motion. `done` resolves when all of it has arrived. */
export function animate(
  root: HTMLElement,
  before: Snapshot,
  events: readonly GameEvent[],
  pace: Pace,
): { done: Promise<void>; end: () => void } {
  // Pieces still in flight start again from where they were seen.
  last?.end();
  const deck = root.querySelector<HTMLElement>('[data-goal="deck"]')?.getBoundingClientRect();
  const travels: { element: HTMLElement; from: Start }[] = [];
  const turned: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const name = element.dataset.flip!;
    const now = element.getBoundingClientRect();
    if (now.width === 0) continue;
    // A card that was nowhere before has come from the deck.
    const from = before.get(name) ?? (name.startsWith('card:') ? deck : undefined);
    if (!from || from.width === 0) continue;
    if (!before.has(name) && element.closest('[data-goal="deck"]')) {
      turned.push(element);
      continue;
    }
    const dx = from.left - now.left;
    const dy = from.top - now.top;
    const scale = from.width / now.width;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.04) continue;
    travels.push({ element, from: { dx, dy, scale } });
  }
  const flights = flightsOf(events).flatMap((flight) => {
    const start = flight.from.map((one) => visible(root, one)).find((one) => one !== undefined);
    const end = visible(root, flight.to);
    return start && end
      ? [{ flight, start: start.getBoundingClientRect(), end: end.getBoundingClientRect() }]
      : [];
  });
  const frame = openFrame(root);
  // All is measured before anything moves: one layout for them all.
  const departure = new Departure();
  for (const element of turned) turn(element, departure);
  for (const { element, from } of travels) travel(element, from, pace.travel, departure);
  flights.slice(0, MOST_FLIGHTS).forEach(({ flight, start, end }, index) => {
    const delay = index * STAGGER_MS;
    if (flight.source === undefined) fly(root, flight, start, end, delay, pace.flight, departure);
    else rise(root, flight, start, end, pace.gainDelay + delay, pace.gain, departure, frame);
  });
  last = departure;
  return { done: departure.go(), end: () => departure.end() };
}

/** The deck's new top card is turned over. */
function turn(element: HTMLElement, departure: Departure): void {
  const turning = element.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: TURN_MS,
    easing: 'ease-out',
  });
  departure.add(turning);
}

interface Start {
  dx: number;
  dy: number;
  scale: number;
}

/**
 * Only `transform` moves, so that the browser paints the card once and its compositor does the rest;
 * what else it takes to lie on top is put on for the journey (`.travelling`).
 */
function travel(
  element: HTMLElement,
  { dx, dy, scale }: Start,
  duration: number,
  departure: Departure,
): void {
  element.classList.add('travelling');
  const journey = element.animate(
    [
      { transform: `translate(${String(dx)}px, ${String(dy)}px) scale(${String(scale)})` },
      { transform: 'none' },
    ],
    { duration, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' },
  );
  departure.add(journey, () => element.classList.remove('travelling'));
}

export interface Flight {
  piece: 'amber' | 'point' | 'token' | 'news';
  amount?: number;
  /** Where it sets out: the first of these that is on the screen. */
  from: string[];
  to: string;
  /** A gain: the card that caused it; null for a marker taken back. It rises from there with its amount. */
  source?: string | null;
  /** How many gains of the same source come before it. */
  aside?: number;
}

const SUPPLY = '[data-goal="supply"]';
const cardAt = (id: string): string => `[data-flip="card:${id}"]`;
const goal = (name: string, seat: number): string => `[data-goal="${name}:${String(seat)}"]`;

/** What flies across the table for these events, from where to where. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  const bySource = new Map<string | null, number>();
  return events.flatMap((event): Flight[] => {
    switch (event.event) {
      case 'AmberGained':
      case 'PointsGained': {
        const source = event.card;
        const aside = bySource.get(source) ?? 0;
        bySource.set(source, aside + 1);
        const isAmber = event.event === 'AmberGained';
        const to = goal(isAmber ? 'amber' : 'points', event.seat);
        return [
          {
            piece: isAmber ? 'amber' : 'point',
            amount: event.amount,
            source,
            aside,
            // If the card is not on the screen, the gain comes from its owner's seat.
            from: source ? [cardAt(source), goal('seat', event.owner ?? event.seat)] : [to],
            to,
          },
        ];
      }
      case 'AmberSpent':
        return [
          { piece: 'amber', amount: event.amount, from: [goal('amber', event.seat)], to: SUPPLY },
        ];
      case 'SetTokenTaken':
        return [
          {
            piece: 'token',
            from: [SUPPLY],
            to: `[data-goal="set:${String(event.seat)}:${String(event.row)}"]`,
          },
        ];
      // A newspaper comes from the board or from its last holder.
      case 'NewsTaken':
        return [
          {
            piece: 'news',
            from: [`[data-goal="news:${event.kind}"]`],
            to: goal('seat', event.seat),
          },
        ];
      case 'NewsStolen':
        return [
          { piece: 'news', from: [goal('seat', event.from_seat)], to: goal('seat', event.seat) },
        ];
      default:
        return [];
    }
  });
}

/** The first of these elements that the layout shows: some exist twice, for wide and for narrow screens. */
function visible(root: HTMLElement, selector: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetWidth > 0);
}

/** Puts the middle of a flying piece on the middle of this box. */
function middle(rect: DOMRect, dx = 0, dy = 0): string {
  const x = rect.left + rect.width / 2 + dx;
  const y = rect.top + rect.height / 2 + dy;
  return `translate(${String(x)}px, ${String(y)}px) translate(-50%, -50%)`;
}

/** The same, moved into the open part of the window: cards may lie outside it, or under a phone's buttons. */
function inSight(rect: DOMRect, frame: Span, dx = 0, dy = 0): string {
  const x = rect.left + rect.width / 2 + dx;
  const y = rect.top + rect.height / 2 + dy;
  const within = (value: number, least: number, most: number): number =>
    Math.max(least, Math.min(value, most));
  const left = within(x, EDGE_PX, innerWidth - EDGE_PX);
  const top = within(y, frame.top + EDGE_PX / 2, frame.bottom - EDGE_PX / 2);
  return `translate(${String(left)}px, ${String(top)}px) translate(-50%, -50%)`;
}

function ghostOf(flight: Flight): HTMLElement {
  const ghost = document.createElement('span');
  ghost.className = `flight flight-${flight.piece}`;
  ghost.setAttribute('aria-hidden', 'true');
  if (flight.piece === 'amber') ghost.innerHTML = glyphSvg(amberDrop(flight.amount));
  if (flight.piece === 'point') ghost.innerHTML = glyphSvg(laurel(flight.amount));
  return ghost;
}

function fly(
  root: HTMLElement,
  flight: Flight,
  start: DOMRect,
  end: DOMRect,
  delay: number,
  duration: number,
  departure: Departure,
): void {
  const ghost = ghostOf(flight);
  root.append(ghost);
  const movement = ghost.animate(
    [
      { transform: `${middle(start)} scale(0.6)`, opacity: 0 },
      { transform: `${middle(start)} scale(1.25)`, opacity: 1, offset: 0.2 },
      { transform: `${middle(end)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${middle(end)} scale(0.6)`, opacity: 0 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'both' },
  );
  departure.add(movement, () => ghost.remove());
}

/** A gain rises over the card that caused it, stays to be read, then flies to its owner. */
function rise(
  root: HTMLElement,
  flight: Flight,
  start: DOMRect,
  end: DOMRect,
  delay: number,
  duration: number,
  departure: Departure,
  frame: Span,
): void {
  const label = document.createElement('span');
  label.className = 'gain';
  label.setAttribute('aria-hidden', 'true');
  if (flight.source) label.dataset.source = flight.source;
  label.innerHTML = glyphSvg(flight.piece === 'amber' ? amberDrop() : laurel());
  label.append(`+${String(flight.amount ?? 1)}`);
  root.append(label);
  const aside = (flight.aside ?? 0) * ASIDE_PX;
  const over = `${inSight(start, frame, aside, -RISE_PX)} scale(1)`;
  const movement = label.animate(
    [
      { transform: `${inSight(start, frame, aside)} scale(0.6)`, opacity: 0 },
      { transform: over, opacity: 1, offset: 0.18 },
      { transform: over, opacity: 1, offset: 0.62 },
      { transform: `${middle(end)} scale(0.8)`, opacity: 1, offset: 0.94 },
      { transform: `${middle(end)} scale(0.6)`, opacity: 0 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'both' },
  );
  departure.add(movement, () => label.remove());
}
