import { newDeviceAlerts, raiseAlerts } from '@twosides/domain/alerts';
import type { MemberId } from '@twosides/domain/kernel';
import type { MemberSession } from '@twosides/domain/model';
import type { SessionData, SessionStore, SignInAttempt, SignInAttemptStore } from '@twosides/domain/sign-in';
import { findPasskeys } from '../accounts/credentials.ts';
import { applyWrites } from '../apply-writes.ts';
import type { Database, Row, SiteDatabase } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';
import { isBusy } from '../kernel/retry-while-busy.ts';

export const createSessionStore = (database: SiteDatabase): SessionStore => ({
  get: async (sid, now) => {
    const row = database.first<SessionRow>('SELECT * FROM sessions WHERE sid = ? AND expire > ?', sid, now);
    return (
      row && {
        data: JSON.parse(row.sess) as SessionData,
        expire: row.expire,
        member: row.member_id && { id: row.member_id, session: SESSIONS.read(row) },
      }
    );
  },
  create: async (sid, data, expire) => {
    database.insert('sessions', { sid, sess: JSON.stringify(data), expire });
  },
  begin: async ({ sid, id, member, device, createdAt, passkeyId, expire }) =>
    database.write(() => {
      const epoch = database.value<number>('SELECT session_epoch FROM users WHERE id = ?', member.id);
      if (epoch !== member.sessionEpoch) return false;
      const isGone = passkeyId !== null && !findPasskeys(database, member.id).some((one) => one.id === passkeyId);
      if (isGone) return false;
      const devicesHad = findDevices(database, member.id);
      database.insert('sessions', {
        sid,
        sess: '{}',
        expire,
        member_id: member.id,
        ...SESSIONS.toRow({ id, device, createdAt, lastSeenAt: createdAt, provenAt: createdAt, passkeyId }),
      });
      if (!devicesHad.includes(device))
        database.run('UPDATE users SET devices = ? WHERE id = ?', JSON.stringify([...devicesHad, device]), member.id);
      const news = newDeviceAlerts(devicesHad, { memberId: member.id, device, at: createdAt });
      applyWrites(database, raiseAlerts(news));
      return true;
    }),
  update: async (sid, data, expire) => {
    database.run('UPDATE sessions SET sess = ?, expire = ? WHERE sid = ?', JSON.stringify(data), expire, sid);
  },
  touch: async (sid, at) => {
    try {
      database.run('UPDATE sessions SET last_seen_at = ? WHERE sid = ? AND member_id IS NOT NULL', at, sid);
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  },
  prove: async (member, id, at) => {
    database.run('UPDATE sessions SET proven_at = ? WHERE member_id = ? AND public_id = ?', at, member, id);
  },
  destroy: async (sid) => {
    database.run('DELETE FROM sessions WHERE sid = ?', sid);
  },
  listOf: async (member, now) =>
    SESSIONS.all(
      database,
      'SELECT * FROM sessions WHERE member_id = ? AND expire > ? ORDER BY last_seen_at DESC, created_at DESC',
      member,
      now,
    ),
  end: async (member, id) => database.run('DELETE FROM sessions WHERE member_id = ? AND public_id = ?', member, id) > 0,
  endOthers: async (member, kept) => {
    database.run('DELETE FROM sessions WHERE member_id = ? AND public_id <> ?', member, kept);
  },
  sweep: async (now) => {
    database.run('DELETE FROM sessions WHERE expire < ?', now);
  },
});

export const findDevices = (database: Database, memberId: string): readonly string[] =>
  JSON.parse(database.value<string>('SELECT devices FROM users WHERE id = ?', memberId) ?? '[]');

const SESSIONS = recordsOf<MemberSession>(
  {
    id: 'plain',
    device: 'plain',
    createdAt: 'plain',
    lastSeenAt: 'plain',
    provenAt: 'plain',
    passkeyId: 'plain',
  },
  { id: 'public_id' },
);

type SessionRow = Row & { readonly sess: string; readonly expire: number; readonly member_id: MemberId | null };

export const createSignInAttemptStore = (database: Database): SignInAttemptStore => ({
  add: async (key, attempt, expire) => {
    database.insert('sign_in_attempts', { attempt_key: key, attempt: JSON.stringify(attempt), expire });
  },
  take: async (key, now) => {
    const row = database.write(() =>
      database.first<{ attempt: string; expire: number }>(
        'DELETE FROM sign_in_attempts WHERE attempt_key = ? RETURNING attempt, expire',
        key,
      ),
    );
    return row && row.expire > now ? (JSON.parse(row.attempt) as SignInAttempt) : null;
  },
  sweep: async (now) => {
    database.run('DELETE FROM sign_in_attempts WHERE expire < ?', now);
  },
});
