import type { SignInAttempt, SignInAttemptStore } from '@twosides/domain/sign-in';
import type { Database } from '../kernel/database.ts';

export const createSignInAttemptStore = (database: Database): SignInAttemptStore => ({
  add: async (key, attempt, expire) => {
    database.insert('sign_in_attempts', { attempt_key: key, attempt: JSON.stringify(attempt), expire });
  },
  take: async (key, now) => {
    const row = database.write(() =>
      database.first<{ attempt: string; expire: number }>(
        'DELETE FROM sign_in_attempts WHERE attempt_key = ? RETURNING attempt, expire',
        key,
      ),
    );
    // An attempt that began under an earlier release has no page to go on to, nor a flow.
    return row && row.expire > now
      ? { returnTo: null, flow: null, ...(JSON.parse(row.attempt) as StoredAttempt) }
      : null;
  },
  sweep: async (now) => {
    database.run('DELETE FROM sign_in_attempts WHERE expire < ?', now);
  },
});

type StoredAttempt = Omit<SignInAttempt, 'returnTo' | 'flow'> & Partial<SignInAttempt>;
