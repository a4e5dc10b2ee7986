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
    return row && row.expire > now ? (JSON.parse(row.attempt) as SignInAttempt) : null;
  },
  sweep: async (now) => {
    database.run('DELETE FROM sign_in_attempts WHERE expire < ?', now);
  },
});
