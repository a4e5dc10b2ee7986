import type { MemberId } from '@twosides/domain/kernel';
import type { PushDevice, PushSubscription } from '@twosides/domain/model';
import { PUSH_DEVICES_MAX, type PushStore } from '@twosides/domain/push';
import { PUSH_KEY } from '../../push-key.ts';
import type { Database } from '../kernel/database.ts';

export const createPushStore = (database: Database): PushStore => ({
  save: async (subscription) => database.write(() => save(database, subscription)),

  listOf: async (member, now) => database.all<DeviceRow>(DEVICES_SQL, now, member).map(toDevice),

  find: async (id, now) => {
    const row = database.first<SubscriptionRow>(
      `SELECT push_subscriptions.* ${WITH_SESSION} WHERE push_subscriptions.id = ?`,
      now,
      id,
    );
    return row && toSubscription(row);
  },

  remove: async (member, id) =>
    database.run('DELETE FROM push_subscriptions WHERE member_id = ? AND id = ?', member, id) > 0,

  forget: async ({ id, p256dh, auth }) => {
    database.run('DELETE FROM push_subscriptions WHERE id = ? AND p256dh = ? AND auth = ?', id, p256dh, auth);
  },

  ensurePublicKey: async (publicKey, forgets) => database.write(() => ensurePublicKey(database, publicKey, forgets)),
});

const WITH_SESSION = `FROM push_subscriptions JOIN sessions
  ON sessions.member_id = push_subscriptions.member_id AND sessions.public_id = session_id AND sessions.expire > ?`;

export const DEVICES_SQL = `SELECT push_subscriptions.*, sessions.device ${WITH_SESSION}
  WHERE push_subscriptions.member_id = ? ORDER BY push_subscriptions.last_seen_at DESC, push_subscriptions.id`;

const save = (database: Database, subscription: PushSubscription): void => {
  const { id, memberId, sessionId, endpoint, p256dh, auth, createdAt, lastSeenAt } = subscription;
  const session = database.first('SELECT 1 FROM sessions WHERE member_id = ? AND public_id = ?', memberId, sessionId);
  if (session === null) return;
  const before = database.first<{ created_at: number }>(
    'SELECT created_at FROM push_subscriptions WHERE id = ? AND member_id = ?',
    id,
    memberId,
  );
  database.upsert('push_subscriptions', 'id', {
    id,
    member_id: memberId,
    session_id: sessionId,
    endpoint,
    p256dh,
    auth,
    created_at: before?.created_at ?? createdAt,
    last_seen_at: lastSeenAt,
  });
  database.run(
    `DELETE FROM push_subscriptions WHERE id IN
       (SELECT id FROM push_subscriptions WHERE member_id = ? ORDER BY last_seen_at DESC, id LIMIT -1 OFFSET ?)`,
    memberId,
    PUSH_DEVICES_MAX,
  );
};

const ensurePublicKey = (database: Database, publicKey: string, forgets: boolean): boolean => {
  const known = database.first<{ value: string }>('SELECT value FROM installation WHERE name = ?', PUSH_KEY)?.value;
  if (known === publicKey) return true;
  if (known !== undefined) {
    if (!forgets && database.first('SELECT 1 FROM push_subscriptions LIMIT 1') !== null) return false;
    database.run('DELETE FROM push_subscriptions');
  }
  database.upsert('installation', 'name', { name: PUSH_KEY, value: publicKey });
  return true;
};

type SubscriptionRow = {
  readonly id: string;
  readonly member_id: MemberId;
  readonly session_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created_at: number;
  readonly last_seen_at: number;
};

type DeviceRow = SubscriptionRow & { readonly device: string };

const toSubscription = (row: SubscriptionRow): PushSubscription => ({
  id: row.id,
  memberId: row.member_id,
  sessionId: row.session_id,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
});

const toDevice = (row: DeviceRow): PushDevice => ({
  id: row.id,
  sessionId: row.session_id,
  device: row.device,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
});
