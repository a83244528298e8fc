/**
 * Things travel from where they lay to where they lie (FLIP), and small gains fly to the one who gets them.
 * Everything that can travel carries `data-flip`; goals of flights carry `data-goal`.
 */
import { amberDrop, glyphSvg, laurel } from '../art/glyphs';
import type { GameEvent } from '../wire/types';

export type Snapshot = Map<string, DOMRect>;

const TRAVEL_MS = 520;
const FLIGHT_MS = 640;
const TURN_MS = 360;
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

/** All that moves after one change of the table: it sets out together, and is cleared away together. */
class Departure {
  private readonly movements: Animation[] = [];
  private readonly clear: (() => void)[] = [];

  /** Stays at its first frame until all set out. `after`: what is undone when all have arrived. */
  add(movement: Animation, after?: () => void): void {
    movement.pause();
    this.movements.push(movement);
    if (after) this.clear.push(after);
  }

  /**
   * The new table is put up and painted first, with everything that travels where it lay; then the browser's
   * compositor moves finished pictures while the page rests. Begun at once, the first frames were lost.
   */
  async go(): Promise<void> {
    await painted();
    for (const movement of this.movements) if (movement.playState === 'paused') movement.play();
    // One painting at the end, not one for each that arrives while others are on their way.
    await Promise.allSettled(this.movements.map((movement) => movement.finished));
    this.end();
  }

  end(): void {
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

export function animate(root: HTMLElement, before: Snapshot, events: readonly GameEvent[]): void {
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
  const flights = events.flatMap((event) => {
    const flight = flightOf(event);
    const start = flight && visibleRect(root, flight.from);
    const end = flight && visibleRect(root, flight.to);
    return flight && start && end ? [{ flight, start, end }] : [];
  });
  // All is measured before anything moves: one layout for them all.
  const departure = new Departure();
  for (const element of turned) turn(element, departure);
  for (const { element, from } of travels) travel(element, from, departure);
  flights
    .slice(0, MOST_FLIGHTS)
    .forEach(({ flight, start, end }, index) =>
      fly(root, flight, start, end, index * STAGGER_MS, departure),
    );
  last = departure;
  void departure.go();
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
function travel(element: HTMLElement, { dx, dy, scale }: Start, departure: Departure): void {
  element.classList.add('travelling');
  const journey = element.animate(
    [
      { transform: `translate(${String(dx)}px, ${String(dy)}px) scale(${String(scale)})` },
      { transform: 'none' },
    ],
    { duration: TRAVEL_MS, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' },
  );
  departure.add(journey, () => element.classList.remove('travelling'));
}

interface Flight {
  piece: 'amber' | 'point' | 'token' | 'news';
  amount?: number;
  from: string;
  to: string;
}

function flightOf(event: GameEvent): Flight | null {
  const card = (id: string | null): string =>
    id ? `[data-flip="card:${id}"]` : '[data-goal="supply"]';
  const goal = (name: string, seat: number): string => `[data-goal="${name}:${String(seat)}"]`;
  switch (event.event) {
    case 'AmberGained':
      return {
        piece: 'amber',
        amount: event.amount,
        from: card(event.card),
        to: goal('amber', event.seat),
      };
    case 'AmberSpent':
      return {
        piece: 'amber',
        amount: event.amount,
        from: goal('amber', event.seat),
        to: '[data-goal="supply"]',
      };
    case 'PointsGained':
      return {
        piece: 'point',
        amount: event.amount,
        from: card(event.card),
        to: goal('points', event.seat),
      };
    case 'SetTokenTaken':
      return {
        piece: 'token',
        from: '[data-goal="supply"]',
        to: `[data-goal="set:${String(event.seat)}:${String(event.row)}"]`,
      };
    // A newspaper comes from the board or from its last holder.
    case 'NewsTaken':
      return {
        piece: 'news',
        from: `[data-goal="news:${event.kind}"]`,
        to: goal('seat', event.seat),
      };
    case 'NewsStolen':
      return { piece: 'news', from: goal('seat', event.from_seat), to: goal('seat', event.seat) };
    default:
      return null;
  }
}

/** Some things stand twice in the page, once for wide and once for narrow screens. */
function visibleRect(root: HTMLElement, selector: string): DOMRect | undefined {
  return [...root.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect())
    .find((rect) => rect.width > 0);
}

function fly(
  root: HTMLElement,
  flight: Flight,
  start: DOMRect,
  end: DOMRect,
  delay: number,
  departure: Departure,
): void {
  const ghost = document.createElement('span');
  ghost.className = `flight flight-${flight.piece}`;
  ghost.setAttribute('aria-hidden', 'true');
  if (flight.piece === 'amber') ghost.innerHTML = glyphSvg(amberDrop(flight.amount));
  if (flight.piece === 'point') ghost.innerHTML = glyphSvg(laurel(flight.amount));
  root.append(ghost);
  // Its own middle lies on the middle of what it flies from and to, however large it is.
  const at = (rect: DOMRect): string =>
    `translate(${String(rect.left + rect.width / 2)}px, ${String(rect.top + rect.height / 2)}px) translate(-50%, -50%)`;
  const going = ghost.animate(
    [
      { transform: `${at(start)} scale(0.6)`, opacity: 0 },
      { transform: `${at(start)} scale(1.25)`, opacity: 1, offset: 0.2 },
      { transform: `${at(end)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${at(end)} scale(0.6)`, opacity: 0 },
    ],
    { duration: FLIGHT_MS, delay, easing: 'ease-in-out', fill: 'both' },
  );
  departure.add(going, () => ghost.remove());
}
