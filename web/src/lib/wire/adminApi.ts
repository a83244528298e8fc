/** The requests of the admin page. They need the admin's cookie, which browsers send to `/api/admin` only. */
import { call } from './api';
import type {
  AdminLook,
  AdminPerson,
  AdminSession,
  AdminTable,
  AdminWays,
  Announcement,
  AnnouncementNew,
  AuditPage,
  BackupMade,
  BanInfo,
  BanNew,
  Figures,
  ReportAction,
  ReportInfo,
} from './types';

const get = <T>(path: string): Promise<T> => call<T>('GET', `/admin${path}`);
const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  call<T>('POST', `/admin${path}`, body);
const drop = (path: string): Promise<undefined> => call<undefined>('DELETE', `/admin${path}`);
const encode = encodeURIComponent;

export const adminApi = {
  ways: () => get<AdminWays>('/ways'),
  session: () => get<AdminSession>('/session'),
  signIn: (how: { secret: string } | { password: string }) => post<AdminSession>('/session', how),
  signOut: () => drop('/session'),
  figures: () => get<Figures>('/figures'),
  backup: () => post<BackupMade>('/backup'),
  reports: (handled: boolean) => get<ReportInfo[]>(`/reports?handled=${String(handled)}`),
  handle: (id: string, action: ReportAction) => post<undefined>(`/reports/${id}`, action),
  people: (text: string) => get<AdminPerson[]>(`/people?q=${encode(text)}`),
  look: (id: string) => get<AdminLook>(`/people/${id}`),
  erase: (id: string, name: string) => post<undefined>(`/people/${id}/erase`, { name }),
  bans: () => get<BanInfo[]>('/bans'),
  ban: (ban: BanNew) => post<{ id: string }>('/bans', ban),
  lift: (id: string) => drop(`/bans/${id}`),
  tables: (text: string, state: string) =>
    get<AdminTable[]>(`/tables?q=${encode(text)}${state ? `&state=${state}` : ''}`),
  closeTable: (id: string, reason: string) => post<undefined>(`/tables/${id}/close`, { reason }),
  announcements: () => get<Announcement[]>('/announcements'),
  announce: (made: AnnouncementNew) => post<Announcement>('/announcements', made),
  withdraw: (id: string) => drop(`/announcements/${id}`),
  audit: (before?: number) => get<AuditPage>(`/audit${before ? `?before=${String(before)}` : ''}`),
};
