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
  /** The text of the museum's label. */
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
  /** The name or hash by which it was fetched. */
  ref?: string;
  /** The name that its author gave it; built-in decks have none. */
  name?: string;
  cards: CardData[];
}

/** Cards of a draft may be incomplete or wrong. */
export type WorkshopDeckNew = Omit<ServerDeckNew, 'cards'> & { cards?: readonly object[] };

/** The messages of a table's stream, without the answers to requests, which `tableLink.ts` handles. */
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

/** The messages of a person's own stream. */
export type PersonalMessage = Waiting | Ping | Bye;
