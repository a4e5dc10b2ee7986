import { newDeviceAlerts, raiseAlerts } from '@twosides/domain/alerts';
import type { MemberId } from '@twosides/domain/kernel';
import type { MemberSession } from '@twosides/domain/model';
import type { SessionData, SessionStore, SignInAttempt, SignInAttemptStore } from '@twosides/domain/sign-in';
import { findPasskeys } from '../accounts/credentials.ts';
import { applyWrites } from '../apply-writes.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import { isBusy } from '../kernel/retry-while-busy.ts';

export const createSessionStore = (database: SiteDatabase): SessionStore => ({
  get: async (sid, now) => {
    const row = database.first<SessionRow>(
      `SELECT sess, expire, member_id, ${SESSION} FROM sessions WHERE sid = ? AND expire > ?`,
      sid,
      now,
    );
    if (row === null) return null;
    const { sess: data, expire, memberId, ...session } = row;
    return { data, expire, member: memberId && { id: memberId, session } };
  },
  create: async (sid, data, expire) => {
    database.insert('sessions', { sid, sess: data, expire });
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
        sess: {},
        expire,
        memberId: member.id,
        publicId: id,
        device,
        createdAt,
        lastSeenAt: createdAt,
        provenAt: createdAt,
        passkeyId,
      });
      if (!devicesHad.includes(device))
        database.update('users', { id: member.id }, { devices: [...devicesHad, device] });
      const news = newDeviceAlerts(devicesHad, { memberId: member.id, device, at: createdAt });
      applyWrites(database, raiseAlerts(news));
      return true;
    }),
  update: async (sid, data, expire) => {
    database.update('sessions', { sid }, { sess: data, expire });
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
    database.all(
      `SELECT ${SESSION} FROM sessions
       WHERE member_id = ? AND expire > ? ORDER BY last_seen_at DESC, created_at DESC`,
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
  database.value('SELECT devices FROM users WHERE id = ?', memberId) ?? [];

const SESSION = 'public_id AS id, device, created_at, last_seen_at, proven_at, passkey_id';

type SessionRow = MemberSession & {
  readonly sess: SessionData;
  readonly expire: number;
  readonly memberId: MemberId | null;
};

export const createSignInAttemptStore = (database: Database): SignInAttemptStore => ({
  add: async (key, attempt, expire) => {
    database.insert('sign_in_attempts', { attemptKey: key, attempt, expire });
  },
  take: async (key, now) => {
    const row = database.write(() =>
      database.first<{ attempt: SignInAttempt; expire: number }>(
        'DELETE FROM sign_in_attempts WHERE attempt_key = ? RETURNING attempt, expire',
        key,
      ),
    );
    return row && row.expire > now ? row.attempt : null;
  },
  sweep: async (now) => {
    database.run('DELETE FROM sign_in_attempts WHERE expire < ?', now);
  },
});
