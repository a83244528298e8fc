/** The table as it travels (the JSON of the rules' views and events). Seats count from 1; cards are ids. */

export const FAMILIES = ['flying', 'herbivore', 'carnivore', 'marine', 'mammal'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;
export type Family = (typeof FAMILIES)[number];
export type SizeName = (typeof SIZES)[number];
export type Kind = Family | SizeName;
export type DecisionKind =
  'turn' | 'reclaim' | 'order' | 'display' | 'display_second' | 'trade' | 'display_or_point';

export interface Decision {
  seat: number;
  kind: DecisionKind;
  legal: string[];
}

export interface SiteView {
  site: number;
  cards: (string | null)[];
  markers: number[];
}

export interface NewsView {
  kind: Kind;
  points: number;
  holder: number | null;
  length: number;
  safe: boolean;
}

export interface SetView {
  row: number;
  cards: string[];
  type: 'family' | 'size' | null;
  kind: Kind | null;
  tokens: number;
  complete: boolean;
}

export interface SeatView {
  seat: number;
  name: string;
  bot: string | null;
  amber: number;
  points: number;
  set_points: number;
  news_points: number;
  total: number;
  markers: number[];
  markers_left: number;
  study: string[];
  sets: SetView[];
}

export interface Pending {
  owner: number;
  card: string | null;
  effect: number | null;
  taken: string | null;
  first_shown: string | null;
  markers_to_use: number;
  waiting: { card: string; effect: number }[];
}

export interface View {
  deck: string;
  ply: number;
  seat: number | null;
  over: boolean;
  turn: number;
  active: number;
  sites: SiteView[];
  deck_left: number;
  deck_top: string | null;
  deck_top_hidden: boolean;
  tokens_left: number;
  ending: 'tokens' | 'deck' | null;
  news: NewsView[];
  seats: SeatView[];
  pending: Pending | null;
  decision: Decision | null;
}

type Gain = {
  seat: number;
  amount: number;
  because: 'reclaim' | 'effect' | 'trade';
  card: string | null;
  owner: number | null;
};

export type GameEvent =
  | { event: 'TurnStarted'; seat: number; turn: number }
  | { event: 'MarkerPlaced'; seat: number; site: number }
  | { event: 'CardTaken'; seat: number; card: string; site: number }
  | { event: 'MarkersReclaimed'; seat: number; sites: number[] }
  | { event: 'EffectTriggered'; seat: number; card: string; effect: number }
  | ({ event: 'AmberGained' } & Gain)
  | ({ event: 'PointsGained' } & Gain)
  | { event: 'AmberSpent'; seat: number; amount: number; because: 'display' | 'trade' }
  | { event: 'EffectBegun'; seat: number; card: string; effect: number }
  | { event: 'EffectDeclined'; seat: number; card: string; effect: number; owner: number }
  | { event: 'EffectLost'; seat: number; card: string; effect: number }
  | { event: 'EffectDropped'; seat: number; card: string; effect: number }
  | {
      event: 'FossilDisplayed';
      seat: number;
      card: string;
      row: number;
      cost: number;
      because: 'reclaim' | 'effect';
    }
  | { event: 'SetStarted'; seat: number; row: number }
  | { event: 'SetExpanded'; seat: number; row: number; kind: Kind; length: number }
  | { event: 'SetTokenTaken'; seat: number; row: number; left: number }
  | { event: 'SetCompleted'; seat: number; row: number; kind: Kind }
  | { event: 'NewsTaken'; seat: number; kind: Kind }
  | { event: 'NewsStolen'; seat: number; kind: Kind; from_seat: number }
  | { event: 'NewsSecured'; seat: number; kind: Kind }
  | { event: 'SiteRefilled'; site: number; card: string }
  | { event: 'DeckTopTurned'; card: string | null; left: number }
  | { event: 'EndTriggered'; seat: number; cause: 'tokens' | 'deck' }
  | { event: 'GameEnded'; totals: number[]; winners: number[] };

/** What a preview answers: the exact position after the tried choices; no decision = it stops there. */
export interface Preview {
  view: View;
  events: GameEvent[];
  decision: Decision | null;
  played: string[];
}

export interface EffectData {
  when?: { by: 'you' | 'anyone'; family?: Family; size?: 1 | 2 | 3; new_family?: true };
  do:
    | 'amber'
    | 'points'
    | 'display'
    | 'display_free'
    | 'display_two_different'
    | 'display_two_same'
    | 'trade'
    | 'display_or_point';
  amount?: number;
  per?: { family: Family } | 'families' | 'pairs';
  who?: 'you' | 'opponents';
}

export interface CardData {
  id: string;
  family: Family;
  size: 1 | 2 | 3 | 'egg';
  effects: EffectData[];
  name?: string;
  facts?: {
    period?: string;
    mya?: [number, number];
    length_m?: number;
    wingspan_m?: number;
    length_cm?: number;
    where?: string;
    note?: string;
  };
}

export interface DeckData {
  id: string;
  cards: CardData[];
}
