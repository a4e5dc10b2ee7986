import type { SessionData, SessionStore } from '@twosides/domain';
import { trusted } from 'mongoose';
import type { Models } from './models/models.ts';

/** Sessions, one document each. The server forgets expired ones by itself, too (a TTL index); reading never relies on it. */
export const createSessionStore = ({ sessions }: Pick<Models, 'sessions'>): SessionStore => ({
  get: async (sid, now) => {
    const found = await sessions
      .findOne({ _id: sid, expire: trusted({ $gt: new Date(now) }) }, { sess: 1, expire: 1 })
      .lean();
    return found && { data: toSessionData(found.sess), expire: found.expire.getTime() };
  },
  create: async (sid, data, expire) => {
    await sessions.insertMany([{ _id: sid, sess: data, expire: new Date(expire) }]);
  },
  update: async (sid, data, expire) => {
    await sessions.updateOne({ _id: sid }, { $set: { sess: data, expire: new Date(expire) } });
  },
  destroy: async (sid) => {
    await sessions.deleteOne({ _id: sid });
  },
  destroyAllOf: async (member) => {
    await sessions.deleteMany({ 'sess.memberId': member });
  },
  sweep: async (now) => {
    await sessions.deleteMany({ expire: trusted({ $lt: new Date(now) }) });
  },
});

const toSessionData = ({ memberId, registration }: SessionData): SessionData => ({
  ...(memberId !== undefined && { memberId }),
  ...(registration && { registration: { email: registration.email, at: registration.at } }),
});
