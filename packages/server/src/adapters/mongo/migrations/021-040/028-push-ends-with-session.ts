import type { Migration } from '../migration.ts';

/**
 * A subscription ends when its session does: by whoever ends that, and else with its time, by which the server forgets
 * it by itself.
 */
export const PUSH_ENDS_WITH_SESSION: Migration = {
  outside: async ({ database }) => {
    const subscriptions = database.collection('push_subscriptions');
    const sessions = database.collection<{ _id: string; expire: Date }>('sessions');
    for await (const { _id, memberId, sessionId } of subscriptions.find({ expire: { $exists: false } })) {
      const session = await sessions.findOne({ 'member.id': memberId, 'member.session.id': sessionId });
      if (session === null) await subscriptions.deleteOne({ _id });
      else await subscriptions.updateOne({ _id }, { $set: { expire: session.expire } });
    }
    await subscriptions.createIndex({ expire: 1 }, { name: 'expire', expireAfterSeconds: 0 });
  },
};
