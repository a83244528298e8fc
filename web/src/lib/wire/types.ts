/** Requests, answers and stream messages: the server's own description, with views and events made exact. */
import type * as wire from './schema';
import type { Decision, GameEvent, View } from './view';

/** The description calls an event "some fields"; the rules know which event has which. */
type Exact<T> = T extends wire.View
  ? View
  : T extends wire.Event
    ? GameEvent
    : T extends wire.Decision
      ? Decision
      : T extends readonly (infer Item)[]
        ? Exact<Item>[]
        : T extends object
          ? { [Key in keyof T]: Exact<T[Key]> }
          : T;

export type Rating = wire.Rating;
export type PersonRef = wire.PersonRef;
export type Me = wire.Me;
export type Prefs = Record<string, string | number | boolean | null>;
export type SessionInfo = wire.SessionInfo;
export type TokenInfo = wire.TokenInfo;
export type GameRef = wire.GameRef;
export type Profile = wire.Profile;
export type LeaderRow = wire.LeaderRow;
export type BotInfo = wire.BotInfo;
export type SeatAsk = wire.SeatAsk;
export type Pace = Table['pace'];
export type TableNew = wire.TableNew;
export type TablePatch = wire.TablePatch;
export type NewsPoints = wire.NewsPoints;
export type SeatInfo = wire.SeatInfo;
export type You = wire.You;
export type Clocks = wire.Clocks;
export type Table = wire.Table;
export type Presence = wire.Presence;
export type Reaction = wire.ReactAsk['reaction'];
export type ChatMessage = wire.Chat;
export type Snapshot = Exact<wire.Snapshot>;
export type Previewed = Exact<wire.Previewed>;
export type Committed = Exact<wire.Committed>;
export type Moved = Exact<wire.Moved>;
export type GameRecord = wire.Record;
export type Step = Exact<wire.Step>;
export type StoredGame = Exact<wire.StoredGame>;
export type Problem = Omit<Exact<wire.Problem>, 'type'>;

export type StreamMessage =
  | Exact<wire.StateMessage>
  | Moved
  | Exact<wire.TableMessage>
  | wire.Chat
  | wire.React
  | wire.Over
  | wire.PresenceMessage
  | wire.ClockMessage
  | wire.Ping
  | wire.Bye;

export type LobbyMessage = wire.LobbyList | wire.LobbyTable | wire.Ping | wire.Bye;

export const REACTIONS: readonly Reaction[] = [
  'hello',
  'well-played',
  'thanks',
  'wow',
  'oops',
  'thinking',
  'good-game',
];
