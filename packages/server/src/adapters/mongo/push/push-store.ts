import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import type { MemberSession, PushSubscription } from '@twosides/domain/model';
import { PUSH_DEVICES_MAX, type PushStore } from '@twosides/domain/push';
import { trusted } from 'mongoose';
import { PUSH_KEY } from '../../database-checks.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { PushSubscriptionRecord } from '../models/member-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';

export const createPushStore = (database: SiteDatabase): PushStore => {
  const { pushSubscriptions } = database;
  return {
    save: (subscription) => inTransaction(database.connection, () => save(database, subscription)),

    listOf: async (memberId, now) => {
      const [found, devices] = await Promise.all([
        pushSubscriptions.find({ memberId }).sort({ lastSeenAt: -1, _id: 1 }).hint('by_member').lean(),
        liveDevices(database, memberId, now),
      ]);
      return found.flatMap(({ _id, sessionId, createdAt, lastSeenAt }) => {
        const device = devices.get(sessionId);
        return device === undefined ? [] : [{ id: _id, sessionId, device, createdAt, lastSeenAt }];
      });
    },

    find: async (id, now) => {
      const found = await pushSubscriptions.findOne({ _id: id }).lean();
      if (found === null) return null;
      const devices = await liveDevices(database, found.memberId, now);
      return devices.has(found.sessionId) ? toSubscription(found) : null;
    },

    remove: async (memberId, id) => (await pushSubscriptions.deleteOne({ _id: id, memberId })).deletedCount > 0,

    forget: async ({ id, p256dh, auth }) => {
      await pushSubscriptions.deleteOne({ _id: id, p256dh, auth });
    },

    ensurePublicKey: (publicKey, replacesKey) =>
      inTransaction(database.connection, () => ensurePublicKey(database, publicKey, replacesKey)),
  };
};

/** Keyed by session id. Leaves out expired sessions, because the TTL index deletes them late. */
const liveDevices = async (
  { sessions }: Pick<Models, 'sessions'>,
  member: MemberId,
  now: Timestamp,
): Promise<ReadonlyMap<MemberSession['id'], string>> => {
  const found = await sessions
    .find({ 'member.id': member, expire: trusted({ $gt: new Date(now) }) }, { member: 1 })
    .lean();
  return new Map(found.flatMap(({ member: of }) => (of ? [[of.session.id, of.session.device]] : [])));
};

const save = async (
  { pushSubscriptions, sessions }: Pick<Models, 'pushSubscriptions' | 'sessions'>,
  { id, createdAt, ...subscription }: PushSubscription,
): Promise<void> => {
  const { memberId, sessionId } = subscription;
  const session = await sessions
    .findOne({ 'member.id': memberId, 'member.session.id': sessionId }, { expire: 1 })
    .lean();
  if (session === null) return;
  const before = await pushSubscriptions.findOne({ _id: id, memberId }).lean();
  await pushSubscriptions.updateOne(
    { _id: id },
    { $set: { ...subscription, createdAt: before?.createdAt ?? createdAt, expire: session.expire } },
    { upsert: true },
  );
  const tooMany = await pushSubscriptions
    .find({ memberId }, { _id: 1 })
    .sort({ lastSeenAt: -1, _id: 1 })
    .skip(PUSH_DEVICES_MAX)
    .lean();
  if (tooMany.length > 0) await pushSubscriptions.deleteMany({ _id: trusted({ $in: tooMany.map(({ _id }) => _id) }) });
};

const ensurePublicKey = async (
  { pushSubscriptions, installation }: Pick<Models, 'pushSubscriptions' | 'installation'>,
  publicKey: string,
  replacesKey: boolean,
): Promise<boolean> => {
  const known = await installation.findOne({ _id: PUSH_KEY }).lean();
  if (known?.value === publicKey) return true;
  if (known !== null) {
    if (!replacesKey && (await pushSubscriptions.exists({})) !== null) return false;
    await pushSubscriptions.deleteMany({});
  }
  await installation.updateOne({ _id: PUSH_KEY }, { $set: { value: publicKey } }, { upsert: true });
  return true;
};

const toSubscription = ({ _id, expire: _expire, ...record }: PushSubscriptionRecord): PushSubscription => ({
  id: _id,
  ...record,
});
