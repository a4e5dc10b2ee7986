import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import type { MemberSession, PushSubscription } from '@twosides/domain/model';
import { PUSH_DEVICES_MAX, type PushStore } from '@twosides/domain/push';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { PUSH_KEY } from '../../secrets-check.ts';
import { installation } from '../kernel/known-secrets.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { Models } from '../models/models.ts';
import type { PushSubscriptionRecord } from '../models/push-schema.ts';

export const createPushStore = (
  connection: Connection,
  models: Pick<Models, 'pushSubscriptions' | 'sessions'>,
): PushStore => {
  const { pushSubscriptions } = models;
  return {
    save: (subscription) => inTransaction(connection, (session) => save(models, subscription, session)),

    listOf: async (memberId, now) => {
      const [found, devices] = await Promise.all([
        pushSubscriptions.find({ memberId }).sort({ lastSeenAt: -1, _id: 1 }).hint('by_member').lean(),
        liveDevices(models, memberId, now),
      ]);
      return found.flatMap(({ _id, sessionId, createdAt, lastSeenAt }) => {
        const device = devices.get(sessionId);
        return device === undefined ? [] : [{ id: _id, sessionId, device, createdAt, lastSeenAt }];
      });
    },

    find: async (id, now) => {
      const found = await pushSubscriptions.findOne({ _id: id }).lean();
      if (found === null) return null;
      const devices = await liveDevices(models, found.memberId, now);
      return devices.has(found.sessionId) ? toSubscription(found) : null;
    },

    remove: async (memberId, id) => (await pushSubscriptions.deleteOne({ _id: id, memberId })).deletedCount > 0,

    forget: async ({ id, p256dh, auth }) => {
      await pushSubscriptions.deleteOne({ _id: id, p256dh, auth });
    },

    ensurePublicKey: (publicKey, forgets) =>
      inTransaction(connection, (session) => ensurePublicKey(connection, models, publicKey, forgets, session)),
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
  session: ClientSession,
): Promise<void> => {
  const { memberId, sessionId } = subscription;
  const its = await sessions
    .findOne({ 'member.id': memberId, 'member.session.id': sessionId }, { expire: 1 })
    .session(session)
    .lean();
  if (its === null) return;
  const before = await pushSubscriptions.findOne({ _id: id, memberId }).session(session).lean();
  await pushSubscriptions.updateOne(
    { _id: id },
    { $set: { ...subscription, createdAt: before?.createdAt ?? createdAt, expire: its.expire } },
    { session, upsert: true },
  );
  const tooMany = await pushSubscriptions
    .find({ memberId }, { _id: 1 })
    .sort({ lastSeenAt: -1, _id: 1 })
    .skip(PUSH_DEVICES_MAX)
    .session(session)
    .lean();
  if (tooMany.length > 0)
    await pushSubscriptions.deleteMany({ _id: trusted({ $in: tooMany.map(({ _id }) => _id) }) }, { session });
};

const ensurePublicKey = async (
  { db }: Connection,
  { pushSubscriptions }: Pick<Models, 'pushSubscriptions'>,
  publicKey: string,
  forgets: boolean,
  session: ClientSession,
): Promise<boolean> => {
  if (db === undefined) throw new Error('The connection to MongoDB is not open.');
  const known = await installation(db).findOne({ _id: PUSH_KEY }, { session });
  if (known?.value === publicKey) return true;
  if (known !== null) {
    if (!forgets && (await pushSubscriptions.exists({}).session(session)) !== null) return false;
    await pushSubscriptions.deleteMany({}, { session });
  }
  await installation(db).updateOne({ _id: PUSH_KEY }, { $set: { value: publicKey } }, { session, upsert: true });
  return true;
};

const toSubscription = ({ _id, expire: _expire, ...record }: PushSubscriptionRecord): PushSubscription => ({
  id: _id,
  ...record,
});
