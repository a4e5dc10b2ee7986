import type { SignInAttemptStore } from '@twosides/domain/sign-in';
import { trusted } from 'mongoose';
import type { Models } from '../models/models.ts';

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
