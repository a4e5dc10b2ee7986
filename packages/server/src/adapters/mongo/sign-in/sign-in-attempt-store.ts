import type { SignInAttemptStore } from '@twosides/domain/sign-in';
import { trusted } from 'mongoose';
import type { Models } from '../models/models.ts';

export const createSignInAttemptStore = ({ signInAttempts }: Pick<Models, 'signInAttempts'>): SignInAttemptStore => ({
  add: async (key, attempt, expire) => {
    await signInAttempts.insertMany([{ _id: key, attempt, expire: new Date(expire) }]);
  },
  take: async (key, now) => {
    const taken = await signInAttempts.findOneAndDelete({ _id: key }).lean();
    if (taken === null || taken.expire.getTime() <= now) return null;
    const { provider, checks, connectTo, returnTo, flow } = taken.attempt;
    const { state, nonce, codeVerifier } = checks;
    return {
      provider,
      checks: { state, nonce, codeVerifier },
      connectTo,
      returnTo,
      flow,
    };
  },
  sweep: async (now) => {
    await signInAttempts.deleteMany({ expire: trusted({ $lt: new Date(now) }) }, { hint: 'expire' });
  },
});
