import { newDeviceAlerts, raiseAlerts } from '@twosides/domain/alerts';
import type { MemberId, Secrets } from '@twosides/domain/kernel';
import type { MemberSession } from '@twosides/domain/model';
import type { SessionData, SessionStore } from '@twosides/domain/sign-in';
import { findPasskeys } from '../accounts/passkeys.ts';
import { applyWrites } from '../apply-writes.ts';
import type { Database } from '../kernel/database.ts';
import { isBusy } from '../kernel/retry-while-busy.ts';

export const createSessionStore = (database: Database, secrets: Secrets): SessionStore => ({
  get: async (sid, now) => {
    const row = database.first<SessionRow>('SELECT * FROM sessions WHERE sid = ? AND expire > ?', sid, now);
    return (
      row && {
        data: JSON.parse(row.sess) as SessionData,
        expire: row.expire,
        member: isSignedIn(row) ? { id: row.member_id, session: toMemberSession(row) } : null,
      }
    );
  },
  create: async (sid, data, expire) => {
    database.insert('sessions', { sid, sess: JSON.stringify(data), expire });
  },
  begin: async ({ sid, id, member, device, createdAt, passkeyId, expire }) =>
    database.write(() => {
      const user = database.first<{ session_epoch: number }>('SELECT session_epoch FROM users WHERE id = ?', member.id);
      if (user?.session_epoch !== member.sessionEpoch) return false;
      const isGone = passkeyId !== null && !findPasskeys(database, member.id).some((one) => one.id === passkeyId);
      if (isGone) return false;
      const devicesHad = findDevices(database, member.id);
      database.insert('sessions', {
        sid,
        sess: '{}',
        expire,
        member_id: member.id,
        public_id: id,
        device,
        created_at: createdAt,
        last_seen_at: createdAt,
        proven_at: createdAt,
        passkey_id: passkeyId,
      });
      if (!devicesHad.includes(device))
        database.run('UPDATE users SET devices = ? WHERE id = ?', JSON.stringify([...devicesHad, device]), member.id);
      const news = newDeviceAlerts(devicesHad, { memberId: member.id, device, at: createdAt });
      applyWrites({ database, secrets }, raiseAlerts(news));
      return true;
    }),
  update: async (sid, data, expire) => {
    database.run('UPDATE sessions SET sess = ?, expire = ? WHERE sid = ?', JSON.stringify(data), expire, sid);
  },
  touch: async (sid, at) => {
    try {
      database.run('UPDATE sessions SET last_seen_at = ? WHERE sid = ? AND member_id IS NOT NULL', at, sid);
    } catch (error) {
      // While another process writes, this skips the update, so that reading requests do not wait.
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
    database
      .all<MemberSessionRow>(
        'SELECT * FROM sessions WHERE member_id = ? AND expire > ? ORDER BY last_seen_at DESC, created_at DESC',
        member,
        now,
      )
      .map(toMemberSession),
  end: async (member, id) => database.run('DELETE FROM sessions WHERE member_id = ? AND public_id = ?', member, id) > 0,
  endOthers: async (member, kept) => {
    database.run('DELETE FROM sessions WHERE member_id = ? AND public_id <> ?', member, kept);
  },
  sweep: async (now) => {
    database.run('DELETE FROM sessions WHERE expire < ?', now);
  },
});

export const findDevices = (database: Database, memberId: string): readonly string[] =>
  JSON.parse(database.first<{ devices: string }>('SELECT devices FROM users WHERE id = ?', memberId)?.devices ?? '[]');

type MemberSessionRow = {
  readonly member_id: MemberId;
  readonly public_id: string;
  readonly device: string;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly proven_at: number;
  readonly passkey_id: string | null;
};

type SessionRow = { readonly sess: string; readonly expire: number } & (
  | MemberSessionRow
  | { readonly member_id: null }
);

const isSignedIn = (row: SessionRow): row is SessionRow & MemberSessionRow => row.member_id !== null;

const toMemberSession = (row: MemberSessionRow): MemberSession => ({
  id: row.public_id,
  device: row.device,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  provenAt: row.proven_at,
  passkeyId: row.passkey_id,
});
