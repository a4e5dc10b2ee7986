import type { PushSubscription } from '@twosides/domain/model';
import { PUSH_DEVICES_MAX, type PushStore } from '@twosides/domain/push';
import { PUSH_KEY } from '../../database-checks.ts';
import type { Database } from '../kernel/database.ts';

export const createPushStore = (database: Database): PushStore => ({
  save: async (subscription) => database.write(() => save(database, subscription)),

  listOf: async (member, now) => database.all(DEVICES_SQL, now, member),

  find: async (id, now) =>
    database.first(`SELECT push_subscriptions.* ${WITH_SESSION} WHERE push_subscriptions.id = ?`, now, id),

  remove: async (member, id) =>
    database.run('DELETE FROM push_subscriptions WHERE member_id = ? AND id = ?', member, id) > 0,

  forget: async ({ id, p256dh, auth }) => {
    database.run('DELETE FROM push_subscriptions WHERE id = ? AND p256dh = ? AND auth = ?', id, p256dh, auth);
  },

  ensurePublicKey: async (publicKey, replacesKey) =>
    database.write(() => ensurePublicKey(database, publicKey, replacesKey)),
});

const WITH_SESSION = `FROM push_subscriptions JOIN sessions
  ON sessions.member_id = push_subscriptions.member_id AND sessions.public_id = session_id AND sessions.expire > ?`;

export const DEVICES_SQL = `
  SELECT push_subscriptions.id, session_id, sessions.device, push_subscriptions.created_at, push_subscriptions.last_seen_at
  ${WITH_SESSION}
  WHERE push_subscriptions.member_id = ? ORDER BY push_subscriptions.last_seen_at DESC, push_subscriptions.id`;

const CREATED_AT = 'SELECT created_at FROM push_subscriptions WHERE id = ? AND member_id = ?';

const save = (database: Database, subscription: PushSubscription): void => {
  const { id, memberId, sessionId } = subscription;
  if (!database.has('SELECT 1 FROM sessions WHERE member_id = ? AND public_id = ?', memberId, sessionId)) return;
  const createdAt = database.value<number>(CREATED_AT, id, memberId) ?? subscription.createdAt;
  database.upsert('push_subscriptions', 'id', { ...subscription, createdAt });
  database.run(
    `DELETE FROM push_subscriptions WHERE id IN
       (SELECT id FROM push_subscriptions WHERE member_id = ? ORDER BY last_seen_at DESC, id LIMIT -1 OFFSET ?)`,
    memberId,
    PUSH_DEVICES_MAX,
  );
};

const ensurePublicKey = (database: Database, publicKey: string, replacesKey: boolean): boolean => {
  const known = database.value<string>('SELECT value FROM installation WHERE name = ?', PUSH_KEY);
  if (known === publicKey) return true;
  if (known !== null) {
    if (!replacesKey && database.has('SELECT 1 FROM push_subscriptions LIMIT 1')) return false;
    database.run('DELETE FROM push_subscriptions');
  }
  database.upsert('installation', 'name', { name: PUSH_KEY, value: publicKey });
  return true;
};
