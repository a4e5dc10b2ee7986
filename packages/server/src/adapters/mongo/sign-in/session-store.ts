import { newDeviceAlerts, raiseAlerts } from '@twosides/domain/alerts';
import type { SessionStore, SignInAttemptStore, StoredSession } from '@twosides/domain/sign-in';
import { trusted } from 'mongoose';
import { applyWrites } from '../apply-writes.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { SessionRecord } from '../models/member-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';

/** A TTL index deletes expired sessions late, so reads check `expire` themselves. */
export const createSessionStore = (database: SiteDatabase): SessionStore => {
  const { sessions, users, passkeys, pushSubscriptions } = database;
  return {
    get: async (sid, now) => {
      const found = await sessions.findOne({ _id: sid, expire: trusted({ $gt: new Date(now) }) }).lean();
      return found && toStored(found);
    },
    create: async (sid, data, expire) => {
      await sessions.insertMany([{ _id: sid, sess: data, expire: new Date(expire) }]);
    },
    begin: ({ sid, id, member, device, createdAt, passkeyId, expire }) =>
      inTransaction(database.connection, async () => {
        const user = await users.findOne({ _id: member.id }).lean();
        if (user === null || user.sessionEpoch !== member.sessionEpoch) return false;
        if (passkeyId !== null && !(await passkeys.exists({ _id: passkeyId, memberId: member.id }))) return false;
        // Updates the member, so that concurrently removing the passkey or ending all sessions causes a write conflict.
        await users.updateOne({ _id: member.id }, { $addToSet: { devices: device }, $inc: { revision: 1 } });
        const session = { id, device, createdAt, lastSeenAt: createdAt, provenAt: createdAt, passkeyId };
        const signedIn = { id: member.id, session };
        await sessions.insertMany([{ _id: sid, sess: {}, expire: new Date(expire), member: signedIn }]);
        const news = newDeviceAlerts(user.devices ?? [], { memberId: member.id, device, at: createdAt });
        await applyWrites(database, raiseAlerts(news));
        return true;
      }),
    update: async (sid, data, expire) => {
      const until = { expire: new Date(expire) };
      const found = await sessions.findOneAndUpdate({ _id: sid }, { $set: { sess: data, ...until } }).lean();
      if (found?.member) await pushSubscriptions.updateMany(pushedTo(found.member), { $set: until });
    },
    touch: async (sid, at) => {
      await sessions.updateOne(
        { _id: sid, member: trusted({ $exists: true }) },
        { $set: { 'member.session.lastSeenAt': at } },
      );
    },
    prove: async (member, id, at) => {
      await sessions.updateOne(
        { 'member.id': member, 'member.session.id': id },
        { $set: { 'member.session.provenAt': at } },
      );
    },
    destroy: async (sid) => {
      const found = await sessions.findOneAndDelete({ _id: sid }).lean();
      if (found?.member) await pushSubscriptions.deleteMany(pushedTo(found.member));
    },
    listOf: async (member, now) => {
      const found = await sessions
        .find({ 'member.id': member, expire: trusted({ $gt: new Date(now) }) })
        .sort({ 'member.session.lastSeenAt': -1, 'member.session.createdAt': -1 })
        .lean();
      return found.flatMap(({ member: of }) => (of ? [of.session] : []));
    },
    end: async (member, id) => {
      const { deletedCount } = await sessions.deleteOne({ 'member.id': member, 'member.session.id': id });
      await pushSubscriptions.deleteMany({ memberId: member, sessionId: id });
      return deletedCount > 0;
    },
    endOthers: async (member, kept) => {
      await sessions.deleteMany({ 'member.id': member, 'member.session.id': trusted({ $ne: kept }) });
      await pushSubscriptions.deleteMany({ memberId: member, sessionId: trusted({ $ne: kept }) });
    },
    sweep: async (now) => {
      await sessions.deleteMany({ expire: trusted({ $lt: new Date(now) }) }, { hint: 'expire' });
    },
  };
};

const pushedTo = ({ id, session }: NonNullable<SessionRecord['member']>) => ({ memberId: id, sessionId: session.id });

const toStored = ({ sess, expire, member }: SessionRecord): StoredSession => ({
  data: sess,
  expire: expire.getTime(),
  member: member ?? null,
});

export const createSignInAttemptStore = ({ signInAttempts }: Pick<Models, 'signInAttempts'>): SignInAttemptStore => ({
  add: async (key, attempt, expire) => {
    await signInAttempts.insertMany([{ _id: key, attempt, expire: new Date(expire) }]);
  },
  take: async (key, now) => {
    const taken = await signInAttempts.findOneAndDelete({ _id: key }).lean();
    return taken !== null && taken.expire.getTime() > now ? taken.attempt : null;
  },
  sweep: async (now) => {
    await signInAttempts.deleteMany({ expire: trusted({ $lt: new Date(now) }) }, { hint: 'expire' });
  },
});
