/** Requests, answers and stream messages: the generated types, with shorter names for unions and parts. */
import type {
  Bye,
  Chat,
  ClockMessage,
  DeckCard,
  Event,
  LobbyList,
  LobbyTable,
  Moved,
  NewsView,
  Over,
  Ping,
  PresenceMessage,
  Problem as ServerProblem,
  React,
  ReactRequest,
  StateMessage,
  Table,
  TableMessage,
  Waiting,
  WorkshopDeckNew as ServerDeckNew,
} from './schema';
import { SIZES } from './schema';

export type * from './schema';
export { FAMILIES, LANGUAGES, MOST_CARDS, PROBLEM_CODES, RULE_NUMBERS, SIZES } from './schema';

export type GameEvent = Event;
export type Kind = NewsView['kind'];
export type Family = DeckCard['family'];
export type SizeName = (typeof SIZES)[number];
export type Pace = Table['pace'];
export type Reaction = ReactRequest['reaction'];
export type Prefs = Record<string, string | number | boolean | null>;

/** A refusal: the server's, or one that this client found itself, such as a lost connection. */
export type Problem = Omit<ServerProblem, 'type' | 'code'> & {
  code: ServerProblem['code'] | 'offline' | 'http';
};

/** A card as the deck file has it: names and facts are not part of the rules, so a deck may lack them. */
export type CardData = DeckCard & {
  name?: string;
  /** What the museum's label tells, and the fossil on the picture. */
  label?: string;
  picture?: string;
  facts?: {
    period?: string;
    mya?: [number, number];
    length_m?: number;
    wingspan_m?: number;
    length_cm?: number;
    where?: string;
    note?: string;
  };
};
export type EffectData = DeckCard['effects'][number];
export interface DeckData {
  id: string;
  /** What it was asked for by: a built-in deck's name or a hash. */
  ref?: string;
  /** What people call it; built-in decks have no name in their file. */
  name?: string;
  cards: CardData[];
}

/** Cards of a draft may hold anything. */
export type WorkshopDeckNew = Omit<ServerDeckNew, 'cards'> & { cards?: readonly object[] };

/** What a table's stream sends unasked. `tableLink.ts` handles the answers to requests. */
export type StreamMessage =
  | StateMessage
  | Moved
  | TableMessage
  | Chat
  | React
  | Over
  | PresenceMessage
  | ClockMessage
  | Ping
  | Bye;

export type LobbyMessage = LobbyList | LobbyTable | Ping | Bye;

export const REACTIONS: readonly Reaction[] = [
  'hello',
  'well-played',
  'thanks',
  'wow',
  'oops',
  'thinking',
  'good-game',
];

/** What a person's own stream says. */
export type PersonalMessage = Waiting | Ping | Bye;
