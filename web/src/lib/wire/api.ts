/** All HTTP requests to the server. Every error answer becomes a `Refusal` with the server's code and sentence. */
import type {
  Announcement,
  BlockList,
  BotInfo,
  ChallengeList,
  CoachState,
  Committed,
  Daily,
  DailyArchive,
  DeckEntries,
  DeckEntry,
  DeckReportState,
  DeckVersion,
  Draft,
  EvaluationState,
  Explored,
  ExploreRequest,
  Friends,
  GameRecord,
  GameRef,
  History,
  MailLink,
  MistakeResult,
  Mistakes,
  Notices,
  NoticeSettingsPatch,
  Numbers,
  Leaderboard,
  Me,
  MePatch,
  Prefs,
  Previewed,
  Problem,
  Profile,
  PuzzleAnswered,
  PuzzleOverview,
  PuzzleQuestion,
  RatingHistory,
  Relation,
  ReportRequest,
  ReviewState,
  SeatRequest,
  ServerInfo,
  SessionInfo,
  Snapshot,
  StoredGame,
  Table,
  TableNew,
  TableNoticeKinds,
  TablePatch,
  TokenInfo,
  Waiting,
  WebhookMade,
  WebhookNew,
  WorkshopDeck,
  WorkshopDeckNew,
  WorkshopDeckPatch,
} from './types';
import type { DeckData } from './types';
import { unsettledUntil } from '../settled';

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
  }
  get code(): string {
    return this.problem.code;
  }
}

export const OFFLINE: Problem = { title: 'offline', status: 0, code: 'offline', detail: '' };

export function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return unsettledUntil(request<T>(method, path, body));
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(OFFLINE);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(
      problem?.code
        ? problem
        : { title: answer.statusText, status: answer.status, code: 'http', detail: '' },
    );
  }
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

/** Decks and bots do not change while a page is open: fetched once and cached. */
let bots: Promise<BotInfo[]> | null = null;
const decks = new Map<string, Promise<DeckData>>();

export const api = {
  me: () => get<Me>('/me'),
  becomeGuest: () => post<Me>('/me'),
  changeMe: (patch: Omit<MePatch, 'prefs'> & { prefs?: Prefs }) => call<Me>('PATCH', '/me', patch),
  deleteMe: () => call<undefined>('DELETE', '/me'),
  makeAccount: (login: string, password: string) => post<Me>('/me/account', { login, password }),
  signIn: (login: string, password: string) => post<Me>('/session', { login, password }),
  signOut: () => call<undefined>('DELETE', '/session'),
  changePassword: (old: string, password: string) =>
    post<Me>('/me/password', { old, new: password }),
  sessions: () => get<SessionInfo[]>('/me/sessions'),
  endSession: (id: string) => call<undefined>('DELETE', `/me/sessions/${id}`),
  endOtherSessions: () => call<undefined>('DELETE', '/me/sessions'),
  tokens: () => get<TokenInfo[]>('/me/tokens'),
  makeToken: (label: string) => post<TokenInfo & { token: string }>('/me/tokens', { label }),
  dropToken: (id: string) => call<undefined>('DELETE', `/me/tokens/${id}`),
  myTables: () => get<{ tables: Table[] }>('/me/tables'),
  waiting: () => get<Waiting>('/me/waiting'),
  notices: () => get<Notices>('/me/notices'),
  changeNotices: (patch: NoticeSettingsPatch) => call<Notices>('PATCH', '/me/notices', patch),
  wantTable: (id: string, kinds: TableNoticeKinds) =>
    call<undefined>('PUT', `/me/notices/tables/${id}`, kinds),
  addPush: (endpoint: string, p256dh: string, secret: string) =>
    post<undefined>('/me/notices/push', { endpoint, p256dh, secret }),
  addMail: (address: string) => post<undefined>('/me/notices/mail', { address }),
  addWebhook: (url: string, shape: WebhookNew['shape']) =>
    post<WebhookMade>('/me/notices/webhook', { url, shape }),
  dropTarget: (id: string) => call<undefined>('DELETE', `/me/notices/targets/${id}`),
  testTarget: (id: string) => post<undefined>(`/me/notices/targets/${id}/test`),
  mailLink: (purpose: string, token: string) => get<MailLink>(`/mail/${purpose}/${token}`),
  useMailLink: (purpose: string, token: string) => post<undefined>(`/mail/${purpose}/${token}`),
  announcements: () => get<Announcement[]>('/announcements'),
  server: () => get<ServerInfo>('/server'),
  bots: (): Promise<BotInfo[]> => {
    bots ??= get<BotInfo[]>('/bots').catch((error: unknown) => {
      bots = null;
      throw error;
    });
    return bots;
  },
  deck: (id: string): Promise<DeckData> => {
    let kept = decks.get(id);
    if (!kept) {
      kept = get<DeckData>(`/decks/${id}`).then((deck) => ({ ...deck, ref: id }));
      kept.catch(() => decks.delete(id));
      decks.set(id, kept);
    }
    return kept;
  },
  tables: (state: 'open' | 'playing', after: string) =>
    get<{ tables: Table[]; next?: string | null }>(
      `/tables?state=${state}&after=${encodeURIComponent(after)}`,
    ),
  makeTable: (ask: TableNew) => post<Snapshot>('/tables', ask),
  table: (id: string) => get<Snapshot>(`/tables/${id}`),
  changeTable: (id: string, patch: TablePatch) => call<Snapshot>('PATCH', `/tables/${id}`, patch),
  join: (id: string, seat?: number) => post<Snapshot>(`/tables/${id}/join`, seat ? { seat } : {}),
  leave: (id: string) => post<Snapshot>(`/tables/${id}/leave`),
  start: (id: string) => post<Snapshot>(`/tables/${id}/start`),
  fill: (id: string, bot?: string, seat?: number) =>
    post<Snapshot>(`/tables/${id}/fill`, { bot, seat }),
  dismiss: (id: string, seat: number) => post<Snapshot>(`/tables/${id}/dismiss`, { seat }),
  rematch: (id: string) => post<Snapshot>(`/tables/${id}/rematch`),
  takeover: (id: string, seat: number) => post<Snapshot>(`/tables/${id}/takeover`, { seat }),
  takeback: (id: string) => post<Snapshot>(`/tables/${id}/takeback`),
  chat: (id: string, text: string) => post<unknown>(`/tables/${id}/chat`, { text }),
  react: (id: string, reaction: string) => post<unknown>(`/tables/${id}/react`, { reaction }),
  mute: (id: string, person: string, muted: boolean) =>
    post<unknown>(`/tables/${id}/mute`, { person, muted }),
  preview: (id: string, ply: number, choices: string[]) =>
    post<Previewed>(`/tables/${id}/preview`, { ply, choices }),
  commit: (id: string, ply: number, choices: string[], key: string) =>
    post<Committed>(`/tables/${id}/commit`, { ply, choices, key }),
  /** Everything that was kept of a table's stream, from its beginning. */
  history: (id: string) => get<History>(`/tables/${id}/history`),
  review: (id: string) => get<ReviewState>(`/games/${id}/review`),
  makeReview: (id: string) => post<ReviewState>(`/games/${id}/review`),
  /** `query`: what the bots play (`pages/lab/plan.ts`). */
  deckReport: (deck: string, query: string) =>
    get<DeckReportState>(`/decks/${deck}/report?${query}`),
  makeDeckReport: (deck: string, query: string) =>
    post<DeckReportState>(`/decks/${deck}/report?${query}`),
  mistakes: (game: string | null) =>
    get<Mistakes>(`/me/mistakes${game ? `?game=${encodeURIComponent(game)}` : ''}`),
  answerMistake: (game: string, ply: number, choice: string | null) =>
    post<MistakeResult>(`/me/mistakes/${game}/${String(ply)}`, { choice }),
  explore: (id: string, place: ExploreRequest) => post<Explored>(`/games/${id}/explore`, place),
  previewExplored: (id: string, place: ExploreRequest, plan: string[]) =>
    post<Previewed>(`/games/${id}/explore/preview`, { ...place, plan }),
  evaluateGame: (id: string, place: ExploreRequest) =>
    post<EvaluationState>(`/games/${id}/evaluation`, place),
  game: (id: string) => get<StoredGame>(`/games/${id}`),
  games: (query = '') => get<{ games: GameRef[]; next: string | null }>(`/games${query}`),
  importGame: (record: GameRecord) => post<{ id: string }>('/games/import', record),
  continueGame: (id: string, place: ExploreRequest, seats: SeatRequest[]) =>
    post<Snapshot>(`/games/${id}/continue`, { ...place, seats }),
  puzzles: () => get<PuzzleOverview>('/puzzles'),
  puzzle: (id: string) => get<PuzzleQuestion>(`/puzzles/${id}`),
  nextPuzzle: (query: string) => get<PuzzleQuestion>(`/puzzles/next${query}`),
  previewPuzzle: (id: string, choices: string[]) =>
    post<Previewed>(`/puzzles/${id}/preview`, { choices }),
  answerPuzzle: (id: string, choices: string[]) =>
    post<PuzzleAnswered>(`/puzzles/${id}/answer`, { choices }),
  leaderboard: (period: string, players: number) =>
    get<Leaderboard>(`/leaderboard?period=${period}&players=${String(players)}`),
  ratings: (id: string) => get<RatingHistory>(`/people/${id}/ratings`),
  friends: () => get<Friends>('/me/friends'),
  challenges: () => get<ChallengeList>('/me/challenges'),
  blocks: () => get<BlockList>('/me/blocks'),
  askFriend: (id: string) => call<Relation>('PUT', `/people/${id}/friend`),
  endFriend: (id: string) => call<Relation>('DELETE', `/people/${id}/friend`),
  block: (id: string) => call<Relation>('PUT', `/people/${id}/block`),
  unblock: (id: string) => call<Relation>('DELETE', `/people/${id}/block`),
  writeNote: (id: string, text: string) => call<Relation>('PUT', `/people/${id}/note`, { text }),
  report: (id: string, report: ReportRequest) => post<undefined>(`/people/${id}/report`, report),
  goOnVacation: (days: number) => call<Me>('PUT', '/me/vacation', { days }),
  endVacation: () => call<Me>('DELETE', '/me/vacation'),
  invite: (id: string, person: string) => post<Snapshot>(`/tables/${id}/invite`, { person }),
  decline: (id: string) => post<Snapshot>(`/tables/${id}/decline`),
  daily: (day?: string) => get<Daily>(`/daily${day ? `/${day}` : ''}`),
  dailyArchive: (before: string | null) =>
    get<DailyArchive>(`/daily/archive${before ? `?before=${before}` : ''}`),
  playDaily: (day: string) => post<Snapshot>(`/daily/${day}/play`),
  hint: (id: string, ply: number, choices: readonly string[]) =>
    post<EvaluationState>(`/tables/${id}/hint`, { ply, choices }),
  coach: (id: string, ply: number, choices: readonly string[]) =>
    post<CoachState>(`/tables/${id}/coach`, { ply, choices }),
  numbers: () => get<Numbers>('/me/numbers'),
  person: (id: string) => get<Profile>(`/people/${id}`),
  myDecks: () => get<DeckEntries>('/workshop/decks'),
  publicDecks: (search: string, after: string | null) =>
    get<DeckEntries>(
      `/workshop/public?search=${encodeURIComponent(search)}${after ? `&after=${encodeURIComponent(after)}` : ''}`,
    ),
  makeDeck: (ask: WorkshopDeckNew) => post<WorkshopDeck>('/workshop/decks', ask),
  workshopDeck: (id: string) => get<WorkshopDeck>(`/workshop/decks/${id}`),
  changeDeck: (id: string, patch: WorkshopDeckPatch) =>
    call<DeckEntry>('PATCH', `/workshop/decks/${id}`, patch),
  deleteDeck: (id: string) => call<undefined>('DELETE', `/workshop/decks/${id}`),
  saveDraft: (id: string, revision: number, cards: readonly object[]) =>
    call<Draft>('PUT', `/workshop/decks/${id}/draft`, { revision, cards }),
  saveVersion: (id: string) => post<DeckVersion>(`/workshop/decks/${id}/versions`),
  versions: (id: string) => get<{ versions: DeckVersion[] }>(`/workshop/decks/${id}/versions`),
};
