/** Requests, answers and stream messages of the server, as its wire module spells them. */
import type { Decision, GameEvent, View } from './view';

export interface Rating {
  shown: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface PersonRef {
  id: string;
  name: string;
  kind: 'guest' | 'account';
}

export type Prefs = Record<string, string | number | boolean | null>;

export interface Me {
  id: string;
  name: string;
  kind: 'guest' | 'account';
  login: string | null;
  created: number;
  rating: Rating;
  prefs: Prefs;
}

export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  used: number | null;
}

export interface GameRef {
  id: string;
  ended: number;
  deck: string;
  rated: boolean;
  players: string[];
  totals: number[];
  winners: number[];
  plies: number;
}

export interface Profile {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'bot';
  created: number;
  rating: Rating;
  games: GameRef[];
}

export interface LeaderRow {
  place: number;
  person: PersonRef;
  rating: Rating;
}

export interface BotInfo {
  id: string;
  name: string;
  character: string;
  level: number;
}

export interface SeatAsk {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
}

export type Pace =
  | { kind: 'none' }
  | { kind: 'live'; bank_s: number; increment_s: number }
  | { kind: 'days'; days: number };

export interface TableNew {
  seats: SeatAsk[];
  title?: string;
  visibility?: 'public' | 'link';
  pace?: Pace;
  first?: 'random' | number;
  rated?: boolean;
  start_when_full?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  person: PersonRef | null;
  bot: string | null;
  rating: number | null;
  stand_in: string | null;
  left: boolean;
  flagged: boolean;
}

export interface You {
  seat: number | null;
  host: boolean;
  muted: boolean;
}

export interface Clocks {
  at: number;
  running: number | null;
  seats: { seat: number; left_ms: number }[];
}

export interface Table {
  id: string;
  state: 'open' | 'playing' | 'finished' | 'closed';
  title: string;
  host: PersonRef | null;
  visibility: 'public' | 'link';
  pace: Pace;
  first: 'random' | number;
  deck: string;
  rated: boolean;
  start_when_full: boolean;
  deal: string | null;
  fair: { commitment: string; seed: string | null };
  seats: SeatInfo[];
  created: number;
  started: number | null;
  ended: number | null;
  ply: number;
  n: number;
  rematch: string | null;
  winners: number[] | null;
  totals: number[] | null;
}

export interface Presence {
  seats: number[];
  watching: number;
}

export const REACTIONS = [
  'hello',
  'well-played',
  'thanks',
  'wow',
  'oops',
  'thinking',
  'good-game',
] as const;
export type Reaction = (typeof REACTIONS)[number];

export interface ChatMessage {
  type: 'chat';
  n: number;
  at: number;
  room: 'table' | 'gallery';
  seat: number | null;
  person: PersonRef;
  text: string;
}

export interface Snapshot {
  table: Table;
  you: You;
  view: View | null;
  clocks: Clocks;
  presence: Presence;
  chat: ChatMessage[];
}

export interface Previewed {
  ply: number;
  played: number;
  view: View;
  events: GameEvent[];
  decision: Decision | null;
}

export interface Committed {
  n: number;
  ply: number;
  repeated: boolean;
  events: GameEvent[];
  view: View | null;
}

export interface Moved {
  type: 'moved';
  n: number;
  at: number;
  seat: number;
  by: string | null;
  from_ply: number;
  ply: number;
  choices: string[];
  events: GameEvent[];
  view: View;
  clocks: Clocks;
}

export interface TableMessage {
  type: 'table';
  n: number;
  at: number;
  what:
    | 'joined'
    | 'left'
    | 'filled'
    | 'started'
    | 'takeover'
    | 'takeback'
    | 'flagged'
    | 'muted'
    | 'rematch'
    | 'closed';
  seat: number | null;
  table: Table;
  you: You;
  view: View | null;
  clocks: Clocks;
}

export type StreamMessage =
  | ({ type: 'state'; n: number } & Snapshot)
  | Moved
  | TableMessage
  | ChatMessage
  | {
      type: 'react';
      n: number;
      at: number;
      seat: number | null;
      person: PersonRef;
      reaction: Reaction;
    }
  | {
      type: 'over';
      n: number;
      at: number;
      totals: number[];
      winners: number[];
      fair: Table['fair'];
      ratings: { seat: number; before: number; after: number }[];
    }
  | { type: 'presence'; n: number; presence: Presence }
  | { type: 'clock'; n: number; clocks: Clocks }
  | { type: 'ping'; n: number }
  | { type: 'bye'; n: number; why: 'shutdown' | 'slow' | 'gone' | 'refused'; retry_ms: number };

export type LobbyMessage =
  | { type: 'list'; n: number; open: Table[]; playing: Table[] }
  | { type: 'table'; n: number; table: Table }
  | { type: 'ping'; n: number }
  | { type: 'bye'; n: number; why: string; retry_ms: number };

export interface GameRecord {
  format: string;
  deck: string;
  players: { name: string; bot?: string | null }[];
  order: string[];
  choices: string[];
  settings?: { news_points: { family: number; size: number } } | null;
  result?: { totals: number[]; winners: number[] } | null;
}

export interface Step {
  ply: number;
  seat: number;
  choice: string;
  events: GameEvent[];
  view: View;
}

export interface StoredGame {
  id: string;
  source: 'table' | 'import';
  table: string | null;
  started: number | null;
  ended: number | null;
  rated: boolean;
  record: GameRecord;
  start: View;
  steps: Step[];
}

export interface Problem {
  title: string;
  status: number;
  code: string;
  detail: string;
  retry_after?: number;
  expected?: string[];
  now?: { n: number; ply: number; view: View | null };
  fields?: string[];
}
