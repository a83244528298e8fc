// Written by `npm run gen` from the server's OpenAPI description. Do not edit.

export type AccountNew = {
  login: string;
  password: string;
};

export type BotInfo = {
  id: string;
  name: string;
  character: string;
  level: number;
};

export type Bye = {
  type: "bye";
  n: number;
  why: "gone" | "refused" | "shutdown" | "slow";
  retry_ms: number;
};

export type Chat = {
  type: "chat";
  n: number;
  at: number;
  room: "gallery" | "table";
  seat: number | null;
  person: PersonRef;
  text: string;
};

export type ChatAsk = {
  text: string;
};

export type ClockMessage = {
  type: "clock";
  n: number;
  clocks: Clocks;
};

export type Clocks = {
  at: number;
  running: number | null;
  seats: (SeatClock)[];
};

export type CommitAsk = {
  ply: number;
  choices: (string)[];
  key?: string | null;
  view?: boolean;
};

export type Committed = {
  n: number;
  ply: number;
  repeated: boolean;
  events: (Event)[];
  view: View | null;
};

export type ContinueAsk = {
  ply: number;
  seat: number;
  bot?: string | null;
};

export type DaysPace = {
  kind: "days";
  days?: number;
};

export type Decision = {
  seat: number;
  kind: "display" | "display_or_point" | "display_second" | "order" | "reclaim" | "trade" | "turn";
  legal: (string)[];
};

export type DismissAsk = {
  seat: number;
};

export type DumpLine = {
  id: string;
  fair: Fair;
  record: Record;
};

export type Event = {
  event: string;
  seat?: number | null;
  turn?: number | null;
  site?: number | null;
  sites?: (number)[] | null;
  card?: string | null;
  effect?: number | null;
  owner?: number | null;
  amount?: number | null;
  because?: string | null;
  row?: number | null;
  cost?: number | null;
  kind?: "carnivore" | "flying" | "herbivore" | "large" | "mammal" | "marine" | "medium" | "small" | null;
  length?: number | null;
  left?: number | null;
  from_seat?: number | null;
  cause?: "deck" | "tokens" | null;
  totals?: (number)[] | null;
  winners?: (number)[] | null;
};

export type Fair = {
  commitment: string;
  seed: string | null;
};

export type FillAsk = {
  bot?: string | null;
  seat?: number | null;
};

export type GameList = {
  games: (GameRef)[];
  next: string | null;
};

export type GameRef = {
  id: string;
  ended: number;
  deck: string;
  rated: boolean;
  players: (string)[];
  bots: (string | null)[];
  totals: (number)[];
  winners: (number)[];
  plies: number;
  seat: number | null;
};

export type GuestNew = {
  name?: string | null;
};

export type Imported = {
  id: string;
};

export type JoinAsk = {
  seat?: number | null;
};

export type LeaderRow = {
  place: number;
  person: PersonRef;
  rating: Rating;
  last: number | null;
};

export type Leaderboard = {
  rows: (LeaderRow)[];
};

export type LivePace = {
  kind: "live";
  bank_s?: number;
  increment_s?: number;
};

export type LobbyList = {
  type: "list";
  n: number;
  open: (Table)[];
  playing: (Table)[];
  open_next?: string | null;
  playing_next?: string | null;
};

export type LobbyTable = {
  type: "table";
  n: number;
  table: Table;
};

export type Me = {
  id: string;
  name: string;
  kind: "account" | "guest";
  login: string | null;
  created: number;
  rating: Rating;
  prefs: { [name: string]: string | number | boolean | null };
};

export type MePatch = {
  name?: string;
  prefs?: { [name: string]: string | number | boolean | null };
};

export type Moved = {
  type: "moved";
  n: number;
  at: number;
  seat: number;
  by: string | null;
  from_ply: number;
  ply: number;
  choices: (string)[];
  events: (Event)[];
  view: View;
  clocks: Clocks;
};

export type MuteAsk = {
  person: string;
  muted?: boolean;
};

export type NewsPoints = {
  family?: number;
  size?: number;
};

export type NewsView = {
  kind: "carnivore" | "flying" | "herbivore" | "large" | "mammal" | "marine" | "medium" | "small";
  points: number;
  holder: number | null;
  length: number;
  safe: boolean;
};

export type Now = {
  n: number;
  ply: number;
  view: View | null;
};

export type Over = {
  type: "over";
  n: number;
  at: number;
  totals: (number)[];
  winners: (number)[];
  fair: Fair;
  ratings: (RatingChange)[];
};

export type Pending = {
  owner: number;
  card: string | null;
  effect: number | null;
  taken: string | null;
  first_shown: string | null;
  markers_to_use: number;
  waiting: (Waiting)[];
};

export type PersonRef = {
  id: string;
  name: string;
  kind: "account" | "guest";
};

export type Ping = {
  type: "ping";
  n: number;
};

export type Player = {
  name: string;
  bot?: string | null;
};

export type Presence = {
  seats: (number)[];
  watching: number;
};

export type PresenceMessage = {
  type: "presence";
  n: number;
  presence: Presence;
};

export type PreviewAsk = {
  ply: number;
  choices: (string)[];
};

export type Previewed = {
  ply: number;
  played: number;
  view: View;
  events: (Event)[];
  decision: Decision | null;
};

export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  retry_after?: number | null;
  expected?: (string)[] | null;
  now?: Now | null;
  fields?: (string)[] | null;
};

export type Profile = {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
  created: number;
  rating: Rating;
  games: (GameRef)[];
};

export type Rating = {
  shown: number;
  mu: number;
  sigma: number;
  games: number;
};

export type RatingChange = {
  seat: number;
  before: number;
  after: number;
};

export type React = {
  type: "react";
  n: number;
  at: number;
  seat: number | null;
  person: PersonRef;
  reaction: "good-game" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
};

export type ReactAsk = {
  reaction: "good-game" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
};

export type Record = {
  format: string;
  deck: string;
  players: (Player)[];
  order: (string)[];
  choices: (string)[];
  settings?: { [name: string]: NewsPoints } | null;
  result?: Result | null;
  seed?: string | null;
  commitment?: string | null;
};

export type Result = {
  totals: (number)[];
  winners: (number)[];
};

export type SeatAsk = {
  kind: "bot" | "me" | "open";
  bot?: string | null;
};

export type SeatClock = {
  seat: number;
  left_ms: number;
};

export type SeatInfo = {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  person: PersonRef | null;
  bot: string | null;
  rating: number | null;
  stand_in: string | null;
  left: boolean;
  flagged: boolean;
};

export type SeatView = {
  seat: number;
  name: string;
  bot: string | null;
  amber: number;
  points: number;
  set_points: number;
  news_points: number;
  total: number;
  markers: (number)[];
  markers_left: number;
  study: (string)[];
  sets: (SetView)[];
};

export type SetView = {
  row: number;
  cards: (string)[];
  type: "family" | "size" | null;
  kind: "carnivore" | "flying" | "herbivore" | "large" | "mammal" | "marine" | "medium" | "small" | null;
  tokens: number;
  complete: boolean;
};

export type SignIn = {
  login: string;
  password: string;
};

export type SiteView = {
  site: number;
  cards: (string | null)[];
  markers: (number)[];
};

export type Snapshot = {
  table: Table;
  you: You;
  view: View | null;
  clocks: Clocks;
  presence: Presence;
  chat: (Chat)[];
};

export type SocketCommit = {
  type: "commit";
  id: number;
  ply: number;
  choices: (string)[];
  key?: string | null;
};

export type SocketCommitted = {
  type: "committed";
  id: number;
  n: number;
  ply: number;
};

export type SocketRefused = {
  type: "refused";
  id: number;
  problem: Problem;
};

export type StateMessage = {
  type: "state";
  n: number;
  table: Table;
  you: You;
  view: View | null;
  clocks: Clocks;
  presence: Presence;
  chat: (Chat)[];
};

export type Step = {
  ply: number;
  seat: number;
  choice: string;
  events: (Event)[];
  view: View;
};

export type StoredGame = {
  id: string;
  source: "import" | "table";
  table: string | null;
  started: number | null;
  ended: number | null;
  rated: boolean;
  fair: Fair | null;
  record: Record;
  start: View;
  steps: (Step)[];
};

export type Table = {
  id: string;
  state: "closed" | "finished" | "open" | "playing";
  title: string;
  host: PersonRef | null;
  visibility: "link" | "public";
  pace: Untimed | LivePace | DaysPace;
  first: "random" | number;
  deck: string;
  news_points: NewsPoints;
  rated: boolean;
  start_when_full: boolean;
  deal: string | null;
  fair: Fair;
  seats: (SeatInfo)[];
  created: number;
  started: number | null;
  ended: number | null;
  ply: number;
  waiting_for: number | null;
  your_turn: boolean;
  n: number;
  rematch: string | null;
  winners: (number)[] | null;
  totals: (number)[] | null;
};

export type TableList = {
  tables: (Table)[];
  next?: string | null;
};

export type TableMessage = {
  type: "table";
  n: number;
  at: number;
  what: "changed" | "closed" | "dismissed" | "filled" | "flagged" | "joined" | "left" | "muted" | "rematch" | "started" | "takeback" | "takeover";
  seat: number | null;
  table: Table;
  you: You;
  view: View | null;
  clocks: Clocks;
};

export type TableNew = {
  seats: (SeatAsk)[];
  title?: string;
  visibility?: "link" | "public";
  pace?: Untimed | LivePace | DaysPace;
  first?: "random" | number;
  deck?: string;
  news_points?: NewsPoints;
  rated?: boolean;
  start_when_full?: boolean;
  deal?: string | null;
};

export type TablePatch = {
  title?: string;
  pace?: Untimed | LivePace | DaysPace;
  first?: "random" | number;
  news_points?: NewsPoints;
  rated?: boolean;
  start_when_full?: boolean;
};

export type TakeOver = {
  seat: number;
  bot?: string | null;
};

export type TokenInfo = {
  id: string;
  label: string;
  created: number;
  used: number | null;
};

export type TokenMade = {
  id: string;
  label: string;
  created: number;
  token: string;
};

export type TokenNew = {
  label: string;
};

export type Untimed = {
  kind: "none";
};

export type View = {
  deck: string;
  ply: number;
  seat: number | null;
  over: boolean;
  turn: number;
  active: number;
  sites: (SiteView)[];
  deck_left: number;
  deck_top: string | null;
  deck_top_hidden: boolean;
  tokens_left: number;
  ending: "deck" | "tokens" | null;
  news: (NewsView)[];
  seats: (SeatView)[];
  pending: Pending | null;
  decision: Decision | null;
};

export type Waiting = {
  card: string;
  effect: number;
};

export type You = {
  seat: number | null;
  host: boolean;
  muted: boolean;
  mutes: (string)[];
};
